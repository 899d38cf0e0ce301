//! Learning from a refutation: the move that refuted is tried earlier next time, those tried
//! before it in vain later.

use shatar_rules::{Board, Move, Position};

use super::Search;
use super::history::{Step, bonus};

/// Moves that did not refute, in the order in which they were tried.
#[derive(Clone, Debug)]
pub(super) struct Tried {
    quiets: [Option<Move>; MOST],
    captures: [Option<Move>; MOST],
    quiet_count: usize,
    capture_count: usize,
}

/// Later ones are not remembered.
const MOST: usize = 32;

impl Default for Tried {
    fn default() -> Self {
        Tried {
            quiets: [None; MOST],
            captures: [None; MOST],
            quiet_count: 0,
            capture_count: 0,
        }
    }
}

impl Tried {
    /// Forgets all moves.
    pub(super) fn clear(&mut self) {
        self.quiet_count = 0;
        self.capture_count = 0;
    }

    #[inline]
    pub(super) fn add(&mut self, mv: Move, quiet: bool) {
        let (list, count) = if quiet {
            (&mut self.quiets, &mut self.quiet_count)
        } else {
            (&mut self.captures, &mut self.capture_count)
        };
        if let Some(place) = list.get_mut(*count) {
            *place = Some(mv);
            *count += 1;
        }
    }
}

/// The index of the kind of man that a move takes; 7 for none.
#[inline]
pub(super) fn victim<B: Board>(position: &Position<B>, mv: Move) -> usize {
    position
        .captured_square(mv)
        .and_then(|square| position.man_at(square))
        .map_or(7, |man| man.role().index())
}

impl<B: Board> Search<B> {
    /// Learns that a move refuted the one before it.
    pub(super) fn learn(
        &mut self,
        position: &Position<B>,
        mv: Move,
        depth: i32,
        tried: &Tried,
        ply: usize,
    ) {
        let bonus = bonus(depth);
        let before = self.steps_before(ply);
        let step_of = |mv: Move| {
            Some(Step {
                man: position.man_at(mv.from)?,
                to: mv.to,
            })
        };
        let Some(step) = step_of(mv) else {
            return;
        };
        if mv.promotion.is_none() && !position.is_capture(mv) {
            let killers = &mut self.frames[ply].killers;
            if killers[0] != Some(mv) {
                *killers = [Some(mv), killers[0]];
            }
            self.history.update_quiet(mv, step, before, bonus);
            for quiet in tried.quiets[..tried.quiet_count].iter().flatten() {
                if let Some(step) = step_of(*quiet) {
                    self.history.update_quiet(*quiet, step, before, -bonus);
                }
            }
        } else {
            self.history
                .update_capture(step, victim(position, mv), bonus);
        }
        for capture in tried.captures[..tried.capture_count].iter().flatten() {
            if let Some(step) = step_of(*capture) {
                self.history
                    .update_capture(step, victim(position, *capture), -bonus);
            }
        }
    }
}

//! What the search has learnt about moves in general: which quiet moves and captures refuted
//! others before.

use core::marker::PhantomData;

use shatar_rules::{Board, Color, Man, Move, Square};

/// A move as the tables see it: which man goes where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub(super) man: Man,
    pub(super) to: Square,
}

/// Scores of moves, between −[`MOST`] and [`MOST`].
#[derive(Clone, Debug)]
pub(super) struct History<B: Board> {
    /// By side, from and to.
    quiet: Vec<i16>,
    /// By man, target and kind of the man taken.
    capture: Vec<i16>,
    /// By an earlier step and this step.
    continuation: Vec<i16>,
    board: PhantomData<B>,
}

const MOST: i32 = 16_384;

/// Kinds of men taken, and one for none.
const VICTIMS: usize = 8;

impl<B: Board> History<B> {
    const SQUARES: usize = B::SIDE as usize * B::SIDE as usize;
    const STEPS: usize = 14 * Self::SQUARES;

    pub(super) fn new() -> Self {
        History {
            quiet: vec![0; 2 * Self::SQUARES * Self::SQUARES],
            capture: vec![0; Self::STEPS * VICTIMS],
            continuation: vec![0; Self::STEPS * Self::STEPS],
            board: PhantomData,
        }
    }

    pub(super) fn clear(&mut self) {
        self.quiet.fill(0);
        self.capture.fill(0);
        self.continuation.fill(0);
    }

    #[inline(always)]
    fn quiet_index(color: Color, mv: Move) -> usize {
        (color.index() * Self::SQUARES + mv.from.index()) * Self::SQUARES + mv.to.index()
    }

    #[inline(always)]
    fn step_index(step: Step) -> usize {
        step.man.index() * Self::SQUARES + step.to.index()
    }

    #[inline(always)]
    fn continuation_index(before: Step, step: Step) -> usize {
        Self::step_index(before) * Self::STEPS + Self::step_index(step)
    }

    #[inline(always)]
    fn capture_index(step: Step, victim: usize) -> usize {
        Self::step_index(step) * VICTIMS + victim
    }

    /// How well a quiet move did, also after the moves before it.
    #[inline]
    pub(super) fn quiet(&self, mv: Move, step: Step, before: [Option<Step>; 2]) -> i32 {
        let mut score = i32::from(self.quiet[Self::quiet_index(step.man.color(), mv)]);
        for earlier in before.into_iter().flatten() {
            score += i32::from(self.continuation[Self::continuation_index(earlier, step)]);
        }
        score
    }

    /// Rewards or punishes a quiet move.
    pub(super) fn update_quiet(
        &mut self,
        mv: Move,
        step: Step,
        before: [Option<Step>; 2],
        bonus: i32,
    ) {
        update(
            &mut self.quiet[Self::quiet_index(step.man.color(), mv)],
            bonus,
        );
        for earlier in before.into_iter().flatten() {
            update(
                &mut self.continuation[Self::continuation_index(earlier, step)],
                bonus,
            );
        }
    }

    /// How well a capture did; `victim` is the index of the kind taken, 7 for none.
    #[inline]
    pub(super) fn capture(&self, step: Step, victim: usize) -> i32 {
        i32::from(self.capture[Self::capture_index(step, victim)])
    }

    /// Rewards or punishes a capture.
    pub(super) fn update_capture(&mut self, step: Step, victim: usize, bonus: i32) {
        update(&mut self.capture[Self::capture_index(step, victim)], bonus);
    }
}

/// Moves a score toward a bonus; the nearer it is to the edge, the less.
#[inline]
fn update(score: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-MOST, MOST);
    let old = i32::from(*score);
    *score = (old + bonus - old * bonus.abs() / MOST) as i16;
}

/// The reward for a cutoff at a depth.
pub(super) fn bonus(depth: i32) -> i32 {
    (150 * depth - 60).clamp(20, 1_700)
}

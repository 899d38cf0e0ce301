//! What is not searched, or less deep, or deeper: whole positions whose outcome is plain, moves
//! without hope, late moves, and the one good move of a position.

use shatar_rules::{Bitboard, Board, Move, Position, Role};

use super::Search;
use super::stack::{Ask, Candidate, Node, Outlook};
use crate::score::{PROVEN, Value};
use crate::table::Bound;

/// Whether a move is worth making.
pub(super) enum Hope {
    Some,
    /// It is not.
    None,
    /// It is not, nor is any quiet move after it.
    NoQuiet,
}

impl<B: Board> Search<B> {
    /// The value of a position that need not be searched, if it is one.
    pub(super) fn prune(
        &mut self,
        position: &Position<B>,
        outlook: &Outlook,
        ask: Ask,
        ply: usize,
    ) -> Option<Value> {
        let evaluation = outlook.evaluation?;
        let Ask {
            alpha, beta, depth, ..
        } = ask;
        if beta.abs() >= PROVEN || alpha.abs() >= PROVEN {
            return None;
        }
        // So good that the opponent will not let it come to this.
        let margin = 80 * (depth - i32::from(outlook.improving));
        if depth <= 8 && evaluation - margin >= beta {
            return Some(i32::midpoint(evaluation, beta));
        }
        // So bad that only a capture can help.
        if depth <= 2 && evaluation + 240 * depth < alpha {
            let value = self.quiescence(position, alpha, alpha + 1, ply);
            if value <= alpha {
                return Some(value);
            }
        }
        None
    }

    fn pieces(position: &Position<B>) -> Bitboard<B> {
        position.side(position.turn()) - position.role(Role::Pawn) - position.role(Role::King)
    }

    /// How deep to look after passing, where that is worth a try: if even passing is good
    /// enough, a move is. Not where a side may be glad to pass: with few men. Passing ends the
    /// own series of checks, so that what holds after it holds all the more without it.
    pub(super) fn pass_depth(
        &self,
        position: &Position<B>,
        outlook: &Outlook,
        ask: Ask,
        ply: usize,
    ) -> Option<i32> {
        let evaluation = outlook.evaluation?;
        let Ask { beta, depth, .. } = ask;
        let passed_before = self.frames[ply].step.is_none();
        let worth_it = depth >= 3
            && beta.abs() < PROVEN
            && evaluation >= beta
            && !passed_before
            && ply >= self.no_pass_before
            && Self::pieces(position).several();
        worth_it.then(|| depth - 3 - depth / 4 - ((evaluation - beta) / 180).min(3))
    }

    /// Deep down, or with few men, what passing told is asked again without passing.
    pub(super) fn pass_needs_confirmation(&self, position: &Position<B>, depth: i32) -> bool {
        depth >= 10 || Self::pieces(position).count() < 4
    }

    /// Whether a move that gives no check may be left out.
    pub(super) fn hope(
        &self,
        position: &Position<B>,
        candidate: &Candidate,
        ask: Ask,
        outlook: &Outlook,
    ) -> Hope {
        let Ask { alpha, depth, .. } = ask;
        let mv = candidate.mv;
        if !candidate.quiet {
            let loses =
                depth <= 7 && candidate.losing && !self.evaluator.gains(position, mv, -95 * depth);
            return if loses { Hope::None } else { Hope::Some };
        }
        let Some(evaluation) = outlook.evaluation else {
            return Hope::Some;
        };
        let enough = 3 + depth * depth;
        let enough = if outlook.improving {
            enough
        } else {
            enough / 2
        };
        if depth <= 8 && candidate.number > enough {
            return Hope::NoQuiet;
        }
        let reduced = (depth - self.base_reduction(depth, candidate.number) / 1024).max(0);
        if reduced <= 7 && evaluation + 120 + 90 * reduced <= alpha {
            return Hope::NoQuiet;
        }
        if depth <= 4 && candidate.past < -4_000 * depth {
            return Hope::None;
        }
        if reduced <= 7 && !self.evaluator.gains(position, mv, -22 * reduced * reduced) {
            return Hope::None;
        }
        Hope::Some
    }

    fn base_reduction(&self, depth: i32, number: i32) -> i32 {
        let row = &self.reductions[depth.clamp(0, 63) as usize];
        row[number.clamp(0, 63) as usize]
    }

    /// By how many plies a move is looked at less deep at first.
    pub(super) fn reduction(&self, candidate: &Candidate, ask: Ask, outlook: &Outlook) -> i32 {
        let pv = ask.is_pv();
        let late = candidate.number > 1 + i32::from(pv);
        if ask.depth < 3 || !late || !(candidate.quiet || candidate.losing) {
            return 0;
        }
        let mut reduction = self.base_reduction(ask.depth, candidate.number);
        if !pv {
            reduction += 512;
        }
        if ask.cut {
            reduction += 900;
        }
        if !outlook.improving {
            reduction += 512;
        }
        if candidate.checks {
            reduction -= 1_024;
        }
        reduction -= candidate.past / 8;
        (reduction / 1_024).max(0)
    }

    /// The question about all other moves that tells whether the table's move is the only good
    /// one; what depends on such a move is looked at deeper.
    pub(super) fn singular_question(&self, node: &Node<B>, mv: Move) -> Option<Ask> {
        let known = node.outlook.known?;
        let Ask { depth, cut, .. } = node.ask;
        let worth_it = depth >= 7
            && node.outlook.table_move == Some(mv)
            && node.excluded.is_none()
            && known.depth >= depth - 3
            && matches!(known.bound, Bound::Lower | Bound::Exact)
            && known.value.abs() < PROVEN
            && node.ply < 2 * self.iteration;
        let limit = known.value - 2 * depth;
        worth_it.then_some(Ask {
            alpha: limit - 1,
            beta: limit,
            depth: (depth - 1) / 2,
            cut,
        })
    }
}

//! What is not searched, or deeper: whole positions whose outcome is plain, moves without hope,
//! late moves, and the one good move of a position.

use shatar_rules::{Board, Position, Role};

use super::Search;
use super::node::{Ask, Candidate, Extension, Hope, Outlook};
use crate::score::{PROVEN, Value};
use crate::table::Bound;

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
            return Some((evaluation + beta) / 2);
        }
        // So bad that only a capture can help.
        if depth <= 3 && evaluation + 220 * depth < alpha {
            let value = self.quiescence(position, alpha, alpha + 1, ply);
            if value <= alpha {
                return Some(value);
            }
        }
        self.null_move(position, evaluation, ask, ply)
    }

    /// If even passing is good enough, a move is. Not where a side may be glad to pass: with few
    /// men. Passing ends the own series of checks, so that what holds after it holds all the
    /// more without it.
    fn null_move(
        &mut self,
        position: &Position<B>,
        evaluation: Value,
        ask: Ask,
        ply: usize,
    ) -> Option<Value> {
        let Ask { beta, depth, .. } = ask;
        let us = position.turn();
        let pieces = position.side(us) - position.role(Role::Pawn) - position.role(Role::King);
        let passed_before = ply > 0 && self.frames[ply].step.is_none();
        if depth < 3
            || evaluation < beta
            || passed_before
            || ply < self.no_pass_before
            || !pieces.several()
        {
            return None;
        }
        let reduction = 3 + depth / 4 + ((evaluation - beta) / 180).min(3);
        let next = self.pass(position, ply);
        let below = Ask::scout(beta - 1, depth - reduction, !ask.cut);
        let value = -self.node(&next, below, ply + 1);
        self.unmake();
        if self.is_interrupted() || value < beta {
            return None;
        }
        let value = if value >= PROVEN { beta } else { value };
        let few = pieces.count() < 4;
        if depth < 10 && !few {
            return Some(value);
        }
        // Deep down, or with few men, the same is asked without passing.
        let kept = core::mem::replace(
            &mut self.no_pass_before,
            ply + (3 * (depth - reduction).max(1) / 4) as usize + 1,
        );
        let shallow = Ask {
            alpha: beta - 1,
            beta,
            depth: (depth - reduction).max(1),
            cut: false,
        };
        let begin = self.moves.len();
        let confirmed = self.node(position, shallow, ply);
        self.moves.truncate(begin);
        self.no_pass_before = kept;
        (!self.is_interrupted() && confirmed >= beta).then_some(value)
    }

    /// Whether a move that gives no check can be left out.
    pub(super) fn hopeless(
        &self,
        position: &Position<B>,
        candidate: &Candidate,
        ask: Ask,
        outlook: &Outlook,
    ) -> Hope {
        let Ask { alpha, depth, .. } = ask;
        if !candidate.quiet {
            let loses = depth <= 7
                && candidate.losing
                && !self.evaluator.gains(position, candidate.mv, -95 * depth);
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
        if reduced <= 7
            && !self
                .evaluator
                .gains(position, candidate.mv, -22 * reduced * reduced)
        {
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

    /// By how many plies a move is looked at deeper: if it alone is good, what depends on it
    /// matters more.
    pub(super) fn extension(
        &mut self,
        position: &Position<B>,
        candidate: &Candidate,
        outlook: &Outlook,
        ask: Ask,
        ply: usize,
    ) -> Extension {
        let Some(known) = outlook.known else {
            return Extension::Plies(0);
        };
        let asked = ply > 0
            && ask.depth >= 7
            && outlook.table_move == Some(candidate.mv)
            && self.frames[ply].excluded.is_none()
            && known.depth >= ask.depth - 3
            && matches!(known.bound, Bound::Lower | Bound::Exact)
            && known.value.abs() < PROVEN
            && ply < 2 * self.iteration();
        if !asked {
            return Extension::Plies(0);
        }
        let limit = known.value - 2 * ask.depth;
        let others = Ask {
            alpha: limit - 1,
            beta: limit,
            depth: (ask.depth - 1) / 2,
            cut: ask.cut,
        };
        self.frames[ply].excluded = Some(candidate.mv);
        let kept = (self.frames[ply].killers, self.frames[ply].evaluation);
        let value = self.node(position, others, ply);
        self.frames[ply].excluded = None;
        (self.frames[ply].killers, self.frames[ply].evaluation) = kept;
        if value < limit {
            Extension::Plies(1)
        } else if limit >= ask.beta {
            // Several moves are good enough.
            Extension::Cut(limit)
        } else if known.value >= ask.beta {
            Extension::Plies(-1)
        } else {
            Extension::Plies(0)
        }
    }
}

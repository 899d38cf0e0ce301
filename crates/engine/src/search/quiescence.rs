//! Captures and promotions until the position is quiet, so that it can be evaluated.

use shatar_rules::{Board, Position};

use super::Search;
use super::picker::Picker;
use crate::score::{PROVEN, Value, lost_in};
use crate::table::{Bound, Known};

/// What a capture may gain beyond the man taken.
const DELTA: Value = 180;

impl<B: Board> Search<B> {
    /// The value of a position once captures are played out. In check all moves are tried.
    pub(super) fn quiescence(
        &mut self,
        position: &Position<B>,
        mut alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Value {
        if let Some(value) = self.enter(position, ply) {
            return value;
        }
        let pv = beta - alpha > 1;
        let known = self.table.probe(position, ply);
        if let Some(known) = known
            && !pv
            && decides(&known, beta)
        {
            return known.value;
        }
        let in_check = position.in_check();
        let mut evaluation = None;
        let mut best = -crate::score::INFINITE;
        let mut standing = -crate::score::INFINITE;
        if !in_check {
            let value = known
                .and_then(|known| known.evaluation)
                .unwrap_or_else(|| self.evaluator.evaluate(position, self.frames[ply].sum));
            evaluation = Some(value);
            standing = value;
            if let Some(known) = known
                && known.is_better_than(value)
            {
                standing = known.value;
            }
            best = standing;
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let table_move = known
            .and_then(|known| known.mv)
            .filter(|&mv| in_check || is_noisy(position, mv))
            .filter(|&mv| position.is_legal(mv));
        let begin = self.moves.len();
        let mut picker = Picker::new(table_move, begin, in_check);
        let mut best_move = None;
        let mut bound = Bound::Upper;
        let mut tried = 0;
        while let Some(mv) = self.next_move(&mut picker, position, ply) {
            tried += 1;
            if in_check {
                // Two evasions that lose nothing are enough to know that it is no mate.
                if best > -PROVEN && tried > 3 && !position.is_capture(mv) {
                    picker.skip_quiets();
                    continue;
                }
            } else if best > -PROVEN && mv.promotion.is_none() {
                let victim = position
                    .captured_square(mv)
                    .and_then(|square| position.man_at(square))
                    .map_or(0, |man| self.evaluator.exchange_value(man.role()));
                let most = standing + victim + DELTA;
                if most <= alpha && position.side(!position.turn()).count() > 3 {
                    best = best.max(most);
                    continue;
                }
            }
            let next = self.make(position, mv, ply);
            let value = -self.quiescence(&next, -beta, -alpha, ply + 1);
            self.unmake();
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(mv);
                    alpha = value;
                    if pv {
                        self.extend_line(ply, mv);
                    }
                    if value >= beta {
                        bound = Bound::Lower;
                        break;
                    }
                    bound = Bound::Exact;
                }
            }
        }
        self.moves.truncate(begin);
        if in_check && tried == 0 {
            return self.no_move_value(position, ply);
        }
        debug_assert!(best >= lost_in(0));
        let found = Known {
            mv: best_move,
            value: best,
            evaluation,
            depth: 0,
            bound: if pv || bound != Bound::Exact {
                bound
            } else {
                Bound::Upper
            },
        };
        self.table.store(position.key(), &found, ply);
        best
    }
}

/// Whether what is known answers the question "is it at least beta?".
#[inline]
pub(super) fn decides(known: &Known, beta: Value) -> bool {
    match known.bound {
        Bound::None => false,
        Bound::Exact => true,
        Bound::Lower => known.value >= beta,
        Bound::Upper => known.value < beta,
    }
}

#[inline]
fn is_noisy<B: Board>(position: &Position<B>, mv: shatar_rules::Move) -> bool {
    mv.promotion.is_some() || position.is_capture(mv)
}

//! Principal variation search of one position.

use shatar_rules::{Board, Move, Position};

use super::Search;
use super::history::Step;
use super::learn::{Tried, victim};
use super::picker::Picker;
use super::quiescence::decides;
use crate::score::{DRAW, INFINITE, PROVEN, Value, lost_in, won_in};
use crate::table::{Bound, Known};

/// The question put to a position: is it worth more than alpha, at least beta, looking so many
/// plies deep?
#[derive(Clone, Copy, Debug)]
pub(super) struct Ask {
    pub(super) alpha: Value,
    pub(super) beta: Value,
    pub(super) depth: i32,
    /// A cutoff is expected here.
    pub(super) cut: bool,
}

impl Ask {
    /// The question about the reply that tells whether a move is worth more than alpha.
    pub(super) fn scout(alpha: Value, depth: i32, cut: bool) -> Ask {
        Ask {
            alpha: -alpha - 1,
            beta: -alpha,
            depth,
            cut,
        }
    }

    /// The question about the reply with the whole window.
    pub(super) fn full(alpha: Value, beta: Value, depth: i32) -> Ask {
        Ask {
            alpha: -beta,
            beta: -alpha,
            depth,
            cut: false,
        }
    }

    pub(super) fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// What is known of a position before its moves are tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) known: Option<Known>,
    /// The table's move, seen to be legal.
    pub(super) table_move: Option<Move>,
    /// The evaluation, bettered by the table; `None` in check.
    pub(super) evaluation: Option<Value>,
    /// Better than two plies ago.
    pub(super) improving: bool,
}

/// A move that is looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    /// Which one it is, from 1.
    pub(super) number: i32,
    /// Neither capture nor promotion.
    pub(super) quiet: bool,
    /// It gives check.
    pub(super) checks: bool,
    /// It loses by exchange.
    pub(super) losing: bool,
    /// How well it did before.
    pub(super) past: i32,
}

/// By how much a move is searched deeper.
pub(super) enum Extension {
    Plies(i32),
    /// Not at all: the whole position is cut off with this value.
    Cut(Value),
}

impl<B: Board> Search<B> {
    /// The value of a position that stands `ply` plies below the root.
    pub(super) fn node(&mut self, position: &Position<B>, asked: Ask, ply: usize) -> Value {
        let in_check = position.in_check();
        let mut ask = asked;
        // A check is looked at one ply deeper, but not without end.
        if in_check && ply < 2 * self.iteration() {
            ask.depth += 1;
        }
        if ask.depth <= 0 {
            return self.quiescence(position, ask.alpha, ask.beta, ply);
        }
        if let Some(value) = self.enter(position, ply) {
            return value;
        }
        // Nothing is better than to mate with the next move, nor worse than to be mated.
        ask.alpha = ask.alpha.max(lost_in(ply));
        ask.beta = ask.beta.min(won_in(ply + 1));
        if ask.alpha >= ask.beta {
            return ask.alpha;
        }
        let pv = ask.is_pv();
        let excluded = self.frames[ply].excluded;
        let known = self.table.probe(position, ply);
        if let Some(known) = known
            && !pv
            && excluded.is_none()
            && known.depth >= ask.depth
            && decides(&known, ask.beta)
        {
            return known.value;
        }
        let outlook = self.outlook(position, known, ply);
        self.frames[ply + 1].killers = [None; 2];
        self.frames[ply + 1].excluded = None;
        if !pv
            && excluded.is_none()
            && let Some(value) = self.prune(position, &outlook, ask, ply)
        {
            return value;
        }
        if self.is_interrupted() {
            return DRAW;
        }
        // Without a move from the table the order is poor; a shallower look finds one.
        if ask.depth >= 4 && outlook.table_move.is_none() && (pv || ask.cut) {
            ask.depth -= 1;
        }
        let begin = self.moves.len();
        let value = self.try_moves(position, ask, &outlook, ply);
        self.moves.truncate(begin);
        value
    }

    fn outlook(&mut self, position: &Position<B>, known: Option<Known>, ply: usize) -> Outlook {
        let table_move = known
            .and_then(|known| known.mv)
            .filter(|&mv| position.is_legal(mv));
        let mut outlook = Outlook {
            known,
            table_move,
            evaluation: None,
            improving: false,
        };
        if position.in_check() {
            self.frames[ply].evaluation = None;
            return outlook;
        }
        let value = match known.and_then(|known| known.evaluation) {
            Some(value) => value,
            None => self.evaluator.evaluate(position, self.frames[ply].sum),
        };
        self.frames[ply].evaluation = Some(value);
        let earlier = |back: usize| {
            let before = ply.checked_sub(back)?;
            self.frames[before].evaluation
        };
        outlook.improving = match earlier(2).or_else(|| earlier(4)) {
            Some(before) => value > before,
            None => true,
        };
        outlook.evaluation = Some(match known {
            // The table's value is the better judge where it bounds this one.
            Some(known)
                if known.value.abs() < PROVEN
                    && match known.bound {
                        Bound::Exact => true,
                        Bound::Lower => known.value > value,
                        Bound::Upper => known.value < value,
                        Bound::None => false,
                    } =>
            {
                known.value
            }
            _ => value,
        });
        outlook
    }

    /// Tries the moves one by one.
    fn try_moves(
        &mut self,
        position: &Position<B>,
        ask: Ask,
        outlook: &Outlook,
        ply: usize,
    ) -> Value {
        let Ask {
            mut alpha, beta, ..
        } = ask;
        let pv = ask.is_pv();
        let excluded = self.frames[ply].excluded;
        let before = self.steps_before(ply);
        let mut picker = Picker::new(outlook.table_move, self.moves.len(), true);
        let mut tried = Tried::default();
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut bound = Bound::Upper;
        let mut number = 0;
        while let Some(mv) = self.next_move(&mut picker, position, ply) {
            if Some(mv) == excluded {
                continue;
            }
            let Some(man) = position.man_at(mv.from) else {
                continue;
            };
            number += 1;
            let step = Step { man, to: mv.to };
            let quiet = mv.promotion.is_none() && !position.is_capture(mv);
            let past = if quiet {
                self.history.quiet(mv, step, before)
            } else {
                self.history.capture(step, victim(position, mv))
            };
            let next = position.after(mv);
            let candidate = Candidate {
                mv,
                number,
                quiet,
                checks: next.in_check(),
                losing: picker.is_losing(),
                past,
            };
            if best > -PROVEN && ply > 0 && !candidate.checks {
                match self.hopeless(position, &candidate, Ask { alpha, ..ask }, outlook) {
                    Hope::Some => {}
                    Hope::None => continue,
                    Hope::NoQuiet => {
                        picker.skip_quiets();
                        continue;
                    }
                }
            }
            let extension = match self.extension(position, &candidate, outlook, ask, ply) {
                Extension::Plies(plies) => plies,
                Extension::Cut(value) => return value,
            };
            if self.is_interrupted() {
                return DRAW;
            }
            self.follow(position, mv, &next, ply);
            let deep = ask.depth - 1 + extension;
            let value = self.try_move(&next, &candidate, Ask { alpha, ..ask }, outlook, deep, ply);
            self.unmake();
            if self.is_interrupted() {
                return DRAW;
            }
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
            if best_move != Some(mv) {
                tried.add(mv, quiet);
            }
        }
        if number == 0 {
            return match excluded {
                Some(_) => alpha,
                None => self.no_move_value(position, ply),
            };
        }
        if let Some(mv) = best_move
            && bound == Bound::Lower
        {
            self.learn(position, mv, ask.depth, &tried, ply);
        }
        if excluded.is_none() {
            let found = Known {
                mv: best_move,
                value: best,
                evaluation: self.frames[ply].evaluation,
                depth: ask.depth,
                bound,
            };
            self.table.store(position.key(), &found, ply);
        }
        best
    }

    /// The value of one move: shallow and narrow first, deeper and wider if it surprises.
    fn try_move(
        &mut self,
        next: &Position<B>,
        candidate: &Candidate,
        ask: Ask,
        outlook: &Outlook,
        deep: i32,
        ply: usize,
    ) -> Value {
        let Ask {
            alpha, beta, cut, ..
        } = ask;
        let pv = ask.is_pv();
        if candidate.number == 1 && pv {
            return -self.node(next, Ask::full(alpha, beta, deep), ply + 1);
        }
        let reduction = self.reduction(candidate, ask, outlook);
        let mut value = alpha + 1;
        if reduction > 0 {
            let shallow = (deep - reduction).max(1).min(deep);
            value = -self.node(next, Ask::scout(alpha, shallow, true), ply + 1);
            if value > alpha && shallow < deep && !self.is_interrupted() {
                value = -self.node(next, Ask::scout(alpha, deep, !cut), ply + 1);
            }
        } else if candidate.number > 1 || !pv {
            value = -self.node(next, Ask::scout(alpha, deep, !cut), ply + 1);
        }
        if pv && value > alpha && !self.is_interrupted() {
            value = -self.node(next, Ask::full(alpha, beta, deep), ply + 1);
        }
        value
    }
}

/// Whether a move is worth making.
pub(super) enum Hope {
    Some,
    /// It is not.
    None,
    /// It is not, nor is any quiet move after it.
    NoQuiet,
}

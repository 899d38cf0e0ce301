//! The order in which a position's moves are tried.

use core::ops::ControlFlow;

use shatar_rules::{Bitboard, Board, Move, MoveSet, Position, Role};

use super::Search;
use super::history::Step;
use crate::score::Value;

/// A move and how early it should be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored {
    pub(super) mv: Move,
    score: Value,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    TableMove,
    MakeNoisy,
    Noisy,
    MakeQuiet,
    Quiet,
    Losing,
    Done,
}

/// Hands out moves one by one: the table's move, captures and promotions that do not lose by
/// exchange, quiet moves, the other captures. Moves are made only when their turn comes, in a
/// buffer shared by all plies.
#[derive(Clone, Debug)]
pub(super) struct Picker {
    stage: Stage,
    table_move: Option<Move>,
    /// The ply's part of the buffer: losing captures, then moves not yet handed out.
    begin: usize,
    losing: usize,
    next: usize,
    quiets: bool,
}

impl Picker {
    /// A picker for a position's moves; the table's move must be legal. Without `quiets` only
    /// captures and promotions are handed out, and only those that do not lose.
    pub(super) fn new(table_move: Option<Move>, begin: usize, quiets: bool) -> Picker {
        Picker {
            stage: if table_move.is_some() {
                Stage::TableMove
            } else {
                Stage::MakeNoisy
            },
            table_move,
            begin,
            losing: begin,
            next: begin,
            quiets,
        }
    }

    /// Hands out no more quiet moves.
    pub(super) fn skip_quiets(&mut self) {
        if matches!(self.stage, Stage::MakeQuiet | Stage::Quiet) {
            self.next = self.begin;
            self.stage = Stage::Losing;
        }
    }

    /// Whether the moves handed out now lose by exchange.
    pub(super) fn is_losing(&self) -> bool {
        self.stage == Stage::Losing
    }
}

/// Whether a move of a set is a capture or a promotion.
#[inline(always)]
fn noisy_targets<B: Board>(position: &Position<B>, set: &MoveSet<B>) -> Bitboard<B> {
    let us = position.turn();
    let enemies = position.side(!us);
    if set.role != Role::Pawn {
        return set.to & enemies;
    }
    let mut passing = Bitboard::EMPTY;
    if position.en_passant().any() {
        let file = Bitboard::file(B::file(set.from));
        passing = position.en_passant() - file;
    }
    set.to & (enemies | passing | Bitboard::home_rank(!us))
}

impl<B: Board> Search<B> {
    /// The next move of a picker.
    pub(super) fn next_move(
        &mut self,
        picker: &mut Picker,
        position: &Position<B>,
        ply: usize,
    ) -> Option<Move> {
        loop {
            match picker.stage {
                Stage::TableMove => {
                    picker.stage = Stage::MakeNoisy;
                    if picker.table_move.is_some() {
                        return picker.table_move;
                    }
                }
                Stage::MakeNoisy => {
                    self.make_noisy(position);
                    picker.stage = Stage::Noisy;
                }
                Stage::Noisy => match self.best_of_rest(picker.next) {
                    Some(mv) => {
                        let at = picker.next;
                        picker.next += 1;
                        if Some(mv) == picker.table_move {
                            continue;
                        }
                        if self.evaluator.gains(position, mv, 0) {
                            return Some(mv);
                        }
                        self.moves.swap(picker.losing, at);
                        picker.losing += 1;
                    }
                    None if picker.quiets => picker.stage = Stage::MakeQuiet,
                    None => picker.stage = Stage::Done,
                },
                Stage::MakeQuiet => {
                    self.moves.truncate(picker.next);
                    self.make_quiet(position, ply);
                    picker.stage = Stage::Quiet;
                }
                Stage::Quiet => match self.best_of_rest(picker.next) {
                    Some(mv) => {
                        picker.next += 1;
                        if Some(mv) != picker.table_move {
                            return Some(mv);
                        }
                    }
                    None => {
                        picker.next = picker.begin;
                        picker.stage = Stage::Losing;
                    }
                },
                Stage::Losing => {
                    if picker.next >= picker.losing {
                        picker.stage = Stage::Done;
                        continue;
                    }
                    picker.next += 1;
                    return Some(self.moves[picker.next - 1].mv);
                }
                Stage::Done => return None,
            }
        }
    }

    /// Brings the best move from `at` on to the front, and names it.
    #[inline]
    fn best_of_rest(&mut self, at: usize) -> Option<Move> {
        let rest = &mut self.moves[at..];
        let first = rest.first()?;
        let (mut best, mut score) = (0, first.score);
        for (index, scored) in rest.iter().enumerate().skip(1) {
            if scored.score > score {
                (best, score) = (index, scored.score);
            }
        }
        rest.swap(0, best);
        Some(rest[0].mv)
    }

    fn make_noisy(&mut self, position: &Position<B>) {
        let us = position.turn();
        let pawns = position.men(us, Role::Pawn);
        let before_last = Bitboard::home_rank(!us).forward(!us);
        let mut targets = position.side(!us) | position.en_passant();
        if (pawns & before_last).any() {
            targets |= Bitboard::home_rank(!us);
        }
        let (moves, evaluator, history) = (&mut self.moves, &self.evaluator, &self.history);
        let _ = position.each_move_set(targets, |mut set| {
            set.to = noisy_targets(position, &set);
            position.each_move(set, |mv| {
                let Some(man) = position.man_at(mv.from) else {
                    return;
                };
                let victim = position
                    .captured_square(mv)
                    .and_then(|square| position.man_at(square));
                let mut score = victim.map_or(0, |man| 8 * evaluator.exchange_value(man.role()));
                if let Some(role) = mv.promotion {
                    score += 8 * evaluator.exchange_value(role);
                }
                score -= evaluator.exchange_value(man.role()) / 8;
                let kind = victim.map_or(7, |man| man.role().index());
                score += history.capture(Step { man, to: mv.to }, kind) / 8;
                moves.push(Scored { mv, score });
            });
            ControlFlow::Continue(())
        });
    }

    fn make_quiet(&mut self, position: &Position<B>, ply: usize) {
        let us = position.turn();
        let before = self.steps_before(ply);
        let killers = self.frames[ply].killers;
        let (moves, history) = (&mut self.moves, &self.history);
        let _ = position.each_move_set(!position.side(!us), |mut set| {
            set.to = set.to - noisy_targets(position, &set);
            position.each_move(set, |mv| {
                let Some(man) = position.man_at(mv.from) else {
                    return;
                };
                let mut score = history.quiet(mv, Step { man, to: mv.to }, before);
                if killers[0] == Some(mv) {
                    score += 60_000;
                } else if killers[1] == Some(mv) {
                    score += 50_000;
                }
                moves.push(Scored { mv, score });
            });
            ControlFlow::Continue(())
        });
    }
}

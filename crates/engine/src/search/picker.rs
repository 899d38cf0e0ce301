//! The order in which a position's moves are tried.

use core::ops::ControlFlow;

use shatar_rules::attacks::pawn_attacks;
use shatar_rules::board::{
    alfil_attacks, bishop_attacks, diagonal_steps, knight_attacks, rook_attacks,
};
use shatar_rules::mechanics::{BersMoves, CamelMoves};
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

    /// Where the ply's part of the buffer begins.
    pub(super) fn begin(&self) -> usize {
        self.begin
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

/// How much earlier a quiet move is tried because it gives check.
const CHECK_BONUS: Value = 12_000;

/// How a side can give check next.
struct Checks<B: Board> {
    /// For each kind of man, the squares from which he would check.
    squares: [Bitboard<B>; 7],
    /// Men that may open a line to the enemy king by leaving.
    openers: Bitboard<B>,
}

impl<B: Board> Checks<B> {
    /// The checks of the side to move. Hias' are left out: this only orders moves.
    fn of(position: &Position<B>) -> Checks<B> {
        let us = position.turn();
        let own = position.side(us);
        let king = position.king(!us);
        let mechanics = position.mechanics();
        let blockers = position.occupied() | position.slow_zone(us);
        let straight = rook_attacks(king, blockers);
        let diagonal = bishop_attacks(king, blockers);
        let steps = diagonal_steps(king);
        let camels = position.role(Role::Camel);
        let berses = position.role(Role::Bers);
        let (camel, mut on_diagonals) = match mechanics.camel {
            CamelMoves::Alfil => (alfil_attacks(king), Bitboard::EMPTY),
            CamelMoves::Bishop | CamelMoves::BishopMax3 => (diagonal, camels),
        };
        let mut on_files = position.role(Role::Rook);
        let bers = match mechanics.bers {
            BersMoves::RookFerz => straight | steps,
            BersMoves::Queen => straight | diagonal,
            BersMoves::Ferz => steps,
        };
        if mechanics.bers != BersMoves::Ferz {
            on_files |= berses;
        }
        if mechanics.bers == BersMoves::Queen {
            on_diagonals |= berses;
        }
        let pawn = pawn_attacks(!us, Bitboard::from(king));
        let mut openers = Bitboard::EMPTY;
        let near = straight & own;
        if near.any() && (rook_attacks(king, blockers - near) & on_files & (own - near)).any() {
            openers |= near;
        }
        let near = diagonal & own;
        if near.any() && (bishop_attacks(king, blockers - near) & on_diagonals & (own - near)).any()
        {
            openers |= near;
        }
        let none = Bitboard::EMPTY;
        Checks {
            squares: [
                pawn,
                knight_attacks(king),
                camel,
                straight,
                bers,
                none,
                none,
            ],
            openers,
        }
    }

    #[inline(always)]
    fn by(&self, role: Role, mv: Move) -> bool {
        self.squares[role.index()].contains(mv.to) || self.openers.contains(mv.from)
    }
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
        let checks = Checks::of(position);
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
                if checks.by(man.role(), mv) {
                    score += CHECK_BONUS;
                }
                moves.push(Scored { mv, score });
            });
            ControlFlow::Continue(())
        });
    }
}

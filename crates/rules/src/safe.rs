//! Moves of each man that leave his own king safe.

use core::ops::ControlFlow;

use crate::attacks::pawn_attacks;
use crate::bitboard::Bitboard;
use crate::board::{
    Board, alfil_attacks, between, bishop_attacks, diagonal_steps, king_attacks, knight_attacks,
    rook_attacks,
};
use crate::color::Color;
use crate::generate::{MoveSet, Wanted};
use crate::man::Role;
use crate::mechanics::{BersMoves, CamelMoves};
use crate::moves::Move;
use crate::pins::Pins;
use crate::position::Position;
use crate::rules::HiaCapture;
use crate::square::Square;

/// What holds for all men of one generation.
struct Scope<B: Board> {
    /// Squares that may be gone to and that answer a check.
    targets: Bitboard<B>,
    /// Ring squares that slow the own sliders.
    zone: Bitboard<B>,
}

impl<B: Board> Position<B> {
    /// Moves that leave the own king safe.
    pub(crate) fn safe(
        &self,
        wanted: Wanted<B>,
        each: &mut (impl FnMut(MoveSet<B>) -> ControlFlow<()> + ?Sized),
    ) -> ControlFlow<()> {
        let us = self.turn();
        let king = self.king(us);
        let own = self.side(us);
        let targets = wanted.to - own - Bitboard::from(self.king(!us));
        let wanted = Wanted {
            to: targets,
            ..wanted
        };
        if wanted.from.contains(king) {
            self.king_moves(king, targets, each)?;
        }

        let checkers = self.checkers();
        // Squares that answer the check: take the checker or step between.
        let answers = if checkers.is_empty() {
            Bitboard::ALL
        } else if checkers.several() {
            Bitboard::EMPTY
        } else {
            match checkers.first() {
                Some(checker) => self.interposing(checker, king) | Bitboard::from(checker),
                None => Bitboard::ALL,
            }
        };
        if self.mechanics().rings.is_some() {
            // A Hia carries its ring: it may answer any check by slowing the checker, and may
            // expose its king by leaving. Each of its moves is tried.
            self.hia_moves(wanted, each)?;
        }
        if answers.is_empty() {
            return ControlFlow::Continue(());
        }
        let pins = self.pins(king);
        let scope = Scope {
            targets: targets & answers,
            zone: self.slow_zone(us),
        };
        self.pawn_moves(wanted, answers, &pins, &scope, each)?;
        for role in [Role::Horse, Role::Camel, Role::Rook, Role::Bers] {
            for from in self.men(us, role) & wanted.from {
                let to = self.reach(role, from, scope.zone) & scope.targets & pins.allowed(from);
                self.emit(MoveSet::new(role, from, to), each)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Passes a set on, without the captures of Hias that open a line to the own king.
    #[inline]
    fn emit(
        &self,
        mut set: MoveSet<B>,
        each: &mut (impl FnMut(MoveSet<B>) -> ControlFlow<()> + ?Sized),
    ) -> ControlFlow<()> {
        if self.mechanics().rings.is_some() {
            let hias = set.to & self.men(!self.turn(), Role::Guard);
            for to in hias {
                if self.exposes_king(Move::new(set.from, to)) {
                    set.to = set.to - to.into();
                }
            }
        }
        if set.to.any() {
            each(set)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Where a horse, camel, tereg or Bers on a square could go, own men not yet taken out and
    /// checks and pins not looked at. `zone` is his side's [`slow_zone`](Self::slow_zone).
    /// Empty for pawns, Hias and kings.
    #[inline]
    pub fn reach(&self, role: Role, from: Square, zone: Bitboard<B>) -> Bitboard<B> {
        let mechanics = self.mechanics();
        let blockers = self.occupied() | zone;
        let to = match role {
            Role::Horse => {
                let leaps = knight_attacks(from);
                if !mechanics.amazon_horse || !self.moved_horses().contains(from) {
                    return leaps;
                }
                let slides = rook_attacks(from, blockers) | bishop_attacks(from, blockers);
                if mechanics.extras_capture {
                    return leaps | slides;
                }
                return leaps | (slides - self.occupied());
            }
            Role::Camel => match mechanics.camel {
                CamelMoves::Alfil => return alfil_attacks(from),
                CamelMoves::Bishop => bishop_attacks(from, blockers),
                CamelMoves::BishopMax3 => {
                    let near = king_attacks::<B>(from).neighbours().neighbours();
                    bishop_attacks(from, blockers) & near
                }
            },
            Role::Rook => rook_attacks(from, blockers),
            Role::Bers => match mechanics.bers {
                BersMoves::Ferz => return diagonal_steps(from),
                BersMoves::RookFerz => rook_attacks(from, blockers) | diagonal_steps(from),
                BersMoves::Queen => rook_attacks(from, blockers) | bishop_attacks(from, blockers),
            },
            Role::Pawn | Role::Guard | Role::King => Bitboard::EMPTY,
        };
        let slow = zone.contains(from) && mechanics.rings.is_some_and(|r| r.one_step);
        if slow { to & king_attacks(from) } else { to }
    }

    fn king_moves(
        &self,
        king: Square,
        targets: Bitboard<B>,
        each: &mut (impl FnMut(MoveSet<B>) -> ControlFlow<()> + ?Sized),
    ) -> ControlFlow<()> {
        let us = self.turn();
        let mechanics = self.mechanics();
        let mut to = king_attacks(king);
        if mechanics.king_bonus && Bitboard::<B>::home_rank(!us).contains(king) {
            let leaps = knight_attacks(king);
            to |= if mechanics.extras_capture {
                leaps
            } else {
                leaps - self.occupied()
            };
        }
        to &= targets;
        let without_king = self.occupied() - Bitboard::from(king);
        let hias = self.men(!us, Role::Guard);
        for square in to {
            let exposed = if hias.contains(square) {
                self.exposes_king(Move::new(king, square))
            } else {
                self.checkers_of(square, !us, without_king | Bitboard::from(square))
                    .any()
            };
            if exposed {
                to = to - square.into();
            }
        }
        if to.any() {
            each(MoveSet::new(Role::King, king, to))
        } else {
            ControlFlow::Continue(())
        }
    }

    fn hia_moves(
        &self,
        wanted: Wanted<B>,
        each: &mut (impl FnMut(MoveSet<B>) -> ControlFlow<()> + ?Sized),
    ) -> ControlFlow<()> {
        let us = self.turn();
        let enemies = self.side(!us);
        let hias = self.men(us, Role::Guard) & wanted.from;
        if hias.is_empty() {
            return ControlFlow::Continue(());
        }
        let guards = self.hias_that_guard(us);
        for from in hias {
            let reach = self.hia_reach(from, us, self.occupied());
            let captures = match self.mechanics().hia_capture {
                HiaCapture::Diag1 => diagonal_steps(from),
                HiaCapture::Step1Any => king_attacks(from),
                HiaCapture::Full => reach,
            };
            let to = ((reach - self.occupied()) | (captures & enemies)) & wanted.to;
            let to: Bitboard<B> = if guards.contains(from) {
                to.filter(|&to| !self.exposes_king(Move::new(from, to)))
                    .collect()
            } else {
                to
            };
            if to.any() {
                each(MoveSet::new(Role::Guard, from, to))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The Hias whose moves may leave their king in check: all in check, or where a line to him
    /// is empty and only rings shorten it, or where a Hia may come to attack him; else those
    /// that stand alone on such a line. A line with two men on it stays closed whatever a Hia
    /// does, and so does one with a single other man, whom a Hia could only replace.
    fn hias_that_guard(&self, us: Color) -> Bitboard<B> {
        let hias = self.men(us, Role::Guard);
        let king = self.king(us);
        let close = king_attacks::<B>(king).neighbours();
        let leaping = self.mechanics().hia_capture == HiaCapture::Full
            && (self.men(!us, Role::Guard) & close).any();
        if self.in_check() || leaping {
            return hias;
        }
        let mut alone = Bitboard::EMPTY;
        for sniper in self.snipers(king, !us) {
            let men = between::<B>(sniper, king) & self.occupied();
            if men.is_empty() {
                return hias;
            }
            if !men.several() {
                alone |= men;
            }
        }
        hias & alone
    }

    fn pawn_moves(
        &self,
        wanted: Wanted<B>,
        answers: Bitboard<B>,
        pins: &Pins<B>,
        scope: &Scope<B>,
        each: &mut (impl FnMut(MoveSet<B>) -> ControlFlow<()> + ?Sized),
    ) -> ControlFlow<()> {
        let us = self.turn();
        let empty = !self.occupied();
        let enemies = self.side(!us);
        let second = Bitboard::<B>::home_rank(us).forward(us);
        let two_steps = self.two_step_targets();
        for from in self.men(us, Role::Pawn) & wanted.from {
            let pawn = Bitboard::from(from);
            let mut to = pawn.forward(us) & empty;
            if (pawn & second).any() && to.any() {
                to |= self.longer_steps(pawn, to, two_steps, scope);
            }
            let attacks = pawn_attacks(us, pawn);
            to |= attacks & enemies;
            to &= scope.targets & pins.allowed(from);
            self.emit(MoveSet::new(Role::Pawn, from, to), each)?;

            let passing = attacks & self.en_passant() & wanted.to;
            // The pawn taken may be the checker, and two men leave a line at once.
            let passing: Bitboard<B> = passing
                .filter(|&to| {
                    let taken = self.captured_square(Move::new(from, to));
                    let answers_check =
                        answers.contains(to) || taken.is_some_and(|t| answers.contains(t));
                    answers_check && !self.exposes_king(Move::new(from, to))
                })
                .collect();
            if passing.any() {
                each(MoveSet::new(Role::Pawn, from, passing))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// A pawn's second and third square from its second rank, the first being free.
    fn longer_steps(
        &self,
        pawn: Bitboard<B>,
        first: Bitboard<B>,
        two_steps: Bitboard<B>,
        scope: &Scope<B>,
    ) -> Bitboard<B> {
        let us = self.turn();
        let empty = !self.occupied();
        let mechanics = self.mechanics();
        let mut steps = first.forward(us) & two_steps & empty;
        let slows = mechanics.rings.filter(|rings| rings.slow_steps);
        if slows.is_some_and(|rings| rings.one_step) && (pawn & scope.zone).any() {
            return steps;
        }
        let mut last = first;
        for _ in 1..mechanics.pawn_steps {
            if slows.is_some() && (last & scope.zone).any() {
                break;
            }
            last = last.forward(us) & empty;
            steps |= last;
        }
        steps
    }
}

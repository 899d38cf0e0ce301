//! What attacks a square: the one place that knows rings, shortened paths and extra moves.

use crate::bitboard::Bitboard;
use crate::board::{
    Board, alfil_attacks, between, bishop_attacks, diagonal_steps, distance, king_attacks,
    knight_attacks, rook_attacks,
};
use crate::check::{CheckClass, CheckClasses};
use crate::color::Color;
use crate::man::Role;
use crate::mechanics::{BersMoves, CamelMoves, Rings};
use crate::position::Position;
use crate::rules::HiaCapture;
use crate::square::Square;

/// The squares that a pawn of that side attacks.
#[inline(always)]
pub fn pawn_attacks<B: Board>(color: Color, pawns: Bitboard<B>) -> Bitboard<B> {
    let ahead = pawns.forward(color);
    ahead.west() | ahead.east()
}

impl<B: Board> Position<B> {
    /// The ring squares that slow a side's tereg, temee and Bers; empty outside Hiashatar.
    #[inline]
    pub fn slow_zone(&self, color: Color) -> Bitboard<B> {
        match self.mechanics().rings {
            Some(rings) => self.hias_that_slow(color, rings).neighbours(),
            None => Bitboard::EMPTY,
        }
    }

    /// The ring squares that slow one Hia's second step: like [`slow_zone`](Self::slow_zone),
    /// but never its own ring.
    #[inline]
    pub(crate) fn slow_zone_of_hia(&self, color: Color, hia: Square) -> Bitboard<B> {
        match self.mechanics().rings {
            Some(rings) if rings.slow_steps => {
                (self.hias_that_slow(color, rings) - Bitboard::from(hia)).neighbours()
            }
            _ => Bitboard::EMPTY,
        }
    }

    #[inline]
    fn hias_that_slow(&self, color: Color, rings: Rings) -> Bitboard<B> {
        let hias = self.role(Role::Guard);
        if rings.affect_all {
            hias
        } else {
            hias & self.side(!color)
        }
    }

    /// The men of a side that move along ranks and files, and those that move along diagonals,
    /// any number of squares, capturing.
    #[inline]
    pub(crate) fn sliders(&self, color: Color) -> (Bitboard<B>, Bitboard<B>) {
        let mechanics = self.mechanics();
        let mut straight = self.role(Role::Rook);
        let mut diagonal = Bitboard::EMPTY;
        if mechanics.bers != BersMoves::Ferz {
            straight |= self.role(Role::Bers);
        }
        if mechanics.bers == BersMoves::Queen {
            diagonal |= self.role(Role::Bers);
        }
        if mechanics.camel != CamelMoves::Alfil {
            diagonal |= self.role(Role::Camel);
        }
        if mechanics.amazon_horse && mechanics.extras_capture {
            straight |= self.moved_horses();
            diagonal |= self.moved_horses();
        }
        (straight & self.side(color), diagonal & self.side(color))
    }

    /// The men of a side that could capture on a square if `occupied` were the squares with
    /// men. Own pins are ignored, and rings lie where the Hias stand now.
    pub fn attackers(&self, target: Square, by: Color, occupied: Bitboard<B>) -> Bitboard<B> {
        let mechanics = self.mechanics();
        let side = self.side(by);
        let steps = king_attacks::<B>(target);
        let leaps = knight_attacks::<B>(target);
        let mut found = pawn_attacks(!by, Bitboard::from(target)) & self.role(Role::Pawn);
        found |= leaps & self.role(Role::Horse);
        found |= steps & self.role(Role::King);
        if mechanics.king_bonus && mechanics.extras_capture {
            found |= leaps & self.role(Role::King) & Bitboard::home_rank(!by);
        }
        if mechanics.bers != BersMoves::Queen {
            found |= diagonal_steps(target) & self.role(Role::Bers);
        }
        if mechanics.camel == CamelMoves::Alfil {
            found |= alfil_attacks(target) & self.role(Role::Camel);
        }
        found &= side;

        let (straight, diagonal) = self.sliders(by);
        let zone = self.slow_zone(by);
        let blockers = occupied | zone;
        let mut sliding = Bitboard::EMPTY;
        if straight.any() {
            sliding |= rook_attacks(target, blockers) & straight;
        }
        if diagonal.any() {
            sliding |= bishop_attacks(target, blockers) & diagonal;
        }
        if zone.any() && mechanics.rings.is_some_and(|rings| rings.one_step) {
            sliding &= steps | !zone;
        }
        if mechanics.camel == CamelMoves::BishopMax3 {
            let far: Bitboard<B> = (sliding & self.role(Role::Camel))
                .filter(|&camel| distance::<B>(camel, target) > 3)
                .collect();
            sliding = sliding - far;
        }
        found | sliding | self.attacking_hias(target, by, occupied)
    }

    fn attacking_hias(&self, target: Square, by: Color, occupied: Bitboard<B>) -> Bitboard<B> {
        let hias = self.men(by, Role::Guard);
        if hias.is_empty() {
            return Bitboard::EMPTY;
        }
        match self.mechanics().hia_capture {
            HiaCapture::Diag1 => diagonal_steps(target) & hias,
            HiaCapture::Step1Any => king_attacks(target) & hias,
            HiaCapture::Full => hias
                .filter(|&hia| self.hia_reach(hia, by, occupied).contains(target))
                .collect(),
        }
    }

    /// Squares that a Hia can go to if they are empty: one or two in a line, not leaping.
    #[inline]
    pub fn hia_reach(&self, hia: Square, color: Color, occupied: Bitboard<B>) -> Bitboard<B> {
        let steps = king_attacks::<B>(hia);
        let zone = self.slow_zone_of_hia(color, hia);
        let one_step = self.mechanics().rings.is_some_and(|rings| rings.one_step);
        if one_step && zone.contains(hia) {
            return steps;
        }
        let blockers = occupied | zone;
        let near = steps.neighbours() | steps;
        (rook_attacks(hia, blockers) | bishop_attacks(hia, blockers)) & near
    }

    /// The men of a side that check a king on a square, if `occupied` were the squares with men.
    #[inline]
    pub(crate) fn checkers_of(
        &self,
        king: Square,
        by: Color,
        occupied: Bitboard<B>,
    ) -> Bitboard<B> {
        let attackers = self.attackers(king, by, occupied);
        if self.mechanics().hia_never_checks {
            attackers - self.role(Role::Guard)
        } else {
            attackers
        }
    }

    /// The names that a check by these men bears.
    pub(crate) fn classes_of(&self, checkers: Bitboard<B>) -> CheckClasses {
        let mut classes = CheckClasses::NONE;
        if checkers.is_empty() {
            return classes;
        }
        let mut add = |role: Role, class: CheckClass| {
            if (checkers & self.role(role)).any() {
                classes = classes.with(class);
            }
        };
        add(Role::Pawn, CheckClass::Tsod);
        let horse = if self.mechanics().horse_is_shak {
            CheckClass::Shak
        } else {
            CheckClass::Horse
        };
        add(Role::Horse, horse);
        add(Role::Camel, CheckClass::Tuk);
        add(Role::Rook, CheckClass::Shak);
        add(Role::Bers, CheckClass::Shak);
        add(Role::Guard, CheckClass::Hia);
        add(Role::King, CheckClass::King);
        classes
    }

    /// The squares where a man may be put between a checker and the king; empty for leapers.
    #[inline]
    pub(crate) fn interposing(&self, checker: Square, king: Square) -> Bitboard<B> {
        let leaps =
            self.mechanics().camel == CamelMoves::Alfil && self.role(Role::Camel).contains(checker);
        if leaps {
            Bitboard::EMPTY
        } else {
            between(checker, king)
        }
    }

    /// The squares on which a side's pawns stand ready to take.
    pub(crate) fn ready_to_pass(&self, color: Color) -> Bitboard<B> {
        pawn_attacks(color, self.men(color, Role::Pawn))
    }
}

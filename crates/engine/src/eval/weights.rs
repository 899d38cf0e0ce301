//! What the men are worth under given rules, in centipawns, and what else counts.

use shatar_rules::mechanics::{BersMoves, CamelMoves};
use shatar_rules::{HiaCapture, Mechanics, Role, Variant};

use super::tapered::{Tapered, t};
use crate::score::Value;

/// The weights of an evaluation. Arrays go by [`Role::index`].
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    /// What a man is worth.
    pub(crate) men: [Tapered; 7],
    /// What each square that he can go to adds.
    pub(crate) mobility: [Tapered; 7],
    /// Squares that he has to go to on average: fewer cost.
    pub(crate) mobility_mean: [Value; 7],
    /// How much he presses on an enemy king whose neighbourhood he attacks.
    pub(crate) pressure: [Value; 7],
    /// A horse that has moved, where that makes it an amazon.
    pub(crate) moved_horse: Tapered,
    /// A passed pawn one step from its last rank; less with the square of the distance.
    pub(crate) passed: Tapered,
    /// A pawn without a neighbour of its side on the files beside it.
    pub(crate) isolated: Tapered,
    /// A pawn behind another of its side.
    pub(crate) doubled: Tapered,
    /// A pawn beside or guarded by another.
    pub(crate) connected: Tapered,
    /// A man attacked by a pawn.
    pub(crate) pawn_threat: Tapered,
    /// A tereg on a file without own pawns; twice on one without any.
    pub(crate) open_file: Tapered,
    /// Two camels.
    pub(crate) camel_pair: Tapered,
    /// Own pawns next to the own king.
    pub(crate) shelter: Tapered,
    /// The right to move.
    pub(crate) tempo: Value,
}

const PAWN: usize = Role::Pawn.index();
const HORSE: usize = Role::Horse.index();
const CAMEL: usize = Role::Camel.index();
const ROOK: usize = Role::Rook.index();
const BERS: usize = Role::Bers.index();
const GUARD: usize = Role::Guard.index();

/// A ferz: one step diagonally.
const FERZ: Tapered = t(165, 175);

impl Weights {
    /// The weights for rules.
    pub(crate) fn new(mechanics: &Mechanics) -> Weights {
        let mut weights = match mechanics.variant {
            Variant::Shatar => Weights::shatar(),
            Variant::Hiashatar => Weights::hiashatar(),
            Variant::Shatranj => Weights::shatranj(),
        };
        weights.adapt(mechanics);
        weights
    }

    fn shatar() -> Weights {
        Weights {
            men: [
                t(80, 105),
                t(325, 310),
                t(330, 320),
                t(480, 540),
                t(640, 720),
                t(0, 0),
                t(0, 0),
            ],
            mobility: [
                t(0, 0),
                t(5, 4),
                t(5, 4),
                t(3, 5),
                t(3, 5),
                t(3, 2),
                t(0, 0),
            ],
            mobility_mean: [0, 4, 6, 7, 9, 8, 0],
            pressure: [0, 9, 9, 13, 18, 6, 0],
            moved_horse: t(0, 0),
            passed: t(60, 130),
            isolated: t(-8, -10),
            doubled: t(-8, -16),
            connected: t(7, 5),
            pawn_threat: t(38, 28),
            open_file: t(10, 6),
            camel_pair: t(22, 32),
            shelter: t(8, 0),
            tempo: 14,
        }
    }

    fn hiashatar() -> Weights {
        let mut weights = Weights::shatar();
        weights.men = [
            t(80, 110),
            t(300, 280),
            t(320, 320),
            t(480, 560),
            t(860, 950),
            t(230, 220),
            t(0, 0),
        ];
        weights.mobility_mean = [0, 5, 7, 8, 14, 9, 0];
        weights.passed = t(50, 170);
        weights
    }

    fn shatranj() -> Weights {
        let mut weights = Weights::shatar();
        weights.men = [
            t(75, 95),
            t(330, 330),
            t(120, 105),
            t(540, 580),
            FERZ,
            t(0, 0),
            t(0, 0),
        ];
        weights.mobility[CAMEL] = t(4, 3);
        weights.mobility_mean[CAMEL] = 1;
        weights.pressure[CAMEL] = 4;
        weights.passed = t(25, 45);
        weights.camel_pair = t(0, 0);
        weights
    }

    /// Options that change how a man moves change what he is worth.
    fn adapt(&mut self, mechanics: &Mechanics) {
        match mechanics.bers {
            BersMoves::Ferz => {
                self.men[BERS] = FERZ;
                self.mobility[BERS] = t(6, 5);
                self.mobility_mean[BERS] = 2;
                self.pressure[BERS] = 5;
                self.passed = t(25, 45);
            }
            BersMoves::Queen if mechanics.variant == Variant::Shatar => {
                self.men[BERS] = t(940, 980);
                self.mobility_mean[BERS] = 13;
                self.pressure[BERS] = 21;
                self.passed = t(65, 150);
            }
            BersMoves::RookFerz if mechanics.variant == Variant::Hiashatar => {
                self.men[BERS] = t(620, 710);
                self.mobility_mean[BERS] = 10;
            }
            BersMoves::Queen | BersMoves::RookFerz => {}
        }
        if mechanics.camel == CamelMoves::BishopMax3 {
            self.men[CAMEL] = t(285, 265);
            self.mobility_mean[CAMEL] = 5;
        }
        if mechanics.amazon_horse {
            self.men[HORSE] = t(420, 420);
            self.moved_horse = if mechanics.extras_capture {
                t(650, 700)
            } else {
                t(40, 40)
            };
            self.mobility[HORSE] = t(2, 2);
            self.mobility_mean[HORSE] = 10;
        }
        if mechanics.variant == Variant::Hiashatar {
            self.men[GUARD] = match mechanics.hia_capture {
                HiaCapture::Diag1 => t(230, 220),
                HiaCapture::Step1Any => t(330, 330),
                HiaCapture::Full => t(440, 440),
            };
        }
    }

    /// What a man is worth for the order of captures and for exchanges.
    pub(crate) fn exchange_values(&self) -> [Value; 7] {
        let mut values = self.men.map(|man| (man.middle + man.end) / 2);
        values[PAWN] = values[PAWN].max(80);
        values[Role::King.index()] = 10_000;
        values
    }

    /// How much a man adds to the phase of the game, 0 for an endgame.
    pub(crate) fn phase(&self) -> [Value; 7] {
        let mut phase = self.men.map(|man| man.middle);
        phase[PAWN] = 0;
        debug_assert!(phase[ROOK] > 0);
        phase
    }
}

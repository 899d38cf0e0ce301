//! A position of any of the three games, where only its value tells the size of its board.

use crate::board::{Board, Eight, Ten};
use crate::check::{CheckClasses, Series};
use crate::color::Color;
use crate::man::Man;
use crate::mechanics::Mechanics;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::square::{Size, Square};
use crate::variant::Variant;

/// A position on either board. Code that must be quick matches once and works on
/// [`Position`]; code that shows, reads and writes uses this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyPosition {
    /// Shatar and Shatranj.
    Eight(Position<Eight>),
    /// Hiashatar.
    Ten(Position<Ten>),
}

/// Runs an expression on the position inside.
macro_rules! on {
    ($any:expr, $position:ident => $body:expr) => {
        match $any {
            AnyPosition::Eight($position) => $body,
            AnyPosition::Ten($position) => $body,
        }
    };
}
pub(crate) use on;

impl AnyPosition {
    /// The size of the board.
    pub const fn size(&self) -> Size {
        match self {
            AnyPosition::Eight(_) => Eight::SIZE,
            AnyPosition::Ten(_) => Ten::SIZE,
        }
    }

    /// The game.
    pub fn variant(&self) -> Variant {
        self.mechanics().variant
    }

    /// The rules in force.
    pub fn mechanics(&self) -> &Mechanics {
        on!(self, position => position.mechanics())
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        on!(self, position => position.turn())
    }

    /// The man on a square.
    pub fn man_at(&self, square: Square) -> Option<Man> {
        on!(self, position => position.man_at(square))
    }

    /// The squares with men, from a1, each with its man.
    pub fn men(&self) -> Vec<(Square, Man)> {
        on!(self, position => position
            .occupied()
            .filter_map(|square| Some((square, position.man_at(square)?)))
            .collect())
    }

    /// The square of a side's king.
    pub fn king(&self, color: Color) -> Square {
        on!(self, position => position.king(color))
    }

    /// All legal moves; none when the position has ended.
    pub fn legal_moves(&self) -> Vec<Move> {
        on!(self, position => position.legal_moves())
    }

    /// Whether a move is legal. It may come from anywhere.
    pub fn is_legal(&self, mv: Move) -> bool {
        on!(self, position => position.is_legal(mv))
    }

    /// Whether a move takes a man.
    pub fn is_capture(&self, mv: Move) -> bool {
        on!(self, position => position.is_capture(mv))
    }

    /// The square of the man that a move takes; not its target when it takes in passing.
    pub fn captured_square(&self, mv: Move) -> Option<Square> {
        on!(self, position => position.captured_square(mv))
    }

    /// Whether a move is the transposition of a stalemated Shah.
    pub fn is_transposition(&self, mv: Move) -> bool {
        on!(self, position => position.is_transposition(mv))
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, mv: Move) -> AnyPosition {
        match self {
            AnyPosition::Eight(position) => AnyPosition::Eight(position.after(mv)),
            AnyPosition::Ten(position) => AnyPosition::Ten(position.after(mv)),
        }
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        on!(self, position => position.in_check())
    }

    /// The squares of the men that check the side to move.
    pub fn checkers(&self) -> Vec<Square> {
        on!(self, position => position.checkers().collect())
    }

    /// The squares of a side's men that could capture on a square, or guard it if it holds one of
    /// their own. Pins are not looked at.
    pub fn attackers(&self, target: Square, by: Color) -> Vec<Square> {
        on!(self, position => position
            .attackers(target, by, position.occupied())
            .collect())
    }

    /// The position with the other side to move, to see what it could do; `None` in check, where
    /// nobody can pass.
    #[must_use]
    pub fn passed(&self) -> Option<AnyPosition> {
        if self.in_check() {
            return None;
        }
        let mut passed = *self;
        on!(&mut passed, position => position.pass());
        Some(passed)
    }

    /// The names of the check in which the side to move stands.
    pub fn checks(&self) -> CheckClasses {
        on!(self, position => position.checks())
    }

    /// A side's running series of checks.
    pub fn series(&self, color: Color) -> Series {
        on!(self, position => position.series(color))
    }

    /// The squares on which the side to move may capture in passing.
    pub fn en_passant(&self) -> Vec<Square> {
        on!(self, position => position.en_passant().collect())
    }

    /// The ring squares that slow a side's tereg, temee and Bers.
    pub fn slow_zone(&self, color: Color) -> Vec<Square> {
        on!(self, position => position.slow_zone(color).collect())
    }

    /// Plies since the last capture or pawn move.
    pub fn halfmoves(&self) -> u32 {
        on!(self, position => position.halfmoves())
    }

    /// The number of the move, from 1.
    pub fn fullmoves(&self) -> u32 {
        on!(self, position => position.fullmoves())
    }

    /// The Zobrist key, series included.
    pub fn key(&self) -> u64 {
        on!(self, position => position.key())
    }

    /// The end that this position is, its history unknown.
    pub fn ending(&self) -> Option<Outcome> {
        on!(self, position => position.ending())
    }

    /// Whether the move limit is reached.
    pub fn move_limit_reached(&self) -> bool {
        on!(self, position => position.move_limit_reached())
    }
}

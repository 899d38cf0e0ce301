//! A set of squares of one board.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::bits::Bits;
use crate::board::Board;
use crate::color::Color;
use crate::square::Square;

/// A set of squares; iterating gives them from a1 upward.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bitboard<B: Board>(B::Bits);

impl<B: Board> Bitboard<B> {
    /// No square.
    pub const EMPTY: Self = Self(B::Bits::ZERO);
    /// Every square of the board.
    pub const ALL: Self = Self(B::ALL);

    /// The set with those bits; bits beyond the board are dropped.
    #[inline(always)]
    pub fn from_bits(bits: B::Bits) -> Self {
        Self(bits & B::ALL)
    }

    /// The integer behind the set.
    #[inline(always)]
    pub const fn bits(self) -> B::Bits {
        self.0
    }

    /// The squares of a rank counted from 0.
    #[inline(always)]
    pub fn rank(rank: u8) -> Self {
        Self(B::FIRST_RANK << u32::from(rank * B::SIDE))
    }

    /// The squares of a file counted from 0.
    #[inline(always)]
    pub fn file(file: u8) -> Self {
        Self(B::FIRST_FILE << u32::from(file))
    }

    /// A side's home rank.
    #[inline(always)]
    pub fn home_rank(color: Color) -> Self {
        match color {
            Color::White => Self::rank(0),
            Color::Black => Self::rank(B::SIDE - 1),
        }
    }

    /// Whether the set has no square.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == B::Bits::ZERO
    }

    /// Whether the set has a square.
    #[inline(always)]
    pub fn any(self) -> bool {
        self.0 != B::Bits::ZERO
    }

    /// Whether the set has at least two squares.
    #[inline(always)]
    pub fn several(self) -> bool {
        self.0.without_lowest() != B::Bits::ZERO
    }

    /// Number of squares.
    #[inline(always)]
    pub fn count(self) -> u32 {
        self.0.ones()
    }

    /// Whether a square is in the set.
    #[inline(always)]
    pub fn contains(self, square: Square) -> bool {
        (self & Self::from(square)).any()
    }

    /// The lowest square.
    #[inline(always)]
    pub fn first(self) -> Option<Square> {
        if self.is_empty() {
            None
        } else {
            Some(Square::new(self.0.lowest() as u8))
        }
    }

    /// Removes the lowest square and returns it.
    #[inline(always)]
    pub fn pop(&mut self) -> Option<Square> {
        let first = self.first();
        self.0 = self.0.without_lowest();
        first
    }

    /// The set one rank on, as a side sees it.
    #[inline(always)]
    pub fn forward(self, color: Color) -> Self {
        match color {
            Color::White => Self::from_bits(self.0 << u32::from(B::SIDE)),
            Color::Black => Self(self.0 >> u32::from(B::SIDE)),
        }
    }

    /// The set one file toward a; what leaves the board is dropped.
    #[inline(always)]
    pub fn west(self) -> Self {
        Self((self - Self::file(0)).0 >> 1)
    }

    /// The set one file away from a; what leaves the board is dropped.
    #[inline(always)]
    pub fn east(self) -> Self {
        Self::from_bits((self - Self::file(B::SIDE - 1)).0 << 1)
    }

    /// Every square next to one of the set, and the set itself where its squares touch.
    #[inline(always)]
    pub fn neighbours(self) -> Self {
        let sides = self.west() | self.east();
        let row = sides | self;
        sides | row.forward(Color::White) | row.forward(Color::Black)
    }
}

impl<B: Board> From<Square> for Bitboard<B> {
    #[inline(always)]
    fn from(square: Square) -> Self {
        Self(B::Bits::ONE << square.index() as u32)
    }
}

impl<B: Board> Default for Bitboard<B> {
    fn default() -> Self {
        Self::EMPTY
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $assign:ident, $assign_method:ident) => {
        impl<B: Board> $trait for Bitboard<B> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self($trait::$method(self.0, other.0))
            }
        }
        impl<B: Board> $assign for Bitboard<B> {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                $assign::$assign_method(&mut self.0, other.0);
            }
        }
    };
}

operator!(BitAnd, bitand, BitAndAssign, bitand_assign);
operator!(BitOr, bitor, BitOrAssign, bitor_assign);
operator!(BitXor, bitxor, BitXorAssign, bitxor_assign);

/// Set difference.
impl<B: Board> Sub for Bitboard<B> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl<B: Board> Not for Bitboard<B> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0 & B::ALL)
    }
}

impl<B: Board> Iterator for Bitboard<B> {
    type Item = Square;
    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        self.pop()
    }
}

impl<B: Board> FromIterator<Square> for Bitboard<B> {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | square.into())
    }
}

impl<B: Board> fmt::Debug for Bitboard<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.map(|square| B::SIZE.name(square)))
            .finish()
    }
}

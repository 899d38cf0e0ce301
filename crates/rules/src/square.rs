//! Squares, and the size of a board where only its value is known.

use core::fmt;

/// A square: rank × side + file, counted from a1. What file and rank it has depends on the
/// board's side, so that names are made by [`Size`] or by a [`Board`](crate::Board).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with that index.
    #[inline(always)]
    pub const fn new(index: u8) -> Square {
        Square(index)
    }

    /// Index from a1, rank by rank.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({})", self.0)
    }
}

/// The side of a square board, as a value: 8 or 10.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size(u8);

impl Size {
    /// 8×8.
    pub const EIGHT: Size = Size(8);
    /// 10×10.
    pub const TEN: Size = Size(10);

    /// Files (and ranks).
    pub const fn side(self) -> u8 {
        self.0
    }

    /// Number of squares.
    pub const fn squares(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// The square on a file and rank counted from 0, if it is on the board.
    pub const fn square(self, file: u8, rank: u8) -> Option<Square> {
        if file < self.0 && rank < self.0 {
            Some(Square(rank * self.0 + file))
        } else {
            None
        }
    }

    /// File, counted from 0 (a).
    pub const fn file(self, square: Square) -> u8 {
        square.0 % self.0
    }

    /// Rank, counted from 0.
    pub const fn rank(self, square: Square) -> u8 {
        square.0 / self.0
    }

    /// `a1` … `j10`.
    pub fn name(self, square: Square) -> String {
        format!(
            "{}{}",
            char::from(b'a' + self.file(square)),
            self.rank(square) + 1
        )
    }

    /// Reads a square's name at the start of `text`; the square and the rest of the text.
    /// Letters may be upper case. A rank takes two digits only where the board has ten.
    pub fn read(self, text: &str) -> Option<(Square, &str)> {
        let bytes = text.as_bytes();
        let file = bytes.first()?.to_ascii_lowercase().checked_sub(b'a')?;
        let first = bytes.get(1)?;
        if !first.is_ascii_digit() {
            return None;
        }
        let (rank, length) = match bytes.get(2) {
            Some(b'0') if *first == b'1' && self.0 >= 10 => (10, 3),
            _ => (first - b'0', 2),
        };
        let square = self.square(file, rank.checked_sub(1)?)?;
        Some((square, &text[length..]))
    }

    /// Reads a square's name that is the whole of `text`.
    pub fn parse(self, text: &str) -> Option<Square> {
        match self.read(text)? {
            (square, "") => Some(square),
            _ => None,
        }
    }
}

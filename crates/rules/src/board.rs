//! The geometry of a board, generic over its size, and the tables of attacks on an empty one.
//!
//! Both boards share every line of code: a [`Board`] names an integer with a bit for each
//! square and the tables for it, and the compiler makes one copy of the rules for each.

use core::fmt::Debug;
use core::hash::Hash;

use crate::bitboard::Bitboard;
use crate::bits::Bits;
use crate::man::Man;
use crate::square::{Size, Square};

/// A square board of one size.
pub trait Board: Copy + Eq + Ord + Hash + Debug + Default + Send + Sync + 'static {
    /// The integer with a bit for each square.
    type Bits: Bits;
    /// An array with a place for each square.
    type Mailbox: Copy + Eq + Debug + Send + Sync + AsRef<[Option<Man>]> + AsMut<[Option<Man>]>;

    /// Files, and ranks.
    const SIDE: u8;
    /// The same as a value.
    const SIZE: Size;
    /// Every square.
    const ALL: Self::Bits;
    /// The squares of the first file.
    const FIRST_FILE: Self::Bits;
    /// The squares of the first rank.
    const FIRST_RANK: Self::Bits;
    /// A board with no man on it.
    const EMPTY: Self::Mailbox;
    /// Attacks on an empty board.
    const TABLES: &'static Tables<Self::Bits>;

    /// File of a square, counted from 0.
    #[inline(always)]
    fn file(square: Square) -> u8 {
        square.index() as u8 % Self::SIDE
    }

    /// Rank of a square, counted from 0.
    #[inline(always)]
    fn rank(square: Square) -> u8 {
        square.index() as u8 / Self::SIDE
    }
}

/// The 8×8 board of Shatar and Shatranj.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Eight;

/// The 10×10 board of Hiashatar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ten;

/// The four lines through a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Line {
    /// Along the rank.
    Rank = 0,
    /// Along the file.
    File = 1,
    /// a1–h8 and its parallels.
    Diagonal = 2,
    /// a8–h1 and its parallels.
    AntiDiagonal = 3,
}

/// The squares of one line through a square, below and above it in index order.
#[derive(Clone, Copy, Debug)]
pub struct Ray<I> {
    lower: I,
    upper: I,
}

/// What the men attack on an empty board, square by square.
#[derive(Debug)]
pub struct Tables<I: 'static> {
    lines: &'static [[Ray<I>; 4]],
    knight: &'static [I],
    orthogonal: &'static [I],
    diagonal: &'static [I],
    alfil: &'static [I],
}

/// Sums the squares reached by a set of steps of (file, rank) from each square.
macro_rules! leaps {
    ($int:ty, $side:expr, $squares:expr, $steps:expr) => {{
        let mut table = [0 as $int; $squares];
        let mut square = 0;
        while square < $squares {
            let (file, rank) = ((square % $side) as i32, (square / $side) as i32);
            let mut step = 0;
            while step < $steps.len() {
                let (f, r) = (file + $steps[step].0, rank + $steps[step].1);
                if f >= 0 && f < $side && r >= 0 && r < $side {
                    table[square] |= 1 << (r * $side + f);
                }
                step += 1;
            }
            square += 1;
        }
        table
    }};
}

/// Everything on the line of a square in the direction (file, rank) step.
macro_rules! ray {
    ($int:ty, $side:expr, $square:expr, $step:expr) => {{
        let mut set = 0 as $int;
        let (mut f, mut r) = (($square % $side) as i32, ($square / $side) as i32);
        loop {
            f += $step.0;
            r += $step.1;
            if f < 0 || f >= $side || r < 0 || r >= $side {
                break set;
            }
            set |= 1 << (r * $side + f);
        }
    }};
}

const KNIGHT: [(i32, i32); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
const ORTHOGONAL: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
const ALFIL: [(i32, i32); 4] = [(2, 2), (-2, 2), (-2, -2), (2, -2)];

macro_rules! board {
    ($board:ty, $int:ty, $side:literal, $squares:literal, $size:expr) => {
        impl Board for $board {
            type Bits = $int;
            type Mailbox = [Option<Man>; $squares];

            const SIDE: u8 = $side;
            const SIZE: Size = $size;
            const ALL: $int = <$int>::MAX >> (<$int>::BITS - $squares);
            const FIRST_FILE: $int = {
                let mut file = 0;
                let mut rank = 0;
                while rank < $side {
                    file |= 1 << (rank * $side);
                    rank += 1;
                }
                file
            };
            const FIRST_RANK: $int = (1 << $side) - 1;
            const EMPTY: Self::Mailbox = [None; $squares];
            const TABLES: &'static Tables<$int> = {
                const LINES: [[Ray<$int>; 4]; $squares] = {
                    let mut lines = [[Ray { lower: 0, upper: 0 }; 4]; $squares];
                    let up = [(1, 0), (0, 1), (1, 1), (-1, 1)];
                    let mut square = 0;
                    while square < $squares {
                        let mut line = 0;
                        while line < 4 {
                            let (f, r): (i32, i32) = up[line];
                            lines[square][line] = Ray {
                                lower: ray!($int, $side, square, (-f, -r)),
                                upper: ray!($int, $side, square, (f, r)),
                            };
                            line += 1;
                        }
                        square += 1;
                    }
                    lines
                };
                const KNIGHTS: [$int; $squares] = leaps!($int, $side, $squares, KNIGHT);
                const ORTHOGONALS: [$int; $squares] = leaps!($int, $side, $squares, ORTHOGONAL);
                const DIAGONALS: [$int; $squares] = leaps!($int, $side, $squares, DIAGONAL);
                const ALFILS: [$int; $squares] = leaps!($int, $side, $squares, ALFIL);
                static TABLES: Tables<$int> = Tables {
                    lines: &LINES,
                    knight: &KNIGHTS,
                    orthogonal: &ORTHOGONALS,
                    diagonal: &DIAGONALS,
                    alfil: &ALFILS,
                };
                &TABLES
            };
        }
    };
}

board!(Eight, u64, 8, 64, Size::EIGHT);
board!(Ten, u128, 10, 100, Size::TEN);

/// Squares attacked along one line from `square` up to and with the first of `blockers` on
/// either hand. The subtraction trick ("obstruction difference") needs no table of
/// occupancies and works alike on 64 and 128 bits.
#[inline(always)]
pub fn line_attacks<B: Board>(square: Square, line: Line, blockers: Bitboard<B>) -> Bitboard<B> {
    let ray = B::TABLES.lines[square.index()][line as usize];
    let blockers = blockers.bits();
    let lower = blockers & ray.lower;
    let upper = blockers & ray.upper;
    let from_below = (!B::Bits::ZERO) << (lower | B::Bits::ONE).highest();
    let to_above = upper.isolate_lowest() << 1;
    Bitboard::from_bits(to_above.wrapping_sum(from_below) & (ray.lower | ray.upper))
}

/// Squares that a rook attacks, the first blocker on each side included.
#[inline(always)]
pub fn rook_attacks<B: Board>(square: Square, blockers: Bitboard<B>) -> Bitboard<B> {
    line_attacks(square, Line::Rank, blockers) | line_attacks(square, Line::File, blockers)
}

/// Squares that a bishop attacks, the first blocker on each side included.
#[inline(always)]
pub fn bishop_attacks<B: Board>(square: Square, blockers: Bitboard<B>) -> Bitboard<B> {
    line_attacks(square, Line::Diagonal, blockers)
        | line_attacks(square, Line::AntiDiagonal, blockers)
}

/// A horse's leaps.
#[inline(always)]
pub fn knight_attacks<B: Board>(square: Square) -> Bitboard<B> {
    Bitboard::from_bits(B::TABLES.knight[square.index()])
}

/// The four neighbours along rank and file.
#[inline(always)]
pub fn orthogonal_steps<B: Board>(square: Square) -> Bitboard<B> {
    Bitboard::from_bits(B::TABLES.orthogonal[square.index()])
}

/// The four diagonal neighbours.
#[inline(always)]
pub fn diagonal_steps<B: Board>(square: Square) -> Bitboard<B> {
    Bitboard::from_bits(B::TABLES.diagonal[square.index()])
}

/// The fil's leaps: exactly two squares diagonally.
#[inline(always)]
pub fn alfil_attacks<B: Board>(square: Square) -> Bitboard<B> {
    Bitboard::from_bits(B::TABLES.alfil[square.index()])
}

/// The eight neighbours of a square: a king's steps, and a Hia's ring.
#[inline(always)]
pub fn king_attacks<B: Board>(square: Square) -> Bitboard<B> {
    orthogonal_steps(square) | diagonal_steps(square)
}

/// The line through two different squares, if there is one.
#[inline(always)]
pub fn line_through<B: Board>(a: Square, b: Square) -> Option<Line> {
    let files = B::file(b) as i8 - B::file(a) as i8;
    let ranks = B::rank(b) as i8 - B::rank(a) as i8;
    if a == b {
        None
    } else if ranks == 0 {
        Some(Line::Rank)
    } else if files == 0 {
        Some(Line::File)
    } else if files == ranks {
        Some(Line::Diagonal)
    } else if files == -ranks {
        Some(Line::AntiDiagonal)
    } else {
        None
    }
}

/// The squares strictly between two squares of one line; empty if no line joins them.
#[inline(always)]
pub fn between<B: Board>(a: Square, b: Square) -> Bitboard<B> {
    match line_through::<B>(a, b) {
        Some(line) => {
            line_attacks(a, line, Bitboard::from(b)) & line_attacks(b, line, Bitboard::from(a))
        }
        None => Bitboard::EMPTY,
    }
}

/// Every square of the line through two squares, both included; empty if no line joins them.
#[inline(always)]
pub fn whole_line<B: Board>(a: Square, b: Square) -> Bitboard<B> {
    match line_through::<B>(a, b) {
        Some(line) => line_attacks(a, line, Bitboard::EMPTY) | Bitboard::from(a),
        None => Bitboard::EMPTY,
    }
}

/// Steps between two squares, counted as a king walks.
#[inline(always)]
pub fn distance<B: Board>(a: Square, b: Square) -> u8 {
    B::file(a)
        .abs_diff(B::file(b))
        .max(B::rank(a).abs_diff(B::rank(b)))
}

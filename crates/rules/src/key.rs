//! Zobrist keys. They are computed, not looked up: a table of random numbers for 100 squares
//! would be the largest incompressible part of a page that shows a board.

use crate::color::Color;
use crate::man::Man;
use crate::square::Square;

/// A well-mixed 64-bit number for each input (the finalizer of splitmix64).
#[inline(always)]
const fn mix(input: u64) -> u64 {
    let z = input.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = mix(1 << 12);

/// A man on a square.
#[inline(always)]
pub(crate) const fn man(man: Man, square: Square) -> u64 {
    mix((man.index() as u64) << 7 | square.index() as u64)
}

/// A square passed over by a pawn that may be taken on it.
#[inline(always)]
pub(crate) const fn en_passant(square: Square) -> u64 {
    mix(2 << 12 | square.index() as u64)
}

/// A horse that has moved.
#[inline(always)]
pub(crate) const fn moved_horse(square: Square) -> u64 {
    mix(3 << 12 | square.index() as u64)
}

/// A side's running series contains a shak.
#[inline(always)]
pub(crate) const fn shak(color: Color) -> u64 {
    mix(4 << 12 | color as u64)
}

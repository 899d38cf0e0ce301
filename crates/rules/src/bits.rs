//! The unsigned integers that carry a set of squares: `u64` for 8×8, `u128` for 10×10.

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

/// An unsigned integer used as a set of squares, one bit a square.
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Default
    + Hash
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + 'static
{
    /// No bit set.
    const ZERO: Self;
    /// The lowest bit.
    const ONE: Self;
    /// Number of set bits.
    fn ones(self) -> u32;
    /// Index of the lowest set bit; the width of the integer when there is none.
    fn lowest(self) -> u32;
    /// Index of the highest set bit; the integer must not be zero.
    fn highest(self) -> u32;
    /// The lowest set bit alone, or zero.
    fn isolate_lowest(self) -> Self;
    /// The integer without its lowest set bit.
    fn without_lowest(self) -> Self;
    /// Addition modulo the width of the integer.
    fn wrapping_sum(self, other: Self) -> Self;
    /// Folds the set to 64 bits, for hashing.
    fn fold(self) -> u64;
}

macro_rules! bits {
    ($int:ty, $fold:expr) => {
        impl Bits for $int {
            const ZERO: Self = 0;
            const ONE: Self = 1;
            #[inline(always)]
            fn ones(self) -> u32 {
                self.count_ones()
            }
            #[inline(always)]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline(always)]
            fn highest(self) -> u32 {
                <$int>::BITS - 1 - self.leading_zeros()
            }
            #[inline(always)]
            fn isolate_lowest(self) -> Self {
                self & self.wrapping_neg()
            }
            #[inline(always)]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline(always)]
            fn wrapping_sum(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn fold(self) -> u64 {
                $fold(self)
            }
        }
    };
}

bits!(u64, |set: u64| set);
bits!(u128, |set: u128| (set as u64)
    ^ ((set >> 64) as u64).rotate_left(29));

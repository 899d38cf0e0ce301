//! A pair of values, for the middlegame and for the endgame.

use core::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use crate::score::Value;

/// What something is worth with all men on the board, and with few.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tapered {
    pub(crate) middle: Value,
    pub(crate) end: Value,
}

/// Short for a [`Tapered`].
pub(crate) const fn t(middle: Value, end: Value) -> Tapered {
    Tapered { middle, end }
}

impl Add for Tapered {
    type Output = Tapered;
    #[inline(always)]
    fn add(self, other: Tapered) -> Tapered {
        t(self.middle + other.middle, self.end + other.end)
    }
}

impl Sub for Tapered {
    type Output = Tapered;
    #[inline(always)]
    fn sub(self, other: Tapered) -> Tapered {
        t(self.middle - other.middle, self.end - other.end)
    }
}

impl Neg for Tapered {
    type Output = Tapered;
    #[inline(always)]
    fn neg(self) -> Tapered {
        t(-self.middle, -self.end)
    }
}

impl Mul<Value> for Tapered {
    type Output = Tapered;
    #[inline(always)]
    fn mul(self, factor: Value) -> Tapered {
        t(self.middle * factor, self.end * factor)
    }
}

impl AddAssign for Tapered {
    #[inline(always)]
    fn add_assign(&mut self, other: Tapered) {
        *self = *self + other;
    }
}

impl SubAssign for Tapered {
    #[inline(always)]
    fn sub_assign(&mut self, other: Tapered) {
        *self = *self - other;
    }
}

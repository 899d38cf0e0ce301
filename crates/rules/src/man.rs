//! Kinds of men, and men of a side.

use core::fmt;
use core::num::NonZeroU8;

use crate::color::Color;

/// A kind of man. Shatranj's firzan and fil take the places of the Bers and the camel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Xüü, child; baidaq.
    Pawn = 0,
    /// Mori; faras.
    Horse = 1,
    /// Temee; fil.
    Camel = 2,
    /// Tereg, cart; rukh.
    Rook = 3,
    /// Bers; firzan.
    Bers = 4,
    /// Hia, the bodyguard of Hiashatar.
    Guard = 5,
    /// Nojon; shah.
    King = 6,
}

impl Role {
    /// Every kind, from pawn to king.
    pub const ALL: [Role; 7] = [
        Role::Pawn,
        Role::Horse,
        Role::Camel,
        Role::Rook,
        Role::Bers,
        Role::Guard,
        Role::King,
    ];

    /// Every kind in the order in which men are shown and named: the king and his Bers, the
    /// officers from the corner in, the bodyguard, the pawn.
    pub const SHOWN: [Role; 7] = [
        Role::King,
        Role::Bers,
        Role::Rook,
        Role::Camel,
        Role::Horse,
        Role::Guard,
        Role::Pawn,
    ];

    /// 0 for a pawn to 6 for a king.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English word, in lower case; also the id of the man's picture.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Pawn => "pawn",
            Role::Horse => "horse",
            Role::Camel => "camel",
            Role::Rook => "rook",
            Role::Bers => "bers",
            Role::Guard => "guard",
            Role::King => "king",
        }
    }
}

/// A man: a kind and a side, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man(NonZeroU8);

impl Man {
    /// The man of that kind and side.
    #[inline(always)]
    pub const fn new(color: Color, role: Role) -> Man {
        // 1..=14: never zero, so that `Option<Man>` is one byte too.
        match NonZeroU8::new(1 + (color as u8) + 2 * (role as u8)) {
            Some(byte) => Man(byte),
            None => unreachable!(),
        }
    }

    /// The man's side.
    #[inline(always)]
    pub const fn color(self) -> Color {
        if (self.0.get() - 1) & 1 == 0 {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The man's kind.
    #[inline(always)]
    pub const fn role(self) -> Role {
        Role::ALL[((self.0.get() - 1) >> 1) as usize]
    }

    /// 0..14, unique for each man; for tables.
    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0.get() - 1) as usize
    }
}

impl fmt::Debug for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color().name(), self.role().name())
    }
}

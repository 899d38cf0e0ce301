//! A move, small and independent of the board's size.

use crate::man::Role;
use crate::square::Square;

/// A move from one square to another. It means something only in its position: a diagonal
/// pawn move to an empty square captures in passing, a king's move to a man of his own side
/// is the transposition of Shatranj.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Where the man stands.
    pub from: Square,
    /// Where he goes.
    pub to: Square,
    /// What a pawn becomes on its last rank.
    pub promotion: Option<Role>,
}

impl Move {
    /// A move without promotion.
    #[inline(always)]
    pub const fn new(from: Square, to: Square) -> Move {
        Move {
            from,
            to,
            promotion: None,
        }
    }

    /// A pawn's move to its last rank.
    #[inline(always)]
    pub const fn promoting(from: Square, to: Square, role: Role) -> Move {
        Move {
            from,
            to,
            promotion: Some(role),
        }
    }
}

//! What a position is worth.

use core::fmt;

use serde::{Deserialize, Serialize};

/// The value of a position inside the search: centipawns, or [`WIN`] less the plies to the win.
pub(crate) type Value = i32;

/// The value of a game already won. A win in n plies is `WIN - n`.
pub(crate) const WIN: Value = 32_000;

/// The deepest ply that a search reaches.
pub(crate) const MAX_PLY: usize = 120;

/// From here on a value is a proven win, below its negative a proven loss.
pub(crate) const PROVEN: Value = WIN - 2 * MAX_PLY as Value;

/// More than any value.
pub(crate) const INFINITE: Value = WIN + 1;

/// A draw. There is no contempt: a niol, a robado or a stalemate is worth just this.
pub(crate) const DRAW: Value = 0;

/// The value of losing after that many plies.
#[inline(always)]
pub(crate) const fn lost_in(ply: usize) -> Value {
    ply as Value - WIN
}

/// The value of winning after that many plies.
#[inline(always)]
pub(crate) const fn won_in(ply: usize) -> Value {
    WIN - ply as Value
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// A forced end in so many plies: positive when the side to move wins, negative when it
    /// loses. Besides mate that may be a bare king or a stalemate, where these win.
    Mate(i32),
}

impl Score {
    pub(crate) fn new(value: Value) -> Score {
        if value >= PROVEN {
            Score::Mate(WIN - value)
        } else if value <= -PROVEN {
            Score::Mate(-WIN - value)
        } else {
            Score::Centipawns(value)
        }
    }

    /// The plies to the forced end, whoever wins; `None` without one.
    pub(crate) fn plies(self) -> Option<i32> {
        match self {
            Score::Mate(plies) => Some(plies.abs()),
            Score::Centipawns(_) => None,
        }
    }

    /// The part of a point that the side to move may expect, 0 to 1, draws counting half.
    pub fn win_probability(self) -> f32 {
        match self {
            Score::Mate(plies) if plies > 0 => 1.0,
            Score::Mate(_) => 0.0,
            Score::Centipawns(centipawns) => {
                1.0 / (1.0 + (-(centipawns as f32) / LOGISTIC_SCALE).exp())
            }
        }
    }
}

/// Centipawns at which the odds are e to one.
const LOGISTIC_SCALE: f32 = 220.0;

/// As UCI has it: `cp 31`, or `mate` with the winner's moves, not plies.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Centipawns(centipawns) => write!(f, "cp {centipawns}"),
            Score::Mate(plies) if *plies > 0 => write!(f, "mate {}", (plies + 1) / 2),
            Score::Mate(plies) => write!(f, "mate {}", plies / 2),
        }
    }
}

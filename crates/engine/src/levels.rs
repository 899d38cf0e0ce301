//! Ten strengths for people.
//!
//! A level below the highest looks less deep and misjudges: every move at the root is weighed,
//! a little noise is added to its worth, and the best after the noise is played, but never a
//! move that is worse than the best by more than the level's margin. So a weak level overlooks
//! long tactics and prefers the second-best plan; it does not throw men away at random.

use core::cmp::Reverse;
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::score::{PROVEN, Value};

/// A level from 1 (a beginner) to 10 (full strength).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Level(u8);

/// What a level may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strength {
    /// Plies of the last iteration.
    pub(crate) depth: u32,
    /// Positions searched.
    pub(crate) nodes: u64,
    /// Milliseconds for a move.
    pub(crate) movetime_ms: u64,
    /// The width of the noise on a move's worth, in centipawns.
    pub(crate) noise: Value,
    /// How much worse than the best a move may be, in centipawns; 0: only the best is played.
    pub(crate) margin: Value,
    /// How many moves are weighed.
    pub(crate) lines: usize,
}

const fn strength(
    depth: u32,
    nodes: u64,
    movetime_ms: u64,
    noise: Value,
    margin: Value,
    lines: usize,
) -> Strength {
    Strength {
        depth,
        nodes,
        movetime_ms,
        noise,
        margin,
        lines,
    }
}

/// All moves are weighed.
const ALL: usize = usize::MAX;

const STRENGTHS: [Strength; 10] = [
    strength(1, 2_000, 200, 260, 420, ALL),
    strength(1, 4_000, 200, 150, 260, ALL),
    strength(2, 8_000, 250, 110, 180, ALL),
    strength(3, 15_000, 300, 80, 130, ALL),
    strength(4, 30_000, 350, 55, 90, ALL),
    strength(5, 60_000, 400, 35, 60, ALL),
    strength(7, 120_000, 600, 20, 35, 5),
    strength(9, 300_000, 900, 10, 18, 4),
    strength(12, 800_000, 1_500, 0, 0, 1),
    strength(64, u64::MAX, 3_000, 0, 0, 1),
];

impl Level {
    /// Full strength.
    pub const HIGHEST: Level = Level(10);

    /// The level of that number, 1 to 10.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 10 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) fn strength(self) -> Strength {
        STRENGTHS[usize::from(self.0 - 1)]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Chooses among the worths of the root moves, as far as they are known; the index of the
/// choice.
///
/// A forced win is not missed on purpose, and a move into a forced loss is not chosen while
/// there is another.
pub(crate) fn choose(worths: &[Option<Value>], strength: Strength, random: &mut Random) -> usize {
    let known = || {
        worths
            .iter()
            .enumerate()
            .filter_map(|(index, &worth)| Some((index, worth?)))
    };
    let Some((first, best)) = known().max_by_key(|&(index, worth)| (worth, Reverse(index))) else {
        return 0;
    };
    if strength.margin == 0 || best.abs() >= PROVEN {
        return first;
    }
    known()
        .filter(|&(_, worth)| worth >= best - strength.margin)
        .map(|(index, worth)| (index, worth + random.bell(strength.noise)))
        .max_by_key(|&(index, seen)| (seen, Reverse(index)))
        .map_or(first, |(index, _)| index)
}

/// A small generator of random numbers (splitmix64): the same seed, the same numbers.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from a bell curve of about that standard deviation: the sum of three even ones.
    fn bell(&mut self, width: Value) -> Value {
        let span = i64::from(2 * width + 1);
        let sum: i64 = (0..3)
            .map(|_| ((self.next() >> 33) as i64 % span) - i64::from(width))
            .sum();
        sum as Value
    }
}

//! How long a search may take, and what else is asked of it.

use serde::{Deserialize, Serialize};

use crate::levels::Level;

/// The time left to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockTime {
    /// Milliseconds left.
    pub remaining_ms: u64,
    /// Milliseconds gained with each move.
    pub increment_ms: u64,
    /// Moves until more time is given; `None`: the whole game.
    pub moves_to_go: Option<u32>,
}

/// When a search ends: at the first of the limits that are set. With none, or with `infinite`,
/// only a stop ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Limits {
    /// Plies of the last complete iteration.
    pub depth: Option<u32>,
    /// Positions searched.
    pub nodes: Option<u64>,
    /// Milliseconds for this move.
    pub movetime_ms: Option<u64>,
    /// A clock, of which the engine uses what it thinks fit.
    pub clock: Option<ClockTime>,
    /// The answer waits for a stop, even after the last possible iteration.
    pub infinite: bool,
}

impl Limits {
    /// Ends after an iteration of that many plies.
    pub fn depth(plies: u32) -> Limits {
        Limits {
            depth: Some(plies),
            ..Limits::default()
        }
    }

    /// Ends after about that many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// Ends after that many milliseconds.
    pub fn movetime_ms(milliseconds: u64) -> Limits {
        Limits {
            movetime_ms: Some(milliseconds),
            ..Limits::default()
        }
    }

    /// Ends when it is stopped.
    pub fn infinite() -> Limits {
        Limits {
            infinite: true,
            ..Limits::default()
        }
    }
}

/// Everything that is asked of a search besides the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchOptions {
    /// When it ends.
    pub limits: Limits,
    /// How many best moves are searched and reported, at least 1.
    pub multipv: u16,
    /// A level for people; `None`: full strength.
    pub level: Option<Level>,
    /// Where a level's errors come from: the same seed and position give the same move.
    pub seed: u64,
}

impl Default for SearchOptions {
    fn default() -> Self {
        SearchOptions {
            limits: Limits::default(),
            multipv: 1,
            level: None,
            seed: 0,
        }
    }
}

impl From<Limits> for SearchOptions {
    fn from(limits: Limits) -> Self {
        SearchOptions {
            limits,
            ..SearchOptions::default()
        }
    }
}

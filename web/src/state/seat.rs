//! Who plays a side.

use std::fmt;

pub(crate) use shatar_engine::Level;

/// The level that is offered first: it plays, but not to win at any price.
pub(crate) fn first_level() -> Level {
    Level::new(3).unwrap_or(Level::HIGHEST)
}

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seat {
    /// Somebody in front of the screen.
    Human,
    /// The engine at a level.
    Engine(Level),
}

impl Seat {
    /// Whether a person plays.
    pub(crate) fn is_human(self) -> bool {
        self == Seat::Human
    }

    /// Reads what `Display` writes.
    pub(crate) fn parse(text: &str) -> Option<Seat> {
        match text.split_once(' ') {
            None if text == "human" => Some(Seat::Human),
            Some(("engine", level)) => Some(Seat::Engine(Level::new(level.parse().ok()?)?)),
            _ => None,
        }
    }
}

/// `human`, or `engine 3`: the words of the store.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Human => f.write_str("human"),
            Seat::Engine(level) => write!(f, "engine {level}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_survive_their_words() {
        for seat in [
            Seat::Human,
            Seat::Engine(first_level()),
            Seat::Engine(Level::HIGHEST),
        ] {
            assert_eq!(Seat::parse(&seat.to_string()), Some(seat));
        }
        for wrong in ["", "engine", "engine 0", "engine 11", "human 3", "engine x"] {
            assert_eq!(Seat::parse(wrong), None, "{wrong}");
        }
    }
}

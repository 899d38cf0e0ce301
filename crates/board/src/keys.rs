//! What the keys mean while a square has the focus.

use crate::geometry::Direction;

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// Moves the focus.
    Step(Direction),
    /// Selects a man or moves the selected one, like a tap.
    Tap,
    /// Gives up what was begun.
    Escape,
}

/// The meaning of a key by its name in the DOM (`KeyboardEvent.key`), with or without Control
/// (or Command). `None` for all others, which belong to the page and the screen reader.
pub fn meaning(key: &str, control: bool) -> Option<Key> {
    let step = |direction| Some(Key::Step(direction));
    if control {
        return match key {
            "Home" => step(Direction::First),
            "End" => step(Direction::Last),
            _ => None,
        };
    }
    match key {
        "ArrowUp" => step(Direction::Up),
        "ArrowDown" => step(Direction::Down),
        "ArrowLeft" => step(Direction::Left),
        "ArrowRight" => step(Direction::Right),
        "Home" => step(Direction::RowStart),
        "End" => step(Direction::RowEnd),
        "PageUp" => step(Direction::ColumnTop),
        "PageDown" => step(Direction::ColumnBottom),
        "Enter" | " " => Some(Key::Tap),
        "Escape" => Some(Key::Escape),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_chords_are_left_to_others() {
        assert_eq!(meaning("ArrowUp", false), Some(Key::Step(Direction::Up)));
        assert_eq!(meaning("Home", true), Some(Key::Step(Direction::First)));
        for (key, control) in [
            ("k", false),
            ("ArrowUp", true),
            ("Tab", false),
            ("Enter", true),
        ] {
            assert_eq!(meaning(key, control), None, "{key}");
        }
    }
}

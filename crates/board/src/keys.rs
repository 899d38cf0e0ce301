//! What the keys mean while a square has the focus.
//!
//! Arrows and their like, digits, Enter and Escape are the same on every keyboard. Letters are
//! of two kinds: commands, which are Latin and the same in every language, and the men's letters,
//! which are the language's own ([`Letters`]). No letter means both. On a keyboard that writes
//! another script a letter that is no man's is taken for the Latin one in the same place.
//!
//! None of this is heard anywhere but on a square of the board, and nothing with Control, Alt or
//! Command but two of the arrows' kin: these belong to browsers and screen readers.

use shatar_rules::Role;

use crate::geometry::Direction;
use crate::letters::Letters;
use crate::options::SingleKeys;

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// Moves the focus.
    Step(Direction),
    /// Moves the focus along its file to a rank, counted from 0.
    Rank(u8),
    /// Moves the focus along its rank to a file, counted from 0.
    File(u8),
    /// Moves the focus to the next man of a kind.
    Jump {
        /// The kind.
        role: Role,
        /// Whether to the one before instead.
        backwards: bool,
    },
    /// Selects a man or moves the selected one, like a tap.
    Tap,
    /// Gives up what was begun.
    Escape,
    /// Asks for something.
    Command(Command),
}

/// What a letter asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// The square and the man on it.
    Square,
    /// Where the man on the square may go.
    Moves,
    /// What is near the square: attackers, defenders, the lines, the rings.
    Near,
    /// All men.
    Men,
    /// The last move.
    LastMove,
    /// The last capture.
    LastCapture,
    /// The series of checks.
    Series,
    /// The clocks.
    Clocks,
    /// What the position is worth.
    Evaluation,
    /// The best move.
    BestMove,
    /// To the field where moves are typed.
    TypeMove,
    /// The list of all keys.
    Help,
}

impl Command {
    /// All commands, in the order in which a list of keys names them.
    pub const ALL: [Command; 12] = [
        Command::Square,
        Command::Moves,
        Command::Near,
        Command::Men,
        Command::LastMove,
        Command::LastCapture,
        Command::Series,
        Command::Clocks,
        Command::Evaluation,
        Command::BestMove,
        Command::TypeMove,
        Command::Help,
    ];

    /// The key.
    pub const fn key(self) -> char {
        match self {
            Command::Square => 'o',
            Command::Moves => 'm',
            Command::Near => 'x',
            Command::Men => 'a',
            Command::LastMove => 'l',
            Command::LastCapture => 'c',
            Command::Series => 's',
            Command::Clocks => 't',
            Command::Evaluation => 'e',
            Command::BestMove => 'g',
            Command::TypeMove => '/',
            Command::Help => '?',
        }
    }

    /// The command of a key.
    pub fn of(key: char) -> Option<Command> {
        Command::ALL
            .into_iter()
            .find(|command| command.key() == key)
    }
}

/// A key as the browser tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press<'a> {
    /// What it writes, or its name: `KeyboardEvent.key`.
    pub key: &'a str,
    /// Where it lies, whatever it writes: `KeyboardEvent.code`.
    pub code: &'a str,
    /// With Shift.
    pub shift: bool,
    /// With Control or Command.
    pub control: bool,
}

/// The meaning of a key; `None` for all others, which belong to the page and the screen reader.
pub fn meaning(press: Press<'_>, letters: &Letters, single: SingleKeys) -> Option<Key> {
    if let Some(key) = walk(press) {
        return Some(key);
    }
    if press.control || single == SingleKeys::Off {
        return None;
    }
    digit(press)
        .or_else(|| written(press, letters))
        .or_else(|| in_place(press, letters))
}

/// The keys that have a name instead of a letter.
fn walk(press: Press<'_>) -> Option<Key> {
    let direction = match (press.key, press.control) {
        ("Home", true) => Direction::First,
        ("End", true) => Direction::Last,
        (_, true) => return None,
        ("ArrowUp", _) => Direction::Up,
        ("ArrowDown", _) => Direction::Down,
        ("ArrowLeft", _) => Direction::Left,
        ("ArrowRight", _) => Direction::Right,
        ("Home", _) => Direction::RowStart,
        ("End", _) => Direction::RowEnd,
        ("PageUp", _) => Direction::ColumnTop,
        ("PageDown", _) => Direction::ColumnBottom,
        ("Enter" | " ", _) => return Some(Key::Tap),
        ("Escape", _) => return Some(Key::Escape),
        _ => return None,
    };
    Some(Key::Step(direction))
}

/// The row of digits, by place: what it writes with or without Shift differs from keyboard to
/// keyboard. The keypad writes digits everywhere. `0` is the tenth.
fn digit(press: Press<'_>) -> Option<Key> {
    if press.key.chars().count() != 1 {
        return None;
    }
    let digit = press
        .code
        .strip_prefix("Digit")
        .or_else(|| press.code.strip_prefix("Numpad"))
        .or_else(|| press.code.is_empty().then_some(press.key))?;
    let mut digits = digit.chars();
    let (Some(digit), None) = (digits.next(), digits.next()) else {
        return None;
    };
    // 1 is the first and 0 the tenth.
    let place = u8::try_from((digit.to_digit(10)? + 9) % 10).ok()?;
    Some(if press.shift {
        Key::File(place)
    } else {
        Key::Rank(place)
    })
}

/// A letter by what it writes.
fn written(press: Press<'_>, letters: &Letters) -> Option<Key> {
    let mut written = press.key.chars();
    let (Some(letter), None) = (written.next(), written.next()) else {
        return None;
    };
    let small = letter.to_lowercase().next()?;
    if let Some(role) = letters.role(small) {
        let backwards = press.shift;
        return Some(Key::Jump { role, backwards });
    }
    // Signs need Shift on some keyboards and not on others.
    let may = !press.shift || !small.is_alphabetic();
    Command::of(small).filter(|_| may).map(Key::Command)
}

/// A key that writes no Latin letter, by the Latin one that lies in its place.
fn in_place(press: Press<'_>, letters: &Letters) -> Option<Key> {
    if press.key.is_ascii() || press.key.chars().count() != 1 {
        return None;
    }
    let latin = match (press.code, press.shift) {
        ("Slash", false) => "/".to_owned(),
        ("Slash", true) => "?".to_owned(),
        (code, _) => code.strip_prefix("Key")?.to_ascii_lowercase(),
    };
    written(
        Press {
            key: &latin,
            ..press
        },
        letters,
    )
}

#[cfg(test)]
mod tests {
    use shatar_rules::Variant;

    use super::*;

    const NONE: Press<'static> = Press {
        key: "",
        code: "",
        shift: false,
        control: false,
    };

    fn english(variant: Variant) -> Letters {
        Letters::new(variant, |role| variant.letter(role).to_string())
    }

    fn of(press: Press<'_>) -> Option<Key> {
        meaning(press, &english(Variant::Hiashatar), SingleKeys::On)
    }

    fn typed(key: &str) -> Option<Key> {
        of(Press { key, ..NONE })
    }

    #[test]
    fn chords_are_left_to_others() {
        assert_eq!(typed("ArrowUp"), Some(Key::Step(Direction::Up)));
        let control = |key| {
            of(Press {
                key,
                control: true,
                ..NONE
            })
        };
        assert_eq!(control("Home"), Some(Key::Step(Direction::First)));
        for key in ["ArrowUp", "Enter", "k", "o", "1", "?"] {
            assert_eq!(control(key), None, "{key}");
        }
        for key in ["Tab", "F1", "Dead", "Shift", "w", "!", ""] {
            assert_eq!(typed(key), None, "{key}");
        }
    }

    #[test]
    fn digits_lie_in_their_row_on_every_keyboard() {
        // A French keyboard writes signs there, an American one with Shift.
        for (key, code, shift, expected) in [
            ("1", "Digit1", false, Key::Rank(0)),
            ("&", "Digit1", false, Key::Rank(0)),
            ("1", "Digit1", true, Key::File(0)),
            ("!", "Digit1", true, Key::File(0)),
            ("?", "Digit7", true, Key::File(6)),
            ("٨", "Digit8", false, Key::Rank(7)),
            ("0", "Digit0", false, Key::Rank(9)),
            (")", "Digit0", true, Key::File(9)),
            ("5", "Numpad5", false, Key::Rank(4)),
            ("5", "", false, Key::Rank(4)),
        ] {
            let press = Press {
                key,
                code,
                shift,
                control: false,
            };
            assert_eq!(of(press), Some(expected), "{key} {code}");
        }
        assert_eq!(
            of(Press {
                key: "ArrowUp",
                code: "Numpad8",
                ..NONE
            }),
            Some(Key::Step(Direction::Up)),
            "a keypad without NumLock"
        );
        let clear = Press {
            key: "Clear",
            code: "Numpad5",
            ..NONE
        };
        assert_eq!(of(clear), None);
        let enter = Press {
            key: "Enter",
            code: "NumpadEnter",
            ..NONE
        };
        assert_eq!(of(enter), Some(Key::Tap));
    }

    #[test]
    fn every_command_has_its_key_and_no_man_takes_it() {
        for variant in Variant::ALL {
            for command in Command::ALL {
                let key = command.key().to_string();
                let press = Press {
                    key: &key,
                    // `?` needs Shift nearly everywhere.
                    shift: key == "?",
                    ..NONE
                };
                let found = meaning(press, &english(variant), SingleKeys::On);
                assert_eq!(found, Some(Key::Command(command)), "{key}");
            }
        }
        let shifted = Press {
            key: "O",
            shift: true,
            ..NONE
        };
        assert_eq!(of(shifted), None);
    }

    #[test]
    fn letters_jump_and_shift_turns_round() {
        let jump = |role, backwards| Some(Key::Jump { role, backwards });
        assert_eq!(typed("n"), jump(Role::Horse, false));
        // With the capitals locked, too.
        assert_eq!(typed("N"), jump(Role::Horse, false));
        let shifted = Press {
            key: "H",
            shift: true,
            ..NONE
        };
        assert_eq!(of(shifted), jump(Role::Guard, true));
        let shatranj = english(Variant::Shatranj);
        let press = |key| Press { key, ..NONE };
        assert_eq!(
            meaning(press("q"), &shatranj, SingleKeys::On),
            jump(Role::Bers, false)
        );
        assert_eq!(meaning(press("h"), &shatranj, SingleKeys::On), None);
    }

    #[test]
    fn other_scripts_fall_back_on_the_place() {
        let press = |key, code, shift| Press {
            key,
            code,
            shift,
            control: false,
        };
        assert_eq!(
            of(press("щ", "KeyO", false)),
            Some(Key::Command(Command::Square))
        );
        assert_eq!(
            of(press("ت", "KeyJ", false)),
            Some(Key::Jump {
                role: Role::Bers,
                backwards: false
            })
        );
        assert_eq!(
            of(press("ю", "Slash", false)),
            Some(Key::Command(Command::TypeMove))
        );
        // A Latin letter is what it says, wherever it lies.
        assert_eq!(of(press("z", "KeyO", false)), None);
        // A man's own letter goes before what lies in its place.
        let letters = Letters::new(Variant::Shatar, |role| match role {
            Role::Camel => "С".to_owned(),
            other => Variant::Shatar.letter(other).to_string(),
        });
        assert_eq!(
            meaning(press("С", "KeyC", true), &letters, SingleKeys::On),
            Some(Key::Jump {
                role: Role::Camel,
                backwards: true
            })
        );
    }

    #[test]
    fn single_keys_can_be_switched_off() {
        let letters = english(Variant::Shatar);
        let off = |key| meaning(Press { key, ..NONE }, &letters, SingleKeys::Off);
        for key in ["o", "k", "1", "?", "/"] {
            assert_eq!(off(key), None, "{key}");
        }
        assert_eq!(off("Enter"), Some(Key::Tap));
        assert_eq!(off("End"), Some(Key::Step(Direction::RowEnd)));
    }
}

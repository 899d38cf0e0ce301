//! Line labels: `01A`, `01B`, `02A`.

use core::fmt;

/// One of the two sides as the labels have them, whatever its colour and place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Letter {
    A,
    B,
}

impl Letter {
    pub(super) const fn other(self) -> Letter {
        match self {
            Letter::A => Letter::B,
            Letter::B => Letter::A,
        }
    }
}

/// The number of a move and the side that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Label {
    pub(super) number: u32,
    pub(super) letter: Letter,
}

impl Label {
    /// Reads one to six digits and `A` or `B`.
    pub(super) fn parse(word: &str) -> Option<Label> {
        let (digits, letter) = if let Some(digits) = word.strip_suffix('A') {
            (digits, Letter::A)
        } else {
            (word.strip_suffix('B')?, Letter::B)
        };
        let all_digits = digits.bytes().all(|byte| byte.is_ascii_digit());
        if digits.is_empty() || digits.len() > 6 || !all_digits {
            return None;
        }
        let number = digits.parse().ok()?;
        Some(Label { number, letter })
    }

    /// The label that follows where `first` opens every pair.
    pub(super) const fn next(self, first: Letter) -> Label {
        let closes = self.letter as u8 != first as u8;
        Label {
            number: if closes {
                self.number.saturating_add(1)
            } else {
                self.number
            },
            letter: self.letter.other(),
        }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:?}", self.number, self.letter)
    }
}

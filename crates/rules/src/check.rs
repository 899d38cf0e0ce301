//! Names of checks, and the series of checks on which a mate's worth depends.

use core::fmt;

/// The name that a check bears, after the man that gives it (`rules-corner-cases` 12, 21).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum CheckClass {
    /// By a Hia: no shak.
    Hia = 0,
    /// By a horse where a horse's check is no shak.
    Horse = 1,
    /// By a Nojon through his knight's bonus: no shak.
    King = 2,
    /// By Bers, tereg or mori; in Shatranj by analogy firzan, rukh or faras.
    Shak = 3,
    /// By a pawn.
    Tsod = 4,
    /// By a camel or fil.
    Tuk = 5,
}

impl CheckClass {
    /// All names, in alphabetical order.
    pub const ALL: [CheckClass; 6] = [
        CheckClass::Hia,
        CheckClass::Horse,
        CheckClass::King,
        CheckClass::Shak,
        CheckClass::Tsod,
        CheckClass::Tuk,
    ];

    /// The name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            CheckClass::Hia => "hia",
            CheckClass::Horse => "horse",
            CheckClass::King => "king",
            CheckClass::Shak => "shak",
            CheckClass::Tsod => "tsod",
            CheckClass::Tuk => "tuk",
        }
    }
}

/// The names that one check bears: a double check bears all that apply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CheckClasses(u8);

impl CheckClasses {
    /// No check.
    pub const NONE: CheckClasses = CheckClasses(0);

    /// Adds a name.
    #[inline]
    #[must_use]
    pub const fn with(self, class: CheckClass) -> CheckClasses {
        CheckClasses(self.0 | 1 << class as u8)
    }

    /// Whether a name is borne.
    #[inline]
    pub const fn contains(self, class: CheckClass) -> bool {
        self.0 & 1 << class as u8 != 0
    }

    /// Whether there is no check.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The names, in alphabetical order.
    pub fn iter(self) -> impl Iterator<Item = CheckClass> {
        CheckClass::ALL
            .into_iter()
            .filter(move |&class| self.contains(class))
    }
}

impl fmt::Debug for CheckClasses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A side's unbroken series of checks: its own consecutive moves that each gave check. The
/// other side's moves in between do not break it (`rules` 1, `rules-corner-cases` 10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Series {
    /// Number of checks.
    pub checks: u32,
    /// Whether one of them was a shak.
    pub shak: bool,
}

impl Series {
    /// No check.
    pub const NONE: Series = Series {
        checks: 0,
        shak: false,
    };

    /// The series after one more move of its side that gave these checks.
    #[inline]
    #[must_use]
    pub const fn after(self, classes: CheckClasses) -> Series {
        if classes.is_empty() {
            Series::NONE
        } else {
            Series {
                checks: self.checks.saturating_add(1),
                shak: self.shak || classes.contains(CheckClass::Shak),
            }
        }
    }
}

//! What the owner of a board can choose. This file is the manual of the options.

use core::fmt;
use std::rc::Rc;

use shatar_rules::Color;

use crate::labels::{English, Labels};

/// Where the letters of the files and the numbers of the ranks stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Coordinates {
    /// In the corners of the squares at the left and at the bottom.
    #[default]
    Inside,
    /// On a margin beside the board.
    Outside,
    /// The whole name in each square, for learners.
    Every,
    /// Nowhere. The squares keep their names for screen readers.
    None,
}

/// The colours of the squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pattern {
    /// One colour and lines, as Mongolian boards were until the 1940s and Shatranj's always.
    #[default]
    Plain,
    /// Light and dark squares.
    Chequered,
}

/// Whose men the user moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sides {
    /// White's.
    White,
    /// Black's.
    Black,
    /// Both sides' in turn, as two people at one board.
    Both,
}

impl Sides {
    /// Whether the user moves the men of that side.
    pub const fn contains(self, color: Color) -> bool {
        matches!(
            (self, color),
            (Sides::Both, _) | (Sides::White, Color::White) | (Sides::Black, Color::Black)
        )
    }
}

impl From<Color> for Sides {
    fn from(color: Color) -> Sides {
        match color {
            Color::White => Sides::White,
            Color::Black => Sides::Black,
        }
    }
}

/// What the user may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Input {
    /// Look and walk over the squares. A touch scrolls the page, wherever it begins.
    #[default]
    View,
    /// Move men.
    Play(Sides),
}

/// How a pointer moves a man. The keyboard always works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Gestures {
    /// By dragging, and by a tap on the man and another on the target.
    #[default]
    Both,
    /// By two taps only.
    Tap,
    /// By dragging only.
    Drag,
}

/// Whether letters, digits and signs do something while a square has the focus. Arrows, Enter,
/// Space and Escape always do. Off is for those who speak to their computer, whose words may
/// arrive as letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SingleKeys {
    /// They do: see [`keys`](crate::keys).
    #[default]
    On,
    /// They are left to the page and the browser.
    Off,
}

/// Whether something is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// It is.
    Yes,
    /// It is not.
    No,
}

/// Which pictures the men have. A man is drawn as `<use href="#PREFIXw-horse">`; the sprite with
/// these symbols (viewBox 0 0 100 100) must stand in the same document or shadow root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// What stands before `w-king`, `b-pawn` and so on: the set's name and a dash in this
    /// project's sprites, as in `#nishapur-w-king`.
    pub prefix: String,
    /// How many different pictures of a pawn each side has: with 0 or 1 the symbol is `w-pawn`,
    /// with more `w-pawn-1` and so on. A pawn keeps its picture while it lives.
    pub pawns: u8,
}

impl Default for Pieces {
    fn default() -> Pieces {
        Pieces {
            prefix: String::new(),
            pawns: 1,
        }
    }
}

/// Everything that can be chosen about a board. It can be changed at any time by
/// [`Board::set_options`](crate::Board::set_options).
#[derive(Clone)]
pub struct Options {
    /// Whose home rank is at the bottom. Default: White.
    pub orientation: Color,
    /// Where files and ranks are named.
    pub coordinates: Coordinates,
    /// One colour or chequered.
    pub pattern: Pattern,
    /// What the user may do. Default: look.
    pub input: Input,
    /// How pointers move men.
    pub gestures: Gestures,
    /// Whether letters, digits and signs do something. Default: yes.
    pub single_keys: SingleKeys,
    /// How long a man travels, in milliseconds; 0 for at once. Whatever it says, nothing moves
    /// when the user's system asks for reduced motion. Default: 200.
    pub animation_ms: u32,
    /// Whether the squares that the selected man can reach are marked. Default: yes.
    pub legal_targets: Shown,
    /// Whether the Hias' rings are marked, and the places where they stop a man. Default: yes.
    pub rings: Shown,
    /// The pictures of the men.
    pub pieces: Pieces,
    /// The words. Default: English.
    pub labels: Rc<dyn Labels>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            orientation: Color::White,
            coordinates: Coordinates::default(),
            pattern: Pattern::default(),
            input: Input::default(),
            gestures: Gestures::default(),
            single_keys: SingleKeys::default(),
            animation_ms: 200,
            legal_targets: Shown::Yes,
            rings: Shown::Yes,
            pieces: Pieces::default(),
            labels: Rc::new(English),
        }
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options")
            .field("orientation", &self.orientation)
            .field("coordinates", &self.coordinates)
            .field("pattern", &self.pattern)
            .field("input", &self.input)
            .field("gestures", &self.gestures)
            .field("single_keys", &self.single_keys)
            .field("animation_ms", &self.animation_ms)
            .field("pieces", &self.pieces)
            .finish_non_exhaustive()
    }
}

//! Words and short sentences of the page itself.

use shatar_rules::{Color, Preset, Rules, Variant, fen};

use super::men::side;
use super::rules::{is_own_reading, source_tags};
use crate::import::ImportError;
use crate::state::Seat;

/// Words without blanks to fill.
macro_rules! words {
    ($($name:ident = $text:literal;)+) => {
        $(#[doc = $text] pub(crate) const $name: &str = $text;)+
    };
}

words! {
    NEW_GAME = "New game";
    RULES = "Rules";
    SHARE = "Share";
    LOOK = "Look";
    TOOLS = "Games and settings";
    BOARD_SECTION = "The board";
    CONTROLS = "The game";
    TAKE_BACK = "Take back";
    HINT = "Hint";
    OFFER_DRAW = "Offer draw";
    RESIGN = "Resign";
    FLIP = "Flip";
    PLAY_ON = "Play on";
    MOVES = "Moves";
    NO_MOVES = "No move yet.";
    SERIES = "Series";
    TO_START = "To the start";
    STEP_BACK = "One move back";
    STEP_ON = "One move on";
    TO_END = "To the last move";
    PLAY_FROM_HERE = "Play from here";
    BACK_TO_THE_GAME = "Back to the game";
    BACK_TO_MY_GAME = "Back to my game";
    CLOSE = "Close";
    ENGINE = "Engine";
    ASK_AGAIN = "Try again";
    THINKS = "thinks";
    THINKS_AGAIN = "thinks again, after a restart";
    TO_MOVE = "to move";
    WON = "won";
    RULE = "The rule";
    SOURCE = "Its source";
    SOURCES = "The sources";
    OWN_READING = "Our reading: no source settles this";
    REMATCH = "Rematch";
    GAME = "Game";
    CUSTOM = "Custom rules";
    CUSTOM_ABOUT = "Every disputed rule is yours to choose, from the preset chosen last.";
    OPPONENT = "Opponent";
    HOT_SEAT = "Two people here";
    YOUR_SIDE = "Your side";
    WHITE = "White";
    BLACK = "Black";
    RANDOM = "Random";
    LEVEL = "Level";
    CLOCK = "Clock";
    NO_CLOCK = "None";
    TIMED = "Timed";
    MINUTES = "Minutes each";
    INCREMENT = "Seconds a move";
    START = "Start";
    ARRAY = "The array";
    FROM_FEN = "A position";
    FEN = "FEN of the position";
    BEGIN = "Begin";
    THEME = "Light and dark";
    BOARD = "Board";
    COORDINATES = "Letters and digits at the edge";
    RINGS = "Rings of the bodyguards";
    LINK = "Link to this game";
    FEN_NOW = "FEN of the position shown";
    PGN = "PGN of the game";
    PASTE = "Paste a FEN or a PGN";
    PUT_ON_BOARD = "Put it on the board";
    COPY = "Copy";
    COPIED = "Copied";
    SELECTED = "Selected";
}

/// The rules' name without the game's.
pub(crate) fn rules_name(rules: &Rules) -> String {
    match rules.as_preset() {
        Some(preset) => format!("{} rules", preset.name),
        None => "custom rules".to_owned(),
    }
}

/// A preset's sentence and source.
pub(crate) fn preset_about(preset: &Preset) -> String {
    format!("{} Source: {}.", preset.text, preset.source)
}

/// A remark on a source, in a line of its own.
pub(crate) fn source_short(remark: &str) -> String {
    if is_own_reading(remark) {
        source_tags(remark)
    } else {
        format!("Source: {}", source_tags(remark))
    }
}

/// A value that no source names.
pub(crate) fn unlisted(value: &str) -> String {
    format!("Set to {value}.")
}

/// A level in words.
pub(crate) fn level_line(number: u8) -> String {
    format!("{number}: {}", super::level(number))
}

/// The men of a game, as the legend of a choice.
pub(crate) fn men_of(variant: Variant) -> String {
    format!("Men of {}", variant.name())
}

/// Who sits there.
pub(crate) fn seat(seat: Seat, color: Color) -> String {
    match seat {
        Seat::Human => side(color).to_owned(),
        Seat::Engine(level) => format!("Engine, level {level}"),
    }
}

/// The name of a plate.
pub(crate) fn plate(color: Color) -> String {
    format!("{}’s player", side(color))
}

/// The name of a clock.
pub(crate) fn clock_label(color: Color, left: u64) -> String {
    format!("{}’s clock: {}", side(color), super::clock_spoken(left))
}

/// Whether to give up.
pub(crate) fn resign_question(loser: Color) -> String {
    format!(
        "{} gives up, and {} wins. Is that what you want?",
        side(loser),
        side(!loser)
    )
}

/// What the page says while an earlier position is looked at.
pub(crate) fn looking_back(ply: usize, of: usize) -> String {
    match ply {
        0 => format!("The start of {of} plies."),
        ply => format!("Ply {ply} of {of}."),
    }
}

/// The name of a button that copies.
pub(crate) fn copy_what(what: &str) -> String {
    format!("{COPY}: {what}")
}

/// What is wrong with a FEN, and where.
pub(crate) fn fen_error(error: &fen::FenError) -> String {
    format!("This FEN gives no position: {error}.")
}

/// How many faults of a PGN are told.
const MOST_FAULTS: usize = 3;

/// The button that takes a game as far as it was understood.
pub(crate) fn take_understood(plies: usize) -> String {
    format!("Take the first {plies} plies")
}

/// What is wrong with a pasted text, and where.
pub(crate) fn import_error(error: &ImportError) -> String {
    match error {
        ImportError::Empty => "There is nothing to read yet: paste a FEN or a PGN.".to_owned(),
        ImportError::Fen(error) => fen_error(error),
        ImportError::Pgn { faults, .. } => {
            let shown: Vec<String> = faults
                .iter()
                .take(MOST_FAULTS)
                .map(ToString::to_string)
                .collect();
            let more = match faults.len().saturating_sub(MOST_FAULTS) {
                0 => String::new(),
                more => format!(" And {more} more."),
            };
            format!("This PGN has faults: {}.{more}", shown.join("; "))
        }
    }
}

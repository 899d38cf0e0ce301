//! Words and short sentences of the page itself.

use shatar_rules::{Color, Variant};

use super::men::{game, side, side_key};
use super::rules::{is_own_reading, source_tags};
use crate::locale::Word;
use crate::state::Seat;

/// Words without blanks to fill.
macro_rules! words {
    ($($name:ident = $word:expr;)+) => {
        $(#[doc = stringify!($word)] pub(crate) const $name: Word = $word;)+
    };
}

words! {
    NEW_GAME = Word("new-game");
    RULES = Word("rules");
    SHARE = Word("share");
    LOOK = Word("look");
    TOOLS = Word("tools");
    BOARD_SECTION = Word("board-section");
    CONTROLS = Word("controls");
    TAKE_BACK = Word("take-back");
    HINT = Word("hint");
    OFFER_DRAW = Word("offer-draw");
    RESIGN = Word("resign");
    FLIP = Word("flip");
    PLAY_ON = Word("play-on");
    MOVES = Word("moves");
    NO_MOVES = Word("no-moves");
    SERIES = Word("series");
    TO_START = Word("to-start");
    STEP_BACK = Word("step-back");
    STEP_ON = Word("step-on");
    TO_END = Word("to-end");
    PLAY_FROM_HERE = Word("play-from-here");
    BACK_TO_THE_GAME = Word("back-to-the-game");
    BACK_TO_MY_GAME = Word("back-to-my-game");
    CLOSE = Word("close");
    KEYS = Word("keys");
    KEYS_ABOUT = Word("keys-about");
    KEYS_WALK = Word("keys-walk");
    KEYS_MEN = Word("keys-men");
    KEYS_ASK = Word("keys-ask");
    KEYS_MORE = Word("keys-more");
    SINGLE_KEYS = Word("single-keys");
    TYPED_LABEL = Word("typed-label");
    TYPED_HINT = Word("typed-hint");
    TYPED_PLAY = Word("typed-play");
    PAGE_TITLE = Word("page-title");
    GALLERY = Word("gallery");
    GALLERY_LINK = Word("gallery-link");
    GALLERY_SETS = Word("gallery-sets");
    GALLERY_ALL = Word("gallery-all");
    GALLERY_PREVIOUS = Word("gallery-previous");
    GALLERY_NEXT = Word("gallery-next");
    GALLERY_MOTIF = Word("gallery-motif");
    GALLERY_MEANING = Word("gallery-meaning");
    GALLERY_SOURCE = Word("gallery-source");
    GALLERY_LICENCE = Word("gallery-licence");
    GALLERY_FAILED = Word("gallery-failed");
    ENGINE = Word("engine");
    ASK_AGAIN = Word("ask-again");
    THINKS = Word("thinks");
    THINKS_AGAIN = Word("thinks-again");
    TO_MOVE = Word("to-move");
    WON = Word("won");
    RULE = Word("rule");
    SOURCE = Word("its-source");
    SOURCES = Word("sources");
    OWN_READING = Word("own-reading");
    REMATCH = Word("rematch");
    GAME = Word("game");
    CUSTOM = Word("custom");
    CUSTOM_ABOUT = Word("custom-about");
    OPPONENT = Word("opponent");
    HOT_SEAT = Word("hot-seat");
    YOUR_SIDE = Word("your-side");
    WHITE = Word("white");
    BLACK = Word("black");
    RANDOM = Word("random");
    LEVEL = Word("level");
    CLOCK = Word("clock");
    NO_CLOCK = Word("no-clock");
    TIMED = Word("timed");
    MINUTES = Word("minutes");
    INCREMENT = Word("increment");
    START = Word("start");
    ARRAY = Word("array");
    FROM_FEN = Word("from-fen");
    FEN = Word("fen");
    BEGIN = Word("begin");
    LANGUAGE = Word("language");
    THEME = Word("theme");
    BOARD = Word("board");
    COORDINATES = Word("coordinates");
    RINGS = Word("rings");
    LINK = Word("link");
    FEN_NOW = Word("fen-now");
    PGN = Word("pgn");
    PASTE = Word("paste");
    PUT_ON_BOARD = Word("put-on-board");
    COPY = Word("copy");
    COPIED = Word("copied");
    SELECTED = Word("selected");
}

/// A remark on a source, in a line of its own.
pub(crate) fn source_short(remark: &str) -> String {
    if is_own_reading(remark) {
        source_tags(remark)
    } else {
        Word("source-line").with([("source", source_tags(remark).into())])
    }
}

/// A value that no source names.
pub(crate) fn unlisted(value: &str) -> String {
    Word("rule-unlisted").with([("value", value.into())])
}

/// A level in words.
pub(crate) fn level_line(number: u8) -> String {
    Word("level-line").with([
        ("level", number.into()),
        ("about", super::level(number).say().into()),
    ])
}

/// The men of a game, as the legend of a choice.
pub(crate) fn men_of(variant: Variant) -> String {
    Word("men-of").with([("game", game(variant).say().into())])
}

/// Who sits there.
pub(crate) fn seat(seat: Seat, color: Color) -> String {
    match seat {
        Seat::Human => side(color).say(),
        Seat::Engine(level) => Word("engine-level").with([("level", level.number().into())]),
    }
}

/// The same in English, for PGN.
pub(crate) fn seat_in_english(seat: Seat, color: Color) -> String {
    match seat {
        Seat::Human => side(color).english([]),
        Seat::Engine(level) => Word("engine-level").english([("level", level.number().into())]),
    }
}

/// The name of a plate.
pub(crate) fn plate(color: Color) -> String {
    Word("plate").with([("side", side_key(color))])
}

/// The name of a clock.
pub(crate) fn clock_label(color: Color, left: u64) -> String {
    Word("clock-label").with([
        ("side", side_key(color)),
        ("time", super::clock_spoken(left).into()),
    ])
}

/// Whether to give up.
pub(crate) fn resign_question(loser: Color) -> String {
    Word("resign-question").with([("side", side_key(loser))])
}

/// What the page says while an earlier position is looked at.
pub(crate) fn looking_back(ply: usize, of: usize) -> String {
    match ply {
        0 => Word("start-of").with([("of", of.into())]),
        ply => Word("ply-of").with([("ply", ply.into()), ("of", of.into())]),
    }
}

/// The name of a button that copies.
pub(crate) fn copy_what(what: Word) -> String {
    Word("copy-what").with([("what", what.say().into())])
}

/// The button that takes a game as far as it was understood.
pub(crate) fn take_understood(plies: usize) -> String {
    Word("take-understood").with([("plies", plies.into())])
}

/// The number of a move, as it stands before it in the list.
pub(crate) fn move_number(number: u32) -> String {
    crate::locale::language().digits(&format!("{number}."))
}

//! What a person sees or hears, put together from the messages of `web/locales` and the state.
//! No word of any language stands here: only the ids of messages.

mod answers;
mod asides;
mod clock;
mod ends;
mod errors;
mod gallery;
mod keys;
mod lists;
mod men;
mod moves;
mod notices;
mod rules;
mod series;
mod typed;

pub(crate) use answers::reply;
pub(crate) use asides::aside;
pub(crate) use clock::{clock, clock_spoken};
pub(crate) use ends::end;
pub(crate) use errors::{fen_error, import_error};
pub(crate) use gallery::{
    cyrillic, figure_name, gallery_title, in_shatranj, meaning, motif, of_set, traditional,
};
pub(crate) use keys::{WALK, command, men_keys};
pub(crate) use men::{PageLabels, check_called, check_names, game, letter, side};
pub(crate) use moves::{ENGINE_FAILED, announcement, san};
pub(crate) use notices::notice;
pub(crate) use rules::{choice, game_line, option, preset_about, preset_name, rules_name, work};
pub(crate) use series::series_lines;
pub(crate) use typed::typed_fault;

use shatar_rules::Variant;

use crate::locale::Word;
use crate::state::{Cloth, Set, Theme};

/// A game in one line, for the choice of a game.
pub(crate) const fn about(variant: Variant) -> Word {
    match variant {
        Variant::Shatar => Word("about-shatar"),
        Variant::Hiashatar => Word("about-hiashatar"),
        Variant::Shatranj => Word("about-shatranj"),
    }
}

/// The name of a theme.
pub(crate) const fn theme(theme: Theme) -> Word {
    match theme {
        Theme::Auto => Word("theme-auto"),
        Theme::Light => Word("theme-light"),
        Theme::Dark => Word("theme-dark"),
    }
}

/// The name of a board.
pub(crate) const fn cloth(cloth: Cloth) -> Word {
    match cloth {
        Cloth::Felt => Word("cloth-felt"),
        Cloth::Wood => Word("cloth-wood"),
        Cloth::Stone => Word("cloth-stone"),
        Cloth::Chequered => Word("cloth-chequered"),
    }
}

/// The name of a set.
pub(crate) const fn set(set: Set) -> Word {
    match set {
        Set::Ulaanbaatar => Word("set-ulaanbaatar"),
        Set::Soyot => Word("set-soyot"),
        Set::Tuva => Word("set-tuva"),
        Set::Mammoth => Word("set-mammoth"),
        Set::Nishapur => Word("set-nishapur"),
        Set::Letters => Word("set-letters"),
    }
}

/// What a level is like.
pub(crate) const fn level(number: u8) -> Word {
    match number {
        1 => Word("level-1"),
        2 => Word("level-2"),
        3 => Word("level-3"),
        4 => Word("level-4"),
        5 => Word("level-5"),
        6 => Word("level-6"),
        7 => Word("level-7"),
        8 => Word("level-8"),
        9 => Word("level-9"),
        _ => Word("level-10"),
    }
}
mod words;
pub(crate) use words::*;

//! Every English word that a person sees or hears, in one place: they will move to files of
//! their own when there are more languages. The rules' own sentences come from the rules crate.

mod asides;
mod clock;
mod ends;
mod men;
mod moves;
mod notices;
mod rules;
mod series;

pub(crate) use asides::aside;
pub(crate) use clock::{clock, clock_spoken};
pub(crate) use ends::end;
pub(crate) use men::{PageLabels, check_names};
pub(crate) use moves::{ENGINE_FAILED, announcement, san};
pub(crate) use notices::notice;
pub(crate) use rules::game_line;
pub(crate) use series::{Told, mate_rule_line, series_line};

use shatar_rules::Variant;

use crate::state::{Cloth, Set, Theme};

/// A game in one line, for the choice of a game.
pub(crate) const fn about(variant: Variant) -> &'static str {
    match variant {
        Variant::Shatar => "Mongolian chess: a mate must be earned by a shak.",
        Variant::Hiashatar => "The great game on ten by ten, with bodyguards.",
        Variant::Shatranj => "The medieval game of Baghdad: bare the Shah and win.",
    }
}

/// The name of a theme.
pub(crate) const fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "As the system",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    }
}

/// The name of a board.
pub(crate) const fn cloth(cloth: Cloth) -> &'static str {
    match cloth {
        Cloth::Felt => "Felt",
        Cloth::Wood => "Plain wood",
        Cloth::Chequered => "Chequered",
    }
}

/// The name of a set.
pub(crate) const fn set(set: Set) -> &'static str {
    match set {
        Set::Ulaanbaatar => "Ulaanbaatar, painted wood",
        Set::Nishapur => "Nishapur, two stones",
    }
}

/// What a level is like.
pub(crate) const fn level(number: u8) -> &'static str {
    match number {
        1 => "a first game",
        2 => "a beginner",
        3 => "a gentle opponent",
        4 => "a casual player",
        5 => "a steady player",
        6 => "a club player",
        7 => "a strong club player",
        8 => "an expert",
        9 => "a master",
        _ => "all it can do",
    }
}
mod words;
pub(crate) use words::*;

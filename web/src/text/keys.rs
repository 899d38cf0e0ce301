//! The list of keys.

use shatar_board::Letters;
use shatar_board::keys::Command;
use shatar_rules::Variant;

use super::lists::{capital, or};
use super::men::{letter, man};
use crate::locale::Word;

/// What a command asks for.
pub(crate) const fn command(command: Command) -> Word {
    match command {
        Command::Square => Word("command-square"),
        Command::Moves => Word("command-moves"),
        Command::Near => Word("command-near"),
        Command::Men => Word("command-men"),
        Command::LastMove => Word("command-last-move"),
        Command::LastCapture => Word("command-last-capture"),
        Command::Series => Word("command-series"),
        Command::Clocks => Word("command-clocks"),
        Command::Evaluation => Word("command-evaluation"),
        Command::BestMove => Word("command-best-move"),
        Command::TypeMove => Word("command-type-move"),
        Command::Help => Word("command-help"),
    }
}

/// The keys that walk over the board, and where each leads.
pub(crate) const WALK: [(Word, Word); 9] = [
    (Word("key-arrows"), Word("key-arrows-what")),
    (Word("key-home-end"), Word("key-home-end-what")),
    (Word("key-pages"), Word("key-pages-what")),
    (Word("key-corners"), Word("key-corners-what")),
    (Word("key-digits"), Word("key-digits-what")),
    (Word("key-shift-digits"), Word("key-shift-digits-what")),
    (Word("key-enter"), Word("key-enter-what")),
    (Word("key-escape"), Word("key-escape-what")),
    (Word("key-shift"), Word("key-shift-what")),
];

/// The letters that jump to men, each with the man's name.
pub(crate) fn men_keys(variant: Variant) -> Vec<(String, String)> {
    let letters = Letters::new(variant, |role| letter(role, variant));
    let mut roles: Vec<_> = variant.roles().collect();
    roles.reverse();
    roles
        .into_iter()
        .map(|role| {
            let keys = letters.of(role).map(|key| key.to_uppercase().to_string());
            (or(keys), capital(&man(role, variant).say()))
        })
        .collect()
}

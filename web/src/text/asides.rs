//! What the board has to say about the man in hand.

use shatar_rules::Square;

use super::lists::{commas, or};
use super::men::{king_key, man};
use crate::locale::Word;
use crate::state::{Aside, Refusal, State};

/// The sentence; empty when there is nothing to say.
pub(crate) fn aside(state: &State) -> String {
    let position = state.viewed_position();
    let variant = position.variant();
    let name = |square: Square| position.size().name(square);
    match &state.aside {
        None => String::new(),
        Some(Aside::Slowed(stops)) => {
            let stops = stops.iter().map(|stop| {
                Word("aside-stop").with([
                    ("square", name(stop.stop).into()),
                    ("hia", name(stop.hia).into()),
                ])
            });
            Word("aside-slowed").with([("stops", commas(stops).into())])
        }
        Some(Aside::Stuck(square)) => {
            let held = position
                .man_at(*square)
                .map_or(Word("man-unknown"), |one| man(one.role(), variant));
            Word("aside-stuck").with([("man", held.say().into()), ("square", name(*square).into())])
        }
        Some(Aside::Refused(refusal)) => refused(*refusal, state),
    }
}

/// Why a rule refuses a move.
pub(super) fn refused(refusal: Refusal, state: &State) -> String {
    let king = king_key(state.play.variant());
    match refusal {
        Refusal::HorseMate => Word("refused-horse-mate").say(),
        Refusal::HiaMate => Word("refused-hia-mate").say(),
        Refusal::Opening => {
            let position = state.viewed_position();
            let moves = position
                .legal_moves()
                .into_iter()
                .map(|mv| super::san(position, mv));
            Word("refused-opening").with([("moves", or(moves).into())])
        }
        Refusal::StillInCheck => Word("refused-check").with([("king", king)]),
        Refusal::KingExposed => Word("refused-exposed").with([("king", king)]),
        Refusal::OwnMan => Word("refused-own-man").say(),
        Refusal::NoSuchMove => Word("refused-move").with([("king", king)]),
    }
}

//! What the board has to say about the man in hand.

use shatar_rules::{Square, Variant};

use super::men::man;
use crate::state::{Aside, Refusal, State};

/// The sentence; empty when there is nothing to say.
pub(crate) fn aside(state: &State) -> String {
    let position = state.viewed_position();
    let variant = position.variant();
    let name = |square: Square| position.size().name(square);
    match &state.aside {
        None => String::new(),
        Some(Aside::Slowed(stops)) => {
            let stops: Vec<String> = stops
                .iter()
                .map(|stop| {
                    let (stop, hia) = (name(stop.stop), name(stop.hia));
                    format!("on {stop} (the ring of the hia on {hia})")
                })
                .collect();
            format!("Bodyguards stop this man {}.", stops.join(", "))
        }
        Some(Aside::Stuck(square)) => {
            let held = position
                .man_at(*square)
                .map_or("man", |one| man(one.role(), variant));
            format!("The {held} on {} has no legal move.", name(*square))
        }
        Some(Aside::Refused(refusal)) => refused(*refusal, state),
    }
}

fn refused(refusal: Refusal, state: &State) -> String {
    let king = match state.play.variant() {
        Variant::Shatranj => "Shah",
        _ => "Nojon",
    };
    match refusal {
        Refusal::HorseMate => {
            "Refused: that would be a mate by the horse alone, which may not be played.".to_owned()
        }
        Refusal::HiaMate => {
            "Refused: that would be a mate by a bodyguard alone, which may not be played."
                .to_owned()
        }
        Refusal::Opening => {
            let position = state.viewed_position();
            let moves: Vec<String> = position
                .legal_moves()
                .into_iter()
                .map(|mv| shatar_rules::san::write(position, mv))
                .collect();
            format!(
                "Refused: the first move is prescribed: {}.",
                moves.join(" or ")
            )
        }
        Refusal::StillInCheck => format!("Refused: the {king} would stand in check."),
        Refusal::NoSuchMove => {
            format!("That man cannot go there, or the {king} would stand in check.")
        }
    }
}

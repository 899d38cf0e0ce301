//! Moves, written and spoken, and what the live region says.

use shatar_rules::{AnyPosition, Move, Size};

use super::ends::end;
use super::men::{check_names, man, side};
use super::series::{Told, series_line};
use crate::state::{Event, State, running_series};

/// A move as the move list writes it.
pub(crate) fn san(before: &AnyPosition, mv: Move) -> String {
    shatar_rules::san::write(before, mv)
}

fn square(size: Size, square: shatar_rules::Square) -> String {
    size.name(square)
}

/// A move in words: "horse g1 takes bers on f3, shak".
pub(crate) fn spoken_move(before: &AnyPosition, mv: Move, after: &AnyPosition) -> String {
    let (size, variant) = (before.size(), before.variant());
    let mover = before
        .man_at(mv.from)
        .map_or("man", |one| man(one.role(), variant));
    let mut text = format!("{mover} {}", square(size, mv.from));
    let taken = before
        .captured_square(mv)
        .and_then(|place| Some((place, before.man_at(place)?)));
    if before.is_transposition(mv) {
        text.push_str(" changes places with ");
        text.push_str(&square(size, mv.to));
    } else if let Some((place, taken)) = taken {
        text.push_str(&format!(
            " takes {} on {}",
            man(taken.role(), variant),
            square(size, mv.to)
        ));
        if place != mv.to {
            text.push_str(" in passing");
        }
    } else {
        text.push_str(" to ");
        text.push_str(&square(size, mv.to));
    }
    if let Some(role) = mv.promotion {
        text.push_str(" and becomes a ");
        text.push_str(man(role, variant));
    }
    let checks = check_names(after.checks());
    if !checks.is_empty() {
        text.push_str(", ");
        text.push_str(&checks.to_lowercase());
    }
    text
}

/// The move that led to the position after `ply` plies, with its side.
fn spoken_ply(state: &State, ply: usize) -> Option<String> {
    let game = state.play.game();
    let before = game.positions().get(ply.checked_sub(1)?)?;
    let after = game.positions().get(ply)?;
    let mv = *game.moves().get(ply - 1)?;
    Some(format!(
        "{}: {}.",
        side(before.turn()),
        spoken_move(before, mv, after)
    ))
}

/// What the live region says of the last event.
pub(crate) fn announcement(state: &State) -> String {
    let game = state.play.game();
    let ply = state.viewed_ply();
    match state.event.1 {
        Event::Began if ply == 0 => {
            format!(
                "{}. {} to move.",
                super::game_line(game.rules()),
                side(state.play.turn())
            )
        }
        Event::Began => format!("{}, after {ply} plies.", super::game_line(game.rules())),
        Event::Moved => moved(state, ply),
        Event::TakenBack => format!("Taken back. {} to move.", side(state.play.turn())),
        Event::Looked => {
            let what = spoken_ply(state, ply).unwrap_or_else(|| "The start.".to_owned());
            let of = state.play.plies();
            format!("Ply {ply} of {of}. {what}")
        }
        Event::Decided => ended(state).unwrap_or_default(),
        Event::Hinted => match state.hint {
            Some(mv) => {
                let after = game.position().after(mv);
                format!("Hint: {}.", spoken_move(game.position(), mv, &after))
            }
            None => String::new(),
        },
        Event::DrawRefused => "The engine does not want a draw now.".to_owned(),
        Event::EngineFailed => ENGINE_FAILED.to_owned(),
        Event::EngineReplaced => ENGINE_REPLACED.to_owned(),
        Event::Aside => super::aside(state),
    }
}

/// The engine cannot be had.
pub(crate) const ENGINE_FAILED: &str =
    "The engine stopped twice and gives no move. The game is unharmed: take back, or try again.";

/// The engine was lost and another one searches.
pub(crate) const ENGINE_REPLACED: &str =
    "The engine stopped; another one has been started and thinks about the same position.";

fn moved(state: &State, ply: usize) -> String {
    let mut text = spoken_ply(state, ply).unwrap_or_default();
    let game = state.play.game();
    if let Some(ended) = ended(state) {
        text.push(' ');
        text.push_str(&ended);
    } else if game.position().in_check() {
        let mover = !game.position().turn();
        if let Some(series) = running_series(game, ply, mover) {
            text.push(' ');
            let told = if game.position().mechanics().mate_earned {
                Told::Earned
            } else {
                Told::Free
            };
            text.push_str(&series_line(&series, told));
        }
    }
    text
}

fn ended(state: &State) -> Option<String> {
    let words = end(state.play.end()?, &state.play);
    Some(format!(
        "{}. {}. {}",
        words.title, words.result, words.story
    ))
}

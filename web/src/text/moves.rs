//! Moves, written and spoken, and what the live region says.

use shatar_rules::{AnyPosition, Move};

use super::ends::end;
use super::men::{checks_inside, man, side_key};
use super::series::{Told, series_line};
use crate::locale::Word;
use crate::state::{Event, State, running_series};

/// A move as the move list writes it.
pub(crate) fn san(before: &AnyPosition, mv: Move) -> String {
    shatar_rules::san::write(before, mv)
}

/// A move in words: "horse g1 takes bers on f3, shak".
pub(super) fn spoken_move(before: &AnyPosition, mv: Move, after: &AnyPosition) -> String {
    let (size, variant) = (before.size(), before.variant());
    let mover = before
        .man_at(mv.from)
        .map_or(Word("man-unknown"), |one| man(one.role(), variant))
        .say();
    let from = size.name(mv.from);
    let to = size.name(mv.to);
    let taken = before
        .captured_square(mv)
        .and_then(|place| Some((place, before.man_at(place)?)));
    let mut text = if before.is_transposition(mv) {
        Word("move-swaps").with([
            ("man", mover.into()),
            ("from", from.into()),
            ("to", to.into()),
        ])
    } else if let Some((place, taken)) = taken {
        let sentence = if place == mv.to {
            Word("move-takes")
        } else {
            Word("move-passing")
        };
        sentence.with([
            ("man", mover.into()),
            ("from", from.into()),
            ("taken", man(taken.role(), variant).form("object").into()),
            ("to", to.into()),
        ])
    } else {
        Word("move-plain").with([
            ("man", mover.into()),
            ("from", from.into()),
            ("to", to.into()),
        ])
    };
    if let Some(role) = mv.promotion {
        text = Word("move-becomes").with([
            ("move", text.into()),
            ("man", man(role, variant).form("become").into()),
        ]);
    }
    let checks = checks_inside(after.checks());
    if !checks.is_empty() {
        text = Word("move-checks").with([("move", text.into()), ("checks", checks.into())]);
    }
    text
}

/// The move that led to the position after `ply` plies, with its side.
pub(super) fn spoken_ply(state: &State, ply: usize) -> Option<String> {
    let game = state.play.game();
    let before = game.positions().get(ply.checked_sub(1)?)?;
    let after = game.positions().get(ply)?;
    let mv = *game.moves().get(ply - 1)?;
    Some(Word("move-of-side").with([
        ("side", side_key(before.turn())),
        ("move", spoken_move(before, mv, after).into()),
    ]))
}

/// What the live region says of the last event.
pub(crate) fn announcement(state: &State) -> String {
    let game = state.play.game();
    let ply = state.viewed_ply();
    let turn = side_key(state.play.turn());
    match state.event.1 {
        Event::Began if ply == 0 => Word("said-began").with([
            ("game", super::game_line(game.rules()).into()),
            ("side", turn),
        ]),
        Event::Began => Word("said-opened").with([
            ("game", super::game_line(game.rules()).into()),
            ("plies", ply.into()),
        ]),
        Event::Moved => moved(state, ply),
        Event::TakenBack => Word("said-taken-back").with([("side", turn)]),
        Event::Looked => {
            let what = spoken_ply(state, ply).unwrap_or_else(|| Word("said-start").say());
            let of = state.play.plies();
            let place = Word("ply-of").with([("ply", ply.into()), ("of", of.into())]);
            format!("{place} {what}")
        }
        Event::Decided => ended(state).unwrap_or_default(),
        Event::Hinted => match state.hint {
            Some(mv) => {
                let after = game.position().after(mv);
                let spoken = spoken_move(game.position(), mv, &after);
                Word("said-hint").with([("move", spoken.into())])
            }
            None => String::new(),
        },
        Event::DrawRefused => Word("said-draw-refused").say(),
        Event::EngineFailed => ENGINE_FAILED.say(),
        Event::EngineReplaced => Word("engine-replaced").say(),
        Event::Aside => super::aside(state),
        Event::Replied => super::reply(state),
    }
}

/// The engine cannot be had.
pub(crate) const ENGINE_FAILED: Word = Word("engine-failed");

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
    Some(Word("said-end").with([
        ("title", words.title.into()),
        ("result", words.result.into()),
        ("story", words.story.into()),
    ]))
}

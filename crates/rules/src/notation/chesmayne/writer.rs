//! Writes a game as a score in both columns.

use core::fmt;

use crate::color::Color;
use crate::game::Game;
use crate::variant::Variant;

use super::compare::Full;
use super::label::{Label, Letter};
use super::men::Roster;
use super::squares::System;
use super::start::own_start;

/// How a score is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct WriteOptions {
    /// The side A: White sits at the bottom, Black at the top. `None`: whoever moves first.
    pub side_a: Option<Color>,
}

/// Why a game was not written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WriteError {
    /// The notation names the men of Shatranj only.
    NotShatranj(Variant),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::NotShatranj(variant) => write!(
                f,
                "Chesmayne notation is for Shatranj; this is a game of {}",
                variant.name()
            ),
        }
    }
}

impl core::error::Error for WriteError {}

/// Writes a game of Shatranj.
///
/// The lines before the moves say the rules, the start if it is not that of the rules, and where
/// side A sits; [`read`](super::read) understands them.
///
/// # Errors
/// When it is a game of another kind.
///
/// ```
/// use shatar_rules::{Color, Game, Rules, Variant, chesmayne, uci};
///
/// let rules = Rules::preset(Variant::Shatranj, "chesmayne")?;
/// let mut game = Game::new(rules);
/// game.play(uci::parse(game.position(), "d2d3")?)?;
/// let text = chesmayne::write(&game, &chesmayne::WriteOptions::default())?;
/// assert!(text.ends_with("01A BQ4-D02/D03 BQ4-C03/B02\n01B Next move ? Next move ?\n"));
/// let records = chesmayne::read(&text, &chesmayne::ReadOptions::default());
/// assert_eq!(records[0].game, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(game: &Game, options: &WriteOptions) -> Result<String, WriteError> {
    let variant = game.rules().variant();
    if variant != Variant::Shatranj {
        return Err(WriteError::NotShatranj(variant));
    }
    let start = game.start();
    let side_a = options.side_a.unwrap_or(start.turn());
    let first = if start.turn() == side_a {
        Letter::A
    } else {
        Letter::B
    };
    let mut text = header(game, side_a);
    let mut roster = Roster::new(start);
    let mut label = Label {
        number: 1,
        letter: first,
    };
    for (position, &mv) in game.positions().iter().zip(game.moves()) {
        let full = Full::of(position, &roster, mv);
        let (xy, acentric) = (full.write(System::Xy), full.write(System::Acentric));
        text.push_str(&format!("{label} {xy} {acentric}\n"));
        roster.follow(position, mv);
        label = label.next(first);
    }
    match game.outcome() {
        Some(outcome) => text.push_str(&ending(outcome.winner, side_a)),
        None => text.push_str(&format!("{label} Next move ? Next move ?")),
    }
    text.push('\n');
    Ok(text)
}

fn header(game: &Game, side_a: Color) -> String {
    let mut text = format!(":L06 Shatranj\nRules: {}\n", game.rules());
    if let Some(start) = own_start(game) {
        text.push_str(&format!("FEN: {start}\n"));
    }
    text.push_str(match side_a {
        Color::White => "Note: :A is playing from the bottom of the board (ranks 1 and 2).\n\n",
        Color::Black => "Note: :A is playing from the top of the board (ranks 7 and 8).\n\n",
    });
    text
}

/// The line that says who has won; `++DR` for a draw is this program's own.
pub(super) fn ending(winner: Option<Color>, side_a: Color) -> String {
    let marks = match winner {
        Some(color) if color == side_a => ("++WN", "++LS"),
        Some(_) => ("++LS", "++WN"),
        None => ("++DR", "++DR"),
    };
    format!("{} for :A {} for :B", marks.0, marks.1)
}

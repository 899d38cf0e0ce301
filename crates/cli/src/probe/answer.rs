//! What comes back: a position with its moves, checks, series and end, or an error.

use std::fmt::Display;

use serde::Serialize;
use shatar_rules::{CheckClass, Color, Game, fen, uci};

use crate::end::End;

/// The answer to a question that could be understood.
#[derive(Serialize, Debug)]
pub(super) struct Answer {
    fen: String,
    /// In UCI, sorted; empty when the game has ended.
    legal: Vec<String>,
    /// Names of the checks in which the side to move stands, sorted, each once.
    checks: Vec<&'static str>,
    series: BothSeries,
    outcome: Option<End>,
}

#[derive(Serialize, Debug)]
struct BothSeries {
    white: Series,
    black: Series,
}

#[derive(Serialize, Debug)]
struct Series {
    checks: u32,
    shak: bool,
}

impl Answer {
    /// All that there is to say about the position reached.
    pub(super) fn about(game: &Game) -> Answer {
        let position = game.position();
        let mut legal: Vec<String> = game
            .legal_moves()
            .into_iter()
            .map(|mv| uci::write(mv, position.size(), position.variant()))
            .collect();
        legal.sort_unstable();
        let mut checks: Vec<&'static str> =
            position.checks().iter().map(CheckClass::name).collect();
        checks.sort_unstable();
        let series = |color: Color| {
            let series = position.series(color);
            Series {
                checks: series.checks,
                shak: series.shak,
            }
        };
        Answer {
            fen: fen::write(position),
            legal,
            checks,
            series: BothSeries {
                white: series(Color::White),
                black: series(Color::Black),
            },
            outcome: game.outcome().map(End::from),
        }
    }
}

/// What kind of thing was wrong.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    /// The line is no JSON object.
    Json,
    /// The game is missing or unknown.
    Game,
    /// A preset, an option or a value is unknown.
    Rules,
    /// The FEN cannot be read, or is no position.
    Fen,
    /// A move cannot be read, or is not legal.
    Move,
    /// A move comes after the end of the game.
    GameOver,
}

/// The answer to a question that could not be answered.
#[derive(Serialize, Debug)]
pub(super) struct Refusal {
    error: Problem,
}

#[derive(Serialize, Debug)]
struct Problem {
    kind: Kind,
    message: String,
    /// Index of the move at fault, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    move_index: Option<usize>,
}

impl Refusal {
    pub(super) fn new(kind: Kind, message: impl Display) -> Refusal {
        Refusal {
            error: Problem {
                kind,
                message: message.to_string(),
                move_index: None,
            },
        }
    }

    /// The line is no JSON object.
    pub(super) fn json(message: impl Display) -> Refusal {
        Refusal::new(Kind::Json, message)
    }

    /// Says which move is at fault.
    pub(super) fn at_move(mut self, index: usize) -> Refusal {
        self.error.move_index = Some(index);
        self
    }
}

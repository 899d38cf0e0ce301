//! One game between two programs, judged by the rules crate.

use std::time::Duration;

use shatar_rules::{Color, Game, Outcome, fen, uci};

use crate::openings;
use crate::player::{Budget, Failure, Player};

/// A game as it ended.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// The game with all its moves.
    pub(crate) game: Game,
    /// How it ended.
    pub(crate) end: End,
    /// How much longer than its time a side took at worst, White's first.
    pub(crate) late: [Duration; 2],
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// By the rules.
    Ruled(Outcome),
    /// A side gave an illegal move, and loses.
    Illegal(Color, String),
    /// A side crashed or fell silent, and loses.
    Failed(Color, Failure),
    /// The game is longer than anybody waits, and drawn.
    Long,
}

impl End {
    /// The side that won.
    pub(crate) fn winner(&self) -> Option<Color> {
        match self {
            End::Ruled(outcome) => outcome.winner,
            End::Illegal(side, _) | End::Failed(side, _) => Some(!*side),
            End::Long => None,
        }
    }

    /// A word for the table.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            End::Ruled(outcome) => outcome.reason.id(),
            End::Illegal(..) => "illegal move",
            End::Failed(_, Failure::Crash) => "crash",
            End::Failed(_, Failure::Hang) => "hang",
            End::Long => "too long",
        }
    }
}

/// How a game is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    /// White's and Black's thinking.
    pub(crate) budgets: [Budget; 2],
    /// After so many plies it is drawn.
    pub(crate) most_plies: usize,
}

/// Plays a game from an opening to its end. Players are White's and Black's.
pub(crate) fn play(opening: &Game, players: [&mut Player; 2], terms: Terms) -> Played {
    let mut played = Played {
        game: opening.clone(),
        end: End::Long,
        late: [Duration::ZERO; 2],
    };
    let rules = *opening.rules();
    let (variant, words) = (rules.variant().id(), rules.to_string());
    let start = fen::write(opening.start());
    let mut moves = openings::moves(opening);
    let [white, black] = players;
    for (color, player) in [(Color::White, &mut *white), (Color::Black, &mut *black)] {
        if let Err(failure) = player.begin(variant, &words) {
            played.end = End::Failed(color, failure);
            return played;
        }
    }
    while moves.len() < terms.most_plies {
        if let Some(outcome) = played.game.outcome() {
            played.end = End::Ruled(outcome);
            return played;
        }
        let color = played.game.position().turn();
        let player = match color {
            Color::White => &mut *white,
            Color::Black => &mut *black,
        };
        let budget = terms.budgets[color.index()];
        let answer = match player.think(&start, &moves, budget) {
            Ok(answer) => answer,
            Err(failure) => {
                played.end = End::Failed(color, failure);
                return played;
            }
        };
        if let Budget::Time(ms) = budget {
            let late = answer.took.saturating_sub(Duration::from_millis(ms));
            let worst = &mut played.late[color.index()];
            *worst = late.max(*worst);
        }
        let made = uci::parse(played.game.position(), &answer.best)
            .is_ok_and(|mv| played.game.play(mv).is_ok());
        if !made {
            played.end = End::Illegal(color, answer.best);
            return played;
        }
        moves.push(answer.best);
    }
    if let Some(outcome) = played.game.outcome() {
        played.end = End::Ruled(outcome);
    }
    played
}

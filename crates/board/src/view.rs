//! What a board shows.

use shatar_rules::{AnyPosition, Game, Move, Square};

/// What a board shows: a position and what is marked on it. Check and checkers are read from the
/// position.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The position.
    pub position: AnyPosition,
    /// The moves that the user may choose from; empty where nobody can move.
    pub legal: Vec<Move>,
    /// The move that led here; both its squares are marked.
    pub last_move: Option<Move>,
    /// A move to recommend; both its squares are marked and an arrow joins them.
    pub hint: Option<Move>,
    /// Arrows, drawn in this order.
    pub arrows: Vec<Arrow>,
}

/// An arrow from the middle of one square to the middle of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
    /// What it says.
    pub kind: ArrowKind,
}

/// What an arrow says; each kind has its colour and its line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrowKind {
    /// The best move.
    Hint,
    /// What the other side threatens.
    Threat,
    /// Another move worth thinking of.
    Idea,
}

impl View {
    /// A position to look at, with no moves to choose from.
    pub const fn new(position: AnyPosition) -> View {
        View {
            position,
            legal: Vec::new(),
            last_move: None,
            hint: None,
            arrows: Vec::new(),
        }
    }

    /// A game as it stands, with its legal moves.
    pub fn of(game: &Game) -> View {
        View {
            legal: game.legal_moves(),
            last_move: game.moves().last().copied(),
            ..View::new(*game.position())
        }
    }
}

//! How a game ends, and why.

use crate::color::Color;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// Mate.
    Mate,
    /// A mate that was not earned by a shak, or was given by Hias alone: a draw.
    Niol,
    /// A mate by horses alone, where it does not simply win.
    KnightMate,
    /// A side has only its Nojon left: a draw.
    Robado,
    /// The side to move cannot move and is not in check.
    Stalemate,
    /// A side of Shatranj has only its Shah left.
    BareKing,
    /// A position occurred for the third time.
    Repetition,
    /// Too many plies without capture or pawn move.
    MoveLimit,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 8] = [
        Reason::Mate,
        Reason::Niol,
        Reason::KnightMate,
        Reason::Robado,
        Reason::Stalemate,
        Reason::BareKing,
        Reason::Repetition,
        Reason::MoveLimit,
    ];

    /// The word for it.
    pub const fn id(self) -> &'static str {
        match self {
            Reason::Mate => "mate",
            Reason::Niol => "niol",
            Reason::KnightMate => "knight_mate",
            Reason::Robado => "robado",
            Reason::Stalemate => "stalemate",
            Reason::BareKing => "bare_king",
            Reason::Repetition => "repetition",
            Reason::MoveLimit => "move_limit",
        }
    }

    /// The option of the rules that decides this end, for citing its source; `None` where no
    /// source disputes it.
    pub const fn option(self, variant: crate::Variant) -> Option<&'static str> {
        use crate::Variant::{Hiashatar, Shatar, Shatranj};
        match (self, variant) {
            (Reason::Mate | Reason::Niol, Shatar) => Some("mate"),
            (Reason::Mate, Hiashatar) => Some("mate_limits"),
            (Reason::Niol, Hiashatar) => Some("hia_vs_king"),
            (Reason::KnightMate, Shatar) => Some("knight_mate"),
            (Reason::KnightMate, Hiashatar) => Some("mate_limits"),
            (Reason::Robado, Shatar) => Some("robado"),
            (Reason::Robado | Reason::BareKing, Hiashatar) => Some("bare_king"),
            (Reason::BareKing, Shatranj) => Some("bare_king"),
            (Reason::Stalemate, _) => Some("stalemate"),
            (Reason::Repetition, _) => Some("repetition"),
            (Reason::MoveLimit, _) => Some("move_limit"),
            _ => None,
        }
    }
}

/// The end of a game: who won, if anybody, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None`: a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A draw.
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome {
            winner: None,
            reason,
        }
    }

    /// A win.
    pub const fn win(winner: Color, reason: Reason) -> Outcome {
        Outcome {
            winner: Some(winner),
            reason,
        }
    }

    /// `1-0`, `0-1` or `1/2-1/2`.
    pub const fn result(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

//! What is wrong in a score, where, and what should stand there.

use core::fmt;

use crate::notation::fen::FenError;
use crate::outcome::Outcome;
use crate::rules::RulesError;

use super::squares::System;

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// The text holds no line of a score.
    NoMoves,
    /// A move line has no label, or one that cannot be read.
    BadLabel,
    /// A label is not the one that comes next.
    LabelOrder,
    /// A label comes too late, and its move cannot be made here: lines are missing before it.
    LineMissing {
        /// The label that comes next.
        expected: String,
    },
    /// A line has only one of its two columns.
    ColumnMissing(System),
    /// A hyphen is missing after or before the name of a man.
    HyphenMissing,
    /// The sign between the two squares, `/`, `*` or `~`, is missing.
    SignMissing,
    /// The sign between the two squares does not fit the move.
    WrongSign,
    /// The name of the man who moves is missing.
    ManMissing,
    /// A word that is the name of no man.
    UnknownMan,
    /// Another man makes this move.
    WrongMan,
    /// The name of the man who is taken, or transposed, is missing.
    VictimMissing,
    /// Another man is taken, or transposed, or none.
    WrongVictim,
    /// A word that is no square of its column's system.
    BadSquare(System),
    /// A square that the move does not have.
    WrongSquare {
        /// The system of the column.
        system: System,
        /// The label of the later line that tells which of several readings is right.
        settled_by: Option<String>,
    },
    /// The two columns name different men or squares, and no legal move decides between them.
    ColumnsDisagree,
    /// A pawn becomes another Adviser than this, or none.
    WrongPromotion,
    /// `+CH`, `++CM` or `++ST` is missing, incomplete or wrong.
    Mark,
    /// The move cannot be made, and an earlier line of the same side is just like it.
    Repeated {
        /// The label of that line.
        of: String,
    },
    /// No reading of the line is a legal move of the man named.
    Illegal,
    /// Several readings of the line are legal, and no later line tells which is meant.
    Ambiguous {
        /// The readings, in XY.
        readings: Vec<String>,
    },
    /// A labelled line that holds no move.
    NoMove,
    /// A move after the end of the game.
    GameOver(Outcome),
    /// A move after a line that leaves the next move open.
    AfterOpen,
    /// Text within or after the columns that is part of no move.
    Unexpected,
    /// An ending that cannot be read, or contradicts itself.
    BadEnding,
    /// The ending is not the one on the board.
    WrongEnding,
    /// A correction given by the caller is no legal move there.
    BadCorrection,
    /// A header line names rules that there are not.
    Rules(RulesError),
    /// A header line holds no position.
    Fen(FenError),
    /// The text is longer than [`MAX_BYTES`](super::MAX_BYTES).
    TooLong,
    /// There are more move lines than [`MAX_PLIES`](super::MAX_PLIES).
    TooManyPlies,
}

impl FaultKind {
    /// A word for the kind, for programs.
    pub const fn id(&self) -> &'static str {
        match self {
            FaultKind::NoMoves => "no_moves",
            FaultKind::BadLabel => "label",
            FaultKind::LabelOrder => "label_order",
            FaultKind::LineMissing { .. } => "line_missing",
            FaultKind::ColumnMissing(_) => "column_missing",
            FaultKind::HyphenMissing => "hyphen_missing",
            FaultKind::SignMissing => "sign_missing",
            FaultKind::WrongSign => "sign",
            FaultKind::ManMissing => "man_missing",
            FaultKind::UnknownMan => "unknown_man",
            FaultKind::WrongMan => "man",
            FaultKind::VictimMissing => "victim_missing",
            FaultKind::WrongVictim => "victim",
            FaultKind::BadSquare(_) => "not_a_square",
            FaultKind::WrongSquare { .. } => "square",
            FaultKind::ColumnsDisagree => "columns_disagree",
            FaultKind::WrongPromotion => "promotion",
            FaultKind::Mark => "mark",
            FaultKind::Repeated { .. } => "repeated_move",
            FaultKind::Illegal => "illegal_move",
            FaultKind::Ambiguous { .. } => "ambiguous_move",
            FaultKind::NoMove => "no_move",
            FaultKind::GameOver(_) => "game_over",
            FaultKind::AfterOpen => "after_open",
            FaultKind::Unexpected => "token",
            FaultKind::BadEnding | FaultKind::WrongEnding => "ending",
            FaultKind::BadCorrection => "correction",
            FaultKind::Rules(_) => "rules",
            FaultKind::Fen(_) => "fen",
            FaultKind::TooLong => "too_long",
            FaultKind::TooManyPlies => "too_many_plies",
        }
    }
}

/// What was read in the place of a faulty token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Corrected {
    /// The rest of the score leaves no other reading. Empty: the token should not be there.
    Fact(String),
    /// The caller's conjecture.
    Conjecture(String),
}

impl Corrected {
    /// The text that should stand there.
    pub fn text(&self) -> &str {
        match self {
            Corrected::Fact(text) | Corrected::Conjecture(text) => text,
        }
    }
}

/// Something wrong, where it stands in the text, and what was read instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What.
    pub kind: FaultKind,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The piece of text, shortened if it is long.
    pub token: String,
    /// The label of the line, as it should be: `05A`.
    pub label: Option<String>,
    /// What was read instead; `None`: the reader does not know.
    pub correction: Option<Corrected>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(label) = &self.label {
            write!(f, "{label}: ")?;
        }
        self.write_kind(f)?;
        match &self.correction {
            None => {}
            Some(Corrected::Fact(text)) if text.is_empty() => {
                f.write_str("; it should not be there")?;
            }
            Some(Corrected::Fact(text)) => write!(f, "; read as {text}")?,
            Some(Corrected::Conjecture(text)) => write!(f, "; by conjecture {text}")?,
        }
        write!(f, " (line {}, column {})", self.line, self.column)
    }
}

impl Fault {
    fn write_kind(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let token = &self.token;
        match &self.kind {
            FaultKind::NoMoves => f.write_str("there is no line of a score in this text"),
            FaultKind::BadLabel if token.is_empty() => f.write_str("the line has no label"),
            FaultKind::BadLabel => write!(f, "\"{token}\" is not a label such as 01A"),
            FaultKind::LabelOrder => write!(f, "the label {token} is out of order"),
            FaultKind::LineMissing { expected } => write!(
                f,
                "the label {token} comes where {expected} should, and its move is not legal \
                 here: lines are missing"
            ),
            FaultKind::ColumnMissing(system) => {
                write!(f, "the {} column is missing", system.name())
            }
            FaultKind::HyphenMissing => write!(f, "\"{token}\" lacks its hyphen"),
            FaultKind::SignMissing => write!(f, "\"{token}\" lacks the sign between its squares"),
            FaultKind::WrongSign => {
                write!(f, "\"{token}\": / moves, * captures, ~ transposes")
            }
            FaultKind::ManMissing => write!(f, "\"{token}\" does not say who moves"),
            FaultKind::UnknownMan => write!(f, "\"{token}\" is the name of no man"),
            FaultKind::WrongMan => write!(f, "{token} does not make this move"),
            FaultKind::VictimMissing => write!(f, "\"{token}\" does not say who is taken"),
            FaultKind::WrongVictim => write!(f, "{token} is not the man on that square"),
            FaultKind::BadSquare(system) => {
                write!(f, "\"{token}\" is no {} square", system.name())
            }
            FaultKind::WrongSquare { system, settled_by } => {
                write!(f, "the {} square {token} is wrong", system.name())?;
                match settled_by {
                    Some(label) => write!(f, ", as {label} shows"),
                    None => Ok(()),
                }
            }
            FaultKind::ColumnsDisagree => {
                write!(f, "\"{token}\" disagrees with the other column")
            }
            FaultKind::WrongPromotion => write!(f, "\"{token}\" is not what the pawn becomes"),
            FaultKind::Mark => write!(f, "the mark of check of \"{token}\" is wrong or missing"),
            FaultKind::Repeated { of } => {
                write!(f, "{token} cannot be made here; it repeats {of}")
            }
            FaultKind::Illegal => write!(f, "{token}: no reading of the line is legal here"),
            FaultKind::Ambiguous { readings } => {
                write!(f, "{token} may mean {}", readings.join(" or "))
            }
            FaultKind::NoMove => write!(f, "\"{token}\" holds no move"),
            FaultKind::GameOver(outcome) => write!(
                f,
                "{token} comes after the end of the game ({}, {})",
                outcome.result(),
                outcome.reason.id()
            ),
            FaultKind::AfterOpen => {
                write!(f, "{token} comes after a move that was left open")
            }
            FaultKind::Unexpected => write!(f, "\"{token}\" is part of no move"),
            FaultKind::BadEnding => write!(f, "\"{token}\" is no ending of a game"),
            FaultKind::WrongEnding => write!(f, "\"{token}\" is not how the game ends"),
            FaultKind::BadCorrection => write!(f, "the correction {token} is not legal here"),
            FaultKind::Rules(error) => fmt::Display::fmt(error, f),
            FaultKind::Fen(error) => fmt::Display::fmt(error, f),
            FaultKind::TooLong => write!(f, "only the first {} bytes were read", super::MAX_BYTES),
            FaultKind::TooManyPlies => {
                write!(
                    f,
                    "only the first {} move lines were read",
                    super::MAX_PLIES
                )
            }
        }
    }
}

impl core::error::Error for Fault {}

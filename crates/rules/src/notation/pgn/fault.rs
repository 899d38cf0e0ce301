//! What is wrong in a PGN, and where.

use core::fmt;

use crate::notation::fen::{FenError, FenErrorKind};
use crate::notation::san::{SanError, SanErrorKind};
use crate::outcome::Outcome;
use crate::rules::RulesError;

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// A tag pair does not have the form `[Name "value"]`.
    BadTag,
    /// A tag comes a second time with another value; the first counts.
    DuplicateTag,
    /// A comment in braces never ends.
    OpenComment,
    /// A word that is nothing a PGN may hold here.
    UnknownToken,
    /// A move that cannot be read or made.
    Move(SanError),
    /// A move after the end of the game.
    GameOver(Outcome),
    /// The tag `Variant` names none of the three games.
    UnknownVariant,
    /// The tag `RuleSet` names rules that there are not.
    Rules(RulesError),
    /// The tag `FEN` holds no position.
    Fen(FenError),
    /// A `(` before any move that it could vary, or a `)` too many.
    StrayParenthesis,
    /// A variation never ends.
    OpenVariation,
    /// The result at the end is not the one of the tag, or not the one on the board.
    Result {
        /// What was expected.
        expected: &'static str,
    },
    /// The text is longer than [`MAX_BYTES`](super::MAX_BYTES).
    TooLong,
    /// There are more moves than [`MAX_PLIES`](super::MAX_PLIES).
    TooManyPlies,
}

impl FaultKind {
    /// A word for the kind, for programs.
    pub const fn id(&self) -> &'static str {
        match self {
            FaultKind::BadTag => "tag",
            FaultKind::DuplicateTag => "duplicate_tag",
            FaultKind::OpenComment => "open_comment",
            FaultKind::UnknownToken => "token",
            FaultKind::Move(error) => match error.kind {
                SanErrorKind::Illegal | SanErrorKind::NothingToCapture => "illegal_move",
                SanErrorKind::Ambiguous { .. } => "ambiguous_move",
                SanErrorKind::PromotionMissing => "promotion_missing",
                SanErrorKind::Castling => "castling",
                SanErrorKind::Malformed | SanErrorKind::UnknownMan(_) => "token",
            },
            FaultKind::GameOver(_) => "game_over",
            FaultKind::UnknownVariant => "variant",
            FaultKind::Rules(_) => "rules",
            FaultKind::Fen(_) => "fen",
            FaultKind::StrayParenthesis => "parenthesis",
            FaultKind::OpenVariation => "open_variation",
            FaultKind::Result { .. } => "result",
            FaultKind::TooLong => "too_long",
            FaultKind::TooManyPlies => "too_many_plies",
        }
    }
}

/// Something wrong, and where it stands in the text.
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
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let token = &self.token;
        match &self.kind {
            FaultKind::BadTag => {
                write!(f, "expected a tag as [Name \"value\"], found {token}")?;
            }
            FaultKind::DuplicateTag => {
                write!(f, "{token} contradicts an earlier tag of that name")?;
            }
            FaultKind::OpenComment => f.write_str("a comment that begins here never ends")?,
            FaultKind::UnknownToken => write!(f, "\"{token}\" is not a move")?,
            FaultKind::Move(error) => error.fmt(f)?,
            FaultKind::GameOver(outcome) => write!(
                f,
                "{token} comes after the end of the game ({}, {})",
                outcome.result(),
                outcome.reason.id()
            )?,
            FaultKind::UnknownVariant => write!(
                f,
                "\"{token}\" is none of Shatar, Hiashatar and Shatranj; its moves were not read"
            )?,
            FaultKind::Rules(error) => error.fmt(f)?,
            FaultKind::Fen(error) => match &error.kind {
                FenErrorKind::Setup(setup) => write!(f, "the tag FEN: {setup}")?,
                // It says itself where it is.
                _ => return write!(f, "the tag FEN: {error}"),
            },
            FaultKind::StrayParenthesis => write!(f, "\"{token}\" has no move or no partner")?,
            FaultKind::OpenVariation => f.write_str("a variation that begins here never ends")?,
            FaultKind::Result { expected } => {
                write!(f, "the result {token} should be {expected}")?;
            }
            FaultKind::TooLong => {
                write!(f, "only the first {} bytes were read", super::MAX_BYTES)?;
            }
            FaultKind::TooManyPlies => {
                write!(f, "only the first {} moves were read", super::MAX_PLIES)?;
            }
        }
        write!(f, " (line {}, column {})", self.line, self.column)
    }
}

impl core::error::Error for Fault {}

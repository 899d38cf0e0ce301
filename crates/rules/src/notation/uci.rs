//! Moves as UCI writes them: `d2d4`, `a10a9`, `e7e8j`; the transposition of Shatranj is the
//! king's square and the other man's.

use core::fmt;

use crate::any::AnyPosition;
use crate::moves::Move;
use crate::square::Size;
use crate::variant::Variant;

/// Why a text was not a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UciError {
    /// It does not have the form of a move on this board.
    Malformed(String),
    /// The letter of the promotion is none of the game's men.
    UnknownMan(String, char),
    /// It has the form of a move, but the position does not allow it.
    Illegal(String),
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciError::Malformed(text) => {
                write!(
                    f,
                    "\"{text}\" is not a move: expected two squares, as in d2d4"
                )
            }
            UciError::UnknownMan(text, letter) => {
                write!(
                    f,
                    "\"{text}\" promotes to \"{letter}\", which is no man of this game"
                )
            }
            UciError::Illegal(text) => write!(f, "{text} is not legal here"),
        }
    }
}

impl core::error::Error for UciError {}

/// Writes a move.
pub fn write(mv: Move, size: Size, variant: Variant) -> String {
    let mut text = size.name(mv.from) + &size.name(mv.to);
    if let Some(role) = mv.promotion {
        text.push(variant.letter(role));
    }
    text
}

/// Reads the form of a move, whether it is legal or not.
///
/// # Errors
/// When the text does not have the form of a move on this board.
pub fn read(text: &str, size: Size, variant: Variant) -> Result<Move, UciError> {
    let malformed = || UciError::Malformed(text.chars().take(16).collect());
    let (from, rest) = size.read(text).ok_or_else(malformed)?;
    let (to, rest) = size.read(rest).ok_or_else(malformed)?;
    let mut letters = rest.chars();
    let promotion = match (letters.next(), letters.next()) {
        (None, _) => None,
        (Some(letter), None) => match variant.role(letter) {
            Some(role) => Some(role),
            None => {
                return Err(UciError::UnknownMan(
                    text.chars().take(16).collect(),
                    letter,
                ));
            }
        },
        _ => return Err(malformed()),
    };
    Ok(Move {
        from,
        to,
        promotion,
    })
}

/// Reads a legal move.
///
/// # Errors
/// When the text is no move, or not a legal one here.
pub fn parse(position: &AnyPosition, text: &str) -> Result<Move, UciError> {
    let mv = read(text, position.size(), position.variant())?;
    if position.is_legal(mv) {
        Ok(mv)
    } else {
        Err(UciError::Illegal(text.chars().take(16).collect()))
    }
}

//! Moves packed for an address: two signs a move on 8×8, three on 10×10, so that a game of 300
//! plies fits where links are cut at 2,000 characters.
//!
//! A sign is one of the 64 of base64url (RFC 4648, section 5), which no mail program and no
//! browser changes. On 8×8 the first sign is the square a man leaves, the second the one he goes
//! to; on 10×10 three signs hold 100 × from + to. Where a pawn has a choice of what to become, one
//! sign more says it. Nothing here depends on the order in which moves are generated, so that old
//! links live on.

use core::fmt;

use crate::any::AnyPosition;
use crate::game::{Game, PlayError};
use crate::man::Role;
use crate::moves::Move;
use crate::square::{Size, Square};

/// The signs, in the order of their values.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Why a packed text gives no moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackedError {
    /// A character that is none of the 64 signs.
    Sign {
        /// The character.
        found: char,
        /// Where, in characters from 1.
        column: usize,
    },
    /// The text ends within a move.
    Cut {
        /// The move's number, in plies from 1.
        ply: usize,
    },
    /// The signs name no squares of the board, or no man a pawn may become.
    Unknown {
        /// The move's number, in plies from 1.
        ply: usize,
    },
    /// The move cannot be made.
    Refused {
        /// The move's number, in plies from 1.
        ply: usize,
        /// Why.
        why: PlayError,
    },
}

impl fmt::Display for PackedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackedError::Sign { found, column } => {
                write!(f, "column {column}: \"{found}\" is no sign of packed moves")
            }
            PackedError::Cut { ply } => write!(f, "the text ends within move {ply}"),
            PackedError::Unknown { ply } => write!(f, "move {ply} names no move of this board"),
            PackedError::Refused { ply, why } => write!(f, "move {ply}: {why}"),
        }
    }
}

impl core::error::Error for PackedError {}

/// How many signs the squares of a move take.
const fn width(size: Size) -> usize {
    // 64 squares are exactly one sign.
    if size.squares() == 64 { 2 } else { 3 }
}

/// Writes the moves of a game, without its start.
///
/// ```
/// use shatar_rules::{Game, Rules, Variant, packed, uci};
///
/// let mut game = Game::new(Rules::default_for(Variant::Shatar));
/// for text in ["d2d4", "d7d5"] {
///     game.play(uci::parse(game.position(), text)?)?;
/// }
/// let text = packed::write(&game);
/// assert_eq!(text, "Lbzj");
///
/// let mut again = Game::new(*game.rules());
/// packed::play(&mut again, &text)?;
/// assert_eq!(again, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(game: &Game) -> String {
    let size = game.position().size();
    let mut text = String::with_capacity(game.moves().len() * width(size));
    for (position, mv) in game.positions().iter().zip(game.moves()) {
        let pair = mv.from.index() * size.squares() + mv.to.index();
        for place in (0..width(size)).rev() {
            text.push(sign(pair >> (6 * place)));
        }
        if let Some(role) = mv.promotion
            && chooses(position)
        {
            text.push(sign(role.index()));
        }
    }
    text
}

/// Plays packed moves on a game. Those before a faulty one stay played.
///
/// # Errors
/// When the text is damaged, or a move cannot be made.
pub fn play(game: &mut Game, text: &str) -> Result<(), PackedError> {
    let size = game.position().size();
    let mut signs = Signs {
        characters: text.chars(),
        column: 0,
        ply: 0,
    };
    while !signs.characters.as_str().is_empty() {
        signs.ply += 1;
        let ply = signs.ply;
        let mut pair = 0;
        for _ in 0..width(size) {
            pair = pair << 6 | signs.next()?;
        }
        let squares = size.squares();
        if pair >= squares * squares {
            return Err(PackedError::Unknown { ply });
        }
        let square = |index: usize| Square::new(u8::try_from(index).unwrap_or(u8::MAX));
        let mut mv = Move::new(square(pair / squares), square(pair % squares));
        let promotions = game.position().mechanics().promotions();
        mv.promotion = match promotions {
            _ if !promotes(game.position(), mv) => None,
            [only] => Some(*only),
            _ => {
                let index = signs.next()?;
                Some(*Role::ALL.get(index).ok_or(PackedError::Unknown { ply })?)
            }
        };
        game.play(mv)
            .map_err(|why| PackedError::Refused { ply, why })?;
    }
    Ok(())
}

/// The text that is left, and where in it a reader stands.
struct Signs<'a> {
    characters: core::str::Chars<'a>,
    column: usize,
    ply: usize,
}

impl Signs<'_> {
    /// The value of the next sign.
    fn next(&mut self) -> Result<usize, PackedError> {
        let found = self
            .characters
            .next()
            .ok_or(PackedError::Cut { ply: self.ply })?;
        self.column += 1;
        SIGNS
            .iter()
            .position(|&sign| char::from(sign) == found)
            .ok_or(PackedError::Sign {
                found,
                column: self.column,
            })
    }
}

/// The sign of the lowest six bits.
fn sign(value: usize) -> char {
    char::from(SIGNS[value & 63])
}

/// Whether a pawn has a choice of what to become.
fn chooses(position: &AnyPosition) -> bool {
    position.mechanics().promotions().len() > 1
}

/// Whether a move, legal or not, is that of a pawn to the last rank.
fn promotes(position: &AnyPosition, mv: Move) -> bool {
    let size = position.size();
    let last = [size.side() - 1, 0];
    position.man_at(mv.from).is_some_and(|man| {
        man.role() == Role::Pawn && size.rank(mv.to) == last[man.color() as usize]
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;
    use crate::variant::Variant;

    fn shatar(rules: &str, fen: &str) -> Game {
        let rules = Rules::parse(Variant::Shatar, rules).unwrap();
        Game::from_fen(rules, fen).unwrap()
    }

    #[test]
    fn a_damaged_text_says_where() {
        let game = Game::new(Rules::default_for(Variant::Shatar));
        for (text, error) in [
            (
                "Lb*j",
                PackedError::Sign {
                    found: '*',
                    column: 3,
                },
            ),
            ("Lbz", PackedError::Cut { ply: 2 }),
            (
                "Lbzr",
                PackedError::Refused {
                    ply: 2,
                    why: PlayError::Illegal,
                },
            ),
        ] {
            assert_eq!(play(&mut game.clone(), text), Err(error), "{text}");
        }
        let mut hiashatar = Game::new(Rules::default_for(Variant::Hiashatar));
        assert_eq!(
            play(&mut hiashatar, "___"),
            Err(PackedError::Unknown { ply: 1 })
        );
        assert_eq!(play(&mut hiashatar, ""), Ok(()));
    }

    #[test]
    fn only_a_choice_of_promotion_is_written() {
        let fen = "k7/7P/8/8/8/1r6/8/K7 w - - 0 1";
        for (rules, role, text) in [
            ("aise", Role::Bers, "3_"),
            ("aise promotion=standard", Role::Camel, "3_C"),
        ] {
            let mut game = shatar(rules, fen);
            let h = |rank| Size::EIGHT.square(7, rank).unwrap();
            game.play(Move::promoting(h(6), h(7), role)).unwrap();
            assert_eq!(write(&game), text);
            let mut again = shatar(rules, fen);
            assert_eq!(play(&mut again, text), Ok(()));
            assert_eq!(again, game);
        }
        let mut free = shatar("aise promotion=standard", fen);
        assert_eq!(
            play(&mut free.clone(), "3_"),
            Err(PackedError::Cut { ply: 1 })
        );
        assert_eq!(
            play(&mut free.clone(), "3__"),
            Err(PackedError::Unknown { ply: 1 })
        );
        let refused = play(&mut free, "3_G");
        assert!(
            matches!(refused, Err(PackedError::Refused { ply: 1, .. })),
            "{refused:?}"
        );
    }
}

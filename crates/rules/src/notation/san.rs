//! Moves as players write them: `d4`, `Jxe5+`, `R1a3`, `e8=J`, `Nbd7#`.
//!
//! Letters are those of FEN: K J R B N P, H for a Hia, Q and B for Shatranj's firzan and fil.
//! The transposition of a stalemated Shah is the king and the other man's square, `K~b2`.

use core::fmt;

use crate::any::AnyPosition;
use crate::man::Role;
use crate::moves::Move;
use crate::notation::uci;
use crate::square::{Size, Square};

/// Why a text was not a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SanError {
    /// It does not have the form of a move.
    Malformed(String),
    /// It is castling, which none of these games has.
    Castling(String),
    /// No man may make the move.
    Illegal(String),
    /// Several men may make the move.
    Ambiguous(String),
    /// A pawn reaches its last rank and the text does not say what it becomes.
    NoPromotion(String),
}

impl SanError {
    /// The text that could not be read.
    pub fn token(&self) -> &str {
        match self {
            SanError::Malformed(token)
            | SanError::Castling(token)
            | SanError::Illegal(token)
            | SanError::Ambiguous(token)
            | SanError::NoPromotion(token) => token,
        }
    }
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Malformed(token) => write!(f, "\"{token}\" is not a move"),
            SanError::Castling(token) => {
                write!(f, "\"{token}\": nobody castles in these games")
            }
            SanError::Illegal(token) => write!(f, "{token} is not legal here"),
            SanError::Ambiguous(token) => {
                write!(f, "{token}: several men can make this move, say which")
            }
            SanError::NoPromotion(token) => {
                write!(f, "{token}: say what the pawn becomes, as in e8=J")
            }
        }
    }
}

impl core::error::Error for SanError {}

/// Writes a legal move of a position.
///
/// ```
/// use shatar_rules::{Game, Rules, Variant, san, uci};
///
/// let game = Game::new(Rules::default_for(Variant::Shatar));
/// let mv = uci::parse(game.position(), "d2d4")?;
/// assert_eq!(san::write(game.position(), mv), "d4");
/// assert_eq!(san::parse(game.position(), "d4")?, mv);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(position: &AnyPosition, mv: Move) -> String {
    let mut text = write_bare(position, mv);
    let next = position.after(mv);
    if next.in_check() {
        // A side without a move ends the game, so the cheap question is enough.
        text.push(if next.legal_moves().is_empty() {
            '#'
        } else {
            '+'
        });
    }
    text
}

/// Writes a move without the mark of check or mate.
fn write_bare(position: &AnyPosition, mv: Move) -> String {
    let size = position.size();
    let variant = position.variant();
    let target = size.name(mv.to);
    let Some(man) = position.man_at(mv.from) else {
        return uci::write(mv, size, variant);
    };
    if position.is_transposition(mv) {
        return format!("K~{target}");
    }
    let takes = if position.is_capture(mv) { "x" } else { "" };
    if man.role() == Role::Pawn {
        let mut text = String::new();
        if !takes.is_empty() {
            text.push(file_letter(size, mv.from));
        }
        text.push_str(takes);
        text.push_str(&target);
        if let Some(role) = mv.promotion {
            text.push('=');
            text.push(variant.letter(role).to_ascii_uppercase());
        }
        return text;
    }
    let letter = variant.letter(man.role()).to_ascii_uppercase();
    let origin = origin(position, mv, man.role());
    format!("{letter}{origin}{takes}{target}")
}

/// File, rank or both of the man that moves, as far as it must be said.
fn origin(position: &AnyPosition, mv: Move, role: Role) -> String {
    let size = position.size();
    let rivals: Vec<Square> = position
        .legal_moves()
        .into_iter()
        .filter(|other| other.to == mv.to && other.from != mv.from)
        .filter(|other| {
            position
                .man_at(other.from)
                .is_some_and(|man| man.role() == role)
        })
        .map(|other| other.from)
        .collect();
    if rivals.is_empty() {
        return String::new();
    }
    if rivals
        .iter()
        .all(|&rival| size.file(rival) != size.file(mv.from))
    {
        return file_letter(size, mv.from).to_string();
    }
    if rivals
        .iter()
        .all(|&rival| size.rank(rival) != size.rank(mv.from))
    {
        return (size.rank(mv.from) + 1).to_string();
    }
    size.name(mv.from)
}

fn file_letter(size: Size, square: Square) -> char {
    char::from(b'a' + size.file(square))
}

/// What a text says of a move, before the position is looked at.
struct Wish {
    role: Role,
    file: Option<u8>,
    rank: Option<u8>,
    to: Square,
    promotion: Option<Role>,
    transposes: bool,
}

/// Reads a legal move of a position: SAN as it should be, and what people write: without `x`,
/// `=`, `+` or `#`, with marks such as `!?`, as `d2-d4`, or as UCI.
///
/// # Errors
/// When the text is no move, no legal one, or could be several.
pub fn parse(position: &AnyPosition, text: &str) -> Result<Move, SanError> {
    let token = || -> String { text.chars().take(16).collect() };
    let bare = text.trim().trim_end_matches(['+', '#', '!', '?', '=']);
    if is_castling(bare) {
        return Err(SanError::Castling(token()));
    }
    if let Ok(mv) = uci::parse(position, &bare.replace(['-', 'x'], "")) {
        return Ok(mv);
    }
    let wish = read(position, bare).ok_or_else(|| SanError::Malformed(token()))?;
    let size = position.size();
    let fitting: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| {
            mv.to == wish.to
                && position
                    .man_at(mv.from)
                    .is_some_and(|man| man.role() == wish.role)
                && position.is_transposition(*mv) == wish.transposes
                && wish.file.is_none_or(|file| size.file(mv.from) == file)
                && wish.rank.is_none_or(|rank| size.rank(mv.from) == rank)
        })
        .collect();
    let chosen: Vec<Move> = match wish.promotion {
        Some(role) => fitting
            .iter()
            .copied()
            .filter(|mv| mv.promotion == Some(role))
            .collect(),
        None => fitting.clone(),
    };
    match chosen.as_slice() {
        [mv] => Ok(*mv),
        [] => Err(SanError::Illegal(token())),
        [first, rest @ ..] if rest.iter().all(|mv| mv.from == first.from) => {
            Err(SanError::NoPromotion(token()))
        }
        _ => Err(SanError::Ambiguous(token())),
    }
}

fn is_castling(text: &str) -> bool {
    let zeros: String = text
        .chars()
        .map(|c| if c == 'o' || c == 'O' { '0' } else { c })
        .collect();
    zeros == "0-0" || zeros == "0-0-0"
}

/// Reads from both ends: the man's letter first, promotion and target last, and what is left
/// between says which man.
fn read(position: &AnyPosition, text: &str) -> Option<Wish> {
    let size = position.size();
    let variant = position.variant();
    let (role, rest) = match text.chars().next()? {
        letter if letter.is_ascii_uppercase() => (variant.role(letter)?, &text[1..]),
        _ => (Role::Pawn, text),
    };
    if let Some(target) = rest.strip_prefix('~') {
        let to = size.parse(target)?;
        let transposes = role == Role::King;
        let wish = Wish {
            role,
            file: None,
            rank: None,
            to,
            promotion: None,
            transposes,
        };
        return transposes.then_some(wish);
    }
    let (rest, promotion) = take_promotion(position, rest)?;
    let (before, to) = take_target(size, rest)?;
    let before = before.trim_end_matches(['x', ':', '-']);
    let mut file = None;
    let mut digits = before;
    if let Some(letter) = before.chars().next()
        && letter.is_ascii_lowercase()
    {
        file = Some(
            (letter as u8)
                .checked_sub(b'a')
                .filter(|&file| file < size.side())?,
        );
        digits = &before[1..];
    }
    let rank = match digits {
        "" => None,
        _ if digits.len() <= 2 && digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            let number: u8 = digits.parse().ok()?;
            Some(number.checked_sub(1).filter(|&rank| rank < size.side())?)
        }
        _ => return None,
    };
    Some(Wish {
        role,
        file,
        rank,
        to,
        promotion,
        transposes: false,
    })
}

/// Cuts a promotion off the end: `=J`, `J`, `j` or `(J)`.
fn take_promotion<'a>(position: &AnyPosition, text: &'a str) -> Option<(&'a str, Option<Role>)> {
    let text = text.trim_end_matches(')');
    match text.chars().next_back()? {
        letter if letter.is_ascii_alphabetic() => {
            let role = position.variant().role(letter)?;
            let rest = &text[..text.len() - 1];
            Some((rest.trim_end_matches(['=', '(', '/']), Some(role)))
        }
        _ => Some((text, None)),
    }
}

/// Cuts the target square off the end.
fn take_target(size: Size, text: &str) -> Option<(&str, Square)> {
    let at = text.rfind(|c: char| c.is_ascii_lowercase())?;
    let to = size.parse(&text[at..])?;
    Some((&text[..at], to))
}

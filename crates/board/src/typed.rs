//! Moves that somebody types: as SAN, as UCI, and with the letters of the chosen language.

use shatar_rules::san::{self, SanErrorKind, Wanted};
use shatar_rules::{AnyPosition, Man, Move, Role, Square, uci};

/// Why what was typed is no move that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypedError {
    /// Nothing was typed.
    Empty,
    /// It does not have the form of a move.
    NotUnderstood,
    /// Nobody castles in these games.
    Castling,
    /// A letter is no man of the game.
    UnknownMan(char),
    /// The side to move has no such man, or not where the text says.
    NoSuchMan(Role),
    /// The square that the move should begin on has no man of the side to move.
    NothingToMove(Square),
    /// There is nothing to take on that square.
    NothingToCapture(Square),
    /// Several men can go there.
    Ambiguous(Vec<Move>),
    /// A pawn may become several men there, and none is named.
    PromotionMissing(Vec<Role>),
    /// The man that is meant may not go there. Why is for the rules to say.
    Illegal {
        /// Its square.
        from: Square,
        /// Where it may not go.
        to: Square,
    },
    /// None of several men of that kind may go there.
    NoneReaches(Role, Square),
}

/// Reads a legal move. `letter` gives what the language writes for a man, a letter or more, or
/// none; SAN's own letters are understood too, but where one means two men the language's goes
/// first. Signs that people
/// type instead of the plain ones, spaces and the digits of Arabic and Persian are understood.
///
/// ```
/// use shatar_board::read_move;
/// use shatar_rules::{Game, Rules, Variant, uci};
///
/// let game = Game::new(Rules::default_for(Variant::Shatar));
/// let english = |role| Variant::Shatar.letter(role).to_uppercase().to_string();
/// let mv = read_move(game.position(), "d2 – d4", english)?;
/// assert_eq!(uci::write(mv, game.position().size(), Variant::Shatar), "d2d4");
/// # Ok::<(), shatar_board::TypedError>(())
/// ```
///
/// # Errors
/// When it is no move, or none that can be played; the error says why.
pub fn read_move(
    position: &AnyPosition,
    text: &str,
    letter: impl Fn(Role) -> String,
) -> Result<Move, TypedError> {
    let text = plain(text);
    if text.is_empty() {
        return Err(TypedError::Empty);
    }
    let local = translated(position, &text, letter).map(|text| with_latin_cross(&text));
    let text = with_latin_cross(&text);
    let mut first_fault = None;
    for text in [local.as_deref(), Some(&text), capital(&text).as_deref()] {
        let Some(text) = text else {
            continue;
        };
        match san::parse(position, text) {
            Ok(mv) => return Ok(mv),
            Err(error) => {
                // What reads as a move, even if it is not legal, says more than what does not.
                let malformed = error.kind == SanErrorKind::Malformed;
                let better = first_fault
                    .as_ref()
                    .is_none_or(|(_, known)| *known == SanErrorKind::Malformed && !malformed);
                if better {
                    first_fault = Some((text.to_owned(), error.kind));
                }
            }
        }
    }
    let (text, kind) = first_fault.unwrap_or((text, SanErrorKind::Malformed));
    Err(explain(position, &text, kind))
}

/// The text without spaces, and with the signs that SAN has.
fn plain(text: &str) -> String {
    text.chars()
        .filter(|letter| {
            // Marks of direction come along with copied text.
            !letter.is_whitespace()
                && !matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}')
        })
        .map(|letter| match letter {
            '×' | '✕' => 'x',
            '–' | '—' | '−' | '‑' | '→' => '-',
            '۰'..='۹' | '٠'..='٩' => latin_digit(letter),
            other => other,
        })
        .collect()
}

/// The text with the Cyrillic letter that looks like the sign of a capture changed to it. At the
/// beginning it may be a man's.
fn with_latin_cross(text: &str) -> String {
    let cross = |(place, letter)| match letter {
        'х' | 'Х' if place > 0 => 'x',
        other => other,
    };
    text.char_indices().map(cross).collect()
}

fn latin_digit(letter: char) -> char {
    let zero = if letter >= '۰' { '۰' } else { '٠' };
    u8::try_from(u32::from(letter) - u32::from(zero))
        .map_or(letter, |digit| char::from(b'0' + digit))
}

/// The text with the language's letters of the man that moves and of what a pawn becomes changed
/// to SAN's; `None` where there is none.
fn translated(
    position: &AnyPosition,
    text: &str,
    letter: impl Fn(Role) -> String,
) -> Option<String> {
    let variant = position.variant();
    let mut men: Vec<(String, Role)> = variant
        .roles()
        .map(|role| (letter(role), role))
        .filter(|(letters, _)| !letters.is_empty())
        .collect();
    // One man's letters may begin another's.
    men.sort_by_key(|(letters, _)| core::cmp::Reverse(letters.chars().count()));
    let san = |role: Role| variant.letter(role).to_ascii_uppercase();
    let begins = men
        .iter()
        .find_map(|(letters, role)| Some((*role, after(text, letters)?)));
    let (mut found, mut changed) = match begins {
        Some((role, rest)) => (true, format!("{}{rest}", san(role))),
        None => (false, text.to_owned()),
    };
    // What a pawn becomes stands behind the target or a sign; a closing bracket may follow.
    let (front, bracket) = match changed.strip_suffix(')') {
        Some(front) => (front, ")"),
        None => (changed.as_str(), ""),
    };
    let becomes = men.iter().find_map(|(letters, role)| {
        let front = before(front, letters)?;
        let sign = front.ends_with(|last: char| last.is_ascii_digit() || "=/(".contains(last));
        sign.then_some((front, *role))
    });
    if let Some((front, role)) = becomes {
        found = true;
        changed = format!("{front}{}{bracket}", san(role));
    }
    found.then_some(changed)
}

/// What follows a man's letters at the start of a text. Small Latin letters are files and no
/// men's.
fn after<'a>(text: &'a str, letters: &str) -> Option<&'a str> {
    let end = text
        .char_indices()
        .nth(letters.chars().count())
        .map_or(text.len(), |(end, _)| end);
    let (head, rest) = text.split_at_checked(end)?;
    is(head, letters).then_some(rest)
}

/// What stands before a man's letters at the end of a text.
fn before<'a>(text: &'a str, letters: &str) -> Option<&'a str> {
    let start = text
        .char_indices()
        .rev()
        .nth(letters.chars().count() - 1)
        .map(|(start, _)| start)?;
    let (front, tail) = text.split_at_checked(start)?;
    is(tail, letters).then_some(front)
}

fn is(typed: &str, letters: &str) -> bool {
    typed == letters || (!typed.is_ascii() && typed.to_lowercase() == letters.to_lowercase())
}

/// The text with its first letter large: `nf3` can only mean the horse. `bc4` could be a pawn's,
/// and is.
fn capital(text: &str) -> Option<String> {
    let first = text.chars().next().filter(char::is_ascii_lowercase)?;
    Some(text.replacen(first, &first.to_ascii_uppercase().to_string(), 1))
}

fn explain(position: &AnyPosition, text: &str, kind: SanErrorKind) -> TypedError {
    let (size, variant) = (position.size(), position.variant());
    let wanted = san::read(text, size, variant);
    match (kind, wanted) {
        (SanErrorKind::Castling, _) => TypedError::Castling,
        (SanErrorKind::UnknownMan(letter), _) => TypedError::UnknownMan(letter),
        (SanErrorKind::Malformed, _) | (_, Err(_)) => TypedError::NotUnderstood,
        (SanErrorKind::NothingToCapture, Ok(wanted)) => TypedError::NothingToCapture(wanted.to),
        (SanErrorKind::Ambiguous { candidates }, _) => TypedError::Ambiguous(
            candidates
                .iter()
                .filter_map(|text| uci::read(text, size, variant).ok())
                .collect(),
        ),
        (SanErrorKind::PromotionMissing, Ok(wanted)) => TypedError::PromotionMissing(
            position
                .legal_moves()
                .into_iter()
                .filter(|mv| mv.to == wanted.to && may_mean(position, &wanted, mv.from))
                .filter_map(|mv| mv.promotion)
                .collect(),
        ),
        (SanErrorKind::Illegal, Ok(wanted)) => illegal(position, &wanted),
    }
}

/// Whether the man on a square may be the one that is meant.
fn may_mean(position: &AnyPosition, wanted: &Wanted, from: Square) -> bool {
    let turn = position.turn();
    let own = |man: &Man| man.color() == turn;
    position
        .man_at(from)
        .filter(own)
        .is_some_and(|man| wanted.fits(position.size(), from, man.role()))
}

fn illegal(position: &AnyPosition, wanted: &Wanted) -> TypedError {
    let size = position.size();
    let to = wanted.to;
    let Some(role) = wanted.role else {
        let from = match (wanted.file, wanted.rank) {
            (Some(file), Some(rank)) => size.square(file, rank),
            _ => None,
        };
        return match from {
            Some(from) if may_mean(position, wanted, from) => TypedError::Illegal { from, to },
            Some(from) => TypedError::NothingToMove(from),
            None => TypedError::NotUnderstood,
        };
    };
    let mut meant: Vec<Square> = position
        .men()
        .into_iter()
        .map(|(square, _)| square)
        .filter(|&square| may_mean(position, wanted, square))
        .collect();
    if role == Role::Pawn && wanted.file.is_none() {
        // A pawn's target alone means that of the same file.
        meant.retain(|&from| size.file(from) == size.file(to));
    }
    // Of several, those that attack the square are meant: their way is not what hinders them.
    let reaching = position.attackers(to, position.turn());
    let near: Vec<Square> = meant
        .iter()
        .copied()
        .filter(|square| reaching.contains(square))
        .collect();
    match (&meant[..], &near[..]) {
        (&[], _) => TypedError::NoSuchMan(role),
        (&[from], _) | (_, &[from]) => TypedError::Illegal { from, to },
        _ => TypedError::NoneReaches(role, to),
    }
}

#[cfg(test)]
#[path = "typed_tests.rs"]
mod tests;

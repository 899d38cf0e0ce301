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

/// Reads a legal move. `letter` gives the language's letter of a man; SAN's own letters are
/// understood too, but where a letter means two men the language's goes first. Signs that people
/// type instead of the plain ones, spaces and the digits of Arabic and Persian are understood.
///
/// ```
/// use shatar_board::read_move;
/// use shatar_rules::{Game, Rules, Variant, uci};
///
/// let game = Game::new(Rules::default_for(Variant::Shatar));
/// let english = |role| Variant::Shatar.letter(role);
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
    letter: impl Fn(Role) -> char,
) -> Result<Move, TypedError> {
    let text = plain(text);
    if text.is_empty() {
        return Err(TypedError::Empty);
    }
    let local = translated(position, &text, letter);
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
            '×' | '✕' | 'х' | 'Х' => 'x',
            '–' | '—' | '−' | '‑' | '→' => '-',
            '۰'..='۹' | '٠'..='٩' => latin_digit(letter),
            other => other,
        })
        .collect()
}

fn latin_digit(letter: char) -> char {
    let zero = if letter >= '۰' { '۰' } else { '٠' };
    u8::try_from(u32::from(letter) - u32::from(zero))
        .map_or(letter, |digit| char::from(b'0' + digit))
}

/// The text with the language's letters of the man that moves and of what a pawn becomes changed
/// to SAN's; `None` where there is none.
fn translated(position: &AnyPosition, text: &str, letter: impl Fn(Role) -> char) -> Option<String> {
    let variant = position.variant();
    let role_of = |typed: char| {
        // Small Latin letters are files.
        let own = |role: &Role| {
            let local = letter(*role);
            local == typed || (!typed.is_ascii() && local.to_lowercase().eq(typed.to_lowercase()))
        };
        variant.roles().find(own)
    };
    let san = |role: Role| variant.letter(role).to_ascii_uppercase();
    let mut letters: Vec<char> = text.chars().collect();
    let count = letters.len();
    let mut found = false;
    for place in [0, count.saturating_sub(1), count.saturating_sub(2)] {
        let Some(&typed) = letters.get(place) else {
            continue;
        };
        // At the end it stands after the target, or after a sign; a closing bracket may follow.
        let promotes = place > 0
            && letters
                .get(place - 1)
                .is_some_and(|before| before.is_ascii_digit() || "=/(".contains(*before));
        if (place == 0 || promotes)
            && let Some(role) = role_of(typed)
        {
            letters[place] = san(role);
            found = true;
        }
    }
    found.then(|| letters.into_iter().collect())
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

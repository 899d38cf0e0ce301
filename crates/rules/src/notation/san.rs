//! SAN: moves as people write them, `d4`, `Nf3`, `R1xa10+`, `e8=J#`.
//!
//! The letters are those of FEN, in upper case: K, J (Q for Shatranj's firzan), R, B, N, H; a pawn
//! has none. A man is told from others of his kind by his file, else his rank, else both. The
//! transposition of Shatranj is the king, `~` and the other man's square: `K~b2`. A move that
//! leaves the other side in check ends with `+`, or with `#` if that side is mated, whatever the
//! mate is worth: a niol too is `#`.
//!
//! Reading is generous: `x`, `=`, `+` and `#` may be missing, men may be named although they need
//! not be, and long notation (`d2-d4`, `Ng1xf3`) and UCI (`d2d4`) are understood.

use core::fmt;

use crate::any::AnyPosition;
use crate::man::Role;
use crate::moves::Move;
use crate::notation::uci;
use crate::outcome::Reason;
use crate::square::{Size, Square};
use crate::variant::Variant;

/// What is wrong with a move's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SanErrorKind {
    /// It does not have the form of a move on this board.
    Malformed,
    /// It castles: nobody does in these games.
    Castling,
    /// A letter is no man of the game.
    UnknownMan(char),
    /// It has the form of a move, but no man may make it here.
    Illegal,
    /// It captures, but there is nothing to take.
    NothingToCapture,
    /// Several men may make it.
    Ambiguous {
        /// The moves that fit, as UCI writes them.
        candidates: Vec<String>,
    },
    /// A pawn reaches its last rank and may become several kinds of men, but none is named.
    PromotionMissing,
}

impl fmt::Display for SanErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanErrorKind::Malformed => f.write_str("this is not a move"),
            SanErrorKind::Castling => f.write_str("nobody castles in these games"),
            SanErrorKind::UnknownMan(letter) => {
                write!(f, "\"{letter}\" is no man of this game")
            }
            SanErrorKind::Illegal => f.write_str("the move is not legal here"),
            SanErrorKind::NothingToCapture => f.write_str("there is nothing to capture"),
            SanErrorKind::Ambiguous { candidates } => {
                write!(f, "several men can do this: {}", candidates.join(", "))
            }
            SanErrorKind::PromotionMissing => f.write_str("say what the pawn becomes, as in e8=J"),
        }
    }
}

/// Why a text was not a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanError {
    /// What is wrong.
    pub kind: SanErrorKind,
    /// The text, at most 24 characters of it.
    pub token: String,
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\": {}", self.token, self.kind)
    }
}

impl core::error::Error for SanError {}

/// Writes a legal move. A move that is not legal is written as UCI writes it.
///
/// ```
/// use shatar_rules::{Game, Rules, Variant, san};
///
/// let rules = Rules::preset(Variant::Shatar, "fairy-stockfish")?;
/// let game = Game::from_fen(rules, "6k1/4R3/8/8/p7/8/8/K6R w - - 0 1")?;
/// let mv = san::parse(game.position(), "Rhh7")?;
/// assert_eq!(san::write(game.position(), mv), "Rhh7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(position: &AnyPosition, mv: Move) -> String {
    let legal = position.legal_moves();
    if !legal.contains(&mv) {
        return uci::write(mv, position.size(), position.variant());
    }
    let mut text = write_without_check(position, mv, &legal);
    let after = position.after(mv);
    if after.in_check() {
        let mated = after.ending().is_some_and(|end| {
            matches!(end.reason, Reason::Mate | Reason::Niol | Reason::KnightMate)
        });
        text.push(if mated { '#' } else { '+' });
    }
    text
}

/// The move without `+` and `#`; `legal` are all moves of the position, `mv` among them.
fn write_without_check(position: &AnyPosition, mv: Move, legal: &[Move]) -> String {
    let (size, variant) = (position.size(), position.variant());
    let Some(man) = position.man_at(mv.from) else {
        return uci::write(mv, size, variant);
    };
    let mut text = String::with_capacity(8);
    let capture = position.is_capture(mv);
    if man.role() == Role::Pawn {
        if capture {
            text.push(file_letter(size, mv.from));
        }
    } else {
        text.push(variant.letter(man.role()).to_ascii_uppercase());
        let rivals = legal.iter().filter(|other| {
            let twin = position.man_at(other.from) == Some(man);
            twin && other.to == mv.to && other.from != mv.from
        });
        push_origin(&mut text, size, mv.from, rivals.map(|other| other.from));
    }
    if capture {
        text.push('x');
    } else if position.is_transposition(mv) {
        text.push('~');
    }
    text.push_str(&size.name(mv.to));
    if let Some(role) = mv.promotion {
        text.push('=');
        text.push(variant.letter(role).to_ascii_uppercase());
    }
    text
}

fn file_letter(size: Size, square: Square) -> char {
    char::from(b'a' + size.file(square))
}

/// As much of the square a man leaves as tells him from his rivals.
fn push_origin(text: &mut String, size: Size, from: Square, rivals: impl Iterator<Item = Square>) {
    let (mut any, mut same_file, mut same_rank) = (false, false, false);
    for rival in rivals {
        any = true;
        same_file |= size.file(rival) == size.file(from);
        same_rank |= size.rank(rival) == size.rank(from);
    }
    if any && (!same_file || same_rank) {
        text.push(file_letter(size, from));
    }
    if same_file {
        text.push_str(&(size.rank(from) + 1).to_string());
    }
}

/// Reads a legal move.
///
/// # Errors
/// When the text is no move, names no legal one, or names several.
pub fn parse(position: &AnyPosition, text: &str) -> Result<Move, SanError> {
    let bare = without_marks(text);
    find(position, bare).map_err(|kind| SanError {
        kind,
        token: text.trim().chars().take(24).collect(),
    })
}

/// The text without what may follow a move and says nothing about it.
fn without_marks(text: &str) -> &str {
    let mut text = text.trim();
    loop {
        let shorter = text.trim_end_matches(['+', '#', '!', '?']).trim_end();
        let shorter = shorter
            .strip_suffix("e.p.")
            .or_else(|| shorter.strip_suffix("ep"))
            .unwrap_or(shorter)
            .trim_end();
        if shorter.len() == text.len() {
            return text;
        }
        text = shorter;
    }
}

/// What a text says of a move, whether there is such a move or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The kind of man; `None` where two whole squares name it.
    pub role: Option<Role>,
    /// The file that it leaves, counted from 0.
    pub file: Option<u8>,
    /// The rank that it leaves, counted from 0.
    pub rank: Option<u8>,
    sign: Option<Sign>,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

impl Wanted {
    /// Whether a man of that kind on that square may be the one that is meant.
    pub fn fits(&self, size: Size, from: Square, role: Role) -> bool {
        self.role.is_none_or(|wanted| wanted == role)
            && self.file.is_none_or(|file| size.file(from) == file)
            && self.rank.is_none_or(|rank| size.rank(from) == rank)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sign {
    Capture,
    Quiet,
    Transposition,
}

fn find(position: &AnyPosition, text: &str) -> Result<Move, SanErrorKind> {
    choose(
        position,
        &understand(text, position.size(), position.variant())?,
    )
}

/// Reads the form of a move, whether it is legal or not: what [`parse`] looks for.
///
/// # Errors
/// When the text does not have the form of a move on this board.
pub fn read(text: &str, size: Size, variant: Variant) -> Result<Wanted, SanError> {
    understand(without_marks(text), size, variant).map_err(|kind| SanError {
        kind,
        token: text.trim().chars().take(24).collect(),
    })
}

fn understand(text: &str, size: Size, variant: Variant) -> Result<Wanted, SanErrorKind> {
    if is_castling(text) {
        return Err(SanErrorKind::Castling);
    }
    let Some(first) = text.chars().next() else {
        return Err(SanErrorKind::Malformed);
    };
    if first.is_ascii_uppercase() {
        let rest = &text[1..];
        match (variant.role(first), wanted(rest, size, variant)?) {
            (Some(role), Some(wanted)) => {
                let role = Some(role);
                return Ok(Wanted { role, ..wanted });
            }
            (None, Some(_)) => return Err(SanErrorKind::UnknownMan(first)),
            // Perhaps a square in upper case.
            (_, None) => {}
        }
    }
    let lower;
    let text = if text.bytes().any(|byte| byte.is_ascii_lowercase()) {
        text
    } else {
        lower = text.to_ascii_lowercase();
        &lower
    };
    let wanted = wanted(text, size, variant)?.ok_or(SanErrorKind::Malformed)?;
    // Two whole squares name a move of any man; less, without a letter, is a pawn's.
    let role = match (wanted.file, wanted.rank) {
        (Some(_), Some(_)) => None,
        _ => Some(Role::Pawn),
    };
    Ok(Wanted { role, ..wanted })
}

fn is_castling(text: &str) -> bool {
    let mut parts = text.split('-');
    let castles = |part: &str| matches!(part, "0" | "O" | "o");
    parts.clone().count() >= 2 && parts.all(castles)
}

/// Reads all but the man's letter; `None` when it does not have the form of a move.
fn wanted(text: &str, size: Size, variant: Variant) -> Result<Option<Wanted>, SanErrorKind> {
    let (file, rest) = read_file(text, size);
    let (rank, rest) = read_rank(rest, size);
    let (sign, rest) = read_sign(rest);
    let (from, to, rest) = if let Some((to, rest)) = read_square(rest, size) {
        ((file, rank), to, rest)
    } else if let (Some(file), Some(rank), None) = (file, rank, sign) {
        match size.square(file, rank) {
            Some(to) => ((None, None), to, rest),
            None => return Ok(None),
        }
    } else {
        return Ok(None);
    };
    let Some(promotion) = read_promotion(rest, variant)? else {
        return Ok(None);
    };
    Ok(Some(Wanted {
        role: None,
        file: from.0,
        rank: from.1,
        sign,
        to,
        promotion: match promotion {
            Promotion::None => None,
            Promotion::To(role) => Some(role),
        },
    }))
}

fn read_file(text: &str, size: Size) -> (Option<u8>, &str) {
    match text.as_bytes().first() {
        Some(letter @ b'a'..=b'j') if letter - b'a' < size.side() => {
            (Some(letter - b'a'), &text[1..])
        }
        _ => (None, text),
    }
}

fn read_rank(text: &str, size: Size) -> (Option<u8>, &str) {
    let bytes = text.as_bytes();
    match bytes {
        [b'1', b'0', ..] if size.side() >= 10 => (Some(9), &text[2..]),
        [digit @ b'1'..=b'9', ..] if digit - b'0' <= size.side() => {
            (Some(digit - b'1'), &text[1..])
        }
        _ => (None, text),
    }
}

fn read_square(text: &str, size: Size) -> Option<(Square, &str)> {
    let (file, rest) = read_file(text, size);
    let (rank, rest) = read_rank(rest, size);
    Some((size.square(file?, rank?)?, rest))
}

fn read_sign(text: &str) -> (Option<Sign>, &str) {
    let sign = match text.as_bytes().first() {
        Some(b'x' | b'X' | b':' | b'*') => Sign::Capture,
        Some(b'-') => Sign::Quiet,
        Some(b'~') => Sign::Transposition,
        _ => return (None, text),
    };
    (Some(sign), &text[1..])
}

enum Promotion {
    None,
    To(Role),
}

/// What follows the target: nothing, or `J`, `=J`, `/J`, `(J)`. `None` when it is neither.
fn read_promotion(text: &str, variant: Variant) -> Result<Option<Promotion>, SanErrorKind> {
    if text.is_empty() {
        return Ok(Some(Promotion::None));
    }
    let letter = text
        .strip_prefix(['=', '/'])
        .or_else(|| text.strip_prefix('(')?.strip_suffix(')'))
        .unwrap_or(text);
    let mut letters = letter.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return Ok(None);
    };
    if !letter.is_ascii_alphabetic() {
        return Ok(None);
    }
    match variant.role(letter) {
        Some(role) => Ok(Some(Promotion::To(role))),
        None => Err(SanErrorKind::UnknownMan(letter)),
    }
}

/// The one legal move that fits.
fn choose(position: &AnyPosition, wanted: &Wanted) -> Result<Move, SanErrorKind> {
    let size = position.size();
    let mut fitting = position.legal_moves();
    fitting.retain(|mv| {
        let man = position.man_at(mv.from);
        let transposes = position.is_transposition(*mv);
        mv.to == wanted.to
            && man.is_some_and(|man| wanted.fits(size, mv.from, man.role()))
            && (transposes || wanted.sign != Some(Sign::Transposition))
            && wanted
                .promotion
                .is_none_or(|role| mv.promotion == Some(role))
    });
    if wanted.role == Some(Role::Pawn) && wanted.file.is_none() {
        // A pawn's target alone means the pawn of that file, if it can go there.
        let straight = |mv: &Move| size.file(mv.from) == size.file(mv.to);
        if fitting.iter().any(straight) {
            fitting.retain(straight);
        }
    }
    if wanted.sign == Some(Sign::Capture) && !fitting.is_empty() {
        fitting.retain(|mv| position.is_capture(*mv));
        if fitting.is_empty() {
            return Err(SanErrorKind::NothingToCapture);
        }
    }
    match fitting[..] {
        [] => Err(SanErrorKind::Illegal),
        [mv] => Ok(mv),
        [first, ..] if fitting.iter().all(|mv| mv.from == first.from) => {
            Err(SanErrorKind::PromotionMissing)
        }
        _ => Err(SanErrorKind::Ambiguous {
            candidates: fitting
                .iter()
                .map(|&mv| uci::write(mv, size, position.variant()))
                .collect(),
        }),
    }
}

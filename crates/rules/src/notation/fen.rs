//! FEN: a position in one line.
//!
//! Two to six fields as usual (men, side to move, castling `-`, squares passed over, plies since
//! the last capture or pawn move, move number), and an optional seventh, this program's own, for
//! what a board does not show: `w=2s` White's running series has two checks with a shak among
//! them, `b=1` Black's has one without, `h=b1g8` the horses that have moved (`h=-`: none);
//! several are parted by `;`. It is written only when a plain FEN would say something else.

use core::fmt;

use crate::any::{AnyPosition, on};
use crate::board::Board;
use crate::check::Series;
use crate::color::Color;
use crate::man::{Man, Role};
use crate::position::Position;
use crate::rules::Rules;
use crate::setup::{Setup, SetupError, default_moved_horses};
use crate::square::{Size, Square};
use crate::variant::Variant;

/// What is wrong with a FEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenErrorKind {
    /// There is nothing, or the side to move is missing.
    TooShort,
    /// There is more than a FEN has.
    TooLong,
    /// A letter is no man of the game.
    UnknownMan,
    /// A rank does not have as many squares as the board.
    RankLength {
        /// The rank, counted from 1.
        rank: u8,
    },
    /// The number of ranks is not that of the board.
    RankCount {
        /// Ranks found.
        found: usize,
    },
    /// The side to move is neither `w` nor `b`.
    Turn,
    /// The castling field is not `-`: nobody castles in these games.
    Castling,
    /// The squares passed over cannot be read.
    EnPassant,
    /// A clock is not a number.
    Clock,
    /// The field of series and moved horses cannot be read.
    Extra,
    /// The setup cannot be a position.
    Setup(SetupError),
}

/// What is wrong with a FEN, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    /// What.
    pub kind: FenErrorKind,
    /// The line, always 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The piece of text that cannot be understood.
    pub token: String,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FenError {
            kind,
            line,
            column,
            token,
        } = self;
        match kind {
            FenErrorKind::Setup(error) => return error.fmt(f),
            FenErrorKind::TooShort => f.write_str("a FEN has at least men and side to move")?,
            FenErrorKind::TooLong => f.write_str("nothing may follow the FEN")?,
            FenErrorKind::UnknownMan => write!(f, "\"{token}\" is no man of this game")?,
            FenErrorKind::RankLength { rank } => {
                write!(f, "rank {rank} (\"{token}\") does not fill the board")?;
            }
            FenErrorKind::RankCount { found } => {
                write!(f, "{found} ranks do not fill the board")?;
            }
            FenErrorKind::Turn => write!(f, "the side to move is w or b, not \"{token}\"")?,
            FenErrorKind::Castling => {
                write!(
                    f,
                    "nobody castles in these games: expected -, found \"{token}\""
                )?;
            }
            FenErrorKind::EnPassant => {
                write!(f, "expected squares passed over, or -, found \"{token}\"")?;
            }
            FenErrorKind::Clock => write!(f, "expected a number, found \"{token}\"")?,
            FenErrorKind::Extra => {
                write!(
                    f,
                    "expected series and moved horses, as w=2s;h=b1, found \"{token}\""
                )?;
            }
        }
        write!(f, " (line {line}, column {column})")
    }
}

impl core::error::Error for FenError {}

/// The FEN of the start position under rules.
pub fn start(rules: &Rules) -> &'static str {
    crate::mechanics::start_fen(rules)
}

/// Reads a FEN as a position.
///
/// # Errors
/// When it cannot be read, or its setup cannot be a position.
pub fn parse(text: &str, rules: &Rules) -> Result<AnyPosition, FenError> {
    let setup = read(text, rules.variant())?;
    setup.position(rules).map_err(|error| FenError {
        kind: FenErrorKind::Setup(error),
        line: 1,
        column: 1,
        token: text
            .split_whitespace()
            .next()
            .unwrap_or_default()
            .chars()
            .take(120)
            .collect(),
    })
}

/// A field of a FEN and the column where it begins.
#[derive(Clone, Copy)]
struct Field<'a> {
    text: &'a str,
    column: usize,
}

impl Field<'_> {
    fn error(self, kind: FenErrorKind) -> FenError {
        self.error_at(kind, 0, self.text)
    }

    fn error_at(self, kind: FenErrorKind, offset: usize, token: &str) -> FenError {
        let token = token.chars().take(40).collect();
        FenError {
            kind,
            line: 1,
            column: self.column + offset,
            token,
        }
    }
}

fn fields(text: &str) -> Vec<Field<'_>> {
    let mut fields = Vec::new();
    let mut column = 1;
    for part in text.split(char::is_whitespace) {
        if !part.is_empty() {
            fields.push(Field { text: part, column });
        }
        column += part.chars().count() + 1;
    }
    fields
}

/// Reads a FEN as a setup that nobody has looked at.
///
/// # Errors
/// When it cannot be read.
pub fn read(text: &str, variant: Variant) -> Result<Setup, FenError> {
    let fields = fields(text);
    let mut setup = Setup::empty(variant);
    let size = setup.size();
    let end = Field {
        text: "",
        column: text.chars().count() + 1,
    };
    let (Some(men), Some(turn)) = (fields.first(), fields.get(1)) else {
        return Err(end.error(FenErrorKind::TooShort));
    };
    setup.board = read_men(*men, variant, size)?;
    setup.turn = match turn.text {
        "w" => Color::White,
        "b" => Color::Black,
        _ => return Err(turn.error(FenErrorKind::Turn)),
    };
    if let Some(castling) = fields.get(2)
        && castling.text != "-"
    {
        return Err(castling.error(FenErrorKind::Castling));
    }
    // Nobody captures in passing in Shatar, so whatever stands there is ignored
    // (`rules-corner-cases` 15).
    if let Some(passed) = fields.get(3)
        && passed.text != "-"
        && variant != Variant::Shatar
    {
        setup.en_passant = read_squares(*passed, passed.text, 0, size, FenErrorKind::EnPassant)?;
    }
    if let Some(clock) = fields.get(4) {
        setup.halfmoves = read_clock(*clock)?;
    }
    if let Some(number) = fields.get(5) {
        setup.fullmoves = read_clock(*number)?;
    }
    if let Some(extra) = fields.get(6) {
        read_extra(*extra, &mut setup)?;
    }
    if let Some(rest) = fields.get(7) {
        return Err(rest.error(FenErrorKind::TooLong));
    }
    Ok(setup)
}

fn read_men(field: Field<'_>, variant: Variant, size: Size) -> Result<Vec<Option<Man>>, FenError> {
    let side = usize::from(size.side());
    let ranks: Vec<&str> = field.text.split('/').collect();
    if ranks.len() != side {
        return Err(field.error(FenErrorKind::RankCount { found: ranks.len() }));
    }
    let mut board = vec![None; size.squares()];
    let mut offset = 0;
    for (index, rank) in ranks.iter().enumerate() {
        let number = side - 1 - index;
        let wrong = FenErrorKind::RankLength {
            rank: number as u8 + 1,
        };
        let men = read_rank(field, rank, offset, variant)?;
        if men.len() != side {
            return Err(field.error_at(wrong, offset, rank));
        }
        board[number * side..][..side].copy_from_slice(&men);
        offset += rank.chars().count() + 1;
    }
    Ok(board)
}

/// The men of one rank; longer than the board if the text says so, but never by much.
fn read_rank(
    field: Field<'_>,
    rank: &str,
    offset: usize,
    variant: Variant,
) -> Result<Vec<Option<Man>>, FenError> {
    let mut men = Vec::new();
    let mut empty = 0_usize;
    for (at, letter) in rank.chars().enumerate() {
        if let Some(digit) = letter.to_digit(10) {
            // Digits side by side are one number: 10 is ten empty squares.
            empty = (empty * 10 + digit as usize).min(99);
            continue;
        }
        men.extend(core::iter::repeat_n(None, core::mem::take(&mut empty)));
        let Some(role) = variant.role(letter) else {
            let token = letter.to_string();
            return Err(field.error_at(FenErrorKind::UnknownMan, offset + at, &token));
        };
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        men.push(Some(Man::new(color, role)));
        if men.len() > 100 {
            break;
        }
    }
    men.extend(core::iter::repeat_n(None, empty));
    Ok(men)
}

fn read_squares(
    field: Field<'_>,
    text: &str,
    offset: usize,
    size: Size,
    kind: FenErrorKind,
) -> Result<Vec<Square>, FenError> {
    let mut squares = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let Some((square, after)) = size.read(rest) else {
            return Err(field.error_at(kind, offset + text.len() - rest.len(), rest));
        };
        if !squares.contains(&square) {
            squares.push(square);
        }
        rest = after;
    }
    Ok(squares)
}

fn read_clock(field: Field<'_>) -> Result<u32, FenError> {
    if field.text.bytes().all(|byte| byte.is_ascii_digit())
        && let Ok(number) = field.text.parse()
    {
        return Ok(number);
    }
    Err(field.error(FenErrorKind::Clock))
}

fn read_extra(field: Field<'_>, setup: &mut Setup) -> Result<(), FenError> {
    let size = setup.size();
    let mut series = [Series::NONE; 2];
    let mut offset = 0;
    let mut seen: Vec<&str> = Vec::new();
    for item in field.text.split(';') {
        let wrong = || field.error_at(FenErrorKind::Extra, offset, item);
        let (name, value) = item.split_once('=').ok_or_else(wrong)?;
        if seen.contains(&name) {
            return Err(wrong());
        }
        seen.push(name);
        match name {
            "w" => series[0] = read_series(value).ok_or_else(wrong)?,
            "b" => series[1] = read_series(value).ok_or_else(wrong)?,
            "h" if value == "-" => setup.moved_horses = Some(Vec::new()),
            "h" if !value.is_empty() => {
                let kind = FenErrorKind::Extra;
                let squares = read_squares(field, value, offset + 2, size, kind)?;
                setup.moved_horses = Some(squares);
            }
            _ => return Err(wrong()),
        }
        offset += item.chars().count() + 1;
    }
    if seen.iter().any(|&name| name != "h") {
        setup.series = Some(series);
    }
    Ok(())
}

fn read_series(text: &str) -> Option<Series> {
    let (digits, shak) = match text.strip_suffix('s') {
        Some(digits) => (digits, true),
        None => (text, false),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(Series {
        checks: digits.parse().ok()?,
        shak,
    })
}

/// Writes a position, with the seventh field where it is needed.
pub fn write(position: &AnyPosition) -> String {
    on!(position, position => write_on(position))
}

/// Writes a position of a board whose size is known.
pub fn write_on<B: Board>(position: &Position<B>) -> String {
    let mut text = write_men(position);
    text.push(' ');
    text.push(position.turn().letter());
    text.push_str(" - ");
    text.push_str(&write_passed(position));
    text.push_str(&format!(
        " {} {}",
        position.halfmoves(),
        position.fullmoves()
    ));
    if let Some(extra) = write_extra(position) {
        text.push(' ');
        text.push_str(&extra);
    }
    text
}

fn write_men<B: Board>(position: &Position<B>) -> String {
    let variant = position.mechanics().variant;
    let mut text = String::with_capacity(80);
    for rank in (0..B::SIDE).rev() {
        let mut empty = 0;
        for file in 0..B::SIDE {
            let man = B::SIZE
                .square(file, rank)
                .and_then(|square| position.man_at(square));
            let Some(man) = man else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            let letter = variant.letter(man.role());
            text.push(match man.color() {
                Color::White => letter.to_ascii_uppercase(),
                Color::Black => letter,
            });
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

/// The squares passed over, nearest to the jumper's home first.
fn write_passed<B: Board>(position: &Position<B>) -> String {
    let mut squares: Vec<Square> = position.en_passant().collect();
    if position.turn() == Color::White {
        squares.reverse();
    }
    if squares.is_empty() {
        return "-".to_owned();
    }
    squares
        .into_iter()
        .map(|square| B::SIZE.name(square))
        .collect()
}

fn write_extra<B: Board>(position: &Position<B>) -> Option<String> {
    let mut items = Vec::new();
    let waiting = !position.turn();
    let plain = |color: Color| {
        if color == waiting {
            Series::NONE.after(position.checks())
        } else {
            Series::NONE
        }
    };
    if Color::ALL
        .into_iter()
        .any(|color| position.series(color) != plain(color))
    {
        for color in Color::ALL {
            let series = position.series(color);
            if series != Series::NONE {
                let shak = if series.shak { "s" } else { "" };
                items.push(format!("{}={}{shak}", color.letter(), series.checks));
            }
        }
    }
    if position.mechanics().amazon_horse {
        let board: Vec<Option<Man>> = (0..B::SIZE.squares())
            .map(|i| position.man_at(Square::new(i as u8)))
            .collect();
        let moved = position.moved_horses() & position.role(Role::Horse);
        if moved != default_moved_horses(&board) {
            let names: String = moved.map(|square| B::SIZE.name(square)).collect();
            items.push(format!("h={}", if names.is_empty() { "-" } else { &names }));
        }
    }
    if items.is_empty() {
        None
    } else {
        Some(items.join(";"))
    }
}

//! What a line of the text is: a move, an ending, something about the score, or prose.

use crate::color::Color;

use super::column::{Column, Cursor, Slip, Token};
use super::fault::FaultKind;
use super::label::{Label, Letter};
use super::men::ManName;
use crate::man::Role;

/// Bytes of a line beyond which no columns are looked for.
const MAX_LINE: usize = 1_000;

/// A line, as far as it can be understood by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line<'a> {
    Blank,
    Move(MoveLine<'a>),
    /// `11A Next move ? Next move ?`
    Open(MoveLine<'a>),
    /// `++WN for :A ++LS for :B`
    Ending(Token<'a>, Option<Ending>),
    Header(Header<'a>),
    Prose(&'a str),
}

/// A labelled line: a move in two columns, or what is left of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct MoveLine<'a> {
    pub(super) label: Option<Label>,
    /// The label as printed; empty if there is none.
    pub(super) printed: Token<'a>,
    pub(super) whole: Token<'a>,
    /// XY and acentric, in the order of the line.
    pub(super) columns: [Option<Column<'a>>; 2],
    pub(super) slips: Vec<Slip<'a>>,
}

/// Who wins, as an ending says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    Win(Letter),
    Draw,
}

/// A line that says something about the score that follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Header<'a> {
    /// `Rules: baghdad kings=d`
    Rules(Token<'a>),
    /// `FEN: …`
    Fen(Token<'a>),
    /// `Note: :A is playing from the top of the board`
    Seat(Color),
    /// `:A RO2 KT2 EL2 AD1 KI EL1 KT1 RO1 Rank-8`: where side A sits, and perhaps the file of the
    /// kings, counted from 0.
    Array(Color, Option<usize>),
}

impl<'a> Line<'a> {
    /// Reads one line.
    pub(super) fn read(text: &'a str) -> Line<'a> {
        if text.trim().is_empty() {
            return Line::Blank;
        }
        if let Some(line) = move_line(text) {
            return line;
        }
        if let Some(header) = header(text) {
            return Line::Header(header);
        }
        if text.trim_start().starts_with("++") {
            return Line::Ending(Cursor::new(text).remainder(), ending(text));
        }
        Line::Prose(text.trim())
    }
}

fn move_line(text: &str) -> Option<Line<'_>> {
    let whole = Cursor::new(text).remainder();
    let mut cursor = Cursor::new(text);
    cursor.skip_space();
    let start = cursor;
    let first = cursor.word();
    let nothing = Token { text: "", ..first };
    if let Some(label) = Label::parse(first.text) {
        let mut line = MoveLine {
            label: Some(label),
            printed: first,
            whole,
            columns: [None; 2],
            slips: Vec::new(),
        };
        if cursor.rest().trim_start().starts_with("Next move") {
            return Some(Line::Open(line));
        }
        if text.len() <= MAX_LINE {
            read_columns(&mut cursor, &mut line);
        }
        // `3B is weak` is prose; `03B is weak` claims to be a line of the score.
        let claims = line.columns[0].is_some() || first.text.len() > 2;
        return claims.then_some(Line::Move(line));
    }
    if text.len() > MAX_LINE {
        return None;
    }
    // A line without a label, or with one that cannot be read, shows itself by its squares.
    for (mut cursor, printed) in [(start, nothing), (cursor, first)] {
        let mut line = MoveLine {
            label: None,
            printed,
            whole,
            columns: [None; 2],
            slips: Vec::new(),
        };
        line.columns[0] = cursor.column(&mut line.slips);
        if line.columns[0].is_some_and(|column| column.has_squares()) {
            read_columns(&mut cursor, &mut line);
            return Some(Line::Move(line));
        }
    }
    None
}

/// Reads the columns that are not there yet; names the first text that is no part of any.
fn read_columns<'a>(cursor: &mut Cursor<'a>, line: &mut MoveLine<'a>) {
    let mut unexpected = None;
    while !cursor.at_end() {
        let free = line.columns.iter_mut().find(|column| column.is_none());
        let Some(free) = free else {
            unexpected.get_or_insert(cursor.remainder());
            break;
        };
        if let Some(column) = cursor.column(&mut line.slips) {
            *free = Some(column);
        } else {
            cursor.skip_space();
            unexpected.get_or_insert(cursor.word());
        }
    }
    if line.columns[0].is_some()
        && let Some(token) = unexpected
    {
        line.slips.push(Slip {
            kind: FaultKind::Unexpected,
            token,
            correction: None,
        });
    }
}

fn header(text: &str) -> Option<Header<'_>> {
    let trimmed = text.trim_start();
    let value = |name: &str| {
        let mut cursor = Cursor::new(text);
        cursor.skip_space();
        cursor.rest().starts_with(name).then(|| {
            cursor.word();
            cursor.remainder()
        })
    };
    if let Some(rules) = value("Rules: ") {
        return Some(Header::Rules(rules));
    }
    if let Some(fen) = value("FEN: ") {
        return Some(Header::Fen(fen));
    }
    if let Some((_, place)) = text.split_once(":A is playing from the ") {
        if place.starts_with("top") {
            return Some(Header::Seat(Color::Black));
        }
        if place.starts_with("bottom") {
            return Some(Header::Seat(Color::White));
        }
    }
    array(trimmed)
}

/// `:A`, eight men from the a-file, `Rank-8`.
fn array(text: &str) -> Option<Header<'_>> {
    let (side, men) = (text.get(..2)?, text.get(2..)?);
    let letter = match side {
        ":A" => Letter::A,
        ":B" => Letter::B,
        _ => return None,
    };
    let words: Vec<&str> = men.split_whitespace().take(10).collect();
    let [names @ .., rank] = &words[..] else {
        return None;
    };
    let names: Vec<ManName> = names
        .iter()
        .map_while(|word| ManName::parse(word))
        .collect();
    let seat = match *rank {
        "Rank-7" | "Rank-8" | "rank-7" | "rank-8" => Color::Black,
        "Rank-1" | "Rank-2" | "rank-1" | "rank-2" => Color::White,
        _ => return None,
    };
    if names.len() != 8 || words.len() != 9 {
        return None;
    }
    let side_a = match letter {
        Letter::A => seat,
        Letter::B => !seat,
    };
    let king = names.iter().position(|name| name.role == Role::King);
    Some(Header::Array(side_a, king))
}

/// Reads `++WN for :A ++LS for :B`, or one half of it; `None` when it says nothing or two
/// different things.
fn ending(text: &str) -> Option<Ending> {
    let words: Vec<&str> = text.split_whitespace().take(7).collect();
    if words.len() > 6 || words.is_empty() || !words.len().is_multiple_of(3) {
        return None;
    }
    let mut found = None;
    for claim in words.chunks(3) {
        let letter = match *claim.get(2)? {
            ":A" => Letter::A,
            ":B" => Letter::B,
            _ => return None,
        };
        let ending = match (claim[0], claim[1]) {
            ("++WN", "for") => Ending::Win(letter),
            ("++LS", "for") => Ending::Win(letter.other()),
            ("++DR", "for") => Ending::Draw,
            _ => return None,
        };
        if found.is_some_and(|earlier| earlier != ending) {
            return None;
        }
        found = Some(ending);
    }
    found
}

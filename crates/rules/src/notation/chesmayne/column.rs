//! One column of a move line, `BQ3-F05*E04-BQ5+CH`, taken apart without looking at the board.

use super::fault::FaultKind;
use super::men::ManName;
use super::squares::System;
use crate::square::Square;

/// A piece of a line and where it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Token<'a> {
    pub(super) text: &'a str,
    /// In characters, from 1.
    pub(super) column: usize,
}

/// What stands between the two squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    Quiet,
    Capture,
    Transposition,
}

impl Sign {
    pub(super) const fn char(self) -> char {
        match self {
            Sign::Quiet => '/',
            Sign::Capture => '*',
            Sign::Transposition => '~',
        }
    }

    fn read(text: &str) -> Option<Sign> {
        match text.as_bytes().first()? {
            b'/' => Some(Sign::Quiet),
            b'*' => Some(Sign::Capture),
            b'~' => Some(Sign::Transposition),
            _ => None,
        }
    }
}

/// A fault that shows without a board, with its correction if it has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Slip<'a> {
    pub(super) kind: FaultKind,
    pub(super) token: Token<'a>,
    pub(super) correction: Option<String>,
}

/// The pieces of one column, as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Column<'a> {
    pub(super) whole: Token<'a>,
    pub(super) name: Option<Token<'a>>,
    pub(super) from: Token<'a>,
    pub(super) sign: Option<Sign>,
    pub(super) sign_column: usize,
    pub(super) to: Token<'a>,
    pub(super) victim: Option<Token<'a>>,
    pub(super) promotion: Option<Token<'a>>,
    pub(super) mark: Option<Token<'a>>,
}

impl Column<'_> {
    pub(super) fn mover(&self) -> Option<ManName> {
        ManName::parse(self.name?.text)
    }

    pub(super) fn taken(&self) -> Option<ManName> {
        ManName::parse(self.victim?.text)
    }

    pub(super) fn from(&self, system: System) -> Option<Square> {
        system.parse(self.from.text)
    }

    pub(super) fn to(&self, system: System) -> Option<Square> {
        system.parse(self.to.text)
    }

    /// Whether both squares can be read in either system.
    pub(super) fn has_squares(&self) -> bool {
        [System::Xy, System::Acentric]
            .into_iter()
            .any(|system| self.from(system).is_some() && self.to(system).is_some())
    }
}

/// A place in a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(line: &'a str) -> Cursor<'a> {
        Cursor { line, at: 0 }
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.line[self.at..]
    }

    pub(super) fn skip_space(&mut self) {
        self.at = self.line.len() - self.rest().trim_start().len();
    }

    pub(super) fn at_end(&self) -> bool {
        self.rest().trim_start().is_empty()
    }

    /// The word that begins here, up to the next space.
    pub(super) fn word(&mut self) -> Token<'a> {
        self.take(|_| true)
    }

    /// What is left, without space around it.
    pub(super) fn remainder(&mut self) -> Token<'a> {
        self.skip_space();
        let token = self.token(self.at, self.at + self.rest().trim_end().len());
        self.at = self.line.len();
        token
    }

    fn token(&self, from: usize, to: usize) -> Token<'a> {
        Token {
            text: &self.line[from..to],
            column: self.line[..from].chars().count() + 1,
        }
    }

    /// Takes characters other than space as long as they please.
    fn take(&mut self, mut pleases: impl FnMut(char) -> bool) -> Token<'a> {
        let rest = self.rest();
        let length = rest
            .find(|next: char| next.is_whitespace() || !pleases(next))
            .unwrap_or(rest.len());
        let token = self.token(self.at, self.at + length);
        self.at += length;
        token
    }

    fn eat(&mut self, wanted: char) -> bool {
        let found = self.rest().starts_with(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn sees_space(&self) -> bool {
        self.rest().starts_with(char::is_whitespace)
    }

    /// Reads a column that begins here; the cursor moves only if there is one.
    pub(super) fn column(&mut self, slips: &mut Vec<Slip<'a>>) -> Option<Column<'a>> {
        let mut ahead = *self;
        let mut found = Vec::new();
        let column = ahead.read_column(&mut found)?;
        *self = ahead;
        slips.append(&mut found);
        Some(column)
    }

    fn read_column(&mut self, slips: &mut Vec<Slip<'a>>) -> Option<Column<'a>> {
        self.skip_space();
        let start = self.at;
        let (name, from) = self.read_mover(slips)?;
        let sign_column = self.token(self.at, self.at).column;
        let sign = Sign::read(self.rest());
        // A hyphen between the squares is a slip that the reader names later.
        if sign.is_none() && !self.rest().starts_with('-') {
            return None;
        }
        self.at += 1;
        let to = self.take(char::is_alphanumeric);
        if from.text.is_empty() || to.text.is_empty() {
            return None;
        }
        let victim = self.read_victim(sign, to, slips);
        let promotion = if self.eat('=') {
            Some(self.take(char::is_alphanumeric))
        } else {
            None
        };
        let mut letters = false;
        let mark = self.take(|next| {
            letters |= next != '+';
            (next == '+' && !letters) || next.is_ascii_uppercase()
        });
        let whole = self.token(start, self.at);
        let rest = self.word();
        if !rest.text.is_empty() {
            slips.push(Slip {
                kind: FaultKind::Unexpected,
                token: rest,
                correction: Some(String::new()),
            });
        }
        Some(Column {
            whole,
            name,
            from,
            sign,
            sign_column,
            to,
            victim,
            promotion,
            mark: Some(mark).filter(|mark| !mark.text.is_empty()),
        })
    }

    /// Reads `BQ3-F05`, or `BQ3 F05` without its hyphen, or `F05` without a name.
    fn read_mover(&mut self, slips: &mut Vec<Slip<'a>>) -> Option<(Option<Token<'a>>, Token<'a>)> {
        let start = self.at;
        let in_word =
            |next: char| next != '-' && Sign::read(next.encode_utf8(&mut [0; 4])).is_none();
        let first = self.take(in_word);
        if first.text.is_empty() {
            return None;
        }
        if Sign::read(self.rest()).is_some() {
            return Some((None, first));
        }
        if self.eat('-') {
            return Some((Some(first), self.take(in_word)));
        }
        self.skip_space();
        let from = self.take(in_word);
        Sign::read(self.rest())?;
        slips.push(Slip {
            kind: FaultKind::HyphenMissing,
            token: self.token(start, self.at),
            correction: Some(format!("{}-{}", first.text, from.text)),
        });
        Some((Some(first), from))
    }

    /// Reads `-BQ5`, or ` BQ5` without its hyphen where a man is taken.
    fn read_victim(
        &mut self,
        sign: Option<Sign>,
        to: Token<'a>,
        slips: &mut Vec<Slip<'a>>,
    ) -> Option<Token<'a>> {
        if self.eat('-') {
            return Some(self.take(char::is_alphanumeric));
        }
        if !matches!(sign, Some(Sign::Capture | Sign::Transposition)) || !self.sees_space() {
            return None;
        }
        let mut ahead = *self;
        ahead.skip_space();
        let victim = ahead.take(char::is_alphanumeric);
        // Perhaps it is the man who moves in the next column.
        let mut next = ahead;
        next.skip_space();
        next.take(char::is_alphanumeric);
        let moves = ahead.rest().starts_with('-')
            || (ahead.sees_space() && Sign::read(next.rest()).is_some());
        if moves || ManName::parse(victim.text).is_none() {
            return None;
        }
        *self = ahead;
        let begin = self.at - victim.text.len();
        let start = self.line[..begin].trim_end().len() - to.text.len();
        slips.push(Slip {
            kind: FaultKind::HyphenMissing,
            token: self.token(start, self.at),
            correction: Some(format!("{}-{}", to.text, victim.text)),
        });
        Some(victim)
    }
}

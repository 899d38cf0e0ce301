//! Names everything in a line that does not fit the move that it means.

use crate::any::AnyPosition;
use crate::moves::Move;
use crate::outcome::Reason;

use super::column::{Column, Sign, Token};
use super::fault::FaultKind;
use super::men::{ManName, Roster, promotes_on};
use super::resolve::{Columns, taken};
use super::squares::System;

/// A move with everything that its line should say.
#[derive(Clone, Debug)]
pub(super) struct Full {
    pub(super) mv: Move,
    pub(super) mover: Option<ManName>,
    pub(super) sign: Sign,
    pub(super) victim: Option<ManName>,
    pub(super) promotion: Option<ManName>,
    /// `+CH`, `++CM`, `++ST` or nothing.
    pub(super) mark: &'static str,
}

impl Full {
    /// Looks at a legal move.
    pub(super) fn of(position: &AnyPosition, roster: &Roster, mv: Move) -> Full {
        let sign = if position.is_transposition(mv) {
            Sign::Transposition
        } else if position.is_capture(mv) {
            Sign::Capture
        } else {
            Sign::Quiet
        };
        let after = position.after(mv);
        let mark = match after.ending().map(|end| end.reason) {
            Some(Reason::Mate) => "++CM",
            Some(Reason::Stalemate) => "++ST",
            _ if after.in_check() => "+CH",
            _ => "",
        };
        let adviser = || roster.next_adviser(position.turn());
        Full {
            mv,
            mover: roster.name_at(mv.from),
            sign,
            victim: taken(position, roster, mv),
            promotion: promotes_on(position, mv).map(|_| adviser()),
            mark,
        }
    }

    /// Writes the move as a column has it.
    pub(super) fn write(&self, system: System) -> String {
        let mut text = self
            .mover
            .map_or_else(String::new, |name| format!("{name}-"));
        text.push_str(&system.write(self.mv.from));
        text.push(self.sign.char());
        text.push_str(&system.write(self.mv.to));
        if let Some(victim) = self.victim {
            text.push_str(&format!("-{victim}"));
        }
        if let Some(name) = self.promotion {
            text.push_str(&format!("={name}"));
        }
        text.push_str(self.mark);
        text
    }
}

/// Something that does not fit: what, where, and what it should be.
pub(super) type Difference<'a> = (FaultKind, Token<'a>, String);

/// Compares each column of a line with the move that it means.
pub(super) fn compare<'a>(
    columns: Columns<'a, '_>,
    full: &Full,
    settled_by: Option<&str>,
) -> Vec<Difference<'a>> {
    let mut found = Vec::new();
    for (column, system) in columns.each() {
        compare_man(column, full, &mut found);
        for (token, square) in [(column.from, full.mv.from), (column.to, full.mv.to)] {
            let kind = match system.parse(token.text) {
                Some(printed) if printed == square => continue,
                Some(_) => FaultKind::WrongSquare {
                    system,
                    settled_by: settled_by.map(str::to_owned),
                },
                None => FaultKind::BadSquare(system),
            };
            found.push((kind, token, system.write(square)));
        }
        compare_victim(column, full, &mut found);
        compare_ornaments(column, full, &mut found);
    }
    if columns.line.columns[1].is_none() {
        let missing = columns.systems[1];
        let kind = FaultKind::ColumnMissing(missing);
        found.push((kind, columns.line.whole, full.write(missing)));
    }
    found
}

fn compare_man<'a>(column: &Column<'a>, full: &Full, found: &mut Vec<Difference<'a>>) {
    let Some(mover) = full.mover else { return };
    let (kind, token) = match column.name {
        None => (FaultKind::ManMissing, column.whole),
        Some(token) => match ManName::parse(token.text) {
            Some(printed) if printed == mover => return,
            Some(_) => (FaultKind::WrongMan, token),
            None => (FaultKind::UnknownMan, token),
        },
    };
    found.push((kind, token, mover.to_string()));
}

fn compare_victim<'a>(column: &Column<'a>, full: &Full, found: &mut Vec<Difference<'a>>) {
    let should = full
        .victim
        .map_or_else(String::new, |name| name.to_string());
    let (kind, token) = match (column.victim, full.victim) {
        (None, None) => return,
        (None, Some(_)) => (FaultKind::VictimMissing, column.whole),
        (Some(token), victim) => match ManName::parse(token.text) {
            Some(printed) if victim == Some(printed) => return,
            Some(_) => (FaultKind::WrongVictim, token),
            None => (FaultKind::UnknownMan, token),
        },
    };
    found.push((kind, token, should));
}

/// The sign between the squares, what the pawn becomes, the mark of check.
fn compare_ornaments<'a>(column: &Column<'a>, full: &Full, found: &mut Vec<Difference<'a>>) {
    let sign = full.sign.char().to_string();
    match column.sign {
        Some(printed) if printed == full.sign => {}
        Some(printed) => {
            let token = Token {
                text: match printed {
                    Sign::Quiet => "/",
                    Sign::Capture => "*",
                    Sign::Transposition => "~",
                },
                column: column.sign_column,
            };
            found.push((FaultKind::WrongSign, token, sign));
        }
        None => found.push((FaultKind::SignMissing, column.whole, sign)),
    }
    // There is one man to become, so that a score need not name him.
    if let Some(token) = column.promotion {
        let should = full
            .promotion
            .map_or_else(String::new, |name| name.to_string());
        if token.text != should {
            found.push((FaultKind::WrongPromotion, token, should));
        }
    }
    let printed = column.mark.map_or("", |token| token.text);
    if printed != full.mark {
        let token = column.mark.unwrap_or(column.whole);
        found.push((FaultKind::Mark, token, full.mark.to_owned()));
    }
}

/// What shows without a board in a line that is not played: words that are no men or squares,
/// and columns that contradict each other.
pub(super) fn compare_columns<'a>(columns: Columns<'a, '_>) -> Vec<(FaultKind, Token<'a>)> {
    let mut found = Vec::new();
    for (column, system) in columns.each() {
        for token in [column.name, column.victim].into_iter().flatten() {
            if ManName::parse(token.text).is_none() {
                found.push((FaultKind::UnknownMan, token));
            }
        }
        for token in [column.from, column.to] {
            if system.parse(token.text).is_none() {
                found.push((FaultKind::BadSquare(system), token));
            }
        }
    }
    let [Some(first), Some(second)] = &columns.line.columns else {
        return found;
    };
    let [one, other] = columns.systems;
    let mut differ = |differs: bool, token: Token<'a>| {
        if differs {
            found.push((FaultKind::ColumnsDisagree, token));
        }
    };
    let both =
        |a: Option<crate::Square>, b: Option<crate::Square>| a.zip(b).is_some_and(|(a, b)| a != b);
    differ(both(first.from(one), second.from(other)), second.from);
    differ(both(first.to(one), second.to(other)), second.to);
    if let (Some(a), Some(b), Some(token)) = (first.mover(), second.mover(), second.name) {
        differ(a != b, token);
    }
    found
}

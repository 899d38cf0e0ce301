//! Which legal move a line means, when its columns may contradict each other.

use crate::any::AnyPosition;
use crate::moves::Move;
use crate::square::Square;

use super::column::Column;
use super::line::MoveLine;
use super::men::{ManName, Roster};
use super::squares::System;

/// How many of the following lines may tell which of several readings is right.
const LOOKAHEAD: usize = 200;

/// What one column says.
#[derive(Clone, Copy, Debug)]
struct Reading {
    name: Option<ManName>,
    from: Option<Square>,
    to: Option<Square>,
    victim: Option<ManName>,
}

impl Reading {
    fn of(column: &Column<'_>, system: System) -> Reading {
        Reading {
            name: column.mover(),
            from: column.from(system),
            to: column.to(system),
            victim: column.taken(),
        }
    }
}

/// A line with the system of each of its columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Columns<'a, 'b> {
    pub(super) line: &'b MoveLine<'a>,
    /// XY and acentric, unless the line's only column is acentric.
    pub(super) systems: [System; 2],
}

impl<'a, 'b> Columns<'a, 'b> {
    pub(super) const fn new(line: &'b MoveLine<'a>) -> Columns<'a, 'b> {
        Columns {
            line,
            systems: [System::Xy, System::Acentric],
        }
    }

    pub(super) fn each(self) -> impl Iterator<Item = (&'b Column<'a>, System)> {
        let columns = self.line.columns.iter().zip(self.systems);
        columns.filter_map(|(column, system)| Some((column.as_ref()?, system)))
    }

    fn readings(self) -> Vec<Reading> {
        self.each()
            .map(|(column, system)| Reading::of(column, system))
            .collect()
    }
}

/// The move that a line means.
#[derive(Clone, Debug)]
pub(super) struct Resolved<'a, 'b> {
    pub(super) mv: Move,
    pub(super) columns: Columns<'a, 'b>,
    /// The label of the later line that decided, as an index into the lines that follow.
    pub(super) settled_by: Option<usize>,
}

/// Why a line means no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Unresolved {
    /// No legal move fits.
    None,
    /// These fit equally well.
    Several(Vec<Move>),
}

/// Finds the one legal move that a line means. `later` are the move lines that follow.
///
/// A legal move fits if each of its parts (man, square left, square reached) stands in at least
/// one column; the man may be misnamed if both columns have both squares right. Of those that
/// fit, the one with the most parts right is meant. Between equals, the line where the man is
/// named next must find him where the move left him.
pub(super) fn resolve<'a, 'b>(
    position: &AnyPosition,
    roster: &Roster,
    line: &'b MoveLine<'a>,
    later: &[&MoveLine<'_>],
) -> Result<Resolved<'a, 'b>, Unresolved> {
    let columns = Columns::new(line);
    let legal = position.legal_moves();
    let found = choose(&legal, position, roster, columns, later);
    if found == Err(Unresolved::None) && line.columns[1].is_none() {
        // Perhaps the one column that there is is acentric.
        let columns = Columns {
            systems: [System::Acentric, System::Xy],
            ..columns
        };
        if let Ok((mv, settled_by)) = choose(&legal, position, roster, columns, later) {
            return Ok(Resolved {
                mv,
                columns,
                settled_by,
            });
        }
    }
    found.map(|(mv, settled_by)| Resolved {
        mv,
        columns,
        settled_by,
    })
}

fn choose(
    legal: &[Move],
    position: &AnyPosition,
    roster: &Roster,
    columns: Columns<'_, '_>,
    later: &[&MoveLine<'_>],
) -> Result<(Move, Option<usize>), Unresolved> {
    let readings = columns.readings();
    let mut best = Vec::new();
    let mut most = 0;
    for &mv in legal {
        let Some(parts) = fit(&readings, position, roster, mv) else {
            continue;
        };
        if parts > most {
            most = parts;
            best.clear();
        }
        if parts == most {
            best.push(mv);
        }
    }
    match best[..] {
        [] => Err(Unresolved::None),
        [mv] => Ok((mv, None)),
        _ => {
            let told: Vec<(Move, usize)> = best
                .iter()
                .filter_map(|&mv| Some((mv, told_by(roster.name_at(mv.from)?, mv.to, later)?)))
                .collect();
            match told[..] {
                [(mv, index)] => Ok((mv, Some(index))),
                _ => Err(Unresolved::Several(best)),
            }
        }
    }
}

/// How many parts of the columns fit a legal move; `None` when too few do.
fn fit(readings: &[Reading], position: &AnyPosition, roster: &Roster, mv: Move) -> Option<usize> {
    let mover = roster.name_at(mv.from);
    let victim = taken(position, roster, mv);
    let count = |fits: fn(&Reading, &Wanted) -> bool| {
        let wanted = Wanted { mv, mover, victim };
        readings
            .iter()
            .filter(|reading| fits(reading, &wanted))
            .count()
    };
    let name = count(|reading, wanted| reading.name.is_some() && reading.name == wanted.mover);
    let from = count(|reading, wanted| reading.from == Some(wanted.mv.from));
    let to = count(|reading, wanted| reading.to == Some(wanted.mv.to));
    let victims =
        count(|reading, wanted| reading.victim.is_some() && reading.victim == wanted.victim);
    let columns = readings.len();
    let named = name > 0 || (from == columns && to == columns);
    let enough = name + from + to >= 2 * columns;
    (named && enough && from > 0 && to > 0).then_some(name + from + to + victims)
}

struct Wanted {
    mv: Move,
    mover: Option<ManName>,
    victim: Option<ManName>,
}

/// The name of the man that a legal move takes, or with whom it transposes the king.
pub(super) fn taken(position: &AnyPosition, roster: &Roster, mv: Move) -> Option<ManName> {
    if position.is_transposition(mv) {
        return roster.name_at(mv.to);
    }
    roster.name_at(position.captured_square(mv)?)
}

/// The index of the next line that names a man of the side now to move, if it finds him on a
/// square: as the one who leaves it, or as the one who is taken on it.
fn told_by(name: ManName, square: Square, later: &[&MoveLine<'_>]) -> Option<usize> {
    for (index, line) in later.iter().enumerate().take(LOOKAHEAD) {
        // The reply comes first, then a move of the same side, and so on.
        let own = index % 2 == 1;
        let mut named = false;
        for (column, system) in Columns::new(line).each() {
            let (who, place) = if own {
                (column.mover(), column.from(system))
            } else {
                (column.taken(), column.to(system))
            };
            if who == Some(name) {
                named = true;
                if place == Some(square) {
                    return Some(index);
                }
            }
        }
        if named {
            return None;
        }
    }
    None
}

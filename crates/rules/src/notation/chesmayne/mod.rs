//! Chesmayne notation: Shatranj in two columns, XY and acentric, that check each other.
//!
//! A line is a label, the move in XY, the move in acentric: `16A BQ3-F05*E04-BQ5
//! BQ3-B06*A02-BQ5`. Men have names that they keep, counted from each player's own left. Squares
//! are `A01` to `H08` in XY ([`xy`]); acentric names them by four rings ([`acentric`]). `/` moves,
//! `*` captures and names the victim; `+CH` is check, `++CM` mate, `++ST` stalemate.
//!
//! Where the source (CHM) gives no form, this program has its own: `~` between the squares of the
//! stalemated king and of the man with whom he changes places, who is named like a victim
//! (`KI-A01~D05-BQ4`); `=AD2` for what a pawn becomes, counted on from the Advisers of his side;
//! header lines `Rules: …` and `FEN: …`; `++DR` for a draw.
//!
//! Scores hold errors. The reader names each with line, column and token, and plays on where the
//! rest of the score leaves one reading; where it does not, it stops, unless the caller gives a
//! [`Correction`].
//!
//! ```
//! use shatar_rules::chesmayne::{Corrected, FaultKind, ReadOptions, read};
//!
//! let text = "01A BQ4-D02/D03 BQ4-C03/B02\n01B BQ6-C07/C06 BQ6-C51/B10\n";
//! let record = &read(text, &ReadOptions::default())[0];
//! assert_eq!(record.game.moves().len(), 2);
//! let fault = &record.faults[0];
//! assert_eq!((fault.line, fault.column, &*fault.token), (2, 21, "C51"));
//! assert_eq!(fault.kind.id(), "not_a_square");
//! assert_eq!(fault.correction, Some(Corrected::Fact("C15".to_owned())));
//! ```

mod column;
mod compare;
mod fault;
mod group;
mod label;
mod line;
mod men;
mod play;
mod record;
mod resolve;
mod squares;
mod start;
mod writer;

pub use fault::{Corrected, Fault, FaultKind};
pub use men::ManName;
pub use record::{Correction, Note, ReadOptions, Record};
pub use squares::{System, acentric, parse_acentric, parse_xy, xy};
pub use writer::{WriteError, WriteOptions, write};

use line::Line;

/// The longest text that is read, in bytes. What follows is not looked at, and a fault says so.
pub const MAX_BYTES: usize = 1_000_000;

/// The most move lines that are read from a text. What follows is not looked at, and a fault
/// says so.
pub const MAX_PLIES: usize = 20_000;

/// Whether a text is a Chesmayne score rather than something else: one of its lines has a label
/// and a move with its squares.
///
/// ```
/// use shatar_rules::chesmayne::looks_like;
///
/// assert!(looks_like("A sample game\n\n01A BQ3-F07/F06 BQ3-C12/B07\n"));
/// assert!(!looks_like("[Variant \"Shatranj\"]\n\n1. d3 c6 *\n"));
/// ```
pub fn looks_like(text: &str) -> bool {
    text.split('\n').any(|line| match Line::read(line) {
        Line::Move(line) => {
            line.label.is_some() && line.columns[0].is_some_and(|column| column.has_squares())
        }
        Line::Open(_) | Line::Ending(_, Some(_)) => true,
        _ => false,
    })
}

/// Reads every score of a text, which may hold prose around them; at least one record, which is
/// empty and names the fault if there is no score.
pub fn read(text: &str, options: &ReadOptions) -> Vec<Record> {
    group::groups(text)
        .into_iter()
        .enumerate()
        .map(|(index, group)| play::play(group, options, index))
        .collect()
}

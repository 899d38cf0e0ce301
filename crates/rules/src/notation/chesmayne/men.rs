//! Names of men, `BQ3`, `KI`, which each keeps wherever he goes.

use core::fmt;

use crate::any::AnyPosition;
use crate::color::Color;
use crate::man::Role;
use crate::moves::Move;
use crate::square::{Size, Square};

/// The name of a man within his side: `RO1`, `KT2`, `EL1`, `AD1`, `KI`, `BQ8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ManName {
    /// What he is.
    pub role: Role,
    /// Which one, from 1; the king has no number and holds 0.
    pub number: u16,
}

impl ManName {
    /// Reads a name.
    pub fn parse(text: &str) -> Option<ManName> {
        let role = match text.get(..2)? {
            "BQ" => Role::Pawn,
            "KT" => Role::Horse,
            "EL" => Role::Camel,
            "RO" => Role::Rook,
            "AD" => Role::Bers,
            "KI" => Role::King,
            _ => return None,
        };
        let digits = &text[2..];
        let number = match (role, digits) {
            (Role::King, "") => 0,
            (Role::King, _) => return None,
            _ if digits.starts_with(|first: char| matches!(first, '1'..='9')) => {
                digits.parse().ok()?
            }
            _ => return None,
        };
        Some(ManName { role, number })
    }
}

impl fmt::Display for ManName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = match self.role {
            Role::Pawn => "BQ",
            Role::Horse => "KT",
            Role::Camel => "EL",
            Role::Rook => "RO",
            Role::Bers => "AD",
            Role::King => return f.write_str("KI"),
            // The games of this notation have no bodyguard.
            Role::Guard => "GU",
        };
        write!(f, "{code}{}", self.number)
    }
}

/// Which man stands on which square, by name.
///
/// Men are numbered from their player's own left: White's from the a-file, Black's from the
/// h-file; of two on a file the one nearer to home comes first. A pawn that becomes an Adviser
/// takes the next number that his side has not used: `AD2`.
#[derive(Clone, Debug)]
pub(super) struct Roster {
    names: [Option<ManName>; 64],
    /// The highest number of an Adviser that each side has used.
    advisers: [u16; 2],
}

impl Roster {
    /// Names the men of a start position.
    pub(super) fn new(start: &AnyPosition) -> Roster {
        let mut roster = Roster {
            names: [None; 64],
            advisers: [0; 2],
        };
        for color in Color::ALL {
            let mut numbers = [0; 7];
            for square in own_order(color) {
                let Some(man) = start.man_at(square).filter(|man| man.color() == color) else {
                    continue;
                };
                let role = man.role();
                let number = &mut numbers[role.index()];
                if role != Role::King {
                    *number += 1;
                }
                let number = *number;
                roster.set(square, Some(ManName { role, number }));
            }
            roster.advisers[color.index()] = numbers[Role::Bers.index()];
        }
        roster
    }

    /// The name of the man on a square.
    pub(super) fn name_at(&self, square: Square) -> Option<ManName> {
        self.names.get(square.index()).copied().flatten()
    }

    /// The name that a side's next promoted pawn gets.
    pub(super) fn next_adviser(&self, color: Color) -> ManName {
        ManName {
            role: Role::Bers,
            number: self.advisers[color.index()].saturating_add(1),
        }
    }

    /// Follows a legal move of `position`.
    pub(super) fn follow(&mut self, position: &AnyPosition, mv: Move) {
        let arriving = self.name_at(mv.from);
        let left = if position.is_transposition(mv) {
            self.name_at(mv.to)
        } else {
            None
        };
        self.set(mv.to, arriving);
        self.set(mv.from, left);
        if let Some(square) = promotes_on(position, mv) {
            let name = self.next_adviser(position.turn());
            self.advisers[position.turn().index()] = name.number;
            self.set(square, Some(name));
        }
    }

    fn set(&mut self, square: Square, name: Option<ManName>) {
        if let Some(place) = self.names.get_mut(square.index()) {
            *place = name;
        }
    }
}

/// Where a move makes an Adviser of a pawn; a transposition does so on the king's square.
pub(super) fn promotes_on(position: &AnyPosition, mv: Move) -> Option<Square> {
    if mv.promotion.is_some() {
        return Some(mv.to);
    }
    let swaps_pawn = position.is_transposition(mv)
        && position
            .man_at(mv.to)
            .is_some_and(|man| man.role() == Role::Pawn);
    let last = match position.turn() {
        Color::White => 7,
        Color::Black => 0,
    };
    (swaps_pawn && Size::EIGHT.rank(mv.from) == last).then_some(mv.from)
}

/// The squares from a player's own left, each file from his home rank.
fn own_order(color: Color) -> impl Iterator<Item = Square> {
    (0..64).map(move |index| {
        let (file, rank) = (index / 8, index % 8);
        match color {
            Color::White => Square::new(rank * 8 + file),
            Color::Black => Square::new((7 - rank) * 8 + (7 - file)),
        }
    })
}

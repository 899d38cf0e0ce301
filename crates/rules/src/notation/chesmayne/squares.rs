//! The two ways in which Chesmayne names a square of 8×8.

use crate::square::{Size, Square};

/// One of the two systems of square names; a line has a column for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum System {
    /// File letter and two-digit rank: `A01` is a1.
    Xy,
    /// Ring and place in the ring: `D01` is a1, `A01` d4.
    Acentric,
}

impl System {
    /// `XY` or `acentric`.
    pub const fn name(self) -> &'static str {
        match self {
            System::Xy => "XY",
            System::Acentric => "acentric",
        }
    }

    /// Writes a square of 8×8.
    pub fn write(self, square: Square) -> String {
        match self {
            System::Xy => xy(square),
            System::Acentric => acentric(square),
        }
    }

    /// Reads a square of 8×8.
    pub fn parse(self, text: &str) -> Option<Square> {
        match self {
            System::Xy => parse_xy(text),
            System::Acentric => parse_acentric(text),
        }
    }
}

/// The XY name of a square of 8×8: `A01` … `H08`.
///
/// ```
/// use shatar_rules::{Size, chesmayne};
///
/// let square = Size::EIGHT.parse("e4").ok_or("no square")?;
/// assert_eq!(chesmayne::xy(square), "E04");
/// assert_eq!(chesmayne::acentric(square), "A02");
/// assert_eq!(chesmayne::parse_acentric("A02"), Some(square));
/// # Ok::<(), &str>(())
/// ```
pub fn xy(square: Square) -> String {
    let file = char::from(b'A' + Size::EIGHT.file(square));
    format!("{file}{:02}", Size::EIGHT.rank(square) + 1)
}

/// Reads an XY name: a capital letter and two digits, nothing else.
pub fn parse_xy(text: &str) -> Option<Square> {
    let (letter, number) = letter_and_number(text)?;
    Size::EIGHT.square(letter.checked_sub(b'A')?, number.checked_sub(1)?)
}

/// The acentric name of a square of 8×8. Four rings, D the edge to A the centre; each is counted
/// anticlockwise from its lower-left corner, from 01.
pub fn acentric(square: Square) -> String {
    let (file, rank) = (Size::EIGHT.file(square), Size::EIGHT.rank(square));
    let ring = file.min(rank).min(7 - file).min(7 - rank);
    let (low, high) = (ring, 7 - ring);
    let side = high - low;
    let place = if rank == low {
        file - low
    } else if file == high {
        side + rank - low
    } else if rank == high {
        2 * side + high - file
    } else {
        3 * side + high - rank
    };
    format!("{}{:02}", char::from(b'D' - ring), place + 1)
}

/// Reads an acentric name: `A` to `D` and two digits, nothing else.
pub fn parse_acentric(text: &str) -> Option<Square> {
    let (letter, number) = letter_and_number(text)?;
    if !(b'A'..=b'D').contains(&letter) {
        return None;
    }
    let ring = b'D' - letter;
    let (low, high) = (ring, 7 - ring);
    let side = high - low;
    let place = number.checked_sub(1)?;
    let (file, rank) = match place {
        _ if place <= side => (low + place, low),
        _ if place <= 2 * side => (high, low + place - side),
        _ if place <= 3 * side => (high - (place - 2 * side), high),
        _ if place < 4 * side => (low, high - (place - 3 * side)),
        _ => return None,
    };
    Size::EIGHT.square(file, rank)
}

fn letter_and_number(text: &str) -> Option<(u8, u8)> {
    match *text.as_bytes() {
        [letter, tens @ b'0'..=b'9', units @ b'0'..=b'9'] => {
            Some((letter, 10 * (tens - b'0') + (units - b'0')))
        }
        _ => None,
    }
}

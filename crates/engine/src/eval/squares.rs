//! What a square adds to the man that stands on it, by formula, so that both boards share it.

use shatar_rules::mechanics::BersMoves;
use shatar_rules::{Board, Color, Mechanics, Role, Square, Variant};

use super::tapered::{Tapered, t};
use crate::score::Value;

/// The place of a square as a side sees it; everything in thousandths.
struct Place {
    /// 0 on the edge files, 1000 on the middle ones.
    file: Value,
    /// The same for ranks.
    rank: Value,
    /// 0 on the home rank, 1000 on the last.
    advance: Value,
}

fn place<B: Board>(square: Square, color: Color) -> Place {
    let last = Value::from(B::SIDE - 1);
    let half = last / 2;
    let file = Value::from(B::file(square));
    let rank = match color {
        Color::White => Value::from(B::rank(square)),
        Color::Black => last - Value::from(B::rank(square)),
    };
    Place {
        file: file.min(last - file) * 1000 / half,
        rank: rank.min(last - rank) * 1000 / half,
        advance: rank * 1000 / last,
    }
}

/// What a square adds to a man of a side.
pub(crate) fn square_value<B: Board>(
    role: Role,
    color: Color,
    square: Square,
    mechanics: &Mechanics,
) -> Tapered {
    let Place {
        file,
        rank,
        advance,
    } = place::<B>(square, color);
    let center = file.min(rank) + (file + rank) / 2;
    // `center` runs from 0 in a corner to 2000 in the middle.
    let scaled = |middle: Value, end: Value, by: Value| t(middle * by / 1000, end * by / 1000);
    match role {
        Role::Pawn => {
            scaled(14, 2, file)
                + scaled(10, 40, advance * advance / 1000)
                + scaled(14, 0, file.min(rank))
                + t(-10, -10)
        }
        Role::Horse => scaled(24, 16, center) + scaled(10, 4, advance) + t(-28, -20),
        Role::Camel if mechanics.variant == Variant::Shatranj => {
            scaled(8, 4, center) + scaled(14, 8, advance) + t(-10, -8)
        }
        Role::Camel => scaled(12, 8, center) + t(-12, -8),
        Role::Rook => scaled(6, 0, file) + scaled(4, 12, advance) + t(-6, -6),
        Role::Bers if mechanics.bers == BersMoves::Ferz => {
            scaled(12, 10, center) + scaled(12, 10, advance) + t(-16, -14)
        }
        Role::Bers => scaled(4, 12, center) + t(-4, -12),
        Role::Guard => scaled(6, 6, center) + scaled(-16, 0, advance),
        Role::King => {
            let home = scaled(-90, 0, advance.min(600));
            home + scaled(-18, 0, file) + scaled(0, 22, center) + t(20, -22)
        }
    }
}

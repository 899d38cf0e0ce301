//! Where the focus goes by a letter or a digit.

use shatar_rules::{AnyPosition, Role, Square};

use crate::geometry::Geometry;

/// The next man of a kind, of either side, after a square: to the right and then up the screen,
/// and on from the other end; `backwards`, the one before. `None` when there is none at all; the
/// square itself when its man is the only one.
pub fn to_man(
    position: &AnyPosition,
    geometry: Geometry,
    from: Square,
    role: Role,
    backwards: bool,
) -> Option<Square> {
    let side = usize::from(geometry.size().side());
    let place = |square: Square| {
        let row_from_below = side - 1 - usize::from(geometry.row(square));
        row_from_below * side + usize::from(geometry.column(square))
    };
    let (here, count) = (place(from), side * side);
    let steps = |square: Square| {
        let ahead = (place(square) + count - here) % count;
        match (ahead, backwards) {
            // The way round the whole board.
            (0, _) => count,
            (ahead, true) => count - ahead,
            (ahead, false) => ahead,
        }
    };
    position
        .men()
        .into_iter()
        .filter(|(_, man)| man.role() == role)
        .map(|(square, _)| square)
        .min_by_key(|&square| steps(square))
}

/// The square on the same file, in a rank counted from 0; `None` beside the board.
pub fn to_rank(geometry: Geometry, from: Square, rank: u8) -> Option<Square> {
    let size = geometry.size();
    size.square(size.file(from), rank)
}

/// The square in the same rank, on a file counted from 0; `None` beside the board.
pub fn to_file(geometry: Geometry, from: Square, file: u8) -> Option<Square> {
    let size = geometry.size();
    size.square(file, size.rank(from))
}

#[cfg(test)]
mod tests {
    use shatar_rules::{Color, Rules, Size, Variant};

    use super::*;
    use crate::picture::position;

    /// Three horses; the way of White goes a1 b1 … h8, that of Black h8 g8 … a1.
    const HORSES: &str = "
        . . . k . . . n
        . . . . . . . .
        . . . . . . . .
        . n . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . K . . N .";

    fn tour(color: Color, backwards: bool, role: Role) -> String {
        let position = position(&Rules::default_for(Variant::Shatar), HORSES, Color::White);
        let geometry = Geometry::new(Size::EIGHT, color);
        let mut square = Size::EIGHT.parse("c5").unwrap();
        let mut names = Vec::new();
        for _ in 0..4 {
            square = to_man(&position, geometry, square, role, backwards).unwrap();
            names.push(Size::EIGHT.name(square));
        }
        names.join(" ")
    }

    #[test]
    fn letters_go_round_the_board_as_it_lies() {
        assert_eq!(tour(Color::White, false, Role::Horse), "h8 g1 b5 h8");
        assert_eq!(tour(Color::White, true, Role::Horse), "b5 g1 h8 b5");
        assert_eq!(tour(Color::Black, false, Role::Horse), "b5 g1 h8 b5");
        assert_eq!(tour(Color::Black, true, Role::Horse), "h8 g1 b5 h8");
        assert_eq!(tour(Color::White, false, Role::King), "d8 d1 d8 d1");
    }

    #[test]
    fn a_lone_man_is_found_again_and_none_is_none() {
        let board = position(
            &Rules::default_for(Variant::Hiashatar),
            "
            . . . . . . . . . k
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . H . .
            K . . . . . . . . P",
            Color::White,
        );
        let geometry = Geometry::new(Size::TEN, Color::White);
        let h2 = Size::TEN.parse("h2").unwrap();
        for backwards in [false, true] {
            assert_eq!(
                to_man(&board, geometry, h2, Role::Guard, backwards),
                Some(h2)
            );
            assert_eq!(to_man(&board, geometry, h2, Role::Camel, backwards), None);
        }
    }

    #[test]
    fn digits_keep_to_the_board() {
        for (size, last) in [(Size::EIGHT, "d8 h4"), (Size::TEN, "d10 j4")] {
            let geometry = Geometry::new(size, Color::Black);
            let d4 = size.parse("d4").unwrap();
            let end = size.side() - 1;
            let name = |square: Option<Square>| size.name(square.unwrap());
            let found = [
                name(to_rank(geometry, d4, end)),
                name(to_file(geometry, d4, end)),
            ];
            assert_eq!(found.join(" "), last);
            assert_eq!(to_rank(geometry, d4, end + 1), None);
            assert_eq!(to_file(geometry, d4, end + 1), None);
        }
    }
}

//! Where squares lie on the screen, for either board size and either side at the bottom.

use shatar_rules::{Color, Size, Square};

/// A board as it lies on the screen: its size, and whose home rank is at the bottom.
///
/// Columns are counted from the left and rows from the top, from 0. Nothing here is in pixels:
/// lengths are in squares or in fractions of the board's side, so that no resize ever matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Geometry {
    size: Size,
    orientation: Color,
}

/// A step of the focus, as seen on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Towards the top of the screen.
    Up,
    /// Towards the bottom of the screen.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// To the left end of the row.
    RowStart,
    /// To the right end of the row.
    RowEnd,
    /// To the top of the column.
    ColumnTop,
    /// To the bottom of the column.
    ColumnBottom,
    /// To the top left corner.
    First,
    /// To the bottom right corner.
    Last,
}

impl Direction {
    /// Whether the step leads down or to the right.
    pub const fn is_forward(self) -> bool {
        matches!(
            self,
            Direction::Down
                | Direction::Right
                | Direction::RowEnd
                | Direction::ColumnBottom
                | Direction::Last
        )
    }
}

impl Geometry {
    /// The geometry of a board with that side's home rank at the bottom.
    pub const fn new(size: Size, orientation: Color) -> Geometry {
        Geometry { size, orientation }
    }

    /// The size of the board.
    pub const fn size(self) -> Size {
        self.size
    }

    /// The side at the bottom.
    pub const fn orientation(self) -> Color {
        self.orientation
    }

    /// The column of a square, from the left.
    pub const fn column(self, square: Square) -> u8 {
        let file = self.size.file(square);
        match self.orientation {
            Color::White => file,
            Color::Black => self.size.side() - 1 - file,
        }
    }

    /// The row of a square, from the top.
    pub const fn row(self, square: Square) -> u8 {
        let rank = self.size.rank(square);
        match self.orientation {
            Color::White => self.size.side() - 1 - rank,
            Color::Black => rank,
        }
    }

    /// The square in a column and a row, if they are on the board.
    pub const fn square(self, column: u8, row: u8) -> Option<Square> {
        let side = self.size.side();
        if column >= side || row >= side {
            return None;
        }
        match self.orientation {
            Color::White => self.size.square(column, side - 1 - row),
            Color::Black => self.size.square(side - 1 - column, row),
        }
    }

    /// The place of a square in reading order: left to right, then top to bottom.
    pub const fn cell(self, square: Square) -> usize {
        self.row(square) as usize * self.size.side() as usize + self.column(square) as usize
    }

    /// The squares in reading order.
    pub fn in_reading_order(self) -> impl Iterator<Item = Square> {
        let side = self.size.side();
        (0..side).flat_map(move |row| (0..side).filter_map(move |column| self.square(column, row)))
    }

    /// The square under a point, given in fractions of the board's width and height from its top
    /// left corner; `None` beside the board.
    pub fn at(self, x: f64, y: f64) -> Option<Square> {
        let inside = |t: f64| (0.0..1.0).contains(&t);
        if !inside(x) || !inside(y) {
            return None;
        }
        let side = f64::from(self.size.side());
        // Both are in 0..side, so that the cast keeps the whole part.
        self.square((x * side) as u8, (y * side) as u8)
    }

    /// How far one square lies from another: squares to the right and squares down.
    pub fn offset(self, from: Square, to: Square) -> (i32, i32) {
        let right = i32::from(self.column(to)) - i32::from(self.column(from));
        let down = i32::from(self.row(to)) - i32::from(self.row(from));
        (right, down)
    }

    /// The square that the focus reaches by a step; the same square at the edge.
    pub fn step(self, from: Square, direction: Direction) -> Square {
        let end = self.size.side() - 1;
        let (column, row) = (self.column(from), self.row(from));
        let (column, row) = match direction {
            Direction::Up => (column, row.saturating_sub(1)),
            Direction::Down => (column, (row + 1).min(end)),
            Direction::Left => (column.saturating_sub(1), row),
            Direction::Right => ((column + 1).min(end), row),
            Direction::RowStart => (0, row),
            Direction::RowEnd => (end, row),
            Direction::ColumnTop => (column, 0),
            Direction::ColumnBottom => (column, end),
            Direction::First => (0, 0),
            Direction::Last => (end, end),
        };
        self.square(column, row).unwrap_or(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Geometry> {
        [Size::EIGHT, Size::TEN].into_iter().flat_map(|size| {
            Color::ALL
                .into_iter()
                .map(move |color| Geometry::new(size, color))
        })
    }

    #[test]
    fn a1_is_bottom_left_for_white_and_top_right_for_black() {
        for size in [Size::EIGHT, Size::TEN] {
            let a1 = size.parse("a1").unwrap();
            let end = size.side() - 1;
            let white = Geometry::new(size, Color::White);
            assert_eq!((white.column(a1), white.row(a1)), (0, end));
            let black = Geometry::new(size, Color::Black);
            assert_eq!((black.column(a1), black.row(a1)), (end, 0));
        }
    }

    #[test]
    fn cells_and_squares_are_the_same_set() {
        for geometry in all() {
            let order: Vec<Square> = geometry.in_reading_order().collect();
            assert_eq!(order.len(), geometry.size().squares());
            for (cell, &square) in order.iter().enumerate() {
                assert_eq!(geometry.cell(square), cell);
            }
        }
    }

    #[test]
    fn the_middle_of_each_square_is_found_and_nothing_beside_the_board() {
        for geometry in all() {
            let side = f64::from(geometry.size().side());
            for square in geometry.in_reading_order() {
                let x = (f64::from(geometry.column(square)) + 0.5) / side;
                let y = (f64::from(geometry.row(square)) + 0.5) / side;
                assert_eq!(geometry.at(x, y), Some(square));
            }
            assert_eq!(geometry.at(-0.001, 0.5), None);
            assert_eq!(geometry.at(0.5, 1.0), None);
            assert_eq!(geometry.at(f64::NAN, 0.5), None);
        }
    }

    #[test]
    fn the_focus_stops_at_the_edge() {
        for geometry in all() {
            for square in geometry.in_reading_order() {
                let (right, down) = geometry.offset(square, geometry.step(square, Direction::Up));
                assert_eq!(right, 0);
                assert_eq!(down, if geometry.row(square) == 0 { 0 } else { -1 });
                let end = geometry.step(square, Direction::RowEnd);
                assert_eq!(geometry.step(end, Direction::Right), end);
                assert_eq!(geometry.row(end), geometry.row(square));
            }
        }
    }
}

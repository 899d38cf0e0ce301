//! What the board answers to keys that ask: facts, not words. The words are its owner's, who says
//! them in the one live region of the page.
//!
//! Everything here is read from the position alone. What needs the game (the last move, the
//! clocks, the engine) is the owner's to answer: see [`Question`].

use shatar_rules::{AnyPosition, Color, Man, Move, Role, Square};

use crate::geometry::{Direction, Geometry};
use crate::labels::{SquareFacts, Target};
use crate::slowed::{Slowed, hias, slowed, touch};

/// What only the owner of the board can answer or do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What was the last move?
    LastMove,
    /// What was taken last?
    LastCapture,
    /// Who has given which checks in a row?
    Series,
    /// What do the clocks show?
    Clocks,
    /// What is the position worth?
    Evaluation,
    /// What is the best move?
    BestMove,
    /// Where are moves typed? The focus should go there.
    TypeMove,
    /// Which keys are there?
    Help,
}

/// What the board answers by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The square that has the focus.
    Square(SquareFacts),
    /// Where a man may go.
    Moves(MovesOf),
    /// What is near a square.
    Near(Near),
    /// All men of a position: White's, then Black's, from the king down to the pawns.
    Men(Vec<(Square, Man)>),
    /// There is no man of that kind on the board.
    NoSuchMan(Role),
    /// There is no such rank; counted from 0.
    NoSuchRank(u8),
    /// There is no such file; counted from 0.
    NoSuchFile(u8),
}

/// Where the man on a square may go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MovesOf {
    /// The square.
    pub square: Square,
    /// The man on it, if there is one.
    pub man: Option<Man>,
    /// Whether it is this man's turn. If it is not, the moves are those that it would have if its
    /// side were to move.
    pub turn: bool,
    /// The moves, captures first.
    pub reach: Vec<Reach>,
    /// Where rings of bodyguards stop it.
    pub stops: Vec<Slowed>,
}

/// A place where a man may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The place.
    pub to: Square,
    /// What happens there.
    pub target: Target,
    /// The man that is taken.
    pub taken: Option<Man>,
    /// Whether the man becomes another one there.
    pub promotes: bool,
}

/// What is near a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Near {
    /// The square.
    pub square: Square,
    /// The man on it.
    pub man: Option<Man>,
    /// The men of each side, White's first, that could take on the square, or guard the man of
    /// their own on it. Pins are not looked at.
    pub reaching: [Vec<(Square, Man)>; 2],
    /// The first man in each of the eight lines that has one, clockwise from the top.
    pub lines: Vec<Line>,
    /// The bodyguards in whose ring the square lies, not counting one that stands on it.
    pub rings: Vec<(Square, Man)>,
}

/// The first man in a line from a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The line, as seen on the screen.
    pub towards: Towards,
    /// Where the man stands.
    pub square: Square,
    /// The man.
    pub man: Man,
    /// How many empty squares lie between.
    pub gap: u8,
}

/// One of the eight lines from a square, as seen on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Towards {
    /// To the top.
    Up,
    /// To the top and the right.
    UpRight,
    /// To the right.
    Right,
    /// To the bottom and the right.
    DownRight,
    /// To the bottom.
    Down,
    /// To the bottom and the left.
    DownLeft,
    /// To the left.
    Left,
    /// To the top and the left.
    UpLeft,
}

impl Towards {
    /// Clockwise from the top.
    pub const ALL: [Towards; 8] = [
        Towards::Up,
        Towards::UpRight,
        Towards::Right,
        Towards::DownRight,
        Towards::Down,
        Towards::DownLeft,
        Towards::Left,
        Towards::UpLeft,
    ];

    /// The one or two steps that lead one square on.
    const fn steps(self) -> (Direction, Option<Direction>) {
        match self {
            Towards::Up => (Direction::Up, None),
            Towards::UpRight => (Direction::Up, Some(Direction::Right)),
            Towards::Right => (Direction::Right, None),
            Towards::DownRight => (Direction::Down, Some(Direction::Right)),
            Towards::Down => (Direction::Down, None),
            Towards::DownLeft => (Direction::Down, Some(Direction::Left)),
            Towards::Left => (Direction::Left, None),
            Towards::UpLeft => (Direction::Up, Some(Direction::Left)),
        }
    }

    /// The square one step on; `None` at the edge.
    fn next(self, geometry: Geometry, from: Square) -> Option<Square> {
        // A step at the edge stays where it is.
        let step = |square, direction| {
            let next = geometry.step(square, direction);
            (next != square).then_some(next)
        };
        let (first, second) = self.steps();
        let square = step(from, first)?;
        match second {
            Some(second) => step(square, second),
            None => Some(square),
        }
    }
}

/// Where the man on a square may go; also if it is not its turn, as far as that can be told.
pub fn moves_of(position: &AnyPosition, square: Square) -> MovesOf {
    let man = position.man_at(square);
    let turn = man.is_some_and(|man| man.color() == position.turn());
    let passed;
    let position = if turn {
        position
    } else {
        // In check nobody can pass: then the others' moves cannot be told.
        passed = position.passed();
        passed.as_ref().unwrap_or(position)
    };
    let legal: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.from == square)
        .collect();
    let mut reach: Vec<Reach> = Vec::new();
    for &mv in &legal {
        // A pawn that may become several men goes there once.
        if reach.iter().any(|other| other.to == mv.to) {
            continue;
        }
        reach.push(Reach {
            to: mv.to,
            target: Target::of(position, mv),
            taken: position
                .captured_square(mv)
                .and_then(|taken| position.man_at(taken)),
            promotes: mv.promotion.is_some(),
        });
    }
    reach.sort_by_key(|reach| (reach.taken.is_none(), reach.to));
    let mut stops = slowed(position, square);
    stops.retain(|slow| legal.iter().any(|mv| mv.to == slow.stop));
    MovesOf {
        square,
        man,
        turn,
        reach,
        stops,
    }
}

/// What is near a square.
pub fn near(position: &AnyPosition, geometry: Geometry, square: Square) -> Near {
    let with_man = |square: Square| Some((square, position.man_at(square)?));
    let lines = Towards::ALL.into_iter().filter_map(|towards| {
        let mut gap = 0;
        let mut place = towards.next(geometry, square)?;
        loop {
            if let Some(man) = position.man_at(place) {
                return Some(Line {
                    towards,
                    square: place,
                    man,
                    gap,
                });
            }
            place = towards.next(geometry, place)?;
            gap += 1;
        }
    });
    Near {
        square,
        man: position.man_at(square),
        reaching: Color::ALL.map(|side| {
            let men = position.attackers(square, side);
            men.into_iter().filter_map(with_man).collect()
        }),
        lines: lines.collect(),
        rings: Color::ALL
            .into_iter()
            .flat_map(|side| hias(position, side))
            .filter(|&hia| touch(position.size(), hia, square))
            .filter_map(with_man)
            .collect(),
    }
}

/// All men: White's, then Black's, from the king down to the pawns, each kind from a1.
pub fn men(position: &AnyPosition) -> Vec<(Square, Man)> {
    let mut men = position.men();
    men.sort_by_key(|&(square, man)| (man.color().index(), 7 - man.role().index(), square));
    men
}

#[cfg(test)]
#[path = "answer_tests.rs"]
mod tests;

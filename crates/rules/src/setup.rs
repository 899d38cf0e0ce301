//! Anything that can be put on a board, and what keeps it from being a position.

use core::fmt;

use crate::any::AnyPosition;
use crate::bitboard::Bitboard;
use crate::board::{Board, Eight, Ten};
use crate::check::Series;
use crate::color::Color;
use crate::man::{Man, Role};
use crate::mechanics::Mechanics;
use crate::position::{Parts, Position};
use crate::rules::Rules;
use crate::square::{Size, Square};
use crate::variant::Variant;

/// Men on a board, the side to move, clocks: not yet looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game whose board it is.
    pub variant: Variant,
    /// A place for each square, from a1 rank by rank: 64 or 100.
    pub board: Vec<Option<Man>>,
    /// The side to move.
    pub turn: Color,
    /// Squares that a pawn has just passed over.
    pub en_passant: Vec<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the move, from 1.
    pub fullmoves: u32,
    /// Each side's series of checks, White's first; `None`: as a plain FEN has it, none but a
    /// standing check.
    pub series: Option<[Series; 2]>,
    /// The horses that have moved; `None`: as a plain FEN has it, all but those on the array's
    /// squares.
    pub moved_horses: Option<Vec<Square>>,
}

/// One thing that keeps a setup from being a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The list of squares has the wrong length.
    WrongSize {
        /// Places given.
        found: usize,
        /// Places that the board has.
        expected: usize,
    },
    /// A side has no king.
    NoKing(Color),
    /// A side has more than one king.
    SeveralKings(Color),
    /// A pawn stands on its own last rank.
    PawnOnLastRank(Color, String),
    /// A man that the game does not have.
    ForeignMan(Role, String),
    /// The side that is not to move stands in check.
    OpponentInCheck(Color),
    /// A square passed over does not fit the pawn that should have passed it.
    BadEnPassant(String),
    /// A series that the standing check, or its absence, contradicts.
    BadSeries(Color),
    /// A moved horse is named where there is no horse.
    NoHorse(String),
    /// The number of the move is 0.
    MoveZero,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::WrongSize { found, expected } => {
                write!(f, "the board has {expected} squares, not {found}")
            }
            Fault::NoKing(color) => {
                write!(f, "{} has no king: put one on the board", color.name())
            }
            Fault::SeveralKings(color) => {
                write!(f, "{} has more than one king: leave one", color.name())
            }
            Fault::PawnOnLastRank(color, square) => write!(
                f,
                "the {} pawn on {square} stands on its last rank: promote or remove it",
                color.name()
            ),
            Fault::ForeignMan(role, square) => {
                write!(
                    f,
                    "there is no {} in this game: remove the man on {square}",
                    role.name()
                )
            }
            Fault::OpponentInCheck(color) => write!(
                f,
                "{} stands in check but is not to move: give the move to {}, or take the check away",
                color.name(),
                color.name()
            ),
            Fault::BadEnPassant(square) => write!(
                f,
                "no pawn can just have passed over {square}: write - for the squares passed over"
            ),
            Fault::BadSeries(color) => write!(
                f,
                "the series of {} does not fit the board: it must count the standing check, and \
                 be none without one",
                color.name()
            ),
            Fault::NoHorse(square) => {
                write!(f, "no horse stands on {square}, so none there has moved")
            }
            Fault::MoveZero => f.write_str("moves are numbered from 1"),
        }
    }
}

/// Every fault of a setup, at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// The faults, in the order in which they were found.
    pub faults: Vec<Fault>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// An empty board of a game.
    pub fn empty(variant: Variant) -> Setup {
        let squares = usize::from(variant.side()) * usize::from(variant.side());
        Setup {
            variant,
            board: vec![None; squares],
            turn: Color::White,
            en_passant: Vec::new(),
            halfmoves: 0,
            fullmoves: 1,
            series: None,
            moved_horses: None,
        }
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        if self.variant.side() == 10 {
            Size::TEN
        } else {
            Size::EIGHT
        }
    }

    /// The position under rules.
    ///
    /// # Errors
    /// Every fault that keeps the setup from being a position.
    pub fn position(&self, rules: &Rules) -> Result<AnyPosition, SetupError> {
        Ok(match rules.variant() {
            Variant::Hiashatar => AnyPosition::Ten(self.on::<Ten>(rules)?),
            Variant::Shatar | Variant::Shatranj => AnyPosition::Eight(self.on::<Eight>(rules)?),
        })
    }

    /// The position on a board whose size the caller knows.
    ///
    /// # Errors
    /// Every fault that keeps the setup from being a position, the wrong size among them.
    pub fn on<B: Board>(&self, rules: &Rules) -> Result<Position<B>, SetupError> {
        let mechanics = Mechanics::new(rules);
        let expected = B::SIZE.squares();
        if self.board.len() != expected {
            let found = self.board.len();
            return Err(SetupError {
                faults: vec![Fault::WrongSize { found, expected }],
            });
        }
        let mut faults = self.men_faults::<B>(&mechanics);
        let one_king_each = !faults
            .iter()
            .any(|fault| matches!(fault, Fault::NoKing(_) | Fault::SeveralKings(_)));
        if self.fullmoves == 0 {
            faults.push(Fault::MoveZero);
        }
        let moved_horses = self.horses::<B>(&mechanics, &mut faults);
        if !one_king_each {
            return Err(SetupError { faults });
        }
        let mut mailbox = B::EMPTY;
        mailbox.as_mut().copy_from_slice(&self.board);
        let parts = Parts {
            mailbox,
            turn: self.turn,
            en_passant: Bitboard::EMPTY,
            moved_horses,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        };
        let plain = Position::<B>::from_parts(&parts, mechanics);
        let other = !self.turn;
        if plain
            .checkers_of(plain.king(other), self.turn, plain.occupied())
            .any()
        {
            faults.push(Fault::OpponentInCheck(other));
        }
        let en_passant = if mechanics.en_passant {
            self.passed(&plain, &mut faults)
        } else {
            Bitboard::EMPTY
        };
        let mut position = Position::from_parts(
            &Parts {
                en_passant,
                ..parts
            },
            mechanics,
        );
        if let Some(series) = self.series {
            self.check_series(&position, series, &mut faults);
            position.set_series(series);
        }
        if faults.is_empty() {
            Ok(position)
        } else {
            Err(SetupError { faults })
        }
    }

    fn men_faults<B: Board>(&self, mechanics: &Mechanics) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut kings = [0; 2];
        for (index, man) in self.board.iter().enumerate() {
            let Some(man) = man else { continue };
            let square = Square::new(index as u8);
            let (color, role) = (man.color(), man.role());
            let last = match color {
                Color::White => B::SIDE - 1,
                Color::Black => 0,
            };
            match role {
                Role::King => kings[color.index()] += 1,
                Role::Pawn if B::rank(square) == last => {
                    faults.push(Fault::PawnOnLastRank(color, B::SIZE.name(square)));
                }
                Role::Guard if mechanics.rings.is_none() => {
                    faults.push(Fault::ForeignMan(role, B::SIZE.name(square)));
                }
                _ => {}
            }
        }
        for color in Color::ALL {
            match kings[color.index()] {
                0 => faults.push(Fault::NoKing(color)),
                1 => {}
                _ => faults.push(Fault::SeveralKings(color)),
            }
        }
        faults
    }

    /// The moved horses, where they matter. In a plain FEN the horses on b1, g1 (White), b8, g8
    /// (Black) have not moved, all others have (`rules-corner-cases` 24).
    fn horses<B: Board>(&self, mechanics: &Mechanics, faults: &mut Vec<Fault>) -> Bitboard<B> {
        if !mechanics.amazon_horse {
            return Bitboard::EMPTY;
        }
        let horse_at = |square: Square| {
            self.board
                .get(square.index())
                .copied()
                .flatten()
                .filter(|m| m.role() == Role::Horse)
        };
        match &self.moved_horses {
            Some(squares) => {
                for &square in squares {
                    if horse_at(square).is_none() {
                        faults.push(Fault::NoHorse(B::SIZE.name(square)));
                    }
                }
                squares
                    .iter()
                    .copied()
                    .filter(|&square| horse_at(square).is_some())
                    .collect()
            }
            None => default_moved_horses::<B>(&self.board),
        }
    }

    /// The squares passed over on which a pawn of the side to move stands ready.
    fn passed<B: Board>(&self, plain: &Position<B>, faults: &mut Vec<Fault>) -> Bitboard<B> {
        let mover = !self.turn;
        let ready = plain.ready_to_pass(self.turn);
        let steps = usize::from(plain.mechanics().pawn_steps);
        let home = Bitboard::<B>::home_rank(mover).forward(mover);
        let mut passed = Bitboard::EMPTY;
        for &square in &self.en_passant {
            // The jumper came from the second rank of this file and stands on the first man
            // ahead of the square, over empty squares.
            let start = Bitboard::file(B::file(square)) & home;
            let mut path = start;
            let mut next = start;
            let mut jumper = None;
            for _ in 0..steps {
                next = next.forward(mover);
                if (next & plain.occupied()).any() {
                    jumper = next.first();
                    break;
                }
                path |= next;
            }
            let is_pawn =
                jumper.is_some_and(|jumper| plain.men(mover, Role::Pawn).contains(jumper));
            let fits =
                is_pawn && (start & plain.occupied()).is_empty() && (path - start).contains(square);
            if fits {
                passed |= Bitboard::from(square) & ready;
            } else {
                faults.push(Fault::BadEnPassant(B::SIZE.name(square)));
            }
        }
        passed
    }

    /// The waiting side's series must count the standing check, or be none.
    fn check_series<B: Board>(
        &self,
        position: &Position<B>,
        series: [Series; 2],
        faults: &mut Vec<Fault>,
    ) {
        for color in Color::ALL {
            let given = series[color.index()];
            let standing = if color == self.turn {
                // Its last move is behind a move of the other side: nothing to compare with.
                Series::NONE
            } else {
                position.series(color)
            };
            let waiting_without_check = color != self.turn && standing == Series::NONE;
            let contradicts = (given.shak && given.checks == 0)
                || given.checks < standing.checks
                || (standing.shak && !given.shak)
                || (given.checks == 1 && standing.checks == 1 && given.shak != standing.shak)
                || (waiting_without_check && given.checks > 0);
            if contradicts {
                faults.push(Fault::BadSeries(color));
            }
        }
    }
}

/// The horses that a plain FEN takes to have moved.
pub(crate) fn default_moved_horses<B: Board>(board: &[Option<Man>]) -> Bitboard<B> {
    let at_home = |square: Square, color: Color| {
        let rank = match color {
            Color::White => 0,
            Color::Black => B::SIDE - 1,
        };
        let file = B::file(square);
        B::rank(square) == rank && (file == 1 || file == B::SIDE - 2)
    };
    board
        .iter()
        .enumerate()
        .filter_map(|(index, man)| {
            let man = (*man)?;
            let square = Square::new(index as u8);
            (man.role() == Role::Horse && !at_home(square, man.color())).then_some(square)
        })
        .collect()
}

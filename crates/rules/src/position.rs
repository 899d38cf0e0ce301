//! A validated position: board, side to move, series, clocks, key.

use crate::bitboard::Bitboard;
use crate::board::{Board, between, king_attacks};
use crate::check::{CheckClasses, Series};
use crate::color::Color;
use crate::key;
use crate::man::{Man, Role};
use crate::mechanics::{Mechanics, StalemateRule};
use crate::moves::Move;
use crate::square::Square;

/// A position that can occur: one king each, nobody can capture a king. It is small and
/// `Copy`: a move is made on a copy, and taking it back is forgetting the copy.
///
/// The series of checks is part of it: two positions equal on the board may be a win and a
/// draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<B: Board> {
    sides: [Bitboard<B>; 2],
    roles: [Bitboard<B>; 7],
    checkers: Bitboard<B>,
    en_passant: Bitboard<B>,
    moved_horses: Bitboard<B>,
    mailbox: B::Mailbox,
    mechanics: Mechanics,
    series: [Series; 2],
    key: u64,
    halfmoves: u32,
    fullmoves: u32,
    turn: Color,
}

/// What a [`Position`] is made of, before anybody has looked whether it can stand.
#[derive(Clone, Debug)]
pub(crate) struct Parts<B: Board> {
    pub(crate) mailbox: B::Mailbox,
    pub(crate) turn: Color,
    pub(crate) en_passant: Bitboard<B>,
    pub(crate) moved_horses: Bitboard<B>,
    pub(crate) halfmoves: u32,
    pub(crate) fullmoves: u32,
}

impl<B: Board> Position<B> {
    /// Puts parts together. The caller has seen to it that each side has one king.
    pub(crate) fn from_parts(parts: &Parts<B>, mechanics: Mechanics) -> Position<B> {
        let mut position = Position {
            sides: [Bitboard::EMPTY; 2],
            roles: [Bitboard::EMPTY; 7],
            checkers: Bitboard::EMPTY,
            en_passant: parts.en_passant,
            moved_horses: parts.moved_horses,
            mailbox: B::EMPTY,
            mechanics,
            series: [Series::NONE; 2],
            key: 0,
            halfmoves: parts.halfmoves,
            fullmoves: parts.fullmoves,
            turn: parts.turn,
        };
        for square in Bitboard::<B>::ALL {
            if let Some(man) = parts.mailbox.as_ref()[square.index()] {
                position.put(square, man);
            }
        }
        position.checkers = position.find_checkers();
        // A plain FEN starts with no series, except that a standing check begins one.
        let classes = position.checks();
        position.series[(!parts.turn).index()] = Series::NONE.after(classes);
        position.key = position.key_from_scratch();
        position
    }

    /// Gives the sides the series that a FEN names.
    pub(crate) fn set_series(&mut self, series: [Series; 2]) {
        self.series = series;
        self.key = self.key_from_scratch();
    }

    /// The rules in force.
    #[inline(always)]
    pub const fn mechanics(&self) -> &Mechanics {
        &self.mechanics
    }

    /// The side to move.
    #[inline(always)]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The squares of a side's men.
    #[inline(always)]
    pub const fn side(&self, color: Color) -> Bitboard<B> {
        self.sides[color.index()]
    }

    /// The squares of all men of a kind.
    #[inline(always)]
    pub const fn role(&self, role: Role) -> Bitboard<B> {
        self.roles[role.index()]
    }

    /// The squares of a side's men of a kind.
    #[inline(always)]
    pub fn men(&self, color: Color, role: Role) -> Bitboard<B> {
        self.sides[color.index()] & self.roles[role.index()]
    }

    /// The squares with men.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard<B> {
        self.sides[0] | self.sides[1]
    }

    /// The man on a square; `None` also for a square that this board does not have.
    #[inline(always)]
    pub fn man_at(&self, square: Square) -> Option<Man> {
        self.mailbox.as_ref().get(square.index()).copied().flatten()
    }

    /// The square of a side's king.
    #[inline(always)]
    pub fn king(&self, color: Color) -> Square {
        // Each side has exactly one king: `from_parts` is called with no other setup, and no
        // move captures one.
        self.men(color, Role::King)
            .first()
            .unwrap_or(Square::new(0))
    }

    /// The men that now check the side to move.
    #[inline(always)]
    pub const fn checkers(&self) -> Bitboard<B> {
        self.checkers
    }

    /// Whether the side to move is in check.
    #[inline(always)]
    pub fn in_check(&self) -> bool {
        self.checkers.any()
    }

    /// The names of the check in which the side to move stands.
    pub fn checks(&self) -> CheckClasses {
        self.classes_of(self.checkers)
    }

    /// A side's running series of checks.
    #[inline(always)]
    pub const fn series(&self, color: Color) -> Series {
        self.series[color.index()]
    }

    /// The squares on which a pawn of the side to move may capture in passing.
    #[inline(always)]
    pub const fn en_passant(&self) -> Bitboard<B> {
        self.en_passant
    }

    /// The horses that have moved; kept only where they gain by it (Popova).
    #[inline(always)]
    pub const fn moved_horses(&self) -> Bitboard<B> {
        self.moved_horses
    }

    /// Plies since the last capture or pawn move.
    #[inline(always)]
    pub const fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move, from 1; it grows after Black's move.
    #[inline(always)]
    pub const fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// The Zobrist key: board, side to move, squares passed over, moved horses and, where a
    /// mate must be earned, whether each side's running series contains a shak.
    #[inline(always)]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The key computed anew, for tests of the incremental one.
    pub fn key_from_scratch(&self) -> u64 {
        let mut sum = 0;
        for square in self.occupied() {
            if let Some(man) = self.man_at(square) {
                sum ^= key::man(man, square);
            }
        }
        sum ^ self.key_of_state()
    }

    /// The part of the key that does not lie on the board.
    #[inline]
    fn key_of_state(&self) -> u64 {
        let mut sum = 0;
        if self.turn == Color::Black {
            sum ^= key::BLACK_TO_MOVE;
        }
        for square in self.en_passant {
            sum ^= key::en_passant(square);
        }
        for square in self.moved_horses {
            sum ^= key::moved_horse(square);
        }
        if self.mechanics.mate_earned {
            for color in Color::ALL {
                if self.series[color.index()].shak {
                    sum ^= key::shak(color);
                }
            }
        }
        sum
    }

    /// Whether a move takes a man, in passing included.
    #[inline]
    pub fn is_capture(&self, mv: Move) -> bool {
        match self.man_at(mv.to) {
            Some(man) => man.color() != self.turn,
            None => self.is_en_passant(mv),
        }
    }

    /// Whether a move captures in passing.
    #[inline]
    pub fn is_en_passant(&self, mv: Move) -> bool {
        self.en_passant.contains(mv.to)
            && self.role(Role::Pawn).contains(mv.from)
            && B::file(mv.from) != B::file(mv.to)
    }

    /// Whether a move is the transposition of a stalemated Shah.
    #[inline]
    pub fn is_transposition(&self, mv: Move) -> bool {
        self.side(self.turn).contains(mv.to)
    }

    /// The square of the man that a move takes.
    #[inline]
    pub fn captured_square(&self, mv: Move) -> Option<Square> {
        if self.side(!self.turn).contains(mv.to) {
            Some(mv.to)
        } else if self.is_en_passant(mv) {
            self.jumper_past(mv.to)
        } else {
            None
        }
    }

    /// The enemy pawn that passed over a square: the first man ahead of it on its way.
    fn jumper_past(&self, passed: Square) -> Option<Square> {
        let mut square = Bitboard::<B>::from(passed);
        for _ in 0..3 {
            square = square.forward(!self.turn);
            if (square & self.occupied()).any() {
                return square.first();
            }
        }
        None
    }

    /// The position after a move.
    ///
    /// The move must be legal; see [`legal_moves`](Self::legal_moves). A move that is not
    /// leaves a position that makes no sense, but nothing panics.
    #[inline]
    #[must_use]
    pub fn after(&self, mv: Move) -> Position<B> {
        let mut next = *self;
        next.play(mv);
        next
    }

    /// Makes a move on this very position; like [`after`](Self::after), it must be legal.
    pub fn play(&mut self, mv: Move) {
        let us = self.turn;
        self.key ^= self.key_of_state();
        let irreversible = self.move_men(mv);
        if irreversible {
            self.halfmoves = 0;
        } else {
            self.halfmoves = self.halfmoves.saturating_add(1);
        }
        if us == Color::Black {
            self.fullmoves = self.fullmoves.saturating_add(1);
        }
        self.turn = !us;
        self.checkers = self.find_checkers();
        let classes = self.checks();
        self.series[us.index()] = self.series[us.index()].after(classes);
        self.key ^= self.key_of_state();
    }

    /// Passes the turn, for a search: no man moves, the mover's series ends. Must not be called
    /// in check.
    pub fn pass(&mut self) {
        self.key ^= self.key_of_state();
        self.series[self.turn.index()] = Series::NONE;
        self.en_passant = Bitboard::EMPTY;
        self.turn = !self.turn;
        self.checkers = self.find_checkers();
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.key ^= self.key_of_state();
    }

    /// Whether a side's king would stand in check after a move, seen from the board alone. Slow
    /// and always right, for the moves with which rings or two squares change at once.
    pub(crate) fn exposes_king(&self, mv: Move) -> bool {
        let us = self.turn;
        let mut next = *self;
        next.move_men(mv);
        next.checkers_of(next.king(us), !us, next.occupied()).any()
    }

    /// Moves the men of a move, with the squares passed over and the moved horses; whether it
    /// was a capture or a pawn move. Leaves turn, clocks and series alone; the key follows the
    /// men only.
    fn move_men(&mut self, mv: Move) -> bool {
        let us = self.turn;
        let Some(man) = self.man_at(mv.from) else {
            return false;
        };
        if self.is_transposition(mv) {
            self.transpose(mv, man);
            return false;
        }
        let captured = self.captured_square(mv);
        if let Some(square) = captured {
            self.take(square);
            self.moved_horses = self.moved_horses - Bitboard::from(square);
        }
        self.take(mv.from);
        let arriving = match mv.promotion {
            Some(role) => Man::new(us, role),
            None => man,
        };
        self.put(mv.to, arriving);
        if self.mechanics.amazon_horse && man.role() == Role::Horse {
            self.moved_horses =
                (self.moved_horses - Bitboard::from(mv.from)) | Bitboard::from(mv.to);
        }
        self.en_passant = Bitboard::EMPTY;
        let pawn = man.role() == Role::Pawn;
        if pawn && self.mechanics.en_passant {
            self.en_passant = self.passed_by(mv, us);
        }
        pawn || captured.is_some()
    }

    /// The squares that a pawn passed over and on which an enemy pawn stands ready to take it,
    /// pinned or not (`rules-corner-cases` 35).
    fn passed_by(&self, mv: Move, us: Color) -> Bitboard<B> {
        if B::file(mv.from) != B::file(mv.to) {
            return Bitboard::EMPTY;
        }
        let ready = crate::attacks::pawn_attacks(!us, self.men(!us, Role::Pawn));
        between(mv.from, mv.to) & ready
    }

    /// King and another man of his side change places; a pawn put on its last rank becomes a
    /// firzan at once (`rules-corner-cases` 44, 45).
    fn transpose(&mut self, mv: Move, king: Man) {
        let Some(other) = self.man_at(mv.to) else {
            return;
        };
        self.take(mv.from);
        self.take(mv.to);
        self.put(mv.to, king);
        let last = Bitboard::<B>::home_rank(!self.turn);
        let promotes = other.role() == Role::Pawn && last.contains(mv.from);
        let arriving = if promotes {
            Man::new(self.turn, Role::Bers)
        } else {
            other
        };
        self.put(mv.from, arriving);
        self.en_passant = Bitboard::EMPTY;
    }

    #[inline]
    fn find_checkers(&self) -> Bitboard<B> {
        self.checkers_of(self.king(self.turn), !self.turn, self.occupied())
    }

    #[inline]
    fn put(&mut self, square: Square, man: Man) {
        let bit = Bitboard::from(square);
        self.sides[man.color().index()] |= bit;
        self.roles[man.role().index()] |= bit;
        self.mailbox.as_mut()[square.index()] = Some(man);
        self.key ^= key::man(man, square);
    }

    #[inline]
    fn take(&mut self, square: Square) {
        let bit = Bitboard::from(square);
        if let Some(man) = self.mailbox.as_mut()[square.index()].take() {
            self.sides[man.color().index()] ^= bit;
            self.roles[man.role().index()] ^= bit;
            self.key ^= key::man(man, square);
        }
    }

    /// Whether a side has only its king left.
    #[inline(always)]
    pub fn is_bare(&self, color: Color) -> bool {
        !self.sides[color.index()].several()
    }

    /// Whether both sides' men stand as at the start of a game of Shatar, for a side whose first
    /// move it is (`rules-corner-cases` 14).
    pub(crate) fn is_first_move(&self) -> bool {
        let first = self.mechanics.first_move;
        if self.fullmoves != 1 || !first.any() {
            return false;
        }
        let us = self.turn;
        let home = match us {
            Color::White => 0,
            Color::Black => B::SIDE - 1,
        };
        let pawns = Bitboard::<B>::rank(home).forward(us);
        let (king, bers) = first.files(us);
        let on = |files: &[u8]| {
            files.iter().fold(Bitboard::EMPTY, |set, &file| {
                set | Bitboard::<B>::file(file)
            }) & Bitboard::rank(home)
        };
        self.men(us, Role::Pawn) == pawns
            && self.men(us, Role::Rook) == on(&[0, 7])
            && self.men(us, Role::Horse) == on(&[1, 6])
            && self.men(us, Role::Camel) == on(&[2, 5])
            && self.men(us, Role::King) == on(&[king])
            && self.men(us, Role::Bers) == on(&[bers])
    }

    /// Whether the stalemated king may change places with another man.
    pub(crate) fn may_transpose(&self) -> bool {
        self.mechanics.stalemate == StalemateRule::Transpose && !self.in_check()
    }

    /// The squares next to a side's king, and his own.
    #[inline]
    pub fn king_zone(&self, color: Color) -> Bitboard<B> {
        let king = self.king(color);
        king_attacks(king) | Bitboard::from(king)
    }
}

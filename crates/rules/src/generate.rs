//! Legal moves.
//!
//! Moves come as sets, one for each man: where it stands and every square it may go to. The
//! callback may stop early, and counting needs no list. King safety is settled by pins and by
//! the squares that answer a check; only moves that change a ring, capture in passing or may be
//! a forbidden mate are tried on a copy of the board.

use core::ops::ControlFlow;

use crate::bitboard::Bitboard;
use crate::board::{Board, king_attacks, knight_attacks};
use crate::man::Role;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::KnightMate;
use crate::square::Square;

/// The legal moves of one man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveSet<B: Board> {
    /// What the man is.
    pub role: Role,
    /// Where he stands.
    pub from: Square,
    /// Where he may go.
    pub to: Bitboard<B>,
    /// What a pawn that reaches its last rank may become.
    pub promotions: RoleSet,
}

/// A set of kinds of men.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoleSet(u8);

impl RoleSet {
    /// Every kind.
    pub const ALL: RoleSet = RoleSet(0x7f);

    /// Whether a kind is in the set.
    #[inline(always)]
    pub const fn contains(self, role: Role) -> bool {
        self.0 & 1 << role as u8 != 0
    }
}

impl<B: Board> MoveSet<B> {
    #[inline(always)]
    pub(crate) fn new(role: Role, from: Square, to: Bitboard<B>) -> Self {
        MoveSet {
            role,
            from,
            to,
            promotions: RoleSet::ALL,
        }
    }
}

/// What is called back with each set. The generator is the largest part of every program that
/// knows the rules, so that all callers share one copy of it; only counting has its own, for
/// speed.
type Each<'a, B> = &'a mut dyn FnMut(MoveSet<B>) -> ControlFlow<()>;

/// Whose moves are wanted, and where to.
#[derive(Clone, Copy)]
pub(crate) struct Wanted<B: Board> {
    /// Squares of men.
    pub(crate) from: Bitboard<B>,
    /// Squares to go to.
    pub(crate) to: Bitboard<B>,
}

impl<B: Board> Wanted<B> {
    /// All moves.
    pub(crate) const ALL: Self = Wanted {
        from: Bitboard::ALL,
        to: Bitboard::ALL,
    };

    /// Moves of all men to some squares.
    pub(crate) fn to(targets: Bitboard<B>) -> Self {
        Wanted {
            from: Bitboard::ALL,
            to: targets,
        }
    }
}

/// How deep answers to a mate by horses are looked into when they are themselves such mates. A
/// chain of them shortens the board at every step, or nearly so; no game comes close.
const DEEPEST_ANSWER: u8 = 32;

impl<B: Board> Position<B> {
    /// All legal moves, men from a1 upward within each kind. Empty when the position has ended.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        let _ = self.each_move_set(Bitboard::ALL, |set| {
            self.each_move(set, |mv| moves.push(mv));
            ControlFlow::Continue(())
        });
        moves
    }

    /// The number of legal moves.
    pub fn count_moves(&self) -> u64 {
        let mut count = 0;
        let free_promotion = self.mechanics().free_promotion;
        let last = Bitboard::<B>::home_rank(!self.turn());
        let _ = self.moves_within(Wanted::ALL, 0, &mut |set: MoveSet<B>| {
            count += u64::from(set.to.count());
            if free_promotion && set.role == Role::Pawn {
                let kinds = self.promotions_of(set).count() as u64;
                count += (kinds - 1) * u64::from((set.to & last).count());
            }
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        self.has_answer(0)
    }

    /// Whether a move is legal. It may come from anywhere.
    pub fn is_legal(&self, mv: Move) -> bool {
        let squares = B::SIZE.squares();
        if mv.from.index() >= squares || mv.to.index() >= squares {
            return false;
        }
        let Some(man) = self.man_at(mv.from) else {
            return false;
        };
        let last = Bitboard::<B>::home_rank(!self.turn());
        let promotes = man.role() == Role::Pawn && last.contains(mv.to);
        let promotion_fits = match mv.promotion {
            Some(role) => promotes && self.mechanics().promotions().contains(&role),
            None => !promotes,
        };
        if man.color() != self.turn() || !promotion_fits {
            return false;
        }
        let wanted = Wanted {
            from: mv.from.into(),
            to: mv.to.into(),
        };
        let found: Each<'_, B> = &mut |set| {
            let fits = mv
                .promotion
                .is_none_or(|role| set.promotions.contains(role));
            if set.from == mv.from && fits {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        self.moves_within(wanted, 0, found).is_break()
    }

    /// Calls back with each move of a set, promotions spelled out.
    #[inline]
    pub fn each_move(&self, set: MoveSet<B>, mut each: impl FnMut(Move)) {
        let last = Bitboard::<B>::home_rank(!self.turn());
        for to in set.to {
            if set.role == Role::Pawn && last.contains(to) {
                for role in self.promotions_of(set) {
                    each(Move::promoting(set.from, to, role));
                }
            } else {
                each(Move::new(set.from, to));
            }
        }
    }

    /// What a pawn of a set may become on its last rank.
    fn promotions_of(&self, set: MoveSet<B>) -> impl Iterator<Item = Role> {
        let roles = self.mechanics().promotions().iter().copied();
        roles.filter(move |&role| set.promotions.contains(role))
    }

    /// Calls back with the legal moves of each man to squares in `targets`. No set is empty,
    /// and a man may come in more than one set.
    pub fn each_move_set(
        &self,
        targets: Bitboard<B>,
        mut each: impl FnMut(MoveSet<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let each: Each<'_, B> = &mut each;
        self.moves_within(Wanted::to(targets), 0, each)
    }

    /// [`each_move_set`](Self::each_move_set), at some depth of answers to forbidden mates.
    fn moves_within(
        &self,
        wanted: Wanted<B>,
        depth: u8,
        each: &mut (impl FnMut(MoveSet<B>) -> ControlFlow<()> + ?Sized),
    ) -> ControlFlow<()> {
        if self.bare_king_ending().is_some() {
            return ControlFlow::Continue(());
        }
        if self.is_first_move() {
            return self.first_moves(wanted, depth, each);
        }
        self.permitted(wanted, depth, each)?;
        if self.may_transpose() && !self.has_ordinary_move(depth) {
            let from = self.king(self.turn());
            let others = (self.side(self.turn()) & wanted.to) - Bitboard::from(from);
            let to: Bitboard<B> = others
                .filter(|&to| !self.exposes_king(Move::new(from, to)))
                .collect();
            if to.any() && wanted.from.contains(from) {
                each(MoveSet::new(Role::King, from, to))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether there is a legal move, at some depth of answers to forbidden mates.
    fn has_answer(&self, depth: u8) -> bool {
        let first: Each<'_, B> = &mut |_| ControlFlow::Break(());
        self.moves_within(Wanted::ALL, depth, first).is_break()
    }

    fn has_ordinary_move(&self, depth: u8) -> bool {
        let first: Each<'_, B> = &mut |_| ControlFlow::Break(());
        self.permitted(Wanted::ALL, depth, first).is_break()
    }

    /// A side's first move in Shatar: two-steps are possible, and may be forced. If no forced
    /// move is legal, ordinary moves are (`rules-corner-cases` 14).
    fn first_moves(
        &self,
        wanted: Wanted<B>,
        depth: u8,
        each: &mut (impl FnMut(MoveSet<B>) -> ControlFlow<()> + ?Sized),
    ) -> ControlFlow<()> {
        let first = self.mechanics().first_move;
        if !first.forced || !self.has_two_step(depth) {
            return self.permitted(wanted, depth, each);
        }
        let forced = Wanted {
            to: wanted.to & self.two_step_targets(),
            ..wanted
        };
        let pawns: Each<'_, B> = &mut |set| {
            if set.role == Role::Pawn {
                each(set)
            } else {
                ControlFlow::Continue(())
            }
        };
        self.permitted(forced, depth, pawns)
    }

    fn has_two_step(&self, depth: u8) -> bool {
        let first: Each<'_, B> = &mut |set| {
            if set.role == Role::Pawn {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let two_steps = Wanted::to(self.two_step_targets());
        self.permitted(two_steps, depth, first).is_break()
    }

    /// Where a two-step of a side's first move leads; empty at any other time.
    pub(crate) fn two_step_targets(&self) -> Bitboard<B> {
        if !self.is_first_move() {
            return Bitboard::EMPTY;
        }
        let first = self.mechanics().first_move;
        let us = self.turn();
        let (king, bers) = first.files(us);
        let mut files = Bitboard::EMPTY;
        if first.king_pawn {
            files |= Bitboard::file(king);
        }
        if first.bers_pawn {
            files |= Bitboard::file(bers);
        }
        let fourth = Bitboard::home_rank(us).forward(us).forward(us).forward(us);
        files & fourth
    }

    /// Moves that leave the king safe, without forbidden mates.
    fn permitted(
        &self,
        wanted: Wanted<B>,
        depth: u8,
        each: &mut (impl FnMut(MoveSet<B>) -> ControlFlow<()> + ?Sized),
    ) -> ControlFlow<()> {
        let mechanics = self.mechanics();
        if mechanics.knight_mate != KnightMate::Illegal && !mechanics.hia_mate_illegal {
            return self.safe(wanted, each);
        }
        let allowed: Each<'_, B> = &mut |set| {
            let suspects = self.suspects(set);
            let mut allowed = set;
            allowed.to = set.to - suspects;
            let last = Bitboard::<B>::home_rank(!self.turn());
            for to in suspects {
                if set.role == Role::Pawn && last.contains(to) {
                    self.permitted_promotions(set, to, depth, each)?;
                } else if !self.is_forbidden_mate(Move::new(set.from, to), depth) {
                    allowed.to |= to.into();
                }
            }
            if allowed.to.any() {
                each(allowed)
            } else {
                ControlFlow::Continue(())
            }
        };
        self.safe(wanted, allowed)
    }

    /// A promotion may be a forbidden mate as one man and not as another.
    fn permitted_promotions(
        &self,
        set: MoveSet<B>,
        to: Square,
        depth: u8,
        each: &mut (impl FnMut(MoveSet<B>) -> ControlFlow<()> + ?Sized),
    ) -> ControlFlow<()> {
        let kinds = self
            .mechanics()
            .promotions()
            .iter()
            .filter(|&&role| !self.is_forbidden_mate(Move::promoting(set.from, to, role), depth))
            .fold(0, |kinds, &role| kinds | 1 << role as u8);
        if kinds == 0 {
            return ControlFlow::Continue(());
        }
        each(MoveSet {
            to: to.into(),
            promotions: RoleSet(kinds),
            ..set
        })
    }

    /// The targets of a set that might be mates by horses or Hias alone.
    fn suspects(&self, set: MoveSet<B>) -> Bitboard<B> {
        let mechanics = self.mechanics();
        let us = self.turn();
        let king = self.king(!us);
        let mut suspects = Bitboard::EMPTY;
        if mechanics.knight_mate == KnightMate::Illegal {
            if mechanics.amazon_horse && mechanics.extras_capture {
                // A horse may check along a line that any move opens.
                return set.to;
            }
            let promotes = set.role == Role::Pawn && mechanics.free_promotion;
            if set.role == Role::Horse || promotes {
                suspects |= set.to & knight_attacks(king);
            }
        }
        if mechanics.hia_mate_illegal {
            // A Hia checks from at most two squares away; it may itself move there, or the move
            // may open its second step.
            let close = king_attacks::<B>(king).neighbours();
            if set.role == Role::Guard || (self.men(us, Role::Guard) & close).any() {
                return set.to;
            }
        }
        suspects
    }

    /// Whether a move leaves the opponent mated by horses only, or by Hias only, where that may
    /// not be played (`rules-corner-cases` 17, 18, 33).
    fn is_forbidden_mate(&self, mv: Move, depth: u8) -> bool {
        let mechanics = self.mechanics();
        let next = self.after(mv);
        let checkers = next.checkers();
        if checkers.is_empty() {
            return false;
        }
        let only = |role: Role| (checkers - next.role(role)).is_empty();
        let by_horses = mechanics.knight_mate == KnightMate::Illegal && only(Role::Horse);
        let by_hias = mechanics.hia_mate_illegal && only(Role::Guard);
        if !by_horses && !by_hias {
            return false;
        }
        if next.bare_king_ending().is_some() || depth >= DEEPEST_ANSWER {
            return false;
        }
        !next.has_answer(depth + 1)
    }
}

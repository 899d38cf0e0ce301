//! Legal moves.
//!
//! Moves come as sets, one for each man: where it stands and every square it may go to. The
//! callback may stop early, and counting needs no list. King safety is settled by pins and by
//! the squares that answer a check; only moves that change a ring, capture in passing or may be
//! a forbidden mate are tried on a copy of the board.

use core::ops::ControlFlow;

use crate::attacks::pawn_attacks;
use crate::bitboard::Bitboard;
use crate::board::{
    Board, alfil_attacks, between, bishop_attacks, diagonal_steps, distance, king_attacks,
    knight_attacks, rook_attacks,
};
use crate::color::Color;
use crate::man::Role;
use crate::mechanics::{BareKingRule, BersMoves, CamelMoves};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::{HiaCapture, KnightMate};
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
    fn new(role: Role, from: Square, to: Bitboard<B>) -> Self {
        MoveSet {
            role,
            from,
            to,
            promotions: RoleSet::ALL,
        }
    }
}

/// How deep answers to a mate by horses are looked into when they are themselves such mates. A
/// chain of them shortens the board at every step, or nearly so; no game comes close.
const DEEPEST_ANSWER: u8 = 32;

/// Men that may not leave a line, because the king stands behind them.
struct Pins<B: Board> {
    pinned: Bitboard<B>,
    /// The pinned man and where he may go; at most one in each of eight directions.
    lines: [(Square, Bitboard<B>); 8],
    count: usize,
}

impl<B: Board> Pins<B> {
    /// Notes a man that may not leave a line.
    #[inline]
    fn add(&mut self, man: Bitboard<B>, line: Bitboard<B>) {
        if let (Some(square), true) = (man.first(), self.count < self.lines.len()) {
            self.pinned |= man;
            self.lines[self.count] = (square, line);
            self.count += 1;
        }
    }

    #[inline]
    fn allowed(&self, man: Square) -> Bitboard<B> {
        if !self.pinned.contains(man) {
            return Bitboard::ALL;
        }
        self.lines[..self.count]
            .iter()
            .filter(|(pinned, _)| *pinned == man)
            .fold(Bitboard::ALL, |allowed, (_, line)| allowed & *line)
    }
}

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
        let _ = self.each_move_set(Bitboard::ALL, |set| {
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
        self.each_move_set(Bitboard::from(mv.to), |set| {
            let fits = mv
                .promotion
                .is_none_or(|role| set.promotions.contains(role));
            if set.from == mv.from && fits {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
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
        self.moves_within(targets, 0, &mut each)
    }

    /// [`each_move_set`](Self::each_move_set), at some depth of answers to forbidden mates.
    fn moves_within(
        &self,
        targets: Bitboard<B>,
        depth: u8,
        each: &mut impl FnMut(MoveSet<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.bare_king_ending().is_some() {
            return ControlFlow::Continue(());
        }
        if self.is_first_move() {
            return self.first_moves(targets, depth, each);
        }
        self.permitted(targets, depth, each)?;
        if self.may_transpose() && !self.has_ordinary_move(depth) {
            let from = self.king(self.turn());
            let others = (self.side(self.turn()) & targets) - Bitboard::from(from);
            let to: Bitboard<B> = others
                .filter(|&to| !self.exposes_king(Move::new(from, to)))
                .collect();
            if to.any() {
                each(MoveSet::new(Role::King, from, to))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether there is a legal move, at some depth of answers to forbidden mates.
    fn has_answer(&self, depth: u8) -> bool {
        self.moves_within(Bitboard::ALL, depth, &mut |_| ControlFlow::Break(()))
            .is_break()
    }

    fn has_ordinary_move(&self, depth: u8) -> bool {
        self.permitted(Bitboard::ALL, depth, &mut |_| ControlFlow::Break(()))
            .is_break()
    }

    /// A side's first move in Shatar: two-steps are possible, and may be forced. If no forced
    /// move is legal, ordinary moves are (`rules-corner-cases` 14).
    fn first_moves(
        &self,
        targets: Bitboard<B>,
        depth: u8,
        each: &mut impl FnMut(MoveSet<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let first = self.mechanics().first_move;
        if !first.forced || !self.has_two_step(depth) {
            return self.permitted(targets, depth, each);
        }
        self.permitted(targets & self.two_step_targets(), depth, &mut |set| {
            if set.role == Role::Pawn {
                each(set)
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    fn has_two_step(&self, depth: u8) -> bool {
        self.permitted(self.two_step_targets(), depth, &mut |set| {
            if set.role == Role::Pawn {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }

    /// Where a two-step of a side's first move leads; empty at any other time.
    fn two_step_targets(&self) -> Bitboard<B> {
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
        targets: Bitboard<B>,
        depth: u8,
        each: &mut impl FnMut(MoveSet<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mechanics = self.mechanics();
        if mechanics.knight_mate != KnightMate::Illegal && !mechanics.hia_mate_illegal {
            return self.safe(targets, each);
        }
        self.safe(targets, &mut |set| {
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
        })
    }

    /// A promotion may be a forbidden mate as one man and not as another.
    fn permitted_promotions(
        &self,
        set: MoveSet<B>,
        to: Square,
        depth: u8,
        each: &mut impl FnMut(MoveSet<B>) -> ControlFlow<()>,
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

    /// Moves that leave the own king safe.
    fn safe(
        &self,
        targets: Bitboard<B>,
        each: &mut impl FnMut(MoveSet<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let us = self.turn();
        let king = self.king(us);
        let own = self.side(us);
        let targets = targets - own - Bitboard::from(self.king(!us));
        self.king_moves(king, targets, each)?;

        let checkers = self.checkers();
        // Squares that answer the check: take the checker or step between.
        let answers = if checkers.is_empty() {
            Bitboard::ALL
        } else if checkers.several() {
            Bitboard::EMPTY
        } else {
            match checkers.first() {
                Some(checker) => self.interposing(checker, king) | Bitboard::from(checker),
                None => Bitboard::ALL,
            }
        };
        if self.mechanics().rings.is_some() {
            // A Hia carries its ring: it may answer any check by slowing the checker, and may
            // expose its king by leaving. Each of its moves is tried.
            self.hia_moves(targets, each)?;
        }
        if answers.is_empty() {
            return ControlFlow::Continue(());
        }
        let pins = self.pins(king);
        let scope = Scope {
            targets: targets & answers,
            zone: self.slow_zone(us),
        };
        self.pawn_moves(targets, answers, &pins, &scope, each)?;
        for role in [Role::Horse, Role::Camel, Role::Rook, Role::Bers] {
            for from in self.men(us, role) {
                let to = self.reach(role, from, scope.zone) & scope.targets & pins.allowed(from);
                self.emit(MoveSet::new(role, from, to), each)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Passes a set on, without the captures of Hias that open a line to the own king.
    #[inline]
    fn emit(
        &self,
        mut set: MoveSet<B>,
        each: &mut impl FnMut(MoveSet<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.mechanics().rings.is_some() {
            let hias = set.to & self.men(!self.turn(), Role::Guard);
            for to in hias {
                if self.exposes_king(Move::new(set.from, to)) {
                    set.to = set.to - to.into();
                }
            }
        }
        if set.to.any() {
            each(set)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Where a horse, camel, tereg or Bers on a square could go, own men not yet taken out and
    /// checks and pins not looked at. `zone` is his side's [`slow_zone`](Self::slow_zone).
    /// Empty for pawns, Hias and kings.
    #[inline]
    pub fn reach(&self, role: Role, from: Square, zone: Bitboard<B>) -> Bitboard<B> {
        let mechanics = self.mechanics();
        let blockers = self.occupied() | zone;
        let to = match role {
            Role::Horse => {
                let leaps = knight_attacks(from);
                if !mechanics.amazon_horse || !self.moved_horses().contains(from) {
                    return leaps;
                }
                let slides = rook_attacks(from, blockers) | bishop_attacks(from, blockers);
                if mechanics.extras_capture {
                    return leaps | slides;
                }
                return leaps | (slides - self.occupied());
            }
            Role::Camel => match mechanics.camel {
                CamelMoves::Alfil => return alfil_attacks(from),
                CamelMoves::Bishop => bishop_attacks(from, blockers),
                CamelMoves::BishopMax3 => {
                    let near = king_attacks::<B>(from).neighbours().neighbours();
                    bishop_attacks(from, blockers) & near
                }
            },
            Role::Rook => rook_attacks(from, blockers),
            Role::Bers => match mechanics.bers {
                BersMoves::Ferz => return diagonal_steps(from),
                BersMoves::RookFerz => rook_attacks(from, blockers) | diagonal_steps(from),
                BersMoves::Queen => rook_attacks(from, blockers) | bishop_attacks(from, blockers),
            },
            Role::Pawn | Role::Guard | Role::King => Bitboard::EMPTY,
        };
        let slow = zone.contains(from) && mechanics.rings.is_some_and(|r| r.one_step);
        if slow { to & king_attacks(from) } else { to }
    }

    fn king_moves(
        &self,
        king: Square,
        targets: Bitboard<B>,
        each: &mut impl FnMut(MoveSet<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let us = self.turn();
        let mechanics = self.mechanics();
        let mut to = king_attacks(king);
        if mechanics.king_bonus && Bitboard::<B>::home_rank(!us).contains(king) {
            let leaps = knight_attacks(king);
            to |= if mechanics.extras_capture {
                leaps
            } else {
                leaps - self.occupied()
            };
        }
        to &= targets;
        let without_king = self.occupied() - Bitboard::from(king);
        let hias = self.men(!us, Role::Guard);
        for square in to {
            let exposed = if hias.contains(square) {
                self.exposes_king(Move::new(king, square))
            } else {
                self.checkers_of(square, !us, without_king | Bitboard::from(square))
                    .any()
            };
            if exposed {
                to = to - square.into();
            }
        }
        if to.any() {
            each(MoveSet::new(Role::King, king, to))
        } else {
            ControlFlow::Continue(())
        }
    }

    fn hia_moves(
        &self,
        targets: Bitboard<B>,
        each: &mut impl FnMut(MoveSet<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let us = self.turn();
        let enemies = self.side(!us);
        for from in self.men(us, Role::Guard) {
            let reach = self.hia_reach(from, us, self.occupied());
            let captures = match self.mechanics().hia_capture {
                HiaCapture::Diag1 => diagonal_steps(from),
                HiaCapture::Step1Any => king_attacks(from),
                HiaCapture::Full => reach,
            };
            let to = ((reach - self.occupied()) | (captures & enemies)) & targets;
            let to: Bitboard<B> = to
                .filter(|&to| !self.exposes_king(Move::new(from, to)))
                .collect();
            if to.any() {
                each(MoveSet::new(Role::Guard, from, to))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn pawn_moves(
        &self,
        targets: Bitboard<B>,
        answers: Bitboard<B>,
        pins: &Pins<B>,
        scope: &Scope<B>,
        each: &mut impl FnMut(MoveSet<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let us = self.turn();
        let empty = !self.occupied();
        let enemies = self.side(!us);
        let second = Bitboard::<B>::home_rank(us).forward(us);
        let two_steps = self.two_step_targets();
        for from in self.men(us, Role::Pawn) {
            let pawn = Bitboard::from(from);
            let mut to = pawn.forward(us) & empty;
            if (pawn & second).any() && to.any() {
                to |= self.longer_steps(pawn, to, two_steps, scope);
            }
            let attacks = pawn_attacks(us, pawn);
            to |= attacks & enemies;
            to &= scope.targets & pins.allowed(from);
            self.emit(MoveSet::new(Role::Pawn, from, to), each)?;

            let passing = attacks & self.en_passant() & targets;
            // The pawn taken may be the checker, and two men leave a line at once.
            let passing: Bitboard<B> = passing
                .filter(|&to| {
                    let taken = self.captured_square(Move::new(from, to));
                    let answers_check =
                        answers.contains(to) || taken.is_some_and(|t| answers.contains(t));
                    answers_check && !self.exposes_king(Move::new(from, to))
                })
                .collect();
            if passing.any() {
                each(MoveSet::new(Role::Pawn, from, passing))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// A pawn's second and third square from its second rank, the first being free.
    fn longer_steps(
        &self,
        pawn: Bitboard<B>,
        first: Bitboard<B>,
        two_steps: Bitboard<B>,
        scope: &Scope<B>,
    ) -> Bitboard<B> {
        let us = self.turn();
        let empty = !self.occupied();
        let mechanics = self.mechanics();
        let mut steps = first.forward(us) & two_steps & empty;
        let slows = mechanics.rings.filter(|rings| rings.slow_steps);
        if slows.is_some_and(|rings| rings.one_step) && (pawn & scope.zone).any() {
            return steps;
        }
        let mut last = first;
        for _ in 1..mechanics.pawn_steps {
            if slows.is_some() && (last & scope.zone).any() {
                break;
            }
            last = last.forward(us) & empty;
            steps |= last;
        }
        steps
    }

    /// Own men that stand alone between their king and an enemy whose path leads to him.
    fn pins(&self, king: Square) -> Pins<B> {
        let us = self.turn();
        let mechanics = self.mechanics();
        let mut pins = Pins {
            pinned: Bitboard::EMPTY,
            lines: [(king, Bitboard::EMPTY); 8],
            count: 0,
        };
        self.pins_by_hias(king, &mut pins);
        let (straight, diagonal) = self.sliders(!us);
        let nothing = Bitboard::EMPTY;
        let snipers =
            (rook_attacks(king, nothing) & straight) | (bishop_attacks(king, nothing) & diagonal);
        if snipers.is_empty() {
            return pins;
        }
        let zone = self.slow_zone(!us);
        let one_step = mechanics.rings.is_some_and(|rings| rings.one_step);
        for sniper in snipers {
            let path = between::<B>(sniper, king);
            let men = path & self.occupied();
            if men.is_empty() || men.several() || (men & self.side(us)).is_empty() {
                continue;
            }
            let slowed = (path & zone).any() || (one_step && zone.contains(sniper));
            let short = mechanics.camel == CamelMoves::BishopMax3
                && self.role(Role::Camel).contains(sniper)
                && distance::<B>(sniper, king) > 3;
            if slowed || short {
                continue;
            }
            pins.add(men, path | Bitboard::from(sniper));
        }
        pins
    }

    /// A Hia that captures as it moves pins the man between it and the king, two squares away.
    fn pins_by_hias(&self, king: Square, pins: &mut Pins<B>) {
        let mechanics = self.mechanics();
        if mechanics.hia_capture != HiaCapture::Full || mechanics.hia_never_checks {
            return;
        }
        let us = self.turn();
        for hia in self.men(!us, Role::Guard) {
            let path = between::<B>(hia, king);
            let man = path & self.side(us);
            if distance::<B>(hia, king) != 2 || man.is_empty() {
                continue;
            }
            if self
                .hia_reach(hia, !us, self.occupied() - man)
                .contains(king)
            {
                pins.add(man, path | Bitboard::from(hia));
            }
        }
    }

    /// Whether the side to move's pawn stands ready to take on a passed square; for reading FEN.
    pub(crate) fn ready_to_pass(&self, color: Color) -> Bitboard<B> {
        pawn_attacks(color, self.men(color, Role::Pawn))
    }

    /// The end that a lone king makes, if it does: the quick part of [`ending`](Self::ending).
    pub fn bare_king_ending(&self) -> Option<crate::Outcome> {
        use crate::{Outcome, Reason};
        let rule = self.mechanics().bare_king;
        if rule == BareKingRule::Ignored {
            return None;
        }
        let us = self.turn();
        let (own, enemy) = (self.is_bare(us), self.is_bare(!us));
        if !own && !enemy {
            return None;
        }
        match rule {
            BareKingRule::Ignored => None,
            BareKingRule::Robado => Some(Outcome::draw(Reason::Robado)),
            _ if own && enemy => Some(Outcome::draw(Reason::BareKing)),
            BareKingRule::LosesUnlessBareback if own && self.side(!us).count() == 2 => None,
            _ if own => Some(Outcome::win(!us, Reason::BareKing)),
            _ => Some(Outcome::win(us, Reason::BareKing)),
        }
    }
}

/// What holds for all men of one generation.
struct Scope<B: Board> {
    /// Squares that may be gone to and that answer a check.
    targets: Bitboard<B>,
    /// Ring squares that slow the own sliders.
    zone: Bitboard<B>,
}

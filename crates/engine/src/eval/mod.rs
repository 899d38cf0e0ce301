//! The static evaluation: men, squares, mobility, kings, pawns, and how near a draw is.
//!
//! Everything is a pair for middlegame and endgame, mixed by the men left. What rules end the
//! game is not evaluated here but ends it in the search; the evaluation only knows how near it
//! is: in Shatar a side with few men left is near to robado, in Shatranj it is near to loss.

mod draws;
mod pawns;
mod squares;
mod tapered;
mod weights;

use core::marker::PhantomData;

use shatar_rules::attacks::pawn_attacks;
use shatar_rules::{Bitboard, Board, Color, Mechanics, Move, Position, Role};

use crate::score::{PROVEN, Value};
use tapered::Tapered;
use weights::Weights;

/// Men and squares of a position, summed for White less Black; kept up move by move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sum {
    value: Tapered,
    /// The men on the board without pawns, as the phase counts them.
    phase: Value,
}

/// Evaluates positions under given rules.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator<B: Board> {
    weights: Weights,
    /// For each man and square: the man and his square, White's counted positive.
    men: Vec<[Tapered; MOST_SQUARES]>,
    phase: [Value; 7],
    /// The phase of a full board.
    full_phase: Value,
    exchange: [Value; 7],
    board: PhantomData<B>,
}

const MOST_SQUARES: usize = 100;

impl Sum {
    /// The sum of an empty board.
    pub(crate) const EMPTY: Sum = Sum {
        value: tapered::t(0, 0),
        phase: 0,
    };
}

impl<B: Board> Evaluator<B> {
    /// An evaluator for rules.
    pub(crate) fn new(mechanics: &Mechanics) -> Evaluator<B> {
        let weights = Weights::new(mechanics);
        let mut men = vec![[Tapered::default(); MOST_SQUARES]; 14];
        for color in Color::ALL {
            for role in Role::ALL {
                let man = shatar_rules::Man::new(color, role);
                for square in Bitboard::<B>::ALL {
                    let value = weights.men[role.index()]
                        + squares::square_value::<B>(role, color, square, mechanics);
                    men[man.index()][square.index()] = match color {
                        Color::White => value,
                        Color::Black => -value,
                    };
                }
            }
        }
        let phase = weights.phase();
        // The array: two of each, one Bers.
        let pairs = [Role::Horse, Role::Camel, Role::Rook, Role::Guard];
        let side: Value = pairs.iter().map(|role| 2 * phase[role.index()]).sum();
        Evaluator {
            exchange: weights.exchange_values(),
            full_phase: 2 * (side + phase[Role::Bers.index()]),
            phase,
            men,
            weights,
            board: PhantomData,
        }
    }

    /// What a man is worth in an exchange.
    #[inline(always)]
    pub(crate) fn exchange_value(&self, role: Role) -> Value {
        self.exchange[role.index()]
    }

    /// The sum of a position, from scratch.
    pub(crate) fn sum(&self, position: &Position<B>) -> Sum {
        let mut sum = Sum::default();
        for square in position.occupied() {
            if let Some(man) = position.man_at(square) {
                sum.value += self.men[man.index()][square.index()];
                sum.phase += self.phase[man.role().index()];
            }
        }
        sum
    }

    /// The sum after a legal move.
    #[inline]
    pub(crate) fn sum_after(&self, before: Sum, position: &Position<B>, mv: Move) -> Sum {
        let Some(man) = position.man_at(mv.from) else {
            return before;
        };
        if position.is_transposition(mv) {
            return self.sum(&position.after(mv));
        }
        let mut sum = before;
        if let Some(square) = position.captured_square(mv)
            && let Some(victim) = position.man_at(square)
        {
            sum.value -= self.men[victim.index()][square.index()];
            sum.phase -= self.phase[victim.role().index()];
        }
        let arriving = match mv.promotion {
            Some(role) => {
                sum.phase += self.phase[role.index()];
                shatar_rules::Man::new(man.color(), role)
            }
            None => man,
        };
        sum.value -= self.men[man.index()][mv.from.index()];
        sum.value += self.men[arriving.index()][mv.to.index()];
        sum
    }

    /// The evaluation from scratch, for the side to move.
    pub(crate) fn full(&self, position: &Position<B>) -> Value {
        self.evaluate(position, self.sum(position))
    }

    /// The evaluation for the side to move, given the position's sum. Never a proven win.
    pub(crate) fn evaluate(&self, position: &Position<B>, sum: Sum) -> Value {
        let mut value = sum.value;
        let pawns = Color::ALL.map(|color| position.men(color, Role::Pawn));
        let attacks = Color::ALL.map(|color| pawn_attacks(color, pawns[color.index()]));
        value += self.side(position, Color::White, &attacks);
        value -= self.side(position, Color::Black, &attacks);
        value += self.pawn_structure(position, Color::White, &pawns, &attacks);
        value -= self.pawn_structure(position, Color::Black, &pawns, &attacks);

        let phase = sum.phase.clamp(0, self.full_phase);
        let mixed =
            (value.middle * phase + value.end * (self.full_phase - phase)) / self.full_phase.max(1);
        let drawn = self.nearness_of_end(position, mixed);
        let own = match position.turn() {
            Color::White => drawn,
            Color::Black => -drawn,
        };
        (own + self.weights.tempo).clamp(1 - PROVEN, PROVEN - 1)
    }

    /// What a side's men do: mobility, threats by pawns, and pressure on the enemy king.
    #[inline]
    fn side(&self, position: &Position<B>, us: Color, pawn_attacks: &[Bitboard<B>; 2]) -> Tapered {
        let weights = &self.weights;
        let mut value = Tapered::default();
        let own = position.side(us);
        let zone = position.slow_zone(us);
        let enemy_zone = position.king_zone(!us);
        let free = !(own | pawn_attacks[(!us).index()]);
        let mut pressure = 0;
        let mut attackers = 0;
        for role in [
            Role::Horse,
            Role::Camel,
            Role::Rook,
            Role::Bers,
            Role::Guard,
        ] {
            let index = role.index();
            for from in position.men(us, role) {
                let reach = if role == Role::Guard {
                    position.hia_reach(from, us, position.occupied())
                } else {
                    position.reach(role, from, zone)
                };
                let moves = (reach & free).count() as Value;
                value += weights.mobility[index] * (moves - weights.mobility_mean[index]);
                let near = (reach & enemy_zone).count() as Value;
                if near > 0 {
                    attackers += 1;
                    pressure += weights.pressure[index] * (1 + near);
                }
            }
        }
        if attackers > 1 {
            let danger = (pressure * pressure / 256).min(400);
            value += tapered::t(danger, danger / 4);
        }
        let pieces = position.side(!us) - position.role(Role::Pawn);
        let threats = (pawn_attacks[us.index()] & pieces).count() as Value;
        value += weights.pawn_threat * threats;

        let pawns = position.role(Role::Pawn);
        for rook in position.men(us, Role::Rook) {
            let file = Bitboard::file(B::file(rook));
            if (file & pawns & own).is_empty() {
                value += weights.open_file;
                if (file & pawns).is_empty() {
                    value += weights.open_file;
                }
            }
        }
        if position.men(us, Role::Camel).several() {
            value += weights.camel_pair;
        }
        if weights.moved_horse.middle != 0 {
            let moved = (position.moved_horses() & own).count() as Value;
            value += weights.moved_horse * moved;
        }
        let shelter = position.king_zone(us) & pawns & own;
        value += weights.shelter * shelter.count().min(3) as Value;
        value
    }
}

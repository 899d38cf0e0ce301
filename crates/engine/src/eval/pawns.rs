//! Pawns: passed, isolated, doubled, connected.

use shatar_rules::board::distance;
use shatar_rules::{Bitboard, Board, Color, Position};

use super::Evaluator;
use super::tapered::{Tapered, t};
use crate::score::Value;

/// The squares of a set and all before them, as a side sees it.
#[inline]
fn fill_forward<B: Board>(set: Bitboard<B>, color: Color) -> Bitboard<B> {
    let mut filled = set;
    let mut step = set;
    for _ in 1..B::SIDE {
        step = step.forward(color);
        filled |= step;
    }
    filled
}

impl<B: Board> Evaluator<B> {
    /// What a side's pawns are worth by where they stand to each other and to the enemy's.
    #[inline]
    pub(super) fn pawn_structure(
        &self,
        position: &Position<B>,
        us: Color,
        pawns: &[Bitboard<B>; 2],
        attacks: &[Bitboard<B>; 2],
    ) -> Tapered {
        let weights = &self.weights;
        let own = pawns[us.index()];
        let enemy = pawns[(!us).index()];
        if own.is_empty() {
            return Tapered::default();
        }
        let mut value = Tapered::default();
        // Squares that an enemy pawn stands on or could come to hit on its way.
        let front = fill_forward(enemy.forward(!us), !us);
        let stoppers = front | front.east() | front.west();
        let ahead = fill_forward(own.forward(us), us);
        let behind = fill_forward(own, !us);
        let files = ahead | behind;
        let isolated = own - (files.east() | files.west());
        let doubled = own & ahead;
        let connected = own & (attacks[us.index()] | own.east() | own.west());
        value += weights.isolated * isolated.count() as Value;
        value += weights.doubled * doubled.count() as Value;
        value += weights.connected * connected.count() as Value;

        let last = Value::from(B::SIDE) - 2;
        for pawn in own - stoppers - doubled {
            let rank = Value::from(B::rank(pawn));
            let steps = match us {
                Color::White => Value::from(B::SIDE) - 1 - rank,
                Color::Black => rank,
            };
            let advance = last - steps + 1;
            let scale = advance * advance;
            let whole = last * last;
            let bonus = t(
                weights.passed.middle * scale / whole,
                weights.passed.end * scale / whole,
            );
            value += bonus;
            // Kings near the square before the pawn help it or stop it.
            if let Some(next) = Bitboard::<B>::from(pawn).forward(us).first() {
                let own_king = Value::from(distance::<B>(position.king(us), next).min(5));
                let enemy_king = Value::from(distance::<B>(position.king(!us), next).min(5));
                value += t(0, (enemy_king * 2 - own_king) * bonus.end / 24);
                if position.occupied().contains(next) {
                    value -= t(bonus.middle / 3, bonus.end / 3);
                }
            }
        }
        value
    }
}

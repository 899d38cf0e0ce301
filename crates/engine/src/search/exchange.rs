//! Static exchange: what a series of captures on one square comes to.

use shatar_rules::{Bitboard, Board, Move, Position, Role};

use crate::eval::Evaluator;
use crate::score::Value;

/// The kinds of men, the least worth first, for choosing who takes next. The order of values
/// differs between games, but only the Hia's and the ferz's places do.
const ORDER: [Role; 7] = [
    Role::Pawn,
    Role::Camel,
    Role::Horse,
    Role::Guard,
    Role::Rook,
    Role::Bers,
    Role::King,
];

impl<B: Board> Evaluator<B> {
    /// Whether a move gains at least `threshold` if both sides go on taking on its square as
    /// long as it pays. Pins are not looked at.
    pub(crate) fn gains(&self, position: &Position<B>, mv: Move, threshold: Value) -> bool {
        let us = position.turn();
        let mut occupied = position.occupied() - Bitboard::from(mv.from);
        let mut gain = -threshold;
        if let Some(square) = position.captured_square(mv) {
            occupied = occupied - Bitboard::from(square);
            if let Some(man) = position.man_at(square) {
                gain += self.exchange_value(man.role());
            }
        }
        let Some(mover) = position.man_at(mv.from) else {
            return false;
        };
        let mut standing = self.exchange_value(mover.role());
        if let Some(role) = mv.promotion {
            gain += self.exchange_value(role) - standing;
            standing = self.exchange_value(role);
        }
        if gain < 0 {
            return false;
        }
        let mut balance = gain - standing;
        if balance >= 0 {
            return true;
        }
        occupied |= Bitboard::from(mv.to);
        let mut side = !us;
        loop {
            let attackers = position.attackers(mv.to, side, occupied) & occupied;
            let Some((role, from)) = self.least(position, attackers) else {
                break;
            };
            occupied = occupied - Bitboard::from(from);
            side = !side;
            balance = -balance - 1 - self.exchange_value(role);
            if balance >= 0 {
                let answered = (position.attackers(mv.to, side, occupied) & occupied).any();
                if role == Role::King && answered {
                    side = !side;
                }
                break;
            }
        }
        us != side
    }

    fn least(
        &self,
        position: &Position<B>,
        attackers: Bitboard<B>,
    ) -> Option<(Role, shatar_rules::Square)> {
        if attackers.is_empty() {
            return None;
        }
        ORDER.into_iter().find_map(|role| {
            let from = (attackers & position.role(role)).first()?;
            Some((role, from))
        })
    }
}

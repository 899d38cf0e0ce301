//! How near a rule is that ends the game: robado, a bare king, too little to mate with.

use shatar_rules::mechanics::BareKingRule;
use shatar_rules::{Board, Color, KnightMate, Position, Role};

use super::Evaluator;
use crate::score::Value;

/// Sixty-fourths of an advantage that are left when the other side has so many men besides its
/// king, where a bare king draws: the winner must mate before they are gone, and may not take
/// the last one.
const LEFT_BY_MEN: [Value; 5] = [0, 26, 42, 54, 60];

/// What the side ahead gains when the other side has so few men that it may soon be bared,
/// where a bare king loses.
const BARING_BONUS: [Value; 4] = [0, 120, 60, 20];

impl<B: Board> Evaluator<B> {
    /// A value for White as it is changed by the nearness of an end.
    pub(super) fn nearness_of_end(&self, position: &Position<B>, value: Value) -> Value {
        let strong = if value > 0 {
            Color::White
        } else {
            Color::Black
        };
        let weak = !strong;
        let men = position.side(weak).count() as usize - 1;
        let mechanics = position.mechanics();
        match mechanics.bare_king {
            BareKingRule::Robado => {
                let left = LEFT_BY_MEN.get(men).copied().unwrap_or(64);
                let left = left.min(self.mating_power(position, strong));
                value * left / 64
            }
            BareKingRule::Loses | BareKingRule::LosesUnlessBareback => {
                let own = position.side(strong).count() as usize - 1;
                let bonus = BARING_BONUS.get(men).copied().unwrap_or(0);
                if own <= men || bonus == 0 {
                    value
                } else {
                    value + bonus * value.signum()
                }
            }
            BareKingRule::Ignored => value * self.mating_power(position, strong) / 64,
        }
    }

    /// Sixty-fourths of an advantage that are left to a side with what it can mate with.
    fn mating_power(&self, position: &Position<B>, side: Color) -> Value {
        let has = |role: Role| position.men(side, role).any();
        let heavy = position.role(Role::Rook) | position.role(Role::Bers);
        if has(Role::Pawn) || (heavy & position.side(side)).any() {
            return 64;
        }
        let mechanics = position.mechanics();
        let horses = position.men(side, Role::Horse);
        if mechanics.mate_earned && (horses.is_empty() || !mechanics.horse_is_shak) {
            // Nobody of this side can ever give a shak.
            return 0;
        }
        let others = position.side(side).count() - horses.count() - 1;
        if others == 0 && horses.any() && mechanics.knight_mate != KnightMate::Wins {
            return 0;
        }
        if others + horses.count() < 2 { 4 } else { 24 }
    }
}

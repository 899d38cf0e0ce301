//! How a position ends, seen without its history.

use crate::board::Board;
use crate::man::Role;
use crate::mechanics::{BareKingRule, StalemateRule};
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use crate::rules::KnightMate;

impl<B: Board> Position<B> {
    /// The end of the game that this position is, if it is one: a lone king first, then no
    /// legal move (`rules-corner-cases` 1). Repetition and the move limit need the history;
    /// see [`Game`](crate::Game).
    pub fn ending(&self) -> Option<Outcome> {
        self.bare_king_ending().or_else(|| {
            if self.has_legal_move() {
                None
            } else {
                Some(self.no_move_ending())
            }
        })
    }

    /// The end for a side without a legal move. The caller knows that there is none.
    pub fn no_move_ending(&self) -> Outcome {
        let mechanics = self.mechanics();
        let us = self.turn();
        if !self.in_check() {
            return match mechanics.stalemate {
                StalemateRule::Draw => Outcome::draw(Reason::Stalemate),
                StalemateRule::Loss | StalemateRule::Transpose => {
                    Outcome::win(!us, Reason::Stalemate)
                }
            };
        }
        let only = |role: Role| (self.checkers() - self.role(role)).is_empty();
        if only(Role::Horse) {
            match mechanics.knight_mate {
                KnightMate::Illegal | KnightMate::Draw => {
                    return Outcome::draw(Reason::KnightMate);
                }
                KnightMate::Loses => return Outcome::win(us, Reason::KnightMate),
                KnightMate::Wins => return Outcome::win(!us, Reason::Mate),
            }
        }
        if mechanics.hia_mate_illegal && only(Role::Guard) {
            return Outcome::draw(Reason::Niol);
        }
        if mechanics.mate_earned && !self.series(!us).shak {
            return Outcome::draw(Reason::Niol);
        }
        Outcome::win(!us, Reason::Mate)
    }

    /// Whether the game is drawn or lost by the clock of captures and pawn moves.
    pub fn move_limit_reached(&self) -> bool {
        self.mechanics()
            .move_limit
            .is_some_and(|limit| self.halfmoves() >= u32::from(limit))
    }

    /// The end that a lone king makes, if it does: the quick part of [`ending`](Self::ending).
    pub fn bare_king_ending(&self) -> Option<Outcome> {
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

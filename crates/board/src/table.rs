//! What the state machine asks about the position: who may be moved, and where to.

use shatar_rules::{AnyPosition, Move, Role, Square};

use crate::labels::Target;
use crate::options::{Gestures, Input, Options};
use crate::slowed::{Slowed, slowed};
use crate::view::View;

/// A position with its legal moves and the user's rights, borrowed for one step of input.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    position: &'a AnyPosition,
    legal: &'a [Move],
    input: Input,
    gestures: Gestures,
}

/// Whether the user may take a man up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grip {
    /// It is the user's and can move.
    Free,
    /// It is the user's and of the side to move, but cannot move.
    Stuck,
    /// It is not the user's, or not its turn, or there is none.
    None,
}

impl Target {
    /// How a legal move goes to its square.
    pub fn of(position: &AnyPosition, mv: Move) -> Target {
        if position.is_capture(mv) {
            Target::Capture
        } else if position.is_transposition(mv) {
            Target::Swap
        } else {
            Target::Move
        }
    }
}

impl<'a> Table<'a> {
    /// The table of a view under options.
    pub fn new(view: &'a View, options: &Options) -> Table<'a> {
        Table {
            position: &view.position,
            legal: &view.legal,
            input: options.input,
            gestures: options.gestures,
        }
    }

    /// How pointers move men.
    pub const fn gestures(&self) -> Gestures {
        self.gestures
    }

    /// Whether a man on a square belongs to the user, whoever is to move.
    pub fn owns(&self, square: Square) -> bool {
        match (self.input, self.position.man_at(square)) {
            (Input::Play(sides), Some(man)) => sides.contains(man.color()),
            _ => false,
        }
    }

    /// Whether the user may take up what stands on a square.
    pub fn grip(&self, square: Square) -> Grip {
        if !self.owns(square) {
            Grip::None
        } else if self.legal.iter().any(|mv| mv.from == square) {
            Grip::Free
        } else {
            let turn = self.position.turn();
            let mine = |man: shatar_rules::Man| man.color() == turn;
            let moves = !self.legal.is_empty();
            if moves && self.position.man_at(square).is_some_and(mine) {
                Grip::Stuck
            } else {
                Grip::None
            }
        }
    }

    /// The moves from one square to another; several if a pawn may become several men.
    pub fn moves(&self, from: Square, to: Square) -> impl Iterator<Item = Move> + use<'a> {
        self.legal
            .iter()
            .copied()
            .filter(move |mv| mv.from == from && mv.to == to)
    }

    /// Whether a move leads from one square to another.
    pub fn leads(&self, from: Square, to: Square) -> bool {
        self.moves(from, to).next().is_some()
    }

    /// What a pawn that goes from one square to another may become.
    pub fn promotions(&self, from: Square, to: Square) -> Vec<Role> {
        self.moves(from, to).filter_map(|mv| mv.promotion).collect()
    }

    /// How the man on one square goes to another.
    pub fn target(&self, from: Square, to: Square) -> Option<Target> {
        let mv = self.moves(from, to).next()?;
        Some(Target::of(self.position, mv))
    }

    /// The places where rings stop the man on a square, of those that it can reach.
    pub fn stops(&self, from: Square) -> Vec<Slowed> {
        let mut stops = slowed(self.position, from);
        stops.retain(|slow| self.leads(from, slow.stop));
        stops
    }
}

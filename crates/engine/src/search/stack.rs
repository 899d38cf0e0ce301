//! The stack of the search.
//!
//! The search does not call itself: each position of the line that is looked at has a place on
//! this stack and says what it waits for. So a search can be left at any node and taken up
//! again exactly where it was, which is how a worker comes to hear its messages in between, and
//! a search in slices visits the very nodes that one at a stretch does.

use shatar_rules::{Board, Move, Position};

use super::learn::Tried;
use super::picker::Picker;
use crate::score::{INFINITE, MAX_PLY, Value};
use crate::table::{Bound, Known};

/// The question put to a position: is it worth more than alpha, at least beta, looking so many
/// plies deep?
#[derive(Clone, Copy, Debug)]
pub(super) struct Ask {
    pub(super) alpha: Value,
    pub(super) beta: Value,
    pub(super) depth: i32,
    /// A cutoff is expected here.
    pub(super) cut: bool,
}

impl Ask {
    /// The question about the reply that tells whether a move is worth more than alpha.
    pub(super) fn scout(alpha: Value, depth: i32, cut: bool) -> Ask {
        Ask {
            alpha: -alpha - 1,
            beta: -alpha,
            depth,
            cut,
        }
    }

    /// The question about the reply with the whole window.
    pub(super) fn full(alpha: Value, beta: Value, depth: i32) -> Ask {
        Ask {
            alpha: -beta,
            beta: -alpha,
            depth,
            cut: false,
        }
    }

    /// Whether more than a yes or no is asked for.
    pub(super) fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// What is known of a position before its moves are tried.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outlook {
    pub(super) known: Option<Known>,
    /// The table's move, seen to be legal.
    pub(super) table_move: Option<Move>,
    /// The evaluation, bettered by the table; `None` in check.
    pub(super) evaluation: Option<Value>,
    /// Better than two plies ago.
    pub(super) improving: bool,
}

/// A move that is looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    /// Which one it is, from 1.
    pub(super) number: i32,
    /// Neither capture nor promotion.
    pub(super) quiet: bool,
    /// It gives check.
    pub(super) checks: bool,
    /// It loses by exchange.
    pub(super) losing: bool,
    /// How well it did before.
    pub(super) past: i32,
}

/// What a position on the stack waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// To be looked at.
    Enter,
    /// The value after passing.
    Passed,
    /// The confirmation that passing told the truth.
    Confirmed,
    /// Its next move.
    Next,
    /// The value without the move that may be the only good one.
    Singled,
    /// The value of a move looked at less deep.
    Reduced,
    /// Whether a move is worth more than alpha.
    Scouted,
    /// The value of a move.
    Searched,
}

/// One position of the line, and how far its search is.
#[derive(Clone, Debug)]
pub(super) struct Node<B: Board> {
    pub(super) position: Position<B>,
    pub(super) ask: Ask,
    pub(super) ply: usize,
    /// The move left out to see whether it is the only good one.
    pub(super) excluded: Option<Move>,
    pub(super) phase: Phase,
    /// What the position above on the stack came to, seen from there.
    pub(super) result: Value,

    pub(super) outlook: Outlook,
    pub(super) picker: Picker,
    pub(super) candidate: Option<Candidate>,
    pub(super) tried: Tried,
    pub(super) number: i32,
    pub(super) alpha: Value,
    pub(super) best: Value,
    pub(super) best_move: Option<Move>,
    pub(super) bound: Bound,
    /// Plies to search the candidate, without and with reduction.
    pub(super) deep: i32,
    pub(super) shallow: i32,

    /// While a pass is tried or confirmed: its value, and the ply before which no other was.
    pub(super) pass_value: Value,
    pub(super) pass_before: usize,
}

impl<B: Board> Node<B> {
    fn new(position: Position<B>) -> Node<B> {
        Node {
            position,
            ask: Ask::full(-INFINITE, INFINITE, 0),
            ply: 0,
            excluded: None,
            phase: Phase::Enter,
            result: 0,
            outlook: Outlook::default(),
            picker: Picker::new(None, 0, true),
            candidate: None,
            tried: Tried::default(),
            number: 0,
            alpha: 0,
            best: 0,
            best_move: None,
            bound: Bound::Upper,
            deep: 0,
            shallow: 0,
            pass_value: 0,
            pass_before: 0,
        }
    }

    /// Puts a question about the position in this place.
    pub(super) fn put(&mut self, ask: Ask, ply: usize, excluded: Option<Move>) {
        self.ask = ask;
        self.ply = ply;
        self.excluded = excluded;
        self.phase = Phase::Enter;
    }
}

/// The places of all positions of the line. A place keeps its position after its search is
/// over, so that the same move can be asked about again.
#[derive(Clone, Debug)]
pub(super) struct Stack<B: Board> {
    places: Vec<Node<B>>,
    /// Places in use.
    used: usize,
}

/// A ply has at most three places: its position, the same again to confirm a pass, and again
/// without one move.
const PLACES: usize = 3 * MAX_PLY + 8;

impl<B: Board> Default for Stack<B> {
    fn default() -> Self {
        Stack {
            places: Vec::new(),
            used: 0,
        }
    }
}

impl<B: Board> Stack<B> {
    /// An empty stack with room for every ply.
    pub(super) fn new(position: &Position<B>) -> Stack<B> {
        Stack {
            places: vec![Node::new(*position); PLACES],
            used: 0,
        }
    }

    /// Whether it has no places yet.
    pub(super) fn has_no_room(&self) -> bool {
        self.places.is_empty()
    }

    /// Forgets all positions.
    pub(super) fn clear(&mut self) {
        self.used = 0;
    }

    /// The position that is looked at, and the place above it. The stack must not be empty.
    pub(super) fn top(&mut self) -> (&mut Node<B>, &mut Node<B>) {
        let (below, above) = self.places.split_at_mut(self.used);
        (&mut below[self.used - 1], &mut above[0])
    }

    /// The first free place.
    pub(super) fn free(&mut self) -> &mut Node<B> {
        &mut self.places[self.used]
    }

    /// Begins to look at the position in the first free place.
    pub(super) fn push(&mut self) {
        self.used += 1;
    }

    /// Hands the value of the top position down; `None` if nobody waits for it.
    pub(super) fn pop(&mut self, value: Value) -> Option<()> {
        self.used -= 1;
        let waiting = self.used.checked_sub(1)?;
        self.places[waiting].result = value;
        Some(())
    }
}

//! Counting the leaves of the tree of legal moves: the field's proof of a move generator.

use core::ops::ControlFlow;

use crate::any::{AnyPosition, on};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::moves::Move;
use crate::position::Position;

/// Leaves of the tree of legal moves `depth` plies deep. A position that has ended has no
/// moves; repetition and the move limit are not looked at.
pub fn perft<B: Board>(position: &Position<B>, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => {
            let mut nodes = 0;
            let _ = position.each_move_set(Bitboard::ALL, |set| {
                position.each_move(set, |mv| nodes += perft(&position.after(mv), depth - 1));
                ControlFlow::Continue(())
            });
            nodes
        }
    }
}

impl AnyPosition {
    /// Leaves of the tree of legal moves `depth` plies deep.
    pub fn perft(&self, depth: u32) -> u64 {
        on!(self, position => perft(position, depth))
    }

    /// Leaves under each legal move.
    pub fn divide(&self, depth: u32) -> Vec<(Move, u64)> {
        let below = depth.saturating_sub(1);
        self.legal_moves()
            .into_iter()
            .map(|mv| (mv, self.after(mv).perft(below)))
            .collect()
    }
}

//! A slow, independent model of the rules of all three games.
//!
//! It is written from the specification alone and shares nothing with the fast generator: a
//! mailbox board, a list of men, and "make the move and look whether the king can be captured".
//! Rules, positions and moves cross its border as strings (preset and option names, FEN, UCI), so
//! that a misreading in one of the two implementations cannot hide behind a shared type.
//!
//! The numbers in comments (`corner case 17`) are those of the list of decided corner cases that
//! belongs to the rules.

mod board;
mod ending;
mod fen;
mod game;
mod moves;
mod reach;
mod rules;

pub use game::Model;
pub use rules::{Game, ModelRules, OptionRow};

#[cfg(test)]
mod checks;

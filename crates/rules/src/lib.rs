//! The rules and notations of three games of chess: **Shatar** (Mongolian chess, 8×8),
//! **Hiashatar** (its big brother with bodyguards, 10×10) and **Shatranj** (the medieval game of
//! the Islamic world).
//!
//! The sources contradict each other, so every disputed rule is an option that cites its source
//! ([`Rules`]). What is read ([`Setup`]) is another type than what can be played
//! ([`Position`]). There is no input or output here, no browser and no `unsafe`.
//!
//! ```
//! use shatar_rules::{Game, Reason, Rules, Variant, uci};
//!
//! // A mate by a camel, with no shak before it in the series, is niol: a draw.
//! let rules = Rules::preset(Variant::Shatar, "fairy-stockfish")?;
//! let mut game = Game::from_fen(rules, "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1")?;
//! game.play(uci::parse(game.position(), "c1b2")?)?;
//! assert_eq!(game.outcome().map(|end| end.reason), Some(Reason::Niol));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod any;
pub mod attacks;
mod bitboard;
mod bits;
pub mod board;
mod check;
mod color;
mod ending;
mod game;
mod generate;
mod key;
mod man;
pub mod mechanics;
mod moves;
mod notation;
mod outcome;
mod perft;
mod pins;
mod position;
mod rules;
mod safe;
mod setup;
mod square;
mod variant;

pub use any::AnyPosition;
pub use bitboard::Bitboard;
pub use bits::Bits;
pub use board::{Board, Eight, Ten};
pub use check::{CheckClass, CheckClasses, Series};
pub use color::Color;
pub use game::{Game, PlayError};
pub use generate::{MoveSet, RoleSet};
pub use man::{Man, Role};
pub use mechanics::Mechanics;
pub use moves::Move;
pub use notation::{chesmayne, fen, packed, pgn, san, uci};
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use position::Position;
pub use rules::*;
pub use setup::{Fault, Setup, SetupError};
pub use square::{Size, Square};
pub use variant::Variant;

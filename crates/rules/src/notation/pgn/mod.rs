//! PGN: games as text, with tags, variations, comments and judgements.
//!
//! The tags `Variant`, `RuleSet`, `SetUp` and `FEN` say which game it is, under which rules, and
//! from where. The reader keeps what it understood and names what it did not, with line, column
//! and token; a fault in one game does not touch the next.
//!
//! ```
//! use shatar_rules::{Variant, pgn};
//!
//! let text = "[Variant \"Shatar\"]\n[RuleSet \"aise\"]\n\n1. d4 d5 2. Jd3 {out} (2. Nf3) Nf6 *";
//! let records = pgn::read(text, Variant::Shatar);
//! assert!(records[0].faults.is_empty());
//! assert_eq!(records[0].tree.main_line().len(), 4);
//! assert_eq!(pgn::read(&pgn::write(&records[0]), Variant::Shatar)[0].tree, records[0].tree);
//! ```

mod fault;
mod lexer;
mod reader;
mod record;
mod tree;
mod writer;

pub use fault::{Fault, FaultKind};
pub use reader::read;
pub use record::Record;
pub use tree::{Node, NodeId, Tree};
pub use writer::write;

/// The longest text that is read, in bytes. What follows is not looked at, and a fault says so.
pub const MAX_BYTES: usize = 1_000_000;

/// The most moves that are read from a text, variations included.
pub const MAX_PLIES: usize = 20_000;

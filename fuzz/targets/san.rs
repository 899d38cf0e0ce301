//! SAN moves: the first line is a FEN, or nothing for the start; then moves.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shatar_fuzz::rules_and_text;
use shatar_rules::{Game, san};

fuzz_target!(|data: &[u8]| {
    let Some((rules, text)) = rules_and_text(data) else {
        return;
    };
    let (start, moves) = text.split_once('\n').unwrap_or(("", text));
    let mut game = Game::from_fen(rules, start).unwrap_or_else(|_| Game::new(rules));
    for word in moves.split(' ') {
        let position = game.position();
        match san::parse(position, word) {
            Ok(mv) => {
                assert!(position.is_legal(mv));
                let written = san::write(position, mv);
                assert_eq!(san::parse(position, &written), Ok(mv), "{written}");
                let over = game.outcome().is_some();
                assert_eq!(game.play(mv).is_err(), over);
            }
            Err(error) => {
                let _ = error.to_string();
            }
        }
    }
});

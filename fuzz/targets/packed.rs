//! Packed moves: what is read is written again to the same text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shatar_fuzz::rules_and_text;
use shatar_rules::{Game, packed};

fuzz_target!(|data: &[u8]| {
    let Some((rules, text)) = rules_and_text(data) else {
        return;
    };
    let mut game = Game::new(rules);
    match packed::play(&mut game, text) {
        Ok(()) => assert_eq!(packed::write(&game), text),
        Err(error) => {
            let _ = error.to_string();
            // What was played before the fault is the text's beginning.
            assert!(text.starts_with(&packed::write(&game)));
        }
    }
});

//! A FEN that is read is written so that it reads the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shatar_fuzz::rules_and_text;
use shatar_rules::fen;

fuzz_target!(|data: &[u8]| {
    let Some((rules, text)) = rules_and_text(data) else {
        return;
    };
    match fen::parse(text, &rules) {
        Ok(position) => {
            let written = fen::write(&position);
            let again = fen::parse(&written, &rules).expect("what is written can be read");
            assert_eq!(again, position);
            assert_eq!(fen::write(&again), written);
            // Endings and moves of whatever can be set up.
            let _ = position.ending();
            for mv in position.legal_moves() {
                assert!(position.is_legal(mv));
            }
        }
        Err(error) => {
            let _ = error.to_string();
            assert!(error.line == 1 && error.column >= 1);
        }
    }
});

//! Chesmayne scores: whatever was played is written so that it reads the same, without a fault.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shatar_fuzz::rules_and_text;
use shatar_rules::chesmayne::{self, ReadOptions, WriteOptions};
use shatar_rules::{Color, Rules};

fuzz_target!(|data: &[u8]| {
    let Some((rules, text)) = rules_and_text(data) else {
        return;
    };
    let mut options = ReadOptions::default();
    if let Rules::Shatranj(rules) = rules {
        options.rules = rules;
    }
    let _ = chesmayne::looks_like(text);
    for record in chesmayne::read(text, &options) {
        for fault in &record.faults {
            assert!(fault.line >= 1 && fault.column >= 1);
            let _ = fault.to_string();
        }
        for side_a in Color::ALL {
            let write_options = WriteOptions {
                side_a: Some(side_a),
            };
            // Men have names only from the array on, so not every game has a score.
            let Ok(written) = chesmayne::write(&record.game, &write_options) else {
                continue;
            };
            let again = chesmayne::read(&written, &options);
            assert_eq!(again.len(), 1, "{written}");
            assert!(again[0].faults.is_empty(), "{written}{:?}", again[0].faults);
            assert_eq!(again[0].game.moves(), record.game.moves(), "{written}");
        }
    }
});

//! PGN: whatever was understood is written so that it reads the same, without a fault.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shatar_fuzz::rules_and_text;
use shatar_rules::pgn;

fuzz_target!(|data: &[u8]| {
    let Some((rules, text)) = rules_and_text(data) else {
        return;
    };
    for record in pgn::read(text, rules.variant()) {
        for fault in &record.faults {
            assert!(fault.line >= 1 && fault.column >= 1);
            let _ = fault.to_string();
        }
        let written = pgn::write(&record);
        let again = pgn::read(&written, rules.variant());
        assert_eq!(again.len(), 1, "{written}");
        assert_eq!(again[0].tree, record.tree, "{written}");
        assert_eq!(again[0].rules, record.rules, "{written}");
        assert_eq!(again[0].start, record.start, "{written}");
        assert_eq!(pgn::write(&again[0]), written);
    }
});

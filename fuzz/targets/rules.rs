//! Words for rules: the first byte chooses the game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shatar_fuzz::rules_and_text;
use shatar_rules::Rules;

fuzz_target!(|data: &[u8]| {
    let Some((rules, text)) = rules_and_text(data) else {
        return;
    };
    let variant = rules.variant();
    match Rules::parse(variant, text) {
        Ok(rules) => assert_eq!(Rules::parse(variant, &rules.to_string()), Ok(rules)),
        Err(error) => {
            let _ = error.to_string();
        }
    }
});

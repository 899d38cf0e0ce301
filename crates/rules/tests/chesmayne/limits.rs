//! Texts that are no scores, and texts that are too long.

use shatar_rules::chesmayne::{MAX_BYTES, MAX_PLIES, ReadOptions, looks_like, read};

use crate::{faults, plain};

#[test]
fn what_does_not_look_like_a_score() {
    for text in [
        "",
        "1. d3 c6 2. d4 *",
        "[White \"A-B/C\"]\n\n1. d3 {12A x/y 01B} c6 1/2-1/2",
        "01 The KI is allowed to move one cell.",
        "3B is weak",
    ] {
        assert!(!looks_like(text), "{text}");
    }
}

#[test]
fn limits_and_empty_texts() {
    for text in ["", "\n\n", "Only prose here.\nRules: chesmayne\n"] {
        assert_eq!(
            faults(&plain(text)),
            [("no_moves", 1, 1, "", None)],
            "{text}"
        );
    }
    let line = "01A BQ4-D02/D03 BQ4-C03/B02\n";
    let long = format!("{line}{}", "x".repeat(MAX_BYTES));
    let kinds: Vec<&str> = faults(&plain(&long)).iter().map(|fault| fault.0).collect();
    assert_eq!(kinds, ["too_long"]);
    let record = plain(&format!("01A {}", "BQ4-D02/D03 ".repeat(5000)));
    assert_eq!(faults(&record)[0].0, "no_move");
    let many = line.repeat(MAX_PLIES + 1);
    let records = read(&many, &ReadOptions::default());
    let all = records.iter().flat_map(|record| &record.faults);
    assert_eq!(
        all.filter(|fault| fault.kind.id() == "too_many_plies")
            .count(),
        1
    );
    // Cut within a character.
    let long = format!("{line}{}", "é".repeat(MAX_BYTES / 2));
    assert_eq!(faults(&plain(&long)).len(), 1);
}

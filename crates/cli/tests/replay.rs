//! `shatar replay` on games that are sound and on games that are not.

mod common;

use common::{run, run_on};
use serde_json::{Value, json};

/// What is printed for a text, and the exit code.
fn replay(text: &[u8]) -> (Value, i32) {
    let output = run_on(&["replay", "-"], text);
    let report = serde_json::from_slice(&output.stdout).expect("a report is JSON");
    (report, output.status.code().expect("an exit code"))
}

#[test]
fn a_sound_game() {
    let text = "[Event \"Test\"]\n[Variant \"Shatar\"]\n[RuleSet \"aise camel=bishop_max3\"]\n\n\
        1. d4 d5 2. Nf3 {quiet} (2. Nc3) 2... Nf6 *\n";
    let (report, code) = replay(text.as_bytes());
    assert_eq!(code, 0, "{report}");
    let game = &report["games"][0];
    assert_eq!(game["tags"]["Event"], "Test");
    assert_eq!(
        (&game["game"], &game["rules"]),
        (&json!("shatar"), &json!("aise camel=bishop_max3"))
    );
    assert_eq!(
        game["start"],
        "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 0 1"
    );
    assert_eq!(game["moves"], json!(["d2d4", "d7d5", "g1f3", "g8f6"]));
    assert_eq!(game["san"], json!(["d4", "d5", "Nf3", "Nf6"]));
    assert_eq!(
        (&game["result"], &game["outcome"]),
        (&json!("*"), &json!(null))
    );
    assert_eq!(game["faults"], json!([]));
}

#[test]
fn a_game_that_ends_by_the_rules() {
    let text = "[Variant \"Shatar\"]\n[SetUp \"1\"]\n[FEN \"6bk/7p/8/8/8/8/8/K1B4J w - - 0 1\"]\n\n1. Bb2 1/2-1/2\n";
    let (report, code) = replay(text.as_bytes());
    assert_eq!(code, 0, "{report}");
    let game = &report["games"][0];
    assert_eq!(
        game["outcome"],
        json!({"result": "1/2-1/2", "reason": "niol"})
    );
    assert_eq!(game["start"], "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1");
}

#[test]
fn faults_have_a_place_and_set_the_exit_code() {
    let text =
        "[Variant \"Shatranj\"]\n\n1. a3 a6 2. Ra5 h6 *\n\n[Variant \"Hiashatar\"]\n\n1. d5 *\n";
    let (report, code) = replay(text.as_bytes());
    assert_eq!(code, 1);
    let games = report["games"].as_array().expect("a list");
    assert_eq!(games.len(), 2);
    assert_eq!(
        games[0]["moves"],
        json!(["a2a3", "a7a6"]),
        "what was understood is kept"
    );
    let fault = &games[0]["faults"][0];
    assert_eq!(
        (&fault["line"], &fault["column"], &fault["token"]),
        (&json!(3), &json!(13), &json!("Ra5"))
    );
    assert!(fault["kind"].is_string() && fault["message"].is_string());
    // A fault in one game does not touch the next.
    assert_eq!(
        (&games[1]["moves"], &games[1]["faults"]),
        (&json!(["d2d5"]), &json!([]))
    );
    assert_eq!(games[1]["game"], "hiashatar");
}

#[test]
fn the_game_where_none_is_named() {
    let text = b"1. a3 a6 *";
    let output = run_on(&["replay", "--game", "shatranj", "-"], text);
    assert_eq!(output.status.code(), Some(0));
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report is JSON");
    assert_eq!(report["games"][0]["game"], "shatranj");
}

#[test]
fn anything_may_be_in_a_file() {
    assert_eq!(replay(b""), (json!({"games": []}), 0));
    let (report, code) = replay(b"1. d4 d5 \xff Nf3 *");
    assert_eq!(code, 1);
    let fault = &report["games"][0]["faults"][0];
    assert_eq!(
        (&fault["kind"], &fault["line"], &fault["column"]),
        (&json!("encoding"), &json!(1), &json!(10))
    );
    assert_eq!(report["games"][0]["moves"][1], "d7d5");
    for text in [
        &b"nonsense"[..],
        b"((((",
        b"{",
        b"[",
        b"]",
        b"[FEN \"x\"] 1. a3",
        b"\0\0\0",
        b"1. d4 )",
    ] {
        let (report, code) = replay(text);
        assert!(code == 1 || report["games"] == json!([]), "{report}");
    }
    let long = format!("1. d4 d5 {{{}}} Nf3", "x ".repeat(600_000));
    let (report, code) = replay(long.as_bytes());
    assert_eq!(code, 1);
    assert_eq!(report["games"][0]["moves"], json!(["d2d4", "d7d5"]));
}

#[test]
fn files_and_arguments() {
    let path = std::env::temp_dir().join(format!("shatar-replay-{}.pgn", std::process::id()));
    std::fs::write(&path, "1. d4 d5 *\n").expect("the folder for passing files can be written");
    let name = path.to_str().expect("a name in Unicode");
    assert_eq!(run(&["replay", name]).status.code(), Some(0));
    std::fs::remove_file(&path).expect("the file is there");
    let missing = run(&["replay", name]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&missing.stderr).contains(name));
    assert_eq!(run(&["replay"]).status.code(), Some(2));
    assert_eq!(run(&["replay", "a", "b"]).status.code(), Some(2));
}

#[test]
fn chesmayne_is_told_by_its_look() {
    let sound = "A score\n\n01A BQ4-D02/D03 BQ4-C03/B02\n01B BQ6-C07/C06 BQ6-C15/B10\n";
    let (report, code) = replay(sound.as_bytes());
    assert_eq!(code, 0, "{report}");
    let game = &report["games"][0];
    assert_eq!(
        (&game["game"], &game["rules"]),
        (&json!("shatranj"), &json!("chesmayne"))
    );
    assert_eq!(game["moves"], json!(["d2d3", "c7c6"]));
    assert_eq!(game["san"], json!(["d3", "c6"]));
    assert_eq!((&game["result"], &game["tags"]), (&json!("*"), &json!({})));

    // A slip that the other column mends is named and mended.
    let (report, code) = replay(sound.replace("C15", "C51").as_bytes());
    assert_eq!(code, 1);
    assert_eq!(report["games"][0]["moves"], game["moves"]);
    let fault = &report["games"][0]["faults"][0];
    assert_eq!(
        (&fault["line"], &fault["token"]),
        (&json!(4), &json!("C51"))
    );
    assert_eq!(fault["kind"], "not_a_square");
}

#[test]
fn a_line_that_leaves_no_reading_may_be_corrected() {
    let text = b"01A BQ4-D02/D03 BQ4-C03/B02\n01B BQ6-C07/C03 BQ6-C15/B03\n";
    let (report, code) = replay(text);
    assert_eq!((code, &report["games"][0]["moves"]), (1, &json!(["d2d3"])));
    for correction in ["01B=c7c6", "0:01B=c7c6"] {
        let output = run_on(&["replay", "--correct", correction, "-"], text);
        let report: Value = serde_json::from_slice(&output.stdout).expect("a report is JSON");
        assert_eq!(report["games"][0]["moves"], json!(["d2d3", "c7c6"]));
        assert_eq!(output.status.code(), Some(1), "the fault is still one");
    }
    for wrong in ["01B", "x:01B=c7c6"] {
        let output = run_on(&["replay", "--correct", wrong, "-"], text);
        assert_eq!(output.status.code(), Some(2));
    }
}

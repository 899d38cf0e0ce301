//! `shatar probe` on the project's fixtures and on lines that make no sense.

mod common;

use common::{Probe, data, run, run_on};
use serde_json::{Value, json};

fn moves(case: &Value) -> Value {
    case.get("moves").cloned().unwrap_or_else(|| json!([]))
}

#[test]
fn fixtures_end_as_they_should() {
    let fixtures = data("fixtures.json");
    let groups = fixtures.as_object().expect("fixtures are grouped");
    let mut probe = Probe::start();
    let mut seen = 0;
    for (group, cases) in groups {
        let (game, preset) = if group.starts_with("shatar") {
            ("shatar", "fairy-stockfish")
        } else {
            ("shatranj", "baghdad")
        };
        for case in cases.as_array().expect("a group is a list") {
            let preset = case["preset"].as_str().unwrap_or(preset);
            let answer = probe.ask(&json!({
                "game": game, "rules": preset, "fen": case["fen"], "moves": moves(case),
            }));
            if let Some(best) = case["best_move"].as_str() {
                assert!(answer.allows(best), "{case}");
            }
            if let Some(reason) = case["reason"].as_str() {
                let result = case["outcome"].as_str().expect("an end has a result");
                assert_eq!(answer.outcome(), format!("{result} {reason}"), "{case}");
                seen += 1;
            }
        }
    }
    assert!(seen >= 8, "only {seen} fixtures have an end");
    assert!(probe.close());
}

#[test]
fn the_chesmayne_games_can_be_played() {
    let scores = data("chesmayne.json");
    let mut probe = Probe::start();
    for score in scores["games"].as_array().expect("a list of games") {
        let first = score["first_to_move"].as_str().expect("somebody begins");
        let answer = probe.ask(&json!({
            "game": "shatranj",
            "rules": {"preset": "chesmayne", "first_to_move": first},
            "moves": moves(score),
        }));
        if let Some(board) = score["final_board"].as_str() {
            assert_eq!(answer.board(), board, "{}", score["name"]);
        }
        if score["ends_in"] == "mate" {
            assert!(answer.outcome().ends_with("mate"), "{}", score["name"]);
        }
    }
    assert!(probe.close());
}

/// A small generator of numbers (splitmix64), so that garbage is the same each time.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

#[test]
fn garbage_gets_an_error_and_the_next_line_is_served() {
    let question =
        json!({"game": "hiashatar", "rules": {"preset": "winther-1", "stalemate": "loss"},
        "fen": "k9/10/10/10/10/3p6/3p6/10/4P5/K9 w - - 0 1", "moves": ["e2e5", "d5e4"]})
        .to_string();
    let mut numbers = Numbers(7);
    let mut probe = Probe::start();
    let mut errors = 0;
    for _ in 0..1000 {
        // The question with a few bytes changed, put in, taken out, or cut off.
        let mut line = question.clone().into_bytes();
        for _ in 0..=numbers.below(4) {
            let at = numbers.below(line.len().max(1));
            if line.is_empty() {
                break;
            }
            match numbers.below(4) {
                0 => line[at] = numbers.next() as u8,
                1 => line.insert(at, numbers.next() as u8),
                2 => {
                    line.remove(at);
                }
                _ => line.truncate(at.max(1)),
            }
        }
        line.retain(|&byte| byte != b'\n');
        let answer = probe.ask_raw(&line);
        let is_error = answer.get("error").is_some();
        assert!(is_error || answer["legal"].is_array(), "{answer}");
        errors += usize::from(is_error);
    }
    assert!(errors > 500, "only {errors} of 1000 lines made no sense");
    let answer = common::Answer(probe.ask_raw(question.as_bytes()));
    assert_eq!(answer.board(), "k9/10/10/10/10/10/3pp5/10/10/K9");
    assert!(probe.close());
}

#[test]
fn chosen_garbage() {
    let deep = "[".repeat(100_000);
    let long_word = format!(r#"{{"game":"{}"}}"#, "x".repeat(1_000_000));
    let long_fen = format!(r#"{{"game":"shatar","fen":"{} w"}}"#, "8/".repeat(500_000));
    let long_move = format!(r#"{{"game":"shatar","moves":["{}"]}}"#, "ä".repeat(500_000));
    let lines: &[(&str, &str)] = &[
        ("", "json"),
        ("   ", "json"),
        ("null", "json"),
        ("[]", "json"),
        ("\"shatar\"", "json"),
        ("{", "json"),
        ("{}{}", "json"),
        (r#"{"game":"shatar"} x"#, "json"),
        (r#"{"game":"shatar","fen":"\ud800"}"#, "json"),
        (&deep, "json"),
        ("{}", "game"),
        (&long_word, "game"),
        (r#"{"game":null}"#, "game"),
        (r#"{"game":["shatar"]}"#, "game"),
        (r#"{"game":"shatar","rules":"nobody"}"#, "rules"),
        (r#"{"game":"shatar","rules":"okano"}"#, "rules"),
        (r#"{"game":"shatar","rules":7}"#, "rules"),
        (r#"{"game":"shatar","rules":true}"#, "rules"),
        (r#"{"game":"shatar","rules":{"stalemate":"win"}}"#, "rules"),
        (r#"{"game":"shatar","rules":{"robado":"perhaps"}}"#, "rules"),
        (r#"{"game":"shatar","rules":{"move_limit":0}}"#, "rules"),
        (r#"{"game":"shatar","rules":{"move_limit":-1}}"#, "rules"),
        (r#"{"game":"shatar","rules":{"move_limit":1e300}}"#, "rules"),
        (r#"{"game":"shatar","rules":{"move_limit":[100]}}"#, "rules"),
        (r#"{"game":"shatar","rules":{"nothing":1}}"#, "rules"),
        (r#"{"game":"shatar","fen":"ä/8/8/8/8/8/8/8 w"}"#, "fen"),
        (r#"{"game":"shatar","fen":["8/8"]}"#, "fen"),
        (
            r#"{"game":"shatar","fen":"rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 99999999999999999999 1"}"#,
            "fen",
        ),
        (&long_fen, "fen"),
        (r#"{"game":"shatar","moves":7}"#, "move"),
        (r#"{"game":"shatar","moves":[null]}"#, "move at 0"),
        (r#"{"game":"shatar","moves":[""]}"#, "move at 0"),
        (
            r#"{"game":"shatar","moves":["d2d4",["d7d5"]]}"#,
            "move at 1",
        ),
        (
            r#"{"game":"shatar","moves":["d2d4","d7d5","d4d5"]}"#,
            "move at 2",
        ),
        (
            r#"{"game":"shatar","moves":["d2d4","d7d5","a1a9"]}"#,
            "move at 2",
        ),
        (r#"{"game":"shatar","moves":["z9z9"]}"#, "move at 0"),
        (r#"{"game":"shatar","moves":["d2d4ä"]}"#, "move at 0"),
        (&long_move, "move at 0"),
    ];
    let mut probe = Probe::start();
    for (line, error) in lines {
        let answer = common::Answer(probe.ask_raw(line.as_bytes()));
        let line: String = line.chars().take(80).collect();
        assert_eq!(answer.error(), *error, "{line}");
        let message = answer.0["error"]["message"].as_str().unwrap_or_default();
        assert!(message.len() < 2000, "a message of {} bytes", message.len());
        let next = common::Answer(probe.ask_raw(br#"{"game":"shatar"}"#));
        assert_eq!(next.legal(), ["d2d4"]);
    }
    for bytes in [
        &b"\xff\xfe"[..],
        b"{\"game\":\"shat\xc3\"}",
        b"\0\0\0",
        b"\xef\xbb\xbf{}",
    ] {
        assert_eq!(common::Answer(probe.ask_raw(bytes)).error(), "json");
    }
    assert!(probe.close());
}

#[test]
fn rules_come_in_several_forms() {
    let mut probe = Probe::start();
    let fen = "7k/5K2/6J1/8/p7/P7/8/8 b - - 0 1";
    let mut end = |rules: Value| {
        let mut question = json!({"game": "shatar", "fen": fen});
        question["rules"] = rules;
        probe.ask(&question).outcome()
    };
    for draw in [
        json!(null),
        json!(""),
        json!("aise"),
        json!({}),
        json!({"preset": "aise"}),
    ] {
        assert_eq!(end(draw), "1/2-1/2 stalemate");
    }
    let losses = [
        json!("traditional"),
        json!("aise stalemate=loss"),
        json!("stalemate=loss"),
        json!("aise,stalemate=loss"),
        json!({"stalemate": "loss"}),
        json!({"stalemate": "loss", "preset": "modern"}),
        json!({"preset": "fairy-stockfish", "stalemate": "loss", "move_limit": null, "robado": true}),
        json!({"preset": "aise", "stalemate": "loss", "move_limit": 50, "repetition": "false"}),
    ];
    for loss in losses {
        assert_eq!(end(loss), "1-0 stalemate");
    }
    assert!(probe.close());
}

#[test]
fn lines_end_as_they_like() {
    let question = r#"{"game":"shatar"}"#;
    let input = format!("{question}\r\n\r\n{question}\n\n{question}");
    let output = run_on(&["probe"], input.as_bytes());
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("answers are UTF-8");
    let errors: Vec<bool> = text
        .lines()
        .map(|line| line.contains("\"error\""))
        .collect();
    assert_eq!(errors, [false, true, false, true, false]);
    assert!(run_on(&["probe"], b"").stdout.is_empty());
}

#[test]
fn arguments_that_make_no_sense_are_refused() {
    for arguments in [
        &[][..],
        &["nothing"],
        &["probe", "x"],
        &["probe", "--x"],
        &["--x"],
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty() && output.stdout.is_empty());
    }
    assert!(run(&["--help"]).status.success());
    assert!(run(&["--version"]).status.success());
}

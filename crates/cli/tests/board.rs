//! `shatar board` as a program: what it draws, and what it refuses.

use std::process::{Command, Output};

fn board(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shatar"))
        .arg("board")
        .args(words)
        .output()
        .expect("the command starts")
}

fn drawn(words: &[&str]) -> String {
    let output = board(words);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn every_game_shows_its_men() {
    for (game, men) in [("shatar", 32), ("hiashatar", 40), ("shatranj", 32)] {
        let svg = drawn(&["--game", game]);
        assert_eq!(svg.matches("<use ").count(), men, "{game}");
        // Nothing that a page without scripts, styles and network could miss.
        for word in ["var(", "<style", "<script", "style=", "href=\"http"] {
            assert!(!svg.contains(word), "{game}: {word}");
        }
        for id in svg.split("href=\"#").skip(1) {
            let id = id.split('"').next().unwrap_or_default();
            assert!(
                svg.contains(&format!("<symbol id=\"{id}\"")),
                "{game}: {id}"
            );
        }
    }
}

#[test]
fn the_board_turns_and_the_last_move_is_marked() {
    let words = ["--game", "shatar", "--rules", "aise", "--moves", "d2d4"];
    let white = drawn(&words);
    assert_eq!(white.matches("stroke-dasharray").count(), 2);
    assert!(white.contains("black to move.</title>"), "{white}");
    // d4 in the fourth column and the fifth row from above, or from below.
    assert!(white.contains("x=\"304\" y=\"404\" width=\"92\""));
    let black = drawn(&[&words[..], &["--orientation", "black"]].concat());
    assert!(black.contains("x=\"404\" y=\"304\" width=\"92\""));
}

#[test]
fn says_what_it_does_not_understand() {
    for (words, part) in [
        (&["--board", "glass"][..], "felt, wood, stone, chequered"),
        (
            &["--pieces", "plastic"],
            "ulaanbaatar, soyot, tuva, mammoth, nishapur",
        ),
        (&["--moves", "d2d4 e9e8"], "move 2"),
        (&["--width", "wide"], "whole number"),
    ] {
        let output = board(&[&["--game", "shatar"], words].concat());
        assert_eq!(output.status.code(), Some(2));
        let sentence = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(sentence.contains(part), "{words:?}: {sentence}");
    }
}

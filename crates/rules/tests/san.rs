//! SAN: unique and readable for every legal move, pictures of its forms, sloppy input.

#![allow(clippy::unwrap_used, reason = "what a test unwraps is what it asserts")]

mod common;

use std::collections::HashMap;

use common::{Chance, every_preset, play_on};
use shatar_rules::san::{SanErrorKind, parse, write};
use shatar_rules::{AnyPosition, Game, Rules, Variant, fen, uci};

fn position(variant: Variant, rules: &str, text: &str) -> AnyPosition {
    fen::parse(text, &Rules::parse(variant, rules).unwrap()).unwrap()
}

fn san(position: &AnyPosition, mv: &str) -> String {
    write(position, uci::parse(position, mv).unwrap())
}

fn read(position: &AnyPosition, text: &str) -> Result<String, SanErrorKind> {
    match parse(position, text) {
        Ok(mv) => Ok(uci::write(mv, position.size(), position.variant())),
        Err(error) => Err(error.kind),
    }
}

/// Every legal move has a text of its own, and the text leads back to it.
fn check_all(position: &AnyPosition) -> usize {
    let legal = position.legal_moves();
    let mut texts = HashMap::new();
    for &mv in &legal {
        let text = write(position, mv);
        assert_eq!(
            parse(position, &text),
            Ok(mv),
            "{text} in {}",
            fen::write(position)
        );
        let bare = text.trim_end_matches(['+', '#']).replace(['x', '='], "");
        assert_eq!(parse(position, &bare), Ok(mv), "{bare} for {text}");
        let twin = texts.insert(text.clone(), mv);
        assert_eq!(twin, None, "{text} twice in {}", fen::write(position));
    }
    legal.len()
}

#[test]
fn unique_and_readable_in_random_games_of_every_preset() {
    let mut chance = Chance(1);
    let mut moves = 0;
    for rules in every_preset() {
        for _ in 0..3 {
            let mut game = Game::new(rules);
            for _ in 0..160 {
                moves += check_all(game.position());
                play_on(&mut game, 1, &mut chance);
                if game.outcome().is_some() {
                    break;
                }
            }
        }
    }
    assert!(moves > 100_000, "only {moves} moves were tried");
}

#[test]
fn crowded_boards_are_unique_too() {
    // Many men of one kind that reach the same squares from equal files and ranks.
    for (variant, rules, text) in [
        (
            Variant::Shatar,
            "aise",
            "7k/7p/1J1J4/8/1J1J4/3J4/8/K7 w - - 0 1",
        ),
        (
            Variant::Shatar,
            "modern",
            "7k/2P4p/N3N3/8/N1N1N3/2N5/8/K7 w - - 0 1",
        ),
        (
            Variant::Shatar,
            "popova",
            "7k/7p/N3N3/8/N1N1N3/2N5/8/K7 w - - 0 9",
        ),
        (
            Variant::Hiashatar,
            "okano",
            "9k/9p/1H1H6/10/1H1H6/10/2J4J2/10/2J4J2/K9 w - - 0 1",
        ),
        (
            Variant::Hiashatar,
            "vivanto",
            "8k1/R8R/10/10/10/p9/10/10/R8R/K9 w - - 0 1",
        ),
        (
            Variant::Shatranj,
            "",
            "6k1/7p/1B3B2/Q1Q5/8/1B3B2/Q1Q5/K7 w - - 0 1",
        ),
    ] {
        assert!(check_all(&position(variant, rules, text)) > 20, "{text}");
    }
}

#[test]
fn letters_captures_and_promotions() {
    let start = position(
        Variant::Shatar,
        "fairy-stockfish",
        "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1",
    );
    assert_eq!(san(&start, "g1f3"), "Nf3");
    assert_eq!(san(&start, "d1d3"), "Jd3");
    let capture = position(
        Variant::Shatar,
        "fairy-stockfish",
        "4k3/1P6/8/3p4/2P5/8/8/K6R w - - 0 1",
    );
    assert_eq!(san(&capture, "c4d5"), "cxd5");
    assert_eq!(san(&capture, "b7b8j"), "b8=J+");
    let standard = position(
        Variant::Shatar,
        "modern",
        "4k3/1P6/7p/8/8/8/8/K6R w - - 0 1",
    );
    assert_eq!(san(&standard, "b7b8n"), "b8=N");
    let shatranj = position(Variant::Shatranj, "", "4k3/1P6/7p/8/8/8/8/K1B4R w - - 0 1");
    assert_eq!(san(&shatranj, "b7b8q"), "b8=Q");
    assert_eq!(san(&shatranj, "c1e3"), "Be3");
}

#[test]
fn ten_ranks_have_two_digits() {
    let position = position(
        Variant::Hiashatar,
        "carrillo",
        "R9/9k/10/10/p9/10/10/10/10/R3H4K w - - 0 1",
    );
    assert_eq!(san(&position, "a1a6"), "R1xa6");
    assert_eq!(san(&position, "a10a6"), "R10xa6");
    assert_eq!(san(&position, "e1g3"), "Hg3");
    assert_eq!(read(&position, "R10a6"), Ok("a10a6".to_owned()));
    assert_eq!(read(&position, "a10a9"), Ok("a10a9".to_owned()));
    assert_eq!(read(&position, "Ra10-a9"), Ok("a10a9".to_owned()));
}

#[test]
fn in_passing_is_written_as_any_capture_by_a_pawn() {
    let position = position(
        Variant::Hiashatar,
        "winther-1",
        "k9/10/10/10/10/4Pp4/10/10/10/K9 b - e4e3 0 1",
    );
    assert_eq!(san(&position, "f5e4"), "fxe4");
    assert_eq!(read(&position, "fxe4 e.p."), Ok("f5e4".to_owned()));
}

#[test]
fn transposition_names_the_king_and_the_other_square() {
    // The Shah cannot step anywhere and his pawn is blocked: he changes places with the pawn.
    let position = position(
        Variant::Shatranj,
        "transposition",
        "1r5k/8/3p4/3P4/8/8/7r/K7 w - - 0 1",
    );
    assert_eq!(position.legal_moves().len(), 1);
    assert_eq!(san(&position, "a1d5"), "K~d5");
    for text in ["K~d5", "Kd5", "a1~d5", "a1d5"] {
        assert_eq!(read(&position, text), Ok("a1d5".to_owned()), "{text}");
    }
    assert_eq!(read(&position, "Kxd5"), Err(SanErrorKind::NothingToCapture));
}

#[test]
fn mate_and_niol_are_marked_alike() {
    let niol = position(
        Variant::Shatar,
        "fairy-stockfish",
        "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1",
    );
    assert_eq!(san(&niol, "c1b2"), "Bb2#");
    let mate = position(
        Variant::Shatar,
        "fairy-stockfish",
        "7k/6pp/8/8/8/8/8/KR6 w - - 0 1",
    );
    assert_eq!(san(&mate, "b1b8"), "Rb8#");
}

#[test]
fn sloppy_input() {
    let shatar = position(
        Variant::Shatar,
        "aise",
        "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 0 1",
    );
    for text in [
        "d4", "d2d4", "d2-d4", "Pd4", "D2D4", "d4!?", " d4+ ", "d2d4#",
    ] {
        assert_eq!(read(&shatar, text), Ok("d2d4".to_owned()), "{text}");
    }
    let pawn = position(Variant::Shatar, "aise", "4k3/1P6/7p/8/8/8/8/K6R w - - 0 1");
    for text in [
        "b8J", "b8=J", "b8=Q", "b8", "b8(J)", "b8/J", "b7b8j", "b7-b8=J", "Pb8=J",
    ] {
        assert_eq!(read(&pawn, text), Ok("b7b8j".to_owned()), "{text}");
    }
    let shatranj = position(Variant::Shatranj, "", "4k3/8/8/8/8/4p3/8/K1BQ3R w - - 0 1");
    for text in ["Bxe3", "Be3", "Fe3", "Ae3", "Ee3", "c1e3", "Bc1:e3", "C1E3"] {
        let expected = if text == "Fe3" {
            Err(SanErrorKind::Illegal)
        } else {
            Ok("c1e3".to_owned())
        };
        assert_eq!(read(&shatranj, text), expected, "{text}");
    }
    assert_eq!(read(&shatranj, "Fe2"), Ok("d1e2".to_owned()));
}

#[test]
fn errors_say_what_is_wrong() {
    let position = position(
        Variant::Shatar,
        "modern",
        "4k3/1P6/7p/8/8/8/8/K2N1N1R w - - 0 1",
    );
    assert_eq!(read(&position, "0-0"), Err(SanErrorKind::Castling));
    assert_eq!(read(&position, "O-O-O+"), Err(SanErrorKind::Castling));
    assert_eq!(
        read(&position, "Ne3"),
        Err(SanErrorKind::Ambiguous {
            candidates: vec!["d1e3".to_owned(), "f1e3".to_owned()]
        })
    );
    assert_eq!(read(&position, "b8"), Err(SanErrorKind::PromotionMissing));
    assert_eq!(read(&position, "b8=Z"), Err(SanErrorKind::UnknownMan('Z')));
    assert_eq!(read(&position, "He4"), Err(SanErrorKind::UnknownMan('H')));
    assert_eq!(read(&position, "Nxc3"), Err(SanErrorKind::NothingToCapture));
    assert_eq!(read(&position, "Rh9"), Err(SanErrorKind::Malformed));
    assert_eq!(read(&position, "Rg8"), Err(SanErrorKind::Illegal));
    for text in [
        "", " ", "+", "x", "é4", "Né3", "--", "ххх", "e", "4", "=J", "e8=", "e10",
    ] {
        assert_eq!(
            read(&position, text),
            Err(SanErrorKind::Malformed),
            "{text}"
        );
    }
    let error = parse(&position, "0-0").unwrap_err();
    assert_eq!(error.to_string(), "\"0-0\": nobody castles in these games");
}

//! Cases 1–12: endings, repetition, FEN, series and the names of checks.

use crate::common::{Probe, table};
use serde_json::json;

/// White: Nojon a1, tereg d1. Black: Nojon g8 behind three pawns.
const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/K2R4 w - -";
const SHUFFLE: &str = "a1b1 g8f8 b1a1 f8g8";

#[test]
fn case_01_endings_are_looked_at_in_order() {
    let aise = table("shatar", "aise");
    // Robado before mate.
    let bared = aise.fen("r6k/8/6K1/8/8/8/8/R7 w - - 0 1");
    assert_eq!(bared.play("a1a8").outcome(), "1/2-1/2 robado");
    // Mate before the move limit.
    let last_ply = aise.fen(&format!("{BACK_RANK} 99 60"));
    assert_eq!(last_ply.play("d1d8").outcome(), "1-0 mate");
    // Repetition before the move limit: both are reached by the eighth ply.
    let both = aise.fen(&format!("{BACK_RANK} 92 60"));
    assert_eq!(
        both.play("a1b1 g8f8 b1a1 f8g8 a1b1 g8f8 b1a1").outcome(),
        "-"
    );
    assert_eq!(
        both.play(&[SHUFFLE; 2].join(" ")).outcome(),
        "1/2-1/2 repetition"
    );
}

#[test]
fn case_02_a_finished_game_has_no_moves() {
    let mated = table("shatar", "aise").fen(&format!("{BACK_RANK} 0 1"));
    let end = mated.play("d1d8");
    assert_eq!(end.outcome(), "1-0 mate");
    assert!(end.legal().is_empty());
    assert_eq!(mated.play("d1d8 g7g6").error(), "game_over at 1");
    assert_eq!(mated.play("d1d8 nonsense").error(), "game_over at 1");
    // The move limit ends a game that still has moves on the board.
    let limit = table("shatar", "aise").fen(&format!("{BACK_RANK} 99 60"));
    assert!(limit.play("a1b1").legal().is_empty());
    assert_eq!(limit.play("a1b1 g8f8").error(), "game_over at 1");
}

#[test]
fn case_03_results_have_three_values_and_draws_need_no_claim() {
    let aise = table("shatar", "aise");
    let white = aise.fen(&format!("{BACK_RANK} 0 1")).play("d1d8");
    assert_eq!(white.0["outcome"]["result"], "1-0");
    let black = aise.fen("k2r4/8/8/8/8/8/5PPP/6K1 b - - 0 1").play("d8d1");
    assert_eq!(black.0["outcome"]["result"], "0-1");
    let draw = aise.fen(&format!("{BACK_RANK} 0 1"));
    assert_eq!(
        draw.play(&[SHUFFLE; 2].join(" ")).outcome(),
        "1/2-1/2 repetition"
    );
}

#[test]
fn case_04_the_root_is_the_first_occurrence() {
    let root = table("shatar", "aise").fen(&format!("{BACK_RANK} 0 1"));
    assert_eq!(root.play(SHUFFLE).outcome(), "-");
    assert_eq!(
        root.play(&[SHUFFLE; 2].join(" ")).outcome(),
        "1/2-1/2 repetition"
    );
    let off = table("shatar", "aise repetition=false").fen(&format!("{BACK_RANK} 0 1"));
    assert_eq!(off.play(&[SHUFFLE; 3].join(" ")).outcome(), "-");
}

#[test]
fn case_04_a_shak_in_the_series_makes_another_position() {
    let perpetual = "d7d8 h8h7 d8d7 h7h8";
    let fen = "7k/3R4/8/8/8/p7/P7/K7 w - - 0 1";
    // The board recurs at plies 0, 4 and 8, but at 0 no shak has been given.
    let earned = table("shatar", "aise").fen(fen);
    let twice = [perpetual; 2].join(" ");
    assert_eq!(earned.play(&twice).outcome(), "-");
    assert_eq!(earned.play(&twice).series("white"), (4, true));
    // At plies 1, 5 and 9 there is a shak in the series; how many checks does not matter.
    assert_eq!(
        earned.play(&format!("{twice} d7d8")).outcome(),
        "1/2-1/2 repetition"
    );
    // Where any mate wins, the series is no part of the position.
    let any = table("shatar", "buryat").fen(fen);
    assert_eq!(any.play(&twice).outcome(), "1/2-1/2 repetition");
}

#[test]
fn case_04_moved_horses_make_another_position() {
    let round = "b1c3 b8c6 c3b1 c6b8";
    let twice = [round; 2].join(" ");
    let plain = table("shatar", "traditional");
    assert_eq!(plain.play(&twice).outcome(), "1/2-1/2 repetition");
    // At the root no horse has moved, after the first ply only White's.
    let popova = table("shatar", "popova");
    assert_eq!(popova.play(&twice).outcome(), "-");
    assert_eq!(popova.play(&format!("{twice} b1c3")).outcome(), "-");
    let third = popova.play(&format!("{twice} b1c3 b8c6"));
    assert_eq!(third.outcome(), "1/2-1/2 repetition");
}

#[test]
fn case_04_squares_passed_over_make_another_position() {
    let twice = ["a10b10 a1b1 b10a10 b1a1"; 2].join(" ");
    let board = "k9/10/10/10/10/10/3pP5/10/10/K9 b -";
    let winther = table("hiashatar", "winther-1");
    let not_passed = winther.fen(&format!("{board} - 0 1"));
    assert_eq!(not_passed.play(&twice).outcome(), "1/2-1/2 repetition");
    // The root is another position than those that follow.
    let passed = winther.fen(&format!("{board} e3 0 1"));
    assert_eq!(passed.play(&twice).outcome(), "-");
    let third = passed.play(&format!("{twice} a10b10"));
    assert_eq!(third.outcome(), "1/2-1/2 repetition");
}

#[test]
fn case_05_the_move_limit_counts_plies_without_capture_or_pawn_move() {
    let aise = table("shatar", "aise");
    let near = aise.fen(&format!("{BACK_RANK} 99 60"));
    assert_eq!(near.look().outcome(), "-");
    assert_eq!(near.play("a1b1").outcome(), "1/2-1/2 move_limit");
    // Read from the FEN: reached at the root, and beyond it.
    for clock in [100, 250] {
        let reached = aise.fen(&format!("{BACK_RANK} {clock} 60"));
        assert_eq!(reached.look().outcome(), "1/2-1/2 move_limit");
    }
    // Captures and pawn moves set it back.
    let pawn = aise.fen("6k1/5ppp/8/8/8/8/8/K2R4 b - - 99 60").play("g7g6");
    assert_eq!((pawn.outcome().as_str(), pawn.field(4)), ("-", "0"));
    let capture = aise
        .fen("3n2k1/5ppp/8/8/8/8/8/K2R3R w - - 99 60")
        .play("d1d8");
    assert_eq!(capture.field(4), "0");
    let promotion = aise.fen("6k1/P4ppp/8/8/8/8/8/K7 w - - 98 60").play("a7a8j");
    assert_eq!(promotion.field(4), "0");
    let passing = table("hiashatar", "winther-1");
    let passing = passing
        .fen("k9/10/10/10/10/10/3pP5/10/10/K9 b - e3 99 60")
        .play("d4e3");
    assert_eq!(passing.field(4), "0");
    // Another limit, and none.
    let short = table("shatar", "aise move_limit=2").fen(&format!("{BACK_RANK} 0 1"));
    assert_eq!(short.play("a1b1 g8f8").outcome(), "1/2-1/2 move_limit");
    let mut probe = Probe::start();
    let none = json!({"game": "shatar", "rules": {"preset": "aise", "move_limit": null},
        "fen": format!("{BACK_RANK} 250 200")});
    assert_eq!(probe.ask(&none).outcome(), "-");
}

#[test]
fn case_06_a_fen_has_two_to_six_fields() {
    let aise = table("shatar", "aise");
    let full = "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1";
    for fields in 2..=6 {
        let some: Vec<&str> = full.split(' ').take(fields).collect();
        assert_eq!(aise.fen(&some.join(" ")).look().fen(), full);
    }
    let bad = [
        "",
        "6k1/5ppp/8/8/8/8/8/K2R4",
        "6k1/5ppp/8/8/8/8/8/K2R4 x",
        "6k1/5ppp/8/8/8/8/8/K2R4 w KQkq",
        "6k1/5ppp/8/8/8/8/8/K2R4 w - - x 1",
        "6k1/5ppp/8/8/8/8/8/K2R4 w - - -1 1",
        "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1 nonsense",
        "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1 - more",
        "6k1/5ppp/8/8/8/8/K2R4 w - - 0 1",
        "6k1/5ppp/8/8/8/8/8/8/K2R4 w - - 0 1",
        "6k1/5pppp/8/8/8/8/8/K2R4 w - - 0 1",
        "6k1/5pp/8/8/8/8/8/K2R4 w - - 0 1",
        "6k1/5pph/8/8/8/8/8/K2R4 w - - 0 1",
        // Kings: none, two, of either side.
        "8/5ppp/8/8/8/8/8/K2R4 w - - 0 1",
        "6k1/5ppp/8/8/8/8/8/3R4 w - - 0 1",
        "6kk/5ppp/8/8/8/8/8/K2R4 w - - 0 1",
        "6k1/5ppp/8/8/8/8/8/KK1R4 w - - 0 1",
        // A pawn on its own last rank.
        "P5k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1",
        "6k1/5ppp/8/8/8/8/8/K2R3p w - - 0 1",
        // The side that is not to move stands in check.
        "3R2k1/5p1p/8/8/8/8/8/K7 w - - 0 1",
        // Kings side by side.
        "8/8/8/8/8/p7/PkK5/8 w - - 0 1",
    ];
    for fen in bad {
        assert_eq!(aise.fen(fen).look().error(), "fen", "{fen}");
    }
    // A pawn on its own first rank may stand (45 makes such pawns).
    let first_rank = table("shatranj", "baghdad").fen("p5k1/8/8/8/8/8/8/K6P w - - 0 1");
    assert_eq!(first_rank.look().outcome(), "-");
    // The program's own field.
    let extra = aise.fen("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1 b=2s");
    assert_eq!(
        extra.look().error(),
        "fen",
        "Black's series needs a standing check"
    );
    let extra = aise.fen("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1 w=2s");
    assert_eq!(extra.look().series("white"), (2, true));
}

#[test]
fn case_07_letters_and_their_aliases() {
    let aise = table("shatar", "aise");
    let bers = aise.fen("2q3k1/8/8/8/8/8/8/K5Q1 b - - 0 1").look();
    assert_eq!(bers.board(), "2j3k1/8/8/8/8/8/8/K5J1");
    let shatranj = table("shatranj", "baghdad")
        .fen("f5k1/a1e5/8/8/8/8/8/KAEF4 w - - 0 1")
        .look();
    assert_eq!(shatranj.board(), "q5k1/b1b5/8/8/8/8/8/KBBQ4");
    let guard = table("hiashatar", "carrillo").fen("k9/10/10/h9/10/10/10/10/9Q/KH8 w - - 0 1");
    assert_eq!(guard.look().board(), "k9/10/10/h9/10/10/10/10/9J/KH8");

    let promoting = aise.fen("6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(promoting.look().from("a7"), ["a8j"]);
    let written = promoting.play("a7a8j");
    assert_eq!(written.board(), "J5k1/5ppp/8/8/8/8/8/K7");
    assert_eq!(promoting.play("a7a8q").fen(), written.fen());
    assert_eq!(promoting.play("a7a8").error(), "move at 0");
    assert_eq!(promoting.play("a7a8r").error(), "move at 0");
    assert_eq!(promoting.play("a7a8h").error(), "move at 0");
    let ferz = table("shatranj", "baghdad").fen("6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(ferz.look().from("a7"), ["a8q"]);
    assert_eq!(ferz.play("a7a8f").fen(), ferz.play("a7a8q").fen());
    assert_eq!(ferz.play("a7a8j").error(), "move at 0");
}

#[test]
fn case_08_the_move_number_grows_after_black() {
    let white = table("shatranj", "baghdad");
    assert_eq!(white.play("a2a3").field(5), "1");
    assert_eq!(white.play("a2a3 a7a6").field(5), "2");
    let black = table("shatranj", "chesmayne first_to_move=black");
    assert_eq!((black.look().field(1), black.look().field(5)), ("b", "1"));
    assert_eq!(black.play("f7f6").field(5), "2");
    assert_eq!(black.play("f7f6 f2f3").field(5), "2");
}

#[test]
fn case_09_a_pinned_man_still_gives_check() {
    // The tereg on e4 is pinned by the one on e8, and checks the Nojon on a4.
    let pinned = table("shatar", "aise")
        .fen("4r3/8/8/8/k3R3/8/8/4K3 b - - 0 1")
        .look();
    assert_eq!(pinned.checks(), ["shak"]);
    assert!(!pinned.allows("a4b4"));
    assert!(pinned.allows("a4b3"));
    assert!(pinned.allows("e8e4"));
    // No move captures a king, though the tereg would next.
    assert!(pinned.legal().iter().all(|mv| !mv.ends_with("e1")));
}

#[test]
fn case_10_the_series_is_kept_side_by_side_in_all_games() {
    for (game, rules) in [
        ("shatar", "aise"),
        ("shatar", "buryat"),
        ("shatranj", "baghdad"),
    ] {
        // 1.Rd7+ Kg6, discovering a check of its own.
        let start = table(game, rules).fen("7r/7k/8/8/8/8/8/3R3K w - - 0 1");
        let crossed = start.play("d1d7 h7g6");
        assert_eq!(crossed.series("white"), (1, true), "{game}");
        assert_eq!(crossed.series("black"), (1, true), "{game}");
        // A quiet move ends one's own series and leaves the other's alone.
        let quiet = start.play("d1d7 h7g6 h1g1");
        assert_eq!(quiet.series("white"), (0, false), "{game}");
        assert_eq!(quiet.series("black"), (1, true), "{game}");
    }
    let great = table("hiashatar", "carrillo").fen("9k/10/10/10/10/10/p9/P9/10/K2R6 w - - 0 1");
    let checks = great.play("d1d10 j10j9 d10d9 j9j10");
    assert_eq!(checks.series("white"), (2, true));
    // A shak stays in the series when a tuk follows, and the end of the series forgets it.
    let camel = table("shatar", "aise").fen("7k/8/8/8/8/p7/P7/K1B4R w - - 0 1");
    assert_eq!(camel.look().error(), "fen");
    let camel = table("shatar", "aise").fen("6k1/8/8/8/8/p7/P7/K1B4R w - - 0 1");
    assert_eq!(camel.play("h1h8 g8g7 c1b2").series("white"), (2, true));
    assert_eq!(
        camel.play("h1h8 g8g7 c1b2 g7g6 b2c1").series("white"),
        (0, false)
    );
    assert_eq!(camel.play("c1b2 g8g7").error(), "move at 1");
}

#[test]
fn case_11_a_plain_fen_begins_the_series_with_a_standing_check() {
    let aise = table("shatar", "aise");
    let shak = aise.fen("3R2k1/8/8/8/8/p7/P7/K7 b - - 0 1").look();
    assert_eq!(
        (shak.series("white"), shak.series("black")),
        ((1, true), (0, false))
    );
    let tuk = aise.fen("6k1/7p/8/3B4/8/p7/P7/K7 b - - 0 1").look();
    assert_eq!(tuk.series("white"), (1, false));
    let quiet = aise.fen("6k1/8/8/8/8/p7/P7/K2R4 w - - 0 1").look();
    assert_eq!(quiet.series("white"), (0, false));
    // Mated by a camel: niol, unless the FEN says that a shak came before.
    let mated = "6bk/7p/8/8/8/8/1B6/K6J b - - 0 1";
    assert_eq!(aise.fen(mated).look().outcome(), "1/2-1/2 niol");
    assert_eq!(
        aise.fen(&format!("{mated} w=2s")).look().outcome(),
        "1-0 mate"
    );
    assert_eq!(
        aise.fen(&format!("{mated} w=2")).look().outcome(),
        "1/2-1/2 niol"
    );
}

#[test]
fn case_12_checks_have_names() {
    let names = |game: &'static str, rules: &str, fen: &str| {
        let answer = table(game, rules).fen(fen).look();
        answer.checks().join(" ")
    };
    let shatar = |men: &str| names("shatar", "aise", &format!("{men} b - - 0 1"));
    assert_eq!(shatar("6k1/6p1/8/8/8/8/8/K5J1"), "");
    assert_eq!(shatar("6k1/7p/8/8/8/8/8/K5J1"), "shak");
    assert_eq!(
        shatar("6k1/5J1p/8/8/8/8/8/K7"),
        "shak",
        "a Bers beside the Nojon, diagonally"
    );
    assert_eq!(shatar("6k1/7p/8/8/8/8/8/K5R1"), "shak");
    assert_eq!(shatar("6k1/7p/7N/8/8/8/8/K7"), "shak");
    assert_eq!(shatar("6k1/7p/8/3B4/8/8/8/K7"), "tuk");
    assert_eq!(shatar("6k1/7P/8/3p4/8/8/8/K7"), "tsod");
    assert_eq!(shatar("6k1/7p/8/3B4/8/8/8/K5R1"), "shak tuk");
    assert_eq!(shatar("6k1/5P2/8/3p4/8/8/8/K5R1"), "shak tsod");
    assert_eq!(shatar("6k1/7P/8/3B4/8/7p/8/K7"), "tsod tuk");

    let shatranj = |men: &str| names("shatranj", "baghdad", &format!("{men} b - - 0 1"));
    assert_eq!(shatranj("6k1/5Q1p/8/8/8/8/8/K7"), "shak");
    assert_eq!(shatranj("6k1/7p/8/8/8/8/8/K5R1"), "shak");
    assert_eq!(shatranj("6k1/7p/7N/8/8/8/8/K7"), "shak");
    assert_eq!(shatranj("6k1/5p1p/4B3/8/8/8/8/K7"), "tuk", "a fil leaps");
    assert_eq!(shatranj("6k1/7P/8/3p4/8/8/8/K7"), "tsod");

    let great = |men: &str| names("hiashatar", "carrillo", &format!("{men} b - - 0 1"));
    assert_eq!(great("k9/1H8/10/10/10/10/10/10/9p/9K"), "hia");
    assert_eq!(great("k9/1H8/1N8/10/10/10/10/10/9p/9K"), "hia shak");

    let bonus = "popova extra_moves_capture=true";
    let king = table("shatar", bonus)
        .fen("K7/2k5/8/8/8/8/p6P/8 b - - 0 1")
        .look();
    assert_eq!(
        (king.checks(), king.series("white")),
        (vec!["king"], (1, false))
    );
    let quiet = table("shatar", "popova")
        .fen("K7/2k5/8/8/8/8/p6P/8 b - - 0 1")
        .look();
    assert!(quiet.checks().is_empty());
}

//! Cases 13–26: Shatar.

use crate::common::table;

/// 1.Nf7 mates by the horse alone.
const SMOTHERED: &str = "6rk/6pp/8/6N1/8/8/8/K6J w - - 0 1";
/// The same, already played.
const SMOTHERED_MATED: &str = "6rk/5Npp/8/8/8/8/8/K6J b - - 0 1";

#[test]
fn case_13_d_is_the_pawn_before_the_own_bers() {
    let crosswise = |opening: &str| table("shatar", &format!("traditional opening={opening}"));
    assert_eq!(crosswise("forced_d").look().legal(), ["d2d4"]);
    assert_eq!(crosswise("forced_d").play("d2d4").legal(), ["e7e5"]);
    assert_eq!(crosswise("forced_d_or_e").look().legal(), ["d2d4", "e2e4"]);
    assert_eq!(
        crosswise("forced_d_or_e").play("e2e4").legal(),
        ["d7d5", "e7e5"]
    );
    let free = crosswise("free");
    assert_eq!(free.look().from("d2"), ["d3", "d4"]);
    assert_eq!(free.look().from("e2"), ["e3"]);
    assert_eq!(free.play("d2d4").from("e7"), ["e5", "e6"]);
    assert_eq!(free.play("d2d4").from("d7"), ["d6"]);
    let played = crosswise("preplayed_d").look();
    assert_eq!(
        played.board(),
        "rnbkjbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBJKBNR"
    );

    let facing = table("shatar", "aise");
    assert_eq!(facing.look().legal(), ["d2d4"]);
    assert_eq!(facing.play("d2d4").legal(), ["d7d5"]);
    assert_eq!(
        table("shatar", "buryat").play("e2e4").legal(),
        ["d7d5", "e7e5"]
    );
    assert_eq!(
        table("shatar", "aise opening=forced_e")
            .play("e2e4")
            .legal(),
        ["e7e5"]
    );
}

#[test]
fn case_14_only_an_untouched_side_is_at_its_first_move() {
    let aise = table("shatar", "aise");
    let men = "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR";
    assert_eq!(
        aise.fen(&format!("{men} w - - 0 1")).look().legal(),
        ["d2d4"]
    );
    // The number of the move is not 1: ordinary moves, and no pawn goes two squares.
    let later = aise.fen(&format!("{men} w - - 0 2")).look();
    assert_eq!(later.legal().len(), 8 + 4);
    assert_eq!(later.from("d2"), ["d3"]);
    // A man is missing.
    let odds = aise
        .fen("rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBJKBNR w - - 0 1")
        .look();
    assert_eq!(odds.from("d2"), ["d3"]);
    assert!(odds.allows("a2a3"));
    // The other side's men do not matter.
    let other = aise
        .fen("1nbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 0 1")
        .look();
    assert_eq!(other.legal(), ["d2d4"]);
    // The forced move is not there: ordinary moves.
    let blocked = aise
        .fen("r1bjkbnr/pppppppp/8/8/3n4/8/PPPPPPPP/RNBJKBNR w - - 0 1")
        .look();
    assert_eq!(blocked.from("d2"), ["d3"]);
    assert!(blocked.allows("a2a3") && blocked.allows("b1c3"));
    // The forced move does not answer the check: ordinary moves.
    let checked = aise
        .fen("r1bjkbnr/pppppppp/8/8/8/3n4/PPPPPPPP/RNBJKBNR w - - 0 1")
        .look();
    assert_eq!(checked.checks(), ["shak"]);
    assert_eq!(checked.legal(), ["c2d3", "e2d3"]);
    // With two forced moves, one of them blocked, the other stays forced.
    let one = table("shatar", "buryat");
    let one = one
        .fen("r1bjkbnr/pppppppp/8/8/3n4/8/PPPPPPPP/RNBJKBNR w - - 0 1")
        .look();
    assert_eq!(one.legal(), ["e2e4"]);
    // No double step in free_no_double, ever.
    assert_eq!(table("shatar", "traditional").look().legal().len(), 8 + 4);
}

#[test]
fn case_15_nobody_captures_in_passing() {
    let free = table("shatar", "aise opening=free");
    let start = free.fen("rnbjkbnr/pppp1ppp/8/8/4p3/8/PPPPPPPP/RNBJKBNR w - - 0 1");
    let jumped = start.play("d2d4");
    assert_eq!(jumped.field(3), "-");
    assert_eq!(jumped.from("e4"), ["e3"]);
    // On input the field is ignored.
    for passed in ["d3", "e6", "a1", "d3e3"] {
        let fen = format!("rnbjkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBJKBNR b - {passed} 0 1");
        let answer = free.fen(&fen).look();
        assert_eq!((answer.field(3), answer.from("e4")), ("-", vec!["e3"]));
    }
}

#[test]
fn case_16_only_a_mate_by_horses_alone_is_a_horse_mate() {
    let aise = table("shatar", "aise");
    assert!(!aise.fen(SMOTHERED).look().allows("g5f7"));
    assert_eq!(aise.fen(SMOTHERED).play("g5f7").error(), "move at 0");
    // Horse and tereg together: an ordinary mate.
    let double = aise.fen("6rk/6p1/7N/8/8/8/8/K6R w - - 0 1");
    assert_eq!(double.play("h6f7").outcome(), "1-0 mate");
    // A horse's check that is no mate.
    let check = aise.fen("6rk/6p1/8/6N1/8/8/8/K6J w - - 0 1");
    assert_eq!(
        check.look().error(),
        "fen",
        "the Bers already checks along the h-file"
    );
    let check = aise.fen("6rk/6p1/8/6N1/8/8/8/K5J1 w - - 0 1");
    assert_eq!(check.play("g5f7").outcome(), "-");
}

#[test]
fn case_17_an_answering_horse_mate_is_no_reply() {
    // After 1.Nf7+ Black's only answer, Nxf7, would itself be a mate by the horse.
    let fen = "2BKN1rk/2PPP1pp/3n4/6N1/8/8/8/8 w - - 0 1";
    assert!(!table("shatar", "aise").fen(fen).look().allows("g5f7"));
    let draw = table("shatar", "aise knight_mate=draw").fen(fen);
    assert_eq!(draw.play("g5f7").legal(), ["d6f7"]);
    assert_eq!(draw.play("g5f7 d6f7").outcome(), "1/2-1/2 knight_mate");
}

#[test]
fn case_17_a_side_with_nothing_but_horse_mates_is_stalemated() {
    let fen = "1r5N/6p1/5pPk/5Ppp/8/p7/P7/K7 w - - 0 1";
    let allowed = table("shatar", "aise knight_mate=draw").fen(fen);
    assert_eq!(allowed.look().legal(), ["h8f7"]);
    assert_eq!(allowed.play("h8f7").outcome(), "1/2-1/2 knight_mate");
    let aise = table("shatar", "aise").fen(fen);
    assert_eq!(aise.look().outcome(), "1/2-1/2 stalemate");
    let loss = table("shatar", "traditional").fen(fen);
    assert_eq!(loss.look().outcome(), "0-1 stalemate");
}

#[test]
fn case_18_baring_is_robado_even_if_it_mates() {
    // 1.Nxf7 takes the last man and would mate by the horse.
    let fen = "7k/5p2/8/6N1/8/8/8/KB4R1 w - - 0 1";
    let aise = table("shatar", "aise").fen(fen);
    assert!(aise.look().allows("g5f7"));
    assert_eq!(aise.play("g5f7").outcome(), "1/2-1/2 robado");
    // With one more pawn it bares nobody, mates by the horse, and is refused.
    let two = table("shatar", "aise").fen("7k/5p2/8/p5N1/8/8/8/KB4R1 w - - 0 1");
    assert!(!two.look().allows("g5f7"));
    let off = table("shatar", "aise robado=false").fen(fen);
    assert!(!off.look().allows("g5f7"));
}

#[test]
fn case_19_mated_by_horses_in_a_loaded_fen() {
    let end = |value: &str| {
        let rules = format!("aise knight_mate={value}");
        table("shatar", &rules)
            .fen(SMOTHERED_MATED)
            .look()
            .outcome()
    };
    assert_eq!(end("illegal"), "1/2-1/2 knight_mate");
    assert_eq!(end("draw"), "1/2-1/2 knight_mate");
    assert_eq!(end("loses"), "0-1 knight_mate");
    assert_eq!(end("wins"), "1-0 mate");
    assert_eq!(
        end("wins horse_check_is_shak=false"),
        "1-0 mate",
        "whatever the series"
    );
    let played = |value: &str| {
        let rules = format!("aise knight_mate={value}");
        table("shatar", &rules)
            .fen(SMOTHERED)
            .play("g5f7")
            .outcome()
    };
    assert_eq!(played("draw"), "1/2-1/2 knight_mate");
    assert_eq!(played("loses"), "0-1 knight_mate");
    assert_eq!(played("wins"), "1-0 mate");
}

#[test]
fn case_20_knight_mate_applies_where_any_mate_wins() {
    let camel = "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1";
    assert_eq!(
        table("shatar", "buryat").fen(camel).play("c1b2").outcome(),
        "1-0 mate"
    );
    assert_eq!(
        table("shatar", "aise").fen(camel).play("c1b2").outcome(),
        "1/2-1/2 niol"
    );
    let buryat = table("shatar", "buryat").fen(SMOTHERED);
    assert_eq!(buryat.play("g5f7").outcome(), "1/2-1/2 knight_mate");
    let refused = table("shatar", "buryat knight_mate=illegal").fen(SMOTHERED);
    assert!(!refused.look().allows("g5f7"));
}

#[test]
fn case_21_a_horse_check_that_is_no_shak() {
    // A horse's check, then a camel's mate: earned only where the first was a shak.
    let fen = "6bk/5Npp/8/8/8/8/8/K1B4J b - - 0 1";
    let is = table("shatar", "aise knight_mate=draw").fen("6k1/7p/7N/8/8/8/8/K7 b - - 0 1");
    assert_eq!(
        (is.look().checks(), is.look().series("white")),
        (vec!["shak"], (1, true))
    );
    let no = table("shatar", "aise knight_mate=draw horse_check_is_shak=false");
    let check = no.fen("6k1/7p/7N/8/8/8/8/K7 b - - 0 1").look();
    assert_eq!(
        (check.checks(), check.series("white")),
        (vec!["horse"], (1, false))
    );
    let both = no.fen("6k1/7p/7N/8/8/8/8/K5R1 b - - 0 1").look();
    assert_eq!(
        (both.checks(), both.series("white")),
        (vec!["horse", "shak"], (1, true))
    );
    // Still no plain mate: knight_mate rules it, not the series.
    assert_eq!(
        no.fen(SMOTHERED).play("g5f7").outcome(),
        "1/2-1/2 knight_mate"
    );
    let answered = no.fen(fen).look();
    assert_eq!(answered.legal(), ["g8f7"]);
}

#[test]
fn case_22_robado_looks_at_both_sides_and_at_the_root() {
    let aise = table("shatar", "aise");
    let lone = [
        "7k/8/8/8/8/8/8/K6J b - - 0 1",
        "7k/8/8/8/8/8/8/K5R1 w - - 0 1",
        "r6k/8/8/8/8/8/8/1K6 w - - 0 1",
        "r6k/8/8/8/8/8/8/1K6 b - - 0 1",
        "7k/8/8/8/8/8/8/K7 w - - 0 1",
    ];
    for fen in lone {
        assert_eq!(aise.fen(fen).look().outcome(), "1/2-1/2 robado", "{fen}");
        let off = table("shatar", "aise robado=false").fen(fen).look();
        assert_eq!(off.outcome(), "-", "{fen}");
    }
    // Also when it was the mover's own last man that left the board.
    let taken = aise.fen("7k/1p6/8/8/8/8/8/K1R4r b - - 0 1");
    assert_eq!(taken.play("h1c1").outcome(), "1/2-1/2 robado");
}

#[test]
fn case_23_a_horse_that_has_moved_slides_too() {
    let popova = table("shatar", "popova camel=bishop_max3");
    let far = popova.fen("7k/p7/8/1p6/8/8/1N6/K7 w - - 0 1").look();
    let targets = far.from("b2");
    // Seven squares to the right, four and more up the diagonal; the camel's limit is not its.
    for to in ["h2", "f6", "g7", "a3", "c1", "b4", "a4", "c4", "d1", "d3"] {
        assert!(targets.contains(&to), "{to} in {targets:?}");
    }
    // Not onto men, except as a horse; nor past them.
    assert!(!targets.contains(&"b5") && !targets.contains(&"b6"));
    // It guards nothing and checks nobody along those lines: h8 lies on its diagonal.
    assert!(
        popova
            .fen("7k/p7/8/1p6/8/8/1N6/K7 b - - 0 1")
            .look()
            .checks()
            .is_empty()
    );
    // It may interpose.
    let shield = popova.fen("7k/8/8/8/7N/8/p7/2K4r w - - 0 1");
    assert_eq!(shield.look().from("h4"), ["e1"]);
    // Captures and checks where the option says so, as a horse: shak, and knight_mate applies.
    let captures = "popova extra_moves_capture=true";
    let captures = table("shatar", captures);
    let taking = captures.fen("7k/p7/8/1p6/8/8/1N6/7K w - - 0 1");
    assert_eq!(taking.look().error(), "fen", "the horse on b2 checks h8");
    let taking = captures.fen("6k1/p7/8/1p6/8/8/1N6/7K w - - 0 1");
    assert!(taking.look().allows("b2b5"));
    let check = captures.fen("7k/p7/8/1p6/8/8/1N6/7K b - - 0 1").look();
    assert_eq!(
        (check.checks(), check.series("white")),
        (vec!["shak"], (1, true))
    );
    // A mate along the back rank by such a horse is a mate by a horse.
    let back = "6k1/5ppp/8/8/8/8/8/K2N4 w - - 0 1";
    assert!(!captures.fen(back).look().allows("d1d8"));
    let draw = table("shatar", "popova extra_moves_capture=true knight_mate=draw");
    assert_eq!(draw.fen(back).play("d1d8").outcome(), "1/2-1/2 knight_mate");
    // Before its own first move it is a plain horse.
    let home = popova.fen("7k/p7/8/8/8/8/8/KN6 w - - 0 1");
    assert_eq!(home.look().from("b1"), ["a3", "c3", "d2"]);
    assert!(home.play("b1c3 h8g8").from("c3").contains(&"c8"));
}

#[test]
fn case_24_which_horses_of_a_plain_fen_have_moved() {
    let popova = table("shatar", "popova");
    let count = |fen: &str, square: &str| popova.fen(fen).look().from(square).len();
    assert_eq!(count("7k/p7/8/8/8/8/8/K5N1 w - - 0 1", "g1"), 3);
    assert_eq!(count("1n5k/8/8/8/8/8/P7/K7 b - - 0 1", "b8"), 3);
    assert_eq!(count("6n1/7k/8/8/8/8/P7/K7 b - - 0 1", "g8"), 3);
    // On the other side's squares, and anywhere else, they have.
    assert!(count("1N5k/p7/8/8/8/8/8/K7 w - - 0 1", "b8") > 4);
    assert!(count("7k/8/8/8/8/8/P7/K5n1 b - - 0 1", "g1") > 4);
    assert!(count("7k/p7/8/8/8/N7/8/K7 w - - 0 1", "a3") > 4);
    // A horse that was a pawn has not moved, wherever it stands; the FEN says so and brings it
    // back.
    let promotes = table("shatar", "popova promotion=standard");
    let made = promotes.fen("8/2P4k/p7/8/8/8/8/K7 w - - 0 1");
    let horse = made.play("c7c8n a6a5");
    assert_eq!(horse.from("c8"), ["a7", "b6", "d6", "e7"]);
    assert_eq!(
        promotes.fen(horse.fen()).look().from("c8"),
        horse.from("c8")
    );
    assert_ne!(
        horse.field(6),
        "",
        "a plain FEN would say that it has moved"
    );
    assert!(made.play("c7c8n a6a5 c8b6 a5a4").from("b6").contains(&"b1"));
    // A moved horse on its first square.
    let back = popova.play("b1c3 a7a6 c3b1 a6a5");
    assert!(!back.field(6).is_empty());
    assert_eq!(back.from("b1"), ["a3", "c3"]);
}

#[test]
fn case_25_the_nojon_on_the_far_rank_leaps() {
    let popova = table("shatar", "popova");
    let far = popova.fen("3K4/8/4p3/8/8/P7/p6k/5r2 w - - 0 1").look();
    let targets = far.from("d8");
    for to in ["b7", "c6", "c7", "c8", "d7", "e7", "e8"] {
        assert!(targets.contains(&to), "{to} in {targets:?}");
    }
    // e6 is a capture, f7 stands under attack of the tereg.
    assert!(!targets.contains(&"e6") && !targets.contains(&"f7"));
    let captures = table("shatar", "popova extra_moves_capture=true");
    let taking = captures.fen("3K4/8/4p3/8/8/P7/p6k/5r2 w - - 0 1").look();
    assert!(taking.from("d8").contains(&"e6"));
    assert!(!taking.from("d8").contains(&"f7"));
    // One rank lower he is a plain Nojon; Black's far rank is the first.
    let near = popova.fen("8/3K4/8/8/8/P7/p6k/5r2 w - - 0 1").look();
    assert_eq!(near.from("d7").len(), 8);
    let black = popova.fen("8/p7/8/8/7K/8/P7/3k4 b - - 0 1").look();
    assert!(black.from("d1").contains(&"c3") && black.from("d1").contains(&"f2"));
    let plain = table("shatar", "aise")
        .fen("8/p7/8/8/7K/8/P7/3k4 b - - 0 1")
        .look();
    assert_eq!(plain.from("d1"), ["c1", "c2", "d2", "e1", "e2"]);
}

#[test]
fn case_26_short_camels_and_free_promotion() {
    let short = table("shatar", "modern camel=bishop_max3");
    let start = short.fen("6k1/p7/8/8/8/8/8/KB4J1 b - - 0 1");
    assert_eq!(start.look().checks(), ["shak"]);
    let camel = short.fen("5k2/p7/8/8/8/8/8/KB4J1 w - - 0 1").look();
    assert_eq!(camel.from("b1"), ["a2", "c2", "d3", "e4"]);
    // The Bers, a queen here, is not limited.
    assert!(camel.allows("g1g8") && camel.allows("g1a7"));
    // Nor does a far camel pin or check.
    let far = short.fen("7k/p7/8/8/8/8/1B6/K7 b - - 0 1").look();
    assert!(far.checks().is_empty());

    let promoting = "6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1";
    let free = table("shatar", "modern").fen(promoting);
    assert_eq!(free.look().from("a7"), ["a8b", "a8j", "a8n", "a8r"]);
    assert_eq!(free.play("a7a8n").board(), "N5k1/5ppp/8/8/8/8/8/K7");
    assert_eq!(free.play("a7a8k").error(), "move at 0");
    assert_eq!(
        free.play("a7a8").error(),
        "move at 0",
        "promotion is compulsory"
    );
    let bers = table("shatar", "aise").fen(promoting);
    assert_eq!(bers.look().from("a7"), ["a8j"]);
}

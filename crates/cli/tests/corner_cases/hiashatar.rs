//! Cases 27–39: Hiashatar.

use shatar_rules::{Rules, Variant};

use crate::common::table;

#[test]
fn case_27_a_ring_is_the_eight_squares_around_a_hia() {
    let carrillo = table("hiashatar", "carrillo");
    let beside = carrillo
        .fen("9k/10/10/10/10/4h5/R9/10/9P/K9 w - - 0 1")
        .look();
    let targets = beside.from("a4");
    assert!(
        targets.contains(&"d4") && !targets.contains(&"e4"),
        "{targets:?}"
    );
    // On the Hia's own rank: the ring stops the tereg before the Hia.
    let along = carrillo
        .fen("9k/10/10/10/10/R3h5/10/10/9P/K9 w - - 0 1")
        .look();
    assert!(along.allows("a5d5") && !along.allows("a5e5"));
    // From the ring it takes the Hia.
    let next = carrillo
        .fen("9k/10/10/10/10/3Rh5/10/10/9P/K9 w - - 0 1")
        .look();
    assert_eq!(next.from("d5"), ["c5", "d4", "d6", "e5"]);
    // It follows the Hia.
    let leaves = carrillo.fen("9k/10/10/10/10/R3h5/10/10/9P/K9 b - - 0 1");
    assert!(leaves.play("e5e7").allows("a5j5"));
    assert!(!leaves.play("e5e6").allows("a5f5"));
    // It dies with it.
    let dies = carrillo.fen("9k/10/10/9p/R9/4h5/3P6/10/10/K9 w - - 0 1");
    assert!(!dies.look().allows("a6e6"));
    assert!(dies.play("d4e5 j10i10").allows("a6j6"));
}

#[test]
fn case_28_a_slowed_man_stops_on_the_first_ring_square() {
    let fen = "9k/10/10/10/10/4h5/R2p6/10/9P/K9 w - - 0 1";
    let captures = table("hiashatar", "carrillo").fen(fen).look();
    assert!(captures.allows("a4d4"));
    // What begins on the ring: one square in any direction, outward too.
    let inside = "9k/10/10/10/10/3Rh5/10/10/9P/K9 w - - 0 1";
    let one_step = table("hiashatar", "carrillo").fen(inside).look();
    assert_eq!(one_step.from("d5"), ["c5", "d4", "d6", "e5"]);
    // Where the starting square does not count, the next ring square still stops it.
    let free = table("hiashatar", "carrillo zone_start=free_exit")
        .fen(inside)
        .look();
    assert_eq!(free.from("d5"), ["a5", "b5", "c5", "d4", "d6", "e5"]);
}

#[test]
fn case_29_whose_rings_slow() {
    let own = "9k/9p/10/10/10/4H5/R9/10/9P/K9 w - - 0 1";
    assert!(
        table("hiashatar", "carrillo")
            .fen(own)
            .look()
            .allows("a4i4")
    );
    let all = table("hiashatar", "carrillo zone_affects=all");
    assert!(all.fen(own).look().allows("a4d4"));
    assert!(!all.fen(own).look().allows("a4e4"));
    // A Hia ignores its own ring but not that of another Hia of its side.
    let slow = table(
        "hiashatar",
        "carrillo zone_affects=all slowed=all_but_horse",
    );
    let lone = slow.fen("9k/9p/10/10/10/10/3H6/10/9P/K9 w - - 0 1").look();
    assert!(lone.allows("d4d6") && lone.allows("d4f6"));
    let two = "9k/9p/10/10/4H5/10/3H6/10/9P/K9 w - - 0 1";
    assert!(slow.fen(two).look().allows("d4d5") && !slow.fen(two).look().allows("d4d6"));
    let enemy = table("hiashatar", "carrillo slowed=all_but_horse")
        .fen(two)
        .look();
    assert!(enemy.allows("d4d6"));
    // Side by side each stands in the other's ring.
    let pair = slow.fen("9k/9p/10/10/10/4H5/3H6/10/9P/K9 w - - 0 1").look();
    assert!(pair.allows("d4c3") && !pair.allows("d4b2"));
}

#[test]
fn case_30_which_men_are_slowed() {
    let sliders = table("hiashatar", "carrillo");
    let all = table("hiashatar", "carrillo slowed=all_but_horse");
    let hia = "9k/9p/10/10/4h5/10/3H6/10/9P/K9 w - - 0 1";
    assert!(sliders.fen(hia).look().allows("d4d6"));
    assert!(all.fen(hia).look().allows("d4d5") && !all.fen(hia).look().allows("d4d6"));
    let pawn = "9k/9p/10/10/10/10/4h5/10/3P6/K9 w - - 0 1";
    assert_eq!(sliders.fen(pawn).look().from("d2"), ["d3", "d4", "d5"]);
    assert_eq!(all.fen(pawn).look().from("d2"), ["d3"]);
    // A horse leaps through any ring; the ferz step, pawn captures and the Nojon's move are one
    // step and never change.
    let horse = "9k/9p/10/10/4h5/10/3N6/10/9P/K9 w - - 0 1";
    assert_eq!(all.fen(horse).look().from("d4").len(), 8);
    let ferz = table("hiashatar", "carrillo slowed=all_but_horse bers=rook_ferz");
    let ferz = ferz.fen("9k/9p/10/10/4h5/3J6/10/10/9P/K9 w - - 0 1").look();
    assert_eq!(
        ferz.from("d5"),
        ["c4", "c5", "c6", "d4", "d6", "e4", "e5", "e6"]
    );
    let takes = all.fen("9k/9p/10/10/4h5/3P6/10/10/9P/K9 w - - 0 1").look();
    assert_eq!(takes.from("d5"), ["d6", "e6"]);
}

#[test]
fn case_31_attacks_checks_and_pins_run_along_shortened_paths() {
    let carrillo = table("hiashatar", "carrillo");
    // The example of the rules: Hia d1, Nojon e1.
    let bers = carrillo
        .fen("9k/10/10/10/10/10/7j2/10/10/3HK5 w - - 0 1")
        .look();
    assert_eq!(bers.checks(), ["shak"]);
    let tereg = carrillo
        .fen("9k/10/4r5/10/10/10/10/10/10/3HK5 b - - 0 1")
        .look();
    assert!(
        tereg.allows("e8e2"),
        "White is not in check: the tereg stops on e2"
    );
    // A tereg that a ring stops pins nobody.
    let pinned = carrillo
        .fen("9k/10/4r5/10/10/10/10/4R5/10/4K5 w - - 0 1")
        .look();
    assert!(!pinned.allows("e3a3"));
    let freed = carrillo
        .fen("9k/10/4r5/10/3H6/10/10/4R5/10/4K5 w - - 0 1")
        .look();
    assert!(freed.allows("e3a3"));
    // And the Hia that keeps it off is itself bound to stay near.
    let shield = carrillo
        .fen("9k/10/4r5/10/3H6/10/10/10/10/4K5 w - - 0 1")
        .look();
    assert!(shield.allows("d6d7") && !shield.allows("d6c6") && !shield.allows("d6b6"));
}

#[test]
fn case_32_how_a_hia_moves_and_captures() {
    let men = "9k/10/10/6p3/3pp5/4H5/10/10/9P/K9 w - - 0 1";
    let with = |capture: &str| table("hiashatar", &format!("carrillo hia_capture={capture}"));
    let diag = with("diag1").fen(men).look();
    let targets = diag.from("e5");
    assert!(targets.contains(&"d6") && targets.contains(&"f6") && targets.contains(&"e3"));
    // It does not leap over e6, takes neither straight ahead nor two squares away.
    for to in ["e6", "e7", "g7", "e2", "h5"] {
        assert!(!targets.contains(&to), "{to} in {targets:?}");
    }
    let full = with("full").fen(men).look();
    assert!(full.allows("e5e6") && full.allows("e5d6") && full.allows("e5g7"));
    assert!(!full.allows("e5e7"));
    let step = with("step1_any").fen(men).look();
    assert!(step.allows("e5e6") && step.allows("e5d6") && !step.allows("e5g7"));
    // It attacks what it could capture.
    let checks = |capture: &str, king: &str| {
        let fen = format!("9p/10/10/10/10/{king}/10/10/9P/K9 b - - 0 1");
        with(capture).fen(&fen).look().checks().join(" ")
    };
    let (beside, two_away) = ("4Hk4", "4H1k3");
    assert_eq!(
        (checks("diag1", beside), checks("diag1", two_away)),
        (String::new(), String::new())
    );
    assert_eq!(
        (checks("full", beside), checks("full", two_away)),
        ("hia".into(), "hia".into())
    );
    let step = (checks("step1_any", beside), checks("step1_any", two_away));
    assert_eq!(step, ("hia".into(), String::new()));
}

#[test]
fn case_33_what_a_hia_may_do_to_the_nojon() {
    let beside = "k9/1H8/9p/10/10/10/10/10/9P/9K b - - 0 1";
    let normal = table("hiashatar", "carrillo").fen(beside).look();
    assert_eq!(normal.checks(), ["hia"]);
    let no_check = table("hiashatar", "carrillo hia_vs_king=no_check");
    let calm = no_check.fen(beside).look();
    assert!(calm.checks().is_empty());
    assert!(calm.allows("a10b9"), "the Hia is undefended");
    // Kings may stand beside it, with either side to move, and are not captured.
    assert_eq!(
        no_check.fen(&beside.replace(" b ", " w ")).look().outcome(),
        "-"
    );
    assert!(
        no_check
            .fen(&beside.replace(" b ", " w "))
            .look()
            .legal()
            .iter()
            .all(|mv| !mv.ends_with("a10"))
    );

    // 1.He8-c8 mates along c8-b9-a10 by the Hia alone.
    let mate = "k9/9R/4H5/10/10/10/10/10/10/KR8 w - - 0 1";
    let mated = "k9/9R/2H7/10/10/10/10/10/10/KR8 b - - 0 1";
    let no_mate = table("hiashatar", "winther-1");
    assert!(!no_mate.fen(mate).look().allows("e8c8"));
    assert_eq!(no_mate.fen(mated).look().outcome(), "1/2-1/2 niol");
    let allowed = table("hiashatar", "winther-1 hia_vs_king=normal");
    assert_eq!(allowed.fen(mate).play("e8c8").outcome(), "1-0 mate");
    assert_eq!(allowed.fen(mated).look().outcome(), "1-0 mate");
    // Hia and horse together: an ordinary mate.
    let both = no_mate
        .fen("k9/9R/1NH7/4B5/10/10/10/10/10/K9 b - - 0 1")
        .look();
    assert_eq!(
        (both.checks().join(" "), both.outcome()),
        ("hia shak".into(), "1-0 mate".into())
    );
}

#[test]
fn case_34_pawn_steps_from_the_second_rank() {
    let from = |rules: &str, ranks: &str| -> Vec<String> {
        let fen = format!("9k/9p/10/10/10/10/{ranks}/K9 w - - 0 1");
        let answer = table("hiashatar", rules).fen(&fen).look();
        let moves = answer.legal().into_iter();
        moves
            .filter_map(|mv| mv.strip_prefix('d'))
            .map(str::to_owned)
            .collect()
    };
    assert_eq!(from("carrillo", "10/10/3P6"), ["2d3", "2d4", "2d5"]);
    assert_eq!(from("carrillo pawn_steps=2", "10/10/3P6"), ["2d3", "2d4"]);
    assert_eq!(from("carrillo pawn_steps=1", "10/10/3P6"), ["2d3"]);
    assert_eq!(from("carrillo", "10/3P6/10"), ["3d4"]);
    assert_eq!(from("carrillo", "3p6/10/3P6"), ["2d3"]);
    assert!(from("carrillo", "10/3p6/3P6").is_empty());
    // A first rank that a pawn stands on is no second rank.
    let first = table("hiashatar", "carrillo").fen("9k/9p/10/10/10/10/10/10/10/K2P6 w - - 0 1");
    assert_eq!(first.look().from("d1"), ["d2"]);
    // Never slowed on the first square: the Hia's ring holds d2, d3 and d4.
    let slow = "carrillo slowed=all_but_horse";
    let ring = table("hiashatar", slow).fen("9k/9p/10/10/10/10/10/4h5/3P6/K9 w - - 0 1");
    assert_eq!(ring.look().from("d2"), ["d3", "e3"]);
    // One step for what begins on a ring, unless the starting square does not count.
    let start = "9k/9p/10/10/10/10/10/10/3P6/K3h5 w - - 0 1";
    assert_eq!(
        table("hiashatar", slow).fen(start).look().from("d2"),
        ["d3"]
    );
    let free = table("hiashatar", &format!("{slow} zone_start=free_exit"))
        .fen(start)
        .look();
    assert_eq!(free.from("d2"), ["d3", "d4", "d5"]);
}

#[test]
fn case_35_capturing_in_passing_on_any_square_passed_over() {
    let winther = table("hiashatar", "winther-1");
    let start = winther.fen("k9/10/10/10/10/3p6/3p6/10/4P5/K9 w - - 0 1");
    let three = start.play("e2e5");
    assert_eq!(three.field(3), "e3e4");
    assert!(three.allows("d4e3") && three.allows("d5e4"));
    assert_eq!(
        start.play("e2e5 d5e4").board(),
        "k9/10/10/10/10/10/3pp5/10/10/K9"
    );
    assert_eq!(
        start.play("e2e5 d4e3").board(),
        "k9/10/10/10/10/3p6/10/4p5/10/K9"
    );
    assert_eq!(start.play("e2e4").field(3), "e3");
    assert_eq!(start.play("e2e3").field(3), "-");
    // For one reply only.
    assert!(!start.play("e2e5 a10b10 a1b1").allows("d5e4"));
    // Nearest to the jumper's home first, also for Black.
    let black = winther.fen("k9/4p5/10/3P6/3P6/10/10/10/10/K9 b - - 0 1");
    assert_eq!(black.play("e9e6").field(3), "e8e7");
    assert_eq!(
        black.play("e9e6 d6e7").board(),
        "k9/10/10/3PP5/10/10/10/10/10/K9"
    );
    // A pinned pawn counts for the field and may not capture.
    let pinned = winther
        .fen("3k6/10/10/10/10/10/3p6/10/4P5/K2R6 w - - 0 1")
        .play("e2e4");
    assert_eq!((pinned.field(3), pinned.from("d4")), ("e3", vec!["d3"]));
    // The FEN brings it back; a wrong square is a fault.
    assert_eq!(winther.fen(three.fen()).look().0, three.0);
    let wrong = winther
        .fen("k9/10/10/10/10/3pP5/3p6/10/10/K9 b - h3 0 1")
        .look();
    assert_eq!(wrong.error(), "fen");
    // Other presets have none.
    let none = table("hiashatar", "carrillo");
    let none = none
        .fen("k9/10/10/10/10/3p6/3p6/10/4P5/K9 w - - 0 1")
        .play("e2e5");
    assert_eq!((none.field(3), none.from("d5")), ("-", vec![]));
}

#[test]
fn case_36_mate_limits_of_shatar() {
    let smothered = "8rk/8pp/10/6N3/10/10/10/10/10/K7J1 w - - 0 1";
    let free = table("hiashatar", "carrillo");
    let limited = table("hiashatar", "carrillo mate_limits=shatar");
    assert_eq!(free.fen(smothered).play("g7h9").outcome(), "1-0 mate");
    assert!(!limited.fen(smothered).look().allows("g7h9"));
    let camel = "8bk/9p/10/10/10/10/10/10/10/K1B6J w - - 0 1";
    assert_eq!(free.fen(camel).play("c1b2").outcome(), "1-0 mate");
    assert_eq!(limited.fen(camel).play("c1b2").outcome(), "1/2-1/2 niol");
    assert_eq!(
        limited
            .fen("8bk/9p/10/10/10/10/10/10/1B8/K8J b - - 0 1 w=2s")
            .look()
            .outcome(),
        "1-0 mate"
    );
    // Nothing else of Shatar: robado is `bare_king`.
    let lone = "9k/10/10/10/10/10/10/10/10/K7J1 w - - 0 1";
    let plays_on = table("hiashatar", "carrillo mate_limits=shatar bare_king=none");
    assert_eq!(plays_on.fen(lone).look().outcome(), "-");
    assert_eq!(limited.fen(lone).look().outcome(), "1/2-1/2 robado");
}

#[test]
fn case_37_and_38_presets_where_the_sources_are_silent() {
    let presets = [
        "carrillo",
        "okano",
        "winther-1",
        "winther-2",
        "world-of-chess",
        "vivanto",
    ];
    let listed = Rules::presets(Variant::Hiashatar)
        .iter()
        .map(|preset| preset.id);
    assert_eq!(listed.collect::<Vec<_>>(), presets);
    let table = [
        (
            "array",
            "crosswise facing crosswise crosswise crosswise crosswise",
        ),
        ("bers", "queen queen queen queen queen queen"),
        ("zone_affects", "enemy all enemy all all enemy"),
        (
            "zone_start",
            "one_step one_step one_step one_step free_exit free_exit",
        ),
        (
            "slowed",
            "sliders all_but_horse sliders sliders sliders all_but_horse",
        ),
        ("hia_capture", "diag1 full full step1_any diag1 diag1"),
        ("hia_vs_king", "normal normal no_mate no_mate normal normal"),
        (
            "en_passant",
            "none none any_passed any_passed none any_passed",
        ),
        ("mate_limits", "none none none none none none"),
        ("pawn_steps", "3 3 3 3 3 3"),
        ("stalemate", "draw draw draw draw draw draw"),
        ("bare_king", "robado none none none none none"),
        ("repetition", "true true true true true true"),
        ("move_limit", "100 100 100 100 100 100"),
    ];
    for (option, values) in table {
        for (preset, value) in presets.iter().zip(values.split(' ')) {
            let rules = Rules::preset(Variant::Hiashatar, preset).expect("a listed preset");
            assert_eq!(
                rules.get(option).as_deref(),
                Some(value),
                "{preset} {option}"
            );
        }
    }
    // The array that okano alone has.
    let okano = crate::common::table("hiashatar", "okano").look();
    assert_eq!(
        okano.board(),
        "rnbhkjhbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBHKJHBNR"
    );
}

#[test]
fn case_39_promotion_repetition_and_move_limit() {
    let carrillo = table("hiashatar", "carrillo");
    let pawn = carrillo.fen("9k/P8p/10/10/10/10/10/10/10/K9 w - - 0 1");
    assert_eq!(pawn.look().from("a9"), ["a10j"]);
    assert_eq!(pawn.play("a9a10").error(), "move at 0");
    assert_eq!(pawn.play("a9a10n").error(), "move at 0");
    assert_eq!(
        pawn.play("a9a10q").board(),
        "J8k/9p/10/10/10/10/10/10/10/K9"
    );
    let round = "b1c3 b10c8 c3b1 c8b10";
    assert_eq!(
        carrillo.play(&[round; 2].join(" ")).outcome(),
        "1/2-1/2 repetition"
    );
    let limit = carrillo.fen("9k/9p/10/10/10/10/10/10/9P/K9 w - - 99 70");
    assert_eq!(limit.play("a1b1").outcome(), "1/2-1/2 move_limit");
}

//! PGN: awkward files, faults with their places, and round trips of random trees.

#![allow(clippy::unwrap_used, reason = "what a test unwraps is what it asserts")]

mod common;

use std::time::Instant;

use common::{Chance, every_preset, play_on, random_game};
use shatar_rules::pgn::{FaultKind, MAX_BYTES, MAX_PLIES, NodeId, Record, Tree, read, write};
use shatar_rules::{Game, Rules, Variant, fen, san};

/// Line, column, token and kind of every fault.
fn faults(record: &Record) -> Vec<(usize, usize, &str, &str)> {
    record
        .faults
        .iter()
        .map(|fault| (fault.line, fault.column, &*fault.token, fault.kind.id()))
        .collect()
}

/// The main line in SAN.
fn main_line(record: &Record) -> String {
    let game = record.game();
    let moves = game.positions().iter().zip(game.moves());
    let texts: Vec<String> = moves.map(|(at, &mv)| san::write(at, mv)).collect();
    texts.join(" ")
}

fn one(text: &str) -> Record {
    let mut records = read(text, Variant::Shatar);
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

/// Writing and reading again changes nothing, and nothing is wrong with what is written.
fn round_trip(record: &Record) {
    let text = write(record);
    let again = one(&text);
    assert_eq!(faults(&again), [], "{text}");
    assert_eq!(again.tree, record.tree, "{text}");
    assert_eq!(again.rules, record.rules);
    assert_eq!(again.start, record.start);
    assert_eq!(again.result, record.result);
    assert_eq!(write(&again), text);
    assert_eq!(text.matches("[Variant ").count(), 1);
    assert_eq!(text.matches("[RuleSet ").count(), 1);
    let moves = text.split_once("\n\n").unwrap().1;
    for line in moves.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

/// A tree of random variations and remarks over a random game.
fn random_record(rules: Rules, chance: &mut Chance) -> Record {
    let mut start = Game::new(rules);
    if chance.one_in(2) {
        let plies = chance.below(30);
        play_on(&mut start, plies, chance);
        if start.outcome().is_some() {
            start = Game::new(rules);
        }
    }
    let mut record = Record::of(&Game::from_position(rules, *start.position()));
    record.result = ["*", "1-0", "0-1", "1/2-1/2"][chance.below(4)];
    for _ in 0..chance.below(3) {
        record.tree.comments.push(remark(chance));
    }
    // Each entry: the last move of a line, and the game so far.
    let root = Game::from_position(rules, record.start);
    let mut ends: Vec<(Option<NodeId>, Game)> = vec![(None, root)];
    for _ in 0..60 {
        let (parent, mut game) = ends[chance.below(ends.len())].clone();
        let legal = game.legal_moves();
        if legal.is_empty() {
            continue;
        }
        let mv = legal[chance.below(legal.len())];
        game.play(mv).unwrap();
        let variation = !record.tree.next(parent).is_empty();
        let id = record.tree.add(parent, mv);
        let before = if variation && chance.one_in(5) {
            vec![remark(chance)]
        } else {
            Vec::new()
        };
        let after = (0..chance.below(4).saturating_sub(1))
            .map(|_| remark(chance))
            .collect();
        let node = record.tree.node_mut(id);
        node.before = before;
        node.after = after;
        if chance.one_in(6) {
            node.nags.push(chance.below(256) as u8);
        }
        ends.push((Some(id), game));
    }
    // A main line that ends the game decides the result.
    if let Some(outcome) = record.game().outcome() {
        record.result = outcome.result();
    }
    record
}

fn remark(chance: &mut Chance) -> String {
    const WORDS: [&str; 12] = [
        "шах",
        "ᠰᠢᠲᠠᠷ",
        "(",
        ")",
        "[%clk 0:01:02]",
        "%",
        "%x",
        ";",
        "{",
        "1-0",
        "[Event \"x\"]",
        "a",
    ];
    let words: Vec<&str> = (0..1 + chance.below(30))
        .map(|_| WORDS[chance.below(WORDS.len())])
        .collect();
    words.join(" ")
}

#[test]
fn random_trees_of_every_preset() {
    let mut chance = Chance(7);
    for rules in every_preset() {
        for _ in 0..8 {
            round_trip(&random_record(rules, &mut chance));
        }
    }
}

#[test]
fn random_games_end_as_their_outcome_says() {
    let mut chance = Chance(11);
    let mut ended = 0;
    for rules in every_preset() {
        for _ in 0..4 {
            let game = random_game(rules, 300, &mut chance);
            let record = Record::of(&game);
            round_trip(&record);
            let again = one(&write(&record));
            assert_eq!(again.game(), game);
            if let Some(outcome) = game.outcome() {
                ended += 1;
                assert_eq!(again.result, outcome.result());
            }
        }
    }
    assert!(ended > 20, "only {ended} games ended");
}

#[test]
fn tags_are_escaped_and_stand_in_order() {
    let rules = Rules::parse(Variant::Shatar, "modern camel=bishop_max3").unwrap();
    let mut record = Record::of(&Game::new(rules));
    record.set_tag("White", r#"A "B" \ C"#);
    record.set_tag("Annotator", "D\nE");
    record.set_tag("variant", "nonsense");
    let text = write(&record);
    assert_eq!(
        text,
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
         [White \"A \\\"B\\\" \\\\ C\"]\n[Black \"?\"]\n[Result \"*\"]\n[Variant \"Shatar\"]\n\
         [RuleSet \"modern camel=bishop_max3\"]\n[Annotator \"D E\"]\n\n*\n"
    );
    let again = one(&text);
    assert_eq!(again.tag("white"), Some(r#"A "B" \ C"#));
    assert_eq!(again.rules, rules);
}

#[test]
fn a_start_of_its_own_has_set_up_and_fen_with_the_series() {
    let rules = Rules::preset(Variant::Shatar, "fairy-stockfish").unwrap();
    let start = "6bk/7p/8/8/8/8/1B6/K6J b - - 1 7 w=2s";
    let game = Game::from_fen(rules, start).unwrap();
    let mut record = Record::of(&game);
    let mv = game.legal_moves().first().copied();
    record.tree = Tree::from_line(mv);
    let text = write(&record);
    assert!(
        text.contains(&format!("[SetUp \"1\"]\n[FEN \"{start}\"]\n")),
        "{text}"
    );
    assert!(mv.is_none() || text.contains("\n7... "), "{text}");
    round_trip(&record);
}

#[test]
fn windows_lines_marks_and_escapes() {
    let record = one(include_str!("data/pgn/windows.pgn"));
    assert_eq!(
        faults(&record),
        [(2, 1, r#"[Site "Steppe \"Open\" \\ 2"]"#, "duplicate_tag"),]
    );
    assert_eq!(main_line(&record), "d4 d5 Jd3 Jd6 Nf3");
}

#[test]
fn a_comment_to_the_end_of_the_line_may_hold_braces() {
    let record = one("1. d4 ; a {b} [c\n1... d5 *\n");
    assert_eq!(faults(&record), []);
    assert_eq!(main_line(&record), "d4 d5");
    round_trip(&record);
}

#[test]
fn what_people_write() {
    let record = one(include_str!("data/pgn/sloppy.pgn"));
    assert_eq!(faults(&record), []);
    assert_eq!(main_line(&record), "d4 d5 Nc3 Nf6 Nxd5 Nxd5 g3 g6 Bg2");
    assert_eq!(record.result, "1/2-1/2");
    let text = write(&record);
    assert!(
        text.ends_with(
            "1. d4 d5 2. Nc3 $5 Nf6 $14 3. Nxd5 $14 (3. e3 e6) (3. f3 {both} 3... e6) 3...\n\
             Nxd5 4. g3 $16 $146 g6 5. Bg2 {agreed by both} 1/2-1/2\n"
        ),
        "{text}"
    );
    round_trip(&record);
}

#[test]
fn a_fault_in_one_game_leaves_the_others_alone() {
    let records = read(include_str!("data/pgn/several.pgn"), Variant::Shatar);
    let events: Vec<&str> = records
        .iter()
        .map(|r| r.tag("Event").unwrap_or("-"))
        .collect();
    assert_eq!(
        events,
        [
            "First",
            "Second",
            "-",
            "Only tags",
            "Castling",
            "Unknown",
            "Never closed",
            "Last"
        ]
    );
    assert_eq!(main_line(&records[0]), "d3 e6");
    assert_eq!(faults(&records[0]), [(4, 13, "Zz9", "token")]);
    assert_eq!(records[0].unread, "Zz9 d4");
    assert_eq!(faults(&records[1]), []);
    assert_eq!(main_line(&records[1]), "e5 f7 Nc3");
    // The third has no tags: it is read as the caller's game.
    assert_eq!(faults(&records[2]), [(10, 4, "e5", "illegal_move")]);
    assert_eq!(faults(&records[4]), [(15, 13, "0-0", "castling")]);
    assert_eq!(main_line(&records[4]), "d4 d5");
    assert_eq!(faults(&records[5]), [(18, 11, "Crazyhouse", "variant")]);
    assert_eq!(records[5].unread, "e4 e5 {words} ( c5 ) N@f3");
    assert_eq!(
        faults(&records[6]),
        [
            (24, 47, "{ a comment that never ends 3. e3", "open_comment"),
            (24, 34, "(", "open_variation")
        ]
    );
    assert_eq!(main_line(&records[6]), "d4 d5 Jd3");
    assert_eq!(
        faults(&records[7]),
        [(28, 26, "win", "rules"), (29, 42, "RNBJKBN", "fen")]
    );
    let message = records[7].faults[1].to_string();
    assert!(message.contains("(line 29, column 42)"), "{message}");
}

#[test]
fn faults_say_where_and_what() {
    for (text, expected) in [
        ("1. d4 d5 2. 0-0", vec![(1, 13, "0-0", "castling")]),
        ("1. e4", vec![(1, 4, "e4", "illegal_move")]),
        (
            "1. d4 d5 2. Nd2 Nd7 3. Nf3",
            vec![(1, 24, "Nf3", "ambiguous_move")],
        ),
        ("1. d4 (1. d4", vec![(1, 7, "(", "open_variation")]),
        ("1. d4 ) d5", vec![(1, 7, ")", "parenthesis")]),
        ("(1. d4) d4", vec![(1, 1, "(", "parenthesis")]),
        ("1. d4 {шах", vec![(1, 7, "{шах", "open_comment")]),
        ("{шах} 1. d4 }", vec![(1, 13, "}", "token")]),
        ("1. d4 $999 d5", vec![(1, 7, "$999", "token")]),
        ("[Event]\n1. d4", vec![(1, 1, "[Event]", "tag")]),
        ("[Event \"x]\n1. d4", vec![(1, 1, "[Event \"x]", "tag")]),
        ("[Result \"1-0\"] 1. d4 0-1", vec![(1, 22, "0-1", "result")]),
        (
            "[Variant \"Xiangqi\"]\n1. d4",
            vec![(1, 11, "Xiangqi", "variant")],
        ),
    ] {
        assert_eq!(faults(&one(text)), expected, "{text}");
    }
}

#[test]
fn a_game_that_is_over_takes_no_moves() {
    let text = "[RuleSet \"fairy-stockfish\"]\n[FEN \"7k/6pp/8/8/8/8/8/KR6 w - - 0 1\"]\n\n\
                1. Rb8# Kg8 0-1";
    let record = one(text);
    assert!(matches!(record.faults[0].kind, FaultKind::GameOver(_)));
    assert_eq!(main_line(&record), "Rb8#");
    let wrong = text.replace("Kg8 ", "");
    assert_eq!(faults(&one(&wrong)), [(4, 9, "0-1", "result")]);
}

#[test]
fn variations_have_the_right_numbers() {
    let text = "1. d4 (1. d4 d5 (1... d5 2. Nf3)) 1... d5 {now} 2. Nf3 (2. Nc3) (2. Jd3 Jd6) Nf6 *";
    let record = one(text);
    assert_eq!(faults(&record), []);
    let written = write(&record);
    assert!(
        written.ends_with(
            "1. d4 (1. d4 d5) (1... d5 2. Nf3) 1... d5 {now} 2. Nf3 (2. Nc3) (2. Jd3 Jd6)\n\
             2... Nf6 *\n"
        ) || written.contains("(1. d4 d5 (1... d5 2. Nf3))"),
        "{written}"
    );
    round_trip(&record);
}

#[test]
fn too_much_is_refused_with_a_fault_that_says_so() {
    let long = format!("1. d4 {{{}}}", "x".repeat(MAX_BYTES));
    let record = one(&long);
    let kinds: Vec<&str> = record.faults.iter().map(|fault| fault.kind.id()).collect();
    assert!(kinds.contains(&"too_long"), "{kinds:?}");
    assert!(
        record
            .faults
            .iter()
            .any(|f| f.to_string().contains("1000000 bytes"))
    );

    // Horses to and fro, in a rule set that knows no repetition and no limit.
    let mut text = "[RuleSet \"modern repetition=false move_limit=none\"]\n1. d4 d5 ".to_owned();
    text.push_str(&"Nf3 Nf6 Ng1 Ng8 ".repeat(MAX_PLIES / 4 + 1));
    let record = one(&text);
    assert_eq!(record.tree.len(), MAX_PLIES);
    assert_eq!(record.faults.last().unwrap().kind.id(), "too_many_plies");
}

#[test]
fn hostile_nesting_and_noise_are_quick() {
    let deep = format!("1. d4 {}", "(1. d4 ".repeat(19_000));
    assert_eq!(one(&deep).faults.len(), 1);
    let tags: String = (0..80_000).map(|n| format!("[A{n} \"b\"] ")).collect();
    let mut texts = vec![tags];
    for noise in [
        "(",
        ")",
        "{",
        "}",
        "[",
        "$",
        "{x} ",
        "{}",
        "1-0 {x}",
        "%\n",
        ";",
        "(1. d4",
        "[A \"b\"] ",
        "[A \"b\"]\n\n{\n",
        "[A \"b\"]\n\n{\n}\n",
    ] {
        let text = noise.repeat(MAX_BYTES / noise.len());
        // A brace at the very end is as far away as one can be.
        texts.push(format!("1. d4 d5 {}}}", &text[..MAX_BYTES - 10]));
    }
    for text in texts {
        let begun = Instant::now();
        for record in read(&text, Variant::Shatar) {
            assert!(record.faults.len() <= text.len());
        }
        let took = begun.elapsed();
        // Linear reading takes a fraction of a second; what grows with the square takes many.
        assert!(took.as_secs() < 10, "{took:?} for {}…", &text[..20]);
    }
}

#[test]
fn equal_trees_may_be_built_in_any_order() {
    let game = Game::new(Rules::preset(Variant::Shatar, "traditional").unwrap());
    let moves = game.legal_moves();
    let mut depth_first = Tree::new();
    let first = depth_first.add(None, moves[0]);
    depth_first.add(Some(first), moves[2]);
    depth_first.add(None, moves[1]);
    let mut breadth_first = Tree::new();
    let first = breadth_first.add(None, moves[0]);
    breadth_first.add(None, moves[1]);
    breadth_first.add(Some(first), moves[2]);
    assert_eq!(depth_first, breadth_first);
    breadth_first.node_mut(first).nags.push(1);
    assert_ne!(depth_first, breadth_first);
    assert!(fen::write(game.position()).starts_with("rnbkjbnr"));
}

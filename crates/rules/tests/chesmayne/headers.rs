//! What stands around the moves, and the forms that are this program's own.

use shatar_rules::chesmayne::{ReadOptions, WriteOptions, read, write};
use shatar_rules::{Color, Game, Rules, ShatranjRules, Size, Variant, uci};

use crate::scores::score;
use crate::{faults, plain};

#[test]
fn header_lines_say_rules_start_and_seats() {
    let record = plain("Rules: baghdad move_limit=none\n01A BQ4-D02/D03 BQ4-C03/B02\n");
    assert_eq!(record.rules.to_string(), "baghdad move_limit=none");
    let record = plain("Rules: nowhere\n01A BQ4-D02/D03 BQ4-C03/B02\n");
    assert_eq!(faults(&record), [("rules", 1, 8, "nowhere", None)]);
    assert_eq!(record.game.moves().len(), 1);
    let record = plain("FEN: k7/8/8 w\n01A BQ4-D02/D03 BQ4-C03/B02\n");
    assert_eq!(faults(&record)[0].0, "fen");
    let record = plain("FEN: 4k3/8/1r6/8/8/8/3P4/4K3 b - - 3 9\n01A RO1-B06/B05 RO1-C17/C18\n");
    assert_eq!((faults(&record), record.side_a), (vec![], Color::Black));
    // The diagram's lines: side A at the top, the kings on d.
    let record = plain(
        ":A RO2 KT2 EL2 KI AD1 EL1 KT1 RO1 Rank-8\n:B BQ1 BQ2 BQ3 BQ4 BQ5 BQ6 BQ7 BQ8 Rank-2\n\
         01A KI-D08/D07 KI-D19/C14\n",
    );
    assert_eq!(record.side_a, Color::Black);
    assert_eq!(
        record.game.start().king(Color::White),
        Size::EIGHT.parse("d1").unwrap()
    );
    // The caller's word goes before the text's.
    let options = ReadOptions {
        side_a: Some(Color::White),
        ..ReadOptions::default()
    };
    let record = read("01B BQ3-F07/F06 BQ3-C12/B07\n", &options).remove(0);
    assert_eq!((record.side_a, record.faults.len()), (Color::White, 0));
    assert_eq!(record.game.start().turn(), Color::Black);
}

#[test]
fn endings() {
    let line = "01A BQ4-D02/D03 BQ4-C03/B02\n";
    for (ending, result, kinds) in [
        ("++WN for :A ++LS for :B", "1-0", vec![]),
        ("++LS for :A", "0-1", vec![]),
        ("++DR for :A ++DR for :B", "1/2-1/2", vec![]),
        ("01B Next move ? Next move ?", "*", vec![]),
        ("++WN for :A ++WN for :B", "*", vec!["ending"]),
        ("++CM", "*", vec!["ending"]),
    ] {
        let record = plain(&format!("{line}{ending}\n"));
        let found: Vec<&str> = record.faults.iter().map(|fault| fault.kind.id()).collect();
        assert_eq!((record.result, found), (result, kinds), "{ending}");
    }
    let wrong = score("sample-game").replace("++WN for :A ++LS for :B", "++LS for :A");
    let record = plain(&format!("{wrong}28B KI-D01/C01 KI-D04/D03\n"));
    let told = faults(&record);
    let [.., ending, after] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(
        *ending,
        (
            "ending",
            56,
            1,
            "++LS for :A",
            Some("++WN for :A ++LS for :B")
        )
    );
    assert_eq!(after.0, "game_over");
    assert_eq!((record.result, record.unplayed), ("0-1", 1));
    let open = format!("{line}01B Next move ?\n02A BQ4-D03/D04 BQ4-B02/A01\n");
    assert_eq!(faults(&plain(&open))[0].0, "after_open");
}

#[test]
fn promoted_pawns_and_transposed_kings_have_names() {
    let game = |fen: &str, line: &[&str]| {
        let rules = Rules::Shatranj(ShatranjRules::TRANSPOSITION);
        let mut game = Game::from_fen(rules, fen).unwrap();
        for text in line {
            game.play(uci::parse(game.position(), text).unwrap())
                .unwrap();
        }
        game
    };
    for (game, expected) in [
        (
            game(
                "4k3/2P4p/8/8/8/8/8/K6Q w - - 0 1",
                &["c7c8q", "h7h6", "c8d7"],
            ),
            "01A BQ1-C07/C08=AD2 BQ1-C15/D20=AD2\n01B BQ1-H07/H06 BQ1-D14/D13\n\
             02A AD2-C08/D07+CH AD2-D20/C14+CH\n",
        ),
        (
            game("1r5k/8/3p4/3P4/8/8/7r/K7 w - - 0 1", &["a1d5", "h2h3"]),
            "01A KI-A01~D05-BQ1 KI-D01~A04-BQ1\n01B RO1-H02/H03 RO1-D09/D10\n",
        ),
        (
            // The pawn that the king leaves on his last rank is an Adviser at once.
            game(
                "K7/7r/3p4/3P4/8/8/8/1r5k w - - 0 1",
                &["a8d5", "h7h6", "a8b7"],
            ),
            "01A KI-A08~D05-BQ1=AD1 KI-D22~A04-BQ1=AD1\n01B RO1-H07/H06 RO1-D14/D13\n\
             02A AD1-A08/B07 AD1-D22/C16\n",
        ),
    ] {
        let text = write(&game, &WriteOptions::default()).unwrap();
        assert!(text.contains(expected), "{text}");
        let record = plain(&text);
        assert_eq!((faults(&record), &record.game), (vec![], &game), "{text}");
    }
    // A score need not say what the pawn becomes; it must not say something else.
    let head = "FEN: 4k3/2P4p/8/8/8/8/8/K6Q w - - 0 1\n01A BQ1-C07/C08 BQ1-C15/D20";
    assert_eq!(faults(&plain(head)), []);
    let wrong = head.replace("C08", "C08=EL3");
    assert_eq!(
        faults(&plain(&wrong)),
        [("promotion", 2, 17, "EL3", Some("AD2"))]
    );
}

#[test]
fn the_writer_refuses_other_games() {
    let game = Game::new(Rules::default_for(Variant::Shatar));
    let error = write(&game, &WriteOptions::default()).unwrap_err();
    assert!(error.to_string().contains("Shatar"));
}

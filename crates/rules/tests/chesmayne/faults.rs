//! Each kind of fault in a move line, what is read instead, and where the reader stops.

use shatar_rules::chesmayne::{Corrected, Correction, ReadOptions, read};

use crate::{faults, moves, plain};

#[test]
fn each_kind_of_fault() {
    // A sound score of eight lines, one line changed at a time; then what is named in that line.
    let sound = "\
01A BQ4-D02/D03 BQ4-C03/B02
01B BQ6-C07/C06 BQ6-C15/B10
02A BQ4-D03/D04 BQ4-B02/A01
02B BQ6-C06/C05 BQ6-B10/B11
03A BQ4-D04*C05-BQ6 BQ4-A01*B11-BQ6
03B BQ7-B07/B06 BQ7-C16/C17
04A BQ4-C05*B06-BQ7 BQ4-B11*C17-BQ7
04B BQ8-A07*B06-BQ4 BQ8-D23*C17-BQ4
";
    let whole = plain(sound);
    assert_eq!(faults(&whole), []);
    assert_eq!(whole.game.moves().len(), 8);
    for (line, changed, expected) in [
        (2, "BQ6-C07/C06 BQ6-C15/B10", ("label", 1, "", Some("01B"))),
        (
            2,
            "0lB BQ6-C07/C06 BQ6-C15/B10",
            ("label", 1, "0lB", Some("01B")),
        ),
        (
            2,
            "02B BQ6-C07/C06 BQ6-C15/B10",
            ("label_order", 1, "02B", Some("01B")),
        ),
        (
            3,
            "01A BQ4-D03/D04 BQ4-B02/A01",
            ("label_order", 1, "01A", Some("02A")),
        ),
        (
            2,
            "01B BQ6-C07/C06",
            ("column_missing", 1, "01B BQ6-C07/C06", Some("BQ6-C15/B10")),
        ),
        (
            2,
            "01B BQ6-C15/B10",
            ("column_missing", 1, "01B BQ6-C15/B10", Some("BQ6-C07/C06")),
        ),
        (
            2,
            "01B BQ6 C07/C06 BQ6-C15/B10",
            ("hyphen_missing", 5, "BQ6 C07", Some("BQ6-C07")),
        ),
        (
            5,
            "03A BQ4-D04*C05 BQ6 BQ4-A01*B11-BQ6",
            ("hyphen_missing", 13, "C05 BQ6", Some("C05-BQ6")),
        ),
        (
            2,
            "01B BQ6-C07-C06 BQ6-C15/B10",
            ("sign_missing", 5, "BQ6-C07-C06", Some("/")),
        ),
        (
            2,
            "01B BQ6-C07*C06 BQ6-C15/B10",
            ("sign", 12, "*", Some("/")),
        ),
        (
            5,
            "03A BQ4-D04/C05-BQ6 BQ4-A01*B11-BQ6",
            ("sign", 12, "/", Some("*")),
        ),
        (
            2,
            "01B C07/C06 BQ6-C15/B10",
            ("man_missing", 5, "C07/C06", Some("BQ6")),
        ),
        (
            2,
            "01B BK6-C07/C06 BQ6-C15/B10",
            ("unknown_man", 5, "BK6", Some("BQ6")),
        ),
        (
            2,
            "01B BQ5-C07/C06 BQ6-C15/B10",
            ("man", 5, "BQ5", Some("BQ6")),
        ),
        (
            5,
            "03A BQ4-D04*C05 BQ4-A01*B11-BQ6",
            ("victim_missing", 5, "BQ4-D04*C05", Some("BQ6")),
        ),
        (
            5,
            "03A BQ4-D04*C05-KT1 BQ4-A01*B11-BQ6",
            ("victim", 17, "KT1", Some("BQ6")),
        ),
        (
            2,
            "01B BQ6-C07/C06-BQ1 BQ6-C15/B10",
            ("victim", 17, "BQ1", Some("")),
        ),
        (
            2,
            "01B BQ6-C07/C6 BQ6-C15/B10",
            ("not_a_square", 13, "C6", Some("C06")),
        ),
        (
            2,
            "01B BQ6-C?7/C06 BQ6-C15/B10",
            ("not_a_square", 9, "C?7", Some("C07")),
        ),
        (
            2,
            "01B BQ6-C07/C05 BQ6-C15/B10",
            ("square", 13, "C05", Some("C06")),
        ),
        (
            2,
            "01B BQ6-C07/C06 BQ6-C14/B10",
            ("square", 21, "C14", Some("C15")),
        ),
        (
            2,
            "01B BQ6-C07/C06=AD2 BQ6-C15/B10",
            ("promotion", 17, "AD2", Some("")),
        ),
        (
            2,
            "01B BQ6-C07/C06+CH BQ6-C15/B10",
            ("mark", 16, "+CH", Some("")),
        ),
        (
            2,
            "01B BQ6-C07/C06 BQ6-C15/B10 good!",
            ("token", 29, "good!", None),
        ),
        (
            2,
            "01B BQ6-C07/C06? BQ6-C15/B10",
            ("token", 16, "?", Some("")),
        ),
    ] {
        let mut lines: Vec<&str> = sound.lines().collect();
        lines[line - 1] = changed;
        let record = plain(&lines.join("\r\n"));
        let (kind, column, token, correction) = expected;
        let expected = (kind, line, column, token, correction);
        assert_eq!(faults(&record), [expected], "{changed}");
        assert_eq!(record.game, whole.game, "{changed}");
    }
}

#[test]
fn where_no_reading_is_left_the_reader_stops() {
    // Both columns are legal and no later line names the pawn.
    let record = plain("01A BQ4-D02/D03 BQ4-C03/B02\n01B KT1-G08/F06 KT1-D16/D13\n");
    assert_eq!(
        faults(&record),
        [("ambiguous_move", 2, 5, "KT1-G08/F06", None)]
    );
    assert!(
        record.faults[0]
            .to_string()
            .contains("KT1-G08/F06 or KT1-G08/H06")
    );
    assert_eq!((record.game.moves().len(), record.unplayed), (1, 1));
    // A later line that names him decides: as the one who leaves, or as the one who is taken.
    let record = plain(
        "01A BQ4-D02/D03 BQ4-C03/B02\n01B KT1-G08/F06 KT1-D16/D13\n\
         02A BQ4-D03/D04 BQ4-B02/A01\n02B KT1-H06/G04 KT1-D13/C08\n",
    );
    assert_eq!(faults(&record), [("square", 2, 13, "F06", Some("H06"))]);
    assert!(record.faults[0].to_string().contains("as 02B shows"));
    // A line that holds no move, lines that are missing, a move that is not legal.
    let record = plain("01A BQ4-D02/D03 BQ4-C03/B02\n01B I resign\n");
    assert_eq!(faults(&record), [("no_move", 2, 1, "01B I resign", None)]);
    let record = plain("01A BQ4-D02/D03 BQ4-C03/B02\n03B BQ4-E06/E05 BQ4-B08/A03\n");
    assert_eq!(faults(&record), [("line_missing", 2, 1, "03B", None)]);
    let record = plain("01A BQ4-D02/D04 BQ4-C03/A01\n01B BQ6-C07/C06 BQ6-C15/B11\n");
    assert_eq!(
        faults(&record),
        [
            ("illegal_move", 1, 5, "BQ4-D02/D04", None),
            ("columns_disagree", 2, 25, "B11", None),
        ]
    );
    assert_eq!(record.unplayed, 2);
}

#[test]
fn labels_that_go_on_counting_are_followed() {
    let record = plain(
        "01A BQ4-D02/D03 BQ4-C03/B02\n01B BQ6-C07/C06 BQ6-C15/B10\n\
         12A BQ4-D03/D04 BQ4-B02/A01\n12B BQ6-C06/C05 BQ6-B10/B11\n13A Next move ? Next move ?\n",
    );
    assert_eq!(faults(&record), [("label_order", 3, 1, "12A", Some("02A"))]);
    assert_eq!(record.labels, ["01A", "01B", "02A", "12B"]);
}

#[test]
fn corrections_of_the_caller() {
    let text = "01A BQ4-D02/D04 BQ4-C03/A01\n01B BQ6-C07/C06 BQ6-C15/B10\n";
    let correct = |uci: &str| {
        let options = ReadOptions {
            corrections: vec![Correction {
                score: 0,
                label: "01A".to_owned(),
                uci: uci.to_owned(),
            }],
            ..ReadOptions::default()
        };
        read(text, &options).remove(0)
    };
    let record = correct("d2d3");
    assert_eq!(moves(&record.game), ["d2d3", "c7c6"]);
    assert_eq!(
        record.faults[0].correction,
        Some(Corrected::Conjecture("BQ4-D02/D03".to_owned()))
    );
    for uci in ["d2d5", "nonsense", ""] {
        let record = correct(uci);
        let kinds: Vec<&str> = record.faults.iter().map(|fault| fault.kind.id()).collect();
        assert_eq!(kinds, ["illegal_move", "correction"], "{uci}");
        assert!(record.game.moves().is_empty());
    }
}

//! The four scores of the source.

use std::path::Path;

use serde_json::Value;
use shatar_rules::chesmayne::{Corrected, Correction, Fault, ReadOptions, looks_like, read};
use shatar_rules::{Color, fen};

use crate::{faults, moves, plain};

const FILES: [&str; 4] = [
    "sample-game",
    "example-game",
    "sheikh-opening",
    "torrent-opening",
];

fn data(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/chesmayne");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

pub(crate) fn score(file: &str) -> String {
    data(&format!("{file}.txt"))
}

fn expected_moves(game: &Value) -> Vec<&str> {
    let moves = game["moves"].as_array().unwrap().iter();
    moves.map(|mv| mv.as_str().unwrap()).collect()
}

/// The moves that `chesmayne.json` conjectures, for a score that is number `score` of its text.
fn conjectures(game: &Value, score: usize) -> Vec<Correction> {
    let errors = game["errors_in_source"].as_array().unwrap();
    let first_is_a = 1;
    errors
        .iter()
        .filter(|error| {
            error["certainty"]
                .as_str()
                .unwrap()
                .starts_with("conjecture")
        })
        .map(|error| {
            let label = error["line"].as_str().unwrap();
            let number: usize = label[..2].parse().unwrap();
            let ply = 2 * (number - first_is_a) + usize::from(label.ends_with('B'));
            Correction {
                score,
                label: label.to_owned(),
                uci: expected_moves(game)[ply].to_owned(),
            }
        })
        .collect()
}

fn fault_row(file: &str, fault: &Fault) -> String {
    let (correction, certainty) = match &fault.correction {
        Some(Corrected::Fact(text)) => (text.as_str(), "fact"),
        Some(Corrected::Conjecture(text)) => (text.as_str(), "conjecture"),
        None => ("", "none"),
    };
    let Fault {
        line,
        column,
        token,
        label,
        kind,
        ..
    } = fault;
    let label = label.as_deref().unwrap_or("-");
    let kind = kind.id();
    format!("{file}\t{label}\t{line}\t{column}\t{token}\t{kind}\t{correction}\t{certainty}")
}

#[test]
fn every_error_of_the_source_is_named_and_nothing_else() {
    let json: Value = serde_json::from_str(&data("chesmayne.json")).unwrap();
    let table = data("faults.tsv");
    let expected: Vec<(&str, &str)> = table
        .lines()
        .skip(1)
        .map(|row| row.rsplit_once('\t').unwrap())
        .collect();
    let mut reported = Vec::new();
    for (file, game) in FILES.iter().zip(json["games"].as_array().unwrap()) {
        let options = ReadOptions {
            corrections: conjectures(game, 0),
            ..ReadOptions::default()
        };
        let records = read(&score(file), &options);
        assert_eq!(records.len(), 1, "{file}");
        let record = &records[0];
        reported.extend(record.faults.iter().map(|fault| fault_row(file, fault)));

        // Each error of the list has faults in the table, and the other way round.
        let listed: Vec<&str> = expected
            .iter()
            .filter(|(row, line)| row.starts_with(file) && *line != "-")
            .map(|(_, line)| *line)
            .collect();
        let errors = game["errors_in_source"].as_array().unwrap();
        for error in errors {
            assert!(listed.contains(&error["line"].as_str().unwrap()), "{error}");
        }
        for line in listed {
            assert!(errors.iter().any(|error| error["line"] == line), "{line}");
        }

        assert_eq!(moves(&record.game), expected_moves(game), "{file}");
        assert_eq!(record.labels.len(), record.game.moves().len());
        assert_eq!(record.unplayed, 0, "{file}");
        let top = game["side_A_at_top"].as_bool().unwrap();
        assert_eq!(record.side_a == Color::Black, top, "{file}");
        let turn = record.game.start().turn().name();
        assert_eq!(turn, game["first_to_move"].as_str().unwrap(), "{file}");
        let start = fen::write(record.game.start());
        assert!(start.starts_with(game["start"].as_str().unwrap()));
        let board = fen::write(record.game.position());
        assert!(board.starts_with(game["final_board"].as_str().unwrap()));
        let mated = game["ends_in"] == "mate";
        assert_eq!(record.game.outcome().is_some(), mated, "{file}");
        assert_eq!(record.result, if mated { "0-1" } else { "*" }, "{file}");
    }
    let expected: Vec<&str> = expected.into_iter().map(|(row, _)| row).collect();
    assert_eq!(reported, expected);
}

#[test]
fn without_conjectures_the_reader_keeps_what_came_before() {
    let example = plain(&score("example-game"));
    assert_eq!(example.game.moves().len(), 8);
    assert_eq!(example.unplayed, 12);
    let expected = ("repeated_move", 9, 5, "BQ3-C02/C03", None);
    assert_eq!(faults(&example), [expected]);
    let torrent = plain(&score("torrent-opening"));
    assert_eq!((torrent.game.moves().len(), torrent.unplayed), (13, 2));
    assert_eq!(
        faults(&torrent)[1],
        ("illegal_move", 14, 5, "RO1-H07/F06", None)
    );
    assert!(
        torrent.faults[1]
            .to_string()
            .ends_with("(line 14, column 5)")
    );
}

#[test]
fn a_page_with_all_four_scores_and_prose_around_them() {
    let json: Value = serde_json::from_str(&data("chesmayne.json")).unwrap();
    let games = json["games"].as_array().unwrap();
    let mut page = "Shatranj\n\n01 The KI may move one cell.\n\
         Note: :A is playing from the top of the board (ranks 7 and 8) in this game.\n"
        .to_owned();
    for file in FILES {
        page.push_str(&score(file).replace('\n', "\n\u{a0}\n"));
        page.push_str("Set-up the board and play through the moves; 3B is weak. A/B, 1*2.\n");
    }
    let corrections = games.iter().enumerate();
    let options = ReadOptions {
        corrections: corrections
            .flat_map(|(index, game)| conjectures(game, index))
            .collect(),
        ..ReadOptions::default()
    };
    let records = read(&page, &options);
    assert_eq!(records.len(), 4);
    for (record, game) in records.iter().zip(games) {
        assert_eq!(moves(&record.game), expected_moves(game));
        assert!(!record.notes.is_empty());
    }
    let count: usize = records.iter().map(|record| record.faults.len()).sum();
    assert_eq!(count, data("faults.tsv").lines().count() - 1);
    // The same without anything between the scores.
    let tight: String = FILES.iter().map(|file| score(file)).collect();
    let tight = read(&tight, &options);
    for (tight, record) in tight.iter().zip(&records) {
        assert_eq!(tight.game, record.game);
    }
}

#[test]
fn they_look_like_scores() {
    for file in FILES {
        assert!(looks_like(&score(file)), "{file}");
    }
}

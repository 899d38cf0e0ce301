//! `shatar perft` and `shatar bench` against the project's numbers.

mod common;

use common::{data, run};

/// The number after a word at the start of a line of output.
fn number(output: &str, word: &str) -> u64 {
    let line = output.lines().find_map(|line| line.strip_prefix(word));
    let line = line.unwrap_or_else(|| panic!("no line \"{word}\" in {output}"));
    line.trim().parse().expect("a number")
}

fn stdout(arguments: &[&str]) -> String {
    let output = run(arguments);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

#[test]
fn numbers_are_those_of_the_data() {
    let data = data("perft.json");
    let mut checked = 0;
    for entry in data["perft"].as_array().expect("a list") {
        let word = |key: &str| entry[key].as_str().expect("a word");
        let nodes = entry["nodes"].as_array().expect("numbers");
        // As deep as takes little time; the tests of the rules go further.
        for (depth, nodes) in (1..).zip(nodes).filter(|(_, n)| n.as_u64() < Some(200_000)) {
            let depth: u32 = depth;
            let arguments = [
                "perft",
                "--game",
                word("game"),
                "--rules",
                word("preset"),
                "--fen",
                word("fen"),
                "--depth",
                &depth.to_string(),
            ];
            assert_eq!(
                Some(number(&stdout(&arguments), "nodes ")),
                nodes.as_u64(),
                "{entry}"
            );
            checked += 1;
        }
    }
    assert!(checked > 40, "only {checked} numbers");
}

#[test]
fn divide_adds_up() {
    let rules = "fairy-stockfish stalemate=loss";
    let arguments = [
        "perft",
        "--game",
        "SHATAR",
        "--rules",
        rules,
        "--depth=3",
        "--divide",
    ];
    let text = stdout(&arguments);
    let branches: Vec<u64> = text
        .lines()
        .filter_map(|line| line.split_once(": ")?.1.parse().ok())
        .collect();
    assert_eq!(branches.len(), 20);
    assert_eq!(branches.iter().sum::<u64>(), 8426);
    assert_eq!(number(&text, "nodes "), 8426);
    assert!(text.contains("nodes per second "));
    let none = stdout(&["perft", "--game", "shatar", "--depth", "0", "--divide"]);
    assert_eq!(number(&none, "nodes "), 1);
}

#[test]
fn faults_in_arguments_are_named() {
    let cases: &[(&[&str], &str)] = &[
        (&["perft", "--depth", "1"], "--game"),
        (&["perft", "--game", "shatar"], "--depth"),
        (&["perft", "--game", "chess", "--depth", "1"], "chess"),
        (&["perft", "--game", "shatar", "--depth", "-1"], "-1"),
        (&["perft", "--game", "shatar", "--depth", "x"], "x"),
        (
            &[
                "perft", "--game", "shatar", "--depth", "1", "--rules", "okano",
            ],
            "okano",
        ),
        (
            &[
                "perft", "--game", "shatar", "--depth", "1", "--rules", "aise x=y",
            ],
            "x",
        ),
        (
            &[
                "perft", "--game", "shatar", "--depth", "1", "--fen", "8/8 w",
            ],
            "ranks",
        ),
        (
            &["perft", "--game", "shatar", "--depth", "1", "--colour"],
            "colour",
        ),
        (&["perft", "--game"], "--game"),
        (&["bench", "x"], "x"),
    ];
    for (arguments, word) in cases {
        let output = run(arguments);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(error.contains(word), "{arguments:?}: {error}");
    }
}

#[test]
fn bench_has_a_signature() {
    let signature = || number(&stdout(&["bench", "--depth", "4"]), "signature ");
    let first = signature();
    assert!(first > 0);
    assert_eq!(signature(), first, "the same search counts the same nodes");
    let perft = stdout(&["bench", "--perft", "--depth", "3"]);
    assert!(perft.contains("hiashatar"));
    // Shatar 8,426 and Shatranj 4,176 are the data's.
    assert!(perft.contains("8426") && perft.contains("4176"), "{perft}");
}

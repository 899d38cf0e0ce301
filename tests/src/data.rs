//! The data files of `tests/data`.

use serde_json::Value;

/// One line of the perft data.
#[derive(Clone, Debug)]
pub struct Perft {
    /// `shatar`, `hiashatar` or `shatranj`.
    pub game: String,
    /// The preset whose rules were counted.
    pub preset: String,
    /// The root, six fields.
    pub fen: String,
    /// Nodes at depth 1, 2, …
    pub nodes: Vec<u64>,
}

/// A position, moves from it, and how the game must then have ended.
#[derive(Clone, Debug)]
pub struct Fixture {
    /// `shatar` or `shatranj`.
    pub game: String,
    /// The preset that is meant.
    pub preset: String,
    /// The root, six fields.
    pub fen: String,
    /// Moves in UCI.
    pub moves: Vec<String>,
    /// Result and reason after the moves.
    pub outcome: (String, String),
    /// One phrase on the point of it.
    pub why: String,
}

/// One of the game scores of the Chesmayne page, its errors corrected.
#[derive(Clone, Debug)]
pub struct Score {
    /// What the page calls it.
    pub name: String,
    /// FEN of the root.
    pub fen: String,
    /// Moves in UCI.
    pub moves: Vec<String>,
    /// First field of the FEN after the last move.
    pub final_board: String,
    /// Whether the last move mates; else the score simply stops.
    pub ends_in_mate: bool,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn parse(file: &str) -> Value {
    serde_json::from_str(file).expect("a data file of the tests is not JSON")
}

/// Every entry of `perft.json`.
///
/// # Panics
/// If the file is damaged.
pub fn perft() -> Vec<Perft> {
    let file = parse(include_str!("../data/perft.json"));
    list(&file["perft"])
        .iter()
        .map(|entry| Perft {
            game: text(&entry["game"]),
            preset: text(&entry["preset"]),
            fen: text(&entry["fen"]),
            nodes: list(&entry["nodes"])
                .iter()
                .filter_map(Value::as_u64)
                .collect(),
        })
        .collect()
}

/// Every entry of `fixtures.json` that has moves and an outcome.
///
/// # Panics
/// If the file is damaged.
pub fn fixtures() -> Vec<Fixture> {
    let file = parse(include_str!("../data/fixtures.json"));
    let mut found = Vec::new();
    for (game, preset, group) in [
        (
            "shatar",
            "fairy-stockfish",
            "shatar (fairy-stockfish preset unless said)",
        ),
        ("shatranj", "baghdad", "shatranj"),
    ] {
        for entry in list(&file[group]) {
            if entry["outcome"].is_null() {
                continue;
            }
            found.push(Fixture {
                game: game.to_owned(),
                preset: preset.to_owned(),
                fen: text(&entry["fen"]),
                moves: list(&entry["moves"]).iter().map(text).collect(),
                outcome: (text(&entry["outcome"]), text(&entry["reason"])),
                why: text(&entry["why"]),
            });
        }
    }
    found
}

/// The four scores of `chesmayne.json`.
///
/// # Panics
/// If the file is damaged.
pub fn scores() -> Vec<Score> {
    let file = parse(include_str!("../data/chesmayne.json"));
    list(&file["games"])
        .iter()
        .map(|game| {
            let side = if game["first_to_move"] == "black" {
                "b"
            } else {
                "w"
            };
            Score {
                name: text(&game["name"]),
                fen: format!("{} {side} - - 0 1", text(&game["start"])),
                moves: list(&game["moves"]).iter().map(text).collect(),
                final_board: text(&game["final_board"]),
                ends_in_mate: game["ends_in"] == "mate",
            }
        })
        .collect()
}

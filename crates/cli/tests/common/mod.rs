//! Talking with the command as another program would: by its pipes.

#![allow(dead_code, reason = "each test binary uses its part of this")]

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use serde_json::{Value, json};

/// The command.
pub(crate) fn shatar() -> Command {
    Command::new(env!("CARGO_BIN_EXE_shatar"))
}

/// Runs the command to its end.
pub(crate) fn run(arguments: &[&str]) -> Output {
    shatar()
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the command starts")
}

/// Runs the command to its end on an input.
pub(crate) fn run_on(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = shatar()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    let input = input.to_vec();
    // From a thread: the command may answer before it has read everything.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the command ends");
    let _ = writer.join();
    output
}

/// A file of the project's test data.
pub(crate) fn data(name: &str) -> Value {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/data")
        .join(name);
    let text = std::fs::read_to_string(&path).expect("the test data are there");
    serde_json::from_str(&text).expect("the test data are JSON")
}

/// A running `shatar probe`.
pub(crate) struct Probe {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Probe {
    pub(crate) fn start() -> Probe {
        let mut child = shatar()
            .arg("probe")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("stdout is a pipe"));
        Probe {
            child,
            input,
            output,
        }
    }

    /// Sends bytes and an end of line; the answer.
    pub(crate) fn ask_raw(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().expect("the probe is open");
        input.write_all(line).expect("the probe reads");
        input.write_all(b"\n").expect("the probe reads");
        input.flush().expect("the probe reads");
        self.answer()
    }

    pub(crate) fn answer(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the probe answers");
        serde_json::from_str(&line).expect("an answer is JSON")
    }

    pub(crate) fn ask(&mut self, question: &Value) -> Answer {
        Answer(self.ask_raw(question.to_string().as_bytes()))
    }

    /// Closes the input; whether the command then ended well.
    pub(crate) fn close(mut self) -> bool {
        self.input = None;
        self.child.wait().expect("the command ends").success()
    }
}

/// An answer of the probe.
#[derive(Debug)]
pub(crate) struct Answer(pub(crate) Value);

impl Answer {
    pub(crate) fn legal(&self) -> Vec<&str> {
        let moves = self.0["legal"].as_array();
        let moves = moves.unwrap_or_else(|| panic!("no legal moves in {}", self.0));
        moves.iter().filter_map(Value::as_str).collect()
    }

    pub(crate) fn allows(&self, mv: &str) -> bool {
        self.legal().contains(&mv)
    }

    /// Targets of the man on a square, as they stand in the moves, sorted.
    pub(crate) fn from(&self, square: &str) -> Vec<&str> {
        let moves = self.legal().into_iter();
        moves.filter_map(|mv| mv.strip_prefix(square)).collect()
    }

    /// `1-0 mate`, or `-` when the game goes on.
    pub(crate) fn outcome(&self) -> String {
        let outcome = &self.0["outcome"];
        if self.0.get("outcome").is_none() {
            panic!("no outcome in {}", self.0);
        }
        if outcome.is_null() {
            return "-".to_owned();
        }
        let word = |key: &str| outcome[key].as_str().expect("an end has words").to_owned();
        assert!(self.legal().is_empty(), "moves after the end: {}", self.0);
        format!("{} {}", word("result"), word("reason"))
    }

    pub(crate) fn checks(&self) -> Vec<&str> {
        let names = self.0["checks"].as_array().expect("checks are a list");
        names.iter().filter_map(Value::as_str).collect()
    }

    /// Number of checks, and whether one was a shak.
    pub(crate) fn series(&self, color: &str) -> (u64, bool) {
        let series = &self.0["series"][color];
        let checks = series["checks"].as_u64().expect("checks are counted");
        (checks, series["shak"].as_bool().expect("shak is yes or no"))
    }

    pub(crate) fn fen(&self) -> &str {
        self.0["fen"].as_str().expect("there is a FEN")
    }

    /// The board of the FEN.
    pub(crate) fn board(&self) -> &str {
        self.field(0)
    }

    /// A field of the FEN, from 0.
    pub(crate) fn field(&self, index: usize) -> &str {
        self.fen().split(' ').nth(index).unwrap_or_default()
    }

    /// `kind`, or `kind at 3` with the index of the move.
    pub(crate) fn error(&self) -> String {
        let error = &self.0["error"];
        let kind = error["kind"].as_str();
        let kind = kind.unwrap_or_else(|| panic!("no error in {}", self.0));
        assert!(
            error["message"]
                .as_str()
                .is_some_and(|text| !text.is_empty())
        );
        match error["move_index"].as_u64() {
            Some(index) => format!("{kind} at {index}"),
            None => kind.to_owned(),
        }
    }
}

/// A place to ask from: a game, rules, a start. Each question starts a process of its own.
#[derive(Clone)]
pub(crate) struct Table {
    game: &'static str,
    rules: Value,
    fen: Option<String>,
}

/// The game under a preset with changes, as in `"aise camel=bishop_max3"`.
pub(crate) fn table(game: &'static str, rules: &str) -> Table {
    Table {
        game,
        rules: json!(rules),
        fen: None,
    }
}

impl Table {
    pub(crate) fn fen(&self, fen: &str) -> Table {
        Table {
            fen: Some(fen.to_owned()),
            ..self.clone()
        }
    }

    /// The start as it stands.
    pub(crate) fn look(&self) -> Answer {
        self.play("")
    }

    /// After moves parted by spaces.
    pub(crate) fn play(&self, moves: &str) -> Answer {
        let moves: Vec<&str> = moves.split_whitespace().collect();
        let mut question = json!({"game": self.game, "rules": self.rules, "moves": moves});
        if let Some(fen) = &self.fen {
            question["fen"] = json!(fen);
        }
        let mut probe = Probe::start();
        let answer = probe.ask(&question);
        assert!(probe.close());
        answer
    }
}

//! Fairy-Stockfish's rules in a process of its own (`tests/oracle/oracle.mjs`).

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// What to do when the oracle does not start.
const MISSING: &str = "the oracle (Fairy-Stockfish's rules under Node) does not start: install \
    Node 20 and run `npm ci` in the root of the repository, or let `cargo xtask test` do it";

/// What the oracle says of one position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OraclePly {
    /// Legal moves in UCI, sorted.
    pub legal: Vec<String>,
    /// Whether the side to move is in check.
    pub check: bool,
    /// `1-0`, `0-1` or `1/2-1/2` once the game has ended by itself.
    pub result: Option<String>,
    /// The same, when a player may claim repetition or the move limit.
    pub claim: Option<String>,
    /// Whether neither side has the men to win.
    pub bare: bool,
    /// The FEN, six fields.
    pub fen: String,
}

/// The running oracle.
#[derive(Debug)]
pub struct Oracle {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// The name and version Fairy-Stockfish gives itself.
    pub version: String,
}

impl Oracle {
    /// Starts the process.
    ///
    /// # Errors
    /// A sentence that says what to install, if Node or ffish is missing.
    pub fn start() -> Result<Self, String> {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("oracle/oracle.mjs");
        let mut child = Command::new("node")
            .arg(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{MISSING} ({error})"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(MISSING.to_owned());
        };
        let mut oracle = Self {
            child,
            input,
            output: BufReader::new(output),
            version: String::new(),
        };
        let greeting = oracle.read().map_err(|_| MISSING.to_owned())?;
        oracle.version = greeting["ready"].as_str().unwrap_or_default().to_owned();
        Ok(oracle)
    }

    fn read(&mut self) -> Result<Value, String> {
        let mut line = String::new();
        self.output
            .read_line(&mut line)
            .map_err(|error| error.to_string())?;
        serde_json::from_str(&line).map_err(|error| format!("{error}: {line:?}"))
    }

    /// Replays a game and says of every position, the root first, what the oracle thinks of it.
    ///
    /// # Errors
    /// The oracle's own words, if it cannot follow the game.
    pub fn replay(
        &mut self,
        variant: &str,
        fen: &str,
        moves: &[String],
    ) -> Result<Vec<OraclePly>, String> {
        let question = json!({ "variant": variant, "fen": fen, "moves": moves });
        writeln!(self.input, "{question}").map_err(|error| error.to_string())?;
        let reply = self.read()?;
        if let Some(error) = reply["error"].as_str() {
            return Err(error.to_owned());
        }
        let plies = reply["plies"].as_array().ok_or("a reply without plies")?;
        Ok(plies.iter().map(ply).collect())
    }
}

fn ply(value: &Value) -> OraclePly {
    let text = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
    let ended = |name: &str| Some(text(name)).filter(|result| result != "*");
    OraclePly {
        legal: text("legal")
            .split_whitespace()
            .map(str::to_owned)
            .collect(),
        check: value["check"].as_bool().unwrap_or_default(),
        result: ended("result"),
        claim: ended("claim"),
        bare: value["bare"].as_bool().unwrap_or_default(),
        fen: text("fen"),
    }
}

impl Drop for Oracle {
    fn drop(&mut self) {
        // The process also ends by itself when its input closes; either way nothing is left over.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

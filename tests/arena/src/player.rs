//! A program that speaks UCI, in a process of its own.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long a program may take to get ready.
const START: Duration = Duration::from_secs(60);

/// What to start, and what to tell it first.
#[derive(Clone, Debug)]
pub(crate) struct Contender {
    /// How it is called in the tables.
    pub(crate) name: String,
    /// The program and its arguments, by words.
    pub(crate) command: String,
    /// UCI options, `Hash=16`.
    pub(crate) options: Vec<(String, String)>,
}

/// How long a side thinks about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Budget {
    /// Milliseconds a move.
    Time(u64),
    /// Nodes a move.
    Nodes(u64),
    /// Plies.
    Depth(u32),
}

/// What a program answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    /// The move, as it was written.
    pub(crate) best: String,
    /// The last score it told, in centipawns of the side to move; mates are ±30000 less the moves.
    pub(crate) score: Option<i32>,
    /// From question to answer.
    pub(crate) took: Duration,
}

/// Why a program gives no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// It ended.
    Crash,
    /// It was silent for longer than anybody waits.
    Hang,
}

/// A running program.
#[derive(Debug)]
pub(crate) struct Player {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// Whether it has an option `Rules`, as ours has.
    knows_rules: bool,
}

impl Player {
    /// Starts a program and gives it its options.
    ///
    /// # Errors
    /// A sentence, when it does not start or does not answer.
    pub(crate) fn start(contender: &Contender) -> Result<Player, String> {
        let mut words = contender.command.split_whitespace();
        let program = words.next().ok_or("an empty command")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{}: {error}", contender.command))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{}: no pipes", contender.command));
        };
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                let Ok(line) = line else { break };
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut player = Player {
            child,
            input,
            lines,
            knows_rules: false,
        };
        let silent = |_| format!("{} does not speak UCI", contender.command);
        player.say("uci");
        let greeting = player.until("uciok", START).map_err(silent)?;
        player.knows_rules = greeting
            .iter()
            .any(|line| line.starts_with("option name Rules "));
        for (name, value) in &contender.options {
            player.say(&format!("setoption name {name} value {value}"));
        }
        player.ready().map_err(silent)?;
        Ok(player)
    }

    /// Tells it which game begins. The variant comes before any position: the letters of a FEN
    /// mean something only in their game.
    pub(crate) fn begin(&mut self, variant: &str, rules: &str) -> Result<(), Failure> {
        self.say(&format!("setoption name UCI_Variant value {variant}"));
        if self.knows_rules {
            self.say(&format!("setoption name Rules value {rules}"));
        }
        self.say("ucinewgame");
        self.ready()
    }

    /// Asks for a move in the position after these moves.
    pub(crate) fn think(
        &mut self,
        start: &str,
        moves: &[String],
        budget: Budget,
    ) -> Result<Answer, Failure> {
        let played = if moves.is_empty() {
            String::new()
        } else {
            format!(" moves {}", moves.join(" "))
        };
        self.say(&format!("position fen {start}{played}"));
        let (go, patience) = match budget {
            Budget::Time(ms) => (
                format!("go movetime {ms}"),
                Duration::from_millis(ms * 20) + Duration::from_secs(10),
            ),
            Budget::Nodes(nodes) => (format!("go nodes {nodes}"), Duration::from_secs(300)),
            Budget::Depth(depth) => (format!("go depth {depth}"), Duration::from_secs(600)),
        };
        let begun = Instant::now();
        self.say(&go);
        let lines = self.until("bestmove", patience)?;
        let took = begun.elapsed();
        let best = lines
            .last()
            .and_then(|line| line.split_whitespace().nth(1))
            .unwrap_or_default()
            .to_owned();
        let score = lines.iter().rev().find_map(|line| score(line));
        Ok(Answer { best, score, took })
    }

    fn ready(&mut self) -> Result<(), Failure> {
        self.say("isready");
        self.until("readyok", START).map(drop)
    }

    /// A program that has ended is noticed where its answer is awaited.
    fn say(&mut self, line: &str) {
        let _ = writeln!(self.input, "{line}");
    }

    /// The lines up to the one that begins with a word.
    fn until(&mut self, word: &str, patience: Duration) -> Result<Vec<String>, Failure> {
        let deadline = Instant::now() + patience;
        let mut lines = Vec::new();
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    let last = line.split_whitespace().next() == Some(word);
                    lines.push(line);
                    if last {
                        return Ok(lines);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(Failure::Hang),
                Err(RecvTimeoutError::Disconnected) => return Err(Failure::Crash),
            }
        }
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The score of an `info` line; a bound is as good as an exact one here.
fn score(line: &str) -> Option<i32> {
    let mut words = line.split_whitespace();
    if words.next() != Some("info") {
        return None;
    }
    words.find(|&word| word == "score")?;
    let kind = words.next()?;
    let value: i32 = words.next()?.parse().ok()?;
    match kind {
        "cp" => Some(value),
        "mate" if value > 0 => Some(30_000 - value),
        "mate" => Some(-30_000 - value),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::score;

    #[test]
    fn reads_scores() {
        for (line, wanted) in [
            ("info depth 5 score cp -31 nodes 7", Some(-31)),
            ("info depth 5 score mate 3 pv a1a2", Some(29_997)),
            ("info depth 5 score mate -2", Some(-29_998)),
            ("info string score cp", None),
            ("bestmove a1a2", None),
        ] {
            assert_eq!(score(line), wanted, "{line}");
        }
    }
}

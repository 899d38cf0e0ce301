//! Conversations with `shatar uci`.

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use common::{run_on, shatar};

/// Longer than anything takes on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_secs(30);

struct Talk {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Talk {
    fn start() -> Talk {
        let mut child = shatar()
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let input = child.stdin.take().expect("stdin is a pipe");
        let output = BufReader::new(child.stdout.take().expect("stdout is a pipe"));
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Talk {
            child,
            input,
            lines,
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine reads");
        self.input.flush().expect("the engine reads");
    }

    fn next(&mut self) -> String {
        self.lines
            .recv_timeout(PATIENCE)
            .expect("the engine answers")
    }

    /// Lines up to and with one that begins so.
    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.next());
            if lines.last().is_some_and(|line| line.starts_with(start)) {
                return lines;
            }
        }
    }

    fn bestmove(&mut self) -> String {
        let lines = self.until("bestmove ");
        let last = lines.last().expect("the line searched for");
        last.split(' ')
            .nth(1)
            .expect("bestmove names a move")
            .to_owned()
    }

    /// Everything said so far in answer to what was asked.
    fn said(&mut self) -> Vec<String> {
        self.say("isready");
        let mut lines = self.until("readyok");
        lines.pop();
        lines
    }

    fn quiet_for(&mut self, time: Duration) -> bool {
        let end = Instant::now() + time;
        loop {
            match self
                .lines
                .recv_timeout(end.saturating_duration_since(Instant::now()))
            {
                Ok(line) if line.starts_with("info depth") => {}
                Ok(_) | Err(RecvTimeoutError::Disconnected) => return false,
                Err(RecvTimeoutError::Timeout) => return true,
            }
        }
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().expect("the command ends").success());
    }
}

#[test]
fn it_introduces_itself() {
    let mut talk = Talk::start();
    talk.say("uci");
    let lines = talk.until("uciok");
    assert!(lines.iter().any(|line| line.starts_with("id name Shatar")));
    for option in [
        "option name UCI_Variant type combo default shatar var shatar var hiashatar var shatranj",
        "option name Rules type string default aise",
        "option name Hash type spin default",
        "option name MultiPV type spin default 1",
        "option name Clear Hash type button",
        "option name Ponder type check",
    ] {
        assert!(
            lines.iter().any(|line| line.starts_with(option)),
            "{option}"
        );
    }
    talk.quit();
}

#[test]
fn it_plays_all_games() {
    let mut talk = Talk::start();
    for (variant, start, first) in [
        (
            "shatar",
            "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR",
            "d2d4",
        ),
        (
            "HIASHATAR",
            "rnbhjkhbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBHKJHBNR",
            "d2d5",
        ),
        (
            "Shatranj",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "d2d3",
        ),
    ] {
        talk.say(&format!("setoption name UCI_Variant value {variant}"));
        talk.say("ucinewgame");
        talk.say("position startpos");
        talk.say("d");
        assert!(
            talk.until("Outcome")
                .contains(&format!("Fen: {start} w - - 0 1"))
        );
        talk.say(&format!("position startpos moves {first}"));
        for limit in [
            "depth 4",
            "nodes 2000",
            "movetime 50",
            "wtime 1000 btime 1000 winc 10 binc 10",
            "wtime 500 btime 500 movestogo 5",
        ] {
            talk.say(&format!("go {limit}"));
            let lines = talk.until("bestmove ");
            assert!(
                lines.iter().any(|line| line.starts_with("info depth ")),
                "{limit}: {lines:?}"
            );
            let best = lines
                .last()
                .and_then(|line| line.split(' ').nth(1))
                .unwrap_or_default();
            talk.say(&format!("position startpos moves {first} {best}"));
            assert!(talk.said().is_empty(), "{variant}: {best} is legal");
            talk.say(&format!("position startpos moves {first}"));
        }
    }
    talk.quit();
}

#[test]
fn it_shows_what_it_knows() {
    let mut talk = Talk::start();
    talk.say("setoption name Rules value fairy-stockfish");
    talk.say("position fen 6bk/7p/8/8/8/8/8/K1B4J w - - 0 1 moves c1b2");
    talk.say("d");
    let text = talk.until("Outcome").join("\n");
    for line in [
        " 8  . . . . . . b k",
        "Rules: fairy-stockfish",
        "Fen: 6bk/7p/8/8/8/8/1B6/K6J b - - 1 1",
        "Checks: tuk",
        "Series: white 1, black 0",
        "Outcome: 1/2-1/2 niol",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    talk.say("eval");
    assert!(talk.next().starts_with("info string static evaluation "));
    talk.quit();
}

#[test]
fn a_finished_game_has_no_best_move() {
    let mut talk = Talk::start();
    talk.say("position fen 6bk/7p/8/8/8/8/8/K1B4J w moves c1b2");
    for limit in ["depth 3", "infinite", "ponder wtime 1000 btime 1000"] {
        talk.say(&format!("go {limit}"));
        assert_eq!(talk.bestmove(), "(none)");
    }
    talk.quit();
}

#[test]
fn stop_ends_an_infinite_search_soon() {
    let mut talk = Talk::start();
    let mut longest = Duration::ZERO;
    for variant in ["shatar", "hiashatar", "shatranj"] {
        talk.say(&format!("setoption name UCI_Variant value {variant}"));
        talk.say("position startpos");
        for pause in [0, 1, 5, 30, 200] {
            talk.say("go infinite");
            std::thread::sleep(Duration::from_millis(pause));
            let begin = Instant::now();
            talk.say("stop");
            assert_ne!(talk.bestmove(), "(none)");
            longest = longest.max(begin.elapsed());
        }
        // Nothing more comes, and another search begins at once.
        talk.say("stop");
        assert!(talk.quiet_for(Duration::from_millis(50)));
        talk.say("go depth 2");
        assert_ne!(talk.bestmove(), "(none)");
    }
    println!("longest time from stop to bestmove: {longest:?}");
    assert!(longest < Duration::from_secs(5), "{longest:?}");
    talk.quit();
}

#[test]
fn infinite_waits_for_stop_even_when_all_is_known() {
    let mut talk = Talk::start();
    // One legal move, and soon a forced end.
    talk.say("position fen 7k/8/8/8/8/p7/P7/K2R3R b - - 0 1");
    talk.say("go infinite");
    assert!(talk.quiet_for(Duration::from_millis(300)));
    talk.say("stop");
    assert_eq!(talk.bestmove(), "h8g7");
    talk.say("position startpos");
    talk.say("go");
    assert!(talk.quiet_for(Duration::from_millis(200)));
    talk.say("stop");
    assert_eq!(talk.bestmove(), "d2d4");
    talk.quit();
}

#[test]
fn pondering() {
    let mut talk = Talk::start();
    // ponderhit and stop at any time, also when nothing runs.
    talk.say("ponderhit");
    talk.say("stop");
    talk.say("ponderhit");
    assert!(talk.said().is_empty());
    talk.say("position startpos moves d2d4");
    // A ponder search says nothing before ponderhit, then keeps its limits.
    talk.say("go ponder movetime 30");
    assert!(talk.quiet_for(Duration::from_millis(200)));
    talk.say("ponderhit");
    assert_eq!(talk.bestmove(), "d7d5");
    talk.say("ponderhit");
    // Stopped instead, and ponderhit and stop at once.
    talk.say("go ponder wtime 1000 btime 1000");
    talk.say("stop");
    assert_eq!(talk.bestmove(), "d7d5");
    for _ in 0..20 {
        talk.say("go ponder wtime 1000 btime 1000\nponderhit\nstop");
        assert_eq!(talk.bestmove(), "d7d5");
    }
    // ponderhit in a search that does not ponder.
    talk.say("go depth 5\nponderhit");
    assert_eq!(talk.bestmove(), "d7d5");
    assert!(talk.said().is_empty());
    talk.quit();
}

#[test]
fn several_lines_and_chosen_moves() {
    let mut talk = Talk::start();
    talk.say("setoption name Rules value fairy-stockfish");
    talk.say("setoption name MultiPV value 3");
    talk.say("position startpos");
    talk.say("go depth 4");
    let lines = talk.until("bestmove");
    let ranks = lines
        .iter()
        .filter(|line| line.starts_with("info depth 4 "));
    let ranks: Vec<&str> = ranks.filter_map(|line| line.split(' ').nth(6)).collect();
    assert!(ranks.ends_with(&["1", "2", "3"]), "{lines:?}");
    talk.say("setoption name MultiPV value 1");
    talk.say("go depth 3 searchmoves h2h3");
    assert_eq!(talk.bestmove(), "h2h3");
    talk.say("go searchmoves a2a3 h2h3 depth 3");
    assert!(["a2a3", "h2h3"].contains(&talk.bestmove().as_str()));
    talk.say("go infinite searchmoves a2a3");
    talk.say("stop");
    assert_eq!(talk.bestmove(), "a2a3");
    talk.say("go perft 4");
    let counted = talk.until("Nodes searched");
    assert_eq!(counted.len(), 21);
    assert_eq!(
        counted.last().map(String::as_str),
        Some("Nodes searched: 177344")
    );
    talk.say("go perft 30");
    talk.say("stop");
    talk.until("info string perft was stopped");
    talk.say("go depth 1");
    assert_ne!(talk.bestmove(), "(none)");
    talk.quit();
}

#[test]
fn nothing_is_changed_under_a_running_search() {
    let mut talk = Talk::start();
    talk.say("position startpos");
    talk.say("go infinite");
    for line in [
        "setoption name Hash value 1",
        "ucinewgame",
        "go depth 1",
        "setoption name UCI_Variant value shatranj",
    ] {
        talk.say(line);
        talk.until("info string a search is running");
    }
    talk.say("position startpos moves d2d4");
    talk.say("isready");
    talk.until("readyok");
    talk.say("stop");
    assert_eq!(
        talk.bestmove(),
        "d2d4",
        "the search is that of the position it began with"
    );
    talk.say("go depth 1");
    assert_eq!(talk.bestmove(), "d7d5");
    talk.quit();
}

#[test]
fn garbage_is_answered_and_changes_nothing() {
    let mut talk = Talk::start();
    talk.say("position startpos moves d2d4");
    for line in [
        "nonsense",
        "go fish",
        "go depth",
        "go depth x",
        "go searchmoves d2d5",
        "position",
        "position fen",
        "position fen x",
        "position startpos e2e4",
        "position startpos moves d2d4 d7d6",
        "position fen 8/8/8/8/8/8/8/8 w",
        "position fen rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w KQkq - 0 1",
        "setoption",
        "setoption name",
        "setoption name Hash",
        "setoption name Hash value many",
        "setoption name Hash value 0",
        "setoption name Rules value nobody",
        "setoption name UCI_Variant value chess",
        "setoption name Nothing value 1",
        "uci\u{0}ok",
        "\u{1b}[31m",
        "\u{fffd}",
        "go depth 1 \u{7}\u{8}",
    ] {
        talk.say(line);
        let said = talk.said();
        assert_eq!(said.len(), 1, "{line:?}: {said:?}");
        assert!(said[0].starts_with("info string "), "{line:?}: {said:?}");
        assert!(said[0].len() < 1000);
    }
    talk.input
        .write_all(b"\xff\xfe\n\n\r\n   \n")
        .expect("the engine reads");
    assert_eq!(talk.said(), ["info string the line is not UTF-8"]);
    talk.say("go depth 1\r");
    assert_eq!(talk.bestmove(), "d7d5");
    talk.quit();
}

#[test]
fn the_end_of_the_input_ends_it() {
    let output = run_on(&["uci"], b"position startpos\ngo depth 4\n");
    assert!(output.status.success());
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        text.contains("info depth 4 ") && text.contains("bestmove d2d4"),
        "{text}"
    );
    for endless in ["go infinite", "go ponder depth 3", "go"] {
        let output = run_on(&["uci"], format!("{endless}\n").as_bytes());
        assert!(output.status.success());
        assert!(String::from_utf8_lossy(&output.stdout).contains("bestmove d2d4"));
    }
    let output = run_on(&["uci"], b"go infinite\nquit\n");
    assert!(output.status.success());
}

#[test]
fn levels_play_legal_moves() {
    let mut talk = Talk::start();
    talk.say("setoption name Rules value fairy-stockfish");
    for level in 1..=10 {
        talk.say(&format!("setoption name Level value {level}"));
        talk.say("position startpos");
        talk.say("go movetime 100");
        let best = talk.bestmove();
        talk.say(&format!("position startpos moves {best}"));
        assert!(talk.said().is_empty(), "{best} is legal");
    }
    talk.quit();
}

//! The command `shatar`: the rules and the engine for other programs, tests and terminals.
//!
//! Each subcommand is a module; what they share is [`args`] (arguments) and [`failure`] (what
//! ends the program with a message). Nothing here knows a rule of a game: `shatar-rules` does.

#![forbid(unsafe_code)]

mod args;
mod bench;
mod board;
mod end;
mod failure;
mod lines;
mod perft;
mod probe;
mod replay;
mod uci;

use std::process::ExitCode;

use failure::Failure;

const HELP: &str = "\
shatar: rules and engine of Shatar, Hiashatar and Shatranj

usage:
  shatar probe
      Questions about positions, JSON Lines on stdin, an answer a line on stdout.
  shatar perft --game GAME [--rules RULES] [--fen FEN] --depth N [--divide]
      Counts the leaves of the tree of legal moves.
  shatar replay [--game GAME] [--correct SCORE:LABEL=MOVE]… FILE
      Reads games (PGN or Chesmayne; - is stdin) and prints them and their faults as JSON;
      exit code 1 if there are any. GAME is the one meant where a file does not say;
      --correct says what to play where a line of Chesmayne leaves no reading.
  shatar bench [--depth N] [--perft]
      Searches fixed positions to a fixed depth: the nodes are a signature of the search.
      With --perft, counts moves from fixed positions instead.
  shatar board --game GAME [--rules RULES] [--fen FEN] [--moves MOVES] [--pieces SET]
        [--board BOARD] [--orientation white|black] [--coordinates inside|outside|none]
        [--width PIXELS]
      The position after the moves (UCI, in one word by quotes) as a picture, SVG on stdout.
  shatar uci
      Plays and analyses for programs that speak UCI; the options UCI_Variant and Rules
      choose the game.

GAME is shatar, hiashatar or shatranj. RULES is a preset, then changes to it, as in
\"aise stalemate=loss\"; left out, the game's default preset.
";

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(failure) => {
            if let Some(message) = failure.message() {
                eprintln!("shatar: {message}");
            }
            failure.exit_code()
        }
    }
}

fn run() -> Result<ExitCode, Failure> {
    let mut parser = lexopt::Parser::from_env();
    let Some(first) = parser.next()? else {
        return Err(Failure::usage("say what to do; `shatar --help` lists it"));
    };
    let command = match first {
        lexopt::Arg::Long("help") | lexopt::Arg::Short('h') => "help".to_owned(),
        lexopt::Arg::Long("version") | lexopt::Arg::Short('V') => "version".to_owned(),
        lexopt::Arg::Value(word) => word.to_string_lossy().into_owned(),
        other => return Err(other.unexpected().into()),
    };
    match command.as_str() {
        "probe" => probe::run(parser),
        "perft" => perft::run(parser),
        "replay" => replay::run(parser),
        "bench" => bench::run(parser),
        "uci" => uci::run(parser),
        "board" => board::run(parser),
        "help" => failure::print(HELP),
        "version" => failure::print(concat!("shatar ", env!("CARGO_PKG_VERSION"), "\n")),
        unknown => Err(Failure::usage(format!(
            "there is no command \"{unknown}\"; `shatar --help` lists them"
        ))),
    }
}

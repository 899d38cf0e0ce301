//! `shatar bench`: how fast the engine and the rules are, and whether the search is the same as
//! before.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use lexopt::Arg;
use shatar_engine::bench;
use shatar_rules::{Game, Rules, Variant};

use crate::args::number;
use crate::failure::{self, Failure};
use crate::perft::per_second;

/// What `--perft` counts, from the start position: game, preset, depth.
const COUNTS: [(Variant, &str, u32); 3] = [
    (Variant::Shatar, "fairy-stockfish", 5),
    (Variant::Hiashatar, "carrillo", 4),
    (Variant::Shatranj, "fairy-stockfish", 5),
];

/// Runs the command with the arguments that follow its name.
pub(crate) fn run(mut parser: lexopt::Parser) -> Result<ExitCode, Failure> {
    let mut depth: Option<u32> = None;
    let mut perft = false;
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("depth") => depth = Some(number("depth", &mut parser)?),
            Arg::Long("perft") => perft = true,
            other => return Err(other.unexpected().into()),
        }
    }
    if perft { count(depth) } else { search(depth) }
}

/// Nodes and time by game, in the order in which the games came.
#[derive(Default)]
struct Sums(Vec<(Variant, u64, Duration)>);

impl Sums {
    fn add(&mut self, variant: Variant, nodes: u64, time: Duration) {
        match self.0.iter_mut().find(|sum| sum.0 == variant) {
            Some(sum) => {
                sum.1 += nodes;
                sum.2 += time;
            }
            None => self.0.push((variant, nodes, time)),
        }
    }

    /// A line for each game, and one for all.
    fn report(&self) -> String {
        let mut text = String::new();
        let mut line = |name: &str, nodes: u64, time: Duration| {
            let seconds = time.as_secs_f64();
            let speed = per_second(nodes, seconds);
            let _ = writeln!(
                text,
                "{name:<9}  nodes {nodes:>11}  seconds {seconds:>7.3}  nodes per second {speed:>10.0}"
            );
        };
        for &(variant, nodes, time) in &self.0 {
            line(variant.id(), nodes, time);
        }
        let nodes = self.0.iter().map(|sum| sum.1).sum();
        line("all", nodes, self.0.iter().map(|sum| sum.2).sum());
        let _ = writeln!(text, "signature {nodes}");
        text
    }
}

fn search(depth: Option<u32>) -> Result<ExitCode, Failure> {
    let mut sums = Sums::default();
    let mut printed = Ok(ExitCode::SUCCESS);
    bench::bench(depth, &mut |line| {
        sums.add(line.variant, line.nodes, line.time);
        if printed.is_ok() {
            printed = failure::print(&format!(
                "{:>10} nodes  {:>6} ms  {} {}: {}\n",
                line.nodes,
                line.time.as_millis(),
                line.variant.id(),
                line.rules,
                line.fen
            ));
        }
    });
    printed?;
    failure::print(&sums.report())
}

fn count(depth: Option<u32>) -> Result<ExitCode, Failure> {
    let mut sums = Sums::default();
    for (variant, preset, usual) in COUNTS {
        let rules = Rules::preset(variant, preset).map_err(Failure::usage)?;
        let game = Game::new(rules);
        let begin = Instant::now();
        let nodes = game.position().perft(depth.unwrap_or(usual));
        sums.add(variant, nodes, begin.elapsed());
    }
    failure::print(&sums.report())
}

//! `shatar perft`: counts the leaves of the tree of legal moves.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::Instant;

use lexopt::Arg;
use shatar_rules::uci;

use crate::args::{Start, number};
use crate::failure::{self, Failure};

/// Runs the command with the arguments that follow its name.
pub(crate) fn run(mut parser: lexopt::Parser) -> Result<ExitCode, Failure> {
    let mut start = Start::default();
    let mut depth: Option<u32> = None;
    let mut divide = false;
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("depth") => depth = Some(number("depth", &mut parser)?),
            Arg::Long("divide") => divide = true,
            Arg::Long(name) => {
                let name = name.to_owned();
                if !start.take(&name, &mut parser)? {
                    return Err(Arg::Long(&name).unexpected().into());
                }
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let depth = depth.ok_or_else(|| Failure::usage("--depth is missing"))?;
    let game = start.game()?;
    let position = game.position();

    let mut report = String::new();
    let begin = Instant::now();
    let nodes = if divide && depth > 0 {
        let mut lines: Vec<(String, u64)> = position
            .divide(depth)
            .into_iter()
            .map(|(mv, nodes)| (uci::write(mv, position.size(), position.variant()), nodes))
            .collect();
        lines.sort();
        for (mv, nodes) in &lines {
            let _ = writeln!(report, "{mv}: {nodes}");
        }
        lines.iter().map(|(_, nodes)| nodes).sum()
    } else {
        position.perft(depth)
    };
    let seconds = begin.elapsed().as_secs_f64();
    let _ = writeln!(report, "nodes {nodes}");
    let _ = writeln!(report, "seconds {seconds:.3}");
    let _ = writeln!(report, "nodes per second {:.0}", per_second(nodes, seconds));
    failure::print(&report)
}

/// Nodes per second; 0 when no time was measured.
pub(crate) fn per_second(nodes: u64, seconds: f64) -> f64 {
    if seconds > 0.0 {
        nodes as f64 / seconds
    } else {
        0.0
    }
}

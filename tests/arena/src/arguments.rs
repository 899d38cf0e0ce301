//! The command line.

use shatar_rules::{Rules, Variant};

use crate::player::{Budget, Contender};
use crate::score::Sprt;

/// What is printed for `--help`.
pub(crate) const HELP: &str = "\
Matches between two programs that speak UCI, judged by the project's rules.

  arena match --game GAME [--rules RULES] --openings FILE --first COMMAND --second COMMAND
      [--first-name NAME] [--second-name NAME] [--first-option Hash=16]... [--second-option ...]
      (--movetime MS | --nodes N | --depth N) [--second-movetime MS | --second-nodes N]
      [--pairs N] [--threads N] [--sprt ELO0,ELO1] [--oracle] [--record FILE]
  arena openings --game GAME [--rules RULES] --count N [--seed N] --first COMMAND

Each opening is played twice with colours changed. Exit code 1: a crash, an illegal move, or a
game that the oracle sees otherwise.";

/// What is to be done.
#[derive(Debug)]
pub(crate) enum Task {
    /// A match.
    Match(Box<Match>),
    /// Openings.
    Openings {
        /// Under which rules.
        rules: Rules,
        /// How many.
        count: usize,
        /// Where the chance begins.
        seed: u64,
        /// Who judges.
        judge: Contender,
    },
    /// The help.
    Help,
}

/// A match as it was ordered.
#[derive(Debug)]
pub(crate) struct Match {
    /// Under which rules.
    pub(crate) rules: Rules,
    /// The file of openings.
    pub(crate) openings: String,
    /// The two programs.
    pub(crate) contenders: [Contender; 2],
    /// Their thinking.
    pub(crate) budgets: [Budget; 2],
    /// How many pairs at most.
    pub(crate) pairs: usize,
    /// Games at a time.
    pub(crate) threads: usize,
    /// Whether to stop as soon as a question is answered.
    pub(crate) sprt: Option<Sprt>,
    /// Whether the oracle looks at every game.
    pub(crate) oracle: bool,
    /// Where the games are kept.
    pub(crate) record: Option<String>,
}

/// Reads the command line.
///
/// # Errors
/// A sentence.
pub(crate) fn read(mut parser: lexopt::Parser) -> Result<Task, String> {
    use lexopt::prelude::*;
    let mut command = None;
    let (mut variant, mut words) = (None, String::new());
    let (mut openings, mut record) = (None, None);
    let mut commands: [Option<String>; 2] = [None, None];
    let mut names: [Option<String>; 2] = [None, None];
    let mut options: [Vec<(String, String)>; 2] = [Vec::new(), Vec::new()];
    let mut budgets: [Option<Budget>; 2] = [None, None];
    let (mut pairs, mut threads, mut count, mut seed) = (usize::MAX, 2, 0, 1);
    let (mut sprt, mut oracle) = (None, false);
    let sentence = |error: lexopt::Error| error.to_string();
    while let Some(argument) = parser.next().map_err(sentence)? {
        let name = match argument {
            Long("help") | Short('h') => return Ok(Task::Help),
            Value(word) if command.is_none() => {
                command = Some(word.to_string_lossy().into_owned());
                continue;
            }
            Long("oracle") => {
                oracle = true;
                continue;
            }
            Long(name) => name.to_owned(),
            other => return Err(other.unexpected().to_string()),
        };
        let value = parser
            .value()
            .map_err(sentence)?
            .into_string()
            .map_err(|_| format!("--{name} is not Unicode"))?;
        let (side, own) = match name.split_once('-') {
            Some(("first", own)) => (0, own),
            Some(("second", own)) => (1, own),
            _ => (2, name.as_str()),
        };
        match (side, own) {
            (2, "game") => {
                variant =
                    Some(Variant::from_id(&value).ok_or(format!("there is no game \"{value}\""))?);
            }
            (2, "rules") => words = value,
            (2, "openings") => openings = Some(value),
            (2, "record") => record = Some(value),
            (2, "first") => commands[0] = Some(value),
            (2, "second") => commands[1] = Some(value),
            (2, "pairs") => pairs = number(&name, &value)?,
            (2, "threads") => threads = number(&name, &value)?,
            (2, "count") => count = number(&name, &value)?,
            (2, "seed") => seed = number(&name, &value)?,
            (2, "sprt") => {
                let (elo0, elo1) = value
                    .split_once(',')
                    .ok_or("--sprt expects two numbers, as 0,5")?;
                sprt = Some(Sprt {
                    elo0: number(&name, elo0)?,
                    elo1: number(&name, elo1)?,
                });
            }
            (0 | 1, "name") => names[side] = Some(value),
            (0 | 1, "option") => {
                let (option, to) = value
                    .split_once('=')
                    .ok_or(format!("--{name} expects NAME=VALUE"))?;
                options[side].push((option.to_owned(), to.to_owned()));
            }
            (_, "movetime" | "nodes" | "depth") => {
                let budget = match own {
                    "movetime" => Budget::Time(number(&name, &value)?),
                    "nodes" => Budget::Nodes(number(&name, &value)?),
                    _ => Budget::Depth(number(&name, &value)?),
                };
                match side {
                    2 => budgets = budgets.map(|earlier| earlier.or(Some(budget))),
                    side => budgets[side] = Some(budget),
                }
            }
            _ => return Err(format!("there is no option --{name}; see --help")),
        }
    }
    let variant = variant.ok_or("--game is missing: shatar, hiashatar or shatranj")?;
    let rules =
        Rules::parse(variant, &words.replace(',', " ")).map_err(|error| error.to_string())?;
    let mut contender = |side: usize| -> Result<Contender, String> {
        let word = ["first", "second"][side];
        let command = commands[side]
            .take()
            .ok_or(format!("--{word} is missing"))?;
        Ok(Contender {
            name: names[side].take().unwrap_or_else(|| word.to_owned()),
            command,
            options: core::mem::take(&mut options[side]),
        })
    };
    match command.as_deref() {
        Some("openings") => Ok(Task::Openings {
            rules,
            count,
            seed,
            judge: contender(0)?,
        }),
        Some("match") => {
            let [Some(first), Some(second)] = budgets else {
                return Err("--movetime, --nodes or --depth is missing".to_owned());
            };
            Ok(Task::Match(Box::new(Match {
                rules,
                openings: openings.ok_or("--openings is missing")?,
                contenders: [contender(0)?, contender(1)?],
                budgets: [first, second],
                pairs,
                threads: threads.max(1),
                sprt,
                oracle,
                record,
            })))
        }
        _ => Err("a command is missing: match or openings; see --help".to_owned()),
    }
}

fn number<N: core::str::FromStr>(name: &str, value: &str) -> Result<N, String> {
    value
        .parse()
        .map_err(|_| format!("--{name} expects a number, not \"{value}\""))
}

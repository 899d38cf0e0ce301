//! `arena`: matches between two programs that speak UCI, judged by this project's rules and, if
//! wished, by the oracle too. Every opening is played twice with colours changed.

mod arguments;
mod openings;
mod play;
mod player;
mod referee;
mod score;
mod table;

use std::fs::File;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use shatar_rules::{Color, Game};
use shatar_tests::oracle::Oracle;

use arguments::{HELP, Match, Task};
use play::{End, Terms, play};
use player::Player;
use score::Verdict;
use table::{Table, record};

/// Longer games are drawn; the move limits of the presets come first.
const MOST_PLIES: usize = 600;

fn main() -> ExitCode {
    let result = arguments::read(lexopt::Parser::from_env()).and_then(|task| match task {
        Task::Help => {
            println!("{HELP}");
            Ok(true)
        }
        Task::Openings {
            rules,
            count,
            seed,
            judge,
        } => {
            println!("# {count} openings, seed {seed}, judged by {}", judge.name);
            let mut judge = Player::start(&judge)?;
            openings::make(&rules, count, seed, &mut judge, |opening| {
                println!("{}", openings::write(opening));
            })?;
            Ok(true)
        }
        Task::Match(order) => run(&order),
    });
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(sentence) => {
            eprintln!("arena: {sentence}");
            ExitCode::from(2)
        }
    }
}

/// Plays a match; whether it went without a failure.
fn run(order: &Match) -> Result<bool, String> {
    let text = std::fs::read_to_string(&order.openings)
        .map_err(|error| format!("{}: {error}", order.openings))?;
    let openings = openings::read(&text, &order.rules)
        .map_err(|sentence| format!("{}: {sentence}", order.openings))?;
    if openings.is_empty() {
        return Err(format!(
            "{} has no opening under these rules",
            order.openings
        ));
    }
    let kept = match &order.record {
        Some(path) => Some(File::create(path).map_err(|error| format!("{path}: {error}"))?),
        None => None,
    };
    let hall = Hall {
        order,
        openings: &openings[..openings.len().min(order.pairs)],
        next: AtomicUsize::new(0),
        decided: AtomicBool::new(false),
        table: Mutex::new((Table::default(), kept)),
    };
    thread::scope(|scope| {
        let tables: Vec<_> = (0..order.threads)
            .map(|_| scope.spawn(|| hall.seat()))
            .collect();
        tables.into_iter().try_for_each(|table| {
            table
                .join()
                .map_err(|_| "a table fell over".to_owned())
                .flatten()
        })
    })?;
    let (table, _) = hall
        .table
        .into_inner()
        .map_err(|_| "a table fell over".to_owned())?;
    let names = [&order.contenders[0].name, &order.contenders[1].name];
    print!("{}", table.report(names.map(String::as_str)));
    println!("{}", table.line(order.sprt));
    for difference in &table.differences {
        println!("  the oracle differs: {difference}");
    }
    Ok(table.failures() == 0 && table.differences.is_empty())
}

/// Where a match is played, at several tables at once.
struct Hall<'a> {
    order: &'a Match,
    openings: &'a [Game],
    next: AtomicUsize,
    decided: AtomicBool,
    table: Mutex<(Table, Option<File>)>,
}

impl Hall<'_> {
    /// One table: takes the next opening and plays both games, until none is left.
    fn seat(&self) -> Result<(), String> {
        let [first, second] = &self.order.contenders;
        let (mut ours, mut theirs) = (Player::start(first)?, Player::start(second)?);
        let mut oracle = match self.order.oracle {
            true => Some(Oracle::start()?),
            false => None,
        };
        while !self.decided.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(opening) = self.openings.get(number) else {
                break;
            };
            let mut points = 0;
            for color in [Color::White, Color::Black] {
                let [a, b] = self.order.budgets;
                let (players, budgets) = match color {
                    Color::White => ([&mut ours, &mut theirs], [a, b]),
                    Color::Black => ([&mut theirs, &mut ours], [b, a]),
                };
                let terms = Terms {
                    budgets,
                    most_plies: MOST_PLIES,
                };
                let played = play(opening, players, terms);
                if let End::Failed(side, _) = played.end {
                    // It is of no more use.
                    if side == color {
                        ours = Player::start(first)?;
                    } else {
                        theirs = Player::start(second)?;
                    }
                }
                let seen = oracle
                    .as_mut()
                    .map(|oracle| referee::differences(oracle, &played));
                let mut guard = self.lock()?;
                let (table, kept) = &mut *guard;
                points += table.add(&played, color);
                match seen {
                    Some(Ok(found)) if found.is_empty() => table.confirmed += 1,
                    Some(Ok(found)) => table.differences.extend(found),
                    Some(Err(sentence)) => table.differences.push(sentence),
                    None => {}
                }
                if let Some(file) = kept {
                    writeln!(file, "{}", record(&played, color, number))
                        .map_err(|error| error.to_string())?;
                }
            }
            let mut guard = self.lock()?;
            let table = &mut guard.0;
            table.pairs.add(points);
            if table.pairs.len().is_multiple_of(10) {
                println!("{}", table.line(self.order.sprt));
            }
            if let Some(test) = self.order.sprt {
                let verdict = test.verdict(&table.pairs);
                if verdict != Verdict::Open && !self.decided.swap(true, Ordering::Relaxed) {
                    println!("{verdict:?} after {} pairs", table.pairs.len());
                }
            }
        }
        Ok(())
    }

    fn lock(&self) -> Result<std::sync::MutexGuard<'_, (Table, Option<File>)>, String> {
        self.table
            .lock()
            .map_err(|_| "another table fell over".to_owned())
    }
}

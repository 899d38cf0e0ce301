//! `shatar replay`: reads a file of games and says, as JSON, what is in it and what is wrong
//! with it.

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read};
use std::process::ExitCode;

use lexopt::Arg;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use shatar_rules::chesmayne::{self, Correction, ReadOptions};
use shatar_rules::{Game, Rules, Variant, fen, pgn, san, uci};

use crate::args;
use crate::end::End;
use crate::failure::{self, Failure};

/// Runs the command with the arguments that follow its name; exit code 1 if there are faults.
pub(crate) fn run(mut parser: lexopt::Parser) -> Result<ExitCode, Failure> {
    let mut path = None;
    let mut reading = Reading {
        default: Variant::Shatar,
        chesmayne: ReadOptions::default(),
    };
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Value(value) if path.is_none() => path = Some(value),
            Arg::Long("game") => {
                let name = args::text(parser.value()?)?;
                reading.default = args::variant(&name).map_err(Failure::usage)?;
            }
            Arg::Long("correct") => {
                let text = args::text(parser.value()?)?;
                let correction = correction(&text).map_err(Failure::usage)?;
                reading.chesmayne.corrections.push(correction);
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let path = path.ok_or_else(|| Failure::usage("say which file to replay, or - for stdin"))?;
    let mut bytes = Vec::new();
    // The readers look at a megabyte; no more is fetched than shows them that there is more.
    let most = pgn::MAX_BYTES as u64 + 1;
    if path == "-" {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        let file = File::open(&path).map_err(|error| named(&path, &error))?;
        let read = file.take(most).read_to_end(&mut bytes);
        read.map_err(|error| named(&path, &error))?;
    }
    let report = Report::of(&bytes, &reading);
    let mut text = serde_json::to_string(&report).map_err(io::Error::other)?;
    text.push('\n');
    failure::print(&text)?;
    let sound = report.games.iter().all(|game| game.faults.is_empty());
    Ok(if sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// An error with the name of the file.
fn named(path: &std::ffi::OsStr, error: &io::Error) -> Failure {
    Failure::Io(io::Error::new(
        error.kind(),
        format!("{}: {error}", path.to_string_lossy()),
    ))
}

/// How a text is to be read.
struct Reading {
    /// The game of a PGN that names none.
    default: Variant,
    chesmayne: ReadOptions,
}

/// Reads `2:05A=e2e3`: in the third score (they count from 0), play e2e3 where line 05A cannot
/// be understood. Without a number it is the first score.
fn correction(text: &str) -> Result<Correction, String> {
    let wrong = || format!("--correct expects SCORE:LABEL=MOVE as in 0:05A=e2e3, not \"{text}\"");
    let (place, uci) = text.split_once('=').ok_or_else(wrong)?;
    let (score, label) = place.split_once(':').unwrap_or(("0", place));
    Ok(Correction {
        score: score.parse().map_err(|_| wrong())?,
        label: label.to_owned(),
        uci: uci.to_owned(),
    })
}

/// All that is printed.
#[derive(Serialize, Debug)]
struct Report {
    games: Vec<Replayed>,
}

/// One game.
#[derive(Serialize, Debug)]
struct Replayed {
    #[serde(serialize_with = "in_order")]
    tags: Vec<(String, String)>,
    game: &'static str,
    rules: String,
    /// FEN of the start.
    start: String,
    /// The main line in UCI.
    moves: Vec<String>,
    /// The same in SAN.
    san: Vec<String>,
    /// As the text has it.
    result: &'static str,
    /// As the rules have it.
    outcome: Option<End>,
    faults: Vec<Fault>,
}

/// Something wrong, and where.
#[derive(Serialize, Debug)]
struct Fault {
    /// From 1.
    line: usize,
    /// In characters, from 1.
    column: usize,
    token: String,
    kind: &'static str,
    message: String,
}

/// Tags as an object that keeps their order; of a name that comes twice, the first counts.
fn in_order<S: Serializer>(tags: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    let mut seen = HashSet::new();
    for (name, value) in tags {
        if seen.insert(name) {
            map.serialize_entry(name, value)?;
        }
    }
    map.end()
}

impl Report {
    fn of(bytes: &[u8], reading: &Reading) -> Report {
        let text = String::from_utf8_lossy(bytes);
        let mut games: Vec<Replayed> = if chesmayne::looks_like(&text) {
            let records = chesmayne::read(&text, &reading.chesmayne);
            records.iter().map(Replayed::of_chesmayne).collect()
        } else {
            let records = pgn::read(&text, reading.default);
            records.iter().map(Replayed::of_pgn).collect()
        };
        if let Some(fault) = not_unicode(bytes) {
            // It belongs to no game more than to another; the first carries it.
            if games.is_empty() {
                let game = Game::new(Rules::default_for(reading.default));
                games.push(Replayed::of_pgn(&pgn::Record::of(&game)));
            }
            games[0].faults.insert(0, fault);
        }
        Report { games }
    }
}

/// Where a text stops being UTF-8. A text cut at the limit may end within a character.
fn not_unicode(bytes: &[u8]) -> Option<Fault> {
    let error = std::str::from_utf8(bytes).err()?;
    if error.error_len().is_none() && bytes.len() > pgn::MAX_BYTES {
        return None;
    }
    let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]).into_owned();
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    Some(Fault {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        token: format!("\\x{:02x}", bytes[error.valid_up_to()]),
        kind: "encoding",
        message: "the text is not UTF-8 from here on; what cannot be read stands as \u{fffd}"
            .to_owned(),
    })
}

impl Replayed {
    fn of_pgn(record: &pgn::Record) -> Replayed {
        let faults = record.faults.iter().map(|fault| Fault {
            line: fault.line,
            column: fault.column,
            token: fault.token.clone(),
            kind: fault.kind.id(),
            message: fault.to_string(),
        });
        Replayed {
            tags: record.tags.clone(),
            result: record.result,
            faults: faults.collect(),
            ..Replayed::of_game(&record.game())
        }
    }

    fn of_chesmayne(record: &chesmayne::Record) -> Replayed {
        let faults = record.faults.iter().map(|fault| Fault {
            line: fault.line,
            column: fault.column,
            token: fault.token.clone(),
            kind: fault.kind.id(),
            message: fault.to_string(),
        });
        Replayed {
            result: record.result,
            faults: faults.collect(),
            ..Replayed::of_game(&record.game)
        }
    }

    /// What the moves say, without tags and faults.
    fn of_game(game: &Game) -> Replayed {
        let variant = game.rules().variant();
        let (mut moves, mut sans) = (Vec::new(), Vec::new());
        for (position, &mv) in game.positions().iter().zip(game.moves()) {
            moves.push(uci::write(mv, position.size(), variant));
            sans.push(san::write(position, mv));
        }
        Replayed {
            tags: Vec::new(),
            game: variant.id(),
            rules: game.rules().to_string(),
            start: fen::write(game.start()),
            moves,
            san: sans,
            result: "*",
            outcome: game.outcome().map(End::from),
            faults: Vec::new(),
        }
    }
}

//! A game as text: what the store keeps. One fact a line, the first line a version, so that a
//! damaged record can say which line is wrong, and a later version can still read this one.
//!
//! ```text
//! shatar-game 1
//! game shatar
//! rules aise
//! start rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 0 1
//! white human
//! black engine 3
//! clock 600000 5000
//! left 600000/600000 598000/600000
//! moves d2d4
//! verdict resigned w
//! ```

use shatar_rules::{Color, Game, Rules, RulesError, Variant, fen, uci};

use crate::link::{self, MoveError};
use crate::state::{Clock, Control, Play, Seat, Verdict};

const HEAD: &str = "shatar-game 1";

/// What is wrong with a record, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RecordError {
    /// The line, from 1; 0 when a line is missing.
    pub(crate) line: usize,
    /// What is wrong.
    pub(crate) fault: RecordFault,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum RecordFault {
    /// It is no record, or one of another version.
    Version,
    /// A line is missing.
    Missing(&'static str),
    /// Nobody plays so.
    Seat,
    /// No game ends so.
    Verdict,
    /// There is no such game.
    Game,
    /// The control of the clocks is no two numbers.
    Control,
    /// The times are not a pair for each ply.
    Times,
    /// The rules.
    Rules(RulesError),
    /// The start.
    Fen(fen::FenError),
    /// A move.
    Move(MoveError),
}

/// Writes a game.
pub(crate) fn write(play: &Play) -> String {
    let game = play.game();
    let size = game.position().size();
    let mut lines = vec![
        HEAD.to_owned(),
        format!("game {}", play.variant().id()),
        format!("rules {}", game.rules()),
        format!("start {}", fen::write(game.start())),
        format!("white {}", play.seats[0]),
        format!("black {}", play.seats[1]),
    ];
    if let Some(clock) = &play.clock {
        let control = clock.control();
        lines.push(format!("clock {} {}", control.base, control.increment));
        let left: Vec<String> = clock
            .history()
            .iter()
            .map(|[white, black]| format!("{white}/{black}"))
            .collect();
        lines.push(format!("left {}", left.join(" ")));
    }
    let moves: Vec<String> = game
        .moves()
        .iter()
        .map(|&mv| uci::write(mv, size, play.variant()))
        .collect();
    lines.push(format!("moves {}", moves.join(" ")));
    if let Some(verdict) = play.verdict() {
        lines.push(match verdict {
            Verdict::Resigned(loser) => format!("verdict resigned {}", loser.letter()),
            Verdict::Flag(loser) => format!("verdict flag {}", loser.letter()),
            Verdict::Agreed => "verdict agreed".to_owned(),
        });
    }
    lines.join("\n") + "\n"
}

/// The lines of a record by their first word.
struct Lines<'a>(Vec<(usize, &'a str, &'a str)>);

impl<'a> Lines<'a> {
    fn find(&self, key: &str) -> Option<(usize, &'a str)> {
        let found = self.0.iter().find(|(_, name, _)| *name == key)?;
        Some((found.0, found.2))
    }

    fn need(&self, key: &'static str) -> Result<(usize, &'a str), RecordError> {
        self.find(key).ok_or(RecordError {
            line: 0,
            fault: RecordFault::Missing(key),
        })
    }
}

const fn wrong(line: usize, fault: RecordFault) -> RecordError {
    RecordError { line, fault }
}

/// Reads a game.
///
/// # Errors
/// When anything in it cannot be: half a game is not given.
pub(crate) fn read(text: &str) -> Result<Play, RecordError> {
    if text.lines().next() != Some(HEAD) {
        return Err(wrong(1, RecordFault::Version));
    }
    let lines = Lines(
        text.lines()
            .enumerate()
            .skip(1)
            .map(|(index, line)| {
                let (key, value) = line.split_once(' ').unwrap_or((line, ""));
                (index + 1, key, value)
            })
            .collect(),
    );
    let game = read_game(&lines)?;
    let mut seats = [Seat::Human; 2];
    for (seat, key) in seats.iter_mut().zip(["white", "black"]) {
        let (line, value) = lines.need(key)?;
        *seat = Seat::parse(value).ok_or_else(|| wrong(line, RecordFault::Seat))?;
    }
    let clock = read_clock(&lines, game.moves().len())?;
    let verdict = match lines.find("verdict") {
        None => None,
        Some((line, value)) => {
            Some(read_verdict(value).ok_or_else(|| wrong(line, RecordFault::Verdict))?)
        }
    };
    Ok(Play::new(game, seats, clock).with_verdict(verdict))
}

fn read_game(lines: &Lines<'_>) -> Result<Game, RecordError> {
    let (line, value) = lines.need("game")?;
    let variant = Variant::from_id(value).ok_or_else(|| wrong(line, RecordFault::Game))?;
    let (line, value) = lines.need("rules")?;
    let rules =
        Rules::parse(variant, value).map_err(|error| wrong(line, RecordFault::Rules(error)))?;
    let (line, value) = lines.need("start")?;
    let mut game =
        Game::from_fen(rules, value).map_err(|error| wrong(line, RecordFault::Fen(error)))?;
    let (line, value) = lines.need("moves")?;
    for text in value.split_whitespace() {
        link::play(&mut game, text).map_err(|error| wrong(line, RecordFault::Move(error)))?;
    }
    Ok(game)
}

fn read_clock(lines: &Lines<'_>, plies: usize) -> Result<Option<Clock>, RecordError> {
    let Some((line, value)) = lines.find("clock") else {
        return Ok(None);
    };
    let control = value
        .split_once(' ')
        .and_then(|(base, increment)| {
            Some(Control {
                base: base.parse().ok()?,
                increment: increment.parse().ok()?,
            })
        })
        .ok_or_else(|| wrong(line, RecordFault::Control))?;
    let (line, value) = lines.need("left")?;
    let left: Option<Vec<[u64; 2]>> = value
        .split_whitespace()
        .map(|pair| {
            let (white, black) = pair.split_once('/')?;
            Some([white.parse().ok()?, black.parse().ok()?])
        })
        .collect();
    left.filter(|left| left.len() == plies + 1)
        .and_then(|left| Clock::restored(control, left))
        .map(Some)
        .ok_or_else(|| wrong(line, RecordFault::Times))
}

fn read_verdict(text: &str) -> Option<Verdict> {
    let side = |letter: &str| {
        Color::ALL
            .into_iter()
            .find(|color| letter.chars().eq([color.letter()]))
    };
    match text.split_once(' ') {
        None if text == "agreed" => Some(Verdict::Agreed),
        Some(("resigned", loser)) => Some(Verdict::Resigned(side(loser)?)),
        Some(("flag", loser)) => Some(Verdict::Flag(side(loser)?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Level;

    fn play() -> Play {
        let rules = Rules::parse(Variant::Shatar, "aise camel=bishop_max3").unwrap();
        let clock = Clock::new(Control {
            base: 60_000,
            increment: 1_000,
        });
        let engine = Seat::Engine(Level::new(7).unwrap());
        let mut play = Play::new(Game::new(rules), [Seat::Human, engine], Some(clock));
        for (index, text) in ["d2d4", "d7d5", "g1f3"].into_iter().enumerate() {
            let mv = uci::parse(play.game().position(), text).unwrap();
            assert!(play.play(mv, index as f64 * 1_000.0));
        }
        play
    }

    #[test]
    fn a_game_survives_the_store() {
        let mut play = play();
        play.decide(Verdict::Resigned(Color::Black), 4_000.0);
        let text = write(&play);
        let read = read(&text).unwrap();
        assert_eq!(read.game(), play.game());
        assert_eq!(read.end(), play.end());
        assert_eq!(read.seats, play.seats);
        assert_eq!(write(&read), text);
    }

    #[test]
    fn damage_is_named_with_its_line() {
        let text = write(&play());
        for (from, to, line) in [
            ("shatar-game 1", "shatar-game 9", 1),
            ("game shatar\n", "game chess\n", 2),
            ("rules aise", "rules none", 3),
            ("/8/8/", "/8/9/", 4),
            ("human", "dog", 5),
            ("clock 60000", "clock x", 7),
            ("left 60000/60000 ", "left ", 8),
            ("g1f3", "g1g5", 9),
            ("moves", "mooves", 0),
        ] {
            let damaged = text.replacen(from, to, 1);
            let error = read(&damaged).unwrap_err();
            assert_eq!(error.line, line, "{from} -> {to}: {error:?}");
        }
        for cut in 0..text.len() {
            // Whatever is cut off, reading gives a game or a fault, never a panic.
            let _ = read(&text[..cut]);
        }
    }
}

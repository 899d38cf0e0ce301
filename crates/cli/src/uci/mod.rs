//! `shatar uci`: the engine for any program that speaks UCI.
//!
//! The main thread reads commands and answers at once; a search runs on a thread of its own
//! ([`search`]), so that `stop`, `isready` and `quit` are heard while the engine thinks. What
//! cannot be understood is answered with `info string …`, and nothing else happens.

mod go;
mod options;
mod search;
mod show;

use std::io::{self, Write};
use std::process::ExitCode;

use shatar_engine::Engine;
use shatar_rules::{Game, uci};

use crate::failure::Failure;
use crate::lines::{LONGEST, Line, Lines};
use go::Go;
use options::Options;
use search::Running;

/// Runs the command with the arguments that follow its name.
pub(crate) fn run(mut parser: lexopt::Parser) -> Result<ExitCode, Failure> {
    if let Some(argument) = parser.next()? {
        return Err(argument.unexpected().into());
    }
    let mut conversation = Conversation::new();
    let mut lines = Lines::new(io::stdin().lock());
    while let Some(line) = lines.next_line()? {
        let text = match line {
            Line::Text(text) => text,
            Line::NotUnicode { .. } => {
                say("info string the line is not UTF-8")?;
                continue;
            }
            Line::TooLong => {
                say(format_args!(
                    "info string the line is longer than {LONGEST} bytes"
                ))?;
                continue;
            }
        };
        if conversation.obey(text)? == Next::Quit {
            conversation.quit();
            return Ok(ExitCode::SUCCESS);
        }
    }
    conversation.end_of_input();
    Ok(ExitCode::SUCCESS)
}

/// Writes a line to stdout in one piece, flushed: two threads write there.
fn say(line: impl std::fmt::Display) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes())?;
    out.flush()
}

/// Whether to go on.
#[derive(PartialEq, Eq, Debug)]
enum Next {
    Line,
    Quit,
}

/// The engine: at rest, or on the thread of a search.
#[derive(Debug)]
enum Place {
    Here(Box<Engine>),
    Searching(Running),
}

#[derive(Debug)]
struct Conversation {
    options: Options,
    game: Game,
    engine: Option<Place>,
}

impl Conversation {
    fn new() -> Conversation {
        let options = Options::default();
        Conversation {
            game: Game::new(options.rules),
            engine: Some(Place::Here(Box::new(Engine::new(options.hash_mb)))),
            options,
        }
    }

    /// Obeys a command.
    ///
    /// # Errors
    /// When stdout is closed; what is wrong with the command is said there.
    fn obey(&mut self, line: &str) -> io::Result<Next> {
        let (command, rest) = word(line);
        let complaint = match command {
            "" => return Ok(Next::Line),
            "quit" => return Ok(Next::Quit),
            "uci" => return self.introduce().map(|()| Next::Line),
            "isready" => return say("readyok").map(|()| Next::Line),
            "ucinewgame" => self.new_game(),
            "setoption" => self.set_option(rest),
            "position" => self.set_position(rest),
            "go" => self.go(rest),
            "stop" => self.control(Running::stop),
            "ponderhit" => self.control(Running::ponderhit),
            "d" => return say(show::board(&self.game)).map(|()| Next::Line),
            "eval" => return self.evaluate().map(|()| Next::Line),
            // Sent by many programs, with no meaning here.
            "debug" | "register" => Ok(()),
            unknown => Err(format!("there is no command \"{}\"", short(unknown))),
        };
        if let Err(message) = complaint {
            say(format_args!("info string {}", one_line(&message)))?;
        }
        Ok(Next::Line)
    }

    fn introduce(&self) -> io::Result<()> {
        say(concat!("id name Shatar ", env!("CARGO_PKG_VERSION")))?;
        say("id author the authors of Shatar")?;
        for line in self.options.describe() {
            say(line)?;
        }
        say("uciok")
    }

    fn new_game(&mut self) -> Result<(), String> {
        self.engine_at_rest()?.new_game();
        self.game = Game::new(self.options.rules);
        Ok(())
    }

    fn set_option(&mut self, words: &str) -> Result<(), String> {
        let hash_before = self.options.hash_mb;
        let rules_before = self.options.rules;
        // Every option acts on a search; none is changed under a running one.
        self.engine_at_rest()?;
        let press = self.options.set(words)?;
        let (hash_mb, rules) = (self.options.hash_mb, self.options.rules);
        let engine = self.engine_at_rest()?;
        if hash_mb != hash_before {
            engine.set_hash(hash_mb);
        }
        if press == options::Press::ClearHash || rules != rules_before {
            engine.new_game();
        }
        if rules != rules_before {
            self.game = Game::new(rules);
        }
        Ok(())
    }

    /// Replaces the game by another; if anything is wrong with it, the old one stays.
    fn set_position(&mut self, words: &str) -> Result<(), String> {
        let (kind, rest) = word(words);
        let (start, moves) = match split_moves(rest) {
            Some((start, moves)) => (start, moves),
            None => (rest.trim(), ""),
        };
        let rules = self.options.rules;
        let mut game = match kind {
            "startpos" if start.is_empty() => Game::new(rules),
            "startpos" => return Err(format!("expected moves, found \"{}\"", short(start))),
            "fen" => Game::from_fen(rules, start).map_err(|error| error.to_string())?,
            _ => return Err("expected position startpos or position fen".to_owned()),
        };
        for (index, text) in moves.split_whitespace().enumerate() {
            let mv = uci::parse(game.position(), text)
                .map_err(|error| format!("move {}: {error}", index + 1))?;
            game.play(mv)
                .map_err(|error| format!("move {}: {error}", index + 1))?;
        }
        self.game = game;
        Ok(())
    }

    fn go(&mut self, words: &str) -> Result<(), String> {
        let go = Go::read(words, &self.game)?;
        self.engine_at_rest()?;
        let Some(Place::Here(engine)) = self.engine.take() else {
            return Err("the engine is not there".to_owned());
        };
        let running = search::start(engine, &self.game, go, &self.options);
        self.engine = Some(Place::Searching(running));
        Ok(())
    }

    /// Does something to the running search; nothing if there is none, as UCI wants it.
    fn control(&mut self, act: impl FnOnce(&Running)) -> Result<(), String> {
        if let Some(Place::Searching(running)) = &self.engine {
            act(running);
        }
        Ok(())
    }

    fn evaluate(&self) -> io::Result<()> {
        let value = Engine::evaluate(&self.game);
        say(format_args!(
            "info string static evaluation {value} centipawns for the side to move"
        ))
    }

    /// The engine, fetched from the thread of a search that has answered.
    ///
    /// # Errors
    /// When the search is still running.
    fn engine_at_rest(&mut self) -> Result<&mut Engine, String> {
        if let Some(Place::Searching(running)) = &self.engine
            && !running.has_answered()
        {
            return Err("a search is running: stop it first".to_owned());
        }
        let engine = match self.engine.take() {
            Some(Place::Here(engine)) => engine,
            Some(Place::Searching(running)) => running.join(),
            None => Box::new(Engine::new(self.options.hash_mb)),
        };
        match self.engine.insert(Place::Here(engine)) {
            Place::Here(engine) => Ok(engine),
            Place::Searching(_) => Err("a search is running: stop it first".to_owned()),
        }
    }

    fn quit(&mut self) {
        if let Some(Place::Searching(running)) = self.engine.take() {
            running.stop();
            running.join();
        }
    }

    /// Nobody can say `stop` any more: a search that would wait for it ends now, one with a
    /// limit is waited for.
    fn end_of_input(&mut self) {
        if let Some(Place::Searching(running)) = self.engine.take() {
            running.stop_if_unlimited();
            running.join();
        }
    }
}

/// The first word and the rest.
fn word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

/// What stands before and after the word `moves`.
fn split_moves(text: &str) -> Option<(&str, &str)> {
    let mut from = 0;
    while let Some(found) = text.get(from..)?.find("moves") {
        let (at, end) = (from + found, from + found + "moves".len());
        let alone = text[..at]
            .chars()
            .next_back()
            .is_none_or(char::is_whitespace)
            && text[end..].chars().next().is_none_or(char::is_whitespace);
        if alone {
            return Some((text[..at].trim(), &text[end..]));
        }
        from = end;
    }
    None
}

/// The beginning of a text that may be long.
fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

/// `info string` is one line, whatever was quoted in it.
fn one_line(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::split_moves;

    #[test]
    fn moves_is_a_word_of_its_own() {
        assert_eq!(split_moves("a b moves c d"), Some(("a b", " c d")));
        assert_eq!(split_moves("moves"), Some(("", "")));
        assert_eq!(split_moves("a removes movesx b"), None);
    }
}

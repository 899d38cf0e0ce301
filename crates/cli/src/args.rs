//! Arguments that several commands have: the game, its rules, a start.

use std::ffi::OsString;

use shatar_rules::{Game, Rules, Variant};

use crate::failure::Failure;

/// The game, rules and start that `--game`, `--rules` and `--fen` name.
#[derive(Default, Debug)]
pub(crate) struct Start {
    game: Option<String>,
    rules: Option<String>,
    fen: Option<String>,
}

impl Start {
    /// Takes an option if it is one of the three. Its value follows in `parser`.
    pub(crate) fn take(
        &mut self,
        option: &str,
        parser: &mut lexopt::Parser,
    ) -> Result<bool, Failure> {
        let place = match option {
            "game" => &mut self.game,
            "rules" => &mut self.rules,
            "fen" => &mut self.fen,
            _ => return Ok(false),
        };
        *place = Some(text(parser.value()?)?);
        Ok(true)
    }

    /// The game at its start.
    ///
    /// # Errors
    /// When `--game` is missing or one of the three cannot be understood.
    pub(crate) fn game(&self) -> Result<Game, Failure> {
        let rules = self.rules()?;
        match &self.fen {
            None => Ok(Game::new(rules)),
            Some(fen) => Game::from_fen(rules, fen).map_err(Failure::usage),
        }
    }

    fn rules(&self) -> Result<Rules, Failure> {
        let Some(name) = &self.game else {
            return Err(Failure::usage(
                "--game is missing: shatar, hiashatar or shatranj",
            ));
        };
        let variant = variant(name).map_err(Failure::usage)?;
        match &self.rules {
            None => Ok(Rules::default_for(variant)),
            Some(words) => Rules::parse(variant, words).map_err(Failure::usage),
        }
    }
}

/// The game of that name, whatever its case.
///
/// # Errors
/// A sentence that lists the games.
pub(crate) fn variant(name: &str) -> Result<Variant, String> {
    Variant::from_id(name).ok_or_else(|| {
        let name: String = name.chars().take(40).collect();
        format!("there is no game \"{name}\"; known: shatar, hiashatar, shatranj")
    })
}

/// An argument as text.
///
/// # Errors
/// When it is not Unicode.
pub(crate) fn text(argument: OsString) -> Result<String, Failure> {
    argument
        .into_string()
        .map_err(|bad| Failure::usage(format!("{} is not Unicode", bad.to_string_lossy())))
}

/// A whole number given to an option.
///
/// # Errors
/// When it is none, or out of range.
pub(crate) fn number<N: std::str::FromStr>(
    option: &str,
    parser: &mut lexopt::Parser,
) -> Result<N, Failure> {
    let word = text(parser.value()?)?;
    word.parse()
        .map_err(|_| Failure::usage(format!("--{option} expects a whole number, not \"{word}\"")))
}

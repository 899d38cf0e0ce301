//! What can be asked: a game, its rules, perhaps a start and moves.

use serde_json::{Map, Value};
use shatar_rules::{Game, PlayError, Rules, RulesError, Variant, uci};

use super::answer::{Kind, Refusal};
use crate::args;

/// A question, its words understood and its moves not yet played.
#[derive(Debug)]
pub(super) struct Request {
    rules: Rules,
    fen: Option<String>,
    moves: Vec<Value>,
}

impl Request {
    /// Reads a line. Fields are read from a loose JSON value, so that a wrong type is reported
    /// by the field that has it; unknown fields are left alone.
    ///
    /// # Errors
    /// When the line is no JSON object, or a field makes no sense.
    pub(super) fn read(line: &str) -> Result<Request, Refusal> {
        let value: Value = serde_json::from_str(line).map_err(Refusal::json)?;
        let Value::Object(mut fields) = value else {
            return Err(Refusal::json("expected a JSON object"));
        };
        let variant = match fields.remove("game") {
            Some(Value::String(name)) => {
                args::variant(&name).map_err(|message| Refusal::new(Kind::Game, message))?
            }
            None | Some(Value::Null) => {
                return Err(Refusal::new(Kind::Game, "\"game\" is missing"));
            }
            Some(_) => return Err(Refusal::new(Kind::Game, "\"game\" must be a string")),
        };
        let rules = read_rules(variant, fields.remove("rules"))?;
        let fen = match fields.remove("fen") {
            None | Some(Value::Null) => None,
            Some(Value::String(fen)) => Some(fen),
            Some(_) => return Err(Refusal::new(Kind::Fen, "\"fen\" must be a string")),
        };
        let moves = match fields.remove("moves") {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(moves)) => moves,
            Some(_) => {
                return Err(Refusal::new(
                    Kind::Move,
                    "\"moves\" must be a list of strings",
                ));
            }
        };
        Ok(Request { rules, fen, moves })
    }

    /// Plays the moves from the start.
    ///
    /// # Errors
    /// When the FEN is no position, or a move cannot be played; then with its index.
    pub(super) fn play(self) -> Result<Game, Refusal> {
        let mut game = match &self.fen {
            None => Game::new(self.rules),
            Some(fen) => {
                Game::from_fen(self.rules, fen).map_err(|error| Refusal::new(Kind::Fen, error))?
            }
        };
        for (index, value) in self.moves.iter().enumerate() {
            play_one(&mut game, value).map_err(|refusal| refusal.at_move(index))?;
        }
        Ok(game)
    }
}

fn play_one(game: &mut Game, value: &Value) -> Result<(), Refusal> {
    let Value::String(text) = value else {
        return Err(Refusal::new(Kind::Move, "a move must be a string"));
    };
    // The end of the game is the better answer, even to a text that is no move.
    if let Some(outcome) = game.outcome() {
        return Err(Refusal::new(Kind::GameOver, PlayError::GameOver(outcome)));
    }
    let mv = uci::parse(game.position(), text).map_err(|error| Refusal::new(Kind::Move, error))?;
    game.play(mv).map_err(|error| match error {
        PlayError::Illegal => Refusal::new(Kind::Move, error),
        PlayError::GameOver(_) => Refusal::new(Kind::GameOver, error),
    })
}

fn read_rules(variant: Variant, value: Option<Value>) -> Result<Rules, Refusal> {
    let refuse = |error: RulesError| Refusal::new(Kind::Rules, error);
    match value {
        None | Some(Value::Null) => Ok(Rules::default_for(variant)),
        Some(Value::String(words)) => Rules::parse(variant, &words).map_err(refuse),
        Some(Value::Object(fields)) => read_rules_object(variant, fields),
        Some(_) => Err(Refusal::new(
            Kind::Rules,
            "\"rules\" must be a preset's name or an object with \"preset\" and options",
        )),
    }
}

/// A preset and changes to it, which may come in any order.
fn read_rules_object(variant: Variant, mut fields: Map<String, Value>) -> Result<Rules, Refusal> {
    let refuse = |error: RulesError| Refusal::new(Kind::Rules, error);
    let mut rules = match fields.remove("preset") {
        None | Some(Value::Null) => Rules::default_for(variant),
        Some(Value::String(id)) => Rules::preset(variant, &id).map_err(refuse)?,
        Some(_) => return Err(Refusal::new(Kind::Rules, "\"preset\" must be a string")),
    };
    for (option, value) in &fields {
        let word = match value {
            Value::String(word) => word.clone(),
            Value::Bool(on) => on.to_string(),
            Value::Number(number) => number.to_string(),
            Value::Null => "none".to_owned(),
            Value::Array(_) | Value::Object(_) => {
                return Err(Refusal::new(
                    Kind::Rules,
                    format_args!("option {option} must have a plain value"),
                ));
            }
        };
        rules.set(option, &word).map_err(refuse)?;
    }
    Ok(rules)
}

//! What a page and the engine in its worker say to each other.
//!
//! A game is always sent as its start and its moves, never as a lone position: repetition and
//! the series of checks live in the moves. Messages travel as bytes (postcard); both ends say
//! which version they speak before anything else.

use core::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use shatar_rules::{Game, Rules, RulesError, Variant, fen, uci};

use crate::limits::Limits;
use crate::score::Score;

/// The version of these messages. It changes with every change of their form.
pub const PROTOCOL: u32 = 1;

/// Most moves that a game may have; a longer one is refused.
pub const MOST_MOVES: usize = 20_000;

/// A game: its rules, its start and its moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSpec {
    /// The game's id: `shatar`, `hiashatar` or `shatranj`.
    pub variant: String,
    /// The rules in words, as [`Rules`] writes them: `aise stalemate=loss`.
    pub rules: String,
    /// The FEN of the start.
    pub start: String,
    /// The moves from the start, as UCI writes them.
    pub moves: Vec<String>,
}

/// Why a [`GameSpec`] is no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecError {
    /// There is no game of that name.
    Variant(String),
    /// The words do not name rules.
    Rules(RulesError),
    /// The start cannot be read.
    Fen(fen::FenError),
    /// A move cannot be read, is not legal, or comes after the end.
    Move {
        /// Which one, from 0.
        index: usize,
        /// Why.
        message: String,
    },
    /// There are more moves than [`MOST_MOVES`].
    TooLong,
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecError::Variant(name) => write!(f, "there is no game \"{name}\""),
            SpecError::Rules(error) => error.fmt(f),
            SpecError::Fen(error) => error.fmt(f),
            SpecError::Move { index, message } => write!(f, "move {}: {message}", index + 1),
            SpecError::TooLong => write!(f, "a game has at most {MOST_MOVES} moves"),
        }
    }
}

impl core::error::Error for SpecError {}

impl SpecError {
    /// The kind of error for a message.
    pub fn kind(&self) -> ErrorKind {
        match self {
            SpecError::Variant(_) => ErrorKind::Variant,
            SpecError::Rules(_) => ErrorKind::Rules,
            SpecError::Fen(_) => ErrorKind::Fen,
            SpecError::Move { .. } | SpecError::TooLong => ErrorKind::Move,
        }
    }
}

impl GameSpec {
    /// The words for a game.
    pub fn of(game: &Game) -> GameSpec {
        let start = game.start();
        let (size, variant) = (start.size(), start.variant());
        GameSpec {
            variant: variant.id().to_owned(),
            rules: game.rules().to_string(),
            start: fen::write(start),
            moves: game
                .moves()
                .iter()
                .map(|&mv| uci::write(mv, size, variant))
                .collect(),
        }
    }

    /// The game that the words say.
    ///
    /// # Errors
    /// When any of them cannot be understood, or a move is not legal.
    pub fn game(&self) -> Result<Game, SpecError> {
        let variant = Variant::from_id(&self.variant)
            .ok_or_else(|| SpecError::Variant(self.variant.chars().take(24).collect()))?;
        let rules = Rules::parse(variant, &self.rules).map_err(SpecError::Rules)?;
        let mut game = Game::from_fen(rules, &self.start).map_err(SpecError::Fen)?;
        if self.moves.len() > MOST_MOVES {
            return Err(SpecError::TooLong);
        }
        for (index, text) in self.moves.iter().enumerate() {
            let at = |message: String| SpecError::Move { index, message };
            // A finished game has no legal move, but that reason is the better one to tell.
            let mv = uci::read(text, variant_size(&game), variant)
                .map_err(|error| at(error.to_string()))?;
            game.play(mv)
                .map_err(|error| at(format!("{text}: {error}")))?;
        }
        Ok(game)
    }
}

fn variant_size(game: &Game) -> shatar_rules::Size {
    game.position().size()
}

/// What the page says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Asks whether the same version is spoken; answered with `Ready` or an error.
    Hello {
        /// The page's [`PROTOCOL`].
        version: u32,
    },
    /// Asks for a move. A search that runs is ended and answered first.
    Search {
        /// A number of the page's choice, which all answers bear.
        id: u32,
        /// The game.
        game: GameSpec,
        /// When the search ends.
        limits: Limits,
        /// A level from 1 to 10; `None`: full strength.
        level: Option<u8>,
        /// How many best moves are reported.
        multipv: u16,
        /// Where a level's errors come from.
        seed: u64,
    },
    /// Ends the search of that id; it is answered with `Best`. Nothing happens if it is over.
    Stop {
        /// The search.
        id: u32,
    },
    /// Sets the size of the transposition table.
    Hash {
        /// Megabytes.
        mb: u32,
    },
    /// A new game begins: what was learnt is forgotten.
    NewGame,
}

/// What the worker says. Every `Search` is answered by one `Best` or one `Error` of its id.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// The worker listens. Sent at the start, and in answer to `Hello`.
    Ready {
        /// The worker's [`PROTOCOL`].
        version: u32,
        /// Which build it is.
        build: String,
    },
    /// How far a search is.
    Info(InfoMessage),
    /// The end of a search.
    Best {
        /// The search.
        id: u32,
        /// The move to play; `None`: the game is over.
        best: Option<String>,
        /// The reply that is expected.
        ponder: Option<String>,
        /// What the position is worth to the side to move.
        score: Option<Score>,
    },
    /// A request was not understood, or the worker is about to die.
    Error {
        /// The search that it concerns.
        id: Option<u32>,
        /// What is wrong.
        kind: ErrorKind,
        /// The same in a sentence.
        message: String,
    },
}

/// How far a search is: one line of play and its worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct InfoMessage {
    /// The search.
    pub id: u32,
    /// Plies of the iteration.
    pub depth: u32,
    /// Plies of the longest line looked at.
    pub seldepth: u32,
    /// Which of the best moves, from 1.
    pub multipv: u16,
    /// What the line is worth to the side to move.
    pub score: Score,
    /// The part of a point that the side to move may expect, 0 to 1.
    pub win_probability: f32,
    /// Positions searched.
    pub nodes: u64,
    /// Positions a second.
    pub nps: u64,
    /// Milliseconds since the start.
    pub time_ms: u64,
    /// The line, as UCI writes moves.
    pub pv: Vec<String>,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u16,
}

/// What is wrong with a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ErrorKind {
    /// The bytes are no message.
    Malformed,
    /// Page and worker speak different versions.
    Version,
    /// No such game.
    Variant,
    /// No such rules.
    Rules,
    /// The start cannot be read.
    Fen,
    /// A move cannot be read or is not legal.
    Move,
    /// A level or number of moves that does not exist.
    Options,
    /// The worker panicked and must be replaced.
    Panic,
}

/// The bytes are no message of this version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecodeError;

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the bytes are no message of this version")
    }
}

impl core::error::Error for DecodeError {}

/// Longest message that is read, in bytes.
const MOST_BYTES: usize = 1 << 20;

fn encode(message: &impl Serialize) -> Vec<u8> {
    // Writing to memory cannot fail for these types; an empty message is refused by any reader.
    postcard::to_allocvec(message).unwrap_or_default()
}

fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, DecodeError> {
    if bytes.len() > MOST_BYTES {
        return Err(DecodeError);
    }
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        _ => Err(DecodeError),
    }
}

impl Request {
    /// The message as bytes.
    pub fn encode(&self) -> Vec<u8> {
        encode(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// When the bytes are no message.
    pub fn decode(bytes: &[u8]) -> Result<Request, DecodeError> {
        decode(bytes)
    }
}

impl Response {
    /// The message as bytes.
    pub fn encode(&self) -> Vec<u8> {
        encode(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// When the bytes are no message.
    pub fn decode(bytes: &[u8]) -> Result<Response, DecodeError> {
        decode(bytes)
    }
}

//! One score: what was understood and what was not; what a caller may say about it.

use crate::color::Color;
use crate::game::Game;
use crate::rules::{Rules, ShatranjRules};

use super::fault::Fault;

/// What the reader is told beside the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadOptions {
    /// The rules of scores that do not name theirs; the preset `chesmayne` unless changed.
    pub rules: ShatranjRules,
    /// The side A of every score: White sits at the bottom, Black at the top. `None`: each
    /// score's header lines say it, or else its first move shows it.
    pub side_a: Option<Color>,
    /// Moves to make where a line cannot be understood.
    pub corrections: Vec<Correction>,
}

impl Default for ReadOptions {
    fn default() -> ReadOptions {
        ReadOptions {
            rules: ShatranjRules::CHESMAYNE,
            side_a: None,
            corrections: Vec::new(),
        }
    }
}

/// A conjecture of the caller: what to play where a line cannot be understood. Lines that can be
/// are played as they stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Correction {
    /// Which score of the text, from 0.
    pub score: usize,
    /// The label of the line, as it should be: `05A`.
    pub label: String,
    /// The move as UCI writes it.
    pub uci: String,
}

/// A line of prose in or before a score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The line, from 1.
    pub line: usize,
    /// The text, without space around it.
    pub text: String,
}

/// One score of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The rules; who moves first is as the score has it.
    pub rules: Rules,
    /// The side A: White sits at the bottom, Black at the top.
    pub side_a: Color,
    /// The start, and the moves as far as they could be made.
    pub game: Game,
    /// The label of each move of the game, as it should be.
    pub labels: Vec<String>,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`: as the board has it, else as the ending line says.
    pub result: &'static str,
    /// What is wrong, in the order of the text.
    pub faults: Vec<Fault>,
    /// Move lines from the first that could not be made to the last.
    pub unplayed: usize,
    /// Lines that say nothing the reader understands; no fault in prose around a score.
    pub notes: Vec<Note>,
    /// The line of the first move, from 1.
    pub line: usize,
}

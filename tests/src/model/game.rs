//! A game: a position with the positions it came from.

use std::collections::BTreeMap;

use super::board::{Kind, Position};
use super::ending::{Ending, by_baring, without_moves};
use super::fen::{board_field, from_fen, passing_field, to_fen};
use super::moves::{Move, legal_moves, played};
use super::reach::{check_name, checkers};
use super::rules::{Game, ModelRules};

/// A position under given rules, with all it needs to know of its history.
#[derive(Clone, Debug)]
pub struct Model {
    rules: ModelRules,
    position: Position,
    /// How often each position has stood on the board since the root, which counts as well.
    seen: BTreeMap<String, u32>,
}

impl Model {
    /// Starts from a FEN of two to six fields.
    ///
    /// # Errors
    /// A short phrase that says what is wrong with the FEN.
    pub fn from_fen(rules: &ModelRules, fen: &str) -> Result<Self, String> {
        let position = from_fen(rules, fen)?;
        let mut model = Self {
            rules: rules.clone(),
            position,
            seen: BTreeMap::new(),
        };
        model.remember();
        Ok(model)
    }

    fn remember(&mut self) {
        *self.seen.entry(self.key()).or_default() += 1;
    }

    /// What two positions must share to count as a repetition (corner case 4).
    fn key(&self) -> String {
        let position = &self.position;
        let mut key = format!(
            "{} {} {}",
            board_field(position),
            position.white_to_move,
            passing_field(position)
        );
        if self.rules.now.amazon {
            for (square, man) in position.men_of(true).chain(position.men_of(false)) {
                if man.kind == Kind::Horse && man.moved {
                    key += &square.name();
                }
            }
        }
        if self.rules.now.mate_must_be_earned {
            let [(_, white), (_, black)] = position.series;
            key += &format!(" {white} {black}");
        }
        key
    }

    /// The legal moves in UCI, sorted; none when the game is over.
    pub fn legal(&self) -> Vec<String> {
        self.state().0
    }

    /// Legal moves and outcome together, for half the work of asking for both.
    pub fn state(&self) -> (Vec<String>, Option<(String, String)>) {
        let legal = legal_moves(&self.position, &self.rules);
        if let Some((result, reason)) = self.ending(&legal) {
            return (Vec::new(), Some((result.to_owned(), reason.to_owned())));
        }
        let mut moves: Vec<String> = legal.into_iter().map(Move::uci).collect();
        moves.sort();
        (moves, None)
    }

    /// Plays a move given in UCI; the promotion letter's aliases are understood.
    ///
    /// # Errors
    /// A sentence, if the move is not legal or the game is over.
    pub fn play(&mut self, uci: &str) -> Result<(), String> {
        let legal = legal_moves(&self.position, &self.rules);
        if let Some((result, reason)) = self.ending(&legal) {
            return Err(format!("{uci}: the game is over ({result}, {reason})"));
        }
        let wanted = self.without_alias(uci);
        let found = legal
            .into_iter()
            .find(|legal| legal.uci() == wanted)
            .ok_or_else(|| format!("{uci} is not legal in {}", self.fen()))?;
        self.position = played(&self.position, &self.rules, found);
        self.remember();
        Ok(())
    }

    fn without_alias(&self, uci: &str) -> String {
        let mut text = uci.to_owned();
        let written = match (self.rules.game(), text.chars().last()) {
            (Game::Shatranj, Some('f')) => 'q',
            (Game::Shatar | Game::Hiashatar, Some('q')) => 'j',
            _ => return text,
        };
        text.pop();
        text.push(written);
        text
    }

    /// The names of the checks now given to the side to move: sorted, each once.
    pub fn checks(&self) -> Vec<String> {
        let mut names: Vec<String> =
            checkers(&self.position, &self.rules, self.position.white_to_move)
                .into_iter()
                .map(|kind| check_name(&self.rules, kind).to_owned())
                .collect();
        names.sort();
        names.dedup();
        names
    }

    /// White's and Black's running series: number of checks, whether it contains a shak.
    pub fn series(&self) -> [(u32, bool); 2] {
        self.position.series
    }

    /// Result and reason, once the game is over.
    pub fn outcome(&self) -> Option<(String, String)> {
        self.state().1
    }

    /// `legal` are the moves that the men allow.
    fn ending(&self, legal: &[Move]) -> Option<Ending> {
        let rules = &self.rules;
        if let Some(ending) = by_baring(&self.position, rules) {
            return Some(ending);
        }
        if legal.is_empty() {
            return Some(without_moves(&self.position, rules));
        }
        let times = self.seen.get(&self.key()).copied().unwrap_or(0);
        if rules.now.repetition && times >= 3 {
            return Some(("1/2-1/2", "repetition"));
        }
        if rules
            .now
            .move_limit
            .is_some_and(|limit| self.position.clock >= limit)
        {
            return Some(("1/2-1/2", "move_limit"));
        }
        None
    }

    /// The six fields of the FEN.
    pub fn fen(&self) -> String {
        to_fen(&self.position)
    }

    /// Whether White is to move.
    pub fn white_to_move(&self) -> bool {
        self.position.white_to_move
    }

    /// How many men each side has, White first.
    pub fn men(&self) -> [usize; 2] {
        [true, false].map(|white| self.position.men_of(white).count())
    }

    /// Counts the move sequences of that length; repetition and move limit end none of them.
    pub fn perft(&self, depth: u32) -> u64 {
        perft(&self.position, &self.rules, depth)
    }
}

fn perft(position: &Position, rules: &ModelRules, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if by_baring(position, rules).is_some() {
        return 0;
    }
    let moves = legal_moves(position, rules);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|legal| perft(&played(position, rules, legal), rules, depth - 1))
        .sum()
}

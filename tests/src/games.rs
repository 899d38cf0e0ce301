//! Random games, biased to what is rare and matters: checks, captures, bare kings, mates.

use crate::compare::{View, Viewed};
use crate::model::Model;
use crate::rng::Rng;

/// What a move does, from dull to final.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// Neither of the others.
    Quiet,
    /// It gives check.
    Check,
    /// It ends the game.
    End,
}

/// A game that can be played on by strings; both implementations of the rules are.
pub trait Player: Clone {
    /// Legal moves in UCI, sorted; none when the game is over.
    fn legal(&self) -> Vec<String>;
    /// Plays a move from `legal`.
    ///
    /// # Panics
    /// If the move is not legal.
    fn play(&mut self, uci: &str);
    /// The names of the checks given to the side to move.
    fn checks(&self) -> Vec<String>;
    /// The FEN; only its first field is asked for.
    fn fen(&self) -> String;
    /// What a legal move does to the opponent.
    fn effect(&self, uci: &str) -> Effect {
        let mut after = self.clone();
        after.play(uci);
        if after.legal().is_empty() {
            Effect::End
        } else if after.checks().is_empty() {
            Effect::Quiet
        } else {
            Effect::Check
        }
    }
}

impl Player for Model {
    fn legal(&self) -> Vec<String> {
        Self::legal(self)
    }

    fn play(&mut self, uci: &str) {
        Self::play(self, uci).expect("a move from the list of legal moves");
    }

    fn checks(&self) -> Vec<String> {
        Self::checks(self)
    }

    fn fen(&self) -> String {
        Self::fen(self)
    }
}

impl Viewed for Model {
    fn view(&self) -> View {
        let (legal, outcome) = self.state();
        View {
            legal,
            checks: self.checks(),
            series: self.series(),
            outcome,
            fen: self.fen(),
        }
    }
}

/// What the players of one random game like.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// How often, in a hundred moves, a capture is preferred.
    pub capture: usize,
    /// How often, in a hundred moves, a check or an ending move is preferred.
    pub check: usize,
}

impl Taste {
    /// One of several temperaments, from aimless to bloodthirsty.
    pub fn random(rng: &mut Rng) -> Self {
        let (capture, check) =
            *rng.pick(&[(0, 0), (20, 40), (60, 10), (30, 90), (90, 50), (5, 70)]);
        Self { capture, check }
    }
}

/// The squares that carry a man, by name, read from a FEN's first field.
pub fn occupied(fen: &str) -> Vec<String> {
    let board = fen.split_whitespace().next().unwrap_or_default();
    let ranks: Vec<&str> = board.split('/').collect();
    let mut found = Vec::new();
    for (index, rank) in ranks.iter().enumerate() {
        let number = ranks.len() - index;
        let mut file = 0;
        for token in rank.replace("10", ":").chars() {
            match token {
                ':' => file += 10,
                '0'..='9' => file += token as u8 - b'0',
                _ => {
                    found.push(format!("{}{number}", (b'a' + file) as char));
                    file += 1;
                }
            }
        }
    }
    found
}

/// The square a UCI move goes to.
pub fn target(uci: &str) -> &str {
    let text = uci.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    let start = text
        .rfind(|letter: char| letter.is_ascii_alphabetic())
        .unwrap_or(0);
    &text[start..]
}

/// A legal move, chosen at random but for the taste; `None` when there is none.
pub fn choose<P: Player>(
    player: &P,
    legal: &[String],
    taste: Taste,
    rng: &mut Rng,
) -> Option<String> {
    if legal.is_empty() {
        return None;
    }
    if rng.chance(taste.capture) {
        let fen = player.fen();
        let men = occupied(&fen);
        let passed = fen.split(' ').nth(3).unwrap_or_default();
        let captures: Vec<&String> = legal
            .iter()
            .filter(|uci| {
                let to = target(uci);
                passed.contains(to) || men.iter().any(|square| square == to)
            })
            .collect();
        if !captures.is_empty() {
            return Some((*rng.pick(&captures)).clone());
        }
    }
    if rng.chance(taste.check) {
        // A few tries are enough of a bias and much cheaper than all of them.
        let best = (0..8)
            .map(|_| rng.pick(legal))
            .map(|uci| (player.effect(uci), uci))
            .max_by_key(|(effect, _)| *effect);
        return best.map(|(_, uci)| uci.clone());
    }
    Some(rng.pick(legal).clone())
}

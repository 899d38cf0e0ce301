//! Random games, biased to what is rare and matters: checks, captures, bare kings, mates.

use crate::compare::{View, Viewed};
use crate::model::Model;
use crate::rng::Rng;

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
    /// Whether a legal move gives check or ends the game.
    fn checks_or_ends(&self, uci: &str) -> bool {
        let mut after = self.clone();
        after.play(uci);
        !after.checks().is_empty() || after.legal().is_empty()
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
        let men = occupied(&player.fen());
        let captures: Vec<&String> = legal
            .iter()
            .filter(|uci| men.iter().any(|square| square == target(uci)))
            .collect();
        if !captures.is_empty() {
            return Some((*rng.pick(&captures)).clone());
        }
    }
    if rng.chance(taste.check) {
        // A few tries are enough of a bias and much cheaper than all of them.
        for _ in 0..8 {
            let uci = rng.pick(legal);
            if player.checks_or_ends(uci) {
                return Some(uci.clone());
            }
        }
    }
    Some(rng.pick(legal).clone())
}

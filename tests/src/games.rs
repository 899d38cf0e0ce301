//! Random games, biased to what is rare and matters: checks, captures, bare kings, mates.

use crate::compare::{View, Viewed};
use crate::model::{Game, Model, ModelRules};
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

/// A random position from which mates, niols, stalemates and bare kings are near. It is legal under
/// the rules given.
pub fn random_start(rules: &ModelRules, rng: &mut Rng) -> String {
    loop {
        let fen = random_board(rules.game(), rng);
        if Model::from_fen(rules, &fen).is_ok() {
            return fen;
        }
    }
}

/// Where a man of a random position is put.
#[derive(Clone, Copy)]
enum Where {
    Anywhere,
    /// On the first or last rank.
    Edge,
    /// At most so many squares from that square, given as rank and file.
    Near(usize, (usize, usize)),
}

/// A board, its ranks from 1 upwards, with FEN letters and `.`.
struct Board(Vec<Vec<u8>>);

impl Board {
    fn empty(size: usize) -> Self {
        Self(vec![vec![b'.'; size]; size])
    }

    /// Puts a man on an empty square and says where; gives up when there is none to be found.
    fn place(&mut self, letter: u8, place: Where, rng: &mut Rng) -> (usize, usize) {
        let size = self.0.len();
        let last = if letter.is_ascii_uppercase() {
            size - 1
        } else {
            0
        };
        for _ in 0..200 {
            let (mut rank, file) = (rng.below(size), rng.below(size));
            match place {
                Where::Anywhere => {}
                Where::Edge => rank = if rng.chance(50) { 0 } else { size - 1 },
                Where::Near(most, centre) => {
                    if rank.abs_diff(centre.0).max(file.abs_diff(centre.1)) > most {
                        continue;
                    }
                }
            }
            let pawn_home = letter.eq_ignore_ascii_case(&b'p') && rank == last;
            if self.0[rank][file] == b'.' && !pawn_home {
                self.0[rank][file] = letter;
                return (rank, file);
            }
        }
        (0, 0)
    }

    fn fen(&self) -> String {
        let mut ranks = Vec::new();
        for row in self.0.iter().rev() {
            let mut text = String::new();
            let mut empty = 0;
            for square in row.iter().chain(b"|") {
                if *square == b'.' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    text += &empty.to_string();
                    empty = 0;
                }
                if *square != b'|' {
                    text.push(*square as char);
                }
            }
            ranks.push(text);
        }
        ranks.join("/")
    }
}

fn random_board(game: Game, rng: &mut Rng) -> String {
    let kinds: &[u8] = match game {
        Game::Shatar => b"jrrbbnnnppp",
        Game::Hiashatar => b"jrrbbnnnppphhh",
        Game::Shatranj => b"qrrbbnnnppp",
    };
    let of = |white: bool, kind: u8| {
        if white {
            kind.to_ascii_uppercase()
        } else {
            kind
        }
    };
    let mut board = Board::empty(game.size() as usize);
    if rng.chance(35) {
        // A king shut in by his own men, with light men of the enemy close by.
        let white = rng.chance(50);
        let king = board.place(of(white, b'k'), Where::Edge, rng);
        board.place(of(!white, b'k'), Where::Near(5, king), rng);
        for _ in 0..2 + rng.below(4) {
            board.place(of(white, *rng.pick(b"pppbrn")), Where::Near(1, king), rng);
        }
        for _ in 0..2 + rng.below(4) {
            board.place(of(!white, *rng.pick(kinds)), Where::Near(3, king), rng);
        }
    } else {
        for white in [true, false] {
            let place = if rng.chance(60) {
                Where::Edge
            } else {
                Where::Anywhere
            };
            board.place(of(white, b'k'), place, rng);
            // Armies of very different strength bring mates; small ones bring bare kings.
            let most = *rng.pick(&[1, 2, 3, 5, 9, 12]);
            for _ in 0..=rng.below(most) {
                board.place(of(white, *rng.pick(kinds)), Where::Anywhere, rng);
            }
        }
    }
    let side = if rng.chance(50) { "w" } else { "b" };
    let clock = *rng.pick(&[0, 0, 0, 0, 0, 3, 90, 135]);
    let clock = if game == Game::Shatranj {
        clock
    } else {
        clock.min(95)
    };
    format!("{} {side} - - {clock} {}", board.fen(), 1 + rng.below(80))
}

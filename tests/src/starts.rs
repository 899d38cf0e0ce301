//! Random positions to start from, made so that the rare and weighty is near: mates, niols,
//! stalemates, bare kings, forced openings, captures in passing.

use crate::model::{Game, Model, ModelRules};
use crate::rng::Rng;

/// A random position from which mates, niols, stalemates and bare kings are near. It is legal under
/// the rules given.
pub fn random_start(rules: &ModelRules, rng: &mut Rng) -> String {
    if rules.get("stalemate") == "transpose"
        && rng.chance(25)
        && let Some(fen) = stalemate(rules, rng)
    {
        return fen;
    }
    if rules.get("en_passant") == "any_passed"
        && rng.chance(25)
        && let Some(fen) = passing(rules, rng)
    {
        return fen;
    }
    loop {
        let fen = if rules.game() == Game::Shatar && rng.chance(5) {
            half_array(rules, rng)
        } else {
            random_board(rules.game(), rng)
        };
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
    if rng.chance(20) {
        // Pawns at home and enemy pawns in front of them: long steps and captures in passing.
        for white in [true, false] {
            let size = game.size() as usize;
            let home = if white { 1 } else { size - 2 };
            for _ in 0..1 + rng.below(3) {
                let at = board.place(
                    of(white, b'p'),
                    Where::Near(0, (home, rng.below(size))),
                    rng,
                );
                let ahead = if white {
                    at.0 + 3
                } else {
                    at.0.saturating_sub(3)
                };
                board.place(of(!white, b'p'), Where::Near(1, (ahead, at.1)), rng);
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

/// One side stands on its array squares at move 1, as Shatar's opening rules ask; the other anyhow.
fn half_array(rules: &ModelRules, rng: &mut Rng) -> String {
    let start = rules.start_fen();
    let ranks: Vec<&str> = start.split([' ', '/']).take(8).collect();
    let white_is_home = rng.chance(50);
    let mut board = Board::empty(8);
    for (rank, text) in ranks.iter().rev().enumerate() {
        let mut file = 0;
        for letter in text.bytes() {
            if letter.is_ascii_digit() {
                file += usize::from(letter - b'0');
                continue;
            }
            if letter.is_ascii_uppercase() == white_is_home {
                board.0[rank][file] = letter;
            }
            file += 1;
        }
    }
    let of = |kind: u8| {
        if white_is_home {
            kind
        } else {
            kind.to_ascii_uppercase()
        }
    };
    for kind in *rng.pick(&[b"kjnn", b"krbp", b"knpp", b"kjbr"]) {
        board.place(of(*kind), Where::Anywhere, rng);
    }
    let side = if white_is_home == rng.chance(80) {
        "w"
    } else {
        "b"
    };
    format!("{} {side} - - 0 1", board.fen())
}

/// A stalemate, where Shatranj's king may change places with one of his men: a king at the edge,
/// his pawns held up, enemy men around. Random boards are tried until one is it.
fn stalemate(rules: &ModelRules, rng: &mut Rng) -> Option<String> {
    let mut draw = rules.clone();
    draw.set("stalemate", "draw").ok()?;
    draw.set("bare_king", "none").ok()?;
    for _ in 0..600 {
        let white = rng.chance(50);
        let of = |white: bool, kind: u8| {
            if white {
                kind.to_ascii_uppercase()
            } else {
                kind
            }
        };
        let mut board = Board::empty(8);
        let king = board.place(of(white, b'k'), Where::Edge, rng);
        board.place(of(!white, b'k'), Where::Near(3, king), rng);
        for _ in 0..1 + rng.below(3) {
            let near = Where::Near(1 + rng.below(4), king);
            let pawn = board.place(of(white, b'p'), near, rng);
            let ahead = if white {
                pawn.0 + 1
            } else {
                pawn.0.saturating_sub(1)
            };
            board.place(
                of(!white, *rng.pick(b"pbnr")),
                Where::Near(0, (ahead, pawn.1)),
                rng,
            );
        }
        for _ in 0..2 + rng.below(3) {
            board.place(of(!white, *rng.pick(b"rnqr")), Where::Near(3, king), rng);
        }
        let fen = format!("{} {} - - 0 20", board.fen(), if white { "w" } else { "b" });
        let stuck = Model::from_fen(&draw, &fen).is_ok_and(|model| {
            model
                .outcome()
                .is_some_and(|(_, reason)| reason == "stalemate")
        });
        if stuck {
            return Some(fen);
        }
    }
    None
}

/// A pawn of Hiashatar has just gone two or three squares, past an enemy pawn that may take it.
fn passing(rules: &ModelRules, rng: &mut Rng) -> Option<String> {
    let of = |white: bool, kind: u8| {
        if white {
            kind.to_ascii_uppercase()
        } else {
            kind
        }
    };
    let most: usize = rules.get("pawn_steps").parse().ok()?;
    if most < 2 {
        return None;
    }
    for _ in 0..200 {
        let white = rng.chance(50);
        let size = rules.game().size() as usize;
        let steps = 2 + rng.below(most - 1);
        let file = rng.below(size);
        // Ranks as the jumper's side counts them.
        let rank = |own: usize| if white { own } else { size - 1 - own };
        let mut board = Board::empty(size);
        board.0[rank(1 + steps)][file] = of(white, b'p');
        board.place(
            of(!white, b'p'),
            Where::Near(1, (rank(2 + rng.below(2)), file)),
            rng,
        );
        for side in [true, false] {
            board.place(of(side, b'k'), Where::Anywhere, rng);
            for _ in 0..1 + rng.below(3) {
                board.place(of(side, *rng.pick(b"jrbnhp")), Where::Anywhere, rng);
            }
        }
        let name = |own: usize| format!("{}{}", (b'a' + file as u8) as char, rank(own) + 1);
        let passed: String = (2..1 + steps).map(name).collect();
        let side = if white { "b" } else { "w" };
        let fen = format!("{} {side} - {passed} 0 20", board.fen());
        // The model leaves out the squares that no pawn stands ready for.
        let model = Model::from_fen(rules, &fen)
            .ok()
            .filter(|_| board.0[rank(1)][file] == b'.');
        if let Some(fen) = model.map(|model| model.fen())
            && !fen.contains(" - - ")
        {
            return Some(fen);
        }
    }
    None
}

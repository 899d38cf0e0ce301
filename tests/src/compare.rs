//! What an implementation of the rules says of a position, and whether the oracle agrees.

use std::collections::BTreeMap;

use crate::games::{Player, Taste, choose, occupied, target};
use crate::oracle::OraclePly;
use crate::rng::Rng;

/// Everything that can be said of a position in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Legal moves in UCI, sorted; none when the game is over.
    pub legal: Vec<String>,
    /// Sorted unique names of the checks to the side to move.
    pub checks: Vec<String>,
    /// White's and Black's running series: number of checks, whether one is a shak.
    pub series: [(u32, bool); 2],
    /// Result and reason, once the game is over.
    pub outcome: Option<(String, String)>,
    /// The first six fields of the FEN.
    pub fen: String,
}

/// A player whose whole view can be asked for.
pub trait Viewed: Player {
    /// The view of the position as it stands.
    fn view(&self) -> View;
}

/// A random game: its root, its moves, and the view of every position, the root first.
#[derive(Clone, Debug)]
pub struct RandomGame {
    /// FEN of the root.
    pub root: String,
    /// Moves in UCI.
    pub moves: Vec<String>,
    /// One more than there are moves.
    pub views: Vec<View>,
}

impl RandomGame {
    /// Plays until the game is over or has `most` plies.
    pub fn play<P: Viewed>(mut player: P, taste: Taste, most: usize, rng: &mut Rng) -> Self {
        let root = player.view();
        let mut game = Self {
            root: root.fen.clone(),
            moves: Vec::new(),
            views: vec![root],
        };
        while game.moves.len() < most {
            let legal = game.views[game.moves.len()].legal.clone();
            let Some(uci) = choose(&player, &legal, taste, rng) else {
                break;
            };
            player.play(&uci);
            game.moves.push(uci);
            game.views.push(player.view());
        }
        game
    }

    /// Why the game ended; `unfinished` if it did not.
    pub fn reason(&self) -> String {
        match self.views.last().and_then(|view| view.outcome.clone()) {
            None => "unfinished".to_owned(),
            Some((result, reason)) => format!("{reason} {result}"),
        }
    }
}

/// What is rare in a move and worth counting, so that a run can show that it met it.
///
/// `before` and `after` are the views around the move.
pub fn rarities(before: &View, uci: &str, after: &View) -> Vec<&'static str> {
    let mut found = Vec::new();
    let men = |view: &View| {
        let board = view.fen.split(' ').next().unwrap_or_default();
        board.chars().filter(char::is_ascii_alphabetic).count()
    };
    let captured = men(before) > men(after);
    let onto_a_man = occupied(&before.fen).iter().any(|at| at == target(uci));
    if captured && !onto_a_man {
        found.push("en passant");
    }
    if !captured && onto_a_man {
        found.push("transposition");
    }
    if uci.ends_with(|letter: char| letter.is_ascii_alphabetic()) {
        found.push("promotion");
    }
    match after.checks.len() {
        0 => {}
        1 => found.push("check"),
        _ => found.push("check with two names"),
    }
    found
}

/// Counts what a run against the oracle has seen.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Positions compared.
    pub plies: usize,
    /// Sentences on each disagreement.
    pub differences: Vec<String>,
    /// Games by the way they ended.
    pub reasons: BTreeMap<String, usize>,
    /// Third occurrences of a board that are none here, because the series differ.
    pub series_apart: usize,
}

impl Tally {
    /// Compares a whole game with the oracle's answer to it.
    pub fn add(&mut self, game: &RandomGame, oracle: &[OraclePly]) {
        *self.reasons.entry(game.reason()).or_default() += 1;
        let mut boards: BTreeMap<String, usize> = BTreeMap::new();
        if game.views.len() != oracle.len() {
            self.differences
                .push(format!("the oracle lost its way in {}", game.root));
        }
        for (index, (view, ply)) in game.views.iter().zip(oracle).enumerate() {
            self.plies += 1;
            let plain: Vec<&str> = view.fen.split(' ').take(2).collect();
            let times = boards.entry(plain.join(" ")).or_default();
            *times += 1;
            if let Some(what) = self.disagreement(view, ply, *times >= 3) {
                let moves = game.moves[..index].join(" ");
                self.differences.push(format!(
                    "{what}: {} moves {moves}\n  here   {view:?}\n  oracle {ply:?}",
                    game.root
                ));
            }
        }
    }

    /// The word for what the two see differently; `third` says that the bare board, whatever the
    /// series, stands there for the third time.
    fn disagreement(&mut self, view: &View, ply: &OraclePly, third: bool) -> Option<&'static str> {
        if view.fen != ply.fen {
            return Some("fen");
        }
        if view.checks.is_empty() == ply.check {
            return Some("check");
        }
        let kings_only = view
            .fen
            .split(' ')
            .next()
            .is_some_and(|board| board.chars().filter(char::is_ascii_alphabetic).count() == 2);
        let Some((result, reason)) = &view.outcome else {
            // The oracle's count of repetitions knows no series.
            if ply.claim.is_some() != third {
                return Some("claim");
            }
            self.series_apart += usize::from(third);
            return if ply.result.is_some() {
                Some("outcome")
            } else {
                (view.legal != ply.legal).then_some("legal moves")
            };
        };
        let agreed = match reason.as_str() {
            "repetition" => third && ply.result.is_none() && ply.claim.as_ref() == Some(result),
            "move_limit" => ply.result.is_none() && ply.claim.as_ref() == Some(result),
            // The oracle plays on with two bare kings.
            "bare_king" if kings_only => ply.result.is_none() && result == "1/2-1/2",
            _ => ply.legal.is_empty() && ply.result.as_ref() == Some(result),
        };
        (!agreed || !view.legal.is_empty()).then_some("outcome")
    }
}

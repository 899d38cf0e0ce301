//! A random line of play as a property test wants it: it shrinks to fewer moves and plainer rules.

use proptest::collection::vec;
use proptest::prelude::*;
use shatar_rules::{AnyPosition, Game as FastGame, Move, Rules};

use crate::fast::same_rules;
use crate::model::{Game, ModelRules};
use crate::rng::Rng;
use crate::starts::random_start;

/// Rules, a root and what to choose at every ply.
#[derive(Clone, Debug)]
pub struct Line {
    /// The rules, every option with a value.
    pub rules: ModelRules,
    /// FEN of the root.
    pub root: String,
    /// At each ply the legal move with this number, counted round.
    pub picks: Vec<u16>,
}

impl Line {
    /// The same rules for `shatar-rules`.
    pub fn fast_rules(&self) -> Rules {
        same_rules(&self.rules)
    }

    /// The root as a game.
    ///
    /// # Panics
    /// If the root is no position, which the generator of lines rules out.
    pub fn start(&self) -> FastGame {
        FastGame::from_fen(self.fast_rules(), &self.root).expect("a root both implementations take")
    }

    /// The legal move that this pick means; `None` when the game is over.
    pub fn choice(game: &FastGame, pick: u16) -> Option<Move> {
        let mut legal = game.legal_moves();
        legal.sort_unstable();
        let count = legal.len();
        (count > 0).then(|| legal[usize::from(pick) % count])
    }

    /// Plays the line to its end.
    ///
    /// # Panics
    /// If a move from the list of legal moves is refused.
    pub fn played(&self) -> FastGame {
        let mut game = self.start();
        for pick in &self.picks {
            let Some(mv) = Self::choice(&game, *pick) else {
                break;
            };
            game.play(mv).expect("a legal move");
        }
        game
    }

    /// Every position of the line, the root first.
    pub fn positions(&self) -> Vec<AnyPosition> {
        self.played().positions().to_vec()
    }
}

/// Any of the three games.
fn any_game() -> impl Strategy<Value = Game> {
    prop_oneof![
        Just(Game::Shatar),
        Just(Game::Hiashatar),
        Just(Game::Shatranj)
    ]
}

/// Any rules of a game.
fn rules_of(game: impl Strategy<Value = Game>) -> impl Strategy<Value = ModelRules> {
    // A zero leaves the preset's own value, so that failures shrink towards a preset.
    (game, any::<u8>(), vec(0..8_usize, 16)).prop_map(|(game, preset, values)| {
        let presets = ModelRules::presets(game);
        let preset = presets[usize::from(preset) % presets.len()];
        let mut rules = ModelRules::preset(game.name(), preset).expect("a listed preset");
        for ((option, known), value) in ModelRules::options(game).iter().zip(values) {
            if let Some(value) = value.checked_sub(1) {
                rules
                    .set(option, known[value % known.len()])
                    .expect("a listed value");
            }
        }
        rules
    })
}

/// A line of at most so many plies of any game, from the array or from a random position.
pub fn any_line(plies: usize) -> impl Strategy<Value = Line> {
    line_of(any_game(), plies)
}

/// The same for one game.
pub fn line_of(game: impl Strategy<Value = Game>, plies: usize) -> impl Strategy<Value = Line> {
    (rules_of(game), any::<u64>(), vec(any::<u16>(), 0..plies)).prop_map(|(rules, seed, picks)| {
        let mut rng = Rng::new(seed);
        let root = if rng.chance(30) {
            rules.start_fen()
        } else {
            random_start(&rules, &mut rng)
        };
        Line { rules, root, picks }
    })
}

//! What the notation tests share: a small generator of chance, and games made with it.

#![allow(dead_code, reason = "each test file uses a part")]

use shatar_rules::{Game, Rules, Variant};

/// SplitMix64: small, seeded, the same everywhere.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// Every preset of every game.
pub(crate) fn every_preset() -> Vec<Rules> {
    Variant::ALL
        .into_iter()
        .flat_map(Rules::presets)
        .map(|preset| preset.rules)
        .collect()
}

/// Plays at most `plies` random moves.
pub(crate) fn random_game(rules: Rules, plies: usize, chance: &mut Chance) -> Game {
    let mut game = Game::new(rules);
    play_on(&mut game, plies, chance);
    game
}

/// Plays at most `plies` more random moves, a little fonder of captures than chance.
pub(crate) fn play_on(game: &mut Game, plies: usize, chance: &mut Chance) {
    for _ in 0..plies {
        let legal = game.legal_moves();
        if legal.is_empty() {
            return;
        }
        let mut mv = legal[chance.below(legal.len())];
        if !game.position().is_capture(mv) {
            mv = legal[chance.below(legal.len())];
        }
        game.play(mv).unwrap();
    }
}

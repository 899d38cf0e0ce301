//! Whole games of the engine against itself, under every preset of every game.

#![allow(clippy::unwrap_used)]

use shatar_engine::{Engine, Level, Limits, SearchOptions};
use shatar_rules::{Game, Rules, Variant};

/// Plays a game from the start; no move may be illegal, and it must end.
fn play(rules: Rules, seed: u64) -> Game {
    let mut game = Game::new(rules);
    let mut engine = Engine::new(1);
    while game.outcome().is_none() {
        // The opening moves differ by the seed.
        let level = (game.moves().len() < 10).then_some(Level::new(2)).flatten();
        let options = SearchOptions {
            level,
            seed: seed + game.moves().len() as u64,
            ..Limits::nodes(300).into()
        };
        let best = engine.search(&game, &options, &mut |_| {});
        let mv = best.mv.expect("a game that is not over has a best move");
        game.play(mv).expect("the engine plays legal moves");
        assert!(game.moves().len() < 3_000, "the game does not end");
    }
    game
}

#[test]
fn games_under_every_preset_come_to_an_end() {
    for variant in Variant::ALL {
        for preset in Rules::presets(variant) {
            for seed in 0..2 {
                let game = play(preset.rules, seed * 1_000);
                assert!(game.outcome().is_some(), "{variant:?} {}", preset.id);
            }
        }
    }
}

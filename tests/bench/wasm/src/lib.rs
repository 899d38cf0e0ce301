//! Rules and engine as WASM, with just what the measurement in Node needs: searching for a time
//! and counting moves. The worker of the page is the same code behind messages.

use shatar_engine::{Engine, Limits};
use shatar_rules::{Game, Rules, Variant};
use wasm_bindgen::prelude::wasm_bindgen;

/// An engine with its transposition table.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Player {
    engine: Engine,
}

#[wasm_bindgen]
impl Player {
    /// An engine with a table of so many megabytes.
    #[wasm_bindgen(constructor)]
    pub fn new(hash_mb: usize) -> Player {
        Player {
            engine: Engine::new(hash_mb),
        }
    }

    /// Forgets what was learnt.
    pub fn new_game(&mut self) {
        self.engine.new_game();
    }

    /// Searches a position for a number of milliseconds. Nodes, milliseconds and plies of the
    /// last iteration that was completed.
    ///
    /// # Errors
    /// A sentence, when the game, its rules or the FEN are none.
    pub fn search(
        &mut self,
        game: &str,
        rules: &str,
        fen: &str,
        movetime_ms: u32,
    ) -> Result<Vec<f64>, String> {
        let game = read(game, rules, fen)?;
        let limits = Limits::movetime_ms(u64::from(movetime_ms));
        let mut last = vec![0.0; 3];
        self.engine.search(&game, &limits.into(), &mut |info| {
            last = vec![
                info.nodes as f64,
                info.time.as_secs_f64() * 1000.0,
                f64::from(info.depth),
            ];
        });
        Ok(last)
    }
}

/// Leaves of the tree of legal moves.
///
/// # Errors
/// A sentence, when the game, its rules or the FEN are none.
#[wasm_bindgen]
pub fn perft(game: &str, rules: &str, fen: &str, depth: u32) -> Result<f64, String> {
    Ok(read(game, rules, fen)?.position().perft(depth) as f64)
}

fn read(game: &str, rules: &str, fen: &str) -> Result<Game, String> {
    let variant = Variant::from_id(game).ok_or_else(|| format!("there is no game {game}"))?;
    let rules = Rules::parse(variant, rules).map_err(|error| error.to_string())?;
    Game::from_fen(rules, fen).map_err(|error| error.to_string())
}

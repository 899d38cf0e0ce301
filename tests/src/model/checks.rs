//! The model against data that others have counted.

use super::{Model, ModelRules};
use crate::data;

/// Enough for every entry to reach a depth that tells the presets apart.
const MOST_NODES: u64 = 70_000;

#[test]
fn perft_of_others() {
    let mut counted = 0;
    for entry in data::perft() {
        let rules = ModelRules::preset(&entry.game, &entry.preset).expect("a known preset");
        let model = Model::from_fen(&rules, &entry.fen).expect("a good FEN");
        for (index, nodes) in entry.nodes.iter().enumerate() {
            if *nodes > MOST_NODES {
                break;
            }
            let depth = index as u32 + 1;
            let line = format!("{} {} {}", entry.game, entry.preset, entry.fen);
            assert_eq!(model.perft(depth), *nodes, "{line} depth {depth}");
            counted += 1;
        }
    }
    assert!(counted > 120, "only {counted} depths counted");
}

#[test]
fn start_positions_of_the_perft_data() {
    for entry in data::perft()
        .iter()
        .filter(|entry| entry.preset != "fairy-stockfish")
    {
        let rules = ModelRules::preset(&entry.game, &entry.preset).expect("a known preset");
        assert_eq!(
            rules.start_fen(),
            entry.fen,
            "{} {}",
            entry.game,
            entry.preset
        );
    }
}

#[test]
fn fixtures_end_as_they_should() {
    let fixtures = data::fixtures();
    assert_eq!(fixtures.len(), 8);
    for fixture in fixtures {
        let rules = ModelRules::preset(&fixture.game, &fixture.preset).expect("a known preset");
        let mut model = Model::from_fen(&rules, &fixture.fen).expect("a good FEN");
        for uci in &fixture.moves {
            model.play(uci).expect("a legal move");
        }
        assert_eq!(model.outcome(), Some(fixture.outcome), "{}", fixture.why);
        assert!(model.legal().is_empty());
    }
}

//! The fast generator against the perft data, to the last depth of every entry.

use std::time::Instant;

use shatar_rules::{Rules, Variant, fen};
use shatar_tests::data::perft;

#[test]
fn every_entry_to_its_last_depth() {
    let started = Instant::now();
    let (mut depths, mut total) = (0, 0);
    for entry in perft() {
        let variant = Variant::from_id(&entry.game).expect("a known game");
        let rules = Rules::preset(variant, &entry.preset).expect("a known preset");
        let position = fen::parse(&entry.fen, &rules).expect("a good FEN");
        for (depth, nodes) in (1..).zip(entry.nodes) {
            let line = format!("{} {} {}", entry.game, entry.preset, entry.fen);
            assert_eq!(position.perft(depth), nodes, "{line} depth {depth}");
            depths += 1;
            total += nodes;
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    let rate = total as f64 / seconds / 1e6;
    println!("{depths} depths, {total} nodes in {seconds:.1} s ({rate:.0} million a second)");
    assert_eq!(depths, 155);
}

/// `divide` must split what `perft` counts.
#[test]
fn divide_adds_up() {
    for entry in perft() {
        let variant = Variant::from_id(&entry.game).expect("a known game");
        let rules = Rules::preset(variant, &entry.preset).expect("a known preset");
        let position = fen::parse(&entry.fen, &rules).expect("a good FEN");
        let parts: u64 = position.divide(2).iter().map(|part| part.1).sum();
        assert_eq!(parts, entry.nodes[1], "{}", entry.fen);
    }
}

//! The fast generator against the perft data, to the last depth of every entry.

use shatar_rules::{Rules, Variant, fen};
use shatar_tests::data::{Perft, perft};

/// What fits into an ordinary run; the rest is behind `--ignored`.
const MOST_NODES: u64 = 20_000_000;

/// Counts every depth whose nodes lie in the range, and returns how many depths and nodes.
fn count(range: std::ops::RangeInclusive<u64>) -> (usize, u64) {
    let (mut depths, mut total) = (0, 0);
    for Perft {
        game,
        preset,
        fen: root,
        nodes,
    } in perft()
    {
        let variant = Variant::from_id(&game).expect("a known game");
        let rules = Rules::preset(variant, &preset).expect("a known preset");
        let position = fen::parse(&root, &rules).expect("a good FEN");
        for (depth, nodes) in (1..).zip(nodes) {
            if range.contains(&nodes) {
                assert_eq!(
                    position.perft(depth),
                    nodes,
                    "{game} {preset} {root} depth {depth}"
                );
                depths += 1;
                total += nodes;
            }
        }
    }
    (depths, total)
}

#[test]
fn every_entry() {
    let started = std::time::Instant::now();
    let (depths, nodes) = count(0..=MOST_NODES);
    let seconds = started.elapsed().as_secs_f64();
    println!("{depths} depths, {nodes} nodes in {seconds:.1} s");
    assert!(depths > 150, "only {depths} depths counted");
}

#[test]
#[ignore = "about 190 million nodes"]
fn the_deepest() {
    let (depths, _) = count(MOST_NODES + 1..=u64::MAX);
    assert_eq!(depths, 2);
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

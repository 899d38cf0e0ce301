//! Fixed positions searched to a fixed depth: the number of nodes is a signature of the search,
//! the time its speed.

use core::time::Duration;

use shatar_rules::{Game, Rules, Variant};

use crate::engine::Engine;
use crate::limits::Limits;

/// Plies searched if nothing is said.
pub const BENCH_DEPTH: u32 = 12;

/// The positions: game, rules, FEN.
const POSITIONS: &[(Variant, &str, &str)] = &[
    (
        Variant::Shatar,
        "aise",
        "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 0 1",
    ),
    (
        Variant::Shatar,
        "fairy-stockfish",
        "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1",
    ),
    (
        Variant::Shatar,
        "fairy-stockfish",
        "r1bjk2r/ppp1bppp/2n1pn2/3p4/3P4/2N1PN2/PPP1BPPP/R1BJK2R w - - 4 7",
    ),
    (
        Variant::Shatar,
        "aise",
        "2r2rk1/1p1j1ppp/p1n1pn2/3p4/3P4/1PN1PN2/P2J1PPP/2R2RK1 w - - 0 18",
    ),
    (
        Variant::Shatar,
        "modern",
        "r4rk1/1pp2ppp/p1nj1n2/3pp3/3P4/1PNJPN2/P1P2PPP/R4RK1 w - - 0 15",
    ),
    (
        Variant::Shatar,
        "buryat",
        "8/5pk1/3r2p1/2p4p/2P1R2P/6P1/5PK1/8 b - - 3 40",
    ),
    (
        Variant::Shatar,
        "popova",
        "rnbkjbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 0 1",
    ),
    (
        Variant::Hiashatar,
        "carrillo",
        "rnbhjkhbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBHKJHBNR w - - 0 1",
    ),
    (
        Variant::Hiashatar,
        "winther-1",
        "r1bhjkhb1r/pppp2pppp/2n4n2/4pp4/10/10/4PP4/2N4N2/PPPP2PPPP/R1BHKJHB1R w - - 2 6",
    ),
    (
        Variant::Hiashatar,
        "okano",
        "r2hkjh2r/pp4bppp/2nb1p1n2/2ppp1p3/10/3PP1P3/2PB1PNB2/2N7/PP3H1PPP/R3KJ1H1R w - - 4 13",
    ),
    (
        Variant::Shatranj,
        "baghdad",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    ),
    (
        Variant::Shatranj,
        "fairy-stockfish",
        "r1bkqb1r/pp2p1pp/2n2n2/2pp1p2/3P1P2/2N1PN2/PPP3PP/R1BKQB1R w - - 0 9",
    ),
    (
        Variant::Shatranj,
        "baghdad",
        "4k3/1r3p2/2n1p3/3pPp2/3P1P2/2N1K3/1R6/8 w - - 10 45",
    ),
    (
        Variant::Shatranj,
        "transposition",
        "8/2k2q2/1n3p2/5P2/3Q4/2K3N1/8/8 w - - 12 60",
    ),
];

/// One position of the benchmark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BenchLine {
    /// The game.
    pub variant: Variant,
    /// The preset.
    pub rules: &'static str,
    /// The position.
    pub fen: &'static str,
    /// Positions searched.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
}

/// The whole benchmark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bench {
    /// Positions searched: the signature.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
}

impl Bench {
    /// Positions a second.
    pub fn nps(&self) -> u64 {
        let micros = u64::try_from(self.time.as_micros()).unwrap_or(u64::MAX);
        self.nodes.saturating_mul(1_000_000) / micros.max(1)
    }
}

/// Searches every position to a depth, each with an empty table of 16 megabytes.
pub fn bench(depth: Option<u32>, on_position: &mut dyn FnMut(&BenchLine)) -> Bench {
    let limits = Limits::depth(depth.unwrap_or(BENCH_DEPTH));
    let mut whole = Bench::default();
    let mut engine = Engine::new(16);
    for &(variant, rules, fen) in POSITIONS {
        let game = Rules::preset(variant, rules).map(|rules| Game::from_fen(rules, fen));
        let Ok(Ok(game)) = game else {
            continue;
        };
        engine.new_game();
        let mut line = BenchLine {
            variant,
            rules,
            fen,
            nodes: 0,
            time: Duration::ZERO,
        };
        engine.search(&game, &limits.into(), &mut |info| {
            line.nodes = info.nodes;
            line.time = info.time;
        });
        whole.nodes += line.nodes;
        whole.time += line.time;
        on_position(&line);
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_can_stand() {
        for &(variant, rules, fen) in POSITIONS {
            let rules = Rules::preset(variant, rules).unwrap();
            let game = Game::from_fen(rules, fen).unwrap();
            assert!(game.outcome().is_none(), "{fen}");
        }
    }

    #[test]
    fn the_signature_is_the_same_each_time() {
        let first = bench(Some(4), &mut |_| {});
        let second = bench(Some(4), &mut |_| {});
        assert_eq!(first.nodes, second.nodes);
        assert!(first.nodes > 1_000);
    }
}

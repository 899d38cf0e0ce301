//! Differential runs against Fairy-Stockfish: the rules of the `fairy-stockfish` presets of Shatar
//! and Shatranj, in random games.

use shatar_tests::compare::{RandomGame, Tally, Viewed};
use shatar_tests::fast::Fast;
use shatar_tests::games::Taste;
use shatar_tests::model::{Model, ModelRules};
use shatar_tests::oracle::Oracle;
use shatar_tests::rng::Rng;
use shatar_tests::starts::random_start;

/// What the fast generator must agree on, for each of the two games.
const PLIES: usize = 200_000;

/// The model is checked more briefly than the fast generator: it is slow, and it is compared with
/// the fast generator as well.
const MODEL_PLIES: usize = 20_000;

/// Games end by themselves, but not always soon.
const MOST_PLIES: usize = 300;

/// Plays random games until so many plies are compared, and fails on the first differences.
fn run<P: Viewed>(game: &str, plies: usize, seed: u64, start: impl Fn(&str) -> P) {
    let mut oracle = Oracle::start().unwrap_or_else(|sentence| panic!("{sentence}"));
    let rules = ModelRules::preset(game, "fairy-stockfish").expect("a preset of the rules");
    let mut tally = Tally::default();
    let mut rng = Rng::new(seed);
    while tally.plies < plies {
        let root = if rng.chance(15) {
            rules.start_fen()
        } else {
            random_start(&rules, &mut rng)
        };
        let taste = Taste::random(&mut rng);
        let played = RandomGame::play(start(&root), taste, MOST_PLIES, &mut rng);
        match oracle.replay(game, &root, &played.moves) {
            Ok(answers) => tally.add(&played, &answers),
            Err(sentence) => tally.differences.push(format!("{root}: {sentence}")),
        }
        assert!(
            tally.differences.is_empty(),
            "{}",
            tally.differences.join("\n")
        );
    }
    println!(
        "{game}: {} plies compared with {}, 0 differences; repetitions that only the series keeps \
         apart: {}; games by ending: {:#?}",
        tally.plies, oracle.version, tally.series_apart, tally.reasons
    );
}

fn fast(game: &str) -> impl Fn(&str) -> Fast {
    let rules = ModelRules::preset(game, "fairy-stockfish").expect("a preset of the rules");
    move |fen| Fast::from_fen(&rules, fen).expect("a good FEN")
}

fn model(game: &str) -> impl Fn(&str) -> Model {
    let rules = ModelRules::preset(game, "fairy-stockfish").expect("a preset of the rules");
    move |fen| Model::from_fen(&rules, fen).expect("a good FEN")
}

#[test]
fn shatar_is_played_as_fairy_stockfish_does() {
    run("shatar", PLIES, 3, fast("shatar"));
}

#[test]
fn shatranj_is_played_as_fairy_stockfish_does() {
    run("shatranj", PLIES, 4, fast("shatranj"));
}

#[test]
fn model_plays_shatar_as_fairy_stockfish_does() {
    run("shatar", MODEL_PLIES, 1, model("shatar"));
}

#[test]
fn model_plays_shatranj_as_fairy_stockfish_does() {
    run("shatranj", MODEL_PLIES, 2, model("shatranj"));
}

//! The fast generator against the slow model, in random games under every preset and under rules
//! put together at random: at every ply the same legal moves, checks, series, outcome and FEN.

use std::collections::BTreeMap;

use shatar_tests::compare::{RandomGame, Viewed, rarities};
use shatar_tests::fast::Fast;
use shatar_tests::games::Taste;
use shatar_tests::model::{Game, Model, ModelRules};
use shatar_tests::rng::Rng;
use shatar_tests::starts::random_start;

const PRESET_PLIES: usize = 8_000;
const CUSTOM_RULES: usize = 250;
const CUSTOM_PLIES: usize = 300;
const MOST_PLIES: usize = 160;

/// Endings and moves that a run of each game must have met, or it has not done its work.
const SHATAR: &[&str] = &[
    "mate",
    "niol",
    "knight_mate",
    "robado",
    "stalemate",
    "repetition",
    "move_limit",
    "promotion",
    "check with two names",
];
const HIASHATAR: &[&str] = &[
    "mate",
    "robado",
    "stalemate",
    "repetition",
    "move_limit",
    "promotion",
    "en passant",
    "check with two names",
];
const HIASHATAR_CUSTOM: &[&str] = &["mate", "niol", "knight_mate", "robado", "en passant"];
const SHATRANJ: &[&str] = &[
    "mate",
    "bare_king",
    "stalemate",
    "repetition",
    "move_limit",
    "promotion",
    "transposition",
];

/// What a run has seen.
#[derive(Default)]
struct Seen {
    plies: usize,
    reasons: BTreeMap<String, usize>,
    rarities: BTreeMap<&'static str, usize>,
}

impl Seen {
    /// Says what was seen, and fails if the run has missed something it is there for.
    fn report(&self, what: &str, must: &[&str]) {
        println!(
            "{what}: {} plies, 0 differences; games by ending: {:?}; moves of note: {:?}",
            self.plies, self.reasons, self.rarities
        );
        for word in must {
            let met = self.rarities.contains_key(word)
                || self.reasons.keys().any(|reason| reason.starts_with(word));
            assert!(met, "{what}: these games never met {word}");
        }
    }
}

fn describe(rules: &ModelRules) -> String {
    let values: Vec<String> = rules
        .values()
        .map(|(option, value)| format!("{option}={value}"))
        .collect();
    format!("{} {}", rules.game().name(), values.join(" "))
}

/// Random games under these rules until so many plies are compared.
fn compare(rules: &ModelRules, plies: usize, rng: &mut Rng, seen: &mut Seen) {
    let enough = seen.plies + plies;
    while seen.plies < enough {
        let root = if rng.chance(20) {
            rules.start_fen()
        } else {
            random_start(rules, rng)
        };
        let fast = Fast::from_fen(rules, &root)
            .unwrap_or_else(|error| panic!("{}: {root}: {error}", describe(rules)));
        let played = RandomGame::play(fast, Taste::random(rng), MOST_PLIES, rng);
        let mut model = Model::from_fen(rules, &root).expect("a FEN the model has made");
        for (index, view) in played.views.iter().enumerate() {
            assert_eq!(
                *view,
                model.view(),
                "shatar-rules (left) and the model (right) differ: {}\n  {root} moves {}",
                describe(rules),
                played.moves[..index].join(" ")
            );
            seen.plies += 1;
            if let Some(uci) = played.moves.get(index) {
                for rarity in rarities(view, uci, &played.views[index + 1]) {
                    *seen.rarities.entry(rarity).or_default() += 1;
                }
                model.play(uci).expect("a move both think legal");
            }
        }
        *seen.reasons.entry(played.reason()).or_default() += 1;
    }
}

fn presets(game: Game, seed: u64, must: &[&str]) {
    let mut rng = Rng::new(seed);
    let mut seen = Seen::default();
    for preset in ModelRules::presets(game) {
        let rules = ModelRules::preset(game.name(), preset).expect("a listed preset");
        compare(&rules, PRESET_PLIES, &mut rng, &mut seen);
    }
    seen.report(&format!("{} presets", game.name()), must);
}

/// Any value for every option; a move limit short enough to be met now and then.
fn random_rules(game: Game, rng: &mut Rng) -> ModelRules {
    let preset = *rng.pick(&ModelRules::presets(game));
    let mut rules = ModelRules::preset(game.name(), preset).expect("a listed preset");
    for (option, values) in ModelRules::options(game) {
        let value = if *option == "move_limit" {
            *rng.pick(&["none", "100", "140", "12"])
        } else {
            *rng.pick(values)
        };
        rules.set(option, value).expect("a listed value");
    }
    rules
}

fn custom(game: Game, seed: u64, must: &[&str]) {
    let mut rng = Rng::new(seed);
    let mut seen = Seen::default();
    for _ in 0..CUSTOM_RULES {
        let rules = random_rules(game, &mut rng);
        compare(&rules, CUSTOM_PLIES, &mut rng, &mut seen);
    }
    seen.report(
        &format!("{} under {CUSTOM_RULES} custom rules", game.name()),
        must,
    );
}

#[test]
fn shatar_presets() {
    presets(Game::Shatar, 11, SHATAR);
}

#[test]
fn hiashatar_presets() {
    presets(Game::Hiashatar, 12, HIASHATAR);
}

#[test]
fn shatranj_presets() {
    presets(Game::Shatranj, 13, SHATRANJ);
}

#[test]
fn shatar_custom_rules() {
    custom(Game::Shatar, 14, SHATAR);
}

#[test]
fn hiashatar_custom_rules() {
    custom(Game::Hiashatar, 15, HIASHATAR_CUSTOM);
}

#[test]
fn shatranj_custom_rules() {
    custom(Game::Shatranj, 16, SHATRANJ);
}

/// The two must agree on names, values and start positions before anything else.
#[test]
fn presets_options_and_arrays() {
    for game in [Game::Shatar, Game::Hiashatar, Game::Shatranj] {
        let variant = shatar_rules::Variant::from_id(game.name()).expect("a known game");
        let names: Vec<&str> = shatar_rules::Rules::presets(variant)
            .iter()
            .map(|preset| preset.id)
            .collect();
        let mut listed = ModelRules::presets(game);
        listed.sort_unstable();
        let mut sorted = names.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, listed);
        assert_eq!(
            shatar_rules::Rules::options(variant).len(),
            ModelRules::options(game).len()
        );
        for name in names {
            let rules = ModelRules::preset(game.name(), name).expect("a listed preset");
            let fast = shatar_rules::Rules::preset(variant, name).expect("a listed preset");
            assert_eq!(shatar_tests::fast::same_rules(&rules), fast, "{name}");
            assert_eq!(shatar_rules::fen::start(&fast), rules.start_fen(), "{name}");
        }
        for (option, values) in ModelRules::options(game) {
            for value in *values {
                let mut rules = ModelRules::preset(game.name(), listed[0]).expect("listed");
                rules.set(option, value).expect("a listed value");
                let fast = shatar_tests::fast::same_rules(&rules);
                assert_eq!(fast.get(option).as_deref(), Some(*value), "{option}");
            }
        }
    }
}

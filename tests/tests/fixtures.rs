//! Positions whose ending is the point, in the fast generator.

use shatar_tests::compare::Viewed;
use shatar_tests::data::{fixtures, scores};
use shatar_tests::fast::Fast;
use shatar_tests::games::Player;
use shatar_tests::model::ModelRules;

#[test]
fn they_end_as_they_should() {
    let all = fixtures();
    assert_eq!(all.len(), 8);
    for fixture in all {
        let rules = ModelRules::preset(&fixture.game, &fixture.preset).expect("a known preset");
        let mut game = Fast::from_fen(&rules, &fixture.fen).expect("a good FEN");
        for uci in &fixture.moves {
            assert!(game.legal().contains(uci), "{uci} in {}", game.fen());
            game.play(uci);
        }
        let view = game.view();
        assert_eq!(view.outcome, Some(fixture.outcome), "{}", fixture.why);
        assert!(view.legal.is_empty());
    }
}

/// The remarks of the data on other presets: not legal under `aise`, a draw under `modern`, and so on.
#[test]
fn they_end_otherwise_under_other_presets() {
    let ends = |preset: &str, fen: &str, uci: Option<&str>| {
        let rules = ModelRules::preset("shatar", preset).expect("a known preset");
        let mut game = Fast::from_fen(&rules, fen).expect("a good FEN");
        if let Some(uci) = uci {
            if !game.legal().iter().any(|legal| legal == uci) {
                return "not legal".to_owned();
            }
            game.play(uci);
        }
        game.view()
            .outcome
            .map_or("goes on".to_owned(), |(result, reason)| {
                format!("{result} {reason}")
            })
    };
    let horse = "6rk/6pp/8/6N1/8/8/8/K6J w - - 0 1";
    assert_eq!(ends("aise", horse, Some("g5f7")), "not legal");
    assert_eq!(ends("modern", horse, Some("g5f7")), "1/2-1/2 knight_mate");
    let stuck = "7k/5K2/6J1/8/p7/P7/8/8 b - - 0 1";
    assert_eq!(ends("traditional", stuck, None), "1-0 stalemate");
    let camel = "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1";
    assert_eq!(ends("buryat", camel, Some("c1b2")), "1-0 mate");
}

/// The four scores of the Chesmayne page, corrected, are legal games and lead where they should.
#[test]
fn chesmayne_scores_are_games() {
    let all = scores();
    assert_eq!(all.len(), 4);
    let rules = ModelRules::preset("shatranj", "chesmayne").expect("a known preset");
    for score in all {
        let mut game = Fast::from_fen(&rules, &score.fen).expect("a good FEN");
        for uci in &score.moves {
            assert!(
                game.legal().contains(uci),
                "{}: {uci} in {}",
                score.name,
                game.fen()
            );
            game.play(uci);
        }
        let view = game.view();
        assert_eq!(
            view.fen.split(' ').next(),
            Some(score.final_board.as_str()),
            "{}",
            score.name
        );
        let mate = view
            .outcome
            .as_ref()
            .is_some_and(|(_, reason)| reason == "mate");
        assert_eq!(
            (mate, view.outcome.is_some()),
            (score.ends_in_mate, score.ends_in_mate),
            "{}",
            score.name
        );
    }
}

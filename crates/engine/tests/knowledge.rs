//! The search knows how these games end: it mates, it avoids what throws a win away, and it
//! takes a draw when it is losing.

#![allow(clippy::unwrap_used)]

use shatar_engine::{Best, Engine, Limits, Score, SearchOptions};
use shatar_rules::{Game, Reason, Rules, Variant, uci};

fn game(variant: Variant, rules: &str, fen: &str) -> Game {
    Game::from_fen(Rules::parse(variant, rules).unwrap(), fen).unwrap()
}

fn search(game: &Game, depth: u32) -> Best {
    Engine::new(4).search(game, &Limits::depth(depth).into(), &mut |_| {})
}

fn word(game: &Game, best: &Best) -> String {
    let position = game.position();
    uci::write(best.mv.unwrap(), position.size(), position.variant())
}

fn value(best: &Best) -> i32 {
    match best.score.unwrap() {
        Score::Centipawns(centipawns) => centipawns,
        Score::Mate(plies) if plies > 0 => 30_000,
        Score::Mate(_) => -30_000,
    }
}

/// Plays both sides to the end, each move searched to a depth.
fn play_out(mut game: Game, depth: u32) -> Game {
    let mut engine = Engine::new(4);
    while game.outcome().is_none() {
        let best = engine.search(&game, &Limits::depth(depth).into(), &mut |_| {});
        game.play(best.mv.unwrap()).unwrap();
    }
    game
}

#[test]
fn short_mates_are_found() {
    let positions = [
        ("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", 1),
        ("7k/8/8/8/7p/8/R7/1R5K w - - 0 1", 3),
        ("5k2/8/8/8/7p/8/R7/1R5K w - - 0 1", 3),
    ];
    for (fen, plies) in positions {
        let game = game(Variant::Shatar, "fairy-stockfish", fen);
        let best = search(&game, 7);
        assert_eq!(best.score, Some(Score::Mate(plies)), "{fen}");
        let end = play_out(game, 7);
        assert_eq!(end.moves().len() as i32, plies, "{fen}");
        assert_eq!(end.outcome().unwrap().reason, Reason::Mate);
    }
}

#[test]
fn the_side_to_be_mated_counts_its_plies() {
    let game = game(
        Variant::Shatar,
        "fairy-stockfish",
        "7k/R7/8/8/7p/8/8/1R5K b - - 0 1",
    );
    let best = search(&game, 6);
    assert_eq!(best.score, Some(Score::Mate(-2)));
}

#[test]
fn a_niol_is_not_played_when_winning() {
    let game = game(
        Variant::Shatar,
        "fairy-stockfish",
        "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1",
    );
    for depth in [1, 4, 8] {
        let best = search(&game, depth);
        assert_ne!(word(&game, &best), "c1b2", "depth {depth}");
        assert!(value(&best) > 100, "depth {depth}: {:?}", best.score);
    }
}

#[test]
fn the_same_mate_is_played_when_the_series_has_a_shak() {
    // Only the trailing field differs from the position above.
    let game = game(
        Variant::Shatar,
        "fairy-stockfish",
        "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1 w=1s",
    );
    let best = search(&game, 4);
    assert_eq!(word(&game, &best), "c1b2");
    assert_eq!(best.score, Some(Score::Mate(1)));
}

#[test]
fn one_table_serves_both_series() {
    // The engine keeps its table between the two searches; the key tells them apart.
    let without = game(
        Variant::Shatar,
        "fairy-stockfish",
        "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1",
    );
    let with = game(
        Variant::Shatar,
        "fairy-stockfish",
        "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1 w=1s",
    );
    let mut engine = Engine::new(4);
    let mut best = |game: &Game| engine.search(game, &Limits::depth(6).into(), &mut |_| {});
    assert_eq!(best(&with).score, Some(Score::Mate(1)));
    assert_ne!(best(&without).score, Some(Score::Mate(1)));
    assert_eq!(best(&with).score, Some(Score::Mate(1)));
}

#[test]
fn a_mate_by_a_horse_that_loses_is_not_played() {
    let fen = "6rk/6pp/8/6N1/8/8/8/K6J w - - 0 1";
    for rules in ["fairy-stockfish", "modern", "aise"] {
        let game = game(Variant::Shatar, rules, fen);
        let best = search(&game, 6);
        assert_ne!(word(&game, &best), "g5f7", "{rules}");
        assert!(value(&best) > 100, "{rules}: {:?}", best.score);
    }
    let game = game(Variant::Shatar, "aise knight_mate=wins", fen);
    let best = search(&game, 6);
    assert_eq!(best.score, Some(Score::Mate(1)));
}

#[test]
fn a_niol_is_taken_when_losing() {
    let fen = "r5bk/n6p/n7/8/8/8/8/K1B5 w - - 0 1";
    let losing = game(Variant::Shatar, "fairy-stockfish", fen);
    let best = search(&losing, 6);
    assert_eq!(word(&losing, &best), "c1b2");
    assert_eq!(best.score, Some(Score::Centipawns(0)));
    // Where every mate wins the same move is simply the best.
    let buryat = game(Variant::Shatar, "buryat", fen);
    assert_eq!(search(&buryat, 6).score, Some(Score::Mate(1)));
}

#[test]
fn robado_is_taken_when_losing() {
    // White's rook gives itself with check; the king must take the last man.
    let forced = game(
        Variant::Shatar,
        "aise",
        "6rk/5ppp/8/8/8/1j6/7R/K7 w - - 0 1",
    );
    let best = search(&forced, 6);
    assert_eq!(word(&forced, &best), "h2h7");
    assert_eq!(best.score, Some(Score::Centipawns(0)));
}

#[test]
fn the_last_man_is_not_taken_when_winning_in_shatar() {
    let game = game(
        Variant::Shatar,
        "fairy-stockfish",
        "7k/8/8/3p4/8/8/8/K2JR3 w - - 0 1",
    );
    for depth in [1, 3, 8] {
        let best = search(&game, depth);
        assert_ne!(word(&game, &best), "d1d5", "depth {depth}");
        assert!(value(&best) > 100, "depth {depth}: {:?}", best.score);
    }
    let end = play_out(game, 8);
    assert_eq!(end.outcome().unwrap().reason, Reason::Mate);
}

#[test]
fn the_last_man_is_taken_in_shatranj() {
    for rules in ["baghdad", "chesmayne", "medina"] {
        let game = game(Variant::Shatranj, rules, "7k/8/8/8/8/8/7r/K6R w - - 0 1");
        let best = search(&game, 5);
        assert_eq!(word(&game, &best), "h1h2", "{rules}");
        assert!(matches!(best.score, Some(Score::Mate(plies)) if plies <= 2));
    }
    let game = game(
        Variant::Shatranj,
        "baghdad bare_king=none",
        "7k/8/8/8/8/8/7r/K6R w - - 0 1",
    );
    assert!(matches!(search(&game, 5).score, Some(Score::Centipawns(_))));
}

#[test]
fn a_lone_shah_that_bares_in_return_draws() {
    // After the capture the black Shah takes the last white man: no win for White.
    let game = game(
        Variant::Shatranj,
        "baghdad",
        "8/8/8/8/6k1/7r/8/K6R w - - 0 1",
    );
    let best = search(&game, 6);
    assert!(value(&best).abs() < 200, "{:?}", best.score);
}

#[test]
fn stalemate_is_worth_what_the_rules_say() {
    let fen = "7k/5K2/8/8/p7/P5J1/8/8 w - - 0 1";
    let loss = game(Variant::Shatar, "traditional", fen);
    assert_eq!(search(&loss, 3).score, Some(Score::Mate(1)));
    let draw = game(Variant::Shatar, "fairy-stockfish", fen);
    assert!(value(&search(&draw, 6)) > 100);
}

#[test]
fn dilarams_mate_is_found() {
    let game = game(
        Variant::Shatranj,
        "baghdad",
        "1r4k1/8/5PP1/8/K5NR/7B/1r6/7R w - - 0 1",
    );
    let best = search(&game, 9);
    assert_eq!(word(&game, &best), "h4h8");
    // The published line takes nine plies; a rook put between prolongs it by two.
    assert_eq!(best.score, Some(Score::Mate(11)));
}

#[test]
fn a_repetition_in_the_game_counts() {
    // Both sides shuffle; the position has stood twice, so going back to it a third time draws.
    let mut shuffled = game(
        Variant::Shatar,
        "fairy-stockfish",
        "6k1/5ppp/8/8/8/8/5PPP/1RJ3K1 w - - 0 1",
    );
    for text in ["b1a1", "g8f8", "a1b1", "f8g8", "b1a1", "g8f8", "a1b1"] {
        let mv = uci::parse(shuffled.position(), text).unwrap();
        shuffled.play(mv).unwrap();
    }
    // Black, far behind, goes back to g8: drawn at once.
    let best = search(&shuffled, 6);
    assert_eq!(word(&shuffled, &best), "f8g8");
    assert_eq!(best.score, Some(Score::Centipawns(0)));
    // Without the moves before it Black is lost.
    let position = *shuffled.position();
    let alone = Game::from_position(*shuffled.rules(), position);
    assert!(value(&search(&alone, 6)) < -300);
}

#[test]
fn a_game_that_is_over_has_no_best_move() {
    let over = game(
        Variant::Shatar,
        "fairy-stockfish",
        "7k/5K2/6J1/8/p7/P7/8/8 b - - 0 1",
    );
    let best = Engine::new(1).search(&over, &SearchOptions::default(), &mut |_| {});
    assert_eq!(best.mv, None);
}

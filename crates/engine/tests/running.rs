//! How a search runs: lines, limits, slices, stops, levels.

#![allow(clippy::unwrap_used)]

use core::sync::atomic::Ordering;
use core::time::Duration;
use std::time::Instant;

use shatar_engine::{Best, ClockTime, Engine, Info, Level, Limits, Progress, Score, SearchOptions};
use shatar_rules::{Game, Rules, Variant, uci};

const MIDDLEGAME: &str = "r1bjk2r/ppp1bppp/2n1pn2/3p4/3P4/2N1PN2/PPP1BPPP/R1BJK2R w - - 4 7";

fn shatar(fen: &str) -> Game {
    Game::from_fen(
        Rules::preset(Variant::Shatar, "fairy-stockfish").unwrap(),
        fen,
    )
    .unwrap()
}

fn run(game: &Game, options: &SearchOptions) -> (Best, Vec<Info>) {
    let mut infos = Vec::new();
    let best = Engine::new(4).search(game, options, &mut |info| infos.push(info.clone()));
    (best, infos)
}

fn order(score: Score) -> i32 {
    match score {
        Score::Centipawns(centipawns) => centipawns,
        Score::Mate(plies) if plies > 0 => 100_000 - plies,
        Score::Mate(plies) => -100_000 - plies,
    }
}

#[test]
fn several_lines_come_in_order_and_begin_with_different_moves() {
    let game = shatar(MIDDLEGAME);
    let options = SearchOptions {
        multipv: 5,
        ..Limits::depth(6).into()
    };
    let (best, infos) = run(&game, &options);
    let last: Vec<&Info> = infos.iter().filter(|info| info.depth == 6).collect();
    assert_eq!(last.len(), 5);
    for (index, info) in last.iter().enumerate() {
        assert_eq!(usize::from(info.multipv), index + 1);
    }
    for pair in last.windows(2) {
        assert!(order(pair[0].score) >= order(pair[1].score));
    }
    let mut firsts: Vec<_> = last.iter().map(|info| info.pv[0]).collect();
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts.len(), 5);
    assert_eq!(best.mv, Some(last[0].pv[0]));
}

#[test]
fn every_line_can_be_played() {
    for variant in Variant::ALL {
        let game = Game::new(Rules::default_for(variant));
        let options = SearchOptions {
            multipv: 3,
            ..Limits::depth(7).into()
        };
        let (_, infos) = run(&game, &options);
        assert!(!infos.is_empty());
        for info in infos {
            let mut line = game.clone();
            for mv in info.pv {
                line.play(mv).unwrap();
            }
        }
    }
}

#[test]
fn more_lines_than_moves_are_no_harm() {
    // AISE forces 1.d2-d4: there is one line.
    let game = Game::new(Rules::default_for(Variant::Shatar));
    let options = SearchOptions {
        multipv: 40,
        ..Limits::depth(5).into()
    };
    let (best, infos) = run(&game, &options);
    assert!(infos.iter().all(|info| info.multipv == 1));
    assert_eq!(best.mv, Some(uci::parse(game.position(), "d2d4").unwrap()));
}

#[test]
fn a_limit_of_nodes_gives_the_same_answer_each_time() {
    let game = shatar(MIDDLEGAME);
    let options = Limits::nodes(20_000).into();
    let (first, infos) = run(&game, &options);
    let (second, again) = run(&game, &options);
    assert_eq!(first, second);
    let nodes = |infos: &[Info]| infos.iter().map(|info| info.nodes).collect::<Vec<_>>();
    assert_eq!(nodes(&infos), nodes(&again));
    assert!(infos.iter().all(|info| info.nodes <= 20_512));
}

#[test]
fn a_time_for_the_move_is_kept() {
    let game = shatar(MIDDLEGAME);
    for movetime in [30, 120] {
        let start = Instant::now();
        let (best, _) = run(&game, &Limits::movetime_ms(movetime).into());
        assert!(best.mv.is_some());
        // A loaded machine may be slow, but not by much.
        assert!(start.elapsed() < Duration::from_millis(movetime + 150));
    }
}

#[test]
fn a_clock_that_is_nearly_out_still_gives_a_move() {
    let game = shatar(MIDDLEGAME);
    for remaining_ms in [0, 1, 40] {
        let limits = Limits {
            clock: Some(ClockTime {
                remaining_ms,
                increment_ms: 0,
                moves_to_go: None,
            }),
            ..Limits::default()
        };
        let start = Instant::now();
        let (best, _) = run(&game, &limits.into());
        assert!(game.position().is_legal(best.mv.unwrap()));
        assert!(start.elapsed() < Duration::from_millis(250));
    }
}

#[test]
fn a_stop_from_another_thread_is_obeyed_within_fifty_milliseconds() {
    let game = shatar(MIDDLEGAME);
    let mut engine = Engine::new(4);
    engine.start(&game, &Limits::infinite().into());
    let stop = engine.stop_handle();
    let asked = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(120));
        stop.store(true, Ordering::Relaxed);
        Instant::now()
    });
    while engine.run(None, &mut |_| {}) == Progress::Running {}
    let ended = Instant::now();
    let asked = asked.join().unwrap();
    assert!(ended.saturating_duration_since(asked) < Duration::from_millis(50));
    assert!(game.position().is_legal(engine.finish().mv.unwrap()));
}

#[test]
fn slices_change_nothing() {
    for variant in Variant::ALL {
        let game = Game::new(Rules::default_for(variant));
        for limits in [Limits::depth(10), Limits::nodes(30_000)] {
            let options = SearchOptions {
                multipv: 2,
                ..limits.into()
            };
            let (whole, infos) = run(&game, &options);
            let mut engine = Engine::new(4);
            engine.start(&game, &options);
            let mut sliced = Vec::new();
            let mut slices = 1;
            let budget = Some(Duration::from_micros(500));
            while engine.run(budget, &mut |info| sliced.push(info.clone())) == Progress::Running {
                slices += 1;
            }
            assert!(slices > 4);
            assert_eq!(engine.finish(), whole);
            let seen = |infos: &[Info]| {
                infos
                    .iter()
                    .map(|info| (info.depth, info.nodes, info.score, info.pv.clone()))
                    .collect::<Vec<_>>()
            };
            assert_eq!(seen(&sliced), seen(&infos));
        }
    }
}

#[test]
fn an_infinite_search_waits_for_the_stop_even_when_all_is_known() {
    let game = shatar("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1");
    let mut engine = Engine::new(1);
    engine.start(&game, &Limits::infinite().into());
    for _ in 0..20 {
        let progress = engine.run(Some(Duration::from_millis(5)), &mut |_| {});
        assert_eq!(progress, Progress::Running);
    }
    let best = engine.finish();
    assert_eq!(best.score, Some(Score::Mate(1)));
}

#[test]
fn weak_levels_are_quick_and_repeatable_and_their_seed_matters() {
    let game = shatar(MIDDLEGAME);
    for level in Level::all() {
        let options = |seed| SearchOptions {
            level: Some(level),
            seed,
            ..Limits::movetime_ms(400).into()
        };
        let start = Instant::now();
        let (best, _) = run(&game, &options(1));
        assert!(game.position().is_legal(best.mv.unwrap()));
        if level.number() <= 6 {
            assert!(
                start.elapsed() < Duration::from_millis(600),
                "level {level}"
            );
        }
        if level.number() <= 4 {
            let (again, _) = run(&game, &options(1));
            assert_eq!(best, again);
        }
    }
    let mut seen: Vec<_> = (0..40)
        .map(|seed| {
            let options = SearchOptions {
                level: Level::new(1),
                seed,
                ..SearchOptions::default()
            };
            run(&game, &options).0.mv
        })
        .collect();
    seen.sort();
    seen.dedup();
    assert!(seen.len() >= 4, "level 1 plays {} moves", seen.len());
}

#[test]
fn no_level_throws_a_bers_away() {
    // The Bers stands attacked by a pawn; every level moves it to safety or takes the pawn.
    let game = shatar("4k3/pp3ppp/8/4p3/3J4/8/PPP2PPP/4K3 w - - 0 1");
    for level in Level::all() {
        for seed in 0..8 {
            let options = SearchOptions {
                level: Some(level),
                seed,
                ..Limits::movetime_ms(100).into()
            };
            let (best, _) = run(&game, &options);
            let mv = uci::write(best.mv.unwrap(), game.position().size(), Variant::Shatar);
            assert!(mv.starts_with("d4"), "level {level} leaves it: {mv}");
        }
    }
}

#[test]
fn rules_may_change_between_searches() {
    let mut engine = Engine::new(1);
    let fen = "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1";
    for _ in 0..2 {
        for (rules, wins) in [("fairy-stockfish", false), ("buryat", true)] {
            let rules = Rules::preset(Variant::Shatar, rules).unwrap();
            let game = Game::from_fen(rules, fen).unwrap();
            let best = engine.search(&game, &Limits::depth(5).into(), &mut |_| {});
            assert_eq!(best.score == Some(Score::Mate(1)), wins);
        }
    }
}

//! The worker's service, in any order of commands.

#![allow(clippy::unwrap_used)]

use core::time::Duration;

use shatar_engine::Limits;
use shatar_engine::protocol::{ErrorKind, GameSpec, PROTOCOL, Request, Response};
use shatar_engine::service::{Service, ServiceState};
use shatar_rules::{Game, Rules, Variant, uci};

fn spec(variant: Variant) -> GameSpec {
    GameSpec::of(&Game::new(Rules::default_for(variant)))
}

fn search(id: u32, game: GameSpec, limits: Limits) -> Request {
    Request::Search {
        id,
        game,
        limits,
        level: None,
        multipv: 1,
        seed: 0,
    }
}

fn drain(service: &mut Service) -> Vec<Response> {
    let mut all = Vec::new();
    while service.state() != ServiceState::Idle {
        all.extend(service.poll(Duration::from_millis(5)));
    }
    all
}

fn best_of(responses: &[Response]) -> Vec<u32> {
    responses
        .iter()
        .filter_map(|response| match response {
            Response::Best { id, .. } => Some(*id),
            _ => None,
        })
        .collect()
}

#[test]
fn a_search_is_answered_by_infos_and_one_best() {
    let mut service = Service::new(1);
    assert!(
        service
            .handle(search(7, spec(Variant::Shatar), Limits::depth(5)))
            .is_empty()
    );
    assert_eq!(service.state(), ServiceState::Searching(7));
    let responses = drain(&mut service);
    assert_eq!(best_of(&responses), [7]);
    assert!(matches!(
        responses.last(),
        Some(Response::Best { best: Some(best), .. }) if best == "d2d4"
    ));
    assert!(matches!(&responses[0], Response::Info(info) if info.id == 7 && info.depth == 1));
}

#[test]
fn a_new_search_ends_the_old_one_first() {
    let mut service = Service::new(1);
    service.handle(search(1, spec(Variant::Hiashatar), Limits::infinite()));
    service.poll(Duration::from_millis(5));
    let responses = service.handle(search(2, spec(Variant::Shatranj), Limits::depth(3)));
    assert_eq!(best_of(&responses), [1]);
    assert_eq!(best_of(&drain(&mut service)), [2]);
}

#[test]
fn a_stop_answers_at_once_and_only_its_own_search() {
    let mut service = Service::new(1);
    assert!(service.handle(Request::Stop { id: 3 }).is_empty());
    service.handle(search(4, spec(Variant::Shatranj), Limits::infinite()));
    assert!(service.handle(Request::Stop { id: 3 }).is_empty());
    assert_eq!(service.state(), ServiceState::Searching(4));
    assert_eq!(best_of(&service.handle(Request::Stop { id: 4 })), [4]);
    assert_eq!(service.state(), ServiceState::Idle);
}

#[test]
fn what_cannot_be_searched_is_refused_with_its_reason() {
    let good = spec(Variant::Shatar);
    let cases = [
        (
            GameSpec {
                variant: "chess".into(),
                ..good.clone()
            },
            ErrorKind::Variant,
        ),
        (
            GameSpec {
                rules: "aise bers=9".into(),
                ..good.clone()
            },
            ErrorKind::Rules,
        ),
        (
            GameSpec {
                start: "8/8 w".into(),
                ..good.clone()
            },
            ErrorKind::Fen,
        ),
        (
            GameSpec {
                start: "8/8/8/8/8/8/8/8 w - - 0 1".into(),
                ..good.clone()
            },
            ErrorKind::Fen,
        ),
        (
            GameSpec {
                moves: vec!["d2d4".into(), "e7e5".into()],
                ..good.clone()
            },
            ErrorKind::Move,
        ),
        (
            GameSpec {
                moves: vec!["♘".into()],
                ..good.clone()
            },
            ErrorKind::Move,
        ),
        (
            GameSpec {
                moves: vec!["d2d4".into(); 20_001],
                ..good.clone()
            },
            ErrorKind::Move,
        ),
    ];
    let mut service = Service::new(1);
    for (index, (game, expected)) in cases.into_iter().enumerate() {
        let responses = service.handle(search(index as u32, game, Limits::depth(2)));
        match &responses[..] {
            [Response::Error { id, kind, message }] => {
                assert_eq!((*id, *kind), (Some(index as u32), expected), "{message}");
                assert!(!message.is_empty());
            }
            other => panic!("case {index}: {other:?}"),
        }
        assert_eq!(service.state(), ServiceState::Idle);
    }
    for (level, multipv) in [(Some(0), 1), (Some(11), 1), (None, 0), (None, 65)] {
        let responses = service.handle(Request::Search {
            id: 9,
            game: good.clone(),
            limits: Limits::depth(1),
            level,
            multipv,
            seed: 0,
        });
        assert!(matches!(
            &responses[..],
            [Response::Error {
                kind: ErrorKind::Options,
                ..
            }]
        ));
    }
    let wrong = service.handle(Request::Hello {
        version: PROTOCOL + 1,
    });
    assert!(matches!(
        &wrong[..],
        [Response::Error {
            kind: ErrorKind::Version,
            ..
        }]
    ));
    let right = service.handle(Request::Hello { version: PROTOCOL });
    assert!(matches!(
        &right[..],
        [Response::Ready {
            version: PROTOCOL,
            ..
        }]
    ));
}

#[test]
fn a_game_that_is_over_has_no_best() {
    let rules = Rules::preset(Variant::Shatar, "fairy-stockfish").unwrap();
    let mut game = Game::from_fen(rules, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1").unwrap();
    let mv = uci::parse(game.position(), "d1d8").unwrap();
    game.play(mv).unwrap();
    let mut service = Service::new(1);
    service.handle(search(1, GameSpec::of(&game), Limits::infinite()));
    let responses = drain(&mut service);
    assert!(matches!(
        &responses[..],
        [Response::Best {
            id: 1,
            best: None,
            ..
        }]
    ));
}

/// A small generator of random numbers (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % limit
    }
}

#[test]
fn messages_survive_their_bytes_and_broken_bytes_are_refused() {
    let mut random = Random(5);
    let mut service = Service::new(1);
    for id in 0..200 {
        let request = search(id, spec(Variant::Hiashatar), Limits::nodes(u64::from(id)));
        let bytes = request.encode();
        assert_eq!(Request::decode(&bytes).unwrap(), request);
        let mut broken = bytes.clone();
        let at = random.below(broken.len() as u64) as usize;
        broken[at] ^= 1 << random.below(8);
        if random.below(2) == 0 {
            broken.truncate(at);
        }
        // Whatever the bytes say now, the service answers or searches, and can be stopped.
        service.handle_bytes(&broken);
        service.handle(Request::NewGame);
        assert_eq!(service.state(), ServiceState::Idle);
    }
    for response in [
        Service::ready(),
        Response::Error {
            id: Some(1),
            kind: ErrorKind::Move,
            message: "…".into(),
        },
    ] {
        assert_eq!(Response::decode(&response.encode()).unwrap(), response);
    }
}

/// Random commands in random order: every search is answered exactly once, in order, and the
/// service never falls into a state that it does not leave.
#[test]
fn any_order_of_commands_is_answered() {
    let mut random = Random(20);
    let specs: Vec<GameSpec> = Variant::ALL.into_iter().map(spec).collect();
    let mut service = Service::new(1);
    let mut asked = Vec::new();
    let mut answered = Vec::new();
    let note = |responses: Vec<Response>, answered: &mut Vec<u32>| {
        for response in responses {
            match response {
                Response::Best { id, .. } | Response::Error { id: Some(id), .. } => {
                    answered.push(id);
                }
                _ => {}
            }
        }
    };
    for id in 0..3_000u32 {
        let responses = match random.below(8) {
            0..=2 => {
                asked.push(id);
                let mut game = specs[random.below(3) as usize].clone();
                if random.below(10) == 0 {
                    game.moves.push("a1a1".into());
                }
                let limits = match random.below(3) {
                    0 => Limits::depth(random.below(5) as u32),
                    1 => Limits::nodes(random.below(800)),
                    _ => Limits::infinite(),
                };
                service.handle(search(id, game, limits))
            }
            3 => {
                let id = asked.last().copied().unwrap_or(0);
                service.handle(Request::Stop { id })
            }
            4 if random.below(20) == 0 => service.handle(Request::NewGame),
            5 if random.below(20) == 0 => service.handle(Request::Hash {
                mb: random.below(3) as u32,
            }),
            6 => service.handle_bytes(&[random.below(256) as u8; 3]),
            _ => service.poll(Duration::from_micros(random.below(400))),
        };
        note(responses, &mut answered);
        let unanswered = asked.len() - answered.len();
        assert_eq!(
            unanswered,
            usize::from(service.state() != ServiceState::Idle)
        );
    }
    note(service.handle(Request::NewGame), &mut answered);
    assert_eq!(asked, answered);
    assert!(asked.len() > 500);
}

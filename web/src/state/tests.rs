//! What actions do to the state.

use shatar_board::{Question, TypedError};
use shatar_engine::Score;
use shatar_rules::{Color, Game, Rules, Variant, uci};

use super::*;

fn state(seats: [Seat; 2], rules: &str, fen: Option<&str>) -> State {
    let rules = Rules::parse(Variant::Shatar, rules).unwrap();
    let game = match fen {
        Some(fen) => Game::from_fen(rules, fen).unwrap(),
        None => Game::new(rules),
    };
    State::new(
        Play::new(game, seats, None),
        Settings::default(),
        Language::English,
        None,
    )
}

fn hot_seat() -> State {
    state([Seat::Human; 2], "aise", None)
}

fn against_engine() -> State {
    let engine = Seat::Engine(Level::new(2).unwrap());
    state([Seat::Human, engine], "aise", None)
}

fn mv(state: &State, text: &str) -> Move {
    let position = state.viewed_position();
    uci::read(text, position.size(), position.variant()).unwrap()
}

fn play(state: &mut State, text: &str) {
    let mv = mv(state, text);
    state.apply(Action::Move { mv, now: 0.0 });
}

fn answer(state: &mut State, text: &str, score: i32) {
    let serial = state.demand().expect("nobody asks the engine").serial;
    let answer = EngineAnswer::Best {
        mv: mv(state, text),
        score: Score::Centipawns(score),
    };
    state.apply(Action::Engine {
        serial,
        answer,
        now: 0.0,
    });
}

fn plies(state: &State) -> usize {
    state.play.plies()
}

#[test]
fn people_move_in_turn_and_only_by_the_rules() {
    let mut state = hot_seat();
    play(&mut state, "g1f3");
    assert_eq!(plies(&state), 0, "the opening is forced");
    play(&mut state, "d2d4");
    play(&mut state, "d7d5");
    assert_eq!(plies(&state), 2);
    assert_eq!(state.demand(), None);
}

#[test]
fn the_engine_is_asked_and_heard_once() {
    let mut state = against_engine();
    assert_eq!(state.demand(), None);
    play(&mut state, "d2d4");
    let demand = state.demand().unwrap();
    assert_eq!(demand.wish, Wish::Move(Level::new(2).unwrap()));
    assert!(!state.may_move());
    play(&mut state, "d7d5");
    assert_eq!(plies(&state), 1, "a person moved the engine's man");
    answer(&mut state, "d7d5", 0);
    assert_eq!(plies(&state), 2);
    let late = EngineAnswer::Best {
        mv: mv(&state, "g1f3"),
        score: Score::Centipawns(0),
    };
    state.apply(Action::Engine {
        serial: demand.serial,
        answer: late,
        now: 0.0,
    });
    assert_eq!(plies(&state), 2, "an old answer was heard");
}

#[test]
fn undo_goes_back_to_the_persons_own_turn() {
    let mut state = against_engine();
    play(&mut state, "d2d4");
    // While the engine thinks, only the person's own move goes back, and the search is void.
    let serial = state.demand().unwrap().serial;
    state.apply(Action::Undo { now: 0.0 });
    assert_eq!((plies(&state), state.demand()), (0, None));
    play(&mut state, "d2d4");
    assert_ne!(state.demand().unwrap().serial, serial);
    answer(&mut state, "d7d5", 0);
    state.apply(Action::Undo { now: 0.0 });
    assert_eq!(plies(&state), 0);
    assert!(state.play.undo_target().is_none());
    state.apply(Action::Undo { now: 0.0 });
    assert_eq!(plies(&state), 0);
}

#[test]
fn undo_works_after_the_end() {
    let engine = Seat::Engine(Level::new(1).unwrap());
    let fen = "k7/8/8/8/8/1p6/8/K1R5 w - - 0 1";
    let mut state = state([Seat::Human, engine], "aise", Some(fen));
    play(&mut state, "c1c3");
    answer(&mut state, "b3b2", 0);
    play(&mut state, "a1b2");
    assert!(state.play.end().is_some());
    assert_eq!(state.demand(), None);
    state.apply(Action::Undo { now: 0.0 });
    assert_eq!((plies(&state), state.play.end()), (2, None));
    // A resignation is taken back as such.
    state.apply(Action::Resign { now: 0.0 });
    let resigned = End::Verdict(Verdict::Resigned(Color::White));
    assert_eq!(state.play.end(), Some(resigned));
    state.apply(Action::Undo { now: 0.0 });
    assert_eq!((plies(&state), state.play.end()), (2, None));
}

#[test]
fn looking_back_and_playing_on_from_there() {
    let mut state = hot_seat();
    for text in ["d2d4", "d7d5", "g1f3", "b8c6"] {
        play(&mut state, text);
    }
    state.apply(Action::Look(2));
    assert!(state.looks_back() && state.may_move());
    assert_eq!(plies(&state), 4, "looking changes nothing");
    play(&mut state, "b1c3");
    assert_eq!((plies(&state), state.looks_back()), (3, false));
    state.apply(Action::Look(1));
    state.apply(Action::PlayFromHere { now: 0.0 });
    assert_eq!((plies(&state), state.looks_back()), (1, false));
    state.apply(Action::Look(99));
    assert!(!state.looks_back());
}

#[test]
fn playing_from_an_earlier_position_asks_the_engine_anew() {
    let mut state = against_engine();
    play(&mut state, "d2d4");
    answer(&mut state, "d7d5", 0);
    play(&mut state, "g1f3");
    let serial = state.demand().unwrap().serial;
    state.apply(Action::Look(1));
    assert!(!state.may_move(), "it is the engine's turn there");
    state.apply(Action::PlayFromHere { now: 0.0 });
    let demand = state.demand().unwrap();
    assert_ne!(demand.serial, serial);
    assert_eq!(plies(&state), 1);
}

#[test]
fn the_engine_answers_an_offer_by_its_evaluation() {
    let mut state = against_engine();
    state.apply(Action::OfferDraw { now: 0.0 });
    assert_eq!(state.demand().unwrap().wish, Wish::Draw);
    // The person is much worse: the engine plays on, and is not asked again at once.
    answer(&mut state, "d2d4", -300);
    assert_eq!((state.play.end(), state.demand()), (None, None));
    assert!(!state.may_offer_draw());
    for _ in 0..3 {
        // Any moves: six plies later it may be asked again.
        let first = state.viewed_position().legal_moves()[0];
        state.apply(Action::Move {
            mv: first,
            now: 0.0,
        });
        let reply = state.viewed_position().legal_moves()[0];
        let text = uci::write(reply, state.viewed_position().size(), Variant::Shatar);
        answer(&mut state, &text, 0);
    }
    assert!(state.may_offer_draw());
    state.apply(Action::OfferDraw { now: 0.0 });
    let serial = state.demand().unwrap().serial;
    let mv = state.viewed_position().legal_moves()[0];
    let answer = EngineAnswer::Best {
        mv,
        score: Score::Centipawns(120),
    };
    state.apply(Action::Engine {
        serial,
        answer,
        now: 0.0,
    });
    assert_eq!(state.play.end(), Some(End::Verdict(Verdict::Agreed)));
}

#[test]
fn people_agree_on_a_draw_at_once() {
    let mut state = hot_seat();
    state.apply(Action::OfferDraw { now: 0.0 });
    assert_eq!(state.play.end(), Some(End::Verdict(Verdict::Agreed)));
    play(&mut state, "d2d4");
    assert_eq!(plies(&state), 0, "moved after the end");
}

#[test]
fn a_hint_is_shown_and_does_not_move() {
    let mut state = against_engine();
    state.apply(Action::Hint);
    assert_eq!(state.demand().unwrap().wish, Wish::Hint);
    answer(&mut state, "d2d4", 10);
    let hint = mv(&state, "d2d4");
    assert_eq!((state.hint, plies(&state)), (Some(hint), 0));
    play(&mut state, "d2d4");
    assert_eq!(state.hint, None);
}

#[test]
fn a_person_may_move_while_a_hint_is_searched() {
    let mut state = against_engine();
    state.apply(Action::Hint);
    play(&mut state, "d2d4");
    assert_eq!(plies(&state), 1);
    assert!(matches!(state.demand().unwrap().wish, Wish::Move(_)));
}

#[test]
fn a_failed_engine_leaves_the_game_and_can_be_asked_again() {
    let mut state = against_engine();
    play(&mut state, "d2d4");
    let serial = state.demand().unwrap().serial;
    for answer in [EngineAnswer::Replaced, EngineAnswer::Failed] {
        state.apply(Action::Engine {
            serial,
            answer,
            now: 0.0,
        });
    }
    assert_eq!((state.demand(), plies(&state)), (None, 1));
    assert_eq!(state.engine, EngineHealth::Failed);
    state.apply(Action::AskAgain);
    answer(&mut state, "d7d5", 0);
    assert_eq!((plies(&state), state.engine), (2, EngineHealth::Well));
}

#[test]
fn an_engine_that_breaks_the_rules_is_no_end() {
    let mut state = against_engine();
    play(&mut state, "d2d4");
    answer(&mut state, "e8e2", 0);
    assert_eq!((plies(&state), state.play.end()), (1, None));
    assert_eq!(state.engine, EngineHealth::Failed);
}

#[test]
fn time_runs_out() {
    let mut form = NewGame::like(&Play::first());
    form.opponent = Opponent::Person;
    form.timed = true;
    form.minutes = 1;
    form.increment = 0;
    let mut state = State::new(
        form.build(0.0).unwrap(),
        Settings::default(),
        Language::English,
        None,
    );
    let first = mv(&state, "d2d4");
    state.apply(Action::Move {
        mv: first,
        now: 100_000.0,
    });
    state.apply(Action::Tick { now: 159_000.0 });
    assert_eq!(state.play.end(), None);
    let reply = mv(&state, "d7d5");
    state.apply(Action::Move {
        mv: reply,
        now: 160_500.0,
    });
    assert_eq!(plies(&state), 1, "moved after time");
    state.apply(Action::Tick { now: 160_500.0 });
    let flag = End::Verdict(Verdict::Flag(Color::Black));
    assert_eq!(state.play.end(), Some(flag));
}

#[test]
fn every_event_can_be_said() {
    let mut state = against_engine();
    let mut said = vec![crate::text::announcement(&state)];
    play(&mut state, "d2d4");
    said.push(crate::text::announcement(&state));
    answer(&mut state, "d7d5", 0);
    state.apply(Action::Look(0));
    said.push(crate::text::announcement(&state));
    state.apply(Action::Look(2));
    state.apply(Action::Undo { now: 0.0 });
    said.push(crate::text::announcement(&state));
    state.apply(Action::Resign { now: 0.0 });
    said.push(crate::text::announcement(&state));
    assert_eq!(said[1], "White: child d2 to d4.");
    assert!(said[4].contains("Black wins"), "{}", said[4]);
    assert!(said.iter().all(|words| !words.is_empty()));
}

fn ask(state: &mut State, question: Question) {
    state.apply(Action::Ask { question, now: 0.0 });
}

#[test]
fn the_engine_judges_the_position_looked_at() {
    let mut state = hot_seat();
    play(&mut state, "d2d4");
    play(&mut state, "d7d5");
    state.apply(Action::Look(1));
    ask(&mut state, Question::Evaluation);
    assert_eq!(state.reply, Some(Reply::Thinks));
    let judge = Judge {
        ply: 1,
        wants_move: false,
    };
    assert_eq!(state.demand().unwrap().wish, Wish::Judge(judge));
    let before = state.event.0;
    answer(&mut state, "d7d5", -40);
    assert!(state.event.0 > before);
    let Some(Reply::Judged(judged)) = &state.reply else {
        panic!("{:?}", state.reply);
    };
    assert_eq!(
        (judged.turn, judged.score),
        (Color::Black, Score::Centipawns(-40))
    );
    assert_eq!(state.hint, None);
    ask(&mut state, Question::BestMove);
    answer(&mut state, "d7d5", 0);
    assert_eq!(state.hint, Some(mv(&state, "d7d5")));
    // Somebody who goes on does not wait for the answer.
    ask(&mut state, Question::BestMove);
    state.apply(Action::Look(2));
    assert_eq!(state.demand(), None);
}

#[test]
fn nobody_judges_while_the_engine_moves_or_after_the_end() {
    let mut state = against_engine();
    play(&mut state, "d2d4");
    ask(&mut state, Question::Evaluation);
    assert_eq!(state.reply, Some(Reply::Busy));
    let mut state = hot_seat();
    play(&mut state, "d2d4");
    state.apply(Action::Resign { now: 0.0 });
    ask(&mut state, Question::Evaluation);
    assert_eq!(
        state.reply,
        Some(Reply::Thinks),
        "the position is still one"
    );
    ask(&mut state, Question::Clocks);
    assert_eq!(state.reply, Some(Reply::Clocks(None)));
}

#[test]
fn what_was_said_while_a_dialog_was_open_is_said_again() {
    let mut state = against_engine();
    play(&mut state, "d2d4");
    state.apply(Action::Open(Dialog::Rules));
    answer(&mut state, "d7d5", 0);
    let said = state.event;
    state.apply(Action::Close);
    assert_eq!(state.event, (said.0 + 1, Event::Moved));
    state.apply(Action::Open(Dialog::Rules));
    let said = state.event;
    // The other dialog was told late that it is closed.
    state.apply(Action::CloseOne(Dialog::Share));
    assert_eq!(state.dialog, Some(Dialog::Rules));
    state.apply(Action::CloseOne(Dialog::Rules));
    assert_eq!((state.dialog, state.event), (None, said));
}

#[test]
fn typed_moves_are_read_or_refused_with_a_reason() {
    let letter = |role| Variant::Shatar.letter(role).to_uppercase().to_string();
    let mut state = against_engine();
    let d4 = mv(&state, "d2d4");
    assert_eq!(state.read_typed("d4", letter), Ok(d4));
    assert_eq!(
        state.read_typed("Nf3", letter),
        Err(TypedFault::Refused(Refusal::Opening))
    );
    assert_eq!(
        state.read_typed("what", letter),
        Err(TypedFault::Error(TypedError::NotUnderstood))
    );
    state.apply(Action::Typed(Some(TypedFault::Over)));
    assert_eq!(state.typed_fault, Some(TypedFault::Over));
    play(&mut state, "d2d4");
    assert_eq!(state.typed_fault, None);
    assert_eq!(
        state.read_typed("d5", letter),
        Err(TypedFault::EngineToMove)
    );
    state.apply(Action::Resign { now: 0.0 });
    assert_eq!(state.read_typed("d5", letter), Err(TypedFault::Over));
}

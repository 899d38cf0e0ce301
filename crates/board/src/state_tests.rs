//! Tests of the state machine, in all its states, as tables of what is done and what comes out.

use super::*;
use crate::options::{Gestures, Input, Options, Sides};
use crate::view::View;
use shatar_rules::{Game, Rules, Size, Variant, fen};

/// A board without a screen: a game, options and the state.
struct Desk {
    game: Game,
    view: View,
    options: Options,
    state: State,
    events: Vec<Event>,
}

impl Desk {
    fn new(variant: Variant, rules: &str, position: &str) -> Desk {
        let rules = Rules::parse(variant, rules).unwrap();
        let game = Game::from_fen(rules, position).unwrap();
        Desk {
            view: View::of(&game),
            game,
            options: Options {
                input: Input::Play(Sides::Both),
                ..Options::default()
            },
            state: State::default(),
            events: Vec::new(),
        }
    }

    /// White: Nojon e1, tereg a1, pawn b2; Black: Nojon e8, horse a7, pawn h7.
    fn shatar() -> Desk {
        let position = "4k3/n6p/8/8/8/8/1P6/R3K3 w - - 0 9";
        Desk::new(Variant::Shatar, "aise", position)
    }

    fn size(&self) -> Size {
        self.view.position.size()
    }

    fn at(&self, name: &str) -> Square {
        self.size().parse(name).unwrap()
    }

    /// Does what the words say, then gives the events in words.
    fn run(&mut self, script: &str) -> String {
        for word in script.split_whitespace() {
            let (verb, place) = word.split_once(':').unwrap_or((word, ""));
            let square = self.size().parse(place);
            let table = Table::new(&self.view, &self.options);
            let events = &mut self.events;
            match verb {
                "press" => self.state.press(square.unwrap(), &table, events),
                "drag" => {
                    self.state.drag(&table, events);
                }
                "over" => {
                    self.state.drag_over(square);
                }
                "release" => self.state.release(square, &table, events),
                "tap" => self.state.tap(square.unwrap(), &table, events),
                "touch" => {
                    self.state.press(square.unwrap(), &table, events);
                    self.state.release(square, &table, events);
                }
                "cancel" => self.state.cancel(events),
                "escape" => {
                    self.state.escape(events);
                }
                "choose" => {
                    let role = Role::ALL.into_iter().find(|role| role.name() == place);
                    self.state.choose(role.unwrap(), &table, events);
                }
                "sync" => self.state.sync(&table, events),
                _ => panic!("{verb}"),
            }
        }
        let size = self.size();
        let words: Vec<String> = self
            .events
            .drain(..)
            .map(|event| match event {
                Event::Move(mv) => shatar_rules::uci::write(mv, size, Variant::Shatar),
                Event::Select(Some(square)) => format!("+{}", size.name(square)),
                Event::Select(None) => "-".to_owned(),
                Event::Slowed(list) => format!("slowed*{}", list.len()),
                Event::Refused { from, to } => {
                    format!("no:{}{}", size.name(from), size.name(to))
                }
                Event::Stuck(square) => format!("stuck:{}", size.name(square)),
                Event::Promoting { from, to } => {
                    format!("which:{}{}", size.name(from), size.name(to))
                }
                // Keys that ask do not pass through the state machine.
                Event::Answer(_) | Event::Ask(_) => panic!("{event:?}"),
            })
            .collect();
        words.join(" ")
    }
}

#[test]
fn two_taps_move_a_man_once() {
    let mut desk = Desk::shatar();
    assert_eq!(desk.run("touch:a1 touch:a5"), "+a1 - a1a5");
    assert_eq!(desk.state, State::default());
    // The keyboard's way is the same.
    assert_eq!(desk.run("tap:a1 tap:a5"), "+a1 - a1a5");
}

#[test]
fn every_tap_while_a_man_is_selected() {
    for (tap, events, selected) in [
        ("a1", "-", None),         // himself: laid down
        ("b2", "+b2", Some("b2")), // another of mine: selected instead
        ("e1", "+e1", Some("e1")), // another of mine, who has a move
        ("a7", "- a1a7", None),    // a man to capture
        ("a8", "- no:a1a8", None), // behind him
        ("h7", "- no:a1h7", None), // one out of reach
        ("d4", "- no:a1d4", None), // an empty square out of reach
        ("a5", "- a1a5", None),    // an empty square in reach
    ] {
        for verb in ["touch", "tap"] {
            let mut desk = Desk::shatar();
            desk.run("touch:a1");
            assert_eq!(desk.run(&format!("{verb}:{tap}")), events, "{verb} {tap}");
            let selected = selected.map(|name| desk.at(name));
            assert_eq!(desk.state.selected(), selected, "{verb} {tap}");
        }
    }
}

#[test]
fn a_drag_moves_refuses_or_goes_home() {
    let mut desk = Desk::shatar();
    assert_eq!(desk.run("press:a1 drag over:a5"), "+a1");
    assert_eq!(desk.state.dragged(), Some(desk.at("a1")));
    assert_eq!(desk.state.hover(), Some(desk.at("a5")));
    assert_eq!(desk.run("release:a5"), "- a1a5");
    assert_eq!(desk.run("press:a1 drag release:d4"), "+a1 - no:a1d4");
    // Beside the board: given up in silence.
    assert_eq!(desk.run("press:a1 drag over: release:"), "+a1 -");
    // Home: as if tapped, so that the targets stay in sight.
    assert_eq!(desk.run("press:a1 drag over:a3 over:a1 release:a1"), "+a1");
    // Home again while it was selected already: laid down.
    assert_eq!(desk.run("press:a1 drag over:a3 release:a1"), "-");
}

#[test]
fn a_drag_can_begin_while_another_man_is_selected() {
    let mut desk = Desk::shatar();
    assert_eq!(
        desk.run("touch:a1 press:b2 drag release:b3"),
        "+a1 +b2 - b2b3"
    );
}

#[test]
fn a_cancelled_pointer_leaves_the_state_as_it_was() {
    let scripts = [
        "press:a1",
        "press:a1 drag",
        "press:a1 drag over:a5",
        "press:d4",
        "press:h7",
        "press:b2 drag over:",
    ];
    for before in ["", "touch:a1", "touch:b2"] {
        for script in scripts {
            for end in ["cancel", "escape"] {
                let mut desk = Desk::shatar();
                desk.run(before);
                let state = desk.state.clone();
                desk.run(script);
                desk.run(end);
                assert_eq!(desk.state, state, "{before} / {script} / {end}");
                // And it listens to the next tap.
                desk.run("escape");
                assert_eq!(desk.run("touch:a1 touch:a5"), "+a1 - a1a5");
            }
        }
    }
}

#[test]
fn a_press_that_slips_off_its_square_does_nothing() {
    let mut desk = Desk::shatar();
    assert_eq!(desk.run("touch:a1 press:a5 release:a6"), "+a1");
    assert_eq!(desk.run("press:d4 release:"), "");
    assert_eq!(desk.state.selected(), Some(desk.at("a1")));
}

#[test]
fn gestures_can_be_limited() {
    let mut desk = Desk::shatar();
    desk.options.gestures = Gestures::Tap;
    assert_eq!(desk.run("press:a1 drag over:a5 release:a5"), "+a1 -");
    assert_eq!(desk.run("touch:a1 touch:a5"), "+a1 - a1a5");
    desk.options.gestures = Gestures::Drag;
    assert_eq!(desk.run("press:a1 drag release:a5"), "+a1 - a1a5");
    assert_eq!(desk.run("touch:a1 touch:a5"), "+a1 -");
    assert_eq!(desk.run("tap:a1 tap:a5"), "+a1 - a1a5");
}

#[test]
fn only_the_users_men_are_taken_up() {
    let mut desk = Desk::shatar();
    desk.options.input = Input::Play(Sides::Black);
    assert_eq!(
        desk.run("touch:a1 tap:a1 touch:a7 press:a7 drag release:c6"),
        ""
    );
    desk.options.input = Input::View;
    assert_eq!(desk.run("touch:a1 tap:a1 touch:h7"), "");
}

#[test]
fn a_man_without_a_move_says_so() {
    // The camel on d2 is pinned by the tereg on d8.
    let position = "3r3k/8/8/8/8/8/3B4/3K4 w - - 0 9";
    let mut desk = Desk::new(Variant::Shatar, "aise", position);
    assert_eq!(desk.run("touch:d2 tap:d2"), "stuck:d2 stuck:d2");
    assert_eq!(desk.run("touch:d1 touch:d2"), "+d1 - stuck:d2");
    // Not when it is the other side's turn.
    assert_eq!(desk.run("touch:d8"), "");
}

#[test]
fn one_promotion_is_played_and_several_are_asked_for() {
    let position = "7k/1P5p/8/8/8/8/8/1K6 w - - 0 9";
    let mut one = Desk::new(Variant::Shatar, "aise", position);
    assert_eq!(one.run("touch:b7 touch:b8"), "+b7 - b7b8j");
    for script in [
        "touch:b7 touch:b8",
        "press:b7 drag release:b8",
        "tap:b7 tap:b8",
    ] {
        let mut desk = Desk::new(Variant::Shatar, "modern", position);
        assert_eq!(desk.run(script), "+b7 which:b7b8", "{script}");
        assert_eq!(desk.run("choose:horse"), "- b7b8n");
        assert_eq!(desk.state, State::default());
    }
    // Every way out of the choice.
    for (script, events) in [
        ("escape", "-"),
        ("touch:d4", "-"),
        ("tap:d4", "-"),
        ("choose:pawn", "-"),
        ("cancel", ""),
    ] {
        let mut desk = Desk::new(Variant::Shatar, "modern", position);
        desk.run("touch:b7 touch:b8");
        assert_eq!(desk.run(script), events, "{script}");
    }
}

#[test]
fn the_shah_changes_places_with_his_own_man() {
    // Stalemate: White has no other move than to exchange his Shah.
    let position = "8/8/8/8/8/p7/P1k5/K7 w - - 0 9";
    let mut desk = Desk::new(Variant::Shatranj, "transposition", position);
    assert!(
        !desk.view.legal.is_empty(),
        "{}",
        fen::write(desk.game.position())
    );
    assert_eq!(desk.run("touch:a1 touch:a2"), "+a1 - a1a2");
    assert_eq!(desk.run("press:a1 drag release:a2"), "+a1 - a1a2");
}

#[test]
fn a_new_position_ends_what_is_no_longer_possible() {
    let mut desk = Desk::shatar();
    desk.run("touch:a1");
    let mv = shatar_rules::uci::parse(desk.game.position(), "b2b3").unwrap();
    desk.game.play(mv).unwrap();
    desk.view = View::of(&desk.game);
    assert_eq!(desk.run("sync"), "-");
    // A drag of the other side's man goes on if he may still move.
    assert_eq!(desk.run("press:a7 drag over:c6 sync"), "+a7");
    assert!(desk.state.dragged().is_some());
    desk.view.legal.clear();
    assert_eq!(desk.run("sync"), "-");
    assert_eq!(desk.state, State::default());
}

#[test]
fn rings_explain_themselves_when_a_slider_is_selected() {
    let position = "9k/4r5/10/10/10/10/10/10/10/3HK5 b - - 0 9";
    let mut desk = Desk::new(Variant::Hiashatar, "carrillo", position);
    assert_eq!(desk.run("touch:e9"), "+e9 slowed*1");
}

/// Whatever is done in whatever order: no panic, at most one move a gesture, every move legal.
#[test]
fn random_gestures_never_break_it() {
    let mut desk = Desk::shatar();
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |bound: u64| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed % bound
    };
    for _ in 0..20_000 {
        let square = Square::new(u8::try_from(next(64)).unwrap());
        let table = Table::new(&desk.view, &desk.options);
        let events = &mut desk.events;
        match next(10) {
            0..=2 => desk.state.press(square, &table, events),
            3 => {
                desk.state.drag(&table, events);
            }
            4 => {
                desk.state.drag_over(Some(square));
            }
            5..=6 => desk.state.release(Some(square), &table, events),
            7 => desk.state.tap(square, &table, events),
            8 => desk.state.cancel(events),
            _ => {
                desk.state.escape(events);
            }
        }
        let moves: Vec<Move> = desk
            .events
            .drain(..)
            .filter_map(|event| match event {
                Event::Move(mv) => Some(mv),
                _ => None,
            })
            .collect();
        assert!(moves.len() <= 1);
        for mv in moves {
            assert!(desk.game.play(mv).is_ok());
            if desk.game.outcome().is_some() {
                desk = Desk::shatar();
            }
            desk.view = View::of(&desk.game);
            let table = Table::new(&desk.view, &desk.options);
            desk.state.sync(&table, &mut desk.events);
        }
    }
}

//! The board in a real browser, driven by events as a browser makes them.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)]

use std::cell::RefCell;
use std::rc::Rc;

use shatar_board::keys::Command;
use shatar_board::{
    Answer, Board, Event, Input, Options, Pieces, Question, Sides, SingleKeys, View,
};
use shatar_rules::{Color, Game, Rules, Size, Variant, fen, uci};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{
    Document, Element, HtmlElement, KeyboardEvent, KeyboardEventInit, MouseEvent, MouseEventInit,
    PointerEvent, PointerEventInit,
};

wasm_bindgen_test_configure!(run_in_browser);

/// White: Nojon e1, tereg a1, pawn b2; Black: Nojon e8, horse a7, pawn h7.
const MIDDLE: &str = "4k3/n6p/8/8/8/8/1P6/R3K3 w - - 0 9";

/// A board in the page with everything that it has said.
struct Stage {
    container: HtmlElement,
    board: Option<Board>,
    game: Rc<RefCell<Game>>,
    said: Rc<RefCell<Vec<Event>>>,
}

fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}

fn options() -> Options {
    Options {
        input: Input::Play(Sides::Both),
        ..Options::default()
    }
}

impl Stage {
    fn new(variant: Variant, rules: &str, position: &str) -> Stage {
        let document = document();
        let style = document.create_element("style").unwrap();
        style.set_text_content(Some(include_str!("../board.css")));
        let container: HtmlElement = document.create_element("div").unwrap().dyn_into().unwrap();
        let frame = "position:fixed;left:7.3px;top:11.7px;width:413.7px";
        container.set_attribute("style", frame).unwrap();
        container.append_child(&style).unwrap();
        document.body().unwrap().append_child(&container).unwrap();
        let rules = Rules::parse(variant, rules).unwrap();
        let game = Game::from_fen(rules, position).unwrap();
        let said = Rc::new(RefCell::new(Vec::new()));
        let hears = Rc::clone(&said);
        let on_event = move |event| hears.borrow_mut().push(event);
        let board = Board::mount(&container, options(), View::of(&game), on_event).unwrap();
        Stage {
            container,
            board: Some(board),
            game: Rc::new(RefCell::new(game)),
            said,
        }
    }

    fn middle() -> Stage {
        Stage::new(Variant::Shatar, "aise", MIDDLE)
    }

    fn board(&self) -> &Board {
        self.board.as_ref().unwrap()
    }

    fn size(&self) -> Size {
        self.game.borrow().position().size()
    }

    fn find(&self, selector: &str) -> Option<Element> {
        self.container.query_selector(selector).unwrap()
    }

    fn count(&self, selector: &str) -> u32 {
        self.container
            .query_selector_all(selector)
            .unwrap()
            .length()
    }

    fn square(&self, name: &str) -> HtmlElement {
        let selector = format!("[data-square={name}]");
        self.find(&selector).unwrap().dyn_into().unwrap()
    }

    fn label(&self, name: &str) -> String {
        self.square(name).get_attribute("aria-label").unwrap()
    }

    fn html(&self) -> String {
        self.find(".sh-grid").unwrap().outer_html()
    }

    fn moves(&self) -> Vec<String> {
        let variant = self.game.borrow().position().variant();
        self.said
            .borrow_mut()
            .drain(..)
            .filter_map(|event| match event {
                Event::Move(mv) => Some(uci::write(mv, self.size(), variant)),
                _ => None,
            })
            .collect()
    }

    fn pointer(&self, kind: &str, (x, y): (f64, f64), button: i16) {
        let init = PointerEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_pointer_id(1);
        init.set_is_primary(true);
        init.set_pointer_type("mouse");
        init.set_button(button);
        init.set_client_x(x as i32);
        init.set_client_y(y as i32);
        let event = PointerEvent::new_with_event_init_dict(kind, &init).unwrap();
        let target = self.find(".sh-grid").unwrap();
        target.dispatch_event(&event).unwrap();
    }

    fn middle_of(&self, name: &str) -> (f64, f64) {
        let rect = self.square(name).get_bounding_client_rect();
        (
            rect.left() + rect.width() / 2.0,
            rect.top() + rect.height() / 2.0,
        )
    }

    fn tap(&self, name: &str) {
        let at = self.middle_of(name);
        self.pointer("pointerdown", at, 0);
        self.pointer("pointerup", at, 0);
    }

    fn picture(&self, name: &str) -> String {
        let picture = self.square(name).query_selector("use").unwrap().unwrap();
        picture.get_attribute("href").unwrap()
    }

    fn drag_to(&self, from: &str, to: &str) {
        self.pointer("pointerdown", self.middle_of(from), 0);
        self.pointer("pointermove", self.middle_of(to), 0);
    }

    fn key(&self, key: &str) {
        self.press(key, "", false);
    }

    fn press(&self, key: &str, code: &str, shift: bool) {
        let init = KeyboardEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_key(key);
        init.set_code(code);
        init.set_shift_key(shift);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
        let target = document().active_element().unwrap();
        target.dispatch_event(&event).unwrap();
    }

    fn focused(&self) -> Option<String> {
        document().active_element()?.get_attribute("data-square")
    }

    fn play(&self, moves: &str) {
        let mut game = self.game.borrow_mut();
        for word in moves.split(' ') {
            let mv = uci::parse(game.position(), word).unwrap();
            game.play(mv).unwrap();
        }
        self.board().set_view(View::of(&game));
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        drop(self.board.take());
        self.container.remove();
    }
}

#[wasm_bindgen_test]
fn the_board_is_a_grid_of_labelled_squares() {
    for (variant, side) in [(Variant::Shatar, 8), (Variant::Hiashatar, 10)] {
        let rules = Rules::default_for(variant);
        let stage = Stage::new(variant, "", fen::start(&rules));
        assert_eq!(stage.count("[role=grid] > [role=row]"), side);
        assert_eq!(
            stage.count("[role=row] > [role=gridcell][aria-label]"),
            side * side
        );
        assert_eq!(stage.count("[tabindex='0']"), 1);
        assert_eq!(stage.label("b1"), "b1, white horse");
        assert_eq!(stage.label("e4"), "e4");
    }
}

#[wasm_bindgen_test]
fn men_stand_in_the_middle_of_their_squares() {
    for variant in [Variant::Shatar, Variant::Hiashatar] {
        let rules = Rules::default_for(variant);
        let stage = Stage::new(variant, "", fen::start(&rules));
        let grid = stage.find(".sh-grid").unwrap().get_bounding_client_rect();
        let side = f64::from(stage.size().side());
        for (square, _) in stage.game.borrow().position().men() {
            let name = stage.size().name(square);
            let man = stage
                .square(&name)
                .query_selector(".sh-man")
                .unwrap()
                .unwrap();
            let rect = man.get_bounding_client_rect();
            let column = f64::from(stage.size().file(square)) + 0.5;
            let row = side - 0.5 - f64::from(stage.size().rank(square));
            let x = grid.left() + grid.width() / side * column;
            let y = grid.top() + grid.height() / side * row;
            assert!((rect.left() + rect.width() / 2.0 - x).abs() < 0.5, "{name}");
            assert!((rect.top() + rect.height() / 2.0 - y).abs() < 0.5, "{name}");
        }
    }
}

#[wasm_bindgen_test]
fn every_set_can_be_shown_and_pawns_keep_their_pictures() {
    let stage = Stage::new(
        Variant::Hiashatar,
        "",
        fen::start(&Rules::default_for(Variant::Hiashatar)),
    );
    let show = |prefix: &str, pawns| {
        stage.board().set_options(Options {
            pieces: Pieces {
                prefix: prefix.to_owned(),
                pawns,
            },
            ..options()
        });
    };
    assert_eq!(stage.picture("a1"), "#w-rook");
    assert_eq!(stage.picture("c2"), "#w-pawn");
    show("soyot-", 8);
    assert_eq!(stage.picture("a10"), "#soyot-b-rook");
    assert_eq!(stage.picture("c2"), "#soyot-w-pawn-3");
    // Ten pawns, eight pictures.
    assert_eq!(stage.picture("h9"), "#soyot-b-pawn-8");
    assert_eq!(stage.picture("i9"), "#soyot-b-pawn-1");
    stage.play("c2c4");
    show("letters-", 1);
    assert_eq!(stage.picture("c4"), "#letters-w-pawn");
    show("tuva-", 8);
    assert_eq!(stage.picture("c4"), "#tuva-w-pawn-3");
}

#[wasm_bindgen_test]
fn engraved_lines_are_left_out_where_there_is_no_room() {
    for (variant, narrow, wide) in [
        (Variant::Shatar, "380px", "440px"),
        (Variant::Hiashatar, "440px", "540px"),
    ] {
        let rules = Rules::default_for(variant);
        let stage = Stage::new(variant, "", fen::start(&rules));
        let fine = |width: &str| {
            let style = stage.container.style();
            style.set_property("width", width).unwrap();
            let man = stage.find(".sh-man use").unwrap();
            let window = web_sys::window().unwrap();
            let computed = window.get_computed_style(&man).unwrap().unwrap();
            computed.get_property_value("--piece-fine").unwrap()
        };
        assert_eq!(fine(narrow), "0", "{variant:?}");
        // Nothing is said: the sprite's own value, 1, holds.
        assert_eq!(fine(wide), "", "{variant:?}");
    }
}

#[wasm_bindgen_test]
fn taps_drags_keys_and_screen_readers_make_one_move_each() {
    let stage = Stage::middle();
    stage.tap("a1");
    assert_eq!(stage.label("a5"), "a5, can move here");
    assert_eq!(stage.label("a7"), "a7, black horse, can capture");
    stage.tap("a5");
    assert_eq!(stage.moves(), ["a1a5"]);

    stage.drag_to("a1", "a6");
    assert_eq!(stage.count(".sh-hover"), 1);
    stage.pointer("pointerup", stage.middle_of("a6"), 0);
    assert_eq!(stage.moves(), ["a1a6"]);
    // The man waits on its target until the owner answers; here the answer is no.
    assert_eq!(stage.count(".sh-carried"), 1);
    stage.board().set_view(View::of(&stage.game.borrow()));
    assert_eq!(stage.count(".sh-carried, .sh-man[style]"), 0);

    stage.board().focus();
    assert_eq!(stage.focused().as_deref(), Some("a6"));
    for key in ["PageDown", "Enter", "ArrowUp", "ArrowUp", "Enter"] {
        stage.key(key);
    }
    assert_eq!(stage.moves(), ["a1a3"]);

    stage.square("a1").click();
    stage.square("a4").click();
    assert_eq!(stage.moves(), ["a1a4"]);
}

#[wasm_bindgen_test]
fn the_click_that_follows_a_tap_is_not_another() {
    let stage = Stage::middle();
    for name in ["a1", "a5"] {
        stage.tap(name);
        let init = MouseEventInit::new();
        init.set_bubbles(true);
        init.set_detail(1);
        let click = MouseEvent::new_with_mouse_event_init_dict("click", &init).unwrap();
        stage.square(name).dispatch_event(&click).unwrap();
    }
    assert_eq!(stage.moves(), ["a1a5"]);
}

#[wasm_bindgen_test]
fn other_buttons_do_nothing() {
    let stage = Stage::middle();
    for button in [1, 2] {
        stage.pointer("pointerdown", stage.middle_of("a1"), button);
        stage.pointer("pointerup", stage.middle_of("a1"), button);
    }
    assert!(stage.said.borrow().is_empty());
}

#[wasm_bindgen_test]
fn a_cancelled_pointer_leaves_the_page_as_it_was() {
    for selected in [None, Some("b2")] {
        for end in ["pointercancel", "lostpointercapture"] {
            let stage = Stage::middle();
            if let Some(name) = selected {
                stage.tap(name);
            }
            let before = stage.html();
            stage.drag_to("a1", "a5");
            assert_ne!(stage.html(), before);
            stage.pointer(end, stage.middle_of("a5"), 0);
            assert_eq!(stage.html(), before);
            stage.pointer("pointerup", stage.middle_of("a5"), 0);
            stage.tap("a1");
            stage.tap("a5");
            assert_eq!(stage.moves(), ["a1a5"]);
        }
    }
}

#[wasm_bindgen_test]
fn a_pawn_asks_what_it_becomes() {
    let position = "7k/1P5p/8/8/8/8/8/1K6 w - - 0 9";
    let stage = Stage::new(Variant::Shatar, "modern", position);
    stage.drag_to("b7", "b8");
    stage.pointer("pointerup", stage.middle_of("b8"), 0);
    assert_eq!(stage.count(".sh-chooser[role=dialog] button"), 4);
    assert_eq!(stage.count(".sh-carried"), 1);
    stage.key("Escape");
    assert_eq!(stage.count(".sh-chooser, .sh-carried"), 0);
    assert_eq!(stage.focused().as_deref(), Some("b8"));
    assert!(stage.moves().is_empty());

    stage.tap("b7");
    stage.tap("b8");
    stage.key("ArrowDown");
    let active = document().active_element().unwrap();
    assert_eq!(
        active.get_attribute("aria-label").as_deref(),
        Some("white rook")
    );
    active.dyn_into::<HtmlElement>().unwrap().click();
    assert_eq!(stage.moves(), ["b7b8r"]);
}

#[wasm_bindgen_test]
fn men_that_are_moved_in_mid_animation_arrive() {
    let stage = Stage::new(
        Variant::Hiashatar,
        "winther-1",
        "9k/10/10/10/10/10/5p4/10/4P5/K9 w - - 0 9",
    );
    stage.play("e2e4");
    assert_eq!(stage.count(".sh-travelling"), 1);
    stage.play("f4e3");
    // The pawn taken in passing fades on its own square while the other travels.
    assert!(
        stage
            .square("e4")
            .query_selector(".sh-leaving")
            .unwrap()
            .is_some()
    );
    stage.play("a1b1");
    assert_eq!(stage.count(".sh-leaving"), 0);
    assert_eq!(stage.count(".sh-man"), 3);
    for (name, man) in [
        ("b1", "white king"),
        ("e3", "black pawn"),
        ("j10", "black king"),
    ] {
        assert!(
            stage
                .square(name)
                .query_selector(".sh-man")
                .unwrap()
                .is_some(),
            "{name}"
        );
        assert!(stage.label(name).starts_with(&format!("{name}, {man}")));
    }
}

#[wasm_bindgen_test]
fn the_focus_follows_its_square_when_the_board_turns() {
    let stage = Stage::middle();
    stage.board().focus_square(Size::EIGHT.parse("h1").unwrap());
    stage.board().set_options(Options {
        orientation: Color::Black,
        ..options()
    });
    assert_eq!(stage.focused().as_deref(), Some("h1"));
    stage.key("ArrowRight");
    assert_eq!(stage.focused().as_deref(), Some("g1"));
}

#[wasm_bindgen_test]
fn letters_and_digits_move_the_focus() {
    let stage = Stage::middle();
    stage.board().focus_square(Size::EIGHT.parse("c3").unwrap());
    for (key, code, shift, expected) in [
        ("n", "KeyN", false, "a7"),
        ("P", "KeyP", true, "b2"),
        ("P", "KeyP", true, "h7"),
        ("à", "Digit0", false, "h7"),
        ("(", "Digit5", false, "h5"),
        ("2", "Digit2", true, "b5"),
    ] {
        stage.press(key, code, shift);
        assert_eq!(stage.focused().as_deref(), Some(expected), "{key}");
    }
    // The tenth rank of a board of eight, a man that there is none of, and one that one is at.
    let said: Vec<Event> = stage.said.borrow_mut().drain(..).collect();
    assert_eq!(said, [Event::Answer(Answer::NoSuchRank(9))]);
    stage.press("b", "KeyB", false);
    stage.press("5", "Digit5", false);
    let said: Vec<Event> = stage.said.borrow_mut().drain(..).collect();
    assert!(
        matches!(
            said[..],
            [
                Event::Answer(Answer::NoSuchMan(shatar_rules::Role::Camel)),
                Event::Answer(Answer::Square(_))
            ]
        ),
        "{said:?}"
    );
}

#[wasm_bindgen_test]
fn letters_ask_and_only_while_they_may() {
    let stage = Stage::middle();
    stage.board().focus();
    let ask = |key: &str| {
        stage.key(key);
        let said: Vec<Event> = stage.said.borrow_mut().drain(..).collect();
        assert!(said.len() <= 1, "{said:?}");
        said.into_iter().next()
    };
    for (key, question) in [
        ("l", Question::LastMove),
        ("c", Question::LastCapture),
        ("s", Question::Series),
        ("t", Question::Clocks),
        ("e", Question::Evaluation),
        ("g", Question::BestMove),
        ("/", Question::TypeMove),
        ("?", Question::Help),
    ] {
        assert_eq!(ask(key), Some(Event::Ask(question)), "{key}");
    }
    for key in ["o", "m", "x", "a"] {
        assert!(matches!(ask(key), Some(Event::Answer(_))), "{key}");
    }
    stage.board().command(Command::Moves);
    let said: Vec<Event> = stage.said.borrow_mut().drain(..).collect();
    assert!(matches!(&said[..], [Event::Answer(Answer::Moves(of))] if of.reach.len() == 5));

    stage.board().set_options(Options {
        single_keys: SingleKeys::Off,
        ..options()
    });
    for key in ["o", "l", "?", "5", "k"] {
        assert_eq!(ask(key), None, "{key}");
    }
    stage.key("ArrowUp");
    assert_eq!(stage.focused().as_deref(), Some("e2"));
}

#[wasm_bindgen_test]
fn the_size_of_the_board_may_change() {
    let stage = Stage::middle();
    stage.tap("a1");
    let other = Game::new(Rules::default_for(Variant::Hiashatar));
    stage.board().set_view(View::of(&other));
    assert_eq!(stage.count(".sh-cell"), 100);
    assert_eq!(stage.count(".sh-selected"), 0);
    assert_eq!(stage.count(".sh-man"), 40);
    assert_eq!(stage.label("d1"), "d1, white guard");
}

#[wasm_bindgen_test]
fn a_ring_says_why_a_slider_stops() {
    let position = "9k/4r5/10/10/10/10/10/10/10/3HK5 b - - 0 9";
    let stage = Stage::new(Variant::Hiashatar, "carrillo", position);
    stage.tap("e9");
    assert!(matches!(&stage.said.borrow()[1], Event::Slowed(list) if list.len() == 1));
    assert_eq!(
        stage.label("e2"),
        "e2, can move here, stopped by the guard on d1"
    );
    assert_eq!(stage.count(".sh-ring-w"), 5);
}

#[wasm_bindgen_test]
fn the_owner_may_answer_while_an_event_is_handled() {
    let stage = Stage::middle();
    let container: HtmlElement = stage.container.clone();
    let game = Rc::new(RefCell::new(stage.game.borrow().clone()));
    let slot: Rc<RefCell<Option<Board>>> = Rc::default();
    let (inner_game, inner_slot) = (Rc::clone(&game), Rc::clone(&slot));
    let board = Board::mount(
        &container,
        options(),
        View::of(&game.borrow()),
        move |event| {
            if let Event::Move(mv) = event {
                inner_game.borrow_mut().play(mv).unwrap();
                let slot = inner_slot.borrow();
                slot.as_ref()
                    .unwrap()
                    .set_view(View::of(&inner_game.borrow()));
            }
        },
    );
    *slot.borrow_mut() = Some(board.unwrap());
    // The second board in the container is the one that answers.
    let cells = container.query_selector_all("[data-square=a1]").unwrap();
    let last: HtmlElement = cells.item(1).unwrap().dyn_into().unwrap();
    last.click();
    let cells = container.query_selector_all("[data-square=a5]").unwrap();
    let target: HtmlElement = cells.item(1).unwrap().dyn_into().unwrap();
    target.click();
    assert_eq!(
        target.get_attribute("aria-label").as_deref(),
        Some("a5, white rook, last move")
    );
    drop(slot.borrow_mut().take());
}

#[wasm_bindgen_test]
fn a_board_that_is_dropped_leaves_nothing() {
    let mut stage = Stage::middle();
    let root = stage.find(".sh-board").unwrap();
    stage.board.take().unwrap().destroy();
    assert_eq!(stage.count(".sh-board"), 0);
    let cell: HtmlElement = root
        .query_selector(".sh-cell")
        .unwrap()
        .unwrap()
        .dyn_into()
        .unwrap();
    cell.click();
    assert!(stage.said.borrow().is_empty());
}

//! From the browser's events to the state machine.
//!
//! Only pointer events move men; a touch and the mouse events that browsers make of it are one
//! and the same tap. A `click` without a pointer comes from a screen reader, and counts.

use shatar_rules::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event as DomEvent, KeyboardEvent, MouseEvent, PointerEvent};

use super::element;
use super::face::{Carried, Face};
use crate::event::Event;
use crate::state::Phase;
use crate::table::Table;

/// How far a pointer moves before it means a drag, in CSS pixels: fingers tremble more.
const THRESHOLD_FINE: f64 = 4.0;
const THRESHOLD_TOUCH: f64 = 8.0;

/// How far above a finger the man floats, in thousandths of a square.
const TOUCH_LIFT: i32 = 600;

/// A click that comes so soon after a pointer, in milliseconds, is that pointer's own.
const CLICK_OF_POINTER: f64 = 800.0;

/// The pointer that is down.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    id: i32,
    x: f64,
    y: f64,
    touch: bool,
}

impl Face {
    /// Handles any event the board listens to.
    pub(super) fn on_event(&mut self, event: &DomEvent, events: &mut Vec<Event>) {
        let kind = event.type_();
        if let Some(pointer) = event.dyn_ref::<PointerEvent>() {
            match kind.as_str() {
                "pointerdown" => self.on_down(pointer, events),
                "pointermove" => self.on_move(pointer, events),
                "pointerup" => self.on_up(pointer, events),
                "pointercancel" | "lostpointercapture" => self.on_lost(pointer, events),
                "pointerleave" => self.point_at(None),
                "click" => self.on_click(event, events),
                "contextmenu" => self.on_context_menu(event, events),
                _ => {}
            }
            return;
        }
        match kind.as_str() {
            "click" => self.on_click(event, events),
            "contextmenu" => self.on_context_menu(event, events),
            "keydown" => {
                if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
                    self.on_key(key, events);
                }
            }
            // The focus follows a tap by our own hand, so that a drag that is cancelled leaves it
            // where it was; and no text is selected.
            "mousedown" if !self.in_chooser(event) => event.prevent_default(),
            "focusin" => self.on_focus(event),
            "animationend" => {
                if let Some(target) = target(event) {
                    self.men.ended(&target);
                }
            }
            "blur" => self.on_blur(events),
            _ => {}
        }
    }

    /// Lets go of the pointer that is down.
    pub(super) fn release_pointer(&mut self) {
        if let Some(pointer) = self.pointer.take() {
            let _ = self.tree.root.release_pointer_capture(pointer.id);
        }
    }

    fn on_down(&mut self, event: &PointerEvent, events: &mut Vec<Event>) {
        self.last_pointer = event.time_stamp();
        self.set_pointing(true);
        if self.pointer.is_some() || !event.is_primary() || event.button() != 0 {
            return;
        }
        self.down_in_chooser = self.in_chooser(event);
        if self.down_in_chooser {
            return;
        }
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let Some(square) = self.square_at(x, y) else {
            return;
        };
        let touch = event.pointer_type() == "touch";
        self.pointed = None;
        self.pointer = Some(Pointer {
            id: event.pointer_id(),
            x,
            y,
            touch,
        });
        // All that the pointer does comes to the board, even beside it or after its element moved.
        let _ = self.tree.root.set_pointer_capture(event.pointer_id());
        let table = Table::new(&self.view, &self.options);
        self.state.press(square, &table, events);
        self.refresh();
    }

    fn on_move(&mut self, event: &PointerEvent, events: &mut Vec<Event>) {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let Some(pointer) = self.pointer else {
            if event.pointer_type() == "mouse" {
                let square = self.square_at(x, y);
                self.point_at(square);
            }
            return;
        };
        if pointer.id != event.pointer_id() {
            return;
        }
        if self.state.dragged().is_none() {
            let threshold = if pointer.touch {
                THRESHOLD_TOUCH
            } else {
                THRESHOLD_FINE
            };
            let far = (x - pointer.x).abs().max((y - pointer.y).abs()) >= threshold;
            let table = Table::new(&self.view, &self.options);
            if !far || !self.state.drag(&table, events) {
                return;
            }
            self.refresh();
        }
        self.drag_to(x, y);
    }

    /// Moves the man that is dragged under the pointer and marks the square below.
    fn drag_to(&mut self, x: f64, y: f64) {
        let Some(from) = self.state.dragged() else {
            return;
        };
        let (x, y) = self.tree.fractions(x, y);
        if self.state.drag_over(self.geometry.at(x, y)) {
            self.mark();
        }
        let side = f64::from(self.geometry.size().side());
        let away = |t: f64, place: u8| {
            let squares = t * side - f64::from(place) - 0.5;
            (squares.clamp(-side, side) * 1000.0).round() as i32
        };
        let right = away(x, self.geometry.column(from));
        // A finger covers what it holds: the man floats above it, while the mark of the target
        // stays below.
        let lift = if self.pointer.is_some_and(|pointer| pointer.touch) {
            TOUCH_LIFT
        } else {
            0
        };
        let down = away(y, self.geometry.row(from)) - lift;
        self.men.carry(from, right, down);
    }

    fn on_up(&mut self, event: &PointerEvent, events: &mut Vec<Event>) {
        self.last_pointer = event.time_stamp();
        let Some(pointer) = self.pointer else {
            return;
        };
        if pointer.id != event.pointer_id() {
            return;
        }
        self.pointer = None;
        let over = self.square_at(f64::from(event.client_x()), f64::from(event.client_y()));
        let dragged = self.state.dragged();
        let first = events.len();
        let table = Table::new(&self.view, &self.options);
        self.state.release(over, &table, events);
        if let (Some(from), Some(to)) = (dragged, over) {
            let moves = events[first..]
                .iter()
                .any(|event| matches!(event, Event::Move(_) | Event::Promoting { .. }));
            if moves {
                self.drop_on(from, to);
            }
        }
        if let Some(square) = over {
            self.focus_quietly(square);
        }
        self.refresh();
    }

    /// A man that was dropped on a legal target waits in its middle for the owner's answer.
    fn drop_on(&mut self, from: Square, to: Square) {
        let (right, down) = self.geometry.offset(from, to);
        self.men.carry(from, right * 1000, down * 1000);
        self.carried = Some(Carried {
            from,
            to,
            promoting: matches!(self.state.phase(), Phase::Promoting { .. }),
        });
    }

    fn on_lost(&mut self, event: &PointerEvent, events: &mut Vec<Event>) {
        if self
            .pointer
            .is_some_and(|pointer| pointer.id == event.pointer_id())
        {
            self.last_pointer = event.time_stamp();
            self.cancel_pointer(events);
        }
    }

    fn on_blur(&mut self, events: &mut Vec<Event>) {
        if self.pointer.is_some() {
            self.cancel_pointer(events);
        }
        self.point_at(None);
    }

    fn cancel_pointer(&mut self, events: &mut Vec<Event>) {
        self.state.cancel(events);
        self.release_pointer();
        self.refresh();
    }

    /// A long touch must not open a menu over the man it holds; the right button of a mouse that
    /// drags means: no, rather not.
    fn on_context_menu(&mut self, event: &DomEvent, events: &mut Vec<Event>) {
        match self.pointer {
            Some(pointer) if pointer.touch => event.prevent_default(),
            Some(_) => {
                event.prevent_default();
                self.cancel_pointer(events);
            }
            None => {}
        }
    }

    fn on_click(&mut self, event: &DomEvent, events: &mut Vec<Event>) {
        let Some(target) = target(event) else {
            return;
        };
        // A screen reader's click, and a key's on a button, count no clicks.
        let by_pointer = event
            .dyn_ref::<MouseEvent>()
            .is_some_and(|click| click.detail() != 0)
            && event.time_stamp() - self.last_pointer < CLICK_OF_POINTER;
        let choice = self
            .chooser
            .as_ref()
            .and_then(|chooser| chooser.role_of(&target));
        if let Some(role) = choice {
            // The finger that opened the choice is not yet its answer, although the browser's
            // click falls on the button that has just appeared below it.
            if by_pointer && !self.down_in_chooser {
                return;
            }
            if let Phase::Promoting { to, .. } = self.state.phase() {
                self.set_focus(to);
            }
            let table = Table::new(&self.view, &self.options);
            self.state.choose(role, &table, events);
            self.refresh_after_choice(events);
            return;
        }
        if by_pointer || self.pointer.is_some() {
            return;
        }
        if let Some(square) = self.tree.square_of(&target, self.geometry) {
            self.set_focus(square);
            self.tap(square, events);
        }
    }

    fn on_focus(&mut self, event: &DomEvent) {
        let square = target(event).and_then(|target| self.tree.square_of(&target, self.geometry));
        if let Some(square) = square {
            self.set_focus(square);
        }
    }

    pub(super) fn tap(&mut self, square: Square, events: &mut Vec<Event>) {
        let table = Table::new(&self.view, &self.options);
        self.state.tap(square, &table, events);
        self.refresh();
    }

    /// A pawn that was dropped waits on its target until the owner answers the move; if nothing
    /// was chosen it goes home.
    fn refresh_after_choice(&mut self, events: &[Event]) {
        let moves = events.iter().any(|event| matches!(event, Event::Move(_)));
        if let Some(carried) = &mut self.carried {
            carried.promoting &= !moves;
        }
        self.refresh();
    }

    /// The mouse, up, is over another square or none. Marks change only where a man's way is cut.
    fn point_at(&mut self, square: Option<Square>) {
        if self.pointed == square {
            return;
        }
        self.pointed = square;
        let rings = self.view.position.mechanics().rings.is_some();
        if rings && self.state.phase() == Phase::Idle {
            self.mark();
        }
    }

    fn square_at(&self, x: f64, y: f64) -> Option<Square> {
        let (x, y) = self.tree.fractions(x, y);
        self.geometry.at(x, y)
    }

    /// Whether the user points rather than types. The outline of the focus is for those who type;
    /// browsers differ in their guess, since it is we who move the focus.
    pub(super) fn set_pointing(&self, pointing: bool) {
        element::toggle(&self.tree.field, "sh-pointing", pointing);
    }

    fn in_chooser(&self, event: &DomEvent) -> bool {
        match (&self.chooser, target(event)) {
            (Some(chooser), Some(target)) => chooser.contains(&target),
            _ => false,
        }
    }
}

pub(super) fn target(event: &DomEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

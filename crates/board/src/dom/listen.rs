//! Listening to the browser: one closure for every kind of event, removed when dropped.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{EventTarget, HtmlElement, Window};

use super::Shared;

/// What is listened to on the board.
const ON_BOARD: [&str; 12] = [
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
    "pointerleave",
    "lostpointercapture",
    "mousedown",
    "click",
    "contextmenu",
    "keydown",
    "focusin",
    "animationend",
];

/// What is listened to on the window.
const ON_WINDOW: [&str; 1] = ["blur"];

/// The listeners of a board.
pub(super) struct Listeners {
    closure: Closure<dyn Fn(web_sys::Event)>,
    targets: Vec<(EventTarget, &'static str)>,
}

impl Listeners {
    /// Starts to listen. The closure holds the board weakly: the handle owns both. It is an `Fn`
    /// because setting the focus while it runs calls it again.
    pub(super) fn new(
        shared: &Rc<Shared>,
        window: &Window,
        root: HtmlElement,
    ) -> Result<Listeners, JsValue> {
        let weak = Rc::downgrade(shared);
        let closure = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
            if let Some(shared) = weak.upgrade() {
                shared.with(|face, events| face.on_event(&event, events));
            }
        });
        let mut listeners = Listeners {
            closure,
            targets: Vec::new(),
        };
        let root: EventTarget = root.into();
        let window: EventTarget = window.clone().into();
        for name in ON_BOARD {
            listeners.add(&root, name)?;
        }
        for name in ON_WINDOW {
            listeners.add(&window, name)?;
        }
        Ok(listeners)
    }

    fn add(&mut self, target: &EventTarget, name: &'static str) -> Result<(), JsValue> {
        let function = self.closure.as_ref().unchecked_ref();
        target.add_event_listener_with_callback(name, function)?;
        self.targets.push((target.clone(), name));
        Ok(())
    }
}

impl Drop for Listeners {
    fn drop(&mut self) {
        let function = self.closure.as_ref().unchecked_ref();
        for (target, name) in &self.targets {
            let _ = target.remove_event_listener_with_callback(name, function);
        }
    }
}

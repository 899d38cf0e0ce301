//! The board in the browser.

mod arrows;
mod chooser;
mod element;
mod face;
mod input;
mod keyboard;
mod listen;
mod marks;
mod men;
mod tree;

use core::cell::RefCell;
use core::fmt;
use std::collections::VecDeque;
use std::rc::Rc;

use shatar_rules::Square;
use wasm_bindgen::JsValue;
use web_sys::Element;

use crate::event::Event;
use crate::keys::Command;
use crate::options::Options;
use crate::view::View;
use face::Face;
use listen::Listeners;

/// A board in a page. It is a handle: dropping it, like [`destroy`](Self::destroy), takes the
/// board out of the page and removes every listener.
///
/// The board fills the width of its container and is as high as it is wide. It shows nothing but
/// what [`set_view`](Self::set_view) gives it, and changes no position by itself.
///
/// Every method may be called at any time, also while an [`Event`] is being handled.
pub struct Board {
    shared: Rc<Shared>,
    listeners: Option<Listeners>,
}

/// Why a board could not be put into a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MountError {
    /// There is no window: the code does not run in a page.
    NoWindow,
    /// The browser refused to make an element; its own words, as far as there are any.
    Refused(String),
}

impl fmt::Display for MountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MountError::NoWindow => f.write_str("there is no window to show a board in"),
            MountError::Refused(words) => {
                f.write_str("the browser refused to build the board: ")?;
                f.write_str(words)
            }
        }
    }
}

impl core::error::Error for MountError {}

impl From<JsValue> for MountError {
    fn from(value: JsValue) -> MountError {
        let words: String = js_sys::Object::from(value).to_string().into();
        MountError::Refused(words)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Board")
    }
}

impl Board {
    /// Puts a board into a container, as its last child.
    ///
    /// # Errors
    /// When there is no window, or the browser refuses to make the elements.
    pub fn mount(
        container: &Element,
        options: Options,
        view: View,
        on_event: impl FnMut(Event) + 'static,
    ) -> Result<Board, MountError> {
        let window = web_sys::window().ok_or(MountError::NoWindow)?;
        let document = container
            .owner_document()
            .or_else(|| window.document())
            .ok_or(MountError::NoWindow)?;
        let face = Face::new(&window, document, container, options, view)?;
        let root = face.root();
        let shared = Rc::new(Shared {
            face: RefCell::new(face),
            on_event: RefCell::new(Box::new(on_event)),
            waiting: RefCell::new(VecDeque::new()),
        });
        let listeners = Listeners::new(&shared, &window, root)?;
        Ok(Board {
            shared,
            listeners: Some(listeners),
        })
    }

    /// Shows another view. Men travel from where they were shown.
    pub fn set_view(&self, view: View) {
        self.shared.with(|face, events| face.set_view(view, events));
    }

    /// Changes the options.
    pub fn set_options(&self, options: Options) {
        self.shared
            .with(|face, events| face.set_options(options, events));
    }

    /// Gives up what the user has begun: selection, drag, choice of a promotion.
    pub fn cancel(&self) {
        self.shared.with(Face::give_up);
    }

    /// Gives the keyboard's focus to the square that has the board's place in the order of tabs.
    pub fn focus(&self) {
        self.shared.with(|face, _| face.focus_now());
    }

    /// Gives the keyboard's focus to a square.
    pub fn focus_square(&self, square: Square) {
        self.shared.with(|face, _| face.focus_square(square));
    }

    /// The square that has, or would get, the keyboard's focus.
    pub fn focused(&self) -> Square {
        self.shared.face.borrow().focused()
    }

    /// The man that is selected.
    pub fn selected(&self) -> Option<Square> {
        self.shared.face.borrow().selected()
    }

    /// Asks what a key would ask: for a list of commands that can be touched instead of typed.
    pub fn command(&self, command: Command) {
        self.shared.with(|face, events| face.obey(command, events));
    }

    /// Takes the board out of the page; so does dropping it.
    pub fn destroy(self) {
        drop(self);
    }
}

impl Drop for Board {
    fn drop(&mut self) {
        drop(self.listeners.take());
        if let Ok(face) = self.shared.face.try_borrow() {
            face.remove();
        }
    }
}

/// What the handle and the listeners share.
struct Shared {
    face: RefCell<Face>,
    on_event: RefCell<Box<dyn FnMut(Event)>>,
    /// Events that wait while an earlier one is being handled.
    waiting: RefCell<VecDeque<Event>>,
}

impl Shared {
    /// Works on the board, then tells its owner what happened. The board is free again by then,
    /// so that the owner may call it.
    fn with(&self, work: impl FnOnce(&mut Face, &mut Vec<Event>)) {
        let mut events = Vec::new();
        {
            // Setting the focus makes the browser call our own listener at once: that call finds
            // the board busy and has nothing to do.
            let Ok(mut face) = self.face.try_borrow_mut() else {
                return;
            };
            work(&mut face, &mut events);
        }
        self.waiting.borrow_mut().extend(events);
        self.tell();
    }

    fn tell(&self) {
        // Where the owner's own call leads here again, the outer loop goes on with the rest.
        let Ok(mut on_event) = self.on_event.try_borrow_mut() else {
            return;
        };
        loop {
            let event = self.waiting.borrow_mut().pop_front();
            match event {
                Some(event) => on_event(event),
                None => break,
            }
        }
    }
}

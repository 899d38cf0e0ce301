//! The board as it is shown: what belongs together of options, view, state and elements.

use shatar_rules::{Man, Move, Square};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, FocusOptions, HtmlElement, MediaQueryList, Window};

use super::arrows;
use super::chooser::Chooser;
use super::element;
use super::input::Pointer;
use super::marks::Marks;
use super::men::{Men, Motion, Stage};
use super::tree::Tree;
use crate::diff;
use crate::event::Event;
use crate::geometry::Geometry;
use crate::labels::SquareFacts;
use crate::options::{Coordinates, Gestures, Input, Options, Pattern};
use crate::state::{Phase, State};
use crate::table::Table;
use crate::view::View;

/// A man that was dropped on a legal target: it waits there.
#[derive(Clone, Copy)]
pub(super) struct Carried {
    pub(super) from: Square,
    pub(super) to: Square,
    /// Whether it waits for the user to say what it becomes, and not for the owner's answer.
    pub(super) promoting: bool,
}

/// Everything behind a [`Board`](super::Board).
pub(super) struct Face {
    pub(super) tree: Tree,
    pub(super) options: Options,
    pub(super) view: View,
    pub(super) geometry: Geometry,
    pub(super) state: State,
    pub(super) men: Men,
    pub(super) chooser: Option<Chooser>,
    /// The square in the order of tabs.
    pub(super) focus: Square,
    /// The pointer that is down.
    pub(super) pointer: Option<Pointer>,
    /// The square under a mouse that is up.
    pub(super) pointed: Option<Square>,
    /// When a pointer was last up, as the browser counts milliseconds.
    pub(super) last_pointer: f64,
    /// A man that was dropped on its target.
    pub(super) carried: Option<Carried>,
    /// Whether the last pointer went down in the choice of a promotion.
    pub(super) down_in_chooser: bool,
    reduced_motion: Option<MediaQueryList>,
}

impl Face {
    /// Builds a board in a container.
    pub(super) fn new(
        window: &Window,
        document: Document,
        container: &Element,
        options: Options,
        view: View,
    ) -> Result<Face, JsValue> {
        let geometry = Geometry::new(view.position.size(), options.orientation);
        let focus = view.position.king(view.position.turn());
        let mut face = Face {
            tree: Tree::new(document, container)?,
            options,
            view,
            geometry,
            state: State::default(),
            men: Men::default(),
            chooser: None,
            focus,
            pointer: None,
            pointed: None,
            last_pointer: f64::NEG_INFINITY,
            carried: None,
            down_in_chooser: false,
            reduced_motion: window
                .match_media("(prefers-reduced-motion: reduce)")
                .ok()
                .flatten(),
        };
        face.rebuild()?;
        Ok(face)
    }

    /// The outermost element.
    pub(super) fn root(&self) -> HtmlElement {
        self.tree.root.clone()
    }

    /// Takes the board out of the page.
    pub(super) fn remove(&self) {
        self.tree.root.remove();
    }

    /// See [`Board::focused`](super::Board::focused).
    pub(super) fn focused(&self) -> Square {
        self.focus
    }

    /// See [`Board::selected`](super::Board::selected).
    pub(super) fn selected(&self) -> Option<Square> {
        self.state.selected()
    }

    /// See [`Board::set_view`](super::Board::set_view).
    pub(super) fn set_view(&mut self, view: View, events: &mut Vec<Event>) {
        let before = core::mem::replace(&mut self.view, view);
        let same_board = before.position.size() == self.view.position.size();
        if same_board {
            self.move_men(&before);
        } else {
            // Nothing may be drawn before there are squares for the new position.
            self.forget(events);
            self.focus = self.view.position.king(self.view.position.turn());
            self.geometry = Geometry::new(self.view.position.size(), self.options.orientation);
            // An element that cannot be made now could not be made at the start either.
            let _ = self.rebuild();
        }
        self.state
            .sync(&Table::new(&self.view, &self.options), events);
        self.refresh();
    }

    /// See [`Board::set_options`](super::Board::set_options).
    pub(super) fn set_options(&mut self, options: Options, events: &mut Vec<Event>) {
        let had_focus = self.has_focus();
        let before = core::mem::replace(&mut self.options, options);
        let geometry = Geometry::new(self.view.position.size(), self.options.orientation);
        let turned = geometry != self.geometry;
        self.geometry = geometry;
        if turned {
            self.pointed = None;
            self.state.cancel(events);
            self.release_pointer();
        }
        self.dress();
        self.name();
        if turned || before.pieces != self.options.pieces {
            self.carried = None;
            self.men.replace_all(&Stage {
                document: &self.tree.document,
                geometry: self.geometry,
                pieces: &self.options.pieces,
                cells: &self.tree.cells,
            });
        }
        // Where the choice stands, and what is in it, may have changed.
        self.close_chooser();
        self.state
            .sync(&Table::new(&self.view, &self.options), events);
        self.refresh();
        if turned && had_focus {
            self.focus_now();
        }
    }

    /// Gives up what the user has begun.
    pub(super) fn give_up(&mut self, events: &mut Vec<Event>) {
        self.forget(events);
        self.refresh();
    }

    /// The same without drawing it.
    fn forget(&mut self, events: &mut Vec<Event>) {
        self.state.cancel(events);
        self.state.escape(events);
        self.release_pointer();
    }

    /// Brings marks, labels, choice and dragged man in line with the state.
    pub(super) fn refresh(&mut self) {
        let marks = self.mark();
        for (cell, square) in self
            .tree
            .cells
            .iter_mut()
            .zip(self.geometry.in_reading_order())
        {
            let facts = marks.facts(&self.view, self.options.input, square);
            cell.set_label(self.options.labels.square(&facts));
            cell.set_in_tab_order(square == self.focus);
        }
        let promoting = matches!(self.state.phase(), Phase::Promoting { .. });
        if !promoting {
            self.carried = self.carried.filter(|man| !man.promoting);
        }
        let dragging = self.state.dragged().is_some();
        element::toggle(&self.tree.root, "sh-dragging", dragging);
        if !dragging && self.carried.is_none() {
            self.men.lay_down();
        }
        let _ = arrows::draw(&self.tree, self.geometry, &self.view);
        self.show_chooser();
    }

    /// Brings only the marks in line with the state; quick enough for every move of a pointer.
    pub(super) fn mark(&mut self) -> Marks {
        let marks = Marks::new(&self.view, &self.options, &self.state, self.pointed);
        for (cell, square) in self
            .tree
            .cells
            .iter_mut()
            .zip(self.geometry.in_reading_order())
        {
            cell.set_marks(marks.bits(square));
        }
        marks
    }

    /// What is to be said of a square.
    pub(super) fn facts(&self, square: Square) -> SquareFacts {
        Marks::new(&self.view, &self.options, &self.state, self.pointed).facts(
            &self.view,
            self.options.input,
            square,
        )
    }

    /// Gives the focus to the square in the order of tabs.
    pub(super) fn focus_now(&self) {
        if let Some(cell) = self.tree.cells.get(self.geometry.cell(self.focus)) {
            let _ = cell.element.focus();
        }
    }

    /// Gives the focus to a square.
    pub(super) fn focus_square(&mut self, square: Square) {
        self.set_focus(square);
        self.focus_now();
    }

    /// Gives the focus to a square without scrolling, as a pointer does.
    pub(super) fn focus_quietly(&mut self, square: Square) {
        self.set_focus(square);
        if let Some(cell) = self.tree.cells.get(self.geometry.cell(square)) {
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = cell.element.focus_with_options(&options);
        }
    }

    /// Puts another square in the order of tabs.
    pub(super) fn set_focus(&mut self, square: Square) {
        if square.index() >= self.geometry.size().squares() || square == self.focus {
            return;
        }
        for (at, on) in [(self.focus, false), (square, true)] {
            if let Some(cell) = self.tree.cells.get_mut(self.geometry.cell(at)) {
                cell.set_in_tab_order(on);
            }
        }
        self.focus = square;
    }

    /// Whether the focus lies in the board.
    pub(super) fn has_focus(&self) -> bool {
        self.tree
            .root
            .query_selector(":focus")
            .is_ok_and(|found| found.is_some())
    }

    fn rebuild(&mut self) -> Result<(), JsValue> {
        self.close_chooser();
        self.carried = None;
        self.pointed = None;
        self.tree.lay_out(self.geometry)?;
        self.dress();
        self.name();
        self.men.clear(self.geometry.size().squares());
        let new = kinds(&self.view);
        let steps = diff::steps(self.geometry.size(), &self.men.kinds(), &new, &[]);
        self.walk(&steps, &new, Motion::Instant)?;
        self.refresh();
        Ok(())
    }

    /// Writes the classes that say how the whole board looks.
    fn dress(&self) {
        let mut class = String::from("sh-board");
        class.push_str(match self.options.pattern {
            Pattern::Plain => " sh-plain",
            Pattern::Chequered => " sh-chequered",
        });
        class.push_str(match self.options.coordinates {
            Coordinates::Inside => " sh-coordinates-inside",
            Coordinates::Outside => " sh-coordinates-outside",
            Coordinates::Every => " sh-coordinates-every",
            Coordinates::None => " sh-coordinates-none",
        });
        class.push_str(match self.options.input {
            Input::View => " sh-view",
            Input::Play(_) => " sh-play",
        });
        if self.options.gestures == Gestures::Drag {
            class.push_str(" sh-drag-only");
        }
        element::set(&self.tree.root, "class", &class);
        let mut duration = self.options.animation_ms.to_string();
        duration.push_str("ms");
        element::style(&self.tree.root, "--sh-duration", &duration);
    }

    /// Writes names that do not depend on the position.
    fn name(&mut self) {
        let labels = &*self.options.labels;
        let board = labels.board(self.view.position.variant());
        element::set(&self.tree.grid, "aria-label", &board);
        let _ = self
            .tree
            .name(self.geometry, self.options.coordinates, labels);
    }

    fn move_men(&mut self, before: &View) {
        let new = kinds(&self.view);
        let mut moves: Vec<Move> = Vec::new();
        moves.extend(self.view.last_move);
        if before.last_move != self.view.last_move {
            // Stepping back: the move that was the last is taken back.
            moves.extend(before.last_move.map(|mv| Move::new(mv.to, mv.from)));
        }
        let steps = diff::steps(self.geometry.size(), &self.men.kinds(), &new, &moves);
        let carried = self.carried.take();
        if before.position.variant() != self.view.position.variant() {
            self.name();
        }
        if steps.is_empty() {
            return;
        }
        let motion = if self.is_still() {
            Motion::Instant
        } else {
            Motion::Animated {
                carried: carried.map(|man| (man.from, man.to)),
            }
        };
        let _ = self.walk(&steps, &new, motion);
    }

    fn walk(
        &mut self,
        steps: &[diff::Step],
        new: &[Option<Man>],
        motion: Motion,
    ) -> Result<(), JsValue> {
        self.men.walk(
            &Stage {
                document: &self.tree.document,
                geometry: self.geometry,
                pieces: &self.options.pieces,
                cells: &self.tree.cells,
            },
            steps,
            new,
            motion,
        )
    }

    fn is_still(&self) -> bool {
        self.options.animation_ms == 0
            || self
                .reduced_motion
                .as_ref()
                .is_some_and(MediaQueryList::matches)
    }

    fn show_chooser(&mut self) {
        match (self.state.phase(), self.chooser.is_some()) {
            (Phase::Promoting { from, to }, false) => {
                let roles = Table::new(&self.view, &self.options).promotions(from, to);
                self.chooser = Chooser::open(
                    &self.tree,
                    self.geometry,
                    &self.view,
                    &self.options,
                    to,
                    &roles,
                )
                .ok();
            }
            (Phase::Idle | Phase::Selected(_), true) => self.close_chooser(),
            _ => {}
        }
    }

    /// Closes the choice; the focus goes back to the board if it was in it.
    fn close_chooser(&mut self) {
        if let Some(chooser) = self.chooser.take() {
            let focused: Option<Element> = self
                .tree
                .document
                .active_element()
                .filter(|active| chooser.contains(active))
                .or_else(|| self.tree.root.query_selector(".sh-choice:focus").ok()?);
            chooser.close();
            if focused.is_some_and(|element| element.dyn_ref::<HtmlElement>().is_some()) {
                self.focus_quietly(self.focus);
            }
        }
    }
}

fn kinds(view: &View) -> Vec<Option<Man>> {
    let mut kinds = vec![None; view.position.size().squares()];
    for (square, man) in view.position.men() {
        if let Some(place) = kinds.get_mut(square.index()) {
            *place = Some(man);
        }
    }
    kinds
}

//! The choice of what a pawn becomes: buttons over the target's column, inside the board.

use shatar_rules::{Man, Role, Square};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use super::element;
use super::men::href;
use super::tree::Tree;
use crate::geometry::Geometry;
use crate::labels::Labels;
use crate::options::Options;
use crate::view::View;

/// The open choice.
pub(super) struct Chooser {
    panel: HtmlElement,
    buttons: Vec<(Role, HtmlElement)>,
}

impl Chooser {
    /// Opens a choice for a pawn that goes to a square and gives its first button the focus.
    pub(super) fn open(
        tree: &Tree,
        geometry: Geometry,
        view: &View,
        options: &Options,
        to: Square,
        roles: &[Role],
    ) -> Result<Chooser, JsValue> {
        let labels: &dyn Labels = &*options.labels;
        let panel = element::html(&tree.document, "div", "sh-chooser")?;
        element::set(&panel, "role", "dialog");
        element::set(&panel, "aria-label", &labels.promotion());
        // The buttons run from the target towards the middle of the board.
        let side = usize::from(geometry.size().side());
        let row = usize::from(geometry.row(to));
        let downward = row * 2 < side;
        let first = if downward {
            row
        } else {
            (row + 1).saturating_sub(roles.len())
        };
        element::style(&panel, "--sh-column", &geometry.column(to).to_string());
        element::style(&panel, "--sh-row", &first.to_string());
        element::style(&panel, "--sh-choices", &roles.len().to_string());
        let mut buttons = Vec::new();
        for &role in roles {
            let man = Man::new(view.position.turn(), role);
            let button = element::html(&tree.document, "button", "sh-choice")?;
            element::set(&button, "type", "button");
            element::set(&button, "data-role", role.name());
            let label = labels.man(man, view.position.variant());
            element::set(&button, "aria-label", &label);
            let svg = element::svg(&tree.document, "svg")?;
            element::set(&svg, "viewBox", "0 0 100 100");
            element::set(&svg, "aria-hidden", "true");
            let picture = element::svg(&tree.document, "use")?;
            element::set(&picture, "href", &href(&options.pieces, man, 1));
            element::append(&svg, &picture);
            element::append(&button, &svg);
            buttons.push((role, button));
        }
        // The best man stands on the target itself, whichever way the buttons run.
        let order: Vec<&HtmlElement> = buttons.iter().map(|(_, button)| button).collect();
        let append = |button: &&HtmlElement| element::append(&panel, button);
        if downward {
            order.iter().for_each(append);
        } else {
            order.iter().rev().for_each(append);
        }
        tree.field.append_child(&panel)?;
        let chooser = Chooser { panel, buttons };
        chooser.focus(0);
        Ok(chooser)
    }

    /// Whether an element lies in the choice.
    pub(super) fn contains(&self, target: &Element) -> bool {
        self.panel.contains(Some(target))
    }

    /// What the button stands for that an element is or lies in.
    pub(super) fn role_of(&self, target: &Element) -> Option<Role> {
        self.position(target).map(|index| self.buttons[index].0)
    }

    /// Moves the focus among the buttons: `towards_end` follows the screen, downwards and right.
    pub(super) fn step(&self, target: &Element, towards_end: bool) {
        let count = self.buttons.len();
        let Some(index) = self.position(target) else {
            return self.focus(0);
        };
        let first: &Element = &self.buttons[0].1;
        let runs_down = self
            .panel
            .first_element_child()
            .is_some_and(|child| child == *first);
        let ahead = towards_end == runs_down;
        self.focus((index + if ahead { 1 } else { count - 1 }) % count);
    }

    /// Closes the choice.
    pub(super) fn close(self) {
        self.panel.remove();
    }

    fn position(&self, target: &Element) -> Option<usize> {
        let button = target.closest(".sh-choice").ok()??;
        let button: HtmlElement = button.dyn_into().ok()?;
        self.buttons.iter().position(|(_, other)| *other == button)
    }

    fn focus(&self, index: usize) {
        if let Some((_, button)) = self.buttons.get(index) {
            let _ = button.focus();
        }
    }
}

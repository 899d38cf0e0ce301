//! The elements of a board, and how their classes and labels are kept up to date.
//!
//! ```text
//! div.sh-board[dir=ltr]
//!   div.sh-field
//!     div.sh-grid[role=grid]  div.sh-row[role=row]  div.sh-cell[role=gridcell]  svg.sh-man
//!     svg.sh-arrows           div.sh-chooser[role=dialog]
//!   div.sh-ranks   div.sh-files
//! ```

use shatar_rules::Square;
use wasm_bindgen::JsValue;
use web_sys::{Document, Element, HtmlElement, SvgElement};

use super::element;
use crate::geometry::Geometry;
use crate::labels::Labels;
use crate::options::Coordinates;

/// One square on the screen, with what was last written to it.
pub(super) struct Cell {
    pub(super) element: HtmlElement,
    marks: u32,
    label: String,
    in_tab_order: bool,
    coordinates: Vec<HtmlElement>,
}

/// The elements of a board.
pub(super) struct Tree {
    pub(super) document: Document,
    pub(super) root: HtmlElement,
    pub(super) field: HtmlElement,
    pub(super) grid: HtmlElement,
    pub(super) arrows: SvgElement,
    /// In reading order.
    pub(super) cells: Vec<Cell>,
    files: HtmlElement,
    ranks: HtmlElement,
}

impl Tree {
    /// Builds the frame of a board; [`lay_out`](Self::lay_out) fills it.
    pub(super) fn new(document: Document, container: &Element) -> Result<Tree, JsValue> {
        let root = element::html(&document, "div", "sh-board")?;
        // A board is never mirrored, whatever the language around it.
        element::set(&root, "dir", "ltr");
        let field = element::html(&document, "div", "sh-field")?;
        let grid = element::html(&document, "div", "sh-grid")?;
        element::set(&grid, "role", "grid");
        let arrows = element::svg(&document, "svg")?;
        element::set(&arrows, "class", "sh-arrows");
        element::set(&arrows, "aria-hidden", "true");
        let edge = |class: &str| {
            let edge = element::html(&document, "div", class)?;
            element::set(&edge, "aria-hidden", "true");
            Ok::<_, JsValue>(edge)
        };
        let (ranks, files) = (edge("sh-ranks")?, edge("sh-files")?);
        element::append(&field, &grid);
        element::append(&field, &arrows);
        element::append(&root, &field);
        element::append(&root, &ranks);
        element::append(&root, &files);
        container.append_child(&root)?;
        Ok(Tree {
            document,
            root,
            field,
            grid,
            arrows,
            cells: Vec::new(),
            files,
            ranks,
        })
    }

    /// Makes the cells of a board of that size, all blank.
    pub(super) fn lay_out(&mut self, geometry: Geometry) -> Result<(), JsValue> {
        self.grid.set_text_content(None);
        self.cells.clear();
        let side = geometry.size().side();
        let side_text = side.to_string();
        element::style(&self.root, "--sh-side", &side_text);
        element::set(&self.root, "data-side", &side_text);
        let units = (u32::from(side) * 100).to_string();
        let view_box = ["0 0", &units, &units].join(" ");
        element::set(&self.arrows, "viewBox", &view_box);
        for _ in 0..side {
            let row = element::html(&self.document, "div", "sh-row")?;
            element::set(&row, "role", "row");
            for _ in 0..side {
                let cell = element::html(&self.document, "div", "sh-cell")?;
                element::set(&cell, "role", "gridcell");
                element::set(&cell, "tabindex", "-1");
                element::append(&row, &cell);
                self.cells.push(Cell {
                    element: cell,
                    marks: 0,
                    label: String::new(),
                    in_tab_order: false,
                    coordinates: Vec::new(),
                });
            }
            element::append(&self.grid, &row);
        }
        Ok(())
    }

    /// Names the cells after their squares and writes the coordinates.
    pub(super) fn name(
        &mut self,
        geometry: Geometry,
        coordinates: Coordinates,
        labels: &dyn Labels,
    ) -> Result<(), JsValue> {
        let size = geometry.size();
        let bottom = size.side() - 1;
        self.files.set_text_content(None);
        self.ranks.set_text_content(None);
        for (cell, square) in self.cells.iter_mut().zip(geometry.in_reading_order()) {
            element::set(&cell.element, "data-square", &size.name(square));
            for old in cell.coordinates.drain(..) {
                old.remove();
            }
            let (file, rank) = (size.file(square), size.rank(square));
            let write = |parent: &Element, class: &str, text: &str| {
                let span = element::html(&self.document, "span", class)?;
                element::set(&span, "aria-hidden", "true");
                span.set_text_content(Some(text));
                element::append(parent, &span);
                Ok::<_, JsValue>(span)
            };
            let left = geometry.column(square) == 0;
            let low = geometry.row(square) == bottom;
            match coordinates {
                Coordinates::Inside => {
                    if left {
                        let text = labels.rank(rank);
                        let span = write(&cell.element, "sh-coordinate sh-rank", &text)?;
                        cell.coordinates.push(span);
                    }
                    if low {
                        let text = labels.file(file);
                        let span = write(&cell.element, "sh-coordinate sh-file", &text)?;
                        cell.coordinates.push(span);
                    }
                }
                Coordinates::Every => {
                    let mut text = labels.file(file);
                    text.push_str(&labels.rank(rank));
                    let span = write(&cell.element, "sh-coordinate sh-file", &text)?;
                    cell.coordinates.push(span);
                }
                Coordinates::Outside => {
                    if left {
                        write(&self.ranks, "sh-coordinate", &labels.rank(rank))?;
                    }
                    if low {
                        write(&self.files, "sh-coordinate", &labels.file(file))?;
                    }
                }
                Coordinates::None => {}
            }
        }
        Ok(())
    }

    /// The square that an element is, or lies in.
    pub(super) fn square_of(&self, element: &Element, geometry: Geometry) -> Option<Square> {
        let cell = element.closest(".sh-cell").ok()??;
        let square = geometry.size().parse(&cell.get_attribute("data-square")?)?;
        let this: &Element = &self.cells.get(geometry.cell(square))?.element;
        (*this == cell).then_some(square)
    }

    /// A point of the window in fractions of the grid.
    pub(super) fn fractions(&self, x: f64, y: f64) -> (f64, f64) {
        let rect = self.grid.get_bounding_client_rect();
        (
            (x - rect.left()) / rect.width(),
            (y - rect.top()) / rect.height(),
        )
    }
}

impl Cell {
    /// Writes the marks, if they have changed.
    pub(super) fn set_marks(&mut self, marks: u32) {
        if self.marks == marks {
            return;
        }
        self.marks = marks;
        let mut class = String::from("sh-cell");
        for (bit, name) in super::marks::CLASSES.iter().enumerate() {
            if marks & (1 << bit) != 0 {
                class.push(' ');
                class.push_str(name);
            }
        }
        element::set(&self.element, "class", &class);
        let selected = (marks & super::marks::SELECTED != 0).then_some("true");
        element::set_or_remove(&self.element, "aria-selected", selected);
    }

    /// Writes the label, if it has changed.
    pub(super) fn set_label(&mut self, label: String) {
        if self.label != label {
            element::set(&self.element, "aria-label", &label);
            self.label = label;
        }
    }

    /// Puts the cell in the order of tabs, or only in reach of the arrows.
    pub(super) fn set_in_tab_order(&mut self, on: bool) {
        if self.in_tab_order != on {
            self.in_tab_order = on;
            let _ = self
                .element
                .set_attribute("tabindex", if on { "0" } else { "-1" });
        }
    }
}

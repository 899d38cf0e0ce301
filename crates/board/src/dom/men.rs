//! The men in their squares: creating, moving, fading, dragging.

use shatar_rules::{Man, Role, Square};
use wasm_bindgen::JsValue;
use web_sys::{Document, Element, SvgElement};

use super::element;
use crate::diff::Step;
use crate::geometry::Geometry;
use crate::options::Pieces;

/// One man: `<svg class="sh-man"><use href="#…"/></svg>` inside its square.
struct Piece {
    svg: SvgElement,
    picture: SvgElement,
    man: Man,
    /// Which of its side's pawns it is, from 1: the pictures follow from it, whichever set is shown.
    number: u8,
}

/// Whether men travel or are simply there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Motion {
    /// They travel, fade and appear, except the man that a hand has carried there.
    Animated {
        /// The squares from and to which a man was dragged.
        carried: Option<(Square, Square)>,
    },
    /// They are there at once.
    Instant,
}

/// All men, by the square they stand on.
#[derive(Default)]
pub(super) struct Men {
    pieces: Vec<Option<Piece>>,
    /// Captured men that are still fading.
    leaving: Vec<SvgElement>,
    /// The man whose place is changed by hand.
    lifted: Option<Square>,
}

impl Men {
    /// The men as kinds, by square.
    pub(super) fn kinds(&self) -> Vec<Option<Man>> {
        self.pieces
            .iter()
            .map(|piece| piece.as_ref().map(|piece| piece.man))
            .collect()
    }

    /// Takes all men off and makes room for a number of squares.
    pub(super) fn clear(&mut self, squares: usize) {
        self.settle();
        for piece in self.pieces.drain(..).flatten() {
            piece.svg.remove();
        }
        self.pieces.resize_with(squares, || None);
    }

    /// Ends every animation at once.
    pub(super) fn settle(&mut self) {
        for svg in self.leaving.drain(..) {
            svg.remove();
        }
        for piece in self.pieces.iter().flatten() {
            end_travel(&piece.svg);
        }
    }

    /// An animation has ended.
    pub(super) fn ended(&mut self, target: &Element) {
        if target.class_list().contains("sh-leaving") {
            self.leaving.retain(|svg| {
                let this: &Element = svg;
                this != target
            });
            target.remove();
        } else if let Some(piece) = self.pieces.iter().flatten().find(|piece| {
            let this: &Element = &piece.svg;
            this == target
        }) {
            end_travel(&piece.svg);
        }
    }

    /// Takes the steps to a new set of men. `cell` gives the element of a square.
    pub(super) fn walk<'a>(
        &mut self,
        stage: &Stage<'a>,
        steps: &[Step],
        new: &[Option<Man>],
        motion: Motion,
    ) -> Result<(), JsValue> {
        self.settle();
        self.lay_down();
        let mut travelling = Vec::new();
        for &step in steps {
            match step {
                Step::Travel(from, to) => {
                    if let Some(piece) = self.take(from) {
                        travelling.push((piece, from, to));
                    }
                }
                Step::Leave(square) => {
                    if let Some(piece) = self.take(square) {
                        self.dismiss(piece, motion);
                    }
                }
                Step::Appear(_) => {}
            }
        }
        for (mut piece, from, to) in travelling {
            if let Some(Some(man)) = new.get(to.index()).copied()
                && man != piece.man
            {
                piece.man = man;
                piece.show(stage.pieces);
            }
            element::append(stage.cell(to), &piece.svg);
            if let Motion::Animated { carried } = motion
                && carried != Some((from, to))
            {
                let (right, down) = stage.geometry.offset(to, from);
                begin_travel(&piece.svg, right, down);
            }
            self.put(to, piece);
        }
        for &step in steps {
            if let Step::Appear(square) = step
                && let Some(Some(man)) = new.get(square.index()).copied()
            {
                let piece = self.create(stage, square, man)?;
                if motion != Motion::Instant {
                    element::toggle(&piece.svg, "sh-appearing", true);
                }
                self.put(square, piece);
            }
        }
        Ok(())
    }

    /// Puts every man into the element of its square again, with its picture; after the board was
    /// turned or the pieces were changed.
    pub(super) fn replace_all(&mut self, stage: &Stage<'_>) {
        self.settle();
        self.lay_down();
        for (index, piece) in self.pieces.iter().enumerate() {
            if let (Some(piece), Ok(index)) = (piece, u8::try_from(index)) {
                piece.show(stage.pieces);
                element::append(stage.cell(Square::new(index)), &piece.svg);
            }
        }
    }

    /// Moves the picture of a man by hand: squares to the right and down, in thousandths.
    pub(super) fn carry(&mut self, square: Square, right: i32, down: i32) {
        if self.lifted != Some(square) {
            self.lay_down();
        }
        if let Some(Some(piece)) = self.pieces.get(square.index()) {
            if self.lifted.is_none() {
                end_travel(&piece.svg);
                element::toggle(&piece.svg, "sh-carried", true);
            }
            let mut value = String::from("translate(");
            push_percent(&mut value, right);
            value.push(',');
            push_percent(&mut value, down);
            value.push(')');
            let _ = piece.svg.style().set_property("transform", &value);
            self.lifted = Some(square);
        }
    }

    /// Puts the man moved by hand back on its square.
    pub(super) fn lay_down(&mut self) {
        if let Some(square) = self.lifted.take()
            && let Some(Some(piece)) = self.pieces.get(square.index())
        {
            element::toggle(&piece.svg, "sh-carried", false);
            element::unstyle(&piece.svg);
        }
    }

    fn take(&mut self, square: Square) -> Option<Piece> {
        self.pieces.get_mut(square.index())?.take()
    }

    fn put(&mut self, square: Square, piece: Piece) {
        if let Some(place) = self.pieces.get_mut(square.index())
            && let Some(before) = place.replace(piece)
        {
            before.svg.remove();
        }
    }

    fn dismiss(&mut self, piece: Piece, motion: Motion) {
        if motion == Motion::Instant {
            piece.svg.remove();
        } else {
            element::set(&piece.svg, "class", "sh-man sh-leaving");
            self.leaving.push(piece.svg);
        }
    }

    fn create(&self, stage: &Stage<'_>, square: Square, man: Man) -> Result<Piece, JsValue> {
        let svg = element::svg(stage.document, "svg")?;
        element::set(&svg, "class", "sh-man");
        element::set(&svg, "viewBox", "0 0 100 100");
        element::set(&svg, "aria-hidden", "true");
        element::set(&svg, "focusable", "false");
        let picture = element::svg(stage.document, "use")?;
        element::append(&svg, &picture);
        let piece = Piece {
            svg,
            picture,
            man,
            number: self.pawn_number(stage, square, man),
        };
        piece.show(stage.pieces);
        element::append(stage.cell(square), &piece.svg);
        Ok(piece)
    }

    /// The number of its file for a pawn, or the first that no pawn of its side has.
    fn pawn_number(&self, stage: &Stage<'_>, square: Square, man: Man) -> u8 {
        if man.role() != Role::Pawn {
            return 1;
        }
        let own = stage.geometry.size().file(square) + 1;
        let used = |number: u8| {
            let mut pieces = self.pieces.iter().flatten();
            pieces.any(|piece| piece.man == man && piece.number == number)
        };
        if used(own) {
            (1..=stage.geometry.size().side())
                .find(|&number| !used(number))
                .unwrap_or(own)
        } else {
            own
        }
    }
}

impl Piece {
    fn show(&self, pieces: &Pieces) {
        element::set(&self.picture, "href", &href(pieces, self.man, self.number));
    }
}

/// Where the men are put: the cells, and how they are drawn.
pub(super) struct Stage<'a> {
    pub(super) document: &'a Document,
    pub(super) geometry: Geometry,
    pub(super) pieces: &'a Pieces,
    pub(super) cells: &'a [super::tree::Cell],
}

impl Stage<'_> {
    fn cell(&self, square: Square) -> &Element {
        // The tree has one cell for each square of the geometry.
        &self.cells[self.geometry.cell(square)].element
    }
}

/// The reference to a man's picture. Where a side has more pawns than pictures, they begin again.
pub(super) fn href(pieces: &Pieces, man: Man, number: u8) -> String {
    let mut id = String::from("#");
    id.push_str(&pieces.prefix);
    id.push(man.color().letter());
    id.push('-');
    id.push_str(man.role().name());
    if man.role() == Role::Pawn && pieces.pawns > 1 {
        id.push('-');
        let picture = number.saturating_sub(1) % pieces.pawns;
        id.push_str(&(picture + 1).to_string());
    }
    id
}

fn begin_travel(svg: &SvgElement, right: i32, down: i32) {
    let style = svg.style();
    let _ = style.set_property("--sh-right", &right.to_string());
    let _ = style.set_property("--sh-down", &down.to_string());
    element::toggle(svg, "sh-travelling", true);
}

fn end_travel(svg: &SvgElement) {
    if svg.get_attribute("class").as_deref() != Some("sh-man") {
        element::set(svg, "class", "sh-man");
        element::unstyle(svg);
    }
}

/// Writes thousandths as a percentage: 1234 is `123.4%`.
fn push_percent(text: &mut String, thousandths: i32) {
    if thousandths < 0 {
        text.push('-');
    }
    let size = thousandths.unsigned_abs();
    text.push_str(&(size / 10).to_string());
    text.push('.');
    text.push_str(&(size % 10).to_string());
    text.push('%');
}

//! Arrows between squares, drawn over the men in units of a hundredth of a square.

use shatar_rules::Square;
use wasm_bindgen::JsValue;

use super::element;
use super::tree::Tree;
use crate::geometry::Geometry;
use crate::view::{Arrow, ArrowKind, View};

/// Half the width of the shaft, half the width of the head, and the head's length.
const SHAFT: f64 = 7.0;
const HEAD: f64 = 20.0;
const LENGTH: f64 = 36.0;
/// How far from the middle of its square an arrow begins, so that the man stays in sight.
const GAP: f64 = 30.0;

/// Draws a view's arrows, the recommended move last and so on top.
pub(super) fn draw(tree: &Tree, geometry: Geometry, view: &View) -> Result<(), JsValue> {
    tree.arrows.set_text_content(None);
    let hint = view.hint.map(|mv| Arrow {
        from: mv.from,
        to: mv.to,
        kind: ArrowKind::Hint,
    });
    for arrow in view.arrows.iter().copied().chain(hint) {
        let Some(outline) = outline(geometry, arrow) else {
            continue;
        };
        let path = element::svg(&tree.document, "path")?;
        let class = match arrow.kind {
            ArrowKind::Hint => "sh-arrow sh-arrow-hint",
            ArrowKind::Threat => "sh-arrow sh-arrow-threat",
            ArrowKind::Idea => "sh-arrow sh-arrow-idea",
        };
        element::set(&path, "class", class);
        element::set(&path, "d", &outline);
        element::append(&tree.arrows, &path);
    }
    Ok(())
}

/// The outline of an arrow as the data of a path; `None` if it leads nowhere.
fn outline(geometry: Geometry, arrow: Arrow) -> Option<String> {
    let middle = |square: Square| {
        (
            f64::from(geometry.column(square)) * 100.0 + 50.0,
            f64::from(geometry.row(square)) * 100.0 + 50.0,
        )
    };
    let ((x0, y0), (x1, y1)) = (middle(arrow.from), middle(arrow.to));
    let length = ((x1 - x0).powi(2) + (y1 - y0).powi(2)).sqrt();
    if length < 1.0 {
        return None;
    }
    let (along_x, along_y) = ((x1 - x0) / length, (y1 - y0) / length);
    let tip = length - 4.0;
    let neck = tip - LENGTH;
    let corners = [
        (GAP, SHAFT),
        (neck, SHAFT),
        (neck, HEAD),
        (tip, 0.0),
        (neck, -HEAD),
        (neck, -SHAFT),
        (GAP, -SHAFT),
    ];
    let mut path = String::new();
    for (index, (ahead, aside)) in corners.into_iter().enumerate() {
        let x = x0 + along_x * ahead - along_y * aside;
        let y = y0 + along_y * ahead + along_x * aside;
        path.push(if index == 0 { 'M' } else { 'L' });
        path.push_str(&(x.round() as i32).to_string());
        path.push(' ');
        path.push_str(&(y.round() as i32).to_string());
    }
    path.push('Z');
    Some(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shatar_rules::{Color, Size};

    #[test]
    fn an_arrow_points_where_it_should_on_either_board() {
        for (color, d) in [
            (Color::White, "M457 620L457 590"),
            (Color::Black, "M343 180L343 210"),
        ] {
            let geometry = Geometry::new(Size::EIGHT, color);
            let arrow = Arrow {
                from: Size::EIGHT.parse("e2").unwrap(),
                to: Size::EIGHT.parse("e3").unwrap(),
                kind: ArrowKind::Hint,
            };
            let path = outline(geometry, arrow).unwrap();
            assert!(path.starts_with(d), "{path}");
        }
    }
}

//! A board as a picture: SVG that stands alone, without scripts, styles or fonts of its own.

use core::fmt::Write as _;

use shatar_rules::{AnyPosition, Color, Move, Role, Size, Square, fen};

use super::sprite::Sprite;

/// What the men stand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cloth {
    /// Its name.
    pub(super) name: &'static str,
    /// The colour of light squares.
    light: &'static str,
    /// The colour of dark squares; the same on a board of one colour.
    dark: &'static str,
    /// The lines, the edge and the coordinates.
    ink: &'static str,
}

/// The boards; the colours are those of the page by day (`web/styles/boards.css`, which a test
/// compares), the ink is that of the coordinates.
pub(super) const CLOTHS: [Cloth; 4] = [
    Cloth {
        name: "felt",
        light: "#a3af97",
        dark: "#a3af97",
        ink: "#1c2717",
    },
    Cloth {
        name: "wood",
        light: "#d3aa6e",
        dark: "#d3aa6e",
        ink: "#38220c",
    },
    Cloth {
        name: "stone",
        light: "#bcb8ae",
        dark: "#bcb8ae",
        ink: "#292722",
    },
    Cloth {
        name: "chequered",
        light: "#e5cb9b",
        // The page stains the wood by 52 % of #804616.
        dark: "#b08656",
        ink: "#1d1206",
    },
];

/// Where the squares are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Coordinates {
    /// In the corners of the squares at the edge.
    Inside,
    /// On a margin.
    Outside,
    /// Nowhere.
    None,
}

/// A picture as it was ordered.
pub(super) struct Picture {
    /// The position.
    pub(super) position: AnyPosition,
    /// The move that led there.
    pub(super) last: Option<Move>,
    /// Whose home rank is at the bottom.
    pub(super) below: Color,
    /// What the men stand on.
    pub(super) cloth: Cloth,
    /// Where the squares are named.
    pub(super) coordinates: Coordinates,
    /// The set's name, which begins the ids of its symbols.
    pub(super) set: String,
    /// Width and height in CSS pixels.
    pub(super) width: u32,
}

/// Units of the drawing along a square's side; a man's own are the same.
const SQUARE: u32 = 100;

/// Units left beside the board when the squares are named there.
const MARGIN: u32 = 50;

impl Picture {
    /// Draws it.
    pub(super) fn draw(&self, mut sprite: Sprite) -> String {
        let size = self.position.size();
        let side = u32::from(size.side()) * SQUARE;
        let margin = match self.coordinates {
            Coordinates::Outside => MARGIN,
            _ => 8,
        };
        let whole = side + 2 * margin;
        let men = self.men(&mut sprite);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole} {whole}\" \
             width=\"{width}\" height=\"{width}\" role=\"img\">\n<title>{title}</title>\n\
             <desc>{fen}</desc>\n<defs>{defs}</defs>\n\
             <rect width=\"{whole}\" height=\"{whole}\" rx=\"10\" fill=\"{ink}\"/>\n\
             <g transform=\"translate({margin} {margin})\">\n{squares}{names}{men}</g>\n</svg>\n",
            width = self.width,
            title = self.title(),
            fen = fen::write(&self.position),
            defs = sprite.definitions(),
            ink = self.cloth.ink,
            squares = self.squares(size, side),
            names = self.names(size, side),
        )
    }

    /// What a reader hears who does not see the picture.
    fn title(&self) -> String {
        let mut text = format!("{}: ", self.position.variant().name());
        for color in Color::ALL {
            let mut men: Vec<String> = Vec::new();
            for role in Role::ALL.into_iter().rev() {
                let squares: Vec<String> = self
                    .position
                    .men()
                    .into_iter()
                    .filter(|(_, man)| man.color() == color && man.role() == role)
                    .map(|(square, _)| self.position.size().name(square))
                    .collect();
                if !squares.is_empty() {
                    men.push(format!("{} {}", role.name(), squares.join(" ")));
                }
            }
            let _ = write!(text, "{} {}. ", color.name(), men.join(", "));
        }
        let _ = write!(text, "{} to move.", self.position.turn().name());
        text
    }

    /// Column and row of a square, from the upper left.
    fn place(&self, square: Square) -> (u32, u32) {
        let size = self.position.size();
        let last = size.side() - 1;
        let (file, rank) = (size.file(square), size.rank(square));
        let (column, row) = match self.below {
            Color::White => (file, last - rank),
            Color::Black => (last - file, rank),
        };
        (u32::from(column) * SQUARE, u32::from(row) * SQUARE)
    }

    fn squares(&self, size: Size, side: u32) -> String {
        let Cloth {
            light, dark, ink, ..
        } = self.cloth;
        let mut text = format!("<rect width=\"{side}\" height=\"{side}\" fill=\"{light}\"/>\n");
        let mut path = String::new();
        if light == dark {
            for line in 1..u32::from(size.side()) {
                let at = line * SQUARE;
                let _ = write!(path, "M{at} 0v{side}M0 {at}h{side}");
            }
            let _ = writeln!(
                text,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{ink}\" stroke-opacity=\".55\" stroke-width=\"2\"/>"
            );
        } else {
            for index in 0..size.squares() {
                let square = Square::new(u8::try_from(index).unwrap_or(u8::MAX));
                // a1 is dark.
                if (size.file(square) + size.rank(square)).is_multiple_of(2) {
                    let (x, y) = self.place(square);
                    let _ = write!(path, "M{x} {y}h100v100h-100z");
                }
            }
            let _ = writeln!(text, "<path d=\"{path}\" fill=\"{dark}\"/>");
        }
        if let Some(mv) = self.last {
            for square in [mv.from, mv.to] {
                let (x, y) = self.place(square);
                // A dashed frame too: colour alone is no cue.
                let _ = writeln!(
                    text,
                    "<rect x=\"{}\" y=\"{}\" width=\"92\" height=\"92\" fill=\"#e0b000\" fill-opacity=\".3\" stroke=\"{ink}\" stroke-width=\"4\" stroke-dasharray=\"14 8\"/>",
                    x + 4,
                    y + 4
                );
            }
        }
        text
    }

    fn names(&self, size: Size, side: u32) -> String {
        let outside = match self.coordinates {
            Coordinates::None => return String::new(),
            Coordinates::Inside => false,
            Coordinates::Outside => true,
        };
        let fill = if outside {
            self.cloth.light
        } else {
            self.cloth.ink
        };
        let mut text = format!(
            "<g fill=\"{fill}\" font-family=\"sans-serif\" font-weight=\"700\" font-size=\"{}\">\n",
            if outside { 28 } else { 20 }
        );
        let last = size.side() - 1;
        for step in 0..=last {
            let (file, rank) = match self.below {
                Color::White => (step, last - step),
                Color::Black => (last - step, step),
            };
            let letter = char::from(b'a' + file);
            let at = u32::from(step) * SQUARE;
            let _ = if outside {
                writeln!(
                    text,
                    "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{letter}</text><text x=\"-25\" y=\"{}\" text-anchor=\"middle\">{}</text>",
                    at + 50,
                    side + 34,
                    at + 60,
                    rank + 1
                )
            } else {
                writeln!(
                    text,
                    "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{letter}</text><text x=\"6\" y=\"{}\">{}</text>",
                    at + 95,
                    side - 7,
                    at + 22,
                    rank + 1
                )
            };
        }
        text.push_str("</g>\n");
        text
    }

    fn men(&self, sprite: &mut Sprite) -> String {
        let mut text = String::new();
        let mut pawns = [0; 2];
        for (square, man) in self.position.men() {
            let set = &self.set;
            let side = match man.color() {
                Color::White => "w",
                Color::Black => "b",
            };
            let plain = format!("{set}-{side}-{}", man.role().name());
            let id = if man.role() == Role::Pawn {
                // The children of a carved set differ; they are dealt out from a1 on.
                let number = &mut pawns[man.color().index()];
                *number = *number % 8 + 1;
                let own = format!("{plain}-{number}");
                if sprite.take(&own) { own } else { plain }
            } else {
                plain
            };
            sprite.take(&id);
            let (x, y) = self.place(square);
            let _ = writeln!(
                text,
                "<use href=\"#{id}\" x=\"{}\" y=\"{}\" width=\"92\" height=\"92\"/>",
                x + 4,
                y + 3
            );
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::CLOTHS;

    #[test]
    fn the_colours_are_those_of_the_page() {
        let styles = include_str!("../../../../web/styles/boards.css");
        for cloth in CLOTHS {
            let rule = match cloth.name {
                "felt" => ":root {".to_owned(),
                name => format!(":root[data-cloth=\"{name}\"] {{"),
            };
            let (_, rule) = styles.split_once(&rule).expect("a rule of the board");
            let rule = rule.split('}').next().unwrap_or_default();
            for (name, colour) in [("plain", cloth.light), ("coordinate", cloth.ink)] {
                let day = format!("light-dark({colour},");
                let line = rule.lines().find(|line| line.contains(name));
                assert!(
                    line.is_some_and(|line| line.contains(&day)),
                    "{cloth:?}: {line:?}"
                );
            }
        }
    }
}

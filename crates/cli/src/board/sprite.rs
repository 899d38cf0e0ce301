//! The carved men out of their sprites, plain enough for any program that shows SVG.
//!
//! In a page the sprites take colours from CSS variables; a picture that stands alone gets the
//! colour that each variable falls back to, since few programs but browsers know `var()`.

use core::fmt::Write as _;
use std::collections::BTreeSet;

/// The sets, by name, each with its sprite.
pub(super) const SETS: [(&str, &str); 5] = [
    (
        "ulaanbaatar",
        include_str!("../../../../web/pieces/ulaanbaatar.svg"),
    ),
    ("soyot", include_str!("../../../../web/pieces/soyot.svg")),
    ("tuva", include_str!("../../../../web/pieces/tuva.svg")),
    (
        "mammoth",
        include_str!("../../../../web/pieces/mammoth.svg"),
    ),
    (
        "nishapur",
        include_str!("../../../../web/pieces/nishapur.svg"),
    ),
];

/// Collects the symbols that a picture uses.
pub(super) struct Sprite {
    text: &'static str,
    used: BTreeSet<String>,
}

impl Sprite {
    /// The sprite of a set.
    pub(super) fn of(set: &str) -> Option<Sprite> {
        let (_, text) = SETS.into_iter().find(|(name, _)| *name == set)?;
        Some(Sprite {
            text,
            used: BTreeSet::new(),
        })
    }

    /// Whether there is a symbol of that id; it will be among the definitions.
    pub(super) fn take(&mut self, id: &str) -> bool {
        let there = self.element("symbol", id).is_some();
        if there {
            self.used.insert(id.to_owned());
        }
        there
    }

    /// The symbols taken, with the gradients that they refer to.
    pub(super) fn definitions(&self) -> String {
        let mut symbols = String::new();
        for id in &self.used {
            if let Some(symbol) = self.element("symbol", id) {
                symbols.push_str(&without_variables(symbol));
            }
        }
        let mut gradients = String::new();
        let mut seen = BTreeSet::new();
        for reference in symbols.split("url(#").skip(1) {
            let Some((id, _)) = reference.split_once(')') else {
                continue;
            };
            if seen.insert(id.to_owned()) {
                let found = ["linearGradient", "radialGradient"]
                    .into_iter()
                    .find_map(|name| self.element(name, id));
                let _ = write!(
                    gradients,
                    "{}",
                    found.map(without_variables).unwrap_or_default()
                );
            }
        }
        gradients + &symbols
    }

    /// An element of the sprite with its content.
    fn element(&self, name: &str, id: &str) -> Option<&'static str> {
        let start = self.text.find(&format!("<{name} id=\"{id}\""))?;
        let end = format!("</{name}>");
        let length = self.text[start..].find(&end)? + end.len();
        Some(&self.text[start..start + length])
    }
}

/// Puts the fallback in the place of every `var(--name,fallback)`.
fn without_variables(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, inside)) = rest.split_once("var(") {
        plain.push_str(before);
        // A fallback may have parentheses of its own: url(#…).
        let mut depth = 1;
        let end = inside
            .find(|character| {
                depth += match character {
                    '(' => 1,
                    ')' => -1,
                    _ => 0,
                };
                depth == 0
            })
            .unwrap_or(inside.len());
        if let Some((_, fallback)) = inside[..end].split_once(',') {
            plain.push_str(fallback);
        }
        rest = inside.get(end + 1..).unwrap_or_default();
    }
    plain.push_str(rest);
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_give_way_to_their_fallbacks() {
        assert_eq!(
            without_variables(r##"<p fill="var(--a,#123)" stroke="var(--b-c,url(#s-b))"/>x"##),
            r##"<p fill="#123" stroke="url(#s-b)"/>x"##
        );
        assert_eq!(without_variables("var(--a"), "");
    }

    #[test]
    fn every_set_has_every_man() {
        for (set, _) in SETS {
            let mut sprite = Sprite::of(set).unwrap();
            for side in ["w", "b"] {
                for role in shatar_rules::Role::ALL {
                    let id = format!("{set}-{side}-{}", role.name());
                    assert!(sprite.take(&id), "{id}");
                }
            }
            let text = sprite.definitions();
            assert_eq!(text.matches("<symbol ").count(), 14);
            assert!(!text.contains("var("));
            for reference in text.split("url(#").skip(1) {
                let id = reference.split(')').next().unwrap();
                assert!(text.contains(&format!(" id=\"{id}\"")), "{id}");
            }
        }
    }
}

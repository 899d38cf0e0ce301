//! What the fuzz targets share: how an input begins.

use shatar_rules::{Rules, Variant};

/// The first byte of an input chooses among all presets of all games, so that an input stays
/// readable as text behind one letter; the rest is the text. `None` when it is not UTF-8.
pub fn rules_and_text(data: &[u8]) -> Option<(Rules, &str)> {
    let (choice, text) = data.split_first()?;
    let presets: Vec<Rules> = Variant::ALL
        .into_iter()
        .flat_map(Rules::presets)
        .map(|preset| preset.rules)
        .collect();
    // `a` is the first preset.
    let index = usize::from(choice.wrapping_sub(b'a')) % presets.len();
    Some((presets[index], core::str::from_utf8(text).ok()?))
}

//! The sentences of the rules crate: they stand there in English, each beside its source, and
//! have ids made from game, option and value, by which the other languages translate them.

use shatar_rules::{Rules, SOURCES, Variant, sources_in};

/// The id of what an option decides: `shatar-stalemate`.
pub fn option_id(variant: Variant, option: &str) -> String {
    format!("{}-{option}", variant.id())
}

/// The id of what a value means: `shatar-stalemate-loss`.
pub fn choice_id(variant: Variant, option: &str, value: &str) -> String {
    format!("{}-{option}-{value}", variant.id())
}

/// The id of a preset's sentence: `shatar-preset-aise`.
pub fn preset_id(variant: Variant, preset: &str) -> String {
    format!("{}-preset-{preset}", variant.id())
}

/// The id of a preset's name: `shatar-preset-aise-name`.
pub fn preset_name_id(variant: Variant, preset: &str) -> String {
    format!("{}-preset-{preset}-name", variant.id())
}

/// The id of the work behind the tag of a source: `source-hist`.
pub fn work_id(tag: &str) -> String {
    format!("source-{}", slug(tag))
}

/// The id of a remark on a source that is more than tags and numbers: `remark-for-study`.
pub fn remark_id(remark: &str) -> Option<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '-';
    let tags: Vec<&str> = sources_in(remark).map(|source| source.tag).collect();
    let says_more = remark
        .split(|c| !is_word(c))
        .any(|word| word.chars().any(char::is_alphabetic) && !tags.contains(&word));
    says_more.then(|| format!("remark-{}", slug(remark)))
}

/// Words in lower case with dashes between them.
fn slug(text: &str) -> String {
    let mut slug = String::new();
    for letter in text.chars() {
        if letter.is_ascii_alphanumeric() {
            slug.push(letter.to_ascii_lowercase());
        } else if !slug.ends_with('-') && !slug.is_empty() {
            slug.push('-');
        }
    }
    slug.truncate(slug.trim_end_matches('-').len());
    slug
}

/// Every id with its English text, in the order of the rule pages, each once.
pub fn entries() -> Vec<(String, &'static str)> {
    let mut entries: Vec<(String, &'static str)> = Vec::new();
    let mut remarks: Vec<&'static str> = Vec::new();
    for variant in Variant::ALL {
        for option in Rules::options(variant) {
            entries.push((option_id(variant, option.id), option.text));
            for choice in option.choices {
                entries.push((choice_id(variant, option.id, choice.id), choice.text));
                remarks.push(choice.source);
            }
        }
        for preset in Rules::presets(variant) {
            entries.push((preset_name_id(variant, preset.id), preset.name));
            entries.push((preset_id(variant, preset.id), preset.text));
            remarks.push(preset.source);
        }
    }
    for remark in remarks {
        if let Some(id) = remark_id(remark)
            && entries.iter().all(|(other, _)| *other != id)
        {
            entries.push((id, remark));
        }
    }
    for source in &SOURCES {
        entries.push((work_id(source.tag), source.work));
    }
    entries
}

/// All entries as a Fluent file.
pub fn file() -> String {
    let mut text = String::from(
        "# The rules, as the rules crate has them. This file is made by `cargo xtask words`; the\n\
         # English sentences are mended in crates/rules/src/rules, beside their sources.\n\n",
    );
    for (id, english) in entries() {
        text.push_str(&format!("{id} = {english}\n"));
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn remarks_of_tags_alone_need_no_words() {
        assert_eq!(remark_id("HIST, AISE"), None);
        assert_eq!(remark_id("CARR, WINT 1, VIV"), None);
        assert_eq!(
            remark_id("HIST after Pozzi, BUR").as_deref(),
            Some("remark-hist-after-pozzi-bur")
        );
        assert_eq!(
            remark_id("our reading: the sources are silent").as_deref(),
            Some("remark-our-reading-the-sources-are-silent")
        );
    }

    #[test]
    fn an_id_stands_for_one_sentence() {
        let mut seen = HashMap::new();
        for (id, english) in entries() {
            if let Some(other) = seen.insert(id.clone(), english) {
                panic!("{id} is \"{other}\" and \"{english}\"");
            }
            assert!(!english.contains(['{', '}']), "{id} would need quoting");
        }
    }
}

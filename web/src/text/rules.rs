//! Rules, options and their sources. Their English stands in the rules crate, beside what it
//! describes; other languages have it by the ids of `shatar_locale::rules`.

use shatar_locale::rules as ids;
use shatar_rules::{Choice, OptionInfo, Preset, Rules, Source, Variant, sources_in};

use super::lists::capital;
use super::men::game;
use super::words::OWN_READING;
use crate::locale::{Word, words};

/// The game and its rules in a line: "Shatar · AISE 1993".
pub(crate) fn game_line(rules: &Rules) -> String {
    let variant = rules.variant();
    let name = match rules.as_preset() {
        Some(preset) => preset_name(preset),
        None => {
            let (preset, changes) = rules.nearest_preset();
            Word("rules-changed").with([
                ("preset", preset_name(preset).into()),
                ("count", changes.len().into()),
            ])
        }
    };
    Word("game-line").with([("game", game(variant).say().into()), ("rules", name.into())])
}

/// The rules' name without the game's.
pub(crate) fn rules_name(rules: &Rules) -> String {
    match rules.as_preset() {
        Some(preset) => Word("preset-rules").with([("preset", preset_name(preset).into())]),
        None => Word("custom-rules").say(),
    }
}

/// A preset's name.
pub(crate) fn preset_name(preset: &Preset) -> String {
    let id = ids::preset_name_id(preset.rules.variant(), preset.id);
    words().or(&id, preset.name)
}

/// A preset's sentence and source.
pub(crate) fn preset_about(preset: &Preset) -> String {
    let id = ids::preset_id(preset.rules.variant(), preset.id);
    Word("preset-about").with([
        ("text", words().or(&id, preset.text).into()),
        ("source", remark(preset.source).into()),
    ])
}

/// What an option decides.
pub(crate) fn option(variant: Variant, info: &OptionInfo) -> String {
    words().or(&ids::option_id(variant, info.id), info.text)
}

/// What a value of an option means.
pub(crate) fn choice(variant: Variant, option: &str, choice: &Choice) -> String {
    words().or(&ids::choice_id(variant, option, choice.id), choice.text)
}

/// What a source is.
pub(crate) fn work(source: &Source) -> String {
    words().or(&ids::work_id(source.tag), source.work)
}

/// A remark on a source as it stands in the rules, in the language.
fn remark(remark: &str) -> String {
    match ids::remark_id(remark) {
        Some(id) => words().or(&id, remark),
        None => remark.to_owned(),
    }
}

/// Whether a remark on a source names no source at all.
pub(crate) fn is_own_reading(remark: &str) -> bool {
    sources_in(remark).next().is_none()
}

/// A remark on a source: its tags and words, or that the reading is ours.
pub(crate) fn source_tags(english: &str) -> String {
    let text = remark(english);
    if !is_own_reading(english) {
        return text;
    }
    match english.strip_prefix("our reading") {
        Some("") => OWN_READING.say(),
        Some(_) => capital(&text),
        None => Word("own-reading-of").with([("remark", text.into())]),
    }
}

/// The works that the tags of a remark stand for: "AISE: Rules of the AISE postal Grand Prix …".
pub(crate) fn works(remark: &str) -> Vec<String> {
    sources_in(remark)
        .map(|source| {
            Word("work-line").with([("tag", source.tag.into()), ("work", work(source).into())])
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_rules_say_so() {
        let mut rules = Rules::default_for(Variant::Shatar);
        assert_eq!(game_line(&rules), "Shatar · AISE 1993");
        rules.set("camel", "bishop_max3").unwrap();
        assert_eq!(game_line(&rules), "Shatar · AISE 1993 with 1 rule changed");
    }

    #[test]
    fn where_no_source_speaks_the_reading_is_ours() {
        assert_eq!(
            source_tags("our reading: the sources are silent"),
            "Our reading: the sources are silent"
        );
        assert_eq!(source_tags("HIST, AISE"), "HIST, AISE");
        assert!(works("HIST, AISE")[0].contains("Popova"));
        assert!(works("our reading: the sources are silent").is_empty());
    }
}

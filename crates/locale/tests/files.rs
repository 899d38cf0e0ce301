//! What every language must have.

#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeSet;

use common::{all_messages, files, languages, messages};
use intl_pluralrules::{PluralRuleType, PluralRules};
use shatar_locale::{Language, rules};

#[test]
fn there_is_a_folder_for_each_language_that_can_be_chosen() {
    let mut known: Vec<&str> = Language::ALL
        .iter()
        .map(|language| language.tag())
        .collect();
    known.sort_by_key(|tag| (*tag != "en", *tag));
    assert_eq!(languages(), known);
}

#[test]
fn the_rules_are_those_of_the_rules_crate() {
    let path = common::locales().join("en/rules.ftl");
    let found = std::fs::read_to_string(path).unwrap();
    assert!(found == rules::file(), "run `cargo xtask words`");
}

#[test]
fn a_file_has_every_message_and_none_too_many() {
    let mut faults = Vec::new();
    for language in languages() {
        for file in files("en") {
            if !files(&language).contains(&file) {
                if !common::is_unfinished(&language) {
                    faults.push(format!("{language} lacks {file}"));
                }
                continue;
            }
            let ids = |language: &str| -> BTreeSet<String> {
                let messages = messages(language, &file).into_keys();
                messages.filter(|id| !id.contains('.')).collect()
            };
            let (wanted, found) = (ids("en"), ids(&language));
            for id in wanted.difference(&found) {
                faults.push(format!("{language}/{file} lacks {id}"));
            }
            for id in found.difference(&wanted) {
                faults.push(format!("{language}/{file} has {id}, which English has not"));
            }
        }
        for file in files(&language) {
            if !files("en").contains(&file) {
                faults.push(format!("{language} has {file}, which English has not"));
            }
        }
        // Also finds ids that stand in two files.
        all_messages(&language);
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn a_language_is_called_unfinished_only_while_it_is() {
    for language in languages() {
        let complete = files(&language) == files("en");
        assert!(
            !(complete && common::is_unfinished(&language)),
            "{language} is complete: delete its file {}",
            common::UNFINISHED
        );
    }
}

#[test]
fn blanks_are_those_of_english() {
    let mut faults = Vec::new();
    let english = all_messages("en");
    for language in languages() {
        for (id, message) in all_messages(&language) {
            let Some(wanted) = english.get(&id) else {
                continue;
            };
            if message.variables != wanted.variables {
                faults.push(format!(
                    "{language}: {id} has the blanks {:?}, English {:?}",
                    message.variables, wanted.variables
                ));
            }
            for reference in &message.references {
                if !all_messages(&language).contains_key(reference) {
                    faults.push(format!(
                        "{language}: {id} takes in {reference}, which is not"
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The names that CLDR gives to plural forms.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The plural forms that whole numbers have in a language.
fn plural_forms(language: &str) -> BTreeSet<String> {
    let tag: unic_langid::LanguageIdentifier = language.parse().unwrap();
    let rules = PluralRules::create(tag, PluralRuleType::CARDINAL).unwrap();
    (0..=200u32)
        .map(|count| format!("{:?}", rules.select(count).unwrap()).to_lowercase())
        .collect()
}

#[test]
fn every_plural_form_is_there_where_a_count_selects() {
    let mut faults = Vec::new();
    let english = all_messages("en");
    for language in languages() {
        let forms = plural_forms(&language);
        for (id, message) in all_messages(&language) {
            for (blank, variants) in &message.choices {
                let counts = variants.iter().any(|it| PLURALS.contains(&it.as_str()));
                if counts && !variants.is_superset(&forms) {
                    faults.push(format!("{language}: {id} chooses by ${blank} among {variants:?}, but needs {forms:?}"));
                }
            }
            // Where English counts, the others do: but a language with one form need not.
            let counted = |message: &common::Message| -> BTreeSet<String> {
                let counts = |variants: &BTreeSet<String>| {
                    variants.iter().any(|it| PLURALS.contains(&it.as_str()))
                };
                let choices = message.choices.iter();
                let counting = choices.filter(|(_, variants)| counts(variants));
                counting.map(|(blank, _)| blank.clone()).collect()
            };
            if let Some(wanted) = english.get(&id)
                && forms.len() > 1
            {
                for blank in counted(wanted).difference(&counted(&message)) {
                    faults.push(format!("{language}: {id} does not count ${blank}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn letters_of_men_are_unique_within_a_game() {
    let mongolian = ["nojon", "bers", "tereg", "temee", "mori", "hia"];
    let arabic = ["shah", "firzan", "rukh", "fil", "faras"];
    for language in languages() {
        let messages = all_messages(&language);
        for men in [&mongolian[..], &arabic[..]] {
            let mut seen = BTreeSet::new();
            for man in men {
                let id = format!("man-{man}.letter");
                let message = messages.get(&id);
                let letter = message.unwrap_or_else(|| panic!("{language} lacks {id}"));
                assert!(
                    letter.text.chars().all(char::is_alphabetic) && !letter.text.is_empty(),
                    "{language}: {id} is \"{}\"",
                    letter.text
                );
                assert!(
                    seen.insert(letter.text.to_lowercase()),
                    "{language}: {id} is the letter of another man"
                );
            }
        }
        for pawn in ["man-khuu.letter", "man-baidaq.letter"] {
            assert!(!messages.contains_key(pawn), "{language}: {pawn}");
        }
    }
}

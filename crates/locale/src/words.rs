//! The messages of a language, with English behind them.

use std::cell::OnceCell;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use intl_memoizer::IntlLangMemoizer;

use crate::language::{Direction, Language};
use crate::pseudo;

/// The English messages.
const ENGLISH: &str = include_str!(concat!(env!("OUT_DIR"), "/en.ftl"));

type Bundle = FluentBundle<FluentResource>;

/// Writes a value as people of a language write it; `None` for the usual way.
pub type Formatter = fn(&FluentValue<'_>, &IntlLangMemoizer) -> Option<String>;

/// Why messages could not be read: the first thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(pub String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unreadable {}

/// The messages of a language.
pub struct Words {
    language: Language,
    /// `None` for English, which is behind every language.
    own: Option<Bundle>,
    /// Parsed when it is first needed.
    english: OnceCell<Bundle>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

impl Words {
    /// English.
    pub const fn english() -> Words {
        Words {
            language: Language::English,
            own: None,
            english: OnceCell::new(),
        }
    }

    /// The pseudo-language.
    pub fn pseudo() -> Words {
        let (mut own, _) = bundle(Language::Pseudo, ENGLISH.to_owned());
        own.set_transform(Some(pseudo::transform));
        Words {
            own: Some(own),
            language: Language::Pseudo,
            english: OnceCell::new(),
        }
    }

    /// A language from its files, one after the other in one text.
    ///
    /// # Errors
    /// When the text is not well formed or has an id twice.
    pub fn read(
        language: Language,
        source: String,
        formatter: Option<Formatter>,
    ) -> Result<Words, Unreadable> {
        let (mut own, fault) = bundle(language, source);
        if let Some(fault) = fault {
            return Err(Unreadable(fault));
        }
        own.set_formatter(formatter);
        Ok(Words {
            own: Some(own),
            language,
            english: OnceCell::new(),
        })
    }

    /// Which language it is.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message with its blanks filled; in English where the language lacks it, and the bare id
    /// where there is no such message at all.
    pub fn say<'a>(
        &'a self,
        id: &str,
        values: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> String {
        let values: FluentArgs<'_> = values.into_iter().collect();
        (self.own.as_ref())
            .and_then(|own| format(own, id, None, &values))
            .or_else(|| format(self.behind(), id, None, &values))
            .unwrap_or_else(|| id.to_owned())
    }

    /// A form of a message: its attribute of that name, or the message itself where the language
    /// needs no such form.
    pub fn form(&self, id: &str, name: &str) -> String {
        let own = (self.own.as_ref()).filter(|own| own.has_message(id));
        let bundle = own.unwrap_or_else(|| self.behind());
        format(bundle, id, Some(name), &FluentArgs::new())
            .or_else(|| format(bundle, id, None, &FluentArgs::new()))
            .unwrap_or_else(|| id.to_owned())
    }

    /// A sentence that has its English elsewhere, in the rules crate: the language's own words
    /// for it if it has any.
    pub fn or(&self, id: &str, english: &str) -> String {
        match (&self.own, self.language) {
            (_, Language::Pseudo) => pseudo::transform(english).into_owned(),
            (Some(own), _) => {
                format(own, id, None, &FluentArgs::new()).unwrap_or_else(|| english.to_owned())
            }
            (None, _) => english.to_owned(),
        }
    }

    /// The same in English, whatever the language: for what is read by programs.
    pub fn say_english<'a>(
        &'a self,
        id: &str,
        values: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> String {
        let values = values.into_iter().collect();
        format(self.behind(), id, None, &values).unwrap_or_else(|| id.to_owned())
    }

    fn behind(&self) -> &Bundle {
        self.english
            .get_or_init(|| bundle(Language::English, ENGLISH.to_owned()).0)
    }
}

/// A bundle of the messages that can be read, and the first fault.
fn bundle(language: Language, source: String) -> (Bundle, Option<String>) {
    // The tags are ours and well formed; without one the plural rules would be nobody's.
    let tag = match language {
        Language::Pseudo => Language::English.tag(),
        other => other.tag(),
    };
    let mut bundle = Bundle::new(tag.parse().into_iter().collect());
    // What is put into a sentence may be of the other direction: names, moves, squares. Where all
    // is of one direction the invisible marks would only be in the way of a search.
    bundle.set_use_isolating(language.direction() == Direction::RightToLeft);
    let (resource, fault) = match FluentResource::try_new(source) {
        Ok(resource) => (resource, None),
        Err((resource, errors)) => (resource, errors.first().map(ToString::to_string)),
    };
    let twice = bundle
        .add_resource(resource)
        .err()
        .and_then(|errors| errors.first().map(ToString::to_string));
    (bundle, fault.or(twice))
}

fn format(
    bundle: &Bundle,
    id: &str,
    attribute: Option<&str>,
    values: &FluentArgs<'_>,
) -> Option<String> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(name) => message.get_attribute(name)?.value(),
    };
    // A blank without a value shows its name; the tests of the files see to it that there is none.
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(values), &mut faults);
    Some(text.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plurals_follow_the_language() {
        let source = "plies = { $n ->\n    [one] { $n } ход\n    [few] { $n } хода\n   \
                      *[many] { $n } ходов\n}\n";
        let words = Words::read(Language::Russian, source.to_owned(), None).unwrap();
        let said = |n: usize| words.say("plies", [("n", n.into())]);
        assert_eq!(said(1), "1 ход");
        assert_eq!(said(22), "22 хода");
        assert_eq!(said(11), "11 ходов");
    }

    #[test]
    fn what_is_put_into_arabic_is_isolated() {
        let source = "to = إلى { $square }\n".to_owned();
        let words = Words::read(Language::Arabic, source, None).unwrap();
        let said = words.say("to", [("square", "e4".into())]);
        assert_eq!(said, "إلى \u{2068}e4\u{2069}");
    }

    #[test]
    fn forms_fall_back_to_the_word() {
        let source = "man-bers = бэрс\n    .object = бэрса\n".to_owned();
        let words = Words::read(Language::Russian, source, None).unwrap();
        assert_eq!(words.form("man-bers", "object"), "бэрса");
        assert_eq!(words.form("man-bers", "become"), "бэрс");
    }

    #[test]
    fn faults_are_named() {
        let broken = Words::read(Language::French, "a = { $".to_owned(), None);
        assert!(broken.is_err());
        let twice = Words::read(Language::French, "a = x\na = y\n".to_owned(), None);
        assert!(twice.unwrap_err().0.contains('a'));
    }

    #[test]
    fn nobody_needs_the_pseudo_language_to_be_plain() {
        let words = Words::pseudo();
        let said = words.say("ply-of", [("ply", 3.into()), ("of", 10.into())]);
        assert!(said.contains("Þłý") && said.contains("10"), "{said}");
        assert_eq!(words.or("x", "Bers"), "Ɓéŕš~~");
    }
}

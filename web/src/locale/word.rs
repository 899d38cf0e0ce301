//! A word or sentence by its id.

use std::fmt;

use shatar_locale::Value;
use yew::AttrValue;
use yew::html::{ImplicitClone, IntoPropValue};
use yew::virtual_dom::VNode;

use super::words;

/// A message of the files in `web/locales`. An id stands in the code nowhere but in a literal
/// `Word("…")`, which is how the tests find those that are missing or not needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Word(pub(crate) &'static str);

impl Word {
    /// Its text.
    pub(crate) fn say(self) -> String {
        words().say(self.0, [])
    }

    /// Its text with the blanks filled.
    pub(crate) fn with<const N: usize>(self, values: [(&str, Value<'_>); N]) -> String {
        words().say(self.0, values)
    }

    /// A form of it, as `object`; the word itself where the language has no such form.
    pub(crate) fn form(self, name: &str) -> String {
        words().form(self.0, name)
    }

    /// Its English text with the blanks filled, for what programs read.
    pub(crate) fn english<const N: usize>(self, values: [(&str, Value<'_>); N]) -> String {
        words().say_english(self.0, values)
    }
}

/// A value that only chooses among the variants of a message, as `white`.
pub(crate) fn key(word: &'static str) -> Value<'static> {
    Value::from(word)
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say())
    }
}

impl From<Word> for AttrValue {
    fn from(word: Word) -> AttrValue {
        AttrValue::from(word.say())
    }
}

impl ImplicitClone for Word {}

impl IntoPropValue<AttrValue> for Word {
    fn into_prop_value(self) -> AttrValue {
        self.into()
    }
}

impl IntoPropValue<Option<AttrValue>> for Word {
    fn into_prop_value(self) -> Option<AttrValue> {
        Some(self.into())
    }
}

impl IntoPropValue<VNode> for Word {
    fn into_prop_value(self) -> VNode {
        VNode::from(AttrValue::from(self))
    }
}

//! The words of the page, in every language.
//!
//! A message has an id and lies, for each language, in a Fluent file under `web/locales`; the
//! README there is for translators. English is embedded, as the last resort; the others are read
//! from text that somebody else fetches. Nothing here knows a browser.
//!
//! ```
//! use shatar_locale::{Language, Words};
//!
//! let words = Words::english();
//! assert_eq!(words.say("ply-of", [("ply", 3.into()), ("of", 10.into())]), "Ply 3 of 10.");
//!
//! let source = "ply-of = Coup { $ply } sur { $of }.".to_owned();
//! let words = Words::read(Language::French, source, None).expect("it is well formed");
//! assert_eq!(words.say("ply-of", [("ply", 3.into()), ("of", 10.into())]), "Coup 3 sur 10.");
//! // What a language lacks is said in English.
//! assert_eq!(words.say("no-moves", []), "No move yet.");
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod language;
pub mod pseudo;
pub mod rules;
mod words;

pub use fluent_bundle::FluentValue as Value;
pub use language::{Direction, Language};
pub use words::{Formatter, Unreadable, Words};

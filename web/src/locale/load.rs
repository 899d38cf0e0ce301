//! Fetching a language.

use gloo_net::http::Request;
use shatar_locale::{Language, Words};

use super::number;
use crate::browser;

/// A language could not be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Failed;

/// The words of a language. English is in the program; any other is a file beside the page, whose
/// folder the page names: its name goes with the content of all languages, so that words and
/// program of different builds never meet.
///
/// # Errors
/// When the file does not come or cannot be read.
pub(crate) async fn load(language: Language) -> Result<Words, Failed> {
    match language {
        Language::English => Ok(Words::english()),
        Language::Pseudo => Ok(Words::pseudo()),
        other => {
            let folder = browser::meta("locales").ok_or(Failed)?;
            let address = format!("{folder}{}.ftl", other.tag());
            let response = Request::get(&address).send().await.map_err(|_| Failed)?;
            if !response.ok() {
                return Err(Failed);
            }
            let source = response.text().await.map_err(|_| Failed)?;
            Words::read(other, source, Some(number::format)).map_err(|fault| {
                web_sys::console::error_1(&fault.to_string().into());
                Failed
            })
        }
    }
}

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
        other => read(other, other.tag()).await,
    }
}

/// What the men of the sets depict, in a language; in English where that is not to be had.
///
/// # Errors
/// When neither comes or can be read.
pub(crate) async fn load_motifs(language: Language) -> Result<Words, Failed> {
    let english = format!("{}-motifs", Language::English.tag());
    if matches!(language, Language::English | Language::Pseudo) {
        return read(Language::English, &english).await;
    }
    match read(language, &format!("{}-motifs", language.tag())).await {
        Ok(words) => Ok(words),
        Err(Failed) => read(Language::English, &english).await,
    }
}

/// Fetches a file of a language and reads it.
async fn read(language: Language, name: &str) -> Result<Words, Failed> {
    let folder = browser::meta("locales").ok_or(Failed)?;
    let address = format!("{folder}{name}.ftl");
    let response = Request::get(&address).send().await.map_err(|_| Failed)?;
    if !response.ok() {
        return Err(Failed);
    }
    let source = response.text().await.map_err(|_| Failed)?;
    Words::read(language, source, Some(number::format)).map_err(|fault| {
        web_sys::console::error_1(&fault.to_string().into());
        Failed
    })
}

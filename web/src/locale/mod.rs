//! The language of the page. One place knows which it is; everything that a person reads or hears
//! is a [`Word`], whose text is found when it is shown.

mod choose;
mod load;
mod number;
mod word;

pub(crate) use choose::wanted;
pub(crate) use load::{Failed, load, load_motifs};
pub(crate) use word::{Word, key};

pub(crate) use shatar_locale::Language;

use std::cell::RefCell;
use std::rc::Rc;

use shatar_locale::Words;

use crate::browser;

thread_local! {
    static WORDS: RefCell<Rc<Words>> = RefCell::new(Rc::new(Words::english()));
}

/// The words of the language in force.
pub(crate) fn words() -> Rc<Words> {
    WORDS.with_borrow(Rc::clone)
}

/// The language in force.
pub(crate) fn language() -> Language {
    words().language()
}

/// Makes words the words of the page, and tells the document.
pub(crate) fn speak(words: Words) {
    let language = words.language();
    WORDS.replace(Rc::new(words));
    browser::mark_root("lang", language.tag());
    browser::mark_root("dir", language.direction().id());
    let Some(document) = browser::document() else {
        return;
    };
    document.set_title(&Word("page-title").say());
    let set = |selector: &str, write: &dyn Fn(web_sys::Element)| {
        if let Ok(Some(element)) = document.query_selector(selector) {
            write(element);
        }
    };
    set("meta[name=description]", &|element| {
        // It is an attribute that every meta element may have.
        let _ = element.set_attribute("content", &Word("page-description").say());
    });
    // What stands in the page beside the program, for the case that the program stops.
    set("#panic h2", &|element| {
        element.set_text_content(Some(&Word("panic-title").say()));
    });
    set("#panic p", &|element| {
        element.set_text_content(Some(&Word("panic-story").say()));
    });
    set("#panic a", &|element| {
        element.set_text_content(Some(&Word("panic-again").say()));
    });
}

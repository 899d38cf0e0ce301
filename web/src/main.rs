//! The page: Shatar, Hiashatar and Shatranj in a browser.
//!
//! - [`state`]: the one state and the actions that change it, knowing no browser;
//! - [`engine`]: the worker and the talk with it; [`storage`]: what the browser keeps;
//!   [`link`], [`import`]: games as links and texts; [`gallery`]: places of the gallery;
//! - [`locale`]: the language, and the messages of `web/locales`; [`text`]: what is said with them;
//! - [`components`]: what is on the page.

mod browser;
mod components;
mod engine;
mod gallery;
mod import;
mod link;
mod locale;
mod opening;
mod panic;
mod state;
mod storage;
mod text;

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use locale::Language;

/// How long the page waits for its language before it starts in English, in milliseconds.
const LANGUAGE_MS: u32 = 2_500;

fn main() {
    panic::install();
    let wanted = locale::wanted(storage::load_settings().language);
    if wanted == Language::English {
        show();
        return;
    }
    // If the language is late or does not come, the page starts in English and asks once more.
    let shown = Rc::new(Cell::new(false));
    let late = {
        let shown = shown.clone();
        Timeout::new(LANGUAGE_MS, move || {
            shown.set(true);
            show();
        })
    };
    wasm_bindgen_futures::spawn_local(async move {
        let words = locale::load(wanted).await;
        if !shown.get() {
            late.cancel();
            if let Ok(words) = words {
                locale::speak(words);
            }
            show();
        }
    });
}

/// Puts the page in the place of what was there before its program.
fn show() {
    let Some(place) = browser::document().and_then(|document| document.get_element_by_id("app"))
    else {
        return;
    };
    place.set_inner_html("");
    yew::Renderer::<components::app::App>::with_root(place).render();
    browser::mark_root("data-started", "true");
}

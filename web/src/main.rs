//! The page: Shatar, Hiashatar and Shatranj in a browser.
//!
//! - [`state`]: the one state and the actions that change it, knowing no browser;
//! - [`engine`]: the worker and the talk with it; [`storage`]: what the browser keeps;
//!   [`link`], [`import`]: games as links and texts;
//! - [`components`]: what is on the page; [`text`]: every word on it.

mod browser;
mod components;
mod engine;
mod import;
mod link;
mod opening;
mod panic;
mod state;
mod storage;
mod text;

fn main() {
    panic::install();
    let Some(place) = browser::document().and_then(|document| document.get_element_by_id("app"))
    else {
        return;
    };
    place.set_inner_html("");
    yew::Renderer::<components::app::App>::with_root(place).render();
    browser::mark_root("data-started", "true");
}

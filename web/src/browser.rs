//! Small things of the browser that several parts need.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};

/// The monotonic clock, in milliseconds.
pub(crate) fn now() -> f64 {
    web_sys::window()
        .and_then(|window| window.performance())
        .map_or(0.0, |performance| performance.now())
}

/// The document.
pub(crate) fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// The content of a `<meta>` of the page.
pub(crate) fn meta(name: &str) -> Option<String> {
    document()?
        .query_selector(&format!("meta[name={name}]"))
        .ok()??
        .get_attribute("content")
}

/// Sets an attribute of the root element, where styles look.
pub(crate) fn mark_root(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // Only a malformed name is refused, and ours are not.
        let _ = root.set_attribute(name, value);
    }
}

/// The value of a parameter of the page's address, as `fr` in `?lang=fr`.
pub(crate) fn query(name: &str) -> Option<String> {
    let search = web_sys::window()?.location().search().ok()?;
    let pairs = search.trim_start_matches('?').split('&');
    pairs
        .filter_map(|pair| pair.split_once('='))
        .find_map(|(key, value)| (key == name).then(|| value.to_owned()))
}

/// The tags of the languages that the person reads, the best first.
pub(crate) fn languages() -> Vec<String> {
    let tags = web_sys::window().map(|window| window.navigator().languages());
    tags.iter()
        .flat_map(js_sys::Array::iter)
        .filter_map(|tag| tag.as_string())
        .collect()
}

/// The fragment of the page's address, without `#`.
pub(crate) fn fragment() -> String {
    web_sys::window()
        .and_then(|window| window.location().hash().ok())
        .map(|hash| hash.trim_start_matches('#').to_owned())
        .unwrap_or_default()
}

/// Takes the fragment away without a new entry in the history: the game is in the store now.
pub(crate) fn clear_fragment() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let location = window.location();
    if let (Ok(history), Ok(path), Ok(search)) =
        (window.history(), location.pathname(), location.search())
    {
        let _ = history.replace_state_with_url(
            &wasm_bindgen::JsValue::NULL,
            "",
            Some(&(path + &search)),
        );
    }
}

/// The address of the page with another fragment.
pub(crate) fn address(fragment: &str) -> String {
    let href = web_sys::window()
        .and_then(|window| window.location().href().ok())
        .unwrap_or_default();
    let base = href.split('#').next().unwrap_or_default();
    format!("{base}#{fragment}")
}

/// Sets the title of the page.
pub(crate) fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Puts the focus on the first element that a selector finds.
pub(crate) fn focus(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok()?);
    if let Some(element) = found.and_then(|element: Element| element.dyn_into::<HtmlElement>().ok())
    {
        let _ = element.focus();
    }
}

/// Puts the focus on the square of the board that has its place in the order of tabs, without
/// moving the page.
pub(crate) fn focus_board() {
    focus(".sh-cell[tabindex='0']");
}

/// Whether the focus is nowhere: what had it is gone or switched off.
pub(crate) fn focus_is_lost() -> bool {
    document().is_some_and(|document| {
        let body = document.body().map(Element::from);
        document.active_element().is_none_or(|active| {
            Some(&active) == body.as_ref() || active.matches(":disabled").unwrap_or(false)
        })
    })
}

/// A random number, 0 to 1.
pub(crate) fn random() -> f64 {
    js_sys::Math::random()
}

/// Today, as PGN writes it.
pub(crate) fn date() -> String {
    let today = js_sys::Date::new_0();
    format!(
        "{:04}.{:02}.{:02}",
        today.get_full_year(),
        today.get_month() + 1,
        today.get_date()
    )
}

//! Small words for the DOM. What cannot fail in a sane document is not reported: a board that
//! cannot set an attribute has nothing better to do.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlElement, SvgElement};

const SVG: &str = "http://www.w3.org/2000/svg";

/// A new HTML element with a class.
pub(super) fn html(document: &Document, tag: &str, class: &str) -> Result<HtmlElement, JsValue> {
    let element = document.create_element(tag)?;
    element.set_attribute("class", class)?;
    element.dyn_into().map_err(JsValue::from)
}

/// A new SVG element.
pub(super) fn svg(document: &Document, tag: &str) -> Result<SvgElement, JsValue> {
    let element = document.create_element_ns(Some(SVG), tag)?;
    element.dyn_into().map_err(JsValue::from)
}

/// Sets an attribute.
pub(super) fn set(element: &Element, name: &str, value: &str) {
    let _ = element.set_attribute(name, value);
}

/// Sets an attribute, or takes it away.
pub(super) fn set_or_remove(element: &Element, name: &str, value: Option<&str>) {
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// Adds or removes a class.
pub(super) fn toggle(element: &Element, class: &str, on: bool) {
    let _ = element.class_list().toggle_with_force(class, on);
}

/// Sets a property of an HTML element's style by CSSOM, which a content security policy allows.
pub(super) fn style(element: &HtmlElement, name: &str, value: &str) {
    let _ = element.style().set_property(name, value);
}

/// Takes all of an element's own style away. Asking for the attribute first makes the browser
/// write it: Chromium otherwise removes nothing and keeps an empty one.
pub(super) fn unstyle(element: &Element) {
    if element.has_attribute("style") {
        let _ = element.remove_attribute("style");
    }
}

/// Adds a child at the end.
pub(super) fn append(parent: &Element, child: &Element) {
    let _ = parent.append_child(child);
}

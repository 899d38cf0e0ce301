//! Numbers as people of a language write them, by the browser's own knowledge.

use std::cell::RefCell;

use fluent_bundle::FluentValue;
use intl_memoizer::IntlLangMemoizer;
use js_sys::{Array, Intl, Object};
use shatar_locale::Language;
use wasm_bindgen::JsValue;

thread_local! {
    /// The formatter of the language asked last; making one is slow.
    static FORMAT: RefCell<Option<(Language, js_sys::Function)>> = const { RefCell::new(None) };
}

/// Formats what is a number. Only texts for people come here: FEN, UCI and PGN are never
/// messages.
pub(super) fn format(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let function = function(super::language());
    let text = function.call1(&JsValue::UNDEFINED, &JsValue::from_f64(number.value));
    text.ok()?.as_string()
}

fn function(language: Language) -> js_sys::Function {
    FORMAT.with_borrow_mut(|format| match format {
        Some((known, function)) if *known == language => function.clone(),
        _ => {
            let tags = Array::of1(&language.number_tag().into());
            let function = Intl::NumberFormat::new(&tags, &Object::new()).format();
            *format = Some((language, function.clone()));
            function
        }
    })
}

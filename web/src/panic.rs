//! A panic is a fault of this program. The person gets a screen that says so and how to go on,
//! and the game is in the store.

use crate::browser;

/// Shows the screen of the last resort when the program panics.
pub(crate) fn install() {
    yew::set_custom_panic_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        browser::mark_root("data-panicked", "true");
        let Some(document) = browser::document() else {
            return;
        };
        if let Some(screen) = document.get_element_by_id("panic") {
            let _ = screen.remove_attribute("hidden");
        }
        if let Some(detail) = document.get_element_by_id("panic-detail") {
            detail.set_text_content(Some(&info.to_string()));
        }
    }));
}

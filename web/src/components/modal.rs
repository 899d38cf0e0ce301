//! A dialog: the browser's own, which keeps the focus inside and closes on Escape.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use super::Handle;
use crate::browser;
use crate::state::Action;
use crate::text;

/// A dialog's title and content.
#[derive(Properties, PartialEq)]
pub(crate) struct ModalProps {
    /// The state.
    pub(crate) state: Handle,
    /// Its heading.
    pub(crate) title: AttrValue,
    /// A word for its style.
    #[prop_or_default]
    pub(crate) class: Classes,
    /// What is in it.
    pub(crate) children: Html,
}

/// Opens as soon as it is there, and gives the focus back when it goes.
#[component]
pub(crate) fn Modal(props: &ModalProps) -> Html {
    let place = use_node_ref();
    {
        let place = place.clone();
        use_effect_with((), move |()| {
            let before = browser::document().and_then(|document| document.active_element());
            let dialog = place.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                // It is in the page and closed, so it opens.
                let _ = dialog.show_modal();
            }
            move || {
                // While it is open nothing outside can have the focus.
                if let Some(dialog) = dialog {
                    dialog.close();
                }
                // The browser has given it back already, and it may have gone on since.
                if browser::focus_is_lost()
                    && let Some(before) = before.and_then(|it| it.dyn_into::<HtmlElement>().ok())
                {
                    let _ = before.focus();
                }
            }
        });
    }
    // The dialog that this one is. The handle would always tell the one that is open now.
    let shown = use_mut_ref(|| props.state.dialog);
    let close = {
        let state = props.state.clone();
        Callback::from(move |()| {
            // The browser tells late that a dialog is closed: another one may be open by then.
            if let Some(dialog) = *shown.borrow() {
                state.dispatch(Action::CloseOne(dialog));
            }
        })
    };
    let onclose = close.reform(|_: Event| ());
    let onclick = close.reform(|_: MouseEvent| ());
    let backdrop = {
        let close = close.clone();
        let place = place.clone();
        Callback::from(move |event: MouseEvent| {
            // A press on the dialog element itself is one beside its content.
            if event.target() == place.get().map(Into::into) {
                close.emit(());
            }
        })
    };
    html! {
        <dialog ref={place} class={props.class.clone()} aria-labelledby="dialog-title"
            {onclose} onmousedown={backdrop}>
            <div class="sheet">
                <div class="sheet-head">
                    <h2 id="dialog-title">{ &props.title }</h2>
                    <button type="button" class="close" aria-label={text::CLOSE} {onclick}>{ "×" }</button>
                </div>
                { props.children.clone() }
            </div>
        </dialog>
    }
}

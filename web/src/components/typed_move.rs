//! The field for moves that are typed, and the way to the list of keys.

use yew::prelude::*;

use super::Props;
use super::field::value_of;
use crate::browser;
use crate::state::{Action, Dialog};
use crate::text;

/// The form. Its field keeps the focus after a move, so that the next one can be
/// typed; Escape leads to the board.
#[component]
pub(crate) fn TypedMove(props: &Props) -> Html {
    let state = &props.state;
    let typed = use_state(String::new);
    let oninput = {
        let (state, typed) = (state.clone(), typed.clone());
        Callback::from(move |event: InputEvent| {
            if state.typed_fault.is_some() {
                state.dispatch(Action::Typed(None));
            }
            typed.set(value_of(&event));
        })
    };
    let onsubmit = {
        let (state, typed) = (state.clone(), typed.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let variant = state.play.variant();
            match state.read_typed(&typed, |role| text::letter(role, variant)) {
                Ok(mv) => {
                    typed.set(String::new());
                    state.dispatch(Action::Move {
                        mv,
                        now: browser::now(),
                    });
                }
                Err(fault) => {
                    state.dispatch(Action::Typed(Some(fault)));
                }
            }
            browser::focus("#typed");
        })
    };
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            browser::focus_board();
        }
    });
    let keys = {
        let state = state.clone();
        Callback::from(move |_| state.dispatch(Action::Open(Dialog::Keys)))
    };
    let fault = state.typed_fault.as_ref();
    let wrong = fault.is_some();
    html! {
        <form class="typed" {onsubmit}>
            <label for="typed">{ text::TYPED_LABEL }</label>
            <input id="typed" class="mono" dir="ltr" autocomplete="off" autocapitalize="off"
                spellcheck="false" maxlength="24" placeholder={text::TYPED_HINT}
                value={(*typed).clone()} {oninput} {onkeydown}
                aria-invalid={wrong.then_some("true")} aria-describedby="typed-fault" />
            <button type="submit" class="quiet">{ text::TYPED_PLAY }</button>
            <button type="button" class="quiet" onclick={keys}>{ text::KEYS }</button>
            // Spoken by the live region; here it is for the eyes.
            <p id="typed-fault" class="fault">{ fault.map(|fault| text::typed_fault(fault, state)) }</p>
        </form>
    }
}

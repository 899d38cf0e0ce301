//! Whether to give up: one press on the wrong button should not end a game.

use yew::prelude::*;

use super::Props;
use super::modal::Modal;
use crate::browser;
use crate::state::Action;
use crate::text;

/// Asks once more.
#[component]
pub(crate) fn ResignDialog(props: &Props) -> Html {
    let state = &props.state;
    let loser = state.play.human_side().unwrap_or(state.play.turn());
    let resign = {
        let state = state.clone();
        Callback::from(move |_| {
            state.dispatch(Action::Close);
            state.dispatch(Action::Resign {
                now: browser::now(),
            });
        })
    };
    let stay = {
        let state = state.clone();
        Callback::from(move |_| state.dispatch(Action::Close))
    };
    html! {
        <Modal state={state.clone()} title={text::RESIGN} class="small">
            <p>{ text::resign_question(loser) }</p>
            <div class="row">
                <button type="button" class="primary" onclick={resign}>{ text::RESIGN }</button>
                <button type="button" onclick={stay}>{ text::PLAY_ON }</button>
            </div>
        </Modal>
    }
}

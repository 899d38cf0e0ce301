//! Notices above the game.

use yew::prelude::*;

use super::Props;
use crate::browser;
use crate::state::{Action, EngineHealth, Notice};
use crate::text;

/// What a person should read, until it is closed.
#[component]
pub(crate) fn Notices(props: &Props) -> Html {
    let state = &props.state;
    let close = {
        let state = state.clone();
        Callback::from(move |_| state.dispatch(Action::DismissNotice))
    };
    let again = {
        let state = state.clone();
        Callback::from(move |_| state.dispatch(Action::AskAgain))
    };
    let notice = state.notice.as_ref().map(|notice| {
        let back = match notice {
            Notice::LinkOpened { before } => {
                let (state, before) = (state.clone(), before.clone());
                let go = Callback::from(move |_| {
                    state.dispatch(Action::Begin {
                        play: before.clone(),
                        now: browser::now(),
                    });
                    state.dispatch(Action::DismissNotice);
                });
                html! { <button type="button" class="quiet" onclick={go}>{ text::BACK_TO_MY_GAME }</button> }
            }
            _ => Html::default(),
        };
        html! {
            <section class="notice" role="alert">
                <p>{ text::notice(notice) }</p>
                { back }
                <button type="button" class="quiet" onclick={close}>{ text::CLOSE }</button>
            </section>
        }
    });
    let engine = match state.engine {
        EngineHealth::Well | EngineHealth::Replaced => Html::default(),
        EngineHealth::Failed => html! {
            <section class="notice" aria-label={text::ENGINE}>
                <p>{ text::ENGINE_FAILED }</p>
                <button type="button" class="quiet" onclick={again}>{ text::ASK_AGAIN }</button>
            </section>
        },
    };
    html! { <div class="notices">{ notice }{ engine }</div> }
}

//! The head of the page: what is played, and the ways to everything else.

use yew::prelude::*;

use super::{Props, icons};
use crate::locale::Word;
use crate::state::{Action, Dialog};
use crate::text;

/// The head.
#[component]
pub(crate) fn Header(props: &Props) -> Html {
    let state = &props.state;
    let open = |dialog: Dialog, label: Word, icon: Html, class: &'static str| {
        let state = state.clone();
        let onclick = Callback::from(move |_| state.dispatch(Action::Open(dialog)));
        html! {
            <button type="button" class={class} {onclick}>
                { icon }<span>{ label }</span>
            </button>
        }
    };
    html! {
        <header class="head">
            <p class="mark">
                <span class="ulzii" aria-hidden="true"></span>
                <span class="mark-words">
                    <span class="mark-name">{ text::game(state.play.variant()) }</span>
                    <span class="mark-rules">{ text::rules_name(state.play.game().rules()) }</span>
                </span>
            </p>
            <nav class="tools" aria-label={text::TOOLS}>
                { open(Dialog::NewGame, text::NEW_GAME, icons::new_game(), "tool primary") }
                { open(Dialog::Rules, text::RULES, icons::rules(), "tool") }
                { open(Dialog::Share, text::SHARE, icons::share(), "tool") }
                { open(Dialog::Settings, text::LOOK, icons::settings(), "tool") }
            </nav>
        </header>
    }
}

//! The list of keys. What asks is a button too: for those who touch and have no keys.

use shatar_board::keys::Command;
use yew::prelude::*;

use super::Props;
use super::modal::Modal;
use crate::state::Action;
use crate::text;

/// The dialog.
#[component]
pub(crate) fn KeysDialog(props: &Props) -> Html {
    let state = &props.state;
    let walk = text::WALK.map(|(key, what)| (key.say(), what.say()));
    let ask = |command: Command| {
        let state = state.clone();
        let onclick = Callback::from(move |_| state.dispatch(Action::Command(command)));
        html! {
            <li key={command.key().to_string()}>
                <button type="button" class="quiet ask" {onclick}>
                    <kbd>{ command.key() }</kbd>{ " " }<span>{ text::command(command) }</span>
                </button>
            </li>
        }
    };
    html! {
        <Modal state={state.clone()} title={text::KEYS} class="keys">
            <div class="sheet-body">
                <p>{ text::KEYS_ABOUT }</p>
                <h3 id="keys-ask">{ text::KEYS_ASK }</h3>
                <ul class="key-commands" aria-labelledby="keys-ask">
                    // The list that is open needs no button.
                    { for Command::ALL.into_iter().filter(|&one| one != Command::Help).map(ask) }
                </ul>
                <h3>{ text::KEYS_MEN }</h3>
                { list(text::men_keys(state.play.variant())) }
                <h3>{ text::KEYS_WALK }</h3>
                { list(walk.to_vec()) }
                <p>{ text::KEYS_MORE }</p>
            </div>
        </Modal>
    }
}

fn list(keys: Vec<(String, String)>) -> Html {
    html! {
        <dl class="key-list">
            { for keys.into_iter().map(|(key, what)| html! {
                <div><dt><kbd>{ key }</kbd></dt><dd>{ what }</dd></div>
            }) }
        </dl>
    }
}

//! Reading and writing: links, FEN, PGN.

use gloo_timers::callback::Timeout;
use shatar_rules::{Color, fen};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use super::Props;
use super::field::value_of;
use super::modal::Modal;
use crate::import::{self, ImportError};
use crate::locale::Word;
use crate::state::Action;
use crate::{browser, link, text};

/// How long "Copied" stands, in milliseconds.
const COPIED_MS: u32 = 1_800;

/// The dialog.
#[component]
pub(crate) fn ShareDialog(props: &Props) -> Html {
    let state = &props.state;
    let game = state.play.game();
    let pasted = use_state(String::new);
    let fault = use_state(|| None::<ImportError>);
    let oninput = {
        let (pasted, fault) = (pasted.clone(), fault.clone());
        Callback::from(move |event: InputEvent| {
            fault.set(None);
            pasted.set(value_of(&event));
        })
    };
    let open = {
        let (state, pasted, fault) = (state.clone(), pasted.clone(), fault.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match import::read(&pasted, &state.play) {
                Ok(play) => state.dispatch(Action::Begin {
                    play: Box::new(play),
                    now: browser::now(),
                }),
                Err(error) => {
                    fault.set(Some(error));
                    browser::focus("#paste");
                }
            }
        })
    };
    let wrong = fault.is_some();
    let understood = match &*fault {
        Some(ImportError::Pgn {
            understood: Some(play),
            ..
        }) => {
            let (state, play) = (state.clone(), play.clone());
            let plies = play.plies();
            let take = Callback::from(move |_| {
                state.dispatch(Action::Begin {
                    play: play.clone(),
                    now: browser::now(),
                });
            });
            html! { <button type="button" onclick={take}>{ text::take_understood(plies) }</button> }
        }
        _ => Html::default(),
    };
    let names = Color::ALL.map(|side| text::seat_in_english(state.play.seats[side.index()], side));
    let pgn = import::write_pgn(&state.play, names, &browser::date());
    html! {
        <Modal state={state.clone()} title={text::SHARE} class="share">
            <div class="sheet-body">
                <Copy id="link" label={text::LINK} value={browser::address(&link::write(game))} />
                <Copy id="fen" label={text::FEN_NOW} value={fen::write(state.viewed_position())} />
                <Copy id="pgn" label={text::PGN} value={pgn} rows={5} />
                <form class="paste" onsubmit={open}>
                    <label for="paste">{ text::PASTE }</label>
                    <textarea id="paste" class="mono" rows="4" spellcheck="false" autocomplete="off"
                        value={(*pasted).clone()} {oninput} aria-invalid={wrong.then_some("true")}
                        aria-describedby="paste-fault" />
                    <p id="paste-fault" class="fault" role="alert">{ fault.as_ref().map(text::import_error) }</p>
                    { understood }
                    <button type="submit" class="primary">{ text::PUT_ON_BOARD }</button>
                </form>
            </div>
        </Modal>
    }
}

#[derive(Properties, PartialEq)]
struct CopyProps {
    id: &'static str,
    label: Word,
    value: String,
    #[prop_or(1)]
    rows: u32,
}

/// A text to copy: shown in any case, as not every browser lets a page write to the clipboard.
#[component]
fn Copy(props: &CopyProps) -> Html {
    let copied = use_state(|| None::<bool>);
    let place = use_node_ref();
    let onclick = {
        let (copied, value) = (copied.clone(), props.value.clone());
        let place = place.clone();
        Callback::from(move |_| {
            let (copied, value, place) = (copied.clone(), value.clone(), place.clone());
            spawn_local(async move {
                let done = copy(&value).await;
                if !done && let Some(area) = place.cast::<web_sys::HtmlTextAreaElement>() {
                    area.select();
                }
                copied.set(Some(done));
                Timeout::new(COPIED_MS, move || copied.set(None)).forget();
            });
        })
    };
    let said = match *copied {
        None => text::COPY,
        Some(true) => text::COPIED,
        Some(false) => text::SELECTED,
    };
    html! {
        <div class="copy">
            <label for={props.id}>{ props.label }</label>
            <textarea id={props.id} ref={place} class="mono" readonly={true} rows={props.rows.to_string()}
                value={props.value.clone()} />
            <button type="button" {onclick} aria-label={text::copy_what(props.label)}>
                { said }
            </button>
        </div>
    }
}

async fn copy(text: &str) -> bool {
    let Some(window) = web_sys::window() else {
        return false;
    };
    // Outside secure contexts there is no clipboard.
    if !window.is_secure_context() {
        return false;
    }
    let promise = window.navigator().clipboard().write_text(text);
    JsFuture::from(promise).await.is_ok()
}

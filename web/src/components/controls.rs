//! What can be done besides moving.

use yew::prelude::*;

use super::{Props, icons};
use crate::browser;
use crate::locale::Word;
use crate::state::{Action, Dialog, Wish};
use crate::text;

/// Take back, hint, draw, resign, flip.
#[component]
pub(crate) fn Controls(props: &Props) -> Html {
    let state = &props.state;
    let over = state.play.end().is_some();
    let wish = state.demand().map(|demand| demand.wish);
    let button = |label: Word, icon: Html, enabled: bool, busy: bool, action: fn() -> Action| {
        let state = state.clone();
        let onclick = Callback::from(move |_| {
            if enabled {
                state.dispatch(action());
            }
        });
        html! {
            <button type="button" class={classes!("act", busy.then_some("busy"))}
                aria-disabled={(!enabled).then_some("true")} {onclick}>
                { icon }<span>{ label }</span>
            </button>
        }
    };
    html! {
        <section class={classes!("controls", over.then_some("over"))} aria-label={text::CONTROLS}>
            { button(text::TAKE_BACK, icons::take_back(), state.play.undo_target().is_some(), false,
                || Action::Undo { now: browser::now() }) }
            if !over {
                { button(text::HINT, icons::hint(), state.may_ask_for_a_hint(), wish == Some(Wish::Hint),
                    || Action::Hint) }
                { button(text::OFFER_DRAW, icons::draw(), state.may_offer_draw(), wish == Some(Wish::Draw),
                    || Action::OfferDraw { now: browser::now() }) }
                { button(text::RESIGN, icons::resign(), true, false, || Action::Open(Dialog::Resign)) }
            }
            { button(text::FLIP, icons::flip(), true, false, || Action::Flip) }
        </section>
    }
}

//! The one live region.

use yew::prelude::*;

use super::Props;
use crate::text;

/// Says what happened. The element is there from the start and only its text changes; a space
/// that comes and goes makes the same words new, or some screen readers keep silent.
#[component]
pub(crate) fn LiveRegion(props: &Props) -> Html {
    let state = &props.state;
    let words = text::announcement(state);
    let nonce = if state.event.0.is_multiple_of(2) {
        ""
    } else {
        "\u{a0}"
    };
    html! { <div class="unseen" id="live" role="status" aria-live="polite">{ words }{ nonce }</div> }
}

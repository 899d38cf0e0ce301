//! The live line of the series, and the name of the check that stands.

use yew::prelude::*;

use super::Props;
use crate::text;

/// The series of checks in the position looked at.
#[component]
pub(crate) fn SeriesLine(props: &Props) -> Html {
    let state = &props.state;
    let checks = state.viewed_position().checks();
    html! {
        <section class={classes!("series", (!checks.is_empty()).then_some("in-check"))} aria-labelledby="series-title">
            <h2 id="series-title">
                if checks.is_empty() {
                    { text::SERIES }
                } else {
                    <span class="call">{ text::check_called(checks) }</span>
                }
            </h2>
            { for text::series_lines(state).into_iter().map(|line| html! { <p>{ line }</p> }) }
        </section>
    }
}

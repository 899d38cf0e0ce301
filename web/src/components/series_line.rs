//! The live line of the series, and the name of the check that stands.

use shatar_rules::Color;
use yew::prelude::*;

use super::Props;
use crate::state::running_series;
use crate::text::{self, Told};

/// The series of checks in the position looked at.
#[component]
pub(crate) fn SeriesLine(props: &Props) -> Html {
    let state = &props.state;
    let game = state.play.game();
    let position = state.viewed_position();
    let earned = position.mechanics().mate_earned;
    let checks = position.checks();
    let told = if state.play.end().is_some() && !state.looks_back() {
        Told::After
    } else if earned {
        Told::Earned
    } else {
        Told::Free
    };
    let lines: Vec<String> = Color::ALL
        .into_iter()
        .filter_map(|side| running_series(game, state.viewed_ply(), side))
        .map(|series| text::series_line(&series, told))
        .collect();
    html! {
        <section class={classes!("series", (!checks.is_empty()).then_some("in-check"))} aria-labelledby="series-title">
            <h2 id="series-title">
                if checks.is_empty() {
                    { text::SERIES }
                } else {
                    <span class="call">{ text::check_called(checks) }</span>
                }
            </h2>
            if lines.is_empty() {
                <p>{ text::mate_rule_line(earned, game.rules()) }</p>
            }
            { for lines.into_iter().map(|line| html! { <p>{ line }</p> }) }
        </section>
    }
}

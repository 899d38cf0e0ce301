//! A player's plate: who plays the side, what he does, and his clock.

use gloo_timers::callback::Interval;
use shatar_rules::Color;
use yew::prelude::*;

use super::Handle;
use crate::browser;
use crate::locale::Language;
use crate::state::{Clock, EngineHealth, Seat, Wish};
use crate::text;

/// How often a running clock is drawn, in milliseconds.
const DRAW_MS: u32 = 100;

/// A plate's side and place.
#[derive(Properties, PartialEq)]
pub(crate) struct PlateProps {
    /// The state.
    pub(crate) state: Handle,
    /// The side.
    pub(crate) side: Color,
    /// `above` or `below` the board.
    pub(crate) place: &'static str,
}

/// A player's plate.
#[component]
pub(crate) fn Plate(props: &PlateProps) -> Html {
    let PlateProps { state, side, place } = props;
    let play = &state.play;
    let to_move = play.end().is_none() && play.turn() == *side;
    let won = play.end().is_some_and(|end| end.winner() == Some(*side));
    let seat = play.seats[side.index()];
    let thinks = to_move
        && matches!(state.demand(), Some(demand) if matches!(demand.wish, Wish::Move(_)))
        && matches!(seat, Seat::Engine(_));
    let doing = if thinks && state.engine == EngineHealth::Replaced {
        Some(text::THINKS_AGAIN)
    } else if thinks {
        Some(text::THINKS)
    } else if to_move {
        Some(text::TO_MOVE)
    } else if won {
        Some(text::WON)
    } else {
        None
    };
    let clock = play.clock.clone();
    let turn = play.turn();
    html! {
        <section class={classes!("plate", *place, side.name(), to_move.then_some("to-move"), thinks.then_some("thinks"))}
            aria-label={text::plate(*side)}>
            <span class="bead" aria-hidden="true"></span>
            <span class="plate-name">
                <strong>{ text::seat(seat, *side) }</strong>
                <span class="doing">{ doing }</span>
            </span>
            if let Some(clock) = clock {
                <ClockFace {clock} side={*side} {turn} language={state.language} />
            }
        </section>
    }
}

/// A clock's face.
#[derive(Properties, PartialEq)]
struct ClockProps {
    clock: Clock,
    side: Color,
    turn: Color,
    language: Language,
}

#[component]
fn ClockFace(props: &ClockProps) -> Html {
    let ClockProps {
        clock, side, turn, ..
    } = props;
    let runs = clock.is_running() && side == turn;
    let redraw = use_force_update();
    use_effect_with(runs, move |&runs| {
        let interval = runs.then(|| Interval::new(DRAW_MS, move || redraw.force_update()));
        move || drop(interval)
    });
    let left = clock.left(*side, *turn, browser::now());
    let low = left < 20_000;
    html! {
        <time class={classes!("clock", runs.then_some("runs"), low.then_some("low"))} role="timer"
            aria-label={text::clock_label(*side, left)}>
            { text::clock(left) }
        </time>
    }
}

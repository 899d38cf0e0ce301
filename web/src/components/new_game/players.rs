//! Who plays, how strong, and how long.

use yew::prelude::*;

use super::FormProps;
use crate::components::field::{Choice, value_of};
use crate::locale::Word;
use crate::state::{Level, NewGame, Opponent, SideChoice};
use crate::text;

/// Opponent, side, level and clock.
#[component]
pub(crate) fn Players(props: &FormProps) -> Html {
    let form = &props.form;
    let change = |apply: fn(&mut NewGame, &str)| {
        let (form, onform) = (form.clone(), props.onform.clone());
        Callback::from(move |value: &'static str| {
            let mut form = form.clone();
            apply(&mut form, value);
            onform.emit(form);
        })
    };
    let plain = |options: &[(&'static str, Word)]| {
        options
            .iter()
            .map(|&(value, label)| (value, AttrValue::from(label), AttrValue::default()))
            .collect::<Vec<_>>()
    };
    let opponent = match form.opponent {
        Opponent::Engine => "engine",
        Opponent::Person => "person",
    };
    let side = match form.side {
        SideChoice::White => "white",
        SideChoice::Black => "black",
        SideChoice::Random => "random",
    };
    let clock = if form.timed { "timed" } else { "none" };
    html! {
        <>
            <Choice class="pair" legend={text::OPPONENT} name="opponent" value={opponent}
                options={plain(&[("engine", text::ENGINE), ("person", text::HOT_SEAT)])}
                onchoose={change(|form, value| form.opponent = match value {
                    "engine" => Opponent::Engine,
                    _ => Opponent::Person,
                })} />
            if form.opponent == Opponent::Engine {
                { level(props) }
                <Choice class="pair" legend={text::YOUR_SIDE} name="side" value={side}
                    options={plain(&[("white", text::WHITE), ("black", text::BLACK), ("random", text::RANDOM)])}
                    onchoose={change(|form, value| form.side = match value {
                        "white" => SideChoice::White,
                        "black" => SideChoice::Black,
                        _ => SideChoice::Random,
                    })} />
            }
            <Choice class="pair" legend={text::CLOCK} name="clock" value={clock}
                options={plain(&[("none", text::NO_CLOCK), ("timed", text::TIMED)])}
                onchoose={change(|form, value| form.timed = value == "timed")} />
            if form.timed {
                <div class="times">
                    { number(props, "minutes", text::MINUTES, form.minutes, 1, NewGame::MOST_MINUTES,
                        |form, value| form.minutes = value) }
                    { number(props, "increment", text::INCREMENT, form.increment, 0, NewGame::MOST_SECONDS,
                        |form, value| form.increment = value) }
                </div>
            }
        </>
    }
}

fn level(props: &FormProps) -> Html {
    let oninput = {
        let (form, onform) = (props.form.clone(), props.onform.clone());
        Callback::from(move |event: InputEvent| {
            if let Some(level) = value_of(&event).parse().ok().and_then(Level::new) {
                onform.emit(NewGame {
                    level,
                    ..form.clone()
                });
            }
        })
    };
    let number = props.form.level.number();
    html! {
        <div class="level">
            <label for="level">{ text::LEVEL }</label>
            <input id="level" type="range" min="1" max="10" step="1" value={number.to_string()}
                aria-valuetext={text::level_line(number)} {oninput} />
            <output for="level">{ text::level_line(number) }</output>
        </div>
    }
}

fn number(
    props: &FormProps,
    id: &'static str,
    label: Word,
    value: u32,
    least: u32,
    most: u32,
    apply: fn(&mut NewGame, u32),
) -> Html {
    let onchange = {
        let (form, onform) = (props.form.clone(), props.onform.clone());
        Callback::from(move |event: Event| {
            let mut form = form.clone();
            // What is no number leaves the old one.
            if let Ok(number) = value_of(&event).trim().parse::<u32>() {
                apply(&mut form, number.clamp(least, most));
            }
            onform.emit(form);
        })
    };
    html! {
        <div class="number-field">
            <label for={id}>{ label }</label>
            <input {id} type="number" inputmode="numeric" min={least.to_string()}
                max={most.to_string()} value={value.to_string()} {onchange} />
        </div>
    }
}

//! What the page looks like.

use yew::prelude::*;

use super::field::{Choice, value_of};
use super::modal::Modal;
use super::{Handle, Props};
use crate::gallery::Place;
use crate::locale::{Language, Word};
use crate::state::{Action, Cloth, Set, Settings, Theme};
use crate::text;

/// The dialog.
#[component]
pub(crate) fn SettingsDialog(props: &Props) -> Html {
    let state = &props.state;
    let settings = &state.settings;
    let variant = state.play.variant();
    let themes = options(Theme::ALL, Theme::id, text::theme);
    let cloths = options(Cloth::ALL, Cloth::id, text::cloth);
    let sets = options(Set::ALL, Set::id, text::set);
    let gallery = format!(
        "#{}",
        Place {
            set: settings.set(variant),
            figure: None
        }
        .write()
    );
    let leave = {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| state.dispatch(Action::Close))
    };
    html! {
        <Modal state={state.clone()} title={text::LOOK} class="settings">
            <div class="sheet-body">
                { language(state) }
                <Choice class="pair" legend={text::THEME} name="theme" options={themes}
                    value={settings.theme.id()}
                    onchoose={choose(state, |settings, id| {
                        settings.theme = Theme::from_id(id).unwrap_or(settings.theme);
                    })} />
                <Choice class="pair" legend={text::BOARD} name="cloth" options={cloths}
                    value={settings.cloth.id()}
                    onchoose={choose(state, |settings, id| {
                        settings.cloth = Cloth::from_id(id).unwrap_or(settings.cloth);
                    })} />
                <Choice class="pair" legend={text::men_of(variant)} name="set" options={sets}
                    value={settings.set(variant).id()}
                    onchoose={{
                        let state = state.clone();
                        Callback::from(move |id: &'static str| {
                            let mut settings = state.settings.clone();
                            settings.sets[variant as usize] = Set::from_id(id);
                            state.dispatch(Action::Set(Box::new(settings)));
                        })
                    }} />
                <p class="to-gallery">
                    <a href={gallery} onclick={leave}>{ text::GALLERY_LINK }</a>
                </p>
                <div class="switches">
                    { switch(state, "coordinates", text::COORDINATES, settings.coordinates,
                        |settings| settings.coordinates = !settings.coordinates) }
                    { switch(state, "rings", text::RINGS, settings.rings,
                        |settings| settings.rings = !settings.rings) }
                    { switch(state, "single-keys", text::SINGLE_KEYS, settings.single_keys,
                        |settings| settings.single_keys = !settings.single_keys) }
                </div>
            </div>
        </Modal>
    }
}

/// The choice of the language. Each has its own name, so that everybody finds theirs.
fn language(state: &Handle) -> Html {
    let onchange = {
        let state = state.clone();
        Callback::from(move |event: Event| {
            let mut settings = state.settings.clone();
            settings.language = Language::from_tag(&value_of(&event)).or(settings.language);
            state.dispatch(Action::Set(Box::new(settings)));
        })
    };
    html! {
        <div class="language">
            <label for="language">{ text::LANGUAGE }</label>
            <select id="language" {onchange}>
                { for Language::ALL.into_iter().map(|language| html! {
                    <option value={language.tag()} lang={language.tag()} key={language.tag()}
                        selected={language == state.language}>
                        { language.own_name() }
                    </option>
                }) }
            </select>
        </div>
    }
}

fn options<T: Copy>(
    all: &[T],
    id: fn(T) -> &'static str,
    label: fn(T) -> Word,
) -> Vec<(&'static str, AttrValue, AttrValue)> {
    all.iter()
        .map(|&choice| (id(choice), label(choice).into(), AttrValue::default()))
        .collect()
}

fn choose(state: &Handle, apply: fn(&mut Settings, &str)) -> Callback<&'static str> {
    let state = state.clone();
    Callback::from(move |id: &'static str| {
        let mut settings = state.settings.clone();
        apply(&mut settings, id);
        state.dispatch(Action::Set(Box::new(settings)));
    })
}

fn switch(
    state: &Handle,
    id: &'static str,
    label: Word,
    on: bool,
    apply: fn(&mut Settings),
) -> Html {
    let onchange = {
        let state = state.clone();
        Callback::from(move |_| {
            let mut settings = state.settings.clone();
            apply(&mut settings);
            state.dispatch(Action::Set(Box::new(settings)));
        })
    };
    html! {
        <label class="switch">
            <input type="checkbox" {id} checked={on} {onchange} />
            <span>{ label }</span>
        </label>
    }
}

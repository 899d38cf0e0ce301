//! The dialog for a new game.

mod custom;
mod players;
mod start;

use yew::prelude::*;

use self::custom::CustomRules;
use self::players::Players;
use self::start::Start;
use super::Props;
use super::field::Choice;
use super::modal::Modal;
use crate::browser;
use crate::state::{Action, NewGame, NewGameError};
use crate::text;
use shatar_rules::{Rules, Variant};

/// What the parts of the form need: the form, a way to change it, and what is wrong with it.
#[derive(Properties, PartialEq, Clone)]
pub(crate) struct FormProps {
    /// The form.
    pub(crate) form: NewGame,
    /// The form after a change.
    pub(crate) onform: Callback<NewGame>,
    /// What is wrong with the start.
    #[prop_or_default]
    pub(crate) error: Option<NewGameError>,
}

/// The value of the radio button for rules of one's own.
const CUSTOM: &str = "custom";

/// The dialog.
#[component]
pub(crate) fn NewGameDialog(props: &Props) -> Html {
    let state = &props.state;
    let form = use_state(|| NewGame::like(&state.play));
    let error = use_state(|| None::<NewGameError>);
    let onform = {
        let (form, error) = (form.clone(), error.clone());
        Callback::from(move |new: NewGame| {
            error.set(None);
            form.set(new);
        })
    };
    let begin = {
        let (state, form, error) = (state.clone(), form.clone(), error.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match form.build(browser::random()) {
                Ok(play) => state.dispatch(Action::Begin {
                    play: Box::new(play),
                    now: browser::now(),
                }),
                Err(wrong) => {
                    error.set(Some(wrong));
                    browser::focus("#start-fen");
                }
            }
        })
    };
    let parts = FormProps {
        form: (*form).clone(),
        onform: onform.clone(),
        error: (*error).clone(),
    };
    html! {
        <Modal state={state.clone()} title={text::NEW_GAME} class="new-game">
            <form onsubmit={begin} novalidate={true}>
                <div class="sheet-body">
                    { games(&form, &onform) }
                    { presets(&form, &onform) }
                    if form.custom {
                        <CustomRules ..parts.clone() />
                    }
                    <Players ..parts.clone() />
                    <Start ..parts />
                </div>
                <div class="sheet-foot">
                    <button type="submit" class="primary">{ text::BEGIN }</button>
                </div>
            </form>
        </Modal>
    }
}

fn games(form: &NewGame, onform: &Callback<NewGame>) -> Html {
    let options = Variant::ALL
        .map(|variant| {
            (
                variant.id(),
                text::game(variant).into(),
                AttrValue::from(text::about(variant)),
            )
        })
        .to_vec();
    let onchoose = {
        let (form, onform) = (form.clone(), onform.clone());
        Callback::from(move |id: &'static str| {
            if let Some(variant) = Variant::from_id(id) {
                let mut form = form.clone();
                form.choose_variant(variant);
                onform.emit(form);
            }
        })
    };
    html! {
        <Choice class="cards" legend={text::GAME} name="game" {options}
            value={form.rules.variant().id()} {onchoose} />
    }
}

fn presets(form: &NewGame, onform: &Callback<NewGame>) -> Html {
    let variant = form.rules.variant();
    let mut options: Vec<(&'static str, AttrValue, AttrValue)> = Rules::presets(variant)
        .iter()
        .map(|preset| {
            (
                preset.id,
                AttrValue::from(text::preset_name(preset)),
                AttrValue::from(text::preset_about(preset)),
            )
        })
        .collect();
    options.push((CUSTOM, text::CUSTOM.into(), text::CUSTOM_ABOUT.into()));
    let value = match form.rules.as_preset() {
        Some(preset) if !form.custom => preset.id,
        _ => CUSTOM,
    };
    let onchoose = {
        let (form, onform) = (form.clone(), onform.clone());
        Callback::from(move |id: &'static str| {
            let mut form = form.clone();
            form.custom = id == CUSTOM;
            if let Ok(rules) = Rules::preset(variant, id) {
                form.rules = rules;
            }
            onform.emit(form);
        })
    };
    html! { <Choice class="list" legend={text::RULES} name="preset" {options} {value} {onchoose} /> }
}

//! Rules option by option.

use shatar_rules::{OptionInfo, Rules};
use yew::prelude::*;

use super::FormProps;
use crate::components::field::value_of;
use crate::text;

/// A list of every option with its values; under each the source of the value chosen.
#[component]
pub(crate) fn CustomRules(props: &FormProps) -> Html {
    let options = Rules::options(props.form.rules.variant());
    html! {
        <fieldset class="custom">
            <legend>{ text::CUSTOM }</legend>
            { for options.iter().map(|info| option(props, info)) }
        </fieldset>
    }
}

fn option(props: &FormProps, info: &'static OptionInfo) -> Html {
    let rules = props.form.rules;
    let value = rules.get(info.id).unwrap_or_default();
    let onchange = {
        let (form, onform) = (props.form.clone(), props.onform.clone());
        Callback::from(move |event: Event| {
            let mut form = form.clone();
            // The list offers only values that there are.
            if form.rules.set(info.id, &value_of(&event)).is_ok() {
                onform.emit(form);
            }
        })
    };
    let id = format!("option-{}", info.id);
    let about = format!("{id}-source");
    let source = rules
        .choice(info.id)
        .map(|choice| text::source_short(choice.source));
    html! {
        <div class="custom-option" key={info.id}>
            <label for={id.clone()}>{ text::option(rules.variant(), info) }</label>
            <select {id} aria-describedby={about.clone()} {onchange}>
                { for info.choices.iter().map(|choice| html! {
                    <option value={choice.id} selected={choice.id == value} key={choice.id}>
                        { text::choice(rules.variant(), info.id, choice) }
                    </option>
                }) }
            </select>
            <p id={about} class="source">{ source }</p>
        </div>
    }
}

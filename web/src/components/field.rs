//! Parts of forms.

use yew::prelude::*;

/// A choice among a few, as a row of labelled buttons that are radio buttons to everybody.
#[derive(Properties, PartialEq)]
pub(crate) struct ChoiceProps {
    /// What is chosen.
    pub(crate) legend: AttrValue,
    /// The name of the group.
    pub(crate) name: &'static str,
    /// Value, label and, if there is more to say, a sentence.
    pub(crate) options: Vec<(&'static str, AttrValue, AttrValue)>,
    /// The value chosen.
    pub(crate) value: AttrValue,
    /// Another value was chosen.
    pub(crate) onchoose: Callback<&'static str>,
    /// A word for its style.
    #[prop_or_default]
    pub(crate) class: Classes,
}

/// A choice among a few.
#[component]
pub(crate) fn Choice(props: &ChoiceProps) -> Html {
    html! {
        <fieldset class={classes!("choice", props.class.clone())}>
            <legend>{ &props.legend }</legend>
            <div class="options">
                { for props.options.iter().map(|(value, label, about)| {
                    let onchoose = props.onchoose.clone();
                    let value: &'static str = value;
                    html! {
                        <label class="option" key={value}>
                            <input type="radio" name={props.name} {value}
                                checked={props.value == value}
                                onchange={move |_| onchoose.emit(value)} />
                            <span class="option-label">{ label }</span>
                            if !about.is_empty() {
                                <span class="option-about">{ about }</span>
                            }
                        </label>
                    }
                }) }
            </div>
        </fieldset>
    }
}

/// The value of the input, select or text area that an event comes from.
pub(crate) fn value_of(event: &Event) -> String {
    use wasm_bindgen::JsCast;
    let Some(target) = event.target() else {
        return String::new();
    };
    if let Some(input) = target.dyn_ref::<web_sys::HtmlInputElement>() {
        return input.value();
    }
    if let Some(select) = target.dyn_ref::<web_sys::HtmlSelectElement>() {
        return select.value();
    }
    target
        .dyn_ref::<web_sys::HtmlTextAreaElement>()
        .map(web_sys::HtmlTextAreaElement::value)
        .unwrap_or_default()
}

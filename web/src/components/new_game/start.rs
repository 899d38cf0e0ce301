//! Where the game starts.

use yew::prelude::*;

use super::FormProps;
use crate::components::field::{Choice, value_of};
use crate::state::{NewGame, NewGameError};
use crate::text;

/// The array, or a FEN.
#[component]
pub(crate) fn Start(props: &FormProps) -> Html {
    let form = &props.form;
    let onchoose = {
        let (form, onform) = (form.clone(), props.onform.clone());
        Callback::from(move |value: &'static str| {
            onform.emit(NewGame {
                fen: (value == "fen").then(String::new),
                ..form.clone()
            });
        })
    };
    let oninput = {
        let (form, onform) = (form.clone(), props.onform.clone());
        Callback::from(move |event: InputEvent| {
            onform.emit(NewGame {
                fen: Some(value_of(&event)),
                ..form.clone()
            });
        })
    };
    let options = vec![
        ("array", text::ARRAY.into(), AttrValue::default()),
        ("fen", text::FROM_FEN.into(), AttrValue::default()),
    ];
    let error = props.error.as_ref().map(|error| match error {
        NewGameError::Fen(error) => text::fen_error(error),
    });
    html! {
        <>
            <Choice class="pair" legend={text::START} name="start" {options}
                value={if form.fen.is_some() { "fen" } else { "array" }} {onchoose} />
            if let Some(fen) = &form.fen {
                <div class="fen-field">
                    <label for="start-fen">{ text::FEN }</label>
                    <input id="start-fen" type="text" class="mono" spellcheck="false" autocomplete="off"
                        autocapitalize="off" value={fen.clone()} {oninput}
                        aria-invalid={error.is_some().then_some("true")}
                        aria-describedby="start-fen-error" />
                    <p id="start-fen-error" class="fault" role="alert">{ error }</p>
                </div>
            }
        </>
    }
}

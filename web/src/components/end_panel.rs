//! The end: what happened, by which rule, from which source, and what next.

use yew::prelude::*;

use super::Props;
use crate::browser;
use crate::state::{Action, Dialog, rematch};
use crate::text;

/// The panel of a finished game.
#[component]
pub(crate) fn EndPanel(props: &Props) -> Html {
    let state = &props.state;
    let Some(end) = state.play.end() else {
        return Html::default();
    };
    let words = text::end(end, &state.play);
    let again = {
        let state = state.clone();
        Callback::from(move |_| {
            state.dispatch(Action::Begin {
                play: Box::new(rematch(&state.play)),
                now: browser::now(),
            });
        })
    };
    let new = {
        let state = state.clone();
        Callback::from(move |_| state.dispatch(Action::Open(Dialog::NewGame)))
    };
    html! {
        <section class="end" aria-labelledby="end-title">
            <p class="end-result">
                <span class="end-score"><bdi>{ end.result().replace("1/2-1/2", "½–½").replace('-', "–") }</bdi></span>
                <span>{ words.result }</span>
            </p>
            <h2 id="end-title">{ words.title }</h2>
            <p class="end-story">{ words.story }</p>
            if let Some(rule) = words.rule {
                <dl class="end-rule">
                    <dt>{ text::RULE }</dt><dd>{ rule.sentence }</dd>
                    <dt>{ text::SOURCE }</dt>
                    <dd>
                        if rule.works.is_empty() {
                            { rule.source }
                        } else {
                            <details>
                                <summary>{ rule.source }</summary>
                                <ul>{ for rule.works.into_iter().map(|work| html! { <li>{ work }</li> }) }</ul>
                            </details>
                        }
                    </dd>
                </dl>
            }
            <div class="row">
                <button type="button" class="primary" onclick={again}>{ text::REMATCH }</button>
                <button type="button" onclick={new}>{ text::NEW_GAME }</button>
            </div>
        </section>
    }
}

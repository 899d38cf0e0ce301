//! Every rule in force, with its sentence and its source.

use shatar_rules::{OptionInfo, Rules, sources_in};
use yew::prelude::*;

use super::Props;
use super::modal::Modal;
use crate::text;

/// The rules of the game in play.
#[component]
pub(crate) fn RulesDialog(props: &Props) -> Html {
    let state = &props.state;
    let rules = *state.play.game().rules();
    let options = Rules::options(rules.variant());
    let (preset, changes) = rules.nearest_preset();
    let cited: Vec<_> = shatar_rules::SOURCES
        .iter()
        .filter(|source| {
            options
                .iter()
                .filter_map(|info| rules.choice(info.id))
                .any(|choice| sources_in(choice.source).any(|one| one.tag == source.tag))
        })
        .collect();
    html! {
        <Modal state={state.clone()} title={text::game_line(&rules)} class="rules">
            <div class="sheet-body" tabindex="0" role="region" aria-label={text::RULES}>
                <p class="lead">{ text::preset_about(preset) }</p>
                <dl class="rule-list">
                    { for options.iter().map(|info| {
                        let changed = changes.iter().any(|(option, _)| *option == info.id);
                        rule(&rules, info, changed)
                    }) }
                </dl>
                <h3>{ text::SOURCES }</h3>
                <dl class="sources">
                    { for cited.into_iter().map(|source| html! {
                        <div key={source.tag}><dt>{ source.tag }</dt><dd>{ text::work(source) }</dd></div>
                    }) }
                </dl>
            </div>
        </Modal>
    }
}

fn rule(rules: &Rules, info: &OptionInfo, changed: bool) -> Html {
    let (sentence, source) = match rules.choice(info.id) {
        Some(choice) => (
            text::choice(rules.variant(), info.id, choice),
            text::source_short(choice.source),
        ),
        None => (
            text::unlisted(&rules.get(info.id).unwrap_or_default()),
            text::OWN_READING.say(),
        ),
    };
    html! {
        <div class={classes!("rule", changed.then_some("changed"))} key={info.id}>
            <dt>{ text::option(rules.variant(), info) }</dt>
            <dd>
                <span class="rule-text">{ sentence }</span>
                <span class="source">{ source }</span>
            </dd>
        </div>
    }
}

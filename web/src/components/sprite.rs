//! The pictures of the men, put into the page where the board's `<use>` finds them.

use gloo_net::http::Request;
use shatar_locale::Language;
use shatar_rules::{Role, Variant};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::state::Set;
use crate::{browser, text};

/// The pictures that are in the page.
#[derive(Clone, PartialEq)]
pub(crate) struct Pictures {
    /// Whose they are: what the board may refer to.
    pub(crate) set: Set,
    /// The sprite; `None` until the first has come.
    pub(crate) text: Option<AttrValue>,
}

/// Fetches the set's sprite. Until it is there the one before stays, so nothing flickers.
#[hook]
pub(crate) fn use_pictures(set: Set) -> Pictures {
    let drawn = use_state(|| Pictures { set, text: None });
    let wanted = use_mut_ref(|| set);
    wanted.replace(set);
    {
        let drawn = drawn.clone();
        use_effect_with(set, move |&set| {
            spawn_local(async move {
                if let Some(text) = fetch(set).await
                    && *wanted.borrow() == set
                {
                    let text = Some(AttrValue::from(text));
                    drawn.set(Pictures { set, text });
                }
            });
        });
    }
    (*drawn).clone()
}

/// A sprite's text.
#[derive(Properties, PartialEq)]
pub(crate) struct SpriteProps {
    /// The text.
    pub(crate) text: Option<AttrValue>,
    /// Whose letters are put where the sprite has letters.
    pub(crate) letters: (Language, Variant),
}

/// Puts the men's letters of a language and a game where the sprite has letters.
fn write_letters(variant: Variant) {
    let Some(document) = browser::document() else {
        return;
    };
    for role in Role::ALL {
        let selector = format!(".sprite [data-letter={}]", role.name());
        let Ok(places) = document.query_selector_all(&selector) else {
            continue;
        };
        let letter = text::letter(role, variant);
        for index in 0..places.length() {
            if let Some(place) = places.get(index) {
                place.set_text_content(Some(&letter));
            }
        }
    }
}

/// The sprite, as a part of the page that takes no room.
#[component]
pub(crate) fn Sprite(props: &SpriteProps) -> Html {
    let needed = (props.text.clone(), props.letters);
    use_effect_with(needed, |(_, (_, variant))| write_letters(*variant));
    // The sprite is a file of this project, as trustworthy as this program.
    let content = props
        .text
        .as_ref()
        .map(|text| Html::from_html_unchecked(text.clone()));
    html! { <div class="sprite" aria-hidden="true">{ content }</div> }
}

async fn fetch(set: Set) -> Option<String> {
    let response = Request::get(&format!("./pieces/{}.svg", set.id()))
        .send()
        .await
        .ok()?;
    if !response.ok() {
        return None;
    }
    response.text().await.ok()
}

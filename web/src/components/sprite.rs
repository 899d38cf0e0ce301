//! The pictures of the men, put into the page where the board's `<use>` finds them.

use gloo_net::http::Request;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::state::Set;

/// A set.
#[derive(Properties, PartialEq)]
pub(crate) struct SpriteProps {
    /// Which one.
    pub(crate) set: Set,
}

/// Fetches the set's sprite. Until it is there the one before stays, so nothing flickers.
#[component]
pub(crate) fn Sprite(props: &SpriteProps) -> Html {
    let drawn = use_state(|| None::<AttrValue>);
    let wanted = use_mut_ref(|| props.set);
    wanted.replace(props.set);
    {
        let drawn = drawn.clone();
        use_effect_with(props.set, move |&set| {
            spawn_local(async move {
                if let Some(text) = fetch(set).await
                    && *wanted.borrow() == set
                {
                    drawn.set(Some(AttrValue::from(text)));
                }
            });
        });
    }
    // The sprite is a file of this project, as trustworthy as this program.
    let content = drawn
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

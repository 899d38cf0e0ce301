//! The gallery: every man of every set, large, with his name, its meaning, and what is carved.

use std::rc::Rc;

use gloo_events::EventListener;
use shatar_locale::Words;
use shatar_rules::{Color, Variant};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::icons;
use super::sprite::{Sprite, use_pictures};
use super::{Handle, Props};
use crate::gallery::{Figure, Place};
use crate::state::{Action, Dialog, Set};
use crate::{browser, locale, text};

/// The place that the address names, while it names one of the gallery.
#[hook]
pub(crate) fn use_place() -> Option<Place> {
    let place = use_state_eq(|| Place::read(&browser::fragment()));
    {
        let place = place.clone();
        use_effect_with((), move |()| {
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "hashchange", move |_| {
                    place.set(Place::read(&browser::fragment()));
                })
            });
            move || drop(listener)
        });
    }
    *place
}

/// A place, and the state with its language.
#[derive(Properties, PartialEq, Clone)]
pub(crate) struct GalleryProps {
    /// The state.
    pub(crate) state: Handle,
    /// The place.
    pub(crate) place: Place,
}

/// The descriptions of the men.
#[derive(Clone)]
enum Motifs {
    Awaited,
    Here(Rc<Words>),
    Missing,
}

/// The gallery.
#[component]
pub(crate) fn Gallery(props: &GalleryProps) -> Html {
    let Place { set, figure } = props.place;
    let pictures = use_pictures(set);
    let motifs = use_motifs(props.state.language);
    let heading = use_node_ref();
    {
        let heading = heading.clone();
        let language = props.state.language;
        use_effect_with((props.place, language), move |&(place, _)| {
            browser::set_title(&text::gallery_title(place.set, place.figure));
            // A reader begins at the new place, not at the link that led there.
            if let Some(heading) = heading.cast::<web_sys::HtmlElement>() {
                let _ = heading.focus();
            }
            // The table's title comes back with the table.
            || browser::set_title(&text::PAGE_TITLE.say())
        });
    }
    let content = match figure {
        None => hall(set, pictures.set, &motifs),
        Some(figure) => portrait(props.place, figure, &motifs),
    };
    html! {
        <div class="hall">
            <Sprite text={pictures.text} letters={(props.state.language, Variant::Hiashatar)} />
            if browser::query("embed").is_none() {
                <GalleryHeader state={props.state.clone()} />
            }
            <main class="gallery">
                <nav class="sets" aria-label={text::GALLERY_SETS}>
                    { for Set::ALL.iter().map(|&one| link(one, one == set)) }
                </nav>
                <h1 ref={heading} tabindex="-1">{ text::set(set) }</h1>
                { content }
                <p class="licence">{ text::GALLERY_LICENCE }</p>
            </main>
        </div>
    }
}

/// The head of the gallery: the way back, and the look of the page.
#[component]
fn GalleryHeader(props: &Props) -> Html {
    let look = {
        let state = props.state.clone();
        Callback::from(move |_| state.dispatch(Action::Open(Dialog::Settings)))
    };
    html! {
        <header class="hall-head">
            <p class="hall-name">{ text::GALLERY }</p>
            <nav aria-label={text::TOOLS}>
                <a class="back" href="#">{ text::BACK_TO_THE_GAME }</a>
                <button type="button" class="look" onclick={look}>
                    { icons::settings() }<span>{ text::LOOK }</span>
                </button>
            </nav>
        </header>
    }
}

/// The descriptions in a language, in English where that one cannot be had.
#[hook]
fn use_motifs(language: shatar_locale::Language) -> Motifs {
    let motifs = use_state(|| Motifs::Awaited);
    {
        let motifs = motifs.clone();
        use_effect_with(language, move |&language| {
            spawn_local(async move {
                motifs.set(match locale::load_motifs(language).await {
                    Ok(words) => Motifs::Here(Rc::new(words)),
                    Err(locale::Failed) => Motifs::Missing,
                });
            });
        });
    }
    (*motifs).clone()
}

fn link(set: Set, here: bool) -> Html {
    let href = format!("#{}", Place { set, figure: None }.write());
    html! { <a {href} aria-current={here.then_some("page")}>{ text::set(set) }</a> }
}

/// All men of a set.
fn hall(set: Set, drawn: Set, motifs: &Motifs) -> Html {
    let about = |what: &str| match motifs {
        Motifs::Here(words) => text::of_set(words, set, what),
        _ => String::new(),
    };
    html! {
        <>
            if matches!(motifs, Motifs::Missing) {
                <p class="fault" role="alert">{ text::GALLERY_FAILED }</p>
            }
            <p class="about">{ about("about") }</p>
            <p class="source">{ about("source") }</p>
            { for Color::ALL.into_iter().map(|color| html! {
                <section aria-label={text::side(color).say()}>
                    <h2 class={classes!("side-name", color.name())}>{ text::side(color) }</h2>
                    <ul class="men">
                        { for Figure::all(set, color).into_iter().map(|figure| {
                            card(Place { set, figure: Some(figure) }, drawn == set, figure, motifs)
                        }) }
                    </ul>
                </section>
            }) }
        </>
    }
}

fn card(place: Place, drawn: bool, figure: Figure, motifs: &Motifs) -> Html {
    let motif = match motifs {
        Motifs::Here(words) => text::motif(words, place.set, figure),
        _ => String::new(),
    };
    html! {
        <li>
            <a class="card" href={format!("#{}", place.write())}>
                if drawn { { picture(place.set, figure) } } else { <span class="picture"></span> }
                <span class="name">{ text::figure_name(place.set, figure) }</span>
                <span class="motif">{ motif }</span>
            </a>
        </li>
    }
}

/// One man.
fn portrait(place: Place, figure: Figure, motifs: &Motifs) -> Html {
    let (motif, source) = match motifs {
        Motifs::Here(words) => (
            text::motif(words, place.set, figure),
            text::of_set(words, place.set, "source"),
        ),
        _ => (String::new(), String::new()),
    };
    let [before, after] = place.neighbours();
    let step = |figure: Option<Figure>, word: locale::Word, rel: &'static str| {
        figure.map(|figure| {
            let place = Place {
                figure: Some(figure),
                ..place
            };
            html! {
                <a class={classes!("step", rel)} {rel} href={format!("#{}", place.write())}>
                    { word }{ ": " }<bdi>{ text::figure_name(place.set, figure) }</bdi>
                </a>
            }
        })
    };
    let all = format!(
        "#{}",
        Place {
            figure: None,
            ..place
        }
        .write()
    );
    html! {
        <article class="portrait">
            <div class={classes!("niche", figure.color.name())}>{ picture(place.set, figure) }</div>
            <div class="words">
                <h2>{ text::figure_name(place.set, figure) }</h2>
                <p class="side-name">{ text::side(figure.color) }</p>
                <dl>
                    <dt>{ text::GALLERY_MOTIF }</dt>
                    <dd>{ motif }</dd>
                    <dt>{ text::GALLERY_MEANING }</dt>
                    { names(place.set, figure) }
                    <dt>{ text::GALLERY_SOURCE }</dt>
                    <dd>{ source }</dd>
                </dl>
                <nav class="turns" aria-label={text::GALLERY}>
                    { step(before, text::GALLERY_PREVIOUS, "prev") }
                    <a class="step" href={all}>{ text::GALLERY_ALL }</a>
                    { step(after, text::GALLERY_NEXT, "next") }
                </nav>
            </div>
        </article>
    }
}

/// His names and what they mean, those of the set's own games first.
fn names(set: Set, figure: Figure) -> Html {
    let mongolian = html! {
        <dd>
            <bdi lang="mn">{ text::cyrillic(figure.role) }</bdi>
            if let Some(name) = text::traditional(figure.role) {
                { " " }<bdi class="traditional" lang="mn-Mong" dir="ltr">{ name }</bdi>
            }
            { " · " }{ text::meaning(figure.role) }
        </dd>
    };
    let Some(shatranj) = text::in_shatranj(figure.role) else {
        return mongolian;
    };
    let shatranj = html! { <dd>{ shatranj }</dd> };
    if set == Set::usual(Variant::Shatranj) {
        html! { <>{ shatranj }{ mongolian }</> }
    } else {
        html! { <>{ mongolian }{ shatranj }</> }
    }
}

/// A man's picture; what it shows is said beside it.
fn picture(set: Set, figure: Figure) -> Html {
    let href = format!("#{}-{}", set.id(), figure.id());
    html! {
        <svg class="picture" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <use {href} />
        </svg>
    }
}

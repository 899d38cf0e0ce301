//! What happens outside when the state changes, and what outside changes the state.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use shatar_rules::uci;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::Handle;
use crate::engine::{self, Client, Told};
use crate::state::{Action, EngineAnswer, Notice, Play, State};
use crate::{browser, link, locale, storage};

/// How often the clocks are looked at, in milliseconds.
const CLOCK_MS: u32 = 200;

/// Keeps game and settings in the browser.
#[hook]
pub(crate) fn use_store(state: &Handle) {
    let handle = state.clone();
    let told = use_mut_ref(|| false);
    use_effect_with(state.play.clone(), move |play| {
        // A refusing store is told once.
        if !storage::save_game(play) && !told.replace(true) {
            handle.dispatch(Action::Notify(Notice::StoreRefused));
        }
    });
    use_effect_with(state.settings.clone(), |settings| {
        storage::save_settings(settings);
    });
}

/// Tells the styles the theme and the board.
#[hook]
pub(crate) fn use_theme(state: &Handle) {
    use_effect_with(state.settings.clone(), |settings| {
        browser::mark_root("data-theme", settings.theme.id());
        browser::mark_root("data-cloth", settings.cloth.id());
    });
}

/// Fetches the language that is wanted, and makes it the page's.
#[hook]
pub(crate) fn use_language(state: &Handle) {
    let latest = use_mut_ref(|| state.settings.language);
    latest.replace(state.settings.language);
    let (handle, current) = (state.clone(), state.language);
    use_effect_with(state.settings.language, move |&chosen| {
        let wanted = locale::wanted(chosen);
        if wanted == current {
            return;
        }
        spawn_local(async move {
            let words = locale::load(wanted).await;
            // Another one may have been chosen meanwhile.
            if *latest.borrow() != chosen {
                return;
            }
            match words {
                Ok(words) => {
                    locale::speak(words);
                    handle.dispatch(Action::Speak(wanted));
                }
                Err(locale::Failed) => handle.dispatch(Action::SpeechFailed(wanted)),
            }
        });
    });
}

/// Lets the engine do what the state demands.
#[hook]
pub(crate) fn use_engine(state: &Handle) {
    let latest = use_mut_ref(|| state.clone());
    latest.replace(state.clone());
    let client = use_memo((), move |()| {
        Client::new(move |serial, told| {
            let state = latest.borrow().clone();
            if let Some(answer) = answer(&state, told) {
                state.dispatch(Action::Engine {
                    serial,
                    answer,
                    now: browser::now(),
                });
            }
        })
    });
    let demand = state.demand();
    let play = state.play.clone();
    use_effect_with(demand, move |&demand| {
        client.want(demand.map(|demand| engine::job(demand, &play, browser::now())));
    });
}

/// The worker's words as an answer to the state.
fn answer(state: &State, told: Told) -> Option<EngineAnswer> {
    Some(match told {
        Told::Replaced => EngineAnswer::Replaced,
        Told::Failed => EngineAnswer::Failed,
        Told::Best(text, score) => {
            let position = state.play.game().position();
            match uci::read(&text, position.size(), position.variant()) {
                Ok(mv) => EngineAnswer::Best { mv, score },
                Err(_) => EngineAnswer::Failed,
            }
        }
    })
}

/// Gives the focus to the board when what had it is gone: a button that a click took away, a
/// panel that closed. Nobody who types should have to begin at the top of the page.
#[hook]
pub(crate) fn use_focus(state: &Handle) {
    // Whether something has the focus, as far as anybody was told: an element that is taken out of
    // the page goes without a word, one that a click left behind says so.
    let somewhere = use_mut_ref(|| false);
    {
        let somewhere = somewhere.clone();
        use_effect_with((), move |()| {
            let listen = |name: &'static str, value: bool| {
                let somewhere = somewhere.clone();
                browser::document().map(|document| {
                    EventListener::new(&document, name, move |_| *somewhere.borrow_mut() = value)
                })
            };
            let listeners = [listen("focusin", true), listen("focusout", false)];
            move || drop(listeners)
        });
    }
    let what = (
        state.event.0,
        state.dialog,
        state.looks_back(),
        state.notice.is_some(),
        state.engine,
    );
    use_effect_with(what, move |_| {
        if *somewhere.borrow() && browser::focus_is_lost() {
            browser::focus_board();
        }
    });
}

/// Lets flags fall.
#[hook]
pub(crate) fn use_clocks(state: &Handle) {
    let dispatcher = state.dispatcher();
    let running = state
        .play
        .clock
        .as_ref()
        .is_some_and(crate::state::Clock::is_running);
    use_effect_with(running, move |&running| {
        let interval = running.then(|| {
            Interval::new(CLOCK_MS, move || {
                dispatcher.dispatch(Action::Tick {
                    now: browser::now(),
                });
            })
        });
        move || drop(interval)
    });
}

/// Opens a link that is put into the address while the page is open.
#[hook]
pub(crate) fn use_links(state: &Handle) {
    let latest = use_mut_ref(|| state.clone());
    latest.replace(state.clone());
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| {
                let state = latest.borrow().clone();
                open_link(&state);
            })
        });
        move || drop(listener)
    });
}

fn open_link(state: &Handle) {
    let fragment = browser::fragment();
    if !link::is_link(&fragment) {
        return;
    }
    browser::clear_fragment();
    match link::read(&fragment) {
        Ok(game) => {
            let before = state.play.clone();
            let play = Play::new(game, before.seats, None);
            state.dispatch(Action::Begin {
                play: Box::new(play),
                now: browser::now(),
            });
            if before.plies() > 0 {
                let before = Box::new(before);
                state.dispatch(Action::Notify(Notice::LinkOpened { before }));
            }
        }
        Err(fault) => {
            state.dispatch(Action::Notify(Notice::BadLink { fault }));
        }
    }
}

/// Keeps the time used so far when the page is hidden or left.
#[hook]
pub(crate) fn use_leaving(state: &Handle) {
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        let settle = Rc::new(move || {
            dispatcher.dispatch(Action::Settle {
                now: browser::now(),
            });
        });
        let hidden = browser::document().map(|document| {
            let settle = settle.clone();
            EventListener::new(&document, "visibilitychange", move |_| settle())
        });
        let left = web_sys::window()
            .map(|window| EventListener::new(&window, "pagehide", move |_| settle()));
        move || drop((hidden, left))
    });
}

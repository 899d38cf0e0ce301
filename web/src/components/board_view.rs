//! The board component, wrapped.

use std::rc::Rc;

use shatar_board::{
    Board, Coordinates, Event, Input, Options, Pattern, Pieces, Question, Shown, Sides, SingleKeys,
    View,
};
use shatar_rules::Color;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::Handle;
use crate::browser;
use crate::locale::Language;
use crate::state::{Action, Aside, Cloth, Dialog, Seat, Set};
use crate::text::{self, PageLabels};

/// The state, and the set whose pictures are in the page.
#[derive(Properties, PartialEq)]
pub(crate) struct BoardViewProps {
    /// The state.
    pub(crate) state: Handle,
    /// The set.
    pub(crate) set: Set,
}

/// The board, and the line under it.
#[component]
pub(crate) fn BoardView(props: &BoardViewProps) -> Html {
    let state = &props.state;
    let place = use_node_ref();
    let board = use_mut_ref(|| None::<Board>);
    let dispatcher = state.dispatcher();
    let (options, view) = (options(state, props.set), view(state));
    {
        let (board, place) = (board.clone(), place.clone());
        let (options, view) = (options.clone(), view.clone());
        use_effect_with((), move |()| {
            if let Some(element) = place.cast::<HtmlElement>() {
                let on_event = move |event| {
                    if let Some(action) = action(event) {
                        dispatcher.dispatch(action);
                    }
                };
                board.replace(Board::mount(&element, options, view, on_event).ok());
            }
            move || drop(board.take())
        });
    }
    {
        let board = board.clone();
        let shown = (shown_options(state), props.set);
        use_effect_with(shown, move |_| {
            if let Some(board) = &*board.borrow() {
                board.set_options(options);
            }
        });
    }
    {
        let seen = (
            *state.viewed_position(),
            state.viewed_ply(),
            state.may_move(),
            state.hint,
        );
        let board = board.clone();
        use_effect_with(seen, move |_| {
            if let Some(board) = &*board.borrow() {
                board.set_view(view);
            }
        });
    }
    {
        // A board that is new has nothing to do with what was asked of an older one.
        let seen = use_mut_ref(|| state.command.0);
        use_effect_with(state.command, move |&(count, command)| {
            let new = seen.replace(count) != count;
            if let (true, Some(board), Some(command)) = (new, &*board.borrow(), command) {
                // The answer is about a square: that is where the focus belongs.
                board.focus();
                board.command(command);
            }
        });
    }
    let back = {
        let state = state.clone();
        Callback::from(move |_| state.dispatch(Action::Look(state.play.plies())))
    };
    let from_here = {
        let state = state.clone();
        Callback::from(move |_| {
            state.dispatch(Action::PlayFromHere {
                now: browser::now(),
            });
        })
    };
    html! {
        <section class="board-place" aria-label={text::BOARD_SECTION}>
            <div class={classes!("board-frame", state.looks_back().then_some("past"))}>
                <div class="board-host" ref={place}></div>
            </div>
            <div class="under-board">
                if state.looks_back() {
                    <p>{ text::looking_back(state.viewed_ply(), state.play.plies()) }</p>
                    <button type="button" class="quiet" onclick={from_here}>{ text::PLAY_FROM_HERE }</button>
                    <button type="button" class="quiet" onclick={back}>{ text::BACK_TO_THE_GAME }</button>
                } else {
                    <p>{ text::aside(state) }</p>
                }
            </div>
        </section>
    }
}

/// What the board's events mean to the page.
fn action(event: Event) -> Option<Action> {
    match event {
        Event::Move(mv) => Some(Action::Move {
            mv,
            now: browser::now(),
        }),
        Event::Select(square) => Some(Action::Pick(square)),
        Event::Slowed(stops) => Some(Action::Aside(Some(Aside::Slowed(stops)))),
        Event::Stuck(square) => Some(Action::Aside(Some(Aside::Stuck(square)))),
        Event::Refused { from, to } => Some(Action::Refused { from, to }),
        Event::Answer(answer) => Some(Action::Answer(Box::new(answer))),
        Event::Ask(Question::TypeMove) => {
            browser::focus("#typed");
            None
        }
        Event::Ask(Question::Help) => Some(Action::Open(Dialog::Keys)),
        Event::Ask(question) => Some(Action::Ask {
            question,
            now: browser::now(),
        }),
        Event::Promoting { .. } => None,
    }
}

/// Everything on which the options depend, comparable.
fn shown_options(state: &Handle) -> (bool, Cloth, [bool; 3], [Seat; 2], bool, Language) {
    (
        state.flipped,
        state.settings.cloth,
        [
            state.settings.coordinates,
            state.settings.rings,
            state.settings.single_keys,
        ],
        state.play.seats,
        state.looks_back() || state.play.end().is_none(),
        state.language,
    )
}

fn options(state: &Handle, set: Set) -> Options {
    let settings = &state.settings;
    let yes = |shown: bool| if shown { Shown::Yes } else { Shown::No };
    let open = state.looks_back() || state.play.end().is_none();
    Options {
        orientation: if state.flipped {
            Color::Black
        } else {
            Color::White
        },
        coordinates: if settings.coordinates {
            Coordinates::Inside
        } else {
            Coordinates::None
        },
        pattern: match settings.cloth {
            Cloth::Chequered => Pattern::Chequered,
            Cloth::Felt | Cloth::Wood | Cloth::Stone => Pattern::Plain,
        },
        input: match state.play.seats {
            _ if !open => Input::View,
            [Seat::Human, Seat::Human] => Input::Play(Sides::Both),
            [Seat::Human, _] => Input::Play(Sides::White),
            [_, Seat::Human] => Input::Play(Sides::Black),
            _ => Input::View,
        },
        rings: yes(settings.rings),
        single_keys: if settings.single_keys {
            SingleKeys::On
        } else {
            SingleKeys::Off
        },
        pieces: Pieces {
            prefix: format!("{}-", set.id()),
            pawns: set.pawns(),
        },
        labels: Rc::new(PageLabels),
        ..Options::default()
    }
}

fn view(state: &Handle) -> View {
    let position = *state.viewed_position();
    View {
        legal: if state.may_move() {
            position.legal_moves()
        } else {
            Vec::new()
        },
        last_move: state.viewed_move(),
        hint: state.hint,
        ..View::new(position)
    }
}

//! The moves, to look back at and to play on from.

use std::rc::Rc;

use shatar_rules::{Game, Move};
use yew::prelude::*;

use super::Props;
use crate::locale::{Language, Word};
use crate::state::Action;
use crate::text;

/// The section with the list and the buttons under it.
#[component]
pub(crate) fn MoveList(props: &Props) -> Html {
    let state = &props.state;
    let onlook = {
        let state = state.clone();
        Callback::from(move |ply| state.dispatch(Action::Look(ply)))
    };
    html! {
        <section class="moves" aria-labelledby="moves-title">
            <h2 id="moves-title">{ text::MOVES }</h2>
            <List game={state.play.game().clone()} viewed={state.viewed_ply()} language={state.language} {onlook} />
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct ListProps {
    game: Rc<Game>,
    viewed: usize,
    language: Language,
    onlook: Callback<usize>,
}

/// Moves written once: writing one means making all moves of its position.
#[derive(Default)]
struct Written {
    moves: Vec<Move>,
    texts: Vec<AttrValue>,
    start: Option<u64>,
    language: Option<Language>,
}

impl Written {
    fn update(&mut self, game: &Game, language: Language) {
        let start = Some(game.start().key());
        if (self.start, self.language) != (start, Some(language)) {
            *self = Written {
                start,
                language: Some(language),
                ..Written::default()
            };
        }
        let same = (self.moves.iter().zip(game.moves()))
            .take_while(|(old, new)| old == new)
            .count();
        self.moves.truncate(same);
        self.texts.truncate(same);
        for ply in same..game.moves().len() {
            let (before, mv) = (&game.positions()[ply], game.moves()[ply]);
            self.moves.push(mv);
            self.texts.push(AttrValue::from(text::san(before, mv)));
        }
    }
}

#[component]
fn List(props: &ListProps) -> Html {
    let ListProps {
        game,
        viewed,
        language,
        onlook,
    } = props;
    let written = use_mut_ref(Written::default);
    let current = use_node_ref();
    use_effect_with((*viewed, game.moves().len()), {
        let current = current.clone();
        move |_| {
            if let Some(element) = current.cast::<web_sys::HtmlElement>() {
                scroll_into_list(&element);
            }
        }
    });
    let mut written = written.borrow_mut();
    written.update(game, *language);
    let last = game.moves().len();
    let step = |ply: usize, enabled: bool, label: Word, sign: &'static str| {
        let onlook = onlook.clone();
        html! {
            // Not `disabled`, which would lose the focus at either end.
            <button type="button" class="step" aria-disabled={(!enabled).then_some("true")}
                aria-label={label} onclick={move |_| if enabled { onlook.emit(ply); }}>{ sign }</button>
        }
    };
    html! {
        <>
            <ol class="move-list" tabindex="0" aria-label={text::MOVES}>
                if last == 0 {
                    <li class="no-moves">{ text::NO_MOVES }</li>
                }
                { for rows(game).into_iter().map(|(number, plies)| html! {
                    <li key={number}>
                        <span class="number">{ text::move_number(number) }</span>
                        { for plies.into_iter().map(|ply| match ply {
                            Some(ply) => {
                                let onlook = onlook.clone();
                                let now = ply == *viewed;
                                html! {
                                    <button type="button" class="ply" ref={if now { current.clone() } else { NodeRef::default() }}
                                        aria-current={now.then_some("step")}
                                        onclick={move |_| onlook.emit(ply)}>
                                        <bdi>{ written.texts[ply - 1].clone() }</bdi>
                                        { badge(game, ply) }
                                    </button>
                                }
                            }
                            None => html! { <span class="ply gap">{ "…" }</span> },
                        }) }
                    </li>
                }) }
            </ol>
            <div class="steps">
                { step(0, *viewed > 0, text::TO_START, "|◂") }
                { step(viewed.saturating_sub(1), *viewed > 0, text::STEP_BACK, "◂") }
                { step(viewed + 1, *viewed < last, text::STEP_ON, "▸") }
                { step(last, *viewed < last, text::TO_END, "▸|") }
            </div>
        </>
    }
}

/// The name of the check that a move gave.
fn badge(game: &Game, ply: usize) -> Html {
    let names = text::check_names(game.positions()[ply].checks());
    if names.is_empty() {
        return Html::default();
    }
    html! { <span class="badge">{ names }</span> }
}

/// Rows of the list: a number, and White's and Black's ply; `None` where a game that begins with
/// Black has none.
fn rows(game: &Game) -> Vec<(u32, Vec<Option<usize>>)> {
    let mut rows: Vec<(u32, Vec<Option<usize>>)> = Vec::new();
    for ply in 1..=game.moves().len() {
        let before = &game.positions()[ply - 1];
        let number = before.fullmoves();
        match rows.last_mut() {
            Some((last, plies)) if *last == number => plies.push(Some(ply)),
            _ if before.turn() == shatar_rules::Color::Black => {
                rows.push((number, vec![None, Some(ply)]));
            }
            _ => rows.push((number, vec![Some(ply)])),
        }
    }
    rows
}

/// Brings a move into view inside its list, without moving the page.
fn scroll_into_list(element: &web_sys::HtmlElement) {
    let Some(list) = element.closest(".move-list").ok().flatten() else {
        return;
    };
    let top = element.offset_top();
    let bottom = top + element.offset_height();
    if top < list.scroll_top() {
        list.set_scroll_top(top - 8);
    } else if bottom > list.scroll_top() + list.client_height() {
        list.set_scroll_top(bottom - list.client_height() + 8);
    }
}

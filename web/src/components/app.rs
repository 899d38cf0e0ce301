//! The whole page.

use yew::prelude::*;

use super::board_view::BoardView;
use super::controls::Controls;
use super::effects;
use super::end_panel::EndPanel;
use super::gallery::{Gallery, use_place};
use super::header::Header;
use super::keys_dialog::KeysDialog;
use super::live::LiveRegion;
use super::move_list::MoveList;
use super::new_game::NewGameDialog;
use super::notices::Notices;
use super::plate::Plate;
use super::resign_dialog::ResignDialog;
use super::rules_dialog::RulesDialog;
use super::series_line::SeriesLine;
use super::settings_dialog::SettingsDialog;
use super::share_dialog::ShareDialog;
use super::sprite::{Sprite, use_pictures};
use super::typed_move::TypedMove;
use crate::opening;
use crate::state::Dialog;
use shatar_rules::Color;

/// The page.
#[component]
pub(crate) fn App() -> Html {
    let state = use_reducer_eq(opening::state);
    effects::use_store(&state);
    effects::use_theme(&state);
    effects::use_language(&state);
    effects::use_engine(&state);
    effects::use_clocks(&state);
    effects::use_links(&state);
    effects::use_leaving(&state);
    effects::use_focus(&state);
    let place = use_place();

    let below = if state.flipped {
        Color::Black
    } else {
        Color::White
    };
    let variant = state.play.variant();
    let pictures = use_pictures(state.settings.set(variant));
    let dialog = match state.dialog {
        None => Html::default(),
        Some(Dialog::NewGame) => html! { <NewGameDialog state={state.clone()} /> },
        Some(Dialog::Rules) => html! { <RulesDialog state={state.clone()} /> },
        Some(Dialog::Keys) => html! { <KeysDialog state={state.clone()} /> },
        Some(Dialog::Share) => html! { <ShareDialog state={state.clone()} /> },
        Some(Dialog::Settings) => html! { <SettingsDialog state={state.clone()} /> },
        Some(Dialog::Resign) => html! { <ResignDialog state={state.clone()} /> },
    };
    if let Some(place) = place {
        // The game goes on meanwhile: only its table is out of sight.
        return html! {
            <>
                <Gallery state={state.clone()} {place} />
                { dialog }
            </>
        };
    }
    html! {
        <>
            <Sprite text={pictures.text} letters={(state.language, variant)} />
            <Header state={state.clone()} />
            <Notices state={state.clone()} />
            <main class={classes!("table", variant.id())}>
                <h1 class="unseen">{ crate::text::game_line(state.play.game().rules()) }</h1>
                <Plate state={state.clone()} side={!below} place="above" />
                // Each game has a board of its own: theirs differ in size.
                <BoardView key={variant.id()} state={state.clone()} set={pictures.set} />
                <Plate state={state.clone()} side={below} place="below" />
                <div class="side">
                    if state.play.end().is_some() {
                        <EndPanel state={state.clone()} />
                    }
                    <SeriesLine state={state.clone()} />
                    <Controls state={state.clone()} />
                    <TypedMove state={state.clone()} />
                    <MoveList state={state.clone()} />
                </div>
            </main>
            <LiveRegion state={state.clone()} />
            { dialog }
        </>
    }
}

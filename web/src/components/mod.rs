//! What is on the page. Components only show the state and send actions: no rule of a game and
//! no sentence stands here.

pub(crate) mod app;
mod board_view;
mod controls;
mod effects;
mod end_panel;
mod field;
mod gallery;
mod header;
mod icons;
mod keys_dialog;
mod live;
mod modal;
mod move_list;
mod new_game;
mod notices;
mod plate;
mod resign_dialog;
mod rules_dialog;
mod series_line;
mod settings_dialog;
mod share_dialog;
mod sprite;
mod typed_move;

use yew::prelude::*;

use crate::state::State;

/// The handle through which components see and change the state.
pub(crate) type Handle = UseReducerHandle<State>;

/// All that most components need.
#[derive(Properties, PartialEq, Clone)]
pub(crate) struct Props {
    /// The state.
    pub(crate) state: Handle,
}

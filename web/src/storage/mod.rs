//! What the browser keeps for us. The only place that knows where: the game and the settings,
//! as versioned texts, in the browser's local storage.

pub(crate) mod record;

pub(crate) use record::{RecordError, RecordFault};

use crate::state::{Notice, Play, Settings};

const GAME: &str = "shatar.game";
const DAMAGED: &str = "shatar.game.damaged";
const SETTINGS: &str = "shatar.settings";

fn store() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The stored game. A record that cannot be read is set aside under another name, for whoever
/// can mend it, and the person is told.
pub(crate) fn load_game() -> (Option<Play>, Option<Notice>) {
    let Some(store) = store() else {
        return (None, Some(Notice::StoreRefused));
    };
    let Ok(Some(text)) = store.get_item(GAME) else {
        return (None, None);
    };
    match record::read(&text) {
        Ok(play) => (Some(play), None),
        Err(error) => {
            // If it cannot even be set aside, it stays until the next game overwrites it.
            if store.set_item(DAMAGED, &text).is_ok() {
                let _ = store.remove_item(GAME);
            }
            (None, Some(Notice::StoreDamaged { fault: error }))
        }
    }
}

/// Keeps the game; says whether the browser did.
pub(crate) fn save_game(play: &Play) -> bool {
    store().is_some_and(|store| store.set_item(GAME, &record::write(play)).is_ok())
}

/// The stored settings, or the defaults.
pub(crate) fn load_settings() -> Settings {
    store()
        .and_then(|store| store.get_item(SETTINGS).ok()?)
        .map(|text| Settings::read(&text))
        .unwrap_or_default()
}

/// Keeps the settings, if the browser will.
pub(crate) fn save_settings(settings: &Settings) {
    if let Some(store) = store() {
        // Nothing is lost but a taste: the game's own notice tells of a refusing store.
        let _ = store.set_item(SETTINGS, &settings.write());
    }
}

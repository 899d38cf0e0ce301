//! What the page begins with: the game of a link, else the stored one, else a first game.

use crate::state::{Notice, Play, State};
use crate::{browser, link, locale, storage};

/// The first state.
pub(crate) fn state() -> State {
    let settings = storage::load_settings();
    let (stored, mut notice) = storage::load_game();
    let mut play = stored.clone();
    let fragment = browser::fragment();
    if link::is_link(&fragment) {
        browser::clear_fragment();
        match link::read(&fragment) {
            Ok(game) => {
                let seats = stored
                    .as_ref()
                    .map_or(Play::first().seats, |play| play.seats);
                play = Some(Play::new(game, seats, None));
                if let Some(before) = stored.filter(|before| before.plies() > 0) {
                    notice = Some(Notice::LinkOpened {
                        before: Box::new(before),
                    });
                }
            }
            Err(fault) => {
                notice = Some(Notice::BadLink { fault });
            }
        }
    }
    let mut play = play.unwrap_or_else(Play::first);
    play.resume(browser::now());
    State::new(play, settings, locale::language(), notice)
}

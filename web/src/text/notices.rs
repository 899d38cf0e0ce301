//! Sentences that a person should read.

use crate::state::Notice;

/// A notice's sentence.
pub(crate) fn notice(notice: &Notice) -> String {
    match notice {
        Notice::StoreRefused => {
            "This browser keeps nothing for us: the game goes on, but a reload will lose it. \
             Copy the link or the PGN to keep it."
                .to_owned()
        }
        Notice::StoreDamaged { fault } => format!(
            "The stored game could not be read ({fault}). It has been set aside, and a new game \
             stands on the board."
        ),
        Notice::BadLink { fault } => {
            format!("The link leads to no game: {fault}. Your own game is untouched.")
        }
        Notice::LinkOpened { .. } => {
            "A game from a link is on the board. The game you were playing is kept until you \
             close this."
                .to_owned()
        }
    }
}

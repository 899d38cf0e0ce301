//! Sentences that a person should read.

use super::errors;
use crate::locale::Word;
use crate::state::Notice;

/// A notice's sentence.
pub(crate) fn notice(notice: &Notice) -> String {
    match notice {
        Notice::StoreRefused => Word("store-refused").say(),
        Notice::StoreDamaged { fault } => {
            Word("store-damaged").with([("fault", errors::record(fault).into())])
        }
        Notice::BadLink { fault } => Word("bad-link").with([("fault", errors::link(fault).into())]),
        Notice::LinkOpened { .. } => Word("link-opened").say(),
        Notice::LanguageFailed(language) => {
            Word("language-failed").with([("language", language.own_name().into())])
        }
    }
}

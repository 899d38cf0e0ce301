//! The gallery: the men's names, what they mean, and what is carved.

use shatar_locale::Words;
use shatar_rules::{Role, Variant};

use super::lists::capital;
use super::men::man;
use crate::gallery::Figure;
use crate::locale::Word;
use crate::state::Set;

/// A man's name as a heading: in Shatranj's own set that of Shatranj.
pub(crate) fn figure_name(set: Set, figure: Figure) -> String {
    let variant = match figure.role {
        Role::Guard => Variant::Hiashatar,
        _ if set == Set::usual(Variant::Shatranj) => Variant::Shatranj,
        _ => Variant::Shatar,
    };
    capital(&man(figure.role, variant).say())
}

/// His name in Shatranj, which has no guard, and what it means.
pub(crate) fn in_shatranj(role: Role) -> Option<String> {
    let meaning = match role {
        Role::Guard => return None,
        Role::King => Word("meaning-shah"),
        Role::Bers => Word("meaning-firzan"),
        Role::Rook => Word("meaning-rukh"),
        Role::Camel => Word("meaning-fil"),
        Role::Horse => Word("meaning-faras"),
        Role::Pawn => Word("meaning-baidaq"),
    };
    let name = man(role, Variant::Shatranj).say();
    Some(
        Word("gallery-in-shatranj").with([("man", name.into()), ("meaning", meaning.say().into())]),
    )
}

/// What his name means.
pub(crate) const fn meaning(role: Role) -> Word {
    match role {
        Role::King => Word("meaning-nojon"),
        Role::Bers => Word("meaning-bers"),
        Role::Rook => Word("meaning-tereg"),
        Role::Camel => Word("meaning-temee"),
        Role::Horse => Word("meaning-mori"),
        Role::Guard => Word("meaning-hia"),
        Role::Pawn => Word("meaning-khuu"),
    }
}

/// His name in the traditional script, as far as the sources print it.
pub(crate) const fn traditional(role: Role) -> Option<&'static str> {
    match role {
        Role::King => Some("ᠨᠣᠶᠠᠨ"),
        Role::Bers => Some("ᠪᠠᠷᠰ"),
        Role::Rook => Some("ᠲᠡᠷᠭᠡ"),
        Role::Camel => Some("ᠲᠡᠮᠡᠭᠡ"),
        Role::Pawn => Some("ᠬᠦᠦ"),
        Role::Horse | Role::Guard => None,
    }
}

/// His name in Mongolian, as it is written today.
pub(crate) const fn cyrillic(role: Role) -> &'static str {
    match role {
        Role::King => "ноён",
        Role::Bers => "бэрс",
        Role::Rook => "тэрэг",
        Role::Camel => "тэмээ",
        Role::Horse => "морь",
        Role::Guard => "хиа",
        Role::Pawn => "хүү",
    }
}

/// What is carved, as a sentence without its stop.
pub(crate) fn motif(motifs: &Words, set: Set, figure: Figure) -> String {
    capital(&motifs.say(&format!("{}-{}", set.id(), figure.id()), []))
}

/// A word on the whole set: `about`, `source`.
pub(crate) fn of_set(motifs: &Words, set: Set, what: &str) -> String {
    motifs.say(&format!("{}-{what}", set.id()), [])
}

/// The title of the page in the gallery.
pub(crate) fn gallery_title(set: Set, figure: Option<Figure>) -> String {
    let name = super::set(set).say();
    match figure {
        None => Word("gallery-title").with([("set", name.into())]),
        Some(figure) => Word("gallery-figure-title").with([
            ("man", figure_name(set, figure).into()),
            ("set", name.into()),
        ]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mongolian_names_are_those_of_the_mongolian_page() {
        let file = include_str!("../../locales/mn/men.ftl");
        for role in Role::ALL {
            let Word(id) = man(role, Variant::Hiashatar);
            let line = format!("{id} = {}", cyrillic(role));
            assert!(file.lines().any(|found| found == line), "{line}");
        }
    }
}

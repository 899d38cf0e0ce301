//! Men, sides and checks.

use shatar_board::{Labels, SquareFacts, Target};
use shatar_locale::Value;
use shatar_rules::{CheckClass, CheckClasses, Color, Man, Role, Variant};

use super::lists::{capital, commas};
use crate::locale::{Word, key};

/// The words of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PageLabels;

impl Labels for PageLabels {
    fn board(&self, variant: Variant) -> String {
        Word("board-of").with([("game", game(variant).say().into())])
    }

    fn man(&self, one: Man, variant: Variant) -> String {
        Word("man-of-side").with([
            ("side", side_key(one.color())),
            ("man", man(one.role(), variant).say().into()),
        ])
    }

    fn square(&self, facts: &SquareFacts) -> String {
        let mut words = vec![facts.size.name(facts.square)];
        if let Some(man) = facts.man {
            words.push(self.man(man, facts.variant));
        }
        let target = facts.target.map(|target| match target {
            Target::Move => Word("label-move"),
            Target::Capture => Word("label-capture"),
            Target::Swap => Word("label-swap"),
        });
        let said = [
            facts.in_check.then_some(Word("label-in-check")),
            facts.checker.then_some(Word("label-checker")),
            facts.selected.then_some(Word("label-selected")),
            target,
        ];
        words.extend(said.into_iter().flatten().map(Word::say));
        if let Some(hia) = facts.stopped_by {
            let hia = facts.size.name(hia);
            words.push(Word("label-stopped").with([("square", hia.into())]));
        }
        let said = [
            facts.last_from.then_some(Word("label-last-from")),
            facts.last_to.then_some(Word("label-last-to")),
            facts.hint.then_some(Word("label-hint")),
        ];
        words.extend(said.into_iter().flatten().map(Word::say));
        commas(words)
    }

    fn letter(&self, role: Role, variant: Variant) -> String {
        letter(role, variant)
    }

    fn promotion(&self) -> String {
        Word("promote-to").say()
    }
}

/// A game's name.
pub(crate) const fn game(variant: Variant) -> Word {
    match variant {
        Variant::Shatar => Word("game-shatar"),
        Variant::Hiashatar => Word("game-hiashatar"),
        Variant::Shatranj => Word("game-shatranj"),
    }
}

/// A man's name in his game, as it stands inside a sentence.
pub(crate) const fn man(role: Role, variant: Variant) -> Word {
    match (variant, role) {
        (Variant::Shatranj, Role::Pawn) => Word("man-baidaq"),
        (Variant::Shatranj, Role::Horse) => Word("man-faras"),
        (Variant::Shatranj, Role::Camel) => Word("man-fil"),
        (Variant::Shatranj, Role::Rook) => Word("man-rukh"),
        (Variant::Shatranj, Role::Bers) => Word("man-firzan"),
        (Variant::Shatranj, Role::King) => Word("man-shah"),
        (_, Role::Pawn) => Word("man-khuu"),
        (_, Role::Horse) => Word("man-mori"),
        (_, Role::Camel) => Word("man-temee"),
        (_, Role::Rook) => Word("man-tereg"),
        (_, Role::Bers) => Word("man-bers"),
        (_, Role::Guard) => Word("man-hia"),
        (_, Role::King) => Word("man-nojon"),
    }
}

/// A man's letter in his game, as it stands in the move list; none where it is not written.
pub(crate) fn letter(role: Role, variant: Variant) -> String {
    match role {
        Role::Pawn => String::new(),
        _ => man(role, variant).form("letter"),
    }
}

/// What chooses among the variants of a message that names the king.
pub(crate) fn king_key(variant: Variant) -> Value<'static> {
    key(match variant {
        Variant::Shatranj => "shah",
        Variant::Shatar | Variant::Hiashatar => "nojon",
    })
}

/// What chooses among the variants of a message that names the pawn.
pub(crate) fn pawn_key(variant: Variant) -> Value<'static> {
    key(match variant {
        Variant::Shatranj => "baidaq",
        Variant::Shatar | Variant::Hiashatar => "child",
    })
}

/// What chooses among the variants of a message about a side.
pub(crate) fn side_key(color: Color) -> Value<'static> {
    key(color.name())
}

/// A side's name.
pub(crate) const fn side(color: Color) -> Word {
    match color {
        Color::White => Word("white"),
        Color::Black => Word("black"),
    }
}

/// The name of a check, as it stands inside a sentence.
pub(crate) const fn check_name(class: CheckClass) -> Word {
    match class {
        CheckClass::Hia => Word("check-hia"),
        CheckClass::Horse => Word("check-horse"),
        CheckClass::King => Word("check-nojon"),
        CheckClass::Shak => Word("check-shak"),
        CheckClass::Tsod => Word("check-tsod"),
        CheckClass::Tuk => Word("check-tuk"),
    }
}

/// The names of a check that may be double, inside a sentence: "shak and tuk".
pub(crate) fn checks_inside(classes: CheckClasses) -> String {
    classes
        .iter()
        .map(|class| check_name(class).say())
        .reduce(|first, second| {
            Word("check-and").with([("first", first.into()), ("second", second.into())])
        })
        .unwrap_or_default()
}

/// The names of a check that may be double: "Shak and tuk".
pub(crate) fn check_names(classes: CheckClasses) -> String {
    capital(&checks_inside(classes))
}

/// A check as it is called out: "Shak!".
pub(crate) fn check_called(classes: CheckClasses) -> String {
    Word("check-called").with([("check", check_names(classes).into())])
}

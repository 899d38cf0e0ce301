//! Men, sides and checks.

use shatar_board::Labels;
use shatar_rules::{CheckClass, CheckClasses, Color, Man, Role, Variant};

/// The words of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PageLabels;

impl Labels for PageLabels {
    fn man(&self, one: Man, variant: Variant) -> String {
        format!("{} {}", side_lower(one.color()), man(one.role(), variant))
    }
}

/// A man's name in his game, in lower case.
pub(crate) const fn man(role: Role, variant: Variant) -> &'static str {
    match (variant, role) {
        (Variant::Shatranj, Role::Pawn) => "baidaq",
        (Variant::Shatranj, Role::Horse) => "faras",
        (Variant::Shatranj, Role::Camel) => "fil",
        (Variant::Shatranj, Role::Rook) => "rukh",
        (Variant::Shatranj, Role::Bers) => "firzan",
        (Variant::Shatranj, Role::King) => "shah",
        (_, Role::Pawn) => "child",
        (_, Role::Horse) => "horse",
        (_, Role::Camel) => "camel",
        (_, Role::Rook) => "cart",
        (_, Role::Bers) => "bers",
        (_, Role::Guard) => "hia",
        (_, Role::King) => "nojon",
    }
}

/// A side's name.
pub(crate) const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// A side's name inside a sentence.
pub(crate) const fn side_lower(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The name of a check, as it is called out.
pub(crate) const fn check_name(class: CheckClass) -> &'static str {
    match class {
        CheckClass::Hia => "Hia",
        CheckClass::Horse => "Horse check",
        CheckClass::King => "Nojon",
        CheckClass::Shak => "Shak",
        CheckClass::Tsod => "Tsod",
        CheckClass::Tuk => "Tuk",
    }
}

/// The names of a check that may be double: "Shak and tuk".
pub(crate) fn check_names(classes: CheckClasses) -> String {
    let mut text = String::new();
    for class in classes.iter() {
        if text.is_empty() {
            text.push_str(check_name(class));
        } else {
            text.push_str(" and ");
            text.push_str(&check_name(class).to_lowercase());
        }
    }
    text
}

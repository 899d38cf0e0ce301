//! The words of a board. They come from its owner, so that they can be of any language; English
//! is here.

use shatar_rules::{Man, Role, Size, Square, Variant};

/// How the selected man can go to a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// It moves there.
    Move,
    /// It captures there.
    Capture,
    /// It changes places with the man there: the transposition of Shatranj.
    Swap,
}

/// Everything that is to be said of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareFacts {
    /// The square.
    pub square: Square,
    /// The size of its board.
    pub size: Size,
    /// The game.
    pub variant: Variant,
    /// The man on it.
    pub man: Option<Man>,
    /// Whether that man is selected.
    pub selected: bool,
    /// How the selected man can go here.
    pub target: Option<Target>,
    /// The Hia in whose ring the selected man must stop here.
    pub stopped_by: Option<Square>,
    /// Whether the king on it stands in check.
    pub in_check: bool,
    /// Whether the man on it gives check.
    pub checker: bool,
    /// Whether the last move began here.
    pub last_from: bool,
    /// Whether the last move ended here.
    pub last_to: bool,
    /// Whether the move to recommend begins or ends here.
    pub hint: bool,
}

/// The words of a board. Every method speaks English unless it is overridden.
pub trait Labels {
    /// The name of the board itself.
    fn board(&self, variant: Variant) -> String {
        let mut text = String::from(variant.name());
        text.push_str(" board");
        text
    }

    /// A man with its side: "white horse".
    fn man(&self, man: Man, variant: Variant) -> String {
        let mut text = String::from(man.color().name());
        text.push(' ');
        text.push_str(english_role(man.role(), variant));
        text
    }

    /// The whole label of a square: its name, its man, and what can be done there.
    fn square(&self, facts: &SquareFacts) -> String {
        let mut text = facts.size.name(facts.square);
        let mut add = |words: &str| {
            text.push_str(", ");
            text.push_str(words);
        };
        if let Some(man) = facts.man {
            add(&self.man(man, facts.variant));
        }
        if facts.in_check {
            add("in check");
        }
        if facts.checker {
            add("gives check");
        }
        if facts.selected {
            add("selected");
        }
        match facts.target {
            Some(Target::Move) => add("can move here"),
            Some(Target::Capture) => add("can capture"),
            Some(Target::Swap) => add("can change places"),
            None => {}
        }
        if let Some(hia) = facts.stopped_by {
            let mut words = String::from("stopped by the guard on ");
            words.push_str(&facts.size.name(hia));
            add(&words);
        }
        if facts.last_from {
            add("last move from here");
        }
        if facts.last_to {
            add("last move");
        }
        if facts.hint {
            add("hint");
        }
        text
    }

    /// A file on the edge of the board, counted from 0: "a".
    fn file(&self, file: u8) -> String {
        String::from(char::from(b'a'.saturating_add(file)))
    }

    /// A rank on the edge of the board, counted from 0: "1".
    fn rank(&self, rank: u8) -> String {
        let number = rank + 1;
        let mut text = String::new();
        if number >= 10 {
            text.push(char::from(b'0' + number / 10));
        }
        text.push(char::from(b'0' + number % 10));
        text
    }

    /// What the language writes for a man in a move, one letter or more, none for a pawn; also
    /// the key that jumps to him. English writes as SAN does.
    fn letter(&self, role: Role, variant: Variant) -> String {
        match role {
            Role::Pawn => String::new(),
            _ => variant.letter(role).to_uppercase().collect(),
        }
    }

    /// The name of the choice of what a pawn becomes.
    fn promotion(&self) -> String {
        String::from("Promote to")
    }
}

/// The English words.
#[derive(Clone, Copy, Debug)]
pub struct English;

impl Labels for English {}

/// The English name of a kind of man in a game.
pub(crate) const fn english_role(role: Role, variant: Variant) -> &'static str {
    match (variant, role) {
        (Variant::Shatranj, Role::King) => "shah",
        (Variant::Shatranj, Role::Bers) => "firzan",
        (Variant::Shatranj, Role::Camel) => "elephant",
        _ => role.name(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shatar_rules::Color;

    fn facts(variant: Variant, size: Size, square: &str) -> SquareFacts {
        SquareFacts {
            square: size.parse(square).unwrap(),
            size,
            variant,
            man: None,
            selected: false,
            target: None,
            stopped_by: None,
            in_check: false,
            checker: false,
            last_from: false,
            last_to: false,
            hint: false,
        }
    }

    #[test]
    fn a_square_says_its_name_its_man_and_what_can_be_done() {
        let empty = facts(Variant::Shatar, Size::EIGHT, "e4");
        assert_eq!(English.square(&empty), "e4");
        let horse = SquareFacts {
            man: Some(Man::new(Color::White, Role::Horse)),
            ..empty
        };
        assert_eq!(English.square(&horse), "e4, white horse");
        let capture = SquareFacts {
            target: Some(Target::Capture),
            ..horse
        };
        assert_eq!(English.square(&capture), "e4, white horse, can capture");
        let stop = SquareFacts {
            target: Some(Target::Move),
            stopped_by: Size::TEN.parse("f9"),
            ..facts(Variant::Hiashatar, Size::TEN, "e10")
        };
        assert_eq!(
            English.square(&stop),
            "e10, can move here, stopped by the guard on f9"
        );
    }

    #[test]
    fn shatranj_has_its_own_names() {
        let firzan = Man::new(Color::Black, Role::Bers);
        assert_eq!(English.man(firzan, Variant::Shatranj), "black firzan");
        assert_eq!(English.man(firzan, Variant::Shatar), "black bers");
    }

    #[test]
    fn ranks_have_two_digits_where_needed() {
        assert_eq!(English.rank(0), "1");
        assert_eq!(English.rank(9), "10");
        assert_eq!(English.file(9), "j");
    }
}

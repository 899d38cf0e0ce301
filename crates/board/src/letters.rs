//! The letters that stand for men: on keys, and in moves that somebody types.

use shatar_rules::{Role, Variant};

use crate::keys::Command;

/// Which letters jump to which men. No two men share one, none is a command's, and every man of
/// the game has at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letters {
    pairs: Vec<(char, Role)>,
}

impl Letters {
    /// The letters of a game in a language. `local` gives what the language writes for a man: one
    /// letter or more, of which the first that is free is taken, or none. A man whose letters are
    /// commands, or other men's already, gets that of SAN; and if that is taken too, one that
    /// nobody wants. Those of SAN work beside the language's own wherever they are free.
    pub fn new(variant: Variant, local: impl Fn(Role) -> String) -> Letters {
        let mut letters = Letters { pairs: Vec::new() };
        let men = || Role::SHOWN.into_iter().filter(|&role| has(variant, role));
        for role in men() {
            let written = local(role);
            let free = written
                .chars()
                .map(small)
                .find(|&letter| letters.is_free(letter));
            if let Some(letter) = free {
                letters.pairs.push((letter, role));
            }
        }
        for role in men() {
            let letter = variant.letter(role);
            if letters.is_free(letter) {
                letters.pairs.push((letter, role));
            }
        }
        for role in men() {
            if letters.of(role).next().is_none()
                && let Some(free) = ('a'..='z').find(|&letter| letters.is_free(letter))
            {
                letters.pairs.push((free, role));
            }
        }
        letters
    }

    /// The man of a letter, which is small where its script has two sizes.
    pub fn role(&self, letter: char) -> Option<Role> {
        self.pairs
            .iter()
            .find_map(|&(known, role)| (known == letter).then_some(role))
    }

    /// The letters of a man, the best first.
    pub fn of(&self, role: Role) -> impl Iterator<Item = char> + use<'_> {
        self.pairs
            .iter()
            .filter(move |pair| pair.1 == role)
            .map(|pair| pair.0)
    }

    fn is_free(&self, letter: char) -> bool {
        letter.is_alphabetic() && Command::of(letter).is_none() && self.role(letter).is_none()
    }
}

fn has(variant: Variant, role: Role) -> bool {
    variant.roles().any(|other| other == role)
}

/// The small letter, where there is one.
fn small(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(letters: &Letters, role: Role) -> String {
        letters.of(role).collect()
    }

    #[test]
    fn english_letters_are_those_of_san() {
        for variant in Variant::ALL {
            let letters = Letters::new(variant, |role| variant.letter(role).to_string());
            for role in variant.roles() {
                assert_eq!(all(&letters, role), variant.letter(role).to_string());
            }
        }
        let shatar = Letters::new(Variant::Shatar, |role| {
            Variant::Shatar.letter(role).to_string()
        });
        assert_eq!(shatar.role('h'), None);
    }

    #[test]
    fn letters_of_another_script_join_those_of_san() {
        let letters = Letters::new(Variant::Shatar, |role| match role {
            Role::King => "Н".to_owned(),
            Role::Bers => "Б".to_owned(),
            Role::Rook => "Т".to_owned(),
            Role::Camel => "Тэ".to_owned(),
            Role::Horse => "М".to_owned(),
            _ => String::new(),
        });
        assert_eq!(all(&letters, Role::King), "нk");
        // T is the cart's already.
        assert_eq!(all(&letters, Role::Camel), "эb");
        assert_eq!(all(&letters, Role::Pawn), "p");
    }

    /// A language may have letters that are commands, or that SAN gives to another man.
    #[test]
    fn every_man_has_a_letter_and_no_letter_two_men() {
        let letters = Letters::new(Variant::Hiashatar, |role| {
            let letter = match role {
                Role::King => "R",
                Role::Bers => "B",
                Role::Rook => "T",
                Role::Camel | Role::Horse => "C",
                Role::Guard => "G",
                Role::Pawn => "",
            };
            letter.to_owned()
        });
        assert_eq!(all(&letters, Role::King), "rk");
        assert_eq!(all(&letters, Role::Bers), "bj");
        assert_eq!(all(&letters, Role::Horse), "n");
        assert_eq!(all(&letters, Role::Guard), "h");
        assert_eq!(all(&letters, Role::Pawn), "p");
        // T is a command, and SAN's R and B are taken.
        assert_eq!(all(&letters, Role::Rook), "d");
        assert_eq!(all(&letters, Role::Camel), "f");
    }
}

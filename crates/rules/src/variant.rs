//! The three games.

use crate::man::Role;

/// One of the three games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// Mongolian chess, 8×8.
    Shatar,
    /// Mongolian great chess with bodyguards, 10×10.
    Hiashatar,
    /// The medieval game of the Islamic world, 8×8.
    Shatranj,
}

impl Variant {
    /// The games, in the order in which they are shown.
    pub const ALL: [Variant; 3] = [Variant::Shatar, Variant::Hiashatar, Variant::Shatranj];

    /// The name in lower case, as in `UCI_Variant` and in links.
    pub const fn id(self) -> &'static str {
        match self {
            Variant::Shatar => "shatar",
            Variant::Hiashatar => "hiashatar",
            Variant::Shatranj => "shatranj",
        }
    }

    /// The name as the PGN tag `Variant` has it.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Shatar => "Shatar",
            Variant::Hiashatar => "Hiashatar",
            Variant::Shatranj => "Shatranj",
        }
    }

    /// Reads a name whatever its case.
    pub fn from_id(name: &str) -> Option<Variant> {
        Variant::ALL
            .into_iter()
            .find(|variant| name.eq_ignore_ascii_case(variant.id()))
    }

    /// Files, and ranks, of the board: 8 or 10.
    pub const fn side(self) -> u8 {
        match self {
            Variant::Shatar | Variant::Shatranj => 8,
            Variant::Hiashatar => 10,
        }
    }

    /// The letter that FEN, UCI and SAN write for a man, in lower case. Shatranj writes its
    /// firzan `q`, the Mongolian games their Bers `j` (`rules-corner-cases` 7).
    pub const fn letter(self, role: Role) -> char {
        match role {
            Role::Pawn => 'p',
            Role::Horse => 'n',
            Role::Camel => 'b',
            Role::Rook => 'r',
            Role::Bers => match self {
                Variant::Shatranj => 'q',
                Variant::Shatar | Variant::Hiashatar => 'j',
            },
            Role::Guard => 'h',
            Role::King => 'k',
        }
    }

    /// Reads a man's letter, upper or lower case, with its aliases: `q` for the Bers, `f` for
    /// the firzan, `a` and `e` for the fil. `None` when the game has no such man.
    pub fn role(self, letter: char) -> Option<Role> {
        let role = match letter.to_ascii_lowercase() {
            'p' => Role::Pawn,
            'n' => Role::Horse,
            'b' => Role::Camel,
            'r' => Role::Rook,
            'q' => Role::Bers,
            'k' => Role::King,
            'j' if self != Variant::Shatranj => Role::Bers,
            'h' if self == Variant::Hiashatar => Role::Guard,
            'f' if self == Variant::Shatranj => Role::Bers,
            'a' | 'e' if self == Variant::Shatranj => Role::Camel,
            _ => return None,
        };
        Some(role)
    }

    /// The kinds of men that the game has.
    pub fn roles(self) -> impl Iterator<Item = Role> {
        Role::ALL
            .into_iter()
            .filter(move |&role| role != Role::Guard || self == Variant::Hiashatar)
    }
}

//! What a person likes the page to look like. Kept apart from the game.

use shatar_locale::Language;
use shatar_rules::Variant;

/// A choice with a word for the store and for CSS.
macro_rules! choice {
    ($(#[$about:meta])+ $name:ident { $($(#[$doc:meta])+ $value:ident = $id:literal,)+ }) => {
        $(#[$about])+
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum $name { $($(#[$doc])+ $value,)+ }

        impl $name {
            /// All choices, in the order in which they are shown.
            pub(crate) const ALL: &'static [$name] = &[$($name::$value,)+];

            /// The word for the store and for CSS.
            pub(crate) const fn id(self) -> &'static str {
                match self { $($name::$value => $id,)+ }
            }

            /// Reads the word.
            pub(crate) fn from_id(id: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|choice| choice.id() == id)
            }
        }
    };
}

choice! {
    /// Light or dark.
    Theme {
        /// As the system has it.
        Auto = "auto",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

choice! {
    /// What the men stand on.
    Cloth {
        /// Felt of one colour.
        Felt = "felt",
        /// Wood of one colour.
        Wood = "wood",
        /// A slab of stone.
        Stone = "stone",
        /// Light and dark squares.
        Chequered = "chequered",
    }
}

choice! {
    /// A set of men.
    Set {
        /// Painted wood of Ulaanbaatar.
        Ulaanbaatar = "ulaanbaatar",
        /// Soapstone in the Soyot tradition.
        Soyot = "soyot",
        /// Cast bronze of Tuva.
        Tuva = "tuva",
        /// Mammoth's bone.
        Mammoth = "mammoth",
        /// Abstract men of Nishapur.
        Nishapur = "nishapur",
        /// The men's letters on tiles.
        Letters = "letters",
    }
}

impl Set {
    /// How many different pictures of a pawn the set has for each side.
    pub(crate) const fn pawns(self) -> u8 {
        match self {
            Set::Ulaanbaatar | Set::Soyot | Set::Tuva | Set::Mammoth => 8,
            Set::Nishapur | Set::Letters => 1,
        }
    }

    /// The set that belongs to a game.
    pub(crate) const fn usual(variant: Variant) -> Set {
        match variant {
            Variant::Shatar | Variant::Hiashatar => Set::Ulaanbaatar,
            Variant::Shatranj => Set::Nishapur,
        }
    }
}

/// The settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    /// The language chosen; `None`: as the link or the browser wishes.
    pub(crate) language: Option<Language>,
    /// Light or dark.
    pub(crate) theme: Theme,
    /// What the men stand on.
    pub(crate) cloth: Cloth,
    /// A set chosen for a game instead of the usual one, in the order of [`Variant::ALL`].
    pub(crate) sets: [Option<Set>; 3],
    /// Letters and digits at the board's edge.
    pub(crate) coordinates: bool,
    /// The rings of the bodyguards.
    pub(crate) rings: bool,
    /// Letters and digits as keys on the board.
    pub(crate) single_keys: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::Auto,
            cloth: Cloth::Felt,
            sets: [None; 3],
            coordinates: true,
            rings: true,
            single_keys: true,
        }
    }
}

impl Settings {
    /// The set that a game is shown with.
    pub(crate) fn set(&self, variant: Variant) -> Set {
        self.sets[variant as usize].unwrap_or(Set::usual(variant))
    }

    /// The settings as lines for the store.
    pub(crate) fn write(&self) -> String {
        let mut text = format!(
            "theme {}\ncloth {}\ncoordinates {}\nrings {}\nkeys {}\n",
            self.theme.id(),
            self.cloth.id(),
            self.coordinates,
            self.rings,
            self.single_keys
        );
        if let Some(language) = self.language {
            text.push_str(&format!("language {}\n", language.tag()));
        }
        for variant in Variant::ALL {
            if let Some(set) = self.sets[variant as usize] {
                text.push_str(&format!("set {} {}\n", variant.id(), set.id()));
            }
        }
        text
    }

    /// Reads what it can; a line that makes no sense leaves the default, since nobody's game
    /// hangs on it.
    pub(crate) fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        for line in text.lines() {
            let Some((key, value)) = line.split_once(' ') else {
                continue;
            };
            match key {
                "language" => settings.language = Language::from_tag(value),
                "theme" => settings.theme = Theme::from_id(value).unwrap_or(settings.theme),
                "cloth" => settings.cloth = Cloth::from_id(value).unwrap_or(settings.cloth),
                "coordinates" => settings.coordinates = value != "false",
                "rings" => settings.rings = value != "false",
                "keys" => settings.single_keys = value != "false",
                "set" => {
                    if let Some((game, set)) = value.split_once(' ')
                        && let Some(variant) = Variant::from_id(game)
                    {
                        settings.sets[variant as usize] = Set::from_id(set);
                    }
                }
                _ => {}
            }
        }
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_the_store() {
        let mut settings = Settings {
            language: Some(Language::Persian),
            theme: Theme::Dark,
            cloth: Cloth::Chequered,
            coordinates: false,
            single_keys: false,
            ..Settings::default()
        };
        settings.sets[Variant::Shatranj as usize] = Some(Set::Ulaanbaatar);
        assert_eq!(Settings::read(&settings.write()), settings);
        assert_eq!(settings.set(Variant::Shatar), Set::Ulaanbaatar);
    }

    #[test]
    fn nonsense_leaves_the_defaults() {
        let read = Settings::read("theme purple\n\u{0}\nset go stone\nset\ncloth");
        assert_eq!(read, Settings::default());
    }
}

//! Rules as data: options, presets and their sources.
//!
//! A [`Rules`] value says everything that the sources dispute. A [`Preset`] is a complete set
//! that one source stands for; any of them may be changed option by option.
//!
//! ```
//! use shatar_rules::{Rules, Variant};
//!
//! let mut rules = Rules::preset(Variant::Shatar, "aise")?;
//! rules.set("camel", "bishop_max3")?;
//! assert_eq!(rules.to_string(), "aise camel=bishop_max3");
//! assert_eq!(Rules::parse(Variant::Shatar, "aise camel=bishop_max3")?, rules);
//! # Ok::<(), shatar_rules::RulesError>(())
//! ```

pub(crate) mod hiashatar;
pub(crate) mod option;
pub(crate) mod shared;
pub(crate) mod shatar;
pub(crate) mod shatranj;
mod source;

use core::fmt;

pub use hiashatar::{
    EnPassant, HiaArray, HiaBareKing, HiaBers, HiaCapture, HiaStalemate, HiaVsKing, HiashatarRules,
    MateLimits, PawnSteps, Slowed, ZoneAffects, ZoneStart,
};
pub use option::{Choice, OptionInfo};
pub use shared::{MoveLimit, Repetition};
pub use shatar::{
    Array, Bers, Camel, ExtraMovesCapture, Horse, HorseCheckIsShak, KingFarRank, KnightMate, Mate,
    Opening, Promotion, Robado, ShatarRules, Stalemate,
};
pub use shatranj::{
    FirstToMove, Kings, ShatranjBareKing, ShatranjPromotion, ShatranjRules, ShatranjStalemate,
};
pub use source::{SOURCES, Source, sources_in};

use crate::variant::Variant;

/// The rules of one game: a value for each of its options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rules {
    /// Rules of Shatar.
    Shatar(ShatarRules),
    /// Rules of Hiashatar.
    Hiashatar(HiashatarRules),
    /// Rules of Shatranj.
    Shatranj(ShatranjRules),
}

/// A complete set of rules that one source stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The word for it.
    pub id: &'static str,
    /// A name for people.
    pub name: &'static str,
    /// What is special in it, in one sentence.
    pub text: &'static str,
    /// Tags of its sources.
    pub source: &'static str,
    /// The rules.
    pub rules: Rules,
}

/// Why words did not name rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// The game has no preset of that name.
    UnknownPreset {
        /// What was asked for.
        preset: String,
        /// The presets that there are.
        known: Vec<&'static str>,
    },
    /// The game has no option of that name.
    UnknownOption {
        /// What was asked for.
        option: String,
        /// The options that there are.
        known: Vec<&'static str>,
    },
    /// The option has no value of that name.
    UnknownValue {
        /// The option.
        option: String,
        /// What was asked for.
        value: String,
        /// The values that are listed.
        known: Vec<&'static str>,
    },
    /// A word that is neither a preset nor `option=value`.
    Malformed {
        /// The word.
        token: String,
    },
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::UnknownPreset { preset, known } => {
                write!(
                    f,
                    "there is no preset \"{preset}\"; known: {}",
                    known.join(", ")
                )
            }
            RulesError::UnknownOption { option, known } => {
                write!(
                    f,
                    "there is no option \"{option}\"; known: {}",
                    known.join(", ")
                )
            }
            RulesError::UnknownValue {
                option,
                value,
                known,
            } => {
                write!(
                    f,
                    "option {option} has no value \"{value}\"; known: {}",
                    known.join(", ")
                )
            }
            RulesError::Malformed { token } => {
                write!(f, "expected option=value, found \"{token}\"")
            }
        }
    }
}

impl core::error::Error for RulesError {}

impl Rules {
    /// The presets of a game, the default first.
    pub fn presets(variant: Variant) -> &'static [Preset] {
        match variant {
            Variant::Shatar => &shatar::PRESETS,
            Variant::Hiashatar => &hiashatar::PRESETS,
            Variant::Shatranj => &shatranj::PRESETS,
        }
    }

    /// The rules of a game's default preset.
    pub fn default_for(variant: Variant) -> Rules {
        Rules::presets(variant)[0].rules
    }

    /// The rules of a preset.
    ///
    /// # Errors
    /// When the game has no preset of that name.
    pub fn preset(variant: Variant, id: &str) -> Result<Rules, RulesError> {
        let presets = Rules::presets(variant);
        match presets.iter().find(|preset| preset.id == id) {
            Some(preset) => Ok(preset.rules),
            None => Err(RulesError::UnknownPreset {
                preset: id.to_owned(),
                known: presets.iter().map(|preset| preset.id).collect(),
            }),
        }
    }

    /// Reads what [`Rules`]' `Display` writes: a preset, then `option=value` pairs, parted by
    /// spaces or commas. The preset may be left out for the default one.
    ///
    /// # Errors
    /// When a preset, an option or a value is unknown.
    pub fn parse(variant: Variant, text: &str) -> Result<Rules, RulesError> {
        let mut rules = Rules::default_for(variant);
        let words = text.split([' ', ',', '\t']).filter(|word| !word.is_empty());
        for (index, word) in words.enumerate() {
            match word.split_once('=') {
                Some((option, value)) => rules.set(option, value)?,
                None if index == 0 => rules = Rules::preset(variant, word)?,
                None => {
                    return Err(RulesError::Malformed {
                        token: word.to_owned(),
                    });
                }
            }
        }
        Ok(rules)
    }

    /// The game.
    pub const fn variant(&self) -> Variant {
        match self {
            Rules::Shatar(_) => Variant::Shatar,
            Rules::Hiashatar(_) => Variant::Hiashatar,
            Rules::Shatranj(_) => Variant::Shatranj,
        }
    }

    /// Every option of a game, with values and sources.
    pub const fn options(variant: Variant) -> &'static [OptionInfo] {
        match variant {
            Variant::Shatar => ShatarRules::OPTIONS,
            Variant::Hiashatar => HiashatarRules::OPTIONS,
            Variant::Shatranj => ShatranjRules::OPTIONS,
        }
    }

    /// The word for the value of an option; `None` if the game has no such option.
    pub fn get(&self, option: &str) -> Option<String> {
        match self {
            Rules::Shatar(rules) => rules.get(option),
            Rules::Hiashatar(rules) => rules.get(option),
            Rules::Shatranj(rules) => rules.get(option),
        }
    }

    /// Sets an option by its words.
    ///
    /// # Errors
    /// When there is no such option, or no such value of it.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), RulesError> {
        match self {
            Rules::Shatar(rules) => rules.set(option, value),
            Rules::Hiashatar(rules) => rules.set(option, value),
            Rules::Shatranj(rules) => rules.set(option, value),
        }
    }

    /// The listed choice that is in force for an option, with its sentence and source. `None`
    /// for an unknown option, or a number that no source names.
    pub fn choice(&self, option: &str) -> Option<&'static Choice> {
        let value = self.get(option)?;
        let info = Rules::options(self.variant())
            .iter()
            .find(|info| info.id == option)?;
        info.choices.iter().find(|choice| choice.id == value)
    }

    /// The preset that the rules equal, if any.
    pub fn as_preset(&self) -> Option<&'static Preset> {
        Rules::presets(self.variant())
            .iter()
            .find(|preset| preset.rules == *self)
    }

    /// The options in which the rules differ from others of the same game, with the values here.
    pub fn changes_from(&self, other: &Rules) -> Vec<(&'static str, String)> {
        Rules::options(self.variant())
            .iter()
            .filter_map(|info| {
                let value = self.get(info.id)?;
                (other.get(info.id)? != value).then_some((info.id, value))
            })
            .collect()
    }

    /// The preset nearest to these rules, and the changes made to it.
    pub fn nearest_preset(&self) -> (&'static Preset, Vec<(&'static str, String)>) {
        let presets = Rules::presets(self.variant());
        let mut nearest = (&presets[0], self.changes_from(&presets[0].rules));
        for preset in &presets[1..] {
            let changes = self.changes_from(&preset.rules);
            if changes.len() < nearest.1.len() {
                nearest = (preset, changes);
            }
        }
        nearest
    }
}

/// The nearest preset, then what differs: `aise camel=bishop_max3`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (preset, changes) = self.nearest_preset();
        f.write_str(preset.id)?;
        for (option, value) in changes {
            write!(f, " {option}={value}")?;
        }
        Ok(())
    }
}

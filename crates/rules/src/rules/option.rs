//! What every rule option is: an identifier, a sentence, values with their sources.

/// One value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The word for it in presets, links, tags and the command line.
    pub id: &'static str,
    /// What it means, in one or two sentences.
    pub text: &'static str,
    /// Tags of the sources that stand for it (see [`Source`](super::Source)), and remarks.
    pub source: &'static str,
}

/// A disputed rule, with every value that a source stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// The option's word.
    pub id: &'static str,
    /// What it decides.
    pub text: &'static str,
    /// Its values, the most usual first.
    pub choices: &'static [Choice],
}

/// The type of an option's value.
pub(crate) trait OptionValue: Copy + Eq {
    /// All values that are listed.
    const CHOICES: &'static [Choice];
    /// The word for this value.
    fn id(self) -> String;
    /// Reads a word.
    fn from_id(id: &str) -> Option<Self>;
}

/// Makes an enum whose variants are the values of an option.
macro_rules! option_values {
    ($(#[doc = $about:literal])+ $name:ident {
        $($(#[doc = $text:literal])+ $variant:ident = $id:literal, $source:literal;)+
    }) => {
        $(#[doc = $about])+
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $(
                $(#[doc = $text])+
                #[doc = ""]
                #[doc = concat!("`", $id, "`; source: ", $source)]
                $variant,
            )+
        }

        impl $crate::rules::option::OptionValue for $name {
            const CHOICES: &'static [$crate::rules::Choice] = &[$(
                $crate::rules::Choice { id: $id, text: concat!($($text),+).trim_ascii(), source: $source },
            )+];

            fn id(self) -> String {
                match self { $($name::$variant => $id.to_owned(),)+ }
            }

            fn from_id(id: &str) -> Option<Self> {
                match id { $($id => Some($name::$variant),)+ _ => None }
            }
        }
    };
}

/// Makes the struct of all options of a game, readable and writable by words.
macro_rules! option_set {
    ($(#[doc = $about:literal])+ $name:ident {
        $($(#[doc = $text:literal])+ $field:ident: $type:ty;)+
    }) => {
        $(#[doc = $about])+
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name {
            $($(#[doc = $text])+ pub $field: $type,)+
        }

        impl $name {
            /// Every option with its values and sources, in the order of the rule page.
            pub const OPTIONS: &'static [$crate::rules::OptionInfo] = &[$(
                $crate::rules::OptionInfo {
                    id: stringify!($field),
                    text: concat!($($text),+).trim_ascii(),
                    choices: <$type as $crate::rules::option::OptionValue>::CHOICES,
                },
            )+];

            /// The word for the value of an option; `None` if there is no such option.
            pub fn get(&self, option: &str) -> Option<String> {
                use $crate::rules::option::OptionValue;
                match option {
                    $(stringify!($field) => Some(self.$field.id()),)+
                    _ => None,
                }
            }

            /// Sets an option by its words.
            ///
            /// # Errors
            /// When there is no such option, or no such value of it.
            pub fn set(&mut self, option: &str, value: &str) -> Result<(), $crate::rules::RulesError> {
                use $crate::rules::option::OptionValue;
                match option {
                    $(stringify!($field) => match <$type>::from_id(value) {
                        Some(value) => { self.$field = value; Ok(()) }
                        None => Err($crate::rules::RulesError::UnknownValue {
                            option: option.to_owned(),
                            value: value.to_owned(),
                            known: <$type as OptionValue>::CHOICES.iter().map(|c| c.id).collect(),
                        }),
                    },)+
                    _ => Err($crate::rules::RulesError::UnknownOption {
                        option: option.to_owned(),
                        known: Self::OPTIONS.iter().map(|o| o.id).collect(),
                    }),
                }
            }
        }
    };
}

pub(crate) use {option_set, option_values};

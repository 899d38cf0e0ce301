//! The options that UCI programs may set.

use shatar_engine::{DEFAULT_HASH_MB, Level};
use shatar_rules::{Rules, Variant};

use super::short;
use crate::args;

/// The most lines that are searched side by side.
const MOST_LINES: u16 = 256;
/// The smallest and the largest table, in MiB; the engine's own bounds.
const HASH_RANGE: (usize, usize) = (1, 1024);

/// The engine's strongest level; 0 stands for none.
const STRONGEST: u64 = Level::HIGHEST.number() as u64;

/// What is set.
#[derive(Debug)]
pub(super) struct Options {
    /// Game and rules.
    pub(super) rules: Rules,
    /// MiB of the transposition table.
    pub(super) hash_mb: usize,
    /// Lines shown.
    pub(super) multipv: u16,
    /// A weaker player; `None`: as strong as can be.
    pub(super) level: Option<Level>,
    /// Where a level's chosen errors come from; `None`: something new for each search.
    pub(super) seed: Option<u64>,
}

/// Whether a button was pressed.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Press {
    None,
    ClearHash,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: Rules::default_for(Variant::Shatar),
            hash_mb: DEFAULT_HASH_MB,
            multipv: 1,
            level: None,
            seed: None,
        }
    }
}

impl Options {
    /// The lines that `uci` asks for.
    pub(super) fn describe(&self) -> Vec<String> {
        let games = Variant::ALL.map(|variant| format!(" var {}", variant.id()));
        vec![
            format!(
                "option name UCI_Variant type combo default shatar{}",
                games.concat()
            ),
            format!("option name Rules type string default {}", self.rules),
            format!(
                "option name Hash type spin default {DEFAULT_HASH_MB} min {} max {}",
                HASH_RANGE.0, HASH_RANGE.1
            ),
            "option name Clear Hash type button".to_owned(),
            format!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"),
            "option name Ponder type check default false".to_owned(),
            format!(
                "option name Level type spin default 0 min 0 max {}",
                STRONGEST
            ),
            "option name Seed type spin default 0 min 0 max 4294967295".to_owned(),
        ]
    }

    /// Obeys what follows `setoption`: `name N value V`.
    ///
    /// # Errors
    /// A sentence, when the option is unknown or the value is none of its.
    pub(super) fn set(&mut self, words: &str) -> Result<Press, String> {
        let (name, value) = split(words).ok_or("expected setoption name NAME value VALUE")?;
        match name.to_ascii_lowercase().as_str() {
            "uci_variant" => {
                let variant = args::variant(value)?;
                if variant != self.rules.variant() {
                    self.rules = Rules::default_for(variant);
                }
            }
            "rules" => {
                let variant = self.rules.variant();
                self.rules = Rules::parse(variant, value).map_err(|error| error.to_string())?;
            }
            "hash" => {
                let (least, most) = HASH_RANGE;
                self.hash_mb = number(&name, value, least as u64, most as u64)? as usize;
            }
            "clear hash" => return Ok(Press::ClearHash),
            "multipv" => self.multipv = number(&name, value, 1, u64::from(MOST_LINES))? as u16,
            "level" => {
                let level = number(&name, value, 0, STRONGEST)?;
                self.level = Level::new(level as u8);
            }
            "seed" => {
                let seed = number(&name, value, 0, u64::from(u32::MAX))?;
                self.seed = (seed != 0).then_some(seed);
            }
            // Tells only that the program may send `go ponder`.
            "ponder" => {}
            _ => return Err(format!("there is no option \"{}\"", short(&name))),
        }
        Ok(Press::None)
    }
}

/// Name and value; both may have several words.
fn split(words: &str) -> Option<(String, &str)> {
    let rest = words.trim().strip_prefix("name")?;
    if !rest.starts_with(char::is_whitespace) {
        return None;
    }
    let mut name = Vec::new();
    let mut rest = rest.trim_start();
    while !rest.is_empty() {
        let (word, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        rest = after.trim_start();
        if word == "value" {
            break;
        }
        name.push(word);
    }
    (!name.is_empty()).then(|| (name.join(" "), rest.trim()))
}

/// A number of a spin option; beyond its bounds is an error, as it is no value of it.
fn number(name: &str, value: &str, least: u64, most: u64) -> Result<u64, String> {
    match value.parse::<u64>() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(format!(
            "option {name} expects a number from {least} to {most}, not \"{}\"",
            short(value)
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::{Options, Press, split};
    use shatar_rules::Variant;

    #[test]
    fn names_and_values_may_have_several_words() {
        assert_eq!(split("name Hash value 16"), Some(("Hash".into(), "16")));
        assert_eq!(split("name Clear  Hash"), Some(("Clear Hash".into(), "")));
        assert_eq!(
            split("name Rules value aise camel=bishop_max3"),
            Some(("Rules".into(), "aise camel=bishop_max3"))
        );
        assert_eq!(split("Hash 16"), None);
        assert_eq!(split("names x"), None);
        assert_eq!(split("name value 3"), None);
    }

    #[test]
    fn values_out_of_range_change_nothing() {
        let mut options = Options::default();
        for words in [
            "name Hash value 0",
            "name Hash value 99999",
            "name MultiPV value -1",
            "name Level value 11",
            "name Rules value x",
            "name UCI_Variant value chess",
            "name Nothing value 1",
        ] {
            assert!(options.set(words).is_err(), "{words}");
        }
        assert_eq!(
            (options.hash_mb, options.multipv, options.level),
            (16, 1, None)
        );
        assert_eq!(options.set("name clear hash"), Ok(Press::ClearHash));
        assert_eq!(
            options.set("name UCI_Variant value SHATRANJ"),
            Ok(Press::None)
        );
        assert_eq!(options.rules.variant(), Variant::Shatranj);
        assert_eq!(options.set("name Rules value medina"), Ok(Press::None));
        assert_eq!(options.rules.to_string(), "medina");
    }
}

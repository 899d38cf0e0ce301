//! Rules, options and their sources.

use shatar_rules::{Rules, sources_in};

use super::words::OWN_READING;

/// The game and its rules in a line: "Shatar · AISE 1993".
pub(crate) fn game_line(rules: &Rules) -> String {
    let name = rules.variant().name();
    match rules.as_preset() {
        Some(preset) => format!("{name} · {}", preset.name),
        None => {
            let (preset, changes) = rules.nearest_preset();
            let rules = if changes.len() == 1 { "rule" } else { "rules" };
            format!(
                "{name} · {} with {} {rules} changed",
                preset.name,
                changes.len()
            )
        }
    }
}

/// Whether a remark on a source names no source at all.
pub(crate) fn is_own_reading(remark: &str) -> bool {
    sources_in(remark).next().is_none()
}

/// A remark on a source: its tags, or that the reading is ours.
pub(crate) fn source_tags(remark: &str) -> String {
    if !is_own_reading(remark) {
        return remark.to_owned();
    }
    let rest = remark
        .trim_start_matches("our reading")
        .trim_matches([':', ';', ' ']);
    if rest.is_empty() {
        OWN_READING.to_owned()
    } else {
        format!("Our reading: {rest}")
    }
}

/// The works that the tags of a remark stand for: "AISE: Rules of the AISE postal Grand Prix …".
pub(crate) fn works(remark: &str) -> Vec<String> {
    sources_in(remark)
        .map(|source| format!("{}: {}", source.tag, source.work))
        .collect()
}

#[cfg(test)]
mod tests {
    use shatar_rules::Variant;

    use super::*;

    #[test]
    fn changed_rules_say_so() {
        let mut rules = Rules::default_for(Variant::Shatar);
        assert_eq!(game_line(&rules), "Shatar · AISE 1993");
        rules.set("camel", "bishop_max3").unwrap();
        assert_eq!(game_line(&rules), "Shatar · AISE 1993 with 1 rule changed");
    }

    #[test]
    fn where_no_source_speaks_the_reading_is_ours() {
        assert_eq!(
            source_tags("our reading: the sources are silent"),
            "Our reading: the sources are silent"
        );
        assert_eq!(source_tags("HIST, AISE"), "HIST, AISE");
        assert!(works("HIST, AISE")[0].contains("Popova"));
        assert!(works("our reading: the sources are silent").is_empty());
    }
}

//! Rules, options and their sources.

use shatar_rules::{Rules, sources_in};

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

/// A remark on a source for readers: the tags, then the works that they stand for.
pub(crate) fn source_line(remark: &str) -> String {
    if is_own_reading(remark) {
        return remark_line(remark);
    }
    let works: Vec<String> = sources_in(remark)
        .map(|source| format!("{}: {}", source.tag, source.work))
        .collect();
    format!("{remark} ({})", works.join("; "))
}

fn remark_line(remark: &str) -> String {
    if remark.contains("our reading") {
        return "Our reading: no source settles this.".to_owned();
    }
    format!("Our reading ({remark}).")
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
            source_line("our reading: the sources are silent"),
            "Our reading: no source settles this."
        );
        assert!(source_line("HIST, AISE").contains("Popova"));
    }
}

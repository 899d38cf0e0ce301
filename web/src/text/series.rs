//! The series of checks in a line.

use shatar_rules::Rules;

use super::men::{check_names, side};
use crate::state::RunningSeries;

/// Where a series is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// While a mate must be earned.
    Earned,
    /// While every mate counts.
    Free,
    /// After the end, when no mate is to come.
    After,
}

/// A running series: "White’s series: tuk, tuk; no shak yet: mate now would be niol, unless a
/// shak gives it".
pub(crate) fn series_line(series: &RunningSeries, told: Told) -> String {
    let mut names: Vec<String> = Vec::new();
    match series.earlier {
        0 => {}
        1 => names.push("one earlier check".to_owned()),
        many => names.push(format!("{many} earlier checks")),
    }
    names.extend(
        series
            .checks
            .iter()
            .map(|&classes| check_names(classes).to_lowercase()),
    );
    let meaning = match (told, series.shak) {
        (Told::Free, _) => "every mate counts under these rules",
        (Told::Earned, true) => "a shak is among them: mate now would win",
        (Told::Earned, false) => "no shak yet: mate now would be niol, unless a shak gives it",
        (Told::After, true) => "a shak was among them",
        (Told::After, false) => "no shak was among them",
    };
    format!(
        "{}’s series: {}; {meaning}.",
        side(series.side),
        names.join(", ")
    )
}

/// What stands in the place of a series when there is none.
pub(crate) fn mate_rule_line(earned: bool, rules: &Rules) -> String {
    if earned {
        return "No series of checks. A mate wins if its series holds a shak.".to_owned();
    }
    match rules.variant() {
        shatar_rules::Variant::Shatranj => "No series of checks. Every mate wins.".to_owned(),
        _ => "No series of checks. Under these rules a mate needs no shak.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use shatar_rules::{CheckClass, CheckClasses, Color};

    use super::*;

    #[test]
    fn tells_what_a_mate_would_be() {
        let tuk = CheckClasses::NONE.with(CheckClass::Tuk);
        let mut series = RunningSeries {
            side: Color::White,
            earlier: 0,
            checks: vec![tuk, tuk.with(CheckClass::Tsod)],
            shak: false,
        };
        let line = series_line(&series, Told::Earned);
        assert!(
            line.starts_with(
                "White’s series: tuk, tsod and tuk; no shak yet: mate now would be niol"
            ),
            "{line}"
        );
        series.shak = true;
        series.earlier = 2;
        let line = series_line(&series, Told::Earned);
        assert!(line.contains("2 earlier checks, tuk"), "{line}");
        assert!(line.contains("mate now would win"), "{line}");
    }
}

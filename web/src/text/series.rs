//! The series of checks in a line.

use shatar_rules::{Color, Rules, Variant};

use super::lists::commas;
use super::men::{checks_inside, side_key};
use crate::locale::Word;
use crate::state::{RunningSeries, State, running_series};

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
    let earlier = (series.earlier > 0)
        .then(|| Word("series-earlier").with([("count", series.earlier.into())]));
    let named = series.checks.iter().copied().map(checks_inside);
    let meaning = match (told, series.shak) {
        (Told::Free, _) => Word("series-free"),
        (Told::Earned, true) => Word("series-won"),
        (Told::Earned, false) => Word("series-niol"),
        (Told::After, true) => Word("series-had-shak"),
        (Told::After, false) => Word("series-had-none"),
    };
    Word("series-line").with([
        ("side", side_key(series.side)),
        ("checks", commas(earlier.into_iter().chain(named)).into()),
        ("meaning", meaning.say().into()),
    ])
}

/// The lines of the series that run in the position looked at; where none does, what a mate needs.
pub(crate) fn series_lines(state: &State) -> Vec<String> {
    let game = state.play.game();
    let earned = state.viewed_position().mechanics().mate_earned;
    let told = if state.play.end().is_some() && !state.looks_back() {
        Told::After
    } else if earned {
        Told::Earned
    } else {
        Told::Free
    };
    let lines: Vec<String> = Color::ALL
        .into_iter()
        .filter_map(|side| running_series(game, state.viewed_ply(), side))
        .map(|series| series_line(&series, told))
        .collect();
    if lines.is_empty() {
        vec![mate_rule_line(earned, game.rules())]
    } else {
        lines
    }
}

/// What stands in the place of a series when there is none.
pub(crate) fn mate_rule_line(earned: bool, rules: &Rules) -> String {
    match (earned, rules.variant()) {
        (true, _) => Word("series-none"),
        (false, Variant::Shatranj) => Word("series-none-shatranj"),
        (false, Variant::Shatar | Variant::Hiashatar) => Word("series-none-free"),
    }
    .say()
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

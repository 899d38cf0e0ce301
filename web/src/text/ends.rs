//! How a game ended: what happened, by which rule, from which source.

use shatar_locale::Value;
use shatar_rules::{Color, Outcome, Reason, Rules, Variant};

use super::men::{king_key, pawn_key, side_key};
use super::rules::{choice, source_tags, works};
use crate::locale::Word;
use crate::state::{End, Play, Verdict};

/// The words of an end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EndWords {
    /// A word or two: "Niol".
    pub(crate) title: String,
    /// Who won.
    pub(crate) result: String,
    /// What happened.
    pub(crate) story: String,
    /// The rule in force that made it so.
    pub(crate) rule: Option<RuleWords>,
}

/// A rule that is cited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RuleWords {
    /// Its sentence.
    pub(crate) sentence: String,
    /// The tags of its sources, or that it is our reading.
    pub(crate) source: String,
    /// The works behind the tags.
    pub(crate) works: Vec<String>,
}

/// The words of a game's end.
pub(crate) fn end(end: End, play: &Play) -> EndWords {
    let rules = play.game().rules();
    let result = match end.winner() {
        Some(winner) => Word("wins").with([("side", side_key(winner))]),
        None => Word("a-draw").say(),
    };
    let (title, story, rule) = match end {
        End::Ruled(outcome) => (
            end_title(outcome.reason),
            ruled(outcome, play),
            Some(cited(outcome.reason, rules)),
        ),
        End::Verdict(Verdict::Resigned(loser)) => (
            Word("end-resigned"),
            Word("end-resigned-story").with([("side", side_key(loser))]),
            None,
        ),
        End::Verdict(Verdict::Agreed) => (Word("end-agreed"), Word("end-agreed-story").say(), None),
        End::Verdict(Verdict::Flag(loser)) => (
            Word("end-time"),
            Word("end-time-story").with([("side", side_key(loser))]),
            None,
        ),
    };
    EndWords {
        title: title.say(),
        result,
        story,
        rule,
    }
}

/// A word or two for an end by the rules.
pub(crate) const fn end_title(reason: Reason) -> Word {
    match reason {
        Reason::Mate => Word("end-mate"),
        Reason::Niol => Word("end-niol"),
        Reason::KnightMate => Word("end-horse-mate"),
        Reason::Robado => Word("end-robado"),
        Reason::BareKing => Word("end-bare-king"),
        Reason::Stalemate => Word("end-stalemate"),
        Reason::Repetition => Word("end-repetition"),
        Reason::MoveLimit => Word("end-move-limit"),
    }
}

/// The rule behind an end. Where no option decides it, no source disputes it.
fn cited(reason: Reason, rules: &Rules) -> RuleWords {
    let Some(option) = reason.option(rules.variant()) else {
        return RuleWords {
            sentence: Word("rule-undisputed").say(),
            source: Word("all-sources-agree").say(),
            works: Vec::new(),
        };
    };
    match rules.choice(option) {
        Some(found) => RuleWords {
            sentence: choice(rules.variant(), option, found),
            source: source_tags(found.source),
            works: works(found.source),
        },
        // A number that no source names.
        None => RuleWords {
            sentence: Word("rule-agreed").say(),
            source: super::CUSTOM.say(),
            works: Vec::new(),
        },
    }
}

/// What happened at an end by the rules.
fn ruled(outcome: Outcome, play: &Play) -> String {
    let game = play.game();
    let variant = play.variant();
    let king = king_key(variant);
    let turn = side_key(game.position().turn());
    let mater = side_key(!game.position().turn());
    match outcome.reason {
        Reason::Mate => Word("end-mate-story").with([("side", turn), ("king", king)]),
        Reason::Niol => {
            let by_hia = variant == Variant::Hiashatar
                && game.rules().get("mate_limits").as_deref() != Some("shatar");
            if by_hia {
                Word("end-niol-hia-story").with([("side", mater)])
            } else {
                Word("end-niol-story").with([("side", mater)])
            }
        }
        Reason::KnightMate => Word("end-horse-mate-story").with([("side", mater)]),
        Reason::Robado => bare(bare_side(play), king),
        Reason::BareKing => match outcome.winner {
            Some(winner) => bare(!winner, king),
            None => Word("end-both-bare-story").with([("king", king)]),
        },
        Reason::Stalemate => Word("end-stalemate-story").with([("side", turn)]),
        Reason::Repetition => Word("end-repetition-story").say(),
        Reason::MoveLimit => Word("end-move-limit-story").with([
            ("plies", game.position().halfmoves().into()),
            ("pawn", pawn_key(variant)),
        ]),
    }
}

fn bare(side: Color, king: Value<'_>) -> String {
    Word("end-bare-story").with([("side", side_key(side)), ("king", king)])
}

/// The side that has only its king left; both may.
fn bare_side(play: &Play) -> Color {
    let men = play.game().position().men();
    Color::ALL
        .into_iter()
        .find(|&color| men.iter().filter(|(_, man)| man.color() == color).count() == 1)
        .unwrap_or(Color::Black)
}

#[cfg(test)]
mod tests {
    use shatar_rules::{Game, uci};

    use super::*;
    use crate::state::Seat;

    fn after(rules: &str, fen: &str, text: &str) -> Play {
        let rules = Rules::parse(Variant::Shatar, rules).unwrap();
        let mut game = Game::from_fen(rules, fen).unwrap();
        let mv = uci::parse(game.position(), text).unwrap();
        game.play(mv).unwrap();
        Play::new(game, [Seat::Human; 2], None)
    }

    #[test]
    fn an_undisputed_mate_cites_too() {
        let rules = Rules::default_for(Variant::Shatranj);
        assert!(!super::cited(Reason::Mate, &rules).source.is_empty());
    }

    #[test]
    fn niol_tells_its_rule_and_source() {
        let play = after("aise", "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1", "c1b2");
        let words = end(play.end().unwrap(), &play);
        assert_eq!(words.title, "Niol");
        assert_eq!(words.result, "A draw");
        assert!(words.story.starts_with("White mated"), "{}", words.story);
        let rule = words.rule.unwrap();
        assert!(rule.sentence.contains("shak"), "{}", rule.sentence);
        assert!(rule.source.contains("AISE"), "{}", rule.source);
        assert!(rule.works.iter().any(|work| work.contains("1993")));
    }

    #[test]
    fn robado_names_the_bare_side() {
        let play = after("aise", "k7/8/8/8/8/8/1p6/K1R5 w - - 0 1", "a1b2");
        let words = end(play.end().unwrap(), &play);
        assert_eq!(words.title, "Robado");
        assert_eq!(words.story, "Black has only the Nojon left.");
    }
}

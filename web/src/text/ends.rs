//! How a game ended: what happened, by which rule, from which source.

use shatar_rules::{Color, Outcome, Reason, Rules, Variant};

use super::men::{man, side};
use super::rules::{source_tags, works};
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
    pub(crate) sentence: &'static str,
    /// The tags of its sources, or that it is our reading.
    pub(crate) source: String,
    /// The works behind the tags.
    pub(crate) works: Vec<String>,
}

/// The words of a game's end.
pub(crate) fn end(end: End, play: &Play) -> EndWords {
    let rules = play.game().rules();
    let result = match end.winner() {
        Some(winner) => format!("{} wins", side(winner)),
        None => "A draw".to_owned(),
    };
    match end {
        End::Ruled(outcome) => {
            let (title, story) = ruled(outcome, play);
            EndWords {
                title: title.to_owned(),
                result,
                story,
                rule: Some(cited(outcome.reason, rules)),
            }
        }
        End::Verdict(verdict) => {
            let (title, story) = match verdict {
                Verdict::Resigned(loser) => ("Resigned", format!("{} gave up.", side(loser))),
                Verdict::Agreed => ("Agreed", "Both sides agreed to a draw.".to_owned()),
                Verdict::Flag(loser) => ("Time", format!("{}’s time ran out.", side(loser))),
            };
            EndWords {
                title: title.to_owned(),
                result,
                story,
                rule: None,
            }
        }
    }
}

/// The rule behind an end. Where no option decides it, no source disputes it.
fn cited(reason: Reason, rules: &Rules) -> RuleWords {
    let Some(option) = reason.option(rules.variant()) else {
        return RuleWords {
            sentence: "A mate ends the game.",
            source: "All sources agree".to_owned(),
            works: Vec::new(),
        };
    };
    match rules.choice(option) {
        Some(choice) => RuleWords {
            sentence: choice.text,
            source: source_tags(choice.source),
            works: works(choice.source),
        },
        // A number that no source names.
        None => RuleWords {
            sentence: "As agreed for this game.",
            source: "Custom rules".to_owned(),
            works: Vec::new(),
        },
    }
}

fn ruled(outcome: Outcome, play: &Play) -> (&'static str, String) {
    let game = play.game();
    let variant = play.variant();
    let loser = game.position().turn();
    let mater = side(!loser);
    let king = capital(man(shatar_rules::Role::King, variant));
    match outcome.reason {
        Reason::Mate => (
            "Mate",
            format!(
                "{}’s {king} is in check and no move saves him.",
                side(loser)
            ),
        ),
        Reason::Niol => niol(mater, play),
        Reason::KnightMate => (
            "Horse mate",
            format!("{mater} mated by the horse alone, and that is no win here."),
        ),
        Reason::Robado => (
            "Robado",
            format!("{} has only the {king} left.", side(bare_side(play))),
        ),
        Reason::BareKing => (
            "Bare king",
            match outcome.winner {
                Some(winner) => format!("{} has only the {king} left.", side(!winner)),
                None => format!("Both sides have only the {king} left."),
            },
        ),
        Reason::Stalemate => (
            "Stalemate",
            format!("{} is not in check and has no move.", side(loser)),
        ),
        Reason::Repetition => (
            "Repetition",
            "The same position stood on the board for the third time.".to_owned(),
        ),
        Reason::MoveLimit => (
            "Move limit",
            format!(
                "{} plies passed without a capture or a {}’s move.",
                game.position().halfmoves(),
                man(shatar_rules::Role::Pawn, variant)
            ),
        ),
    }
}

fn niol(mater: &str, play: &Play) -> (&'static str, String) {
    let story = if play.variant() == Variant::Hiashatar
        && play.game().rules().get("mate_limits").as_deref() != Some("shatar")
    {
        format!("{mater} mated by a bodyguard alone: niol, no win.")
    } else {
        format!("{mater} mated, but no shak came in the series of checks: niol, no win.")
    };
    ("Niol", story)
}

/// The side that has only its king left; both may.
fn bare_side(play: &Play) -> Color {
    let men = play.game().position().men();
    Color::ALL
        .into_iter()
        .find(|&color| men.iter().filter(|(_, man)| man.color() == color).count() == 1)
        .unwrap_or(Color::Black)
}

/// With a capital letter.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
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

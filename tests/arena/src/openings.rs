//! Openings: short random lines that a search calls balanced.
//!
//! A file has one opening a line, `GAME RULES | move move …` (rules with commas, as in links);
//! lines that begin with `#` say how the file was made.

use shatar_rules::{Game, Rules, Variant, uci};
use shatar_tests::rng::Rng;

use crate::player::{Budget, Player};

/// How far from even, in centipawns, an opening may be.
const BALANCED: i32 = 60;

/// Nodes a search may take to judge.
const NODES: u64 = 50_000;

/// Reads the openings of one game and rule set out of a file.
///
/// # Errors
/// A sentence with the number of the line.
pub(crate) fn read(text: &str, rules: &Rules) -> Result<Vec<Game>, String> {
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let number = index + 1;
        let wrong = |what: String| format!("line {number}: {what}");
        let (head, moves) = line
            .split_once('|')
            .ok_or_else(|| wrong("no | before the moves".to_owned()))?;
        let (game, words) = head.trim().split_once(' ').unwrap_or((head.trim(), ""));
        let variant =
            Variant::from_id(game).ok_or_else(|| wrong(format!("there is no game \"{game}\"")))?;
        let own = Rules::parse(variant, &words.replace(',', " "))
            .map_err(|error| wrong(error.to_string()))?;
        if own != *rules {
            continue;
        }
        let mut opening = Game::new(own);
        for word in moves.split_whitespace() {
            let mv =
                uci::parse(opening.position(), word).map_err(|error| wrong(error.to_string()))?;
            opening.play(mv).map_err(|error| wrong(error.to_string()))?;
        }
        openings.push(opening);
    }
    Ok(openings)
}

/// One line of a file.
pub(crate) fn write(opening: &Game) -> String {
    let rules = opening.rules();
    format!(
        "{} {} | {}",
        rules.variant().id(),
        rules.to_string().replace(' ', ","),
        moves(opening).join(" ")
    )
}

/// The moves of a game in UCI.
pub(crate) fn moves(game: &Game) -> Vec<String> {
    let (size, variant) = (game.position().size(), game.rules().variant());
    game.moves()
        .iter()
        .map(|&mv| uci::write(mv, size, variant))
        .collect()
}

/// Makes openings of 6 to 8 random plies that a player calls balanced, each told as it is found.
///
/// # Errors
/// When the player fails.
pub(crate) fn make(
    rules: &Rules,
    count: usize,
    seed: u64,
    judge: &mut Player,
    mut found: impl FnMut(&Game),
) -> Result<(), String> {
    let mut rng = Rng::new(seed);
    let mut seen = std::collections::HashSet::new();
    let failed = |failure| format!("the judge failed: {failure:?}");
    judge
        .begin(rules.variant().id(), &rules.to_string())
        .map_err(failed)?;
    let start = shatar_rules::fen::start(rules);
    while seen.len() < count {
        let mut game = Game::new(*rules);
        for _ in 0..6 + rng.below(3) {
            let legal = game.legal_moves();
            if legal.is_empty() {
                break;
            }
            if game.play(*rng.pick(&legal)).is_err() {
                break;
            }
        }
        if game.outcome().is_some() || seen.contains(&game.position().key()) {
            continue;
        }
        let answer = judge
            .think(start, &moves(&game), Budget::Nodes(NODES))
            .map_err(failed)?;
        if answer.score.is_some_and(|score| score.abs() <= BALANCED) {
            seen.insert(game.position().key());
            found(&game);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let rules = Rules::preset(Variant::Shatar, "aise").unwrap();
        let mut game = Game::new(rules);
        for text in ["d2d4", "d7d5", "g1f3"] {
            game.play(uci::parse(game.position(), text).unwrap())
                .unwrap();
        }
        let text = format!("# made by hand\n\n{}\nshatranj  | a2a3\n", write(&game));
        assert_eq!(read(&text, &rules), Ok(vec![game]));
    }

    #[test]
    fn a_bad_line_is_named() {
        let rules = Rules::default_for(Variant::Shatar);
        for (text, words) in [
            ("shatar aise d2d4", "line 1: no |"),
            ("\ngo x | a1", "line 2: there is no game"),
            ("shatar best | d2d4", "best"),
            ("shatar | e9e9", "line 1"),
        ] {
            let sentence = read(text, &rules).unwrap_err();
            assert!(sentence.contains(words), "{sentence}");
        }
    }
}

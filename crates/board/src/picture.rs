//! Pictures of positions, for tests.

use shatar_rules::{AnyPosition, Color, Rules, fen};

/// The position of a picture: ranks from the top, men as FEN writes them, dots for empty squares.
pub(crate) fn position(rules: &Rules, picture: &str, turn: Color) -> AnyPosition {
    let ranks: Vec<String> = picture
        .lines()
        .map(|line| line.split_whitespace().collect::<String>())
        .filter(|rank| !rank.is_empty())
        .map(|rank| {
            let mut text = String::new();
            let mut empty = 0;
            for letter in rank.chars() {
                if letter == '.' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                text.push(letter);
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            text
        })
        .collect();
    // Far from the first move, so that no rule of the opening interferes.
    let text = format!("{} {} - - 0 9", ranks.join("/"), turn.letter());
    fen::parse(&text, rules).unwrap()
}

//! Colours exchanged: a position, its moves and its outcome as the other side sees them.

use crate::compare::View;
use crate::model::{Game, ModelRules};

/// How squares change when colours do. The ranks are turned over; where Shatar's Nojons stand
/// crosswise the array is the same only after half a turn of the board, which turns the files too.
#[derive(Clone, Copy, Debug)]
pub struct Mirror {
    size: usize,
    half_turn: bool,
}

impl Mirror {
    /// The mirror that leaves the start position of these rules as it is.
    pub fn of(rules: &ModelRules) -> Self {
        Self {
            size: rules.game().size() as usize,
            half_turn: rules.game() == Game::Shatar && rules.get("array") == "crosswise",
        }
    }

    /// Squares written one after another, promotion letters kept: UCI moves, passed squares.
    pub fn squares(self, text: &str) -> String {
        let mut mirrored = String::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let end = rest[1..]
                .find(|next: char| !next.is_ascii_digit())
                .map_or(rest.len(), |index| index + 1);
            match rest[1..end].parse::<usize>() {
                Ok(rank) => {
                    let file = (letter as u8 - b'a') as usize;
                    let file = if self.half_turn {
                        self.size - 1 - file
                    } else {
                        file
                    };
                    mirrored.push((b'a' + file as u8) as char);
                    mirrored += &(self.size + 1 - rank).to_string();
                }
                Err(_) => mirrored.push(letter),
            }
            rest = &rest[end..];
        }
        mirrored
    }

    /// The first five fields of a FEN, colours exchanged, and a move number of choice.
    pub fn fen(self, fen: &str, fullmove: u32) -> String {
        let fields: Vec<&str> = fen.split(' ').collect();
        let swapped: String = fields[0]
            .chars()
            .map(|letter| {
                if letter.is_ascii_uppercase() {
                    letter.to_ascii_lowercase()
                } else {
                    letter.to_ascii_uppercase()
                }
            })
            .collect();
        let ranks: Vec<String> = swapped
            .split('/')
            .rev()
            .map(|rank| {
                if self.half_turn {
                    // Only boards of eight are turned, so every digit stands alone.
                    rank.chars().rev().collect()
                } else {
                    rank.to_owned()
                }
            })
            .collect();
        let side = if fields[1] == "w" { "b" } else { "w" };
        let mut passed = fields[3].to_owned();
        if passed != "-" {
            passed = self.squares(&passed);
        }
        format!(
            "{} {side} - {passed} {} {fullmove}",
            ranks.join("/"),
            fields[4]
        )
    }

    /// A view with colours exchanged and the move number taken out, since it does not mirror.
    pub fn view(self, view: &View) -> View {
        let mut legal: Vec<String> = view.legal.iter().map(|uci| self.squares(uci)).collect();
        legal.sort();
        View {
            legal,
            checks: view.checks.clone(),
            series: [view.series[1], view.series[0]],
            outcome: view.outcome.clone().map(|(result, reason)| {
                let result = match result.as_str() {
                    "1-0" => "0-1",
                    "0-1" => "1-0",
                    other => other,
                };
                (result.to_owned(), reason)
            }),
            fen: self.fen(&view.fen, 0),
        }
    }
}

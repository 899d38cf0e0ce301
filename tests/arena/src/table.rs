//! The running table of a match.

use std::collections::BTreeMap;
use std::time::Duration;

use shatar_rules::Color;

use crate::play::{End, Played};
use crate::score::{Pairs, Sprt};

/// Everything counted, from the first contender's side.
#[derive(Debug, Default)]
pub(crate) struct Table {
    /// Pairs of games.
    pub(crate) pairs: Pairs,
    /// Games won, drawn and lost.
    games: [u32; 3],
    /// Games by reason and winner: first, drawn, second.
    ends: BTreeMap<&'static str, [u32; 3]>,
    /// Plies of all games.
    plies: usize,
    /// The worst delays beyond the time given, first and second.
    late: [Duration; 2],
    /// What the oracle saw otherwise.
    pub(crate) differences: Vec<String>,
    /// Games that the oracle confirmed.
    pub(crate) confirmed: u32,
}

impl Table {
    /// Counts a game in which the first contender had a colour; gives its half points.
    pub(crate) fn add(&mut self, played: &Played, first: Color) -> usize {
        let place = match played.end.winner() {
            Some(winner) if winner == first => 0,
            None => 1,
            Some(_) => 2,
        };
        self.games[place] += 1;
        self.ends.entry(played.end.word()).or_default()[place] += 1;
        self.plies += played.game.moves().len();
        for (seat, late) in [(first.index(), 0), ((!first).index(), 1)] {
            self.late[late] = self.late[late].max(played.late[seat]);
        }
        2 - place
    }

    /// Illegal moves, crashes and silences.
    pub(crate) fn failures(&self) -> u32 {
        let words = ["illegal move", "crash", "hang"];
        let all = words.iter().filter_map(|word| self.ends.get(word));
        all.flatten().sum()
    }

    /// One line on how the match stands.
    pub(crate) fn line(&self, sprt: Option<Sprt>) -> String {
        let [won, drawn, lost] = self.games;
        let elo = self.pairs.elo().map_or_else(String::new, |elo| {
            format!(
                "  Elo {:+.1} [{:+.1}, {:+.1}]",
                elo.centre, elo.low, elo.high
            )
        });
        let sprt = sprt.map_or_else(String::new, |test| {
            let llr = self.pairs.llr(test.elo0, test.elo1);
            format!("  LLR {llr:+.2} of ±{:.2}", Sprt::BOUND)
        });
        format!(
            "{} games: +{won} ={drawn} -{lost}  pairs {:?}{elo}{sprt}",
            won + drawn + lost,
            self.pairs.counts
        )
    }

    /// The whole table.
    pub(crate) fn report(&self, names: [&str; 2]) -> String {
        let games: u32 = self.games.iter().sum();
        let score = self.pairs.score().unwrap_or(0.5);
        let mut text = format!(
            "{} against {}: {:.1} % of the points; {:.0} plies a game\n",
            names[0],
            names[1],
            100.0 * score,
            self.plies as f64 / f64::from(games.max(1))
        );
        text.push_str("  end                won  drawn   lost\n");
        for (word, [won, drawn, lost]) in &self.ends {
            text.push_str(&format!("  {word:<16}{won:>6}{drawn:>7}{lost:>7}\n"));
        }
        text.push_str(&format!(
            "  latest answers beyond their time: {} ms and {} ms; failures: {}; confirmed by the \
             oracle: {} games, {} differences\n",
            self.late[0].as_millis(),
            self.late[1].as_millis(),
            self.failures(),
            self.confirmed,
            self.differences.len()
        ));
        text
    }
}

/// A game as a line of JSON, to be kept.
pub(crate) fn record(played: &Played, first: Color, opening: usize) -> String {
    let winner = played.end.winner();
    let detail = match &played.end {
        End::Illegal(_, text) => text.as_str(),
        _ => "",
    };
    serde_json::json!({
        "opening": opening,
        "first": first.name(),
        "rules": played.game.rules().to_string(),
        "result": match winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        },
        "end": played.end.word(),
        "detail": detail,
        "moves": crate::openings::moves(&played.game).join(" "),
    })
    .to_string()
}

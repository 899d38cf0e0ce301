//! `d`: the game as a picture and in words.

use std::fmt::Write as _;

use shatar_rules::{CheckClass, Color, Game, fen, uci};

/// The board with letters as FEN has them, then FEN, key, rules, legal moves, checks, series
/// and end.
pub(super) fn board(game: &Game) -> String {
    let position = game.position();
    let (size, variant) = (position.size(), position.variant());
    let mut text = String::new();
    for rank in (0..size.side()).rev() {
        let _ = write!(text, "{:>2} ", rank + 1);
        for file in 0..size.side() {
            let man = size
                .square(file, rank)
                .and_then(|square| position.man_at(square));
            let letter = match man {
                None => '.',
                Some(man) if man.color() == Color::White => {
                    variant.letter(man.role()).to_ascii_uppercase()
                }
                Some(man) => variant.letter(man.role()),
            };
            let _ = write!(text, " {letter}");
        }
        text.push('\n');
    }
    text.push_str("   ");
    for file in 0..size.side() {
        let _ = write!(text, " {}", char::from(b'a' + file));
    }
    let mut legal: Vec<String> = game
        .legal_moves()
        .into_iter()
        .map(|mv| uci::write(mv, size, variant))
        .collect();
    legal.sort_unstable();
    let checks: Vec<&str> = position.checks().iter().map(CheckClass::name).collect();
    let series = |color: Color| {
        let series = position.series(color);
        let shak = if series.shak { " with a shak" } else { "" };
        format!("{} {}{shak}", color.name(), series.checks)
    };
    let outcome = match game.outcome() {
        Some(outcome) => format!("{} {}", outcome.result(), outcome.reason.id()),
        None => "none".to_owned(),
    };
    let _ = write!(
        text,
        "\n\nGame: {}\nRules: {}\nFen: {}\nKey: {:016X}\nLegal moves: {}\nChecks: {}\nSeries: {}, {}\nOutcome: {outcome}",
        variant.id(),
        game.rules(),
        fen::write(position),
        position.key(),
        legal.join(" "),
        if checks.is_empty() {
            "none".to_owned()
        } else {
            checks.join(" ")
        },
        series(Color::White),
        series(Color::Black),
    );
    text
}

//! The series of checks that runs, with the names of its checks. A position only counts them;
//! the names come from the positions of the game.

use shatar_rules::{CheckClasses, Color, Game};

/// A side's running series, as people tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RunningSeries {
    /// The side that gives the checks.
    pub(crate) side: Color,
    /// Checks given before the game's first position, whose names nobody knows.
    pub(crate) earlier: u32,
    /// The names of the others, the oldest first.
    pub(crate) checks: Vec<CheckClasses>,
    /// Whether one of all of them was a shak.
    pub(crate) shak: bool,
}

/// The running series of a side after `ply` plies; `None` when its last move gave no check.
pub(crate) fn running_series(game: &Game, ply: usize, side: Color) -> Option<RunningSeries> {
    let positions = game.positions().get(..=ply)?;
    let series = positions.last()?.series(side);
    if series.checks == 0 {
        return None;
    }
    // After a move of `side` the other is to move and stands in check.
    let mut checks: Vec<CheckClasses> = positions
        .iter()
        .rev()
        .filter(|position| position.turn() != side)
        .map(shatar_rules::AnyPosition::checks)
        .take_while(|names| !names.is_empty())
        .take(usize::try_from(series.checks).unwrap_or(usize::MAX))
        .collect();
    checks.reverse();
    Some(RunningSeries {
        side,
        earlier: series
            .checks
            .saturating_sub(u32::try_from(checks.len()).unwrap_or(u32::MAX)),
        checks,
        shak: series.shak,
    })
}

#[cfg(test)]
mod tests {
    use shatar_rules::{CheckClass, Rules, Variant, uci};

    use super::*;

    fn game(fen: &str, moves: &[&str]) -> Game {
        let mut game = Game::from_fen(Rules::default_for(Variant::Shatar), fen).unwrap();
        for text in moves {
            let mv = uci::parse(game.position(), text).unwrap();
            game.play(mv).unwrap();
        }
        game
    }

    #[test]
    fn names_each_check_of_the_series() {
        let game = game(
            "k7/8/8/8/8/2p5/2B5/K6R w - - 0 1",
            &["c2e4", "a8a7", "h1h7", "a7b6"],
        );
        let series = running_series(&game, 4, Color::White).unwrap();
        assert_eq!(series.checks.len(), 2);
        assert!(series.checks[0].contains(CheckClass::Tuk));
        assert!(series.checks[1].contains(CheckClass::Shak));
        assert!(series.shak);
        assert_eq!(series.earlier, 0);
        let first = running_series(&game, 1, Color::White).unwrap();
        assert_eq!((first.checks.len(), first.shak), (1, false));
        assert_eq!(running_series(&game, 0, Color::White), None);
        assert_eq!(running_series(&game, 4, Color::Black), None);
    }

    #[test]
    fn counts_checks_from_before_the_first_position() {
        let game = game("k7/8/8/8/4B3/2p5/8/K6R b - - 0 1 w=3s", &["a8a7"]);
        let series = running_series(&game, 1, Color::White).unwrap();
        assert_eq!((series.earlier, series.checks.len()), (2, 1));
        assert!(series.shak);
    }
}

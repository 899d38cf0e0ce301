//! How the men get from one position to another: who travels, who leaves, who appears.

use shatar_rules::{Man, Move, Size, Square};

/// What happens to one man between two positions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// The man on the first square goes to the second. It may become another man on the way.
    Travel(Square, Square),
    /// The man on the square vanishes.
    Leave(Square),
    /// The square gets a man that came from nowhere.
    Appear(Square),
}

/// Men by square index, as they stood or will stand.
pub type Men = [Option<Man>];

/// The steps from one set of men to another; men that stay where they are have none.
///
/// `moves` names pairs of squares that belong together whatever the men are: the last move, and
/// the one before it backwards when the user steps back. With them a pawn that promotes travels,
/// too. All other men travel to the nearest place where their like has appeared.
pub fn steps(size: Size, old: &Men, new: &Men, moves: &[Move]) -> Vec<Step> {
    let at = |men: &Men, square: Square| men.get(square.index()).copied().flatten();
    let squares = || (0..size.squares()).filter_map(|index| u8::try_from(index).ok());
    let changed: Vec<Square> = squares()
        .map(Square::new)
        .filter(|&square| at(old, square) != at(new, square))
        .collect();
    let mut gone: Vec<Square> = changed.clone();
    gone.retain(|&square| at(old, square).is_some());
    let mut come: Vec<Square> = changed;
    come.retain(|&square| at(new, square).is_some());

    let mut steps = Vec::new();
    for mv in moves {
        let same_side = match (at(old, mv.from), at(new, mv.to)) {
            (Some(before), Some(after)) => before.color() == after.color(),
            _ => false,
        };
        if same_side && gone.contains(&mv.from) && come.contains(&mv.to) {
            gone.retain(|&square| square != mv.from);
            come.retain(|&square| square != mv.to);
            steps.push(Step::Travel(mv.from, mv.to));
            break;
        }
    }
    for to in come {
        let man = at(new, to);
        let nearest = gone
            .iter()
            .enumerate()
            .filter(|&(_, &from)| at(old, from) == man)
            .min_by_key(|&(_, &from)| distance(size, from, to))
            .map(|(index, _)| index);
        match nearest {
            Some(index) => steps.push(Step::Travel(gone.swap_remove(index), to)),
            None => steps.push(Step::Appear(to)),
        }
    }
    steps.extend(gone.into_iter().map(Step::Leave));
    steps
}

fn distance(size: Size, one: Square, other: Square) -> u32 {
    let files = u32::from(size.file(one).abs_diff(size.file(other)));
    let ranks = u32::from(size.rank(one).abs_diff(size.rank(other)));
    files * files + ranks * ranks
}

#[cfg(test)]
mod tests {
    use super::*;
    use shatar_rules::{AnyPosition, Game, Rules, Variant, uci};

    fn men(position: &AnyPosition) -> Vec<Option<Man>> {
        let mut men = vec![None; position.size().squares()];
        for (square, man) in position.men() {
            men[square.index()] = Some(man);
        }
        men
    }

    /// The steps of one move in words, forwards and back.
    fn play(variant: Variant, rules: &str, fen: &str, text: &str) -> (String, String) {
        let rules = Rules::parse(variant, rules).unwrap();
        let mut game = Game::from_fen(rules, fen).unwrap();
        let mv = uci::parse(game.position(), text).unwrap();
        let before = men(game.position());
        game.play(mv).unwrap();
        let after = men(game.position());
        let size = game.position().size();
        let words = |mut steps: Vec<Step>| {
            steps.sort_unstable();
            let word = |step: Step| match step {
                Step::Travel(from, to) => format!("{}>{}", size.name(from), size.name(to)),
                Step::Leave(square) => format!("-{}", size.name(square)),
                Step::Appear(square) => format!("+{}", size.name(square)),
            };
            steps.into_iter().map(word).collect::<Vec<_>>().join(" ")
        };
        let back = Move::new(mv.to, mv.from);
        (
            words(steps(size, &before, &after, &[mv])),
            words(steps(size, &after, &before, &[back])),
        )
    }

    fn both(forth: &str, back: &str) -> (String, String) {
        (forth.to_owned(), back.to_owned())
    }

    #[test]
    fn quiet_moves_captures_and_promotions() {
        let fen = "4k3/1P5p/8/8/8/n7/8/R3K3 w - - 0 9";
        let shatar = |text| play(Variant::Shatar, "aise", fen, text);
        assert_eq!(shatar("e1e2"), both("e1>e2", "e2>e1"));
        assert_eq!(shatar("a1a3"), both("a1>a3 -a3", "a3>a1 +a3"));
        // The pawn itself travels, and becomes a Bers.
        assert_eq!(shatar("b7b8j"), both("b7>b8", "b8>b7"));
    }

    #[test]
    fn a_pawn_taken_in_passing_leaves_from_its_own_square() {
        // White has just gone e2-e4 past e3.
        let fen = "9k/10/10/10/10/10/4Pp4/10/10/K9 b - e3 0 9";
        let passing = play(Variant::Hiashatar, "winther-1", fen, "f4e3");
        assert_eq!(passing, both("f4>e3 -e4", "e3>f4 +e4"));
    }

    #[test]
    fn both_men_of_a_transposition_travel() {
        let fen = "8/8/8/8/8/p7/P1k5/K7 w - - 0 9";
        let swap = play(Variant::Shatranj, "transposition", fen, "a1a2");
        assert_eq!(swap, both("a1>a2 a2>a1", "a1>a2 a2>a1"));
    }

    /// Every step from any position of a random game to any other ends at that other.
    #[test]
    fn jumps_through_a_game_always_arrive() {
        for variant in Variant::ALL {
            let mut game = Game::new(Rules::default_for(variant));
            let mut seed = 7_u64;
            while game.outcome().is_none() && game.moves().len() < 120 {
                let legal = game.legal_moves();
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let pick = usize::try_from(seed >> 33).unwrap() % legal.len();
                game.play(legal[pick]).unwrap();
            }
            let positions: Vec<_> = game.positions().iter().map(men).collect();
            let size = game.position().size();
            for (from, to) in [(0, 60), (60, 0), (40, 41), (41, 40), (3, 100), (100, 30)] {
                let last = positions.len() - 1;
                let (old, new) = (&positions[from.min(last)], &positions[to.min(last)]);
                let mut shown = old.clone();
                let hints: Vec<Move> = game.moves().get(to).copied().into_iter().collect();
                let steps = steps(size, old, new, &hints);
                let mut put = Vec::new();
                for step in steps {
                    match step {
                        Step::Travel(from, to) => {
                            assert!(shown[from.index()].take().is_some());
                            put.push(to);
                        }
                        Step::Leave(square) => assert!(shown[square.index()].take().is_some()),
                        Step::Appear(square) => put.push(square),
                    }
                }
                for square in put {
                    assert!(shown[square.index()].is_none(), "two men on one square");
                    shown[square.index()] = new[square.index()];
                }
                assert_eq!(&shown, new);
            }
        }
    }
}

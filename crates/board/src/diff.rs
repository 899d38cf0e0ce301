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
    steps.sort_unstable();
    steps
}

fn distance(size: Size, one: Square, other: Square) -> u32 {
    let files = u32::from(size.file(one).abs_diff(size.file(other)));
    let ranks = u32::from(size.rank(one).abs_diff(size.rank(other)));
    files * files + ranks * ranks
}

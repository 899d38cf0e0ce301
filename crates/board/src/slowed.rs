//! Why a man of Hiashatar stopped: which ring cut its path. This explains what the rules have
//! already decided (`rules` 2, `rules-corner-cases` 27–30); it never decides a move.

use shatar_rules::mechanics::BersMoves;
use shatar_rules::{AnyPosition, Color, Man, Role, Size, Square};

/// A place where a ring stops a man that would otherwise go on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Slowed {
    /// The square on which the man must stop.
    pub stop: Square,
    /// The Hia whose ring stops it.
    pub hia: Square,
}

/// A step on the board: files to the right of White, ranks away from him.
type Step = (i8, i8);

const STRAIGHT: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// Whether two different squares touch, at a side or a corner.
pub(crate) fn touch(size: Size, one: Square, other: Square) -> bool {
    let files = size.file(one).abs_diff(size.file(other));
    let ranks = size.rank(one).abs_diff(size.rank(other));
    files.max(ranks) == 1
}

fn next(size: Size, square: Square, (file, rank): Step) -> Option<Square> {
    let file = size.file(square).checked_add_signed(file)?;
    let rank = size.rank(square).checked_add_signed(rank)?;
    size.square(file, rank)
}

/// The squares of the Hias of a side.
pub(crate) fn hias(position: &AnyPosition, color: Color) -> Vec<Square> {
    let hia = Man::new(color, Role::Guard);
    position
        .men()
        .into_iter()
        .filter_map(|(square, man)| (man == hia).then_some(square))
        .collect()
}

/// A man's long moves: the directions, and the most squares it can go.
fn reach(position: &AnyPosition, from: Square, man: Man) -> (Vec<Step>, u8) {
    let mechanics = position.mechanics();
    let size = position.size();
    let far = size.side();
    let slow_steps = mechanics.rings.is_some_and(|rings| rings.slow_steps);
    let all = || [STRAIGHT, DIAGONAL].concat();
    match man.role() {
        Role::Rook => (STRAIGHT.to_vec(), far),
        Role::Camel => (DIAGONAL.to_vec(), far),
        Role::Bers => match mechanics.bers {
            BersMoves::Queen => (all(), far),
            BersMoves::RookFerz => (STRAIGHT.to_vec(), far),
            BersMoves::Ferz => (Vec::new(), 0),
        },
        Role::Guard if slow_steps => (all(), 2),
        Role::Pawn if slow_steps => {
            let (second, ahead) = match man.color() {
                Color::White => (1, 1),
                Color::Black => (far - 2, -1),
            };
            let steps = if size.rank(from) == second {
                mechanics.pawn_steps
            } else {
                1
            };
            (vec![(0, ahead)], steps)
        }
        _ => (Vec::new(), 0),
    }
}

/// The places where rings cut the path of the man on a square. Checks and pins are not looked at:
/// of these places only those that are legal targets are of interest.
pub fn slowed(position: &AnyPosition, from: Square) -> Vec<Slowed> {
    let mut found = Vec::new();
    let Some(rings) = position.mechanics().rings else {
        return found;
    };
    let Some(man) = position.man_at(from) else {
        return found;
    };
    let size = position.size();
    let mut slowing = hias(position, !man.color());
    if rings.affect_all {
        slowing.extend(hias(position, man.color()));
        // A Hia's own ring never slows itself.
        slowing.retain(|&hia| hia != from);
    }
    let ring_at = |square: Square| {
        slowing
            .iter()
            .copied()
            .find(|&hia| touch(size, hia, square))
    };
    let begins_in = if rings.one_step { ring_at(from) } else { None };
    let own = |square: Square| {
        position
            .man_at(square)
            .is_some_and(|other| other.color() == man.color())
    };
    let (steps, most) = reach(position, from, man);
    for step in steps {
        let mut square = from;
        for gone in 1..most {
            let Some(here) = next(size, square, step) else {
                break;
            };
            if position.man_at(here).is_some() {
                break;
            }
            let stopping = begins_in.filter(|_| gone == 1).or_else(|| ring_at(here));
            if let Some(hia) = stopping {
                let beyond = next(size, here, step);
                // A pawn does not capture ahead.
                let open = beyond.is_some_and(|beyond| match man.role() {
                    Role::Pawn => position.man_at(beyond).is_none(),
                    _ => !own(beyond),
                });
                if open {
                    found.push(Slowed { stop: here, hia });
                }
                break;
            }
            square = here;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use shatar_rules::{Rules, Variant, fen};

    fn at(preset: &str, text: &str, from: &str) -> Vec<(String, String)> {
        let rules = Rules::preset(Variant::Hiashatar, preset).unwrap();
        let position = fen::parse(text, &rules).unwrap();
        let size = position.size();
        let mut names: Vec<_> = slowed(&position, size.parse(from).unwrap())
            .into_iter()
            .map(|slow| (size.name(slow.stop), size.name(slow.hia)))
            .collect();
        names.sort();
        names
    }

    fn pair(stop: &str, hia: &str) -> (String, String) {
        (stop.to_owned(), hia.to_owned())
    }

    /// The example of the rules: a tereg on the e-file must stop on e2 before a Hia on d1.
    #[test]
    fn a_tereg_stops_on_the_first_ring_square() {
        let found = at(
            "carrillo",
            "9k/4r5/10/10/10/10/10/10/10/3HK5 b - - 0 1",
            "e9",
        );
        assert_eq!(found, [pair("e2", "d1")]);
    }

    #[test]
    fn one_that_begins_in_a_ring_goes_one_square() {
        let text = "9k/10/10/10/10/10/4r5/3H6/10/9K b - - 0 1";
        let stops = at("carrillo", text, "e4");
        assert!(stops.contains(&pair("e5", "d3")), "{stops:?}");
        assert!(stops.contains(&pair("f4", "d3")), "{stops:?}");
        // With free exit only the way past the ring's other squares is barred.
        let free = at("world-of-chess", text, "e4");
        assert!(!free.contains(&pair("e5", "d3")), "{free:?}");
    }

    #[test]
    fn an_own_ring_does_not_slow_unless_all_do() {
        let text = "9k/10/10/10/10/10/10/10/3H6/R8K w - - 0 1";
        assert_eq!(at("carrillo", text, "a1"), []);
        assert_eq!(at("world-of-chess", text, "a1"), [pair("c1", "d2")]);
    }

    /// Every stop that is named is a legal move, and the square beyond it is not.
    #[test]
    fn it_agrees_with_the_rules() {
        let texts = [
            "9k/10/10/3hh5/10/1J4B3/10/4R5/10/K9 w - - 0 1",
            "9k/2h7/5B4/10/1R6h1/10/10/3J6/10/K9 w - - 0 1",
            "4k5/10/4h5/10/2P7/3H6/10/1P4P3/3P6/K9 w - - 0 1",
        ];
        for preset in Rules::presets(Variant::Hiashatar) {
            for text in texts {
                let position = fen::parse(text, &preset.rules).unwrap();
                let legal = position.legal_moves();
                let size = position.size();
                for (from, man) in position.men() {
                    if man.color() != position.turn() {
                        continue;
                    }
                    for slow in slowed(&position, from) {
                        let step = |value: i8| value.signum();
                        let file = step(size.file(slow.stop) as i8 - size.file(from) as i8);
                        let rank = step(size.rank(slow.stop) as i8 - size.rank(from) as i8);
                        let beyond = next(size, slow.stop, (file, rank)).unwrap();
                        let goes = |to| legal.iter().any(|mv| mv.from == from && mv.to == to);
                        assert!(goes(slow.stop), "{} {text} {slow:?}", preset.id);
                        assert!(!goes(beyond), "{} {text} {slow:?}", preset.id);
                        assert_eq!(position.man_at(slow.hia).map(Man::role), Some(Role::Guard));
                    }
                }
            }
        }
    }
}

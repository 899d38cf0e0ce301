//! Where in the gallery a visitor stands, as a fragment of the address: `#gallery`,
//! `#gallery/ulaanbaatar`, `#gallery/ulaanbaatar/w-horse`.

use shatar_rules::{Color, Role};

use crate::state::Set;

/// The word with which such fragments begin.
const NAME: &str = "gallery";

/// A place in the gallery.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// The set.
    pub(crate) set: Set,
    /// The figure looked at; `None`: all of the set.
    pub(crate) figure: Option<Figure>,
}

/// A carved man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Figure {
    /// His side.
    pub(crate) color: Color,
    /// What he is.
    pub(crate) role: Role,
    /// Which of the pawns he is, from 1; 0 where the set has one figure for all.
    pub(crate) number: u8,
}

impl Figure {
    /// All figures of a side of a set, in the order in which they are shown.
    pub(crate) fn all(set: Set, color: Color) -> Vec<Figure> {
        let mut figures = Vec::new();
        for role in Role::SHOWN {
            let numbers = match role {
                Role::Pawn if set.pawns() > 1 => 1..=set.pawns(),
                _ => 0..=0,
            };
            figures.extend(numbers.map(|number| Figure {
                color,
                role,
                number,
            }));
        }
        figures
    }

    /// `w-horse`, `b-pawn-3`: the end of the ids of his picture and of his description.
    pub(crate) fn id(self) -> String {
        let side = match self.color {
            Color::White => "w",
            Color::Black => "b",
        };
        match self.number {
            0 => format!("{side}-{}", self.role.name()),
            number => format!("{side}-{}-{number}", self.role.name()),
        }
    }
}

impl Place {
    /// Reads a fragment, without `#`. `None` when it is none of the gallery's; what is unknown in
    /// it leads to the nearest place that there is.
    pub(crate) fn read(fragment: &str) -> Option<Place> {
        let mut parts = fragment.split('/');
        if parts.next() != Some(NAME) {
            return None;
        }
        let Some(set) = parts.next().and_then(Set::from_id) else {
            return Some(Place {
                set: Set::ALL[0],
                figure: None,
            });
        };
        let figure = parts.next().and_then(|id| {
            let figures = Color::ALL
                .into_iter()
                .flat_map(|color| Figure::all(set, color));
            figures.into_iter().find(|figure| figure.id() == id)
        });
        Some(Place { set, figure })
    }

    /// The fragment, without `#`.
    pub(crate) fn write(self) -> String {
        match self.figure {
            None => format!("{NAME}/{}", self.set.id()),
            Some(figure) => format!("{NAME}/{}/{}", self.set.id(), figure.id()),
        }
    }

    /// The figures before and after the one looked at.
    pub(crate) fn neighbours(self) -> [Option<Figure>; 2] {
        let all: Vec<Figure> = Color::ALL
            .into_iter()
            .flat_map(|color| Figure::all(self.set, color))
            .collect();
        let Some(at) = all.iter().position(|&one| Some(one) == self.figure) else {
            return [None, None];
        };
        [
            at.checked_sub(1)
                .and_then(|before| all.get(before))
                .copied(),
            all.get(at + 1).copied(),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_an_address() {
        for &set in Set::ALL {
            let hall = Place { set, figure: None };
            assert_eq!(Place::read(&hall.write()), Some(hall));
            for color in Color::ALL {
                let figures = Figure::all(set, color);
                assert_eq!(figures.len(), 6 + usize::from(set.pawns()));
                for figure in figures {
                    let place = Place {
                        set,
                        figure: Some(figure),
                    };
                    assert_eq!(Place::read(&place.write()), Some(place));
                }
            }
        }
    }

    #[test]
    fn a_wrong_address_leads_to_the_nearest_place() {
        let first = Place {
            set: Set::ALL[0],
            figure: None,
        };
        for fragment in ["gallery", "gallery/", "gallery/gold", "gallery/gold/w-king"] {
            assert_eq!(Place::read(fragment), Some(first), "{fragment}");
        }
        let there = Place {
            set: Set::Nishapur,
            figure: None,
        };
        assert_eq!(Place::read("gallery/nishapur/w-dragon"), Some(there));
        for fragment in ["", "galleries", "game=shatar", "x/gallery"] {
            assert_eq!(Place::read(fragment), None, "{fragment}");
        }
    }

    #[test]
    fn neighbours_go_through_the_whole_set() {
        let mut place = Place::read("gallery/ulaanbaatar/w-king").unwrap();
        assert_eq!(place.neighbours()[0], None);
        let mut seen = 1;
        while let Some(next) = place.neighbours()[1] {
            let back = place.figure;
            place.figure = Some(next);
            assert_eq!(place.neighbours()[0], back);
            seen += 1;
        }
        assert_eq!(seen, 28);
    }
}

//! What is marked on each square: one bit and one CSS class for each kind of mark.

use shatar_rules::Square;

use crate::labels::{SquareFacts, Target};
use crate::options::{Gestures, Input, Options, Shown};
use crate::slowed::{Slowed, hias, slowed, touch};
use crate::state::{Phase, State};
use crate::table::{Grip, Table};
use crate::view::View;
use shatar_rules::Color;

/// The class of each bit.
pub(super) const CLASSES: [&str; 20] = [
    "sh-dark",
    "sh-own",
    "sh-movable",
    "sh-selected",
    "sh-target",
    "sh-capture",
    "sh-swap",
    "sh-last-from",
    "sh-last-to",
    "sh-check",
    "sh-checker",
    "sh-ring-w",
    "sh-ring-b",
    "sh-stop",
    "sh-slowing",
    "sh-hint-from",
    "sh-hint-to",
    "sh-hover",
    "sh-promoting",
    "sh-occupied",
];

const DARK: u32 = 1 << 0;
const OWN: u32 = 1 << 1;
const MOVABLE: u32 = 1 << 2;
pub(super) const SELECTED: u32 = 1 << 3;
const TARGET: u32 = 1 << 4;
const CAPTURE: u32 = 1 << 5;
const SWAP: u32 = 1 << 6;
const LAST_FROM: u32 = 1 << 7;
const LAST_TO: u32 = 1 << 8;
const CHECK: u32 = 1 << 9;
const CHECKER: u32 = 1 << 10;
const RING_W: u32 = 1 << 11;
const RING_B: u32 = 1 << 12;
const STOP: u32 = 1 << 13;
const SLOWING: u32 = 1 << 14;
const HINT_FROM: u32 = 1 << 15;
const HINT_TO: u32 = 1 << 16;
const HOVER: u32 = 1 << 17;
const PROMOTING: u32 = 1 << 18;
const OCCUPIED: u32 = 1 << 19;

/// The marks of every square, by index; made anew whenever something changes.
pub(super) struct Marks {
    bits: Vec<u32>,
    stops: Vec<Slowed>,
}

impl Marks {
    /// The marks of a view in a state. `pointed` is the square under a mouse that is up.
    pub(super) fn new(
        view: &View,
        options: &Options,
        state: &State,
        pointed: Option<Square>,
    ) -> Marks {
        let position = &view.position;
        let size = position.size();
        let table = Table::new(view, options);
        let mut marks = Marks {
            bits: vec![0; size.squares()],
            stops: Vec::new(),
        };
        for index in 0..size.squares() {
            let Ok(index) = u8::try_from(index) else {
                continue;
            };
            let square = Square::new(index);
            if (size.file(square) + size.rank(square)).is_multiple_of(2) {
                marks.add(square, DARK);
            }
            if position.man_at(square).is_some() {
                marks.add(square, OCCUPIED);
            }
            if options.gestures != Gestures::Tap && table.owns(square) {
                marks.add(square, OWN);
            }
            if table.grip(square) == Grip::Free {
                marks.add(square, MOVABLE);
            }
        }
        if let Some(mv) = view.last_move {
            marks.add(mv.from, LAST_FROM);
            marks.add(mv.to, LAST_TO);
        }
        if let Some(mv) = view.hint {
            marks.add(mv.from, HINT_FROM);
            marks.add(mv.to, HINT_TO);
        }
        if position.in_check() {
            marks.add(position.king(position.turn()), CHECK);
            for checker in position.checkers() {
                marks.add(checker, CHECKER);
            }
        }
        if options.rings == Shown::Yes && position.mechanics().rings.is_some() {
            marks.add_rings(view);
        }
        marks.add_selection(view, options, state, pointed);
        marks
    }

    fn add_rings(&mut self, view: &View) {
        let size = view.position.size();
        for (color, bit) in [(Color::White, RING_W), (Color::Black, RING_B)] {
            for hia in hias(&view.position, color) {
                for index in 0..size.squares() {
                    if let Ok(index) = u8::try_from(index)
                        && touch(size, hia, Square::new(index))
                    {
                        self.add(Square::new(index), bit);
                    }
                }
            }
        }
    }

    fn add_selection(
        &mut self,
        view: &View,
        options: &Options,
        state: &State,
        pointed: Option<Square>,
    ) {
        let table = Table::new(view, options);
        match state.phase() {
            Phase::Idle => {}
            Phase::Selected(from) => {
                self.add(from, SELECTED);
                if options.legal_targets == Shown::Yes {
                    for mv in view.legal.iter().filter(|mv| mv.from == from) {
                        self.add(
                            mv.to,
                            TARGET
                                | match table.target(from, mv.to) {
                                    Some(Target::Capture) => CAPTURE,
                                    Some(Target::Swap) => SWAP,
                                    _ => 0,
                                },
                        );
                    }
                }
                if let Some(over) = state.hover()
                    && table.leads(from, over)
                {
                    self.add(over, HOVER);
                }
            }
            Phase::Promoting { from, to } => {
                self.add(from, SELECTED);
                self.add(to, PROMOTING);
            }
        }
        if options.rings == Shown::Yes {
            self.stops = match (state.selected(), pointed) {
                (Some(from), _) => table.stops(from),
                // Whoever is to move: what cuts this man's way?
                (None, Some(square)) => slowed(&view.position, square),
                (None, None) => Vec::new(),
            };
            for slow in self.stops.clone() {
                self.add(slow.stop, STOP);
                self.add(slow.hia, SLOWING);
            }
        }
    }

    fn add(&mut self, square: Square, bits: u32) {
        if let Some(mark) = self.bits.get_mut(square.index()) {
            *mark |= bits;
        }
    }

    /// The marks of a square.
    pub(super) fn bits(&self, square: Square) -> u32 {
        self.bits.get(square.index()).copied().unwrap_or(0)
    }

    /// What is to be said of a square.
    pub(super) fn facts(&self, view: &View, input: Input, square: Square) -> SquareFacts {
        let bits = self.bits(square);
        let has = |bit: u32| bits & bit != 0;
        let playing = input != Input::View;
        SquareFacts {
            square,
            size: view.position.size(),
            variant: view.position.variant(),
            man: view.position.man_at(square),
            selected: has(SELECTED),
            target: if !(playing && has(TARGET)) {
                None
            } else if has(CAPTURE) {
                Some(Target::Capture)
            } else if has(SWAP) {
                Some(Target::Swap)
            } else {
                Some(Target::Move)
            },
            stopped_by: self
                .stops
                .iter()
                .find(|slow| slow.stop == square)
                .map(|slow| slow.hia),
            in_check: has(CHECK),
            checker: has(CHECKER),
            last_from: has(LAST_FROM),
            last_to: has(LAST_TO),
            hint: has(HINT_FROM) || has(HINT_TO),
        }
    }
}

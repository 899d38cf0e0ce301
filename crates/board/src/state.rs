//! What the user is doing: a state machine that knows nothing of the screen.
//!
//! ```text
//!                press a man          past the threshold
//!   idle ───────────────────▶ selected ─────────────▶ dragging
//!    ▲ ▲                        │   ▲                    │
//!    │ └── cancel, refuse ──────┤   └── back home ───────┤
//!    │                          ▼                        ▼
//!    └────────── move ◀── a legal target ────────────────┘
//!    └────────── move ◀── promoting ◀── several choices
//! ```
//!
//! A press remembers the state before it, so that a cancelled pointer leaves no trace.

use shatar_rules::{Move, Role, Square};

use crate::event::Event;
use crate::options::Gestures;
use crate::table::{Grip, Table};

/// What the user has in mind, apart from a pointer that is down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Phase {
    /// Nothing.
    #[default]
    Idle,
    /// A man is selected.
    Selected(Square),
    /// A pawn waits until the user says what it becomes.
    Promoting {
        /// Where the pawn stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
}

/// What a pressed square would do if it were let go at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Intent {
    /// A man was taken up; letting go leaves it selected.
    Lift,
    /// The man that was selected already; letting go lays it down.
    LayDown,
    /// A target of the selected man.
    Target(Square),
    /// Anything else.
    Touch,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Press {
    origin: Square,
    before: Phase,
    intent: Intent,
    dragging: bool,
    hover: Option<Square>,
}

/// The state of the user's input.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    phase: Phase,
    press: Option<Press>,
}

impl State {
    /// What the user has in mind.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The man that is selected, dragged, or waits for its promotion.
    pub const fn selected(&self) -> Option<Square> {
        match self.phase {
            Phase::Idle => None,
            Phase::Selected(square) | Phase::Promoting { from: square, .. } => Some(square),
        }
    }

    /// The man that follows the pointer.
    pub fn dragged(&self) -> Option<Square> {
        self.press
            .filter(|press| press.dragging)
            .map(|press| press.origin)
    }

    /// The square under the man that is dragged.
    pub fn hover(&self) -> Option<Square> {
        self.press
            .filter(|press| press.dragging)
            .and_then(|press| press.hover)
    }

    /// A pointer goes down on a square.
    pub fn press(&mut self, square: Square, table: &Table<'_>, events: &mut Vec<Event>) {
        self.cancel(events);
        if let Phase::Promoting { .. } = self.phase {
            // A touch beside the choice closes it and does no more.
            self.enter(Phase::Idle, events);
        }
        let before = self.phase;
        let taps = table.gestures() != Gestures::Drag;
        let intent = match before {
            Phase::Selected(from) if taps && table.leads(from, square) => Intent::Target(from),
            Phase::Selected(from) if from == square => Intent::LayDown,
            _ if table.grip(square) == Grip::Free => Intent::Lift,
            _ => Intent::Touch,
        };
        if intent == Intent::Lift {
            self.select(square, table, events);
        }
        self.press = Some(Press {
            origin: square,
            before,
            intent,
            dragging: false,
            hover: None,
        });
    }

    /// The pointer has moved so far that it means a drag. Whether a man follows it now.
    pub fn drag(&mut self, table: &Table<'_>, events: &mut Vec<Event>) -> bool {
        let Some(press) = self.press else {
            return false;
        };
        if press.dragging {
            return true;
        }
        let may = table.gestures() != Gestures::Tap && table.grip(press.origin) == Grip::Free;
        if !may {
            return false;
        }
        if self.phase != Phase::Selected(press.origin) {
            self.select(press.origin, table, events);
        }
        self.press = Some(Press {
            dragging: true,
            hover: Some(press.origin),
            ..press
        });
        true
    }

    /// The man that is dragged is over another square, or beside the board. Whether it changed.
    pub fn drag_over(&mut self, square: Option<Square>) -> bool {
        match &mut self.press {
            Some(press) if press.dragging && press.hover != square => {
                press.hover = square;
                true
            }
            _ => false,
        }
    }

    /// The pointer goes up over a square, or beside the board.
    pub fn release(&mut self, over: Option<Square>, table: &Table<'_>, events: &mut Vec<Event>) {
        let Some(press) = self.press.take() else {
            return;
        };
        let home = over == Some(press.origin);
        if press.dragging {
            match over {
                Some(to) if !home => self.go(press.origin, to, table, events),
                // Carried home: like a tap, and beside the board: like a cancel.
                Some(_)
                    if press.intent != Intent::LayDown && table.gestures() == Gestures::Both => {}
                _ => self.enter(Phase::Idle, events),
            }
        } else if !home || (table.gestures() == Gestures::Drag && press.intent == Intent::Lift) {
            self.enter(press.before, events);
        } else {
            self.finish_tap(press, table, events);
        }
    }

    /// Enter, Space, or a screen reader's touch on a square.
    pub fn tap(&mut self, square: Square, table: &Table<'_>, events: &mut Vec<Event>) {
        self.cancel(events);
        match self.phase {
            Phase::Promoting { .. } => self.enter(Phase::Idle, events),
            Phase::Selected(from) if table.leads(from, square) => {
                self.go(from, square, table, events);
            }
            Phase::Selected(from) if from == square => self.enter(Phase::Idle, events),
            _ if table.grip(square) == Grip::Free => self.select(square, table, events),
            _ => self.touch(square, table, events),
        }
    }

    /// The user says what the pawn becomes.
    pub fn choose(&mut self, role: Role, table: &Table<'_>, events: &mut Vec<Event>) {
        if let Phase::Promoting { from, to } = self.phase {
            let mv = Move::promoting(from, to, role);
            self.enter(Phase::Idle, events);
            if table.moves(from, to).any(|legal| legal == mv) {
                events.push(Event::Move(mv));
            }
        }
    }

    /// The system took the pointer away: everything is as before it went down.
    pub fn cancel(&mut self, events: &mut Vec<Event>) {
        if let Some(press) = self.press.take() {
            self.enter(press.before, events);
        }
    }

    /// The user thinks better of it. Whether there was anything to give up.
    pub fn escape(&mut self, events: &mut Vec<Event>) -> bool {
        if self.press.is_some() {
            self.cancel(events);
            return true;
        }
        let busy = self.phase != Phase::Idle;
        self.enter(Phase::Idle, events);
        busy
    }

    /// The position or the user's rights have changed: what is no longer possible is given up.
    pub fn sync(&mut self, table: &Table<'_>, events: &mut Vec<Event>) {
        let holds = |phase: Phase| match phase {
            Phase::Idle => true,
            Phase::Selected(from) => table.grip(from) == Grip::Free,
            Phase::Promoting { from, to } => {
                table.grip(from) == Grip::Free && table.promotions(from, to).len() > 1
            }
        };
        if let Some(press) = &mut self.press {
            if !holds(press.before) {
                press.before = Phase::Idle;
            }
            let lifts = press.dragging || press.intent == Intent::Lift;
            let target_gone = match press.intent {
                Intent::Target(from) => !table.leads(from, press.origin),
                _ => false,
            };
            if target_gone || (lifts && table.grip(press.origin) != Grip::Free) {
                self.cancel(events);
            }
        }
        if !holds(self.phase) {
            self.enter(Phase::Idle, events);
        }
    }

    fn finish_tap(&mut self, press: Press, table: &Table<'_>, events: &mut Vec<Event>) {
        match press.intent {
            Intent::Lift => {}
            Intent::LayDown => self.enter(Phase::Idle, events),
            Intent::Target(from) => self.go(from, press.origin, table, events),
            Intent::Touch => self.touch(press.origin, table, events),
        }
    }

    /// A square that is neither a man to take up nor a target.
    fn touch(&mut self, square: Square, table: &Table<'_>, events: &mut Vec<Event>) {
        let selected = self.selected();
        self.enter(Phase::Idle, events);
        if table.grip(square) == Grip::Stuck {
            events.push(Event::Stuck(square));
        } else if let Some(from) = selected {
            events.push(Event::Refused { from, to: square });
        }
    }

    fn go(&mut self, from: Square, to: Square, table: &Table<'_>, events: &mut Vec<Event>) {
        let mut moves = table.moves(from, to);
        match (moves.next(), moves.next()) {
            (None, _) => {
                self.enter(Phase::Idle, events);
                events.push(Event::Refused { from, to });
            }
            (Some(mv), None) => {
                self.enter(Phase::Idle, events);
                events.push(Event::Move(mv));
            }
            (Some(_), Some(_)) => {
                self.enter(Phase::Promoting { from, to }, events);
                events.push(Event::Promoting { from, to });
            }
        }
    }

    fn select(&mut self, square: Square, table: &Table<'_>, events: &mut Vec<Event>) {
        self.enter(Phase::Selected(square), events);
        let stops = table.stops(square);
        if !stops.is_empty() {
            events.push(Event::Slowed(stops));
        }
    }

    fn enter(&mut self, phase: Phase, events: &mut Vec<Event>) {
        let before = self.selected();
        self.phase = phase;
        let after = self.selected();
        if before != after {
            events.push(Event::Select(after));
        }
    }
}

#[cfg(test)]
#[path = "state_tests.rs"]
mod tests;

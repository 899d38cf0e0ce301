//! The keyboard on the board: what [`keys`](crate::keys) means, done.

use shatar_rules::Square;
use web_sys::{Element, KeyboardEvent};

use super::face::Face;
use super::input::target;
use crate::answer::{self, Answer, Question};
use crate::event::Event;
use crate::geometry::Direction;
use crate::keys::{Command, Key, Press, meaning};
use crate::letters::Letters;
use crate::options::Input;
use crate::walk;

impl Face {
    /// A key is down while the focus lies in the board.
    pub(super) fn on_key(&mut self, event: &KeyboardEvent, events: &mut Vec<Event>) {
        let Some(target) = target(event) else {
            return;
        };
        self.set_pointing(false);
        // Alt Gr and dead keys write; what they write is no key of ours.
        if event.alt_key() || event.is_composing() {
            return;
        }
        let press = Press {
            key: &event.key(),
            code: &event.code(),
            shift: event.shift_key(),
            control: event.ctrl_key() || event.meta_key(),
        };
        let variant = self.view.position.variant();
        let letters = Letters::new(variant, |role| self.options.labels.letter(role, variant));
        let Some(key) = meaning(press, &letters, self.options.single_keys) else {
            return;
        };
        let ours = if self.in_choice(&target) {
            self.choose_by(key, &target, events)
        } else {
            self.act(key, event.repeat(), events)
        };
        if ours {
            event.prevent_default();
            // A page may listen to Escape, and a reader of a book of games to letters.
            event.stop_propagation();
        }
    }

    fn in_choice(&self, target: &Element) -> bool {
        self.chooser
            .as_ref()
            .is_some_and(|chooser| chooser.contains(target))
    }

    /// A key in the choice of a promotion; whether it was for us.
    fn choose_by(&mut self, key: Key, target: &Element, events: &mut Vec<Event>) -> bool {
        match (key, &self.chooser) {
            (Key::Step(direction), Some(chooser)) => {
                chooser.step(target, direction.is_forward());
                true
            }
            (Key::Escape, _) => self.escape(events),
            // Enter and Space are the button's own.
            _ => false,
        }
    }

    /// A key on a square; whether it was for us.
    fn act(&mut self, key: Key, repeated: bool, events: &mut Vec<Event>) -> bool {
        match key {
            Key::Step(direction) => self.step(direction),
            Key::Rank(rank) => match walk::to_rank(self.geometry, self.focus, rank) {
                Some(square) => self.go_to(square, events),
                None => events.push(Event::Answer(Answer::NoSuchRank(rank))),
            },
            Key::File(file) => match walk::to_file(self.geometry, self.focus, file) {
                Some(square) => self.go_to(square, events),
                None => events.push(Event::Answer(Answer::NoSuchFile(file))),
            },
            Key::Jump { role, backwards } => {
                let position = &self.view.position;
                match walk::to_man(position, self.geometry, self.focus, role, backwards) {
                    Some(square) => self.go_to(square, events),
                    None => events.push(Event::Answer(Answer::NoSuchMan(role))),
                }
            }
            Key::Tap => {
                if !repeated && self.options.input != Input::View {
                    self.tap(self.focus, events);
                }
            }
            Key::Escape => return self.escape(events),
            Key::Command(command) => {
                // A key that is held down asks once.
                if !repeated {
                    events.push(self.command(command));
                }
            }
        }
        true
    }

    fn step(&mut self, direction: Direction) {
        let square = self.geometry.step(self.focus, direction);
        self.focus_square(square);
    }

    /// Puts the focus on a square. Where it lay there already nobody would hear anything, so the
    /// square is told.
    fn go_to(&mut self, square: Square, events: &mut Vec<Event>) {
        if square == self.focus {
            events.push(self.command(Command::Square));
        }
        self.focus_square(square);
    }

    fn command(&self, command: Command) -> Event {
        let position = &self.view.position;
        let answer = match command {
            Command::Square => Answer::Square(self.facts(self.focus)),
            Command::Moves => Answer::Moves(answer::moves_of(position, self.focus)),
            Command::Near => Answer::Near(answer::near(position, self.geometry, self.focus)),
            Command::Men => Answer::Men(answer::men(position)),
            Command::LastMove => return Event::Ask(Question::LastMove),
            Command::LastCapture => return Event::Ask(Question::LastCapture),
            Command::Series => return Event::Ask(Question::Series),
            Command::Clocks => return Event::Ask(Question::Clocks),
            Command::Evaluation => return Event::Ask(Question::Evaluation),
            Command::BestMove => return Event::Ask(Question::BestMove),
            Command::TypeMove => return Event::Ask(Question::TypeMove),
            Command::Help => return Event::Ask(Question::Help),
        };
        Event::Answer(answer)
    }

    /// See [`Board::command`](super::Board::command).
    pub(super) fn obey(&mut self, command: Command, events: &mut Vec<Event>) {
        events.push(self.command(command));
    }

    fn escape(&mut self, events: &mut Vec<Event>) -> bool {
        let busy = self.state.escape(events);
        self.release_pointer();
        self.refresh();
        busy
    }
}

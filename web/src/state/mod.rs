//! The state of the page: one value, changed only by actions, so that undo, links, the store and
//! tests all see the same game.

mod action;
mod clock;
mod new_game;
mod play;
mod refusal;
mod reply;
mod seat;
mod series;
mod settings;
#[cfg(test)]
mod tests;

pub(crate) use action::{Action, EngineAnswer};
pub(crate) use clock::{Clock, Control};
pub(crate) use new_game::{NewGame, NewGameError, Opponent, SideChoice, rematch};
pub(crate) use play::{End, Play, Verdict};
pub(crate) use refusal::Refusal;
pub(crate) use reply::{Judged, Reply, TypedFault};
pub(crate) use seat::{Level, Seat};
pub(crate) use series::{RunningSeries, running_series};
pub(crate) use settings::{Cloth, Set, Settings, Theme};

use shatar_board::Slowed;
use shatar_board::keys::Command;
use shatar_locale::Language;
use shatar_rules::{AnyPosition, Color, Move, Square};

use crate::link::LinkError;
use crate::storage::RecordError;

/// What the engine is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// Its own move, at its level.
    Move(Level),
    /// Advice for the person.
    Hint,
    /// Its opinion on a draw.
    Draw,
    /// What somebody asked about a position, at full strength.
    Judge(Judge),
}

/// A question about a position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Judge {
    /// After how many plies the position stands.
    pub(crate) ply: usize,
    /// Whether the best move is asked for, and not the worth.
    pub(crate) wants_move: bool,
}

/// What the engine should be doing now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Demand {
    /// Which demand it is; an answer to another one is not heard.
    pub(crate) serial: u32,
    /// What it is wanted for.
    pub(crate) wish: Wish,
}

/// How the engine does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EngineHealth {
    /// Well, as far as anybody knows.
    Well,
    /// A worker was lost and another took its place.
    Replaced,
    /// It cannot be had.
    Failed,
}

/// The dialogs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialog {
    /// A new game.
    NewGame,
    /// The rules in force.
    Rules,
    /// The keys.
    Keys,
    /// Reading and writing games and positions.
    Share,
    /// What the page looks like.
    Settings,
    /// Whether to give up.
    Resign,
}

/// Something the person should read.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Notice {
    /// The browser refuses to store anything.
    StoreRefused,
    /// The stored game could not be read and was set aside.
    StoreDamaged {
        /// What is wrong with it.
        fault: RecordError,
    },
    /// A link that makes no sense.
    BadLink {
        /// What is wrong with it, and where.
        fault: LinkError,
    },
    /// A language could not be fetched.
    LanguageFailed(Language),
    /// A link took the place of a game that was stored.
    LinkOpened {
        /// The game that it replaced.
        before: Box<Play>,
    },
}

/// Something that the board has to say about a man that somebody holds.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Aside {
    /// Rings of bodyguards cut its path.
    Slowed(Vec<Slowed>),
    /// It has no legal move.
    Stuck(Square),
    /// It may not go there.
    Refused(Refusal),
}

/// What happened last, for the live region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// A game began.
    Began,
    /// A man moved.
    Moved,
    /// Moves were taken back.
    TakenBack,
    /// Another position is looked at.
    Looked,
    /// A game ended by resigning, agreement or time.
    Decided,
    /// There is a hint.
    Hinted,
    /// The engine does not want a draw.
    DrawRefused,
    /// The engine cannot be had.
    EngineFailed,
    /// The board says something about a man.
    Aside,
    /// Somebody asked, and this is the answer.
    Replied,
    /// The worker was lost and replaced.
    EngineReplaced,
}

/// The state of the page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    /// The game in play.
    pub(crate) play: Play,
    /// The ply looked at; `None`: the last one.
    view: Option<usize>,
    /// What the person wants of the engine.
    wish: Option<Wish>,
    /// Rises whenever what the engine is asked changes.
    serial: u32,
    /// The advice given for the position in play.
    pub(crate) hint: Option<Move>,
    /// What the board has to say about the man in hand.
    pub(crate) aside: Option<Aside>,
    /// What was answered last.
    pub(crate) reply: Option<Reply>,
    /// What is wrong with the move in the field.
    pub(crate) typed_fault: Option<TypedFault>,
    /// What was touched in the list of keys, and how often something has been.
    pub(crate) command: (u32, Option<Command>),
    /// When the engine last refused a draw: asking again at once is no use.
    draw_refused_at: Option<usize>,
    /// How the engine does.
    pub(crate) engine: EngineHealth,
    /// Whether Black's side is below.
    pub(crate) flipped: bool,
    /// The dialog that is open.
    pub(crate) dialog: Option<Dialog>,
    /// What the person should read.
    pub(crate) notice: Option<Notice>,
    /// What the page looks like.
    pub(crate) settings: Settings,
    /// The language of the page; what is on it changes with this.
    pub(crate) language: Language,
    /// What happened last, and how often something has.
    pub(crate) event: (u32, Event),
    /// Whether something was said while a dialog was open.
    unheard: bool,
}

impl State {
    /// The state at the start of the page.
    pub(crate) fn new(
        play: Play,
        settings: Settings,
        language: Language,
        notice: Option<Notice>,
    ) -> State {
        State {
            flipped: play.human_side() == Some(Color::Black),
            play,
            view: None,
            wish: None,
            serial: 0,
            hint: None,
            aside: None,
            reply: None,
            typed_fault: None,
            command: (0, None),
            draw_refused_at: None,
            engine: EngineHealth::Well,
            dialog: None,
            notice,
            settings,
            language,
            event: (0, Event::Began),
            unheard: false,
        }
    }

    /// The number of plies before the position looked at.
    pub(crate) fn viewed_ply(&self) -> usize {
        self.view.unwrap_or(self.play.plies())
    }

    /// Whether an earlier position is looked at.
    pub(crate) const fn looks_back(&self) -> bool {
        self.view.is_some()
    }

    /// The position looked at.
    pub(crate) fn viewed_position(&self) -> &AnyPosition {
        &self.play.game().positions()[self.viewed_ply()]
    }

    /// The move that led to the position looked at.
    pub(crate) fn viewed_move(&self) -> Option<Move> {
        let before = self.viewed_ply().checked_sub(1)?;
        self.play.game().moves().get(before).copied()
    }

    /// Whether a person may move in the position looked at.
    pub(crate) fn may_move(&self) -> bool {
        let open = self.looks_back() || self.play.end().is_none();
        let turn = self.viewed_position().turn();
        open && self.play.seats[turn.index()].is_human()
    }

    /// What the engine should be doing now.
    pub(crate) fn demand(&self) -> Option<Demand> {
        if self.engine == EngineHealth::Failed {
            return None;
        }
        let wish = match self.play.seat_to_move() {
            Seat::Engine(level) if self.play.end().is_none() => Wish::Move(level),
            _ => self.wish?,
        };
        Some(Demand {
            serial: self.serial,
            wish,
        })
    }

    /// Whether the engine can be asked for advice now.
    pub(crate) fn may_ask_for_a_hint(&self) -> bool {
        self.play.end().is_none()
            && self.play.seat_to_move().is_human()
            && !self.looks_back()
            && self.wish.is_none()
            && self.engine != EngineHealth::Failed
    }

    /// Whether the engine is busy with its own move.
    pub(crate) fn engine_moves(&self) -> bool {
        matches!(self.demand(), Some(demand) if matches!(demand.wish, Wish::Move(_)))
    }

    /// Whether a draw can be offered now.
    pub(crate) fn may_offer_draw(&self) -> bool {
        let asked_lately = self
            .draw_refused_at
            .is_some_and(|ply| self.play.plies() < ply + 6);
        self.play.end().is_none()
            && match self.play.human_side() {
                None => true,
                Some(human) => {
                    self.play.turn() == human
                        && self.wish.is_none()
                        && !asked_lately
                        && self.engine != EngineHealth::Failed
                }
            }
    }

    fn ask(&mut self, wish: Option<Wish>) {
        self.wish = wish;
        self.serial = self.serial.wrapping_add(1);
    }

    fn say(&mut self, event: Event) {
        self.event = (self.event.0.wrapping_add(1), event);
        self.unheard = self.dialog.is_some();
    }

    /// The game changed: what was asked of the engine before is void.
    fn changed(&mut self, event: Event) {
        self.ask(None);
        self.hint = None;
        self.aside = None;
        self.typed_fault = None;
        if self.engine != EngineHealth::Well && event != Event::Moved {
            self.engine = EngineHealth::Well;
        }
        if self
            .draw_refused_at
            .is_some_and(|ply| ply > self.play.plies())
        {
            self.draw_refused_at = None;
        }
        self.say(event);
    }
}

//! Everything that can happen to the state, and what it does. No action panics, whenever it
//! comes: an answer that nobody waits for any more changes nothing.

use std::rc::Rc;

use shatar_board::keys::Command;
use shatar_board::{Answer, Question};
use shatar_engine::Score;
use shatar_locale::Language;
use shatar_rules::{Color, Move, Square};
use yew::Reducible;

use super::play::{Play, Verdict};
use super::refusal::refusal;
use super::settings::Settings;
use super::{Aside, Dialog, EngineHealth, Event, Notice, Reply, State, TypedFault, Wish};

/// A side's centipawns below which the engine agrees to a draw.
const CONTENT_WITH_A_DRAW: i32 = 15;

/// What can happen. `now` is the browser's monotonic clock in milliseconds.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// Another game begins, or one is read from somewhere.
    Begin {
        /// The game.
        play: Box<Play>,
        /// When.
        now: f64,
    },
    /// A person moves, in the position that is looked at.
    Move {
        /// The move.
        mv: Move,
        /// When.
        now: f64,
    },
    /// The engine's answer.
    Engine {
        /// The serial of the demand that it answers.
        serial: u32,
        /// The answer.
        answer: EngineAnswer,
        /// When.
        now: f64,
    },
    /// Takes back.
    Undo {
        /// When.
        now: f64,
    },
    /// Looks at the position after so many plies.
    Look(usize),
    /// Drops everything after the position looked at.
    PlayFromHere {
        /// When.
        now: f64,
    },
    /// Asks the engine for a hint.
    Hint,
    /// The person's side, or the side to move, gives up.
    Resign {
        /// When.
        now: f64,
    },
    /// Offers a draw to the engine, or agrees on one between people.
    OfferDraw {
        /// When.
        now: f64,
    },
    /// Time to look at the clocks.
    Tick {
        /// When.
        now: f64,
    },
    /// Writes down the time used so far, before the page may go.
    Settle {
        /// When.
        now: f64,
    },
    /// The board has something to say about the man in hand, or no longer.
    Aside(Option<Aside>),
    /// A person tried to go where the man may not go.
    Refused {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A man was selected, or laid down.
    Pick(Option<Square>),
    /// The board answers a key.
    Answer(Box<Answer>),
    /// Somebody asks by a key what the board does not know.
    Ask {
        /// What.
        question: Question,
        /// When.
        now: f64,
    },
    /// A key was touched in the list of keys.
    Command(Command),
    /// What was typed is no move, or, with `None`, is being mended.
    Typed(Option<TypedFault>),
    /// Asks the engine again after it failed.
    AskAgain,
    /// Turns the board round.
    Flip,
    /// Opens a dialog.
    Open(Dialog),
    /// Closes it.
    Close,
    /// Closes that one, unless another has taken its place.
    CloseOne(Dialog),
    /// Changes what the page looks like.
    Set(Box<Settings>),
    /// The page speaks another language from now on.
    Speak(Language),
    /// A language could not be had: the page keeps the one it has.
    SpeechFailed(Language),
    /// Says something to the person.
    Notify(Notice),
    /// The person has read it.
    DismissNotice,
}

/// What the engine can answer.
#[derive(Clone, Debug)]
pub(crate) enum EngineAnswer {
    /// A move, with what the position is worth to the side to move.
    Best {
        /// The move.
        mv: Move,
        /// The worth.
        score: Score,
    },
    /// The worker was lost; another one has been sent the same search.
    Replaced,
    /// The worker was lost twice; nothing is searched.
    Failed,
}

/// Whether an engine agrees to a draw whose opponent has this score.
fn content(score: Score) -> bool {
    match score {
        Score::Centipawns(worth) => -worth <= CONTENT_WITH_A_DRAW,
        Score::Mate(plies) => plies > 0,
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut state = Rc::unwrap_or_clone(self);
        state.apply(action);
        Rc::new(state)
    }
}

impl State {
    /// Lets an action happen.
    pub(crate) fn apply(&mut self, action: Action) {
        match action {
            Action::Begin { play, now } => self.begin(*play, now),
            Action::Move { mv, now } => self.play_move(mv, now),
            Action::Engine {
                serial,
                answer,
                now,
            } => self.hear(serial, &answer, now),
            Action::Undo { now } => self.undo(now),
            Action::Look(ply) => self.look(ply),
            Action::PlayFromHere { now } => self.play_from_here(now),
            Action::Hint => {
                if self.may_ask_for_a_hint() {
                    self.hint = None;
                    self.ask(Some(Wish::Hint));
                }
            }
            Action::Resign { now } => {
                let loser = self.play.human_side().unwrap_or(self.play.turn());
                self.decide(Verdict::Resigned(loser), now);
            }
            Action::OfferDraw { now } => self.offer_draw(now),
            Action::Tick { now } => {
                if self.play.flag_fallen(now) {
                    self.decide(Verdict::Flag(self.play.turn()), now);
                }
            }
            Action::Settle { now } => {
                let turn = self.play.turn();
                if let Some(clock) = &mut self.play.clock {
                    clock.settle(turn, now);
                }
            }
            Action::Aside(aside) => self.put_aside(aside),
            Action::Refused { from, to } => {
                let why = refusal(
                    self.viewed_position(),
                    self.play.game().rules(),
                    Move::new(from, to),
                );
                self.put_aside(Some(Aside::Refused(why)));
            }
            Action::Pick(square) => {
                self.aside = None;
                match square {
                    Some(square) => self.reply(Reply::Picked(square)),
                    // A man that goes or is taken is laid down too, but more has been said of it.
                    None if matches!(self.event.1, Event::Replied | Event::Aside) => {
                        self.reply(Reply::LaidDown);
                    }
                    None => {}
                }
            }
            Action::Answer(answer) => self.reply(Reply::Board(*answer)),
            Action::Ask { question, now } => self.answer(question, now),
            Action::Command(command) => {
                self.close();
                self.command = (self.command.0.wrapping_add(1), Some(command));
            }
            Action::Typed(fault) => {
                self.typed_fault.clone_from(&fault);
                if let Some(fault) = fault {
                    self.reply(Reply::Typed(fault));
                }
            }
            Action::AskAgain => {
                self.engine = EngineHealth::Well;
                self.ask(None);
            }
            Action::Flip => self.flipped = !self.flipped,
            Action::Open(dialog) => self.dialog = Some(dialog),
            Action::Close => self.close(),
            Action::CloseOne(dialog) => {
                if self.dialog == Some(dialog) {
                    self.close();
                }
            }
            Action::Set(settings) => self.settings = *settings,
            Action::Speak(language) => self.language = language,
            Action::SpeechFailed(language) => {
                if self.settings.language.is_some() {
                    self.settings.language = Some(self.language);
                }
                self.notice = Some(Notice::LanguageFailed(language));
            }
            Action::Notify(notice) => self.notice = Some(notice),
            Action::DismissNotice => self.notice = None,
        }
    }

    /// Closes the dialog. What was said while it was open nobody heard, as all outside is silent
    /// then: it is said again.
    fn close(&mut self) {
        self.dialog = None;
        if core::mem::take(&mut self.unheard) {
            self.say(self.event.1);
        }
    }

    fn put_aside(&mut self, aside: Option<Aside>) {
        let speaks = aside.is_some();
        self.aside = aside;
        if speaks {
            self.say(Event::Aside);
        }
    }

    fn begin(&mut self, mut play: Play, now: f64) {
        play.resume(now);
        self.flipped = play.human_side() == Some(Color::Black);
        self.play = play;
        self.view = None;
        self.dialog = None;
        self.changed(Event::Began);
    }

    fn play_move(&mut self, mv: Move, now: f64) {
        let ply = self.viewed_ply();
        let earlier = ply < self.play.plies();
        let turn = self.viewed_position().turn();
        let legal = self.viewed_position().is_legal(mv);
        if !legal || !self.play.seats[turn.index()].is_human() || self.play.flag_fallen(now) {
            return;
        }
        if earlier {
            self.play.rewind(ply, now);
        }
        if self.play.play(mv, now) {
            self.view = None;
            self.changed(Event::Moved);
        }
    }

    fn undo(&mut self, now: f64) {
        if let Some(plies) = self.play.undo_target() {
            self.play.rewind(plies, now);
            self.view = None;
            self.changed(Event::TakenBack);
        }
    }

    fn look(&mut self, ply: usize) {
        self.view = (ply < self.play.plies()).then_some(ply);
        self.hint = None;
        self.aside = None;
        self.typed_fault = None;
        if matches!(self.wish, Some(Wish::Judge(_))) {
            // An answer about a position that is no longer looked at would only confuse.
            self.ask(None);
        }
        self.say(Event::Looked);
    }

    fn play_from_here(&mut self, now: f64) {
        if let Some(ply) = self.view.take() {
            self.play.rewind(ply, now);
            self.changed(Event::TakenBack);
        }
    }

    fn decide(&mut self, verdict: Verdict, now: f64) {
        if self.play.decide(verdict, now) {
            self.view = None;
            self.changed(Event::Decided);
        }
    }

    fn offer_draw(&mut self, now: f64) {
        if self.play.end().is_some() {
            return;
        }
        match self.play.human_side() {
            None => self.decide(Verdict::Agreed, now),
            Some(_) if self.may_offer_draw() => self.ask(Some(Wish::Draw)),
            Some(_) => {}
        }
    }

    fn hear(&mut self, serial: u32, answer: &EngineAnswer, now: f64) {
        let Some(demand) = self.demand().filter(|demand| demand.serial == serial) else {
            return;
        };
        match *answer {
            EngineAnswer::Replaced => {
                self.engine = EngineHealth::Replaced;
                self.say(Event::EngineReplaced);
            }
            EngineAnswer::Failed => {
                self.engine = EngineHealth::Failed;
                self.wish = None;
                self.say(Event::EngineFailed);
            }
            EngineAnswer::Best { mv, score } => {
                self.engine = EngineHealth::Well;
                match demand.wish {
                    Wish::Move(_) => {
                        if self.play.flag_fallen(now) {
                            self.decide(Verdict::Flag(self.play.turn()), now);
                        } else if self.play.play(mv, now) {
                            self.changed(Event::Moved);
                        } else {
                            // A move that the rules refuse is a fault of the engine, not an end.
                            self.engine = EngineHealth::Failed;
                            self.say(Event::EngineFailed);
                        }
                    }
                    Wish::Judge(judge) => self.judged(judge, mv, score),
                    Wish::Hint => {
                        self.ask(None);
                        self.hint = self.play.game().position().is_legal(mv).then_some(mv);
                        self.say(Event::Hinted);
                    }
                    Wish::Draw => {
                        self.ask(None);
                        // It is the person's turn: the engine has the other end of the score.
                        if content(score) {
                            self.decide(Verdict::Agreed, now);
                        } else {
                            self.draw_refused_at = Some(self.play.plies());
                            self.say(Event::DrawRefused);
                        }
                    }
                }
            }
        }
    }
}

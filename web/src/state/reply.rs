//! What somebody asked by a key, and what is answered. The sentences are made when they are said.

use shatar_board::{Answer, Question, TypedError, read_move};
use shatar_engine::Score;
use shatar_rules::{Color, Move, Role, Square};

use super::refusal::{Refusal, refusal};
use super::{EngineHealth, Event, Judge, State, Wish};

/// An answer.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Reply {
    /// What the board knows by itself.
    Board(Answer),
    /// The move that led to the position looked at.
    LastMove,
    /// The last capture before the position looked at.
    LastCapture,
    /// The series of checks.
    Series,
    /// What both sides have left; `None` without clocks.
    Clocks(Option<[u64; 2]>),
    /// The engine has been asked and thinks.
    Thinks,
    /// What the engine says.
    Judged(Judged),
    /// The engine thinks about a move of its own.
    Busy,
    /// The engine cannot be had.
    NoEngine,
    /// In the position looked at the game is over.
    Over,
    /// A man was selected.
    Picked(Square),
    /// It was laid down again.
    LaidDown,
    /// What was typed is no move that can be played.
    Typed(TypedFault),
}

/// The engine's opinion on a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Judged {
    /// What was asked.
    pub(crate) judge: Judge,
    /// The side to move.
    pub(crate) turn: Color,
    /// What the position is worth to it.
    pub(crate) score: Score,
    /// Its best move.
    pub(crate) mv: Move,
}

/// Why what was typed is no move that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TypedFault {
    /// The game is over.
    Over,
    /// It is the engine's turn.
    EngineToMove,
    /// It cannot be understood, or no man can do it.
    Error(TypedError),
    /// A rule refuses it.
    Refused(Refusal),
}

impl State {
    /// The legal move that a text means, in the position looked at. `letter` is the language's
    /// letter of a man.
    pub(crate) fn read_typed(
        &self,
        text: &str,
        letter: impl Fn(Role) -> String,
    ) -> Result<Move, TypedFault> {
        let position = self.viewed_position();
        if !self.may_move() {
            let over = self.play.end().is_some() && !self.looks_back();
            return Err(if over {
                TypedFault::Over
            } else {
                TypedFault::EngineToMove
            });
        }
        read_move(position, text, letter).map_err(|error| match error {
            TypedError::Illegal { from, to } => TypedFault::Refused(refusal(
                position,
                self.play.game().rules(),
                Move::new(from, to),
            )),
            other => TypedFault::Error(other),
        })
    }

    /// Answers a question that only the game or the engine can answer. What leads elsewhere (the
    /// field for moves, the list of keys) is not for the state.
    pub(super) fn answer(&mut self, question: Question, now: f64) {
        let reply = match question {
            Question::LastMove => Reply::LastMove,
            Question::LastCapture => Reply::LastCapture,
            Question::Series => Reply::Series,
            Question::Clocks => {
                let turn = self.play.turn();
                let clock = self.play.clock.as_ref();
                Reply::Clocks(clock.map(|clock| Color::ALL.map(|side| clock.left(side, turn, now))))
            }
            Question::Evaluation => self.judge(false),
            Question::BestMove => self.judge(true),
            Question::TypeMove | Question::Help => return,
        };
        self.reply(reply);
    }

    /// Says an answer.
    pub(super) fn reply(&mut self, reply: Reply) {
        self.reply = Some(reply);
        self.say(Event::Replied);
    }

    /// Sends the engine to the position looked at.
    fn judge(&mut self, wants_move: bool) -> Reply {
        if self.engine == EngineHealth::Failed {
            return Reply::NoEngine;
        }
        if self.engine_moves() {
            return Reply::Busy;
        }
        if self.viewed_position().legal_moves().is_empty() {
            return Reply::Over;
        }
        self.ask(Some(Wish::Judge(Judge {
            ply: self.viewed_ply(),
            wants_move,
        })));
        Reply::Thinks
    }

    /// The engine's opinion has come.
    pub(super) fn judged(&mut self, judge: Judge, mv: Move, score: Score) {
        self.ask(None);
        let Some(position) = self.play.game().positions().get(judge.ply) else {
            return;
        };
        let (turn, legal) = (position.turn(), position.is_legal(mv));
        if !legal {
            // An engine that names no legal move has no opinion either.
            self.reply(Reply::NoEngine);
            return;
        }
        if judge.wants_move && judge.ply == self.viewed_ply() {
            self.hint = Some(mv);
        }
        self.reply(Reply::Judged(Judged {
            judge,
            turn,
            score,
            mv,
        }));
    }
}

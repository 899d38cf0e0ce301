//! The page's side of the conversation: one worker, its state, and one way out of each state.
//!
//! Pure like [`Service`](crate::service::Service): bytes to post come out, bytes received and
//! the time go in. When [`Client`] says that the worker is lost, the page ends it, makes another
//! and starts with a new `Client`; the game is the page's and is not touched.

use core::time::Duration;

use crate::limits::Limits;
use crate::protocol::{ErrorKind, GameSpec, InfoMessage, PROTOCOL, Request, Response};
use crate::score::Score;

/// What the worker is doing, as far as the page knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClientState {
    /// It was made and has not said that it listens.
    Starting,
    /// It waits for a search.
    Idle,
    /// It searches; the way out is its answer, or a stop.
    Searching(u32),
    /// It was told to stop that search and has not answered yet; the way out is its answer.
    Stopping(u32),
    /// It died, fell silent or speaks another version: it must be replaced.
    Lost,
}

/// What a page should do after a message of the worker, or after some time.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The worker listens.
    Ready {
        /// Which build it is.
        build: String,
    },
    /// How far the search is.
    Info(InfoMessage),
    /// The answer to a search.
    Best {
        /// The search.
        id: u32,
        /// The move to play; `None`: the game is over.
        best: Option<String>,
        /// The reply that is expected.
        ponder: Option<String>,
        /// What the position is worth to the side to move.
        score: Option<Score>,
    },
    /// A search was refused.
    Refused {
        /// The search.
        id: u32,
        /// What is wrong.
        kind: ErrorKind,
        /// The same in a sentence.
        message: String,
    },
    /// The worker must be replaced, for this reason.
    Lost(String),
}

/// How long a worker may be silent while it owes a word, before it counts as lost. A search that
/// runs says something at least at every iteration, but late iterations are long: only its
/// start and its stop are waited for.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// What is asked of a search besides the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// When the search ends.
    pub limits: Limits,
    /// A level from 1 to 10; `None`: full strength.
    pub level: Option<u8>,
    /// How many best moves are reported.
    pub multipv: u16,
    /// Where a level's errors come from.
    pub seed: u64,
}

/// The page's view of one worker.
#[derive(Clone, Debug)]
pub struct Client {
    state: ClientState,
    last_id: u32,
    /// Since when a word is owed, by the page's clock.
    waiting_since: Option<Duration>,
}

impl Client {
    /// A client for a worker just made, at that time of the page's clock.
    pub fn new(now: Duration) -> Client {
        Client {
            state: ClientState::Starting,
            last_id: 0,
            waiting_since: Some(now),
        }
    }

    /// What the worker is doing.
    pub fn state(&self) -> ClientState {
        self.state
    }

    /// The bytes that ask whether both speak the same version; to be posted first.
    pub fn hello() -> Vec<u8> {
        Request::Hello { version: PROTOCOL }.encode()
    }

    /// Begins a search: its id and the bytes to post. A running one is ended by the worker, and
    /// its answer is then of no interest. `None` while the worker cannot be spoken to.
    pub fn search(&mut self, game: GameSpec, question: Question) -> Option<(u32, Vec<u8>)> {
        if matches!(self.state, ClientState::Starting | ClientState::Lost) {
            return None;
        }
        self.last_id = self.last_id.wrapping_add(1);
        let id = self.last_id;
        self.state = ClientState::Searching(id);
        self.waiting_since = None;
        let request = Request::Search {
            id,
            game,
            limits: question.limits,
            level: question.level,
            multipv: question.multipv,
            seed: question.seed,
        };
        Some((id, request.encode()))
    }

    /// Tells the worker to end its search: the bytes to post, if one runs.
    pub fn stop(&mut self, now: Duration) -> Option<Vec<u8>> {
        let ClientState::Searching(id) = self.state else {
            return None;
        };
        self.state = ClientState::Stopping(id);
        self.waiting_since = Some(now);
        Some(Request::Stop { id }.encode())
    }

    /// Takes bytes that the worker posted. Answers to searches that were given up are dropped.
    pub fn receive(&mut self, bytes: &[u8]) -> Option<Event> {
        let Ok(response) = Response::decode(bytes) else {
            return Some(self.lose("the worker speaks another version"));
        };
        match response {
            Response::Ready { version, build } => {
                if version != PROTOCOL {
                    return Some(self.lose("the worker speaks another version"));
                }
                if self.state != ClientState::Starting {
                    return None;
                }
                self.state = ClientState::Idle;
                self.waiting_since = None;
                Some(Event::Ready { build })
            }
            Response::Info(info) => self.is_current(info.id).then_some(Event::Info(info)),
            Response::Best {
                id,
                best,
                ponder,
                score,
            } => {
                self.settle(id)?;
                Some(Event::Best {
                    id,
                    best,
                    ponder,
                    score,
                })
            }
            Response::Error { id, kind, message } => match (id, kind) {
                (Some(id), kind) => {
                    self.settle(id)?;
                    Some(Event::Refused { id, kind, message })
                }
                (None, ErrorKind::Version | ErrorKind::Panic) => Some(self.lose(&message)),
                (None, _) => None,
            },
        }
    }

    /// The worker's `onerror` was called.
    pub fn broke(&mut self, message: &str) -> Event {
        self.lose(message)
    }

    /// Looks whether the worker owes a word for too long. To be called now and then.
    pub fn tick(&mut self, now: Duration) -> Option<Event> {
        let since = self.waiting_since?;
        (now.saturating_sub(since) >= PATIENCE).then(|| self.lose("the worker fell silent"))
    }

    fn is_current(&self, id: u32) -> bool {
        matches!(self.state, ClientState::Searching(running) | ClientState::Stopping(running) if running == id)
    }

    /// Ends the running search if it is the one of that id.
    fn settle(&mut self, id: u32) -> Option<()> {
        if !self.is_current(id) {
            return None;
        }
        self.state = ClientState::Idle;
        self.waiting_since = None;
        Some(())
    }

    fn lose(&mut self, message: &str) -> Event {
        self.state = ClientState::Lost;
        self.waiting_since = None;
        Event::Lost(message.to_owned())
    }
}

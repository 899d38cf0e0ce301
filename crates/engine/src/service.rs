//! The worker without a browser: requests in, responses out, and time to search in slices.

use core::time::Duration;

use shatar_rules::{AnyPosition, Move, uci};

use crate::engine::{Best, Engine, Info, Progress};
use crate::levels::Level;
use crate::limits::SearchOptions;
use crate::protocol::{ErrorKind, InfoMessage, PROTOCOL, Request, Response};

/// Whether a [`Service`] searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ServiceState {
    /// It waits for a request.
    Idle,
    /// A search of that id runs: [`Service::poll`] must be called.
    Searching(u32),
}

/// Which build this is: the variable `SHATAR_BUILD` at compile time, or the crate's version.
pub const BUILD: &str = match option_env!("SHATAR_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

/// Most lines of play that may be asked for.
const MOST_LINES: u16 = 64;

/// An engine that is spoken to in messages.
#[derive(Debug)]
pub struct Service {
    engine: Engine,
    search: Option<Running>,
}

#[derive(Debug)]
struct Running {
    id: u32,
    position: AnyPosition,
}

impl Service {
    /// An idle service with a table of so many megabytes.
    pub fn new(hash_mb: usize) -> Service {
        Service {
            engine: Engine::new(hash_mb),
            search: None,
        }
    }

    /// The first message of a worker, and the answer to a right `Hello`.
    pub fn ready() -> Response {
        Response::Ready {
            version: PROTOCOL,
            build: BUILD.to_owned(),
        }
    }

    /// What it does.
    pub fn state(&self) -> ServiceState {
        match &self.search {
            Some(running) => ServiceState::Searching(running.id),
            None => ServiceState::Idle,
        }
    }

    /// Takes a message as bytes. Bytes that are no message are answered with an error.
    pub fn handle_bytes(&mut self, bytes: &[u8]) -> Vec<Response> {
        match Request::decode(bytes) {
            Ok(request) => self.handle(request),
            Err(error) => vec![Response::Error {
                id: None,
                kind: ErrorKind::Malformed,
                message: error.to_string(),
            }],
        }
    }

    /// Takes a message and gives what is to be said at once.
    pub fn handle(&mut self, request: Request) -> Vec<Response> {
        match request {
            Request::Hello { version } if version == PROTOCOL => vec![Service::ready()],
            Request::Hello { version } => vec![Response::Error {
                id: None,
                kind: ErrorKind::Version,
                message: format!("this worker speaks version {PROTOCOL}, not {version}"),
            }],
            Request::Search { .. } => {
                let mut responses = self.finish();
                if let Err(error) = self.begin(request) {
                    responses.push(error);
                }
                responses
            }
            Request::Stop { id } => match self.state() {
                ServiceState::Searching(running) if running == id => self.finish(),
                _ => Vec::new(),
            },
            Request::Hash { mb } => {
                let responses = self.finish();
                self.engine
                    .set_hash(usize::try_from(mb).unwrap_or(usize::MAX));
                responses
            }
            Request::NewGame => {
                let responses = self.finish();
                self.engine.new_game();
                responses
            }
        }
    }

    /// Searches for about that long, and gives what is to be said then. Does nothing when idle.
    pub fn poll(&mut self, budget: Duration) -> Vec<Response> {
        let Some(running) = &self.search else {
            return Vec::new();
        };
        let mut responses = Vec::new();
        let progress = self.engine.run(Some(budget), &mut |info| {
            responses.push(Response::Info(info_message(running, info)));
        });
        if progress == Progress::Done {
            responses.extend(self.finish());
        }
        responses
    }

    fn begin(&mut self, request: Request) -> Result<(), Response> {
        let Request::Search {
            id,
            game,
            limits,
            level,
            multipv,
            seed,
        } = request
        else {
            return Ok(());
        };
        let refuse = |kind, message| Response::Error {
            id: Some(id),
            kind,
            message,
        };
        let game = game
            .game()
            .map_err(|error| refuse(error.kind(), error.to_string()))?;
        let level = match level {
            None => None,
            Some(number) => Some(Level::new(number).ok_or_else(|| {
                let message = format!("levels are 1 to 10, not {number}");
                refuse(ErrorKind::Options, message)
            })?),
        };
        if !(1..=MOST_LINES).contains(&multipv) {
            let message = format!("1 to {MOST_LINES} lines may be asked for, not {multipv}");
            return Err(refuse(ErrorKind::Options, message));
        }
        let options = SearchOptions {
            limits,
            multipv,
            level,
            seed,
        };
        self.engine.start(&game, &options);
        self.search = Some(Running {
            id,
            position: *game.position(),
        });
        Ok(())
    }

    /// Ends the running search, if there is one, with its answer.
    fn finish(&mut self) -> Vec<Response> {
        let Some(running) = self.search.take() else {
            return Vec::new();
        };
        let Best { mv, ponder, score } = self.engine.finish();
        vec![Response::Best {
            id: running.id,
            best: mv.map(|mv| word(&running.position, mv)),
            ponder: ponder.map(|mv| word(&running.position, mv)),
            score,
        }]
    }
}

fn word(position: &AnyPosition, mv: Move) -> String {
    uci::write(mv, position.size(), position.variant())
}

fn info_message(running: &Running, info: &Info) -> InfoMessage {
    InfoMessage {
        id: running.id,
        depth: info.depth,
        seldepth: info.seldepth,
        multipv: info.multipv,
        score: info.score,
        win_probability: info.score.win_probability(),
        nodes: info.nodes,
        nps: info.nps(),
        time_ms: u64::try_from(info.time.as_millis()).unwrap_or(u64::MAX),
        pv: info
            .pv
            .iter()
            .map(|&mv| word(&running.position, mv))
            .collect(),
        hashfull: info.hashfull,
    }
}

//! The talk with the worker as a state machine that knows no browser: what comes in, what goes
//! out, and a deadline for everything that is waited for. A worker that dies, panics or is
//! silent past the deadline is replaced and the search sent again; a second loss in a row is
//! told to the person. The game itself lies elsewhere and takes no harm.

use shatar_engine::protocol::{ErrorKind, GameSpec, PROTOCOL, Request, Response};
use shatar_engine::{Limits, Score};

/// How long a worker may take to load and say that it listens, in milliseconds. Long, as the
/// network may be slow.
const START_MS: f64 = 30_000.0;
/// How long a worker may be silent beyond the time that a search is given.
const SILENCE_MS: f64 = 5_000.0;
/// How long a worker may take to obey a stop before it is replaced.
const STOP_MS: f64 = 1_000.0;

/// A search that the page wants.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Job {
    /// The serial of the demand behind it.
    pub(crate) serial: u32,
    /// The game: its start and its moves.
    pub(crate) game: GameSpec,
    /// When the search ends.
    pub(crate) limits: Limits,
    /// The strength; `None`: all of it.
    pub(crate) level: Option<u8>,
    /// Where a level's errors come from.
    pub(crate) seed: u64,
    /// How long it may take at most, in milliseconds.
    pub(crate) patience: f64,
}

/// What happens to the line.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    /// The page wants this, or nothing.
    Want(Option<Box<Job>>),
    /// The worker said something.
    Heard(Response),
    /// The worker said something that nobody understands, or it died.
    Lost,
    /// Time passed.
    Tick,
}

/// What the line wants done, in this order.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Output {
    /// Start a worker.
    Spawn,
    /// End the worker.
    Terminate,
    /// Send it something.
    Post(Request),
    /// Tell the page.
    Tell(u32, Told),
}

/// What the page is told about the job of a serial.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Told {
    /// The answer: a move and its worth to the side to move.
    Best(String, Score),
    /// A worker was lost; another one does the job.
    Replaced,
    /// Two were lost.
    Failed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// There is no worker.
    Absent,
    /// A worker loads.
    Loading,
    /// It waits for us.
    Idle,
    /// It searches for the job of a serial.
    Searching { serial: u32 },
    /// It was told to stop.
    Stopping,
}

/// The line to the worker.
#[derive(Debug)]
pub(crate) struct Line {
    stage: Stage,
    /// The number of the last search sent.
    search: u32,
    wanted: Option<Box<Job>>,
    losses: u32,
    deadline: Option<f64>,
}

impl Line {
    /// A line without a worker.
    pub(crate) const fn new() -> Line {
        Line {
            stage: Stage::Absent,
            search: 0,
            wanted: None,
            losses: 0,
            deadline: None,
        }
    }

    /// Whether anything is waited for, so that time matters.
    pub(crate) const fn waits(&self) -> bool {
        self.deadline.is_some()
    }

    /// Lets something happen. `now` in milliseconds.
    pub(crate) fn take(&mut self, input: Input, now: f64) -> Vec<Output> {
        let mut out = Vec::new();
        match input {
            Input::Want(job) => {
                let serial = |job: &Option<Box<Job>>| job.as_ref().map(|job| job.serial);
                if serial(&job) != serial(&self.wanted) {
                    self.wanted = job;
                    self.losses = 0;
                }
            }
            Input::Heard(response) => self.hear(response, now, &mut out),
            Input::Lost => self.lose(&mut out),
            Input::Tick => {
                if self.deadline.is_some_and(|deadline| now > deadline) {
                    self.lose(&mut out);
                }
            }
        }
        self.advance(now, &mut out);
        out
    }

    fn hear(&mut self, response: Response, now: f64, out: &mut Vec<Output>) {
        match (response, self.stage) {
            (Response::Ready { version, .. }, Stage::Loading) => {
                if version == PROTOCOL {
                    self.rest();
                } else {
                    self.lose(out);
                }
            }
            (Response::Info(info), Stage::Searching { .. }) if info.id == self.search => {
                let patience = self.wanted.as_ref().map_or(0.0, |job| job.patience);
                let left = (patience - info.time_ms as f64).max(0.0);
                self.deadline = Some(now + left + SILENCE_MS);
            }
            (
                Response::Best {
                    id, best, score, ..
                },
                Stage::Searching { serial },
            ) if id == self.search => {
                self.rest();
                let current = self.wanted.as_ref().is_some_and(|job| job.serial == serial);
                if current {
                    self.wanted = None;
                    self.losses = 0;
                    out.push(Output::Tell(
                        serial,
                        match best {
                            Some(best) => Told::Best(best, score.unwrap_or(Score::Centipawns(0))),
                            None => Told::Failed,
                        },
                    ));
                }
            }
            (Response::Best { id, .. }, Stage::Stopping) if id == self.search => self.rest(),
            (Response::Error { id, kind, .. }, stage) => match (kind, stage) {
                (ErrorKind::Panic | ErrorKind::Version | ErrorKind::Malformed, _) => {
                    self.lose(out);
                }
                (_, Stage::Searching { .. } | Stage::Stopping) if id == Some(self.search) => {
                    self.lose(out);
                }
                _ => {}
            },
            _ => {}
        }
    }

    fn rest(&mut self) {
        self.stage = Stage::Idle;
        self.deadline = None;
    }

    fn lose(&mut self, out: &mut Vec<Output>) {
        if self.stage == Stage::Absent {
            return;
        }
        self.stage = Stage::Absent;
        self.deadline = None;
        out.push(Output::Terminate);
        self.losses += 1;
        if let Some(job) = &self.wanted {
            let serial = job.serial;
            if self.losses >= 2 {
                self.wanted = None;
                out.push(Output::Tell(serial, Told::Failed));
            } else {
                out.push(Output::Tell(serial, Told::Replaced));
            }
        }
    }

    fn advance(&mut self, now: f64, out: &mut Vec<Output>) {
        match (self.stage, &self.wanted) {
            (Stage::Absent, Some(_)) => {
                self.stage = Stage::Loading;
                self.deadline = Some(now + START_MS);
                out.push(Output::Spawn);
                out.push(Output::Post(Request::Hello { version: PROTOCOL }));
            }
            (Stage::Idle, Some(job)) => {
                self.search = self.search.wrapping_add(1);
                self.stage = Stage::Searching { serial: job.serial };
                self.deadline = Some(now + job.patience + SILENCE_MS);
                out.push(Output::Post(Request::Search {
                    id: self.search,
                    game: job.game.clone(),
                    limits: job.limits,
                    level: job.level,
                    multipv: 1,
                    seed: job.seed,
                }));
            }
            (Stage::Searching { serial }, wanted)
                if wanted.as_ref().is_none_or(|job| job.serial != serial) =>
            {
                self.stage = Stage::Stopping;
                self.deadline = Some(now + STOP_MS);
                out.push(Output::Post(Request::Stop { id: self.search }));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use shatar_rules::{Game, Rules, Variant};

    use super::*;

    fn job(serial: u32) -> Option<Box<Job>> {
        let game = Game::new(Rules::default_for(Variant::Shatar));
        Some(Box::new(Job {
            serial,
            game: GameSpec::of(&game),
            limits: Limits::depth(3),
            level: Some(1),
            seed: 1,
            patience: 1_000.0,
        }))
    }

    fn ready() -> Input {
        Input::Heard(Response::Ready {
            version: PROTOCOL,
            build: "test".to_owned(),
        })
    }

    fn best(id: u32) -> Input {
        Input::Heard(Response::Best {
            id,
            best: Some("d2d4".to_owned()),
            ponder: None,
            score: Some(Score::Centipawns(7)),
        })
    }

    fn posted_search(out: &[Output]) -> Option<u32> {
        out.iter().find_map(|output| match output {
            Output::Post(Request::Search { id, .. }) => Some(*id),
            _ => None,
        })
    }

    /// A line that searches for serial 1 as search 1.
    fn searching() -> Line {
        let mut line = Line::new();
        let out = line.take(Input::Want(job(1)), 0.0);
        assert_eq!(out[0], Output::Spawn);
        assert_eq!(posted_search(&out), None, "it speaks before it listens");
        assert_eq!(posted_search(&line.take(ready(), 10.0)), Some(1));
        line
    }

    #[test]
    fn answers_are_told_once() {
        let mut line = searching();
        let out = line.take(best(1), 20.0);
        let told = Told::Best("d2d4".to_owned(), Score::Centipawns(7));
        assert_eq!(out, [Output::Tell(1, told)]);
        assert!(!line.waits());
        assert!(line.take(best(1), 21.0).is_empty());
    }

    #[test]
    fn another_wish_stops_the_search_first() {
        let mut line = searching();
        let out = line.take(Input::Want(job(2)), 20.0);
        assert_eq!(out, [Output::Post(Request::Stop { id: 1 })]);
        // The old answer is not told; the new search follows it.
        let out = line.take(best(1), 30.0);
        assert_eq!(posted_search(&out), Some(2));
        assert_eq!(out.len(), 1);
    }

    #[test]
    fn a_lost_worker_is_replaced_once() {
        let mut line = searching();
        let out = line.take(Input::Lost, 20.0);
        assert_eq!(
            out[..2],
            [Output::Terminate, Output::Tell(1, Told::Replaced)]
        );
        assert_eq!(out[2], Output::Spawn);
        assert_eq!(posted_search(&line.take(ready(), 30.0)), Some(2));
        let out = line.take(Input::Lost, 40.0);
        assert_eq!(out, [Output::Terminate, Output::Tell(1, Told::Failed)]);
        // The next wish tries again.
        assert_eq!(line.take(Input::Want(job(2)), 50.0)[0], Output::Spawn);
    }

    #[test]
    fn silence_is_a_loss() {
        let mut line = searching();
        assert!(line.take(Input::Tick, 5_000.0).is_empty());
        let out = line.take(Input::Tick, 10.0 + 1_000.0 + SILENCE_MS + 1.0);
        assert!(out.contains(&Output::Spawn), "{out:?}");
        // A worker that never loads.
        let out = line.take(Input::Tick, 100_000.0);
        assert!(out.contains(&Output::Tell(1, Told::Failed)), "{out:?}");
    }

    #[test]
    fn a_worker_that_does_not_stop_is_ended() {
        let mut line = searching();
        line.take(Input::Want(None), 20.0);
        assert!(line.waits());
        let out = line.take(Input::Tick, 20.0 + STOP_MS + 1.0);
        assert_eq!(out, [Output::Terminate]);
        assert!(!line.waits());
    }

    #[test]
    fn another_version_is_not_spoken_with() {
        let mut line = Line::new();
        line.take(Input::Want(job(1)), 0.0);
        let strange = || {
            Input::Heard(Response::Ready {
                version: PROTOCOL + 1,
                build: String::new(),
            })
        };
        line.take(strange(), 1.0);
        let out = line.take(strange(), 2.0);
        assert_eq!(out, [Output::Terminate, Output::Tell(1, Told::Failed)]);
    }
}

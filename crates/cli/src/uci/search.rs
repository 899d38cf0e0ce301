//! A search on a thread of its own.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Instant;

use shatar_engine::{Engine, Info, Limits, SearchOptions};
use shatar_rules::{AnyPosition, Game, Move, uci};

use super::go::Go;
use super::options::Options;
use super::say;

/// What the two threads tell each other.
#[derive(Debug)]
struct Control {
    orders: Mutex<Orders>,
    /// Rung when orders change.
    bell: Condvar,
    /// The engine's own flag: set, a search ends within milliseconds.
    engine_stop: Arc<AtomicBool>,
}

#[derive(Debug)]
struct Orders {
    stop: bool,
    /// The limits do not hold yet.
    pondering: bool,
    /// `bestmove` must wait for `stop`.
    infinite: bool,
    /// `bestmove` is being written; the engine is free again.
    answered: bool,
}

impl Control {
    /// A thread that panicked leaves nothing half done here, so its lock is taken over.
    fn orders(&self) -> MutexGuard<'_, Orders> {
        self.orders.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the orders, and makes the engine look at them.
    fn order(&self, change: impl FnOnce(&mut Orders)) {
        let mut orders = self.orders();
        change(&mut orders);
        // Under the lock: `Engine::start` puts the flag down, and must not do so in between.
        self.engine_stop.store(true, Ordering::SeqCst);
        self.bell.notify_all();
    }

    /// Waits until `bestmove` may be said; whether the search must go on with its limits first.
    fn wait_to_answer(&self) -> MutexGuard<'_, Orders> {
        let mut orders = self.orders();
        while !orders.stop && (orders.infinite || orders.pondering) {
            orders = self
                .bell
                .wait(orders)
                .unwrap_or_else(PoisonError::into_inner);
        }
        orders
    }
}

/// A search that has been started.
#[derive(Debug)]
pub(super) struct Running {
    control: Arc<Control>,
    thread: JoinHandle<Box<Engine>>,
    hash_mb: usize,
}

impl Running {
    /// Ends the search; `bestmove` follows within milliseconds.
    pub(super) fn stop(&self) {
        self.control.order(|orders| orders.stop = true);
    }

    /// The move that was pondered on has been played. Nothing happens in any other search.
    pub(super) fn ponderhit(&self) {
        if self.control.orders().pondering {
            self.control.order(|orders| orders.pondering = false);
        }
    }

    /// Ends the search if nothing else would.
    pub(super) fn stop_if_unlimited(&self) {
        let waits = {
            let orders = self.control.orders();
            orders.infinite || orders.pondering
        };
        if waits {
            self.stop();
        }
    }

    /// Whether the search has said `bestmove`, so that joining takes no time.
    pub(super) fn has_answered(&self) -> bool {
        self.control.orders().answered || self.thread.is_finished()
    }

    /// The engine back; a new one if the search broke down.
    pub(super) fn join(self) -> Box<Engine> {
        self.thread.join().unwrap_or_else(|_| {
            let _ = say("info string the search broke down; the engine was replaced");
            Box::new(Engine::new(self.hash_mb))
        })
    }
}

/// Starts a search and returns at once.
pub(super) fn start(engine: Box<Engine>, game: &Game, go: Go, options: &Options) -> Running {
    let nothing_set = go.limits == Limits::default() && go.perft.is_none();
    let control = Arc::new(Control {
        orders: Mutex::new(Orders {
            stop: false,
            pondering: go.ponder,
            infinite: go.limits.infinite || nothing_set,
            answered: false,
        }),
        bell: Condvar::new(),
        engine_stop: engine.stop_handle(),
    });
    let hash_mb = options.hash_mb;
    let mut task = Task {
        engine,
        control: Arc::clone(&control),
        game: game.clone(),
        options: SearchOptions {
            limits: go.limits,
            multipv: options.multipv,
            level: options.level,
            seed: options.seed.unwrap_or_else(fresh_seed),
        },
        shown: options.multipv,
        only: go.only,
        perft: go.perft,
        favourite: None,
    };
    let thread = std::thread::spawn(move || {
        task.run();
        task.engine
    });
    Running {
        control,
        thread,
        hash_mb,
    }
}

/// A number that is new each time.
fn fresh_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// What the thread works on.
struct Task {
    engine: Box<Engine>,
    control: Arc<Control>,
    game: Game,
    options: SearchOptions,
    /// Lines to show.
    shown: u16,
    /// The only moves to look at; empty: all.
    only: Vec<Move>,
    perft: Option<u32>,
    /// The best of `only` so far.
    favourite: Option<Vec<Move>>,
}

impl Task {
    fn run(&mut self) {
        if let Some(depth) = self.perft {
            let last = self.count(depth);
            self.control.orders().answered = true;
            let _ = say(last);
            return;
        }
        if let Some(outcome) = self.game.outcome() {
            self.control.orders().answered = true;
            let _ = say(format_args!(
                "info string the game is over: {} by {}\nbestmove (none)",
                outcome.result(),
                outcome.reason.id()
            ));
            return;
        }
        if !self.only.is_empty() {
            // The engine knows no forbidden moves: it ranks all, and the best allowed is taken.
            let all = self.game.legal_moves().len();
            self.options.multipv = u16::try_from(all).unwrap_or(u16::MAX);
        }
        let limits = self.options.limits;
        if self.control.orders().pondering {
            self.options.limits = Limits::infinite();
        }
        loop {
            let was_pondering = {
                let orders = self.control.orders();
                self.engine.start(&self.game, &self.options);
                if orders.stop {
                    self.control.engine_stop.store(true, Ordering::SeqCst);
                }
                orders.pondering
            };
            self.search();
            let best = self.engine.finish();
            let mut orders = self.control.wait_to_answer();
            if was_pondering && !orders.pondering && !orders.stop {
                // From now on the clock runs. What was found is in the table, so that the
                // search is soon where it was.
                self.options.limits = limits;
                continue;
            }
            orders.answered = true;
            drop(orders);
            let line = match &self.favourite {
                Some(line) => (line.first().copied(), line.get(1).copied()),
                None => (best.mv, best.ponder),
            };
            self.say_best(line);
            return;
        }
    }

    fn search(&mut self) {
        let Task {
            engine,
            game,
            only,
            favourite,
            shown,
            ..
        } = self;
        let mut rank = 0;
        engine.run(None, &mut |info| {
            if only.is_empty() {
                show(info, info.multipv, game.position());
                return;
            }
            if info.multipv == 1 {
                rank = 0;
            }
            if info.pv.first().is_some_and(|mv| only.contains(mv)) {
                rank += 1;
                if rank == 1 {
                    *favourite = Some(info.pv.clone());
                }
                if rank <= *shown {
                    show(info, rank, game.position());
                }
            }
        });
        if favourite.is_none() {
            // Stopped before anything was ranked.
            *favourite = only.first().map(|&mv| vec![mv]);
        }
    }

    fn say_best(&self, (best, ponder): (Option<Move>, Option<Move>)) {
        let position = self.game.position();
        let write = |mv| uci::write(mv, position.size(), position.variant());
        let mut line = match best {
            Some(mv) => format!("bestmove {}", write(mv)),
            None => "bestmove (none)".to_owned(),
        };
        if let Some(mv) = ponder {
            line.push_str(" ponder ");
            line.push_str(&write(mv));
        }
        let _ = say(line);
    }

    /// `go perft`: not a search, but stopped like one. Says the count below each move; the last
    /// words are for the caller to say, when the engine is free again.
    fn count(&self, depth: u32) -> String {
        let begin = Instant::now();
        let position = self.game.position();
        let mut total = 0;
        for mv in position.legal_moves() {
            let Some(nodes) = self.count_below(&position.after(mv), depth.saturating_sub(1)) else {
                return "info string perft was stopped".to_owned();
            };
            total += nodes;
            let mv = uci::write(mv, position.size(), position.variant());
            let _ = say(format_args!("{mv}: {nodes}"));
        }
        let nodes = if depth == 0 { 1 } else { total };
        let seconds = begin.elapsed().as_secs_f64();
        format!(
            "Nodes searched: {nodes}\ninfo string {seconds:.3} seconds, {:.0} nodes per second",
            crate::perft::per_second(nodes, seconds)
        )
    }

    /// Counts in pieces small enough to look for `stop` in between; `None`: stopped.
    fn count_below(&self, position: &AnyPosition, depth: u32) -> Option<u64> {
        if depth <= 5 {
            let stopped = self.control.orders().stop;
            return (!stopped).then(|| position.perft(depth));
        }
        let moves = position.legal_moves().into_iter();
        moves
            .map(|mv| self.count_below(&position.after(mv), depth - 1))
            .sum()
    }
}

fn show(info: &Info, rank: u16, position: &AnyPosition) {
    use std::fmt::Write as _;
    let mut line = format!(
        "info depth {} seldepth {} multipv {rank} score {} nodes {} nps {} hashfull {} time {} pv",
        info.depth,
        info.seldepth,
        info.score,
        info.nodes,
        info.nps(),
        info.hashfull,
        info.time.as_millis()
    );
    for &mv in &info.pv {
        let _ = write!(
            line,
            " {}",
            uci::write(mv, position.size(), position.variant())
        );
    }
    let _ = say(line);
}

//! The engine: a search for either board behind one door.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::sync::Arc;

use shatar_rules::{AnyPosition, Eight, Game, Move, Rules, Ten};

use crate::eval::Evaluator;
use crate::limits::SearchOptions;
use crate::score::Score;
use crate::search::Search;

/// Megabytes of a transposition table if nothing is said.
pub const DEFAULT_HASH_MB: usize = 16;

/// Whether a search is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It was interrupted at the end of its slice and goes on with the next.
    Running,
    /// It is over; [`Engine::finish`] gives its answer.
    Done,
}

/// How far a search is: one line of play and its worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// Plies of the iteration.
    pub depth: u32,
    /// Plies of the longest line looked at.
    pub seldepth: u32,
    /// Which of the best moves, from 1.
    pub multipv: u16,
    /// What the line is worth to the side to move.
    pub score: Score,
    /// Positions searched.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u16,
    /// The line.
    pub pv: Vec<Move>,
}

impl Info {
    /// Positions a second.
    pub fn nps(&self) -> u64 {
        let micros = u64::try_from(self.time.as_micros()).unwrap_or(u64::MAX);
        self.nodes.saturating_mul(1_000_000) / micros.max(1)
    }
}

/// The answer of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// The move to play; `None`: the game is over.
    pub mv: Option<Move>,
    /// The reply that is expected.
    pub ponder: Option<Move>,
    /// What the position is worth to the side to move.
    pub score: Option<Score>,
}

impl Best {
    /// The answer for a game that is over.
    pub(crate) const NONE: Best = Best {
        mv: None,
        ponder: None,
        score: None,
    };
}

/// A search on one of the boards, or none yet.
#[derive(Debug)]
enum Board {
    None,
    Eight(Box<Search<Eight>>),
    Ten(Box<Search<Ten>>),
}

/// An engine for all three games.
///
/// ```
/// use shatar_engine::{Engine, Limits};
/// use shatar_rules::{Game, Rules, Variant, uci};
///
/// let rules = Rules::preset(Variant::Shatar, "fairy-stockfish")?;
/// let game = Game::from_fen(rules, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1")?;
/// let mut engine = Engine::new(1);
/// let best = engine.search(&game, &Limits::depth(4).into(), &mut |_| {});
/// assert_eq!(best.mv, Some(uci::parse(game.position(), "d1d8")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Engine {
    board: Board,
    hash_mb: usize,
    /// The rules that the table's findings were made under.
    rules: Option<Rules>,
    /// The game to search was over before the search began.
    over: bool,
    stop: Arc<AtomicBool>,
}

impl Engine {
    /// An engine with a transposition table of so many megabytes, 1 to 1024.
    pub fn new(hash_mb: usize) -> Engine {
        Engine {
            board: Board::None,
            hash_mb,
            rules: None,
            over: true,
            stop: Arc::new(AtomicBool::new(false)),
        }
    }

    /// Sets the size of the table, 1 to 1024 megabytes; what was learnt is forgotten.
    pub fn set_hash(&mut self, megabytes: usize) {
        self.hash_mb = megabytes;
        self.board = Board::None;
        self.over = true;
    }

    /// A new game begins: what was learnt is forgotten.
    pub fn new_game(&mut self) {
        match &mut self.board {
            Board::None => {}
            Board::Eight(search) => search.forget(),
            Board::Ten(search) => search.forget(),
        }
    }

    /// A handle by which another thread ends a running search: set it to true.
    pub fn stop_handle(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Begins a search of a game's last position; a running one is forgotten.
    pub fn start(&mut self, game: &Game, options: &SearchOptions) {
        self.stop.store(false, Ordering::Relaxed);
        self.over = game.outcome().is_some();
        if self.over {
            return;
        }
        if self.rules.is_some_and(|rules| rules != *game.rules()) {
            self.new_game();
        }
        self.rules = Some(*game.rules());
        let keys: Vec<u64> = game.positions().iter().map(AnyPosition::key).collect();
        match game.position() {
            AnyPosition::Eight(position) => {
                if !matches!(self.board, Board::Eight(_)) {
                    // The old search goes first: there is room for one table.
                    self.board = Board::None;
                    let search =
                        Search::new(self.hash_mb, Arc::clone(&self.stop), position.mechanics());
                    self.board = Board::Eight(Box::new(search));
                }
                if let Board::Eight(search) = &mut self.board {
                    search.start(position, keys, options);
                }
            }
            AnyPosition::Ten(position) => {
                if !matches!(self.board, Board::Ten(_)) {
                    self.board = Board::None;
                    let search =
                        Search::new(self.hash_mb, Arc::clone(&self.stop), position.mechanics());
                    self.board = Board::Ten(Box::new(search));
                }
                if let Board::Ten(search) = &mut self.board {
                    search.start(position, keys, options);
                }
            }
        }
    }

    /// Searches on for about `budget`, or until the search is over if there is none.
    pub fn run(&mut self, budget: Option<Duration>, on_info: &mut dyn FnMut(&Info)) -> Progress {
        match &mut self.board {
            _ if self.over => Progress::Done,
            Board::None => Progress::Done,
            Board::Eight(search) => search.run(budget, on_info),
            Board::Ten(search) => search.run(budget, on_info),
        }
    }

    /// Ends the search now. The answer is the best that is known, always a legal move unless
    /// the game is over.
    pub fn finish(&mut self) -> Best {
        let best = match &mut self.board {
            _ if self.over => Best::NONE,
            Board::None => Best::NONE,
            Board::Eight(search) => search.finish(),
            Board::Ten(search) => search.finish(),
        };
        self.over = true;
        best
    }

    /// A whole search at once.
    pub fn search(
        &mut self,
        game: &Game,
        options: &SearchOptions,
        on_info: &mut dyn FnMut(&Info),
    ) -> Best {
        self.start(game, options);
        while self.run(None, on_info) == Progress::Running {
            // Everything is searched, and the answer waits for a stop.
            #[cfg(not(target_arch = "wasm32"))]
            std::thread::sleep(Duration::from_millis(1));
        }
        self.finish()
    }

    /// The static evaluation of a game's last position, in centipawns for the side to move.
    /// Says nothing about a game that is over.
    pub fn evaluate(game: &Game) -> i32 {
        match game.position() {
            AnyPosition::Eight(position) => Evaluator::new(position.mechanics()).full(position),
            AnyPosition::Ten(position) => Evaluator::new(position.mechanics()).full(position),
        }
    }
}

//! The search of one board: iterative deepening in slices over principal variation search.
//!
//! A worker without shared memory hears no message while it computes. So a search runs for a
//! slice of time, is left as it stands, and goes on in the next call. Its state lies in
//! [`Root`] and [`Stack`], not in calls, so that slices cost nothing and change nothing.

mod exchange;
mod history;
mod learn;
mod node;
mod picker;
mod prune;
mod quiescence;
mod root;
mod stack;
mod time;

use core::fmt;
use core::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;

use shatar_rules::{Board, Move, Outcome, Position};
use web_time::Instant;

use crate::eval::{Evaluator, Sum};
use crate::levels::Random;
use crate::limits::SearchOptions;
use crate::score::{DRAW, MAX_PLY, Value, lost_in, won_in};
use crate::table::TranspositionTable;
use history::{History, Step};
use picker::Scored;
use root::Root;
use stack::Stack;
use time::Timer;

/// What the search remembers of one ply of the line it looks at.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// The sum of men and squares of the position at this ply.
    sum: Sum,
    /// The static evaluation; `None` in check.
    evaluation: Option<Value>,
    /// The step that led here; `None` after a pass and at the root.
    step: Option<Step>,
    /// Plies back to which a repetition may lie.
    reversible: u32,
    /// Quiet moves that refuted siblings.
    killers: [Option<Move>; 2],
}

const EMPTY_FRAME: Frame = Frame {
    sum: Sum::EMPTY,
    evaluation: None,
    step: None,
    reversible: 0,
    killers: [None; 2],
};

/// Why a search is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Interrupt {
    /// The slice is over.
    Slice,
    /// The search is over.
    Limit,
}

/// A search on one board, with all that it learns from move to move.
pub(crate) struct Search<B: Board> {
    table: TranspositionTable,
    history: History<B>,
    evaluator: Evaluator<B>,
    stop: Arc<AtomicBool>,
    timer: Timer,
    slice_end: Option<Instant>,
    /// The number of nodes at which the clock is looked at next.
    next_look: u64,
    nodes: u64,
    seldepth: usize,
    /// Plies of the running iteration.
    iteration: usize,
    /// No passing above this ply, while the result of a pass is being verified.
    no_pass_before: usize,
    /// Keys of the game's positions, then of the line that is looked at.
    keys: Vec<u64>,
    frames: Vec<Frame>,
    /// Moves of all plies of the line.
    moves: Vec<Scored>,
    /// The principal variation below each ply.
    lines: Vec<Vec<Move>>,
    /// Reductions by depth and number of the move, in 1/1024 plies.
    reductions: Vec<[i32; 64]>,
    root: Option<Root<B>>,
    stack: Stack<B>,
    options: SearchOptions,
    random: Random,
}

impl<B: Board> fmt::Debug for Search<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("nodes", &self.nodes)
            .field("root", &self.root)
            .finish_non_exhaustive()
    }
}

/// Nodes between two looks at the clock: about a millisecond in a browser.
const NODES_PER_LOOK: u64 = 512;

impl<B: Board> Search<B> {
    pub(crate) fn new(
        hash_mb: usize,
        stop: Arc<AtomicBool>,
        mechanics: &shatar_rules::Mechanics,
    ) -> Search<B> {
        let options = SearchOptions::default();
        Search {
            table: TranspositionTable::new(hash_mb),
            history: History::new(),
            evaluator: Evaluator::new(mechanics),
            stop,
            timer: Timer::new(&options),
            slice_end: None,
            next_look: 0,
            nodes: 0,
            seldepth: 0,
            iteration: 1,
            no_pass_before: 0,
            keys: Vec::new(),
            frames: vec![EMPTY_FRAME; MAX_PLY + 4],
            moves: Vec::with_capacity(4096),
            lines: vec![Vec::new(); MAX_PLY + 4],
            reductions: reductions(),
            root: None,
            stack: Stack::default(),
            options,
            random: Random::new(0),
        }
    }

    /// Forgets what was learnt.
    pub(crate) fn forget(&mut self) {
        self.table.clear();
        self.history.clear();
        self.root = None;
    }

    /// Begins a search of a position that is not over. `keys` are those of the game's
    /// positions, this one the last.
    pub(crate) fn start(
        &mut self,
        position: &Position<B>,
        keys: Vec<u64>,
        options: &SearchOptions,
    ) {
        self.evaluator = Evaluator::new(position.mechanics());
        self.table.grow_older();
        self.timer = Timer::new(options);
        self.options = *options;
        self.random = Random::new(options.seed ^ position.key());
        self.nodes = 0;
        self.next_look = 0;
        self.seldepth = 0;
        self.no_pass_before = 0;
        self.keys = keys;
        self.moves.clear();
        self.frames.fill(EMPTY_FRAME);
        self.frames[0].sum = self.evaluator.sum(position);
        self.frames[0].reversible = position.halfmoves();
        self.root = Some(Root::new(position, options));
        if self.stack.has_no_room() {
            self.stack = Stack::new(position);
        }
        self.stack.clear();
    }

    /// Looks whether the search must be left.
    fn look_at_clock(&mut self) -> Result<(), Interrupt> {
        // At round numbers, so that slices do not change where a limit of nodes ends it.
        self.next_look = (self.nodes / NODES_PER_LOOK + 1) * NODES_PER_LOOK;
        // The first iteration takes no time, and without it there is no good answer.
        if self.iteration <= 1 {
            return Ok(());
        }
        if self.stop_asked() || self.timer.over(self.nodes) {
            return Err(Interrupt::Limit);
        }
        match self.slice_end {
            Some(end) if Instant::now() >= end => Err(Interrupt::Slice),
            _ => Ok(()),
        }
    }

    fn stop_asked(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Makes a move on the line that is looked at, and gives the position after it.
    #[inline]
    fn make(&mut self, position: &Position<B>, mv: Move, ply: usize) -> Position<B> {
        let next = position.after(mv);
        self.follow(position, mv, &next, ply);
        next
    }

    /// Notes a move that was made.
    #[inline]
    fn follow(&mut self, position: &Position<B>, mv: Move, next: &Position<B>, ply: usize) {
        let sum = self.evaluator.sum_after(self.frames[ply].sum, position, mv);
        let reversible = if next.halfmoves() == 0 {
            0
        } else {
            self.frames[ply].reversible + 1
        };
        let frame = &mut self.frames[ply + 1];
        frame.sum = sum;
        frame.reversible = reversible;
        frame.step = position.man_at(mv.from).map(|man| Step { man, to: mv.to });
        self.keys.push(next.key());
    }

    /// Passes the turn in a position of the line that is looked at.
    fn pass(&mut self, position: &mut Position<B>, ply: usize) {
        position.pass();
        let sum = self.frames[ply].sum;
        let frame = &mut self.frames[ply + 1];
        frame.sum = sum;
        frame.step = None;
        frame.reversible = 0;
        self.keys.push(position.key());
    }

    #[inline]
    fn unmake(&mut self) {
        self.keys.pop();
    }

    /// The steps one and two plies before a ply.
    #[inline]
    fn steps_before(&self, ply: usize) -> [Option<Step>; 2] {
        let earlier = ply
            .checked_sub(1)
            .and_then(|before| self.frames[before].step);
        [self.frames[ply].step, earlier]
    }

    /// Counts a node; the value if the game ends here, whatever moves there are.
    #[inline]
    fn enter(&mut self, position: &Position<B>, ply: usize) -> Option<Value> {
        self.nodes += 1;
        self.lines[ply].clear();
        self.seldepth = self.seldepth.max(ply);
        if let Some(outcome) = position.bare_king_ending() {
            return Some(value_of(outcome, position, ply));
        }
        if self.repeats(position, ply) {
            return Some(DRAW);
        }
        if position.move_limit_reached() {
            // Mate and stalemate come before the limit.
            return Some(if position.has_legal_move() {
                DRAW
            } else {
                self.no_move_value(position, ply)
            });
        }
        if ply >= MAX_PLY {
            return Some(self.evaluator.evaluate(position, self.frames[ply].sum));
        }
        None
    }

    /// Whether the position is a draw by repetition: it came before on this line, or twice in
    /// the game.
    #[inline]
    fn repeats(&self, position: &Position<B>, ply: usize) -> bool {
        if !position.mechanics().repetition {
            return false;
        }
        let Some(now) = self.keys.len().checked_sub(1) else {
            return false;
        };
        let reach = (self.frames[ply].reversible as usize).min(now);
        let key = position.key();
        let mut earlier = 0;
        let mut back = 4;
        while back <= reach {
            if self.keys[now - back] == key {
                earlier += 1;
                if back < ply || earlier == 2 {
                    return true;
                }
            }
            back += 2;
        }
        false
    }

    /// The value for a side that has no legal move.
    fn no_move_value(&self, position: &Position<B>, ply: usize) -> Value {
        value_of(position.no_move_ending(), position, ply)
    }

    /// Sets the principal variation of a ply: a move and the line after it.
    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (head.last_mut(), tail.first()) {
            line.clear();
            line.push(mv);
            line.extend_from_slice(rest);
        }
    }
}

/// What an end is worth to the side to move.
fn value_of<B: Board>(outcome: Outcome, position: &Position<B>, ply: usize) -> Value {
    match outcome.winner {
        None => DRAW,
        Some(winner) if winner == position.turn() => won_in(ply),
        Some(_) => lost_in(ply),
    }
}

/// Late moves are searched less deep: about the logarithm of depth times that of the number.
fn reductions() -> Vec<[i32; 64]> {
    let mut table = vec![[0; 64]; 64];
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (number, reduction) in row.iter_mut().enumerate().skip(1) {
            let product = (depth as f64).ln() * (number as f64).ln();
            *reduction = ((0.60 + product / 2.1) * 1024.0) as i32;
        }
    }
    table
}

//! The root: iterative deepening with aspiration windows, several lines, and slices.

use core::time::Duration;

use shatar_rules::{Board, Move, Position};
use web_time::Instant;

use super::stack::{Ask, Candidate, Outlook, Stack};
use super::{Interrupt, Search};
use crate::engine::{Best, Info, Progress};
use crate::levels;
use crate::limits::SearchOptions;
use crate::score::{INFINITE, PROVEN, Score, Value};
use crate::table::{Bound, Known};

/// A move at the root and what is known of it.
#[derive(Clone, Debug)]
struct RootMove {
    mv: Move,
    /// Its value in this iteration; less than any value where only a bound is known.
    value: Value,
    /// The same in the iteration before.
    earlier: Value,
    line: Vec<Move>,
}

/// How a root move is looked at: first shallow and narrow, then deeper and wider.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    Reduced,
    Scout,
    Full,
}

/// How far the search of the root is. It lives on between slices.
#[derive(Clone, Debug)]
pub(super) struct Root<B: Board> {
    position: Position<B>,
    /// The best first, as far as is known.
    moves: Vec<RootMove>,
    /// Plies of this iteration.
    depth: i32,
    /// How many best lines are searched.
    lines: usize,
    /// How many of them are reported.
    reported: usize,
    /// The line that is being searched: the moves before it are settled.
    line: usize,
    /// The next move of this pass.
    next: usize,
    /// How it is being looked at; `None`: not yet.
    look: Option<Look>,
    /// The aspiration window and half its width.
    low: Value,
    high: Value,
    delta: Value,
    /// The best value of this pass so far.
    alpha: Value,
    best: Value,
    /// Iterations in a row with the same best move.
    calm: u32,
    /// The best move of the last iteration.
    last_best: Option<Move>,
    done: bool,
}

impl<B: Board> Root<B> {
    pub(super) fn new(position: &Position<B>, options: &SearchOptions) -> Root<B> {
        let moves: Vec<RootMove> = position
            .legal_moves()
            .into_iter()
            .map(|mv| RootMove {
                mv,
                value: -INFINITE,
                earlier: -INFINITE,
                line: vec![mv],
            })
            .collect();
        let reported = usize::from(options.multipv.max(1));
        let lines = match options.level.map(levels::Level::strength) {
            Some(strength) if strength.margin > 0 => reported.max(strength.lines),
            _ => reported,
        };
        Root {
            position: *position,
            depth: 1,
            lines: lines.clamp(1, moves.len().max(1)),
            reported,
            done: moves.is_empty(),
            moves,
            line: 0,
            next: 0,
            look: None,
            low: -INFINITE,
            high: INFINITE,
            delta: 0,
            alpha: -INFINITE,
            best: -INFINITE,
            calm: 0,
            last_best: None,
        }
    }

    /// Begins a pass over the moves for the current line, with a window around what the line
    /// was worth before.
    fn open_window(&mut self) {
        let earlier = self.moves[self.line].earlier;
        if self.depth >= 5 && earlier.abs() < PROVEN {
            self.delta = 18 + earlier.abs() / 50;
            self.low = earlier - self.delta;
            self.high = earlier + self.delta;
        } else {
            self.low = -INFINITE;
            self.high = INFINITE;
        }
        self.begin_pass();
    }

    fn begin_pass(&mut self) {
        self.next = self.line;
        self.alpha = self.low;
        self.best = -INFINITE;
        for entry in &mut self.moves[self.line..] {
            entry.value = -INFINITE;
        }
    }

    /// Puts some moves in order, the best first.
    fn sort(&mut self, from: usize, to: usize) {
        sort(&mut self.moves[from..to]);
    }
}

impl<B: Board> Search<B> {
    /// Searches on for about `budget`, or until the search is over if there is none.
    pub(crate) fn run(
        &mut self,
        budget: Option<Duration>,
        on_info: &mut dyn FnMut(&Info),
    ) -> Progress {
        let Some(mut root) = self.root.take() else {
            return Progress::Done;
        };
        self.slice_end = budget.map(|budget| Instant::now() + budget);
        let mut stack = core::mem::take(&mut self.stack);
        let progress = self.run_root(&mut root, &mut stack, on_info);
        self.stack = stack;
        self.root = Some(root);
        progress
    }

    fn run_root(
        &mut self,
        root: &mut Root<B>,
        stack: &mut Stack<B>,
        on_info: &mut dyn FnMut(&Info),
    ) -> Progress {
        while !root.done {
            self.iteration = root.depth as usize;
            match self.search_root_move(root, stack) {
                Ok(()) => {}
                Err(Interrupt::Slice) => return Progress::Running,
                Err(Interrupt::Limit) => {
                    root.done = true;
                    return Progress::Done;
                }
            }
            if root.next >= root.moves.len() || root.best >= root.high {
                self.end_pass(root, on_info);
            }
        }
        if self.timer.infinite && !self.stop_asked() {
            return Progress::Running;
        }
        Progress::Done
    }

    /// Searches the next move of the pass, or goes on with it.
    fn search_root_move(
        &mut self,
        root: &mut Root<B>,
        stack: &mut Stack<B>,
    ) -> Result<(), Interrupt> {
        let index = root.next;
        let mv = root.moves[index].mv;
        let first = index == root.line;
        let deep = root.depth - 1;
        if root.look.is_none() {
            self.lines[0].clear();
            let next = self.make(&root.position, mv, 0);
            let reduction = self.reduction_at_root(root, &next, mv);
            stack.free().position = next;
            let (look, ask) = if first {
                (Look::Full, Ask::full(root.alpha, root.high, deep))
            } else if reduction > 0 {
                let shallow = (deep - reduction).max(1).min(deep);
                (Look::Reduced, Ask::scout(root.alpha, shallow, true))
            } else {
                (Look::Scout, Ask::scout(root.alpha, deep, true))
            };
            root.look = Some(look);
            stack.free().put(ask, 1, None);
            stack.push();
        }
        let value = loop {
            let value = -self.drive(stack)?;
            let (look, ask) = match root.look {
                Some(Look::Reduced) if value > root.alpha => {
                    (Look::Scout, Ask::scout(root.alpha, deep, true))
                }
                Some(Look::Scout) if value > root.alpha => {
                    (Look::Full, Ask::full(root.alpha, root.high, deep))
                }
                _ => break value,
            };
            root.look = Some(look);
            stack.free().put(ask, 1, None);
            stack.push();
        };
        self.unmake();
        root.look = None;
        root.next += 1;
        root.best = root.best.max(value);
        if first || value > root.alpha {
            self.extend_line(0, mv);
            let entry = &mut root.moves[index];
            entry.value = value;
            entry.line.clone_from(&self.lines[0]);
            // The best so far stands first, so that a stop finds it.
            root.moves[root.line..=index].rotate_right(1);
        }
        root.alpha = root.alpha.max(value);
        Ok(())
    }

    fn reduction_at_root(&self, root: &Root<B>, next: &Position<B>, mv: Move) -> i32 {
        let candidate = Candidate {
            mv,
            number: (root.next - root.line + 1) as i32,
            quiet: mv.promotion.is_none() && !root.position.is_capture(mv),
            checks: next.in_check(),
            losing: false,
            past: 0,
        };
        let ask = Ask {
            alpha: root.alpha,
            beta: root.high,
            depth: root.depth,
            cut: false,
        };
        let outlook = Outlook {
            improving: true,
            ..Outlook::default()
        };
        self.reduction(&candidate, ask, &outlook)
    }

    fn end_pass(&mut self, root: &mut Root<B>, on_info: &mut dyn FnMut(&Info)) {
        root.sort(root.line, root.moves.len());
        if root.best <= root.low && root.low > -INFINITE {
            root.delta *= 2;
            root.high = i32::midpoint(root.low, root.high).max(root.best + 1);
            root.low = if root.delta > 800 {
                -INFINITE
            } else {
                root.best.min(root.low) - root.delta
            };
            root.begin_pass();
            return;
        }
        if root.best >= root.high && root.high < INFINITE {
            root.delta *= 2;
            root.high = if root.delta > 800 {
                INFINITE
            } else {
                root.best.max(root.high) + root.delta
            };
            root.begin_pass();
            return;
        }
        if root.line == 0 {
            let found = Known {
                mv: Some(root.moves[0].mv),
                value: root.moves[0].value,
                evaluation: None,
                depth: root.depth,
                bound: Bound::Exact,
            };
            self.table.store(root.position.key(), &found, 0);
        }
        root.line += 1;
        if root.line < root.lines {
            root.open_window();
            return;
        }
        self.end_iteration(root, on_info);
    }

    fn end_iteration(&mut self, root: &mut Root<B>, on_info: &mut dyn FnMut(&Info)) {
        root.line = 0;
        let lines = root.lines;
        root.sort(0, lines);
        for entry in &mut root.moves {
            entry.earlier = entry.value;
        }
        self.report(root, on_info);
        let best = root.moves[0].mv;
        root.calm = if root.last_best == Some(best) {
            root.calm + 1
        } else {
            0
        };
        root.last_best = Some(best);
        let value = root.moves[0].value;
        // A proven end as near as the iteration is deep will not get nearer.
        let proven = value.abs() >= PROVEN
            && Score::new(value)
                .plies()
                .is_some_and(|plies| plies <= root.depth);
        let only = root.moves.len() == 1 && self.timer.has_clock();
        root.done = root.depth >= self.timer.depth
            || self.timer.enough(root.calm)
            || (proven && lines == 1)
            || only;
        root.depth += 1;
        root.open_window();
    }

    fn report(&self, root: &Root<B>, on_info: &mut dyn FnMut(&Info)) {
        let time = self.timer.elapsed();
        for (index, entry) in root
            .moves
            .iter()
            .take(root.reported.min(root.lines))
            .enumerate()
        {
            on_info(&Info {
                depth: root.depth as u32,
                seldepth: self.seldepth as u32,
                multipv: index as u16 + 1,
                score: Score::new(entry.value),
                nodes: self.nodes,
                time,
                hashfull: self.table.permille(),
                pv: entry.line.clone(),
            });
        }
    }

    /// Ends the search with its answer.
    pub(crate) fn finish(&mut self) -> Best {
        let Some(root) = self.root.take() else {
            return Best::NONE;
        };
        let chosen = match self.options.level {
            Some(level) => {
                // A move that this iteration has not settled is judged by the one before.
                let worths: Vec<Option<Value>> = root
                    .moves
                    .iter()
                    .map(|entry| settled(entry.value).or(settled(entry.earlier)))
                    .collect();
                levels::choose(&worths, level.strength(), &mut self.random)
            }
            None => 0,
        };
        let Some(entry) = root.moves.get(chosen) else {
            return Best::NONE;
        };
        let value = settled(entry.value).or(settled(entry.earlier));
        Best {
            mv: Some(entry.mv),
            ponder: entry.line.get(1).copied(),
            score: value.map(Score::new),
        }
    }
}

/// Sorts by insertion: the moves are few and mostly in order, and moves of which only a bound is
/// known must keep their order.
fn sort(moves: &mut [RootMove]) {
    for end in 1..moves.len() {
        let value = moves[end].value;
        let place = moves[..end].partition_point(|earlier| earlier.value >= value);
        moves[place..=end].rotate_right(1);
    }
}

/// A root move's value, if it is more than a bound.
fn settled(value: Value) -> Option<Value> {
    (value > -INFINITE).then_some(value)
}

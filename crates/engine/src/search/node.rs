//! Principal variation search, step by step on a [`Stack`].

use shatar_rules::{Board, Position};

use super::history::Step;
use super::learn::victim;
use super::picker::Picker;
use super::prune::Hope;
use super::quiescence::decides;
use super::stack::{Ask, Candidate, Node, Outlook, Phase, Stack};
use super::{Interrupt, Search};
use crate::score::{INFINITE, PROVEN, Value, lost_in, won_in};
use crate::table::{Bound, Known};

/// What a step of the search comes to.
enum Turn {
    /// There is more to do.
    Again,
    /// The top position is worth this.
    Value(Value),
}

impl<B: Board> Search<B> {
    /// Searches on until the lowest position of the stack is worth something.
    ///
    /// # Errors
    /// When time is up; the stack is left as it is, to go on from there.
    pub(super) fn drive(&mut self, stack: &mut Stack<B>) -> Result<Value, Interrupt> {
        loop {
            if self.nodes >= self.next_look {
                self.look_at_clock()?;
            }
            if let Turn::Value(value) = self.step(stack)
                && stack.pop(value).is_none()
            {
                return Ok(value);
            }
        }
    }

    fn step(&mut self, stack: &mut Stack<B>) -> Turn {
        let (node, above) = stack.top();
        let turn = match node.phase {
            Phase::Enter => self.open(node, above),
            Phase::Passed => self.weigh_pass(node, above),
            Phase::Confirmed => self.weigh_confirmation(node),
            Phase::Next => self.next_candidate(node, above),
            Phase::Singled => self.weigh_others(node, above),
            Phase::Reduced | Phase::Scouted | Phase::Searched => self.weigh_move(node, above),
        };
        match turn {
            Wait::Above => {
                stack.push();
                Turn::Again
            }
            Wait::Nothing => Turn::Again,
            Wait::Done(value) => Turn::Value(value),
        }
    }

    /// Looks at a position for the first time: its end, the table, its evaluation, and whether
    /// it must be searched at all.
    fn open(&mut self, node: &mut Node<B>, above: &mut Node<B>) -> Wait {
        let position = &node.position;
        let ply = node.ply;
        let ask = &mut node.ask;
        // A check is looked at one ply deeper, but not without end.
        if position.in_check() && ply < 2 * self.iteration {
            ask.depth += 1;
        }
        if ask.depth <= 0 {
            return Wait::Done(self.quiescence(position, ask.alpha, ask.beta, ply));
        }
        if let Some(value) = self.enter(position, ply) {
            return Wait::Done(value);
        }
        // Nothing is better than to mate with the next move, nor worse than to be mated.
        ask.alpha = ask.alpha.max(lost_in(ply));
        ask.beta = ask.beta.min(won_in(ply + 1));
        if ask.alpha >= ask.beta {
            return Wait::Done(ask.alpha);
        }
        let narrow = !ask.is_pv() && node.excluded.is_none();
        let known = self.table.probe(position, ply);
        if let Some(known) = known
            && narrow
            && known.depth >= ask.depth
            && decides(&known, ask.beta)
        {
            return Wait::Done(known.value);
        }
        node.outlook = self.outlook(position, known, ply);
        self.frames[ply + 1].killers = [None; 2];
        if narrow {
            if let Some(value) = self.prune(position, &node.outlook, node.ask, ply) {
                return Wait::Done(value);
            }
            if let Some(depth) = self.pass_depth(position, &node.outlook, node.ask, ply) {
                above.position = node.position;
                self.pass(&mut above.position, ply);
                let below = Ask::scout(node.ask.beta - 1, depth, !node.ask.cut);
                above.put(below, ply + 1, None);
                node.shallow = depth;
                node.phase = Phase::Passed;
                return Wait::Above;
            }
        }
        self.begin_moves(node);
        Wait::Nothing
    }

    fn outlook(&mut self, position: &Position<B>, known: Option<Known>, ply: usize) -> Outlook {
        let table_move = known
            .and_then(|known| known.mv)
            .filter(|&mv| position.is_legal(mv));
        let mut outlook = Outlook {
            known,
            table_move,
            evaluation: None,
            improving: false,
        };
        if position.in_check() {
            self.frames[ply].evaluation = None;
            return outlook;
        }
        let value = match known.and_then(|known| known.evaluation) {
            Some(value) => value,
            None => self.evaluator.evaluate(position, self.frames[ply].sum),
        };
        self.frames[ply].evaluation = Some(value);
        let earlier = |back: usize| {
            let before = ply.checked_sub(back)?;
            self.frames[before].evaluation
        };
        outlook.improving = match earlier(2).or_else(|| earlier(4)) {
            Some(before) => value > before,
            None => true,
        };
        outlook.evaluation = Some(match known {
            Some(known) if known.is_better_than(value) => known.value,
            _ => value,
        });
        outlook
    }

    /// The value after passing has come.
    fn weigh_pass(&mut self, node: &mut Node<B>, above: &mut Node<B>) -> Wait {
        self.unmake();
        let value = -node.result;
        let beta = node.ask.beta;
        if value < beta {
            self.begin_moves(node);
            return Wait::Nothing;
        }
        node.pass_value = if value >= PROVEN { beta } else { value };
        if !self.pass_needs_confirmation(&node.position, node.ask.depth) {
            return Wait::Done(node.pass_value);
        }
        let depth = node.shallow.max(1);
        node.pass_before = self.no_pass_before;
        self.no_pass_before = node.ply + 1 + 3 * depth as usize / 4;
        above.position = node.position;
        let same = Ask {
            alpha: beta - 1,
            beta,
            depth,
            cut: false,
        };
        above.put(same, node.ply, None);
        node.phase = Phase::Confirmed;
        Wait::Above
    }

    fn weigh_confirmation(&mut self, node: &mut Node<B>) -> Wait {
        self.no_pass_before = node.pass_before;
        if node.result >= node.ask.beta {
            return Wait::Done(node.pass_value);
        }
        self.begin_moves(node);
        Wait::Nothing
    }

    fn begin_moves(&mut self, node: &mut Node<B>) {
        let ask = &mut node.ask;
        // Without a move from the table the order is poor; a shallower look finds one.
        let unknown = node.outlook.table_move.is_none();
        if ask.depth >= 4 && unknown && (ask.is_pv() || ask.cut) {
            ask.depth -= 1;
        }
        node.picker = Picker::new(node.outlook.table_move, self.moves.len(), true);
        node.tried.clear();
        node.number = 0;
        node.alpha = ask.alpha;
        node.best = -INFINITE;
        node.best_move = None;
        node.bound = Bound::Upper;
        node.phase = Phase::Next;
    }

    /// Finds the next move that is worth making.
    fn next_candidate(&mut self, node: &mut Node<B>, above: &mut Node<B>) -> Wait {
        let before = self.steps_before(node.ply);
        while let Some(mv) = self.next_move(&mut node.picker, &node.position, node.ply) {
            let position = &node.position;
            if Some(mv) == node.excluded {
                continue;
            }
            let Some(man) = position.man_at(mv.from) else {
                continue;
            };
            node.number += 1;
            let step = Step { man, to: mv.to };
            let quiet = mv.promotion.is_none() && !position.is_capture(mv);
            let past = if quiet {
                self.history.quiet(mv, step, before)
            } else {
                self.history.capture(step, victim(position, mv))
            };
            above.position = node.position;
            above.position.play(mv);
            let candidate = Candidate {
                mv,
                number: node.number,
                quiet,
                checks: above.position.in_check(),
                losing: node.picker.is_losing(),
                past,
            };
            let ask = Ask {
                alpha: node.alpha,
                ..node.ask
            };
            if node.best > -PROVEN && !candidate.checks {
                match self.hope(position, &candidate, ask, &node.outlook) {
                    Hope::Some => {}
                    Hope::None => continue,
                    Hope::NoQuiet => {
                        node.picker.skip_quiets();
                        continue;
                    }
                }
            }
            node.candidate = Some(candidate);
            if let Some(others) = self.singular_question(node, mv) {
                above.position = node.position;
                above.put(others, node.ply, Some(mv));
                node.phase = Phase::Singled;
                return Wait::Above;
            }
            return self.ask_about(node, above, 0);
        }
        Wait::Done(self.close(node))
    }

    /// The other moves' value has come: is the table's move the only good one?
    fn weigh_others(&mut self, node: &mut Node<B>, above: &mut Node<B>) -> Wait {
        let limit = above.ask.beta;
        let known = node.outlook.known.map_or(limit, |known| known.value);
        let extension = if node.result < limit {
            1
        } else if limit >= node.ask.beta {
            // Several moves are good enough for a cutoff.
            self.moves.truncate(node.picker.begin());
            return Wait::Done(limit);
        } else if known >= node.ask.beta {
            -1
        } else {
            0
        };
        if let Some(candidate) = node.candidate {
            above.position = node.position;
            above.position.play(candidate.mv);
        }
        self.ask_about(node, above, extension)
    }

    /// Asks what the candidate is worth; the position after it lies above.
    fn ask_about(&mut self, node: &mut Node<B>, above: &mut Node<B>, extension: i32) -> Wait {
        let Some(candidate) = node.candidate else {
            return Wait::Nothing;
        };
        self.follow(&node.position, candidate.mv, &above.position, node.ply);
        node.deep = node.ask.depth - 1 + extension;
        let ask = Ask {
            alpha: node.alpha,
            ..node.ask
        };
        let reduction = self.reduction(&candidate, ask, &node.outlook);
        let (phase, about) = if candidate.number == 1 && ask.is_pv() {
            let about = Ask::full(ask.alpha, ask.beta, node.deep);
            (Phase::Searched, about)
        } else if reduction > 0 {
            node.shallow = (node.deep - reduction).max(1).min(node.deep);
            (Phase::Reduced, Ask::scout(ask.alpha, node.shallow, true))
        } else {
            (Phase::Scouted, Ask::scout(ask.alpha, node.deep, !ask.cut))
        };
        node.phase = phase;
        above.put(about, node.ply + 1, None);
        Wait::Above
    }

    /// The candidate's value has come, of a shallow or narrow look perhaps: then a surprise is
    /// looked at deeper and wider.
    fn weigh_move(&mut self, node: &mut Node<B>, above: &mut Node<B>) -> Wait {
        let value = -node.result;
        let (alpha, beta) = (node.alpha, node.ask.beta);
        if value > alpha {
            if node.phase == Phase::Reduced && node.shallow < node.deep {
                node.phase = Phase::Scouted;
                let about = Ask::scout(alpha, node.deep, !node.ask.cut);
                above.put(about, node.ply + 1, None);
                return Wait::Above;
            }
            if node.phase != Phase::Searched && node.ask.is_pv() {
                node.phase = Phase::Searched;
                above.put(Ask::full(alpha, beta, node.deep), node.ply + 1, None);
                return Wait::Above;
            }
        }
        self.unmake();
        node.phase = Phase::Next;
        let Some(candidate) = node.candidate else {
            return Wait::Nothing;
        };
        if value > node.best {
            node.best = value;
            if value > alpha {
                node.best_move = Some(candidate.mv);
                node.alpha = value;
                if node.ask.is_pv() {
                    self.extend_line(node.ply, candidate.mv);
                }
                if value >= beta {
                    node.bound = Bound::Lower;
                    return Wait::Done(self.close(node));
                }
                node.bound = Bound::Exact;
            }
        }
        if node.best_move != Some(candidate.mv) {
            node.tried.add(candidate.mv, candidate.quiet);
        }
        Wait::Nothing
    }

    /// All moves are tried, or one was enough: the value, after it is learnt from and stored.
    fn close(&mut self, node: &mut Node<B>) -> Value {
        self.moves.truncate(node.picker.begin());
        let (position, ply) = (&node.position, node.ply);
        if node.number == 0 {
            return match node.excluded {
                Some(_) => node.alpha,
                None => self.no_move_value(position, ply),
            };
        }
        if let Some(mv) = node.best_move
            && node.bound == Bound::Lower
        {
            self.learn(position, mv, node.ask.depth, &node.tried, ply);
        }
        if node.excluded.is_none() {
            let found = Known {
                mv: node.best_move,
                value: node.best,
                evaluation: self.frames[ply].evaluation,
                depth: node.ask.depth,
                bound: node.bound,
            };
            self.table.store(position.key(), &found, ply);
        }
        node.best
    }
}

/// What a position waits for after a step.
enum Wait {
    /// The value of the position in the place above, about which a question was put.
    Above,
    /// Nothing: its next step can be taken.
    Nothing,
    /// It is settled, with this value.
    Done(Value),
}

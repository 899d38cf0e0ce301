//! The game in play: moves by the rules, and everything around them that is no rule: who plays,
//! clocks, resigning, agreeing to a draw.

use std::rc::Rc;

use shatar_rules::{Color, Game, Move, Outcome, Rules, Variant};

use super::clock::Clock;
use super::seat::{Level, Seat, first_level};

/// An end that people make, not the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// A side gave up.
    Resigned(Color),
    /// Both sides agreed to a draw.
    Agreed,
    /// A side's time ran out.
    Flag(Color),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// By the rules.
    Ruled(Outcome),
    /// By people.
    Verdict(Verdict),
}

impl End {
    /// The winner; `None`: a draw.
    pub(crate) fn winner(self) -> Option<Color> {
        match self {
            End::Ruled(outcome) => outcome.winner,
            End::Verdict(Verdict::Resigned(loser) | Verdict::Flag(loser)) => Some(!loser),
            End::Verdict(Verdict::Agreed) => None,
        }
    }

    /// `1-0`, `0-1` or `1/2-1/2`.
    pub(crate) fn result(self) -> &'static str {
        match self.winner() {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

/// A game with its players and clocks. The game itself is shared, as most changes of the page
/// leave it alone.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Play {
    game: Rc<Game>,
    /// Who plays White and Black.
    pub(crate) seats: [Seat; 2],
    /// The clocks, if there are any.
    pub(crate) clock: Option<Clock>,
    verdict: Option<Verdict>,
}

impl Play {
    /// A game before its next move.
    pub(crate) fn new(game: Game, seats: [Seat; 2], clock: Option<Clock>) -> Play {
        Play {
            game: Rc::new(game),
            seats,
            clock,
            verdict: None,
        }
    }

    /// What a first visit shows: Shatar with White against a gentle engine.
    pub(crate) fn first() -> Play {
        let game = Game::new(Rules::default_for(Variant::Shatar));
        Play::new(game, [Seat::Human, Seat::Engine(first_level())], None)
    }

    /// The same game with an end that people made, from a store.
    pub(crate) fn with_verdict(mut self, verdict: Option<Verdict>) -> Play {
        if self.game.outcome().is_none() {
            self.verdict = verdict;
        }
        self
    }

    /// Lets the clock of the side to move run again, after the page was away or a game was read.
    pub(crate) fn resume(&mut self, now: f64) {
        let going = self.plies() > 0 && self.end().is_none();
        if going && let Some(clock) = &mut self.clock {
            clock.run(now);
        }
    }

    /// The game.
    pub(crate) fn game(&self) -> &Rc<Game> {
        &self.game
    }

    /// The game of the rules (Shatar, Hiashatar, Shatranj).
    pub(crate) fn variant(&self) -> Variant {
        self.game.rules().variant()
    }

    /// Plies played.
    pub(crate) fn plies(&self) -> usize {
        self.game.moves().len()
    }

    /// The side to move.
    pub(crate) fn turn(&self) -> Color {
        self.game.position().turn()
    }

    /// Who is to move.
    pub(crate) fn seat_to_move(&self) -> Seat {
        self.seats[self.turn().index()]
    }

    /// The end, if there is one.
    pub(crate) fn end(&self) -> Option<End> {
        self.game
            .outcome()
            .map(End::Ruled)
            .or_else(|| self.verdict.map(End::Verdict))
    }

    /// The end that people made, if there is one.
    pub(crate) const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// Whether one person plays against the engine, and which side the person has.
    pub(crate) fn human_side(&self) -> Option<Color> {
        match self.seats {
            [Seat::Human, Seat::Engine(_)] => Some(Color::White),
            [Seat::Engine(_), Seat::Human] => Some(Color::Black),
            _ => None,
        }
    }

    /// The level of the engine, if it plays.
    pub(crate) fn engine_level(&self) -> Option<Level> {
        self.seats.iter().find_map(|seat| match seat {
            Seat::Engine(level) => Some(*level),
            Seat::Human => None,
        })
    }

    /// Makes a legal move; says whether it was one.
    pub(crate) fn play(&mut self, mv: Move, now: f64) -> bool {
        if self.end().is_some() {
            return false;
        }
        let mover = self.turn();
        if Rc::make_mut(&mut self.game).play(mv).is_err() {
            return false;
        }
        if let Some(clock) = &mut self.clock {
            clock.press(mover, now);
            if self.game.outcome().is_some() {
                clock.stop(!mover, now);
            }
        }
        true
    }

    /// Goes back to the position after `plies` plies; what came later is forgotten.
    pub(crate) fn rewind(&mut self, plies: usize, now: f64) {
        let game = Rc::make_mut(&mut self.game);
        while game.moves().len() > plies {
            game.undo();
        }
        self.verdict = None;
        let over = self.game.outcome().is_some();
        if let Some(clock) = &mut self.clock {
            clock.rewind(plies);
            if plies > 0 && !over {
                clock.run(now);
            }
        }
    }

    /// How many plies would remain after taking back: one fewer between people, back to the
    /// person's own turn against the engine. `None` when there is nothing to take back.
    pub(crate) fn undo_target(&self) -> Option<usize> {
        if matches!(self.verdict, Some(Verdict::Resigned(_) | Verdict::Agreed)) {
            return Some(self.plies());
        }
        let last = self.plies().checked_sub(1)?;
        match self.human_side() {
            None => Some(last),
            Some(human) => (0..=last)
                .rev()
                .find(|&ply| self.game.positions()[ply].turn() == human),
        }
    }

    /// Ends the game by people's will; says whether it was still going on.
    pub(crate) fn decide(&mut self, verdict: Verdict, now: f64) -> bool {
        if self.end().is_some() {
            return false;
        }
        let turn = self.turn();
        if let Some(clock) = &mut self.clock {
            clock.stop(turn, now);
        }
        self.verdict = Some(verdict);
        true
    }

    /// Whether the time of the side to move has run out.
    pub(crate) fn flag_fallen(&self, now: f64) -> bool {
        let turn = self.turn();
        self.end().is_none()
            && self
                .clock
                .as_ref()
                .is_some_and(|clock| clock.is_running() && clock.left(turn, turn, now) == 0)
    }
}

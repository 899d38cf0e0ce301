//! The clocks of both sides. Times are milliseconds; "now" is the browser's monotonic clock and
//! always comes from outside, so that tests own it.

use shatar_rules::Color;

/// Minutes for the game and seconds for each move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Control {
    /// What each side begins with.
    pub(crate) base: u64,
    /// What a side gains by each move.
    pub(crate) increment: u64,
}

/// Two clocks. Nobody's runs before the first move.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Clock {
    control: Control,
    /// What each side had left at the start and after each ply, for taking moves back.
    left: Vec<[u64; 2]>,
    /// Since when the clock of the side to move runs.
    since: Option<f64>,
}

impl Clock {
    /// Clocks before the first move.
    pub(crate) fn new(control: Control) -> Clock {
        Clock {
            control,
            left: vec![[control.base; 2]],
            since: None,
        }
    }

    /// Clocks as they stood after each ply, from a store. `None` if nothing is given.
    pub(crate) fn restored(control: Control, left: Vec<[u64; 2]>) -> Option<Clock> {
        (!left.is_empty()).then_some(Clock {
            control,
            left,
            since: None,
        })
    }

    /// The time control.
    pub(crate) const fn control(&self) -> Control {
        self.control
    }

    /// What each side had left at the start and after each ply.
    pub(crate) fn history(&self) -> &[[u64; 2]] {
        &self.left
    }

    /// Whether the clock of the side to move runs.
    pub(crate) const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    fn last(&self) -> [u64; 2] {
        self.left.last().copied().unwrap_or([self.control.base; 2])
    }

    /// What a side has left. `turn` is the side whose clock may run.
    pub(crate) fn left(&self, color: Color, turn: Color, now: f64) -> u64 {
        let left = self.last()[color.index()];
        match self.since {
            Some(since) if color == turn => left.saturating_sub(elapsed(since, now)),
            _ => left,
        }
    }

    /// A move by `mover`: his time is taken, the increment given, the other's clock runs.
    pub(crate) fn press(&mut self, mover: Color, now: f64) {
        let mut left = self.last();
        left[mover.index()] = self
            .left(mover, mover, now)
            .saturating_add(self.control.increment);
        self.left.push(left);
        self.since = Some(now);
    }

    /// Writes down the time that the side to move has used, and goes on from there.
    pub(crate) fn settle(&mut self, turn: Color, now: f64) {
        let left = self.left(turn, turn, now);
        if let Some(last) = self.left.last_mut() {
            last[turn.index()] = left;
        }
        self.since = self.since.map(|_| now);
    }

    /// Stops the clock: the game is over.
    pub(crate) fn stop(&mut self, turn: Color, now: f64) {
        self.settle(turn, now);
        self.since = None;
    }

    /// Starts the clock of the side to move.
    pub(crate) fn run(&mut self, now: f64) {
        self.since = Some(now);
    }

    /// Goes back to the time after `plies` plies.
    pub(crate) fn rewind(&mut self, plies: usize) {
        self.left.truncate(plies + 1);
        self.since = None;
    }
}

fn elapsed(since: f64, now: f64) -> u64 {
    // Milliseconds of a page's life fit many times over; a clock that runs backwards gives 0.
    (now - since).max(0.0) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONTROL: Control = Control {
        base: 60_000,
        increment: 2_000,
    };

    #[test]
    fn first_move_is_free_then_time_runs() {
        let mut clock = Clock::new(CONTROL);
        assert_eq!(clock.left(Color::White, Color::White, 5_000.0), 60_000);
        clock.press(Color::White, 5_000.0);
        assert_eq!(clock.left(Color::White, Color::Black, 9_000.0), 62_000);
        assert_eq!(clock.left(Color::Black, Color::Black, 9_000.0), 56_000);
        clock.press(Color::Black, 9_000.0);
        assert_eq!(clock.left(Color::Black, Color::White, 9_500.0), 58_000);
    }

    #[test]
    fn taking_back_gives_the_time_back() {
        let mut clock = Clock::new(CONTROL);
        clock.press(Color::White, 0.0);
        clock.press(Color::Black, 30_000.0);
        clock.rewind(1);
        assert!(!clock.is_running());
        assert_eq!(clock.left(Color::Black, Color::Black, 99_000.0), 60_000);
    }

    #[test]
    fn never_below_nothing() {
        let mut clock = Clock::new(CONTROL);
        clock.press(Color::White, 0.0);
        assert_eq!(clock.left(Color::Black, Color::Black, 1e12), 0);
        clock.stop(Color::Black, 1e12);
        assert_eq!(clock.left(Color::Black, Color::Black, 2e12), 0);
        assert!(!clock.is_running());
    }
}

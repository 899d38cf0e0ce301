//! How long to think.

use core::time::Duration;

use web_time::Instant;

use crate::limits::{ClockTime, Limits, SearchOptions};

/// The limits of one search, worked out.
#[derive(Clone, Debug)]
pub(super) struct Timer {
    start: Instant,
    /// A new iteration does not begin after this, more or less (see [`Timer::enough`]).
    soft: Option<Duration>,
    /// The search is over after this.
    hard: Option<Duration>,
    /// The search is over after so many positions.
    pub(super) nodes: u64,
    /// Plies of the last iteration.
    pub(super) depth: i32,
    /// The answer waits for a stop.
    pub(super) infinite: bool,
}

/// Kept back for the way between engine and board.
const OVERHEAD: Duration = Duration::from_millis(25);

/// Moves that a game is thought to last on.
const MOVES_AHEAD: u32 = 32;

const DEEPEST: i32 = 100;

impl Timer {
    pub(super) fn new(options: &SearchOptions) -> Timer {
        let limits = &options.limits;
        let mut timer = Timer {
            start: Instant::now(),
            soft: None,
            hard: limits.movetime_ms.map(Duration::from_millis),
            nodes: limits.nodes.unwrap_or(u64::MAX),
            depth: depth_of(limits),
            infinite: limits.infinite,
        };
        if let Some(clock) = limits.clock {
            let (soft, hard) = share(&clock);
            timer.soft = Some(soft);
            timer.hard = Some(timer.hard.map_or(hard, |set| set.min(hard)));
        }
        if let Some(level) = options.level {
            let strength = level.strength();
            let most = Duration::from_millis(strength.movetime_ms);
            timer.hard = Some(timer.hard.map_or(most, |set| set.min(most)));
            timer.nodes = timer.nodes.min(strength.nodes);
            timer.depth = timer.depth.min(strength.depth as i32);
            timer.infinite = false;
        }
        timer
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Whether the search is over at once.
    pub(super) fn over(&self, nodes: u64) -> bool {
        nodes >= self.nodes || self.hard.is_some_and(|hard| self.elapsed() >= hard)
    }

    /// Whether no new iteration should begin. `calm` iterations in a row brought the same best
    /// move: the more, the sooner it is enough.
    pub(super) fn enough(&self, calm: u32) -> bool {
        let percent = match calm {
            0 => 110,
            1 => 85,
            2 => 70,
            3 => 60,
            _ => 50,
        };
        self.soft
            .is_some_and(|soft| self.elapsed() * 100 >= soft * percent)
    }

    /// Whether a clock runs, so that thinking on for nothing costs.
    pub(super) fn has_clock(&self) -> bool {
        self.soft.is_some()
    }
}

fn depth_of(limits: &Limits) -> i32 {
    limits
        .depth
        .and_then(|depth| i32::try_from(depth).ok())
        .unwrap_or(DEEPEST)
        .clamp(1, DEEPEST)
}

/// The time to use on a move, as a rule and at most.
fn share(clock: &ClockTime) -> (Duration, Duration) {
    let left = Duration::from_millis(clock.remaining_ms).saturating_sub(OVERHEAD);
    let moves = clock
        .moves_to_go
        .unwrap_or(MOVES_AHEAD)
        .clamp(1, MOVES_AHEAD);
    let gained = Duration::from_millis(clock.increment_ms) * 3 / 4;
    let soft = (left / moves + gained).min(left * 7 / 10);
    let hard = (soft * 4).min(left * if moves == 1 { 9 } else { 5 } / 10);
    (soft.min(hard), hard)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_never_takes_more_than_is_left() {
        for remaining_ms in [0, 1, 20, 100, 1_000, 60_000, 7_200_000] {
            for increment_ms in [0, 100, 30_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(40)] {
                    let clock = ClockTime {
                        remaining_ms,
                        increment_ms,
                        moves_to_go,
                    };
                    let (soft, hard) = share(&clock);
                    assert!(soft <= hard, "{clock:?}");
                    assert!(hard <= Duration::from_millis(remaining_ms), "{clock:?}");
                }
            }
        }
    }
}

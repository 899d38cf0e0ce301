//! The page's end of the engine: a worker, and the line to it.

mod client;
mod line;

pub(crate) use client::Client;
pub(crate) use line::{Job, Told};

use shatar_engine::protocol::GameSpec;
use shatar_engine::{ClockTime, Limits};

use crate::state::{Demand, Play, Wish};

/// How long advice and judgement may take, in milliseconds.
const HINT_MS: u64 = 1_200;
/// How long the engine thinks about an offer of a draw.
const DRAW_MS: u64 = 600;
/// The most that a level without a clock may take; the levels' own limits are shorter.
const LONGEST_MOVE_MS: f64 = 4_000.0;

/// The search behind a demand.
pub(crate) fn job(demand: Demand, play: &Play, now: f64) -> Job {
    let (limits, level, patience) = match demand.wish {
        Wish::Hint | Wish::Judge(_) => (Limits::movetime_ms(HINT_MS), None, HINT_MS as f64),
        Wish::Draw => (Limits::movetime_ms(DRAW_MS), None, DRAW_MS as f64),
        Wish::Move(level) => {
            let turn = play.turn();
            let clock = play.clock.as_ref().map(|clock| ClockTime {
                remaining_ms: clock.left(turn, turn, now),
                increment_ms: clock.control().increment,
                moves_to_go: None,
            });
            let limits = Limits {
                clock,
                ..Limits::default()
            };
            (limits, Some(level.number()), LONGEST_MOVE_MS)
        }
    };
    let mut game = GameSpec::of(play.game());
    if let Wish::Judge(judge) = demand.wish {
        game.moves.truncate(judge.ply);
    }
    Job {
        serial: demand.serial,
        game,
        limits,
        level,
        // Two games need not go the same way.
        seed: (js_sys::Math::random() * 9_007_199_254_740_991.0) as u64,
        patience,
    }
}

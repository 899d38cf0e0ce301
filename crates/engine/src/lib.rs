//! Search, evaluation and the worker protocol for Shatar, Hiashatar and Shatranj.
//!
//! The search is one code for both boards and all rules. It knows the series of checks because
//! the position's key does, and it knows niol, robado and baring because the rules end the game
//! there. It knows no browser: a worker's messages are [`protocol`], their handling is
//! [`service::Service`], and both are tested natively.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod bench;
mod engine;
mod eval;
mod levels;
mod limits;
pub mod protocol;
mod score;
mod search;
pub mod service;
mod table;

pub use engine::{Best, DEFAULT_HASH_MB, Engine, Info, Progress};
pub use levels::Level;
pub use limits::{ClockTime, Limits, SearchOptions};
pub use score::Score;

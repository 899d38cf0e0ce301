//! Tests that cross crates, and what they share.

pub mod compare;
pub mod data;
pub mod fast;
pub mod games;
pub mod line;
pub mod mirror;
pub mod model;
pub mod oracle;
pub mod rng;
pub mod scene;
pub mod starts;

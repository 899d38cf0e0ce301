//! The corner cases that no source settles, decided by this project, each asked of the command
//! as another program would ask. A test's number is that of the case.

#[path = "../common/mod.rs"]
mod common;

mod all_games;
mod hiashatar;
mod shatar;
mod shatranj;

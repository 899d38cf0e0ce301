//! The board on screen for Shatar, Hiashatar and Shatranj: one component for mouse, touch, pen,
//! keyboard and screen reader, on 8×8 and 10×10 squares, free of any framework.
//!
//! What the user sees and what a screen reader reads are the same thing: a grid of labelled
//! squares with one of them in the order of tabs, and the men as SVG inside their squares.
//! Positions are in squares and percentages, so that the browser's layout alone keeps men on
//! their squares at every size.
//!
//! The parts, from the inside out
//! - [`State`]: what the user is doing, as a state machine that knows no screen;
//! - [`Geometry`], [`diff`], [`slowed()`]: where squares lie, how men travel, why a man stopped;
//!   pure, too;
//! - [`keys`], [`Letters`], [`walk`], [`Answer`], [`read_move`]: what keys mean, where they lead,
//!   what the board answers to those that ask, and moves that are typed;
//! - [`Options`], [`View`], [`Labels`], [`Event`]: what goes in and what comes out;
//! - [`Board`]: the only part that touches the browser.
//!
//! The stylesheet `board.css` beside this crate belongs to it; its first lines list the custom
//! properties by which a page changes the look. No style is written into markup, so that a
//! strict content security policy is no obstacle.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod answer;
pub mod diff;
mod dom;
mod event;
mod geometry;
pub mod keys;
mod labels;
mod letters;
mod options;
#[cfg(test)]
mod picture;
mod slowed;
mod state;
mod table;
mod typed;
mod view;
pub mod walk;

pub use answer::{Answer, Line, MovesOf, Near, Question, Reach, Towards, men, moves_of, near};
pub use dom::{Board, MountError};
pub use event::Event;
pub use geometry::{Direction, Geometry};
pub use labels::{English, Labels, SquareFacts, Target};
pub use letters::Letters;
pub use options::{
    Coordinates, Gestures, Input, Options, Pattern, Pieces, Shown, Sides, SingleKeys,
};
pub use slowed::{Slowed, slowed};
pub use state::{Phase, State};
pub use table::{Grip, Table};
pub use typed::{TypedError, read_move};
pub use view::{Arrow, ArrowKind, View};

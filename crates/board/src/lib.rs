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
//! - [`Geometry`], [`diff`], [`slowed()`], [`keys`]: where squares lie, how men travel, why a man
//!   stopped, what keys mean; pure, too;
//! - [`Options`], [`View`], [`Labels`], [`Event`]: what goes in and what comes out;
//! - [`Board`]: the only part that touches the browser.
//!
//! The stylesheet `board.css` beside this crate belongs to it; its first lines list the custom
//! properties by which a page changes the look. No style is written into markup, so that a
//! strict content security policy is no obstacle.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod diff;
mod dom;
mod event;
mod geometry;
pub mod keys;
mod labels;
mod options;
mod slowed;
mod state;
mod table;
mod view;

pub use dom::{Board, MountError};
pub use event::Event;
pub use geometry::{Direction, Geometry};
pub use labels::{English, Labels, SquareFacts, Target};
pub use options::{Coordinates, Gestures, Input, Options, Pattern, Pieces, Shown, Sides};
pub use slowed::{Slowed, slowed};
pub use state::{Phase, State};
pub use table::{Grip, Table};
pub use view::{Arrow, ArrowKind, View};

//! Chesmayne notation: the four scores of the source with every error named, every part of the
//! reader by itself, and random games there and back.

#![allow(clippy::unwrap_used, reason = "what a test unwraps is what it asserts")]

#[path = "../common/mod.rs"]
mod common;
mod faults;
mod headers;
mod limits;
mod random;
mod scores;
mod squares;

use shatar_rules::chesmayne::{Corrected, ReadOptions, Record, read};
use shatar_rules::{Game, Size, Variant, uci};

pub(crate) fn moves(game: &Game) -> Vec<String> {
    let write = |&mv| uci::write(mv, Size::EIGHT, Variant::Shatranj);
    game.moves().iter().map(write).collect()
}

pub(crate) fn plain(text: &str) -> Record {
    let mut records = read(text, &ReadOptions::default());
    assert_eq!(records.len(), 1);
    records.remove(0)
}

/// Kind, line, column, token and correction of a fault.
pub(crate) type Told<'a> = (&'static str, usize, usize, &'a str, Option<&'a str>);

/// What is said of each fault.
pub(crate) fn faults(record: &Record) -> Vec<Told<'_>> {
    let told = record.faults.iter().map(|fault| {
        let correction = fault.correction.as_ref().map(Corrected::text);
        let token = fault.token.as_str();
        (fault.kind.id(), fault.line, fault.column, token, correction)
    });
    told.collect()
}

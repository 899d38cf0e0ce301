//! Parts a text into scores, each with the header lines before it.

use super::fault::{Fault, FaultKind};
use super::label::{Label, Letter};
use super::line::{Header, Line, MoveLine};
use super::record::Note;
use super::{MAX_BYTES, MAX_PLIES};

/// A line that is part of a score, with its number from 1.
pub(super) type Item<'a> = (usize, Line<'a>);

/// The lines of one score.
#[derive(Clone, Default, Debug)]
pub(super) struct Group<'a> {
    pub(super) headers: Vec<(usize, Header<'a>)>,
    /// Moves, open moves and endings.
    pub(super) items: Vec<Item<'a>>,
    pub(super) notes: Vec<Note>,
    /// What is wrong with the text as a whole.
    pub(super) faults: Vec<Fault>,
}

impl<'a> Group<'a> {
    /// The letter of the first label that can be read: the side that moves first.
    pub(super) fn first_letter(&self) -> Option<Letter> {
        self.items
            .iter()
            .find_map(|(_, line)| label(line))
            .map(|label| label.letter)
    }

    fn has_start(&self) -> bool {
        let mut headers = self.headers.iter();
        headers.any(|(_, header)| matches!(header, Header::Fen(_)))
    }

    /// Takes the lines that stand before the next of its own.
    fn take_before(&mut self, before: &mut Group<'a>) {
        self.notes.append(&mut before.notes);
        self.headers.append(&mut before.headers);
    }
}

fn label(line: &Line<'_>) -> Option<Label> {
    match line {
        Line::Move(line) | Line::Open(line) => line.label,
        _ => None,
    }
}

/// A fault of the text as a whole.
fn fault(kind: FaultKind, line: usize, token: &str) -> Fault {
    Fault {
        kind,
        line,
        column: 1,
        token: token.to_owned(),
        label: None,
        correction: None,
    }
}

/// Reads the lines and parts them into scores; never none.
pub(super) fn groups(text: &str) -> Vec<Group<'_>> {
    let mut faults = Vec::new();
    let mut read = text;
    if text.len() > MAX_BYTES {
        let end = (0..=MAX_BYTES).rev().find(|&at| text.is_char_boundary(at));
        read = &text[..end.unwrap_or(0)];
        faults.push(fault(
            FaultKind::TooLong,
            read.matches('\n').count() + 1,
            "",
        ));
    }
    let mut lines = Vec::new();
    let mut moves = 0;
    for (index, text) in read.split('\n').enumerate() {
        let line = Line::read(text);
        if let Line::Move(line) | Line::Open(line) = &line {
            moves += 1;
            if moves > MAX_PLIES {
                let mut fault = fault(FaultKind::TooManyPlies, index + 1, line.printed.text);
                fault.column = line.printed.column;
                faults.push(fault);
                break;
            }
        }
        if line != Line::Blank {
            lines.push((index + 1, line));
        }
    }
    let mut groups = part(lines);
    if let Some(last) = groups.last_mut() {
        if moves == 0 && last.items.is_empty() {
            last.faults.push(fault(FaultKind::NoMoves, 1, ""));
        }
        last.faults.append(&mut faults);
    }
    groups
}

fn part<'a>(lines: Vec<Item<'a>>) -> Vec<Group<'a>> {
    let followers = followers(&lines);
    let mut groups = Vec::new();
    let mut current = Group::default();
    let mut before = Group::default();
    for ((number, line), follower) in lines.into_iter().zip(followers) {
        match line {
            Line::Blank => {}
            Line::Prose(text) => before.notes.push(Note {
                line: number,
                text: text.to_owned(),
            }),
            Line::Header(header) => before.headers.push((number, header)),
            Line::Ending(..) => {
                // A start that is an end has no moves.
                if before.has_start() && !current.items.is_empty() {
                    groups.push(core::mem::take(&mut current));
                }
                current.take_before(&mut before);
                current.items.push((number, line));
            }
            Line::Move(_) | Line::Open(_) => {
                let parted = !before.notes.is_empty() || !before.headers.is_empty();
                if begins(label(&line), follower, &current, parted) {
                    groups.push(core::mem::take(&mut current));
                }
                current.take_before(&mut before);
                current.items.push((number, line));
            }
        }
    }
    // What follows the last score belongs to it.
    current.take_before(&mut before);
    groups.push(current);
    groups
}

/// For each line the label of the next line that has one.
fn followers(lines: &[Item<'_>]) -> Vec<Option<Label>> {
    let mut next = None;
    let mut followers: Vec<Option<Label>> = lines
        .iter()
        .rev()
        .map(|(_, line)| {
            let follower = next;
            next = label(line).or(next);
            follower
        })
        .collect();
    followers.reverse();
    followers
}

/// Whether a label begins a new score: the first label again, and either something stands before
/// it or the next label goes on from there. Otherwise it is a slip within the score.
fn begins(
    label: Option<Label>,
    follower: Option<Label>,
    current: &Group<'_>,
    parted: bool,
) -> bool {
    let Some(label) = label else { return false };
    let Some(first) = current.first_letter() else {
        return parted && !current.items.is_empty();
    };
    let goes_on = follower == Some(label.next(first));
    label.number == 1 && label.letter == first && (parted || goes_on)
}

/// The move lines of a score in their order.
pub(super) fn moves<'a, 'b>(items: &'b [Item<'a>]) -> Vec<&'b MoveLine<'a>> {
    items
        .iter()
        .filter_map(|(_, line)| match line {
            Line::Move(line) => Some(line),
            _ => None,
        })
        .collect()
}

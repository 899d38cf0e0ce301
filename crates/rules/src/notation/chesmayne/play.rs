//! Replays one score: names each fault, recovers where the reading is sure, stops where not.

use crate::color::Color;
use crate::game::Game;
use crate::moves::Move;
use crate::notation::uci;
use crate::outcome::Outcome;

use super::column::{Slip, Token};
use super::compare::{Full, compare, compare_columns};
use super::fault::{Corrected, Fault, FaultKind};
use super::group::{Group, moves};
use super::label::{Label, Letter};
use super::line::{Ending, Line, MoveLine};
use super::men::Roster;
use super::record::{Correction, ReadOptions, Record};
use super::resolve::{Columns, Unresolved, resolve};
use super::squares::System;
use super::start::{Start, start};

/// The longest token that a fault quotes, in characters.
const MAX_TOKEN: usize = 40;

/// Replays a score; `index` is its place in the text.
pub(super) fn play(group: Group<'_>, options: &ReadOptions, index: usize) -> Record {
    let Start {
        game,
        side_a,
        first,
        faults,
    } = start(&group, options);
    let corrections = options.corrections.iter();
    let mut player = Player {
        roster: Roster::new(game.position()),
        game,
        side_a,
        first,
        expected: Label {
            number: 1,
            letter: first,
        },
        state: State::Playing,
        claimed: None,
        labels: Vec::new(),
        faults: group.faults,
        unplayed: 0,
        corrections: corrections.filter(|one| one.score == index).collect(),
    };
    for (kind, line, token) in faults {
        player.fault(line, None, kind, token, None);
    }
    let lines = moves(&group.items);
    let mut played = 0;
    for (number, line) in &group.items {
        match line {
            Line::Move(line) => {
                let later = lines.get(played + 1..).unwrap_or_default();
                player.play_line(*number, line, &lines[..played], later);
                played += 1;
            }
            Line::Open(line) => player.leave_open(*number, line, later_label(&lines, played)),
            Line::Ending(token, ending) => player.end(*number, *token, *ending),
            Line::Blank | Line::Header(_) | Line::Prose(_) => {}
        }
    }
    let line = group.items.first().map_or(1, |(number, _)| *number);
    player.into_record(group.notes, line)
}

fn later_label(lines: &[&MoveLine<'_>], played: usize) -> Option<Label> {
    lines.get(played)?.label
}

/// Whether lines are still played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Playing,
    /// A line left the move open.
    Open,
    /// A line could not be made; what follows is only looked at.
    Stopped,
}

struct Player<'o> {
    game: Game,
    roster: Roster,
    side_a: Color,
    first: Letter,
    expected: Label,
    state: State,
    claimed: Option<Outcome>,
    labels: Vec<String>,
    faults: Vec<Fault>,
    unplayed: usize,
    corrections: Vec<&'o Correction>,
}

/// Where a line stands: its number, and its label as it should be.
#[derive(Clone, Copy)]
struct Place {
    line: usize,
    label: Label,
}

impl Player<'_> {
    fn fault(
        &mut self,
        line: usize,
        label: Option<Label>,
        kind: FaultKind,
        token: Token<'_>,
        correction: Option<Corrected>,
    ) {
        self.faults.push(Fault {
            kind,
            line,
            column: token.column,
            token: token.text.chars().take(MAX_TOKEN).collect(),
            label: label.map(|label| label.to_string()),
            correction,
        });
    }

    fn fault_at(
        &mut self,
        place: Place,
        kind: FaultKind,
        token: Token<'_>,
        correction: Option<String>,
    ) {
        let correction = correction.map(Corrected::Fact);
        self.fault(place.line, Some(place.label), kind, token, correction);
    }

    fn play_line(
        &mut self,
        number: usize,
        line: &MoveLine<'_>,
        earlier: &[&MoveLine<'_>],
        later: &[&MoveLine<'_>],
    ) {
        let place = Place {
            line: number,
            label: self.expected,
        };
        let next_label = later.first().and_then(|line| line.label);
        if self.state == State::Playing && self.game.outcome().is_none() {
            let position = *self.game.position();
            match resolve(&position, &self.roster, line, later) {
                Ok(resolved) => {
                    self.check_label(place, line, next_label, true);
                    self.name_slips(place, line);
                    let full = Full::of(&position, &self.roster, resolved.mv);
                    let settled_by = resolved
                        .settled_by
                        .map(|index| self.label_after(index + 1).to_string());
                    for (kind, token, correction) in
                        compare(resolved.columns, &full, settled_by.as_deref())
                    {
                        self.fault_at(place, kind, token, Some(correction));
                    }
                    self.make(place, full.mv);
                }
                Err(why) => self.conjecture(place, line, earlier, next_label, &why),
            }
        } else {
            self.look_at(place, line, next_label);
        }
        self.expected = self.expected.next(self.first);
    }

    /// The label of a line that comes so many lines after the present one.
    fn label_after(&self, lines: usize) -> Label {
        (0..lines).fold(self.expected, |label, _| label.next(self.first))
    }

    fn make(&mut self, place: Place, mv: Move) {
        let position = *self.game.position();
        if self.game.play(mv).is_ok() {
            self.roster.follow(&position, mv);
            self.labels.push(place.label.to_string());
        }
    }

    /// A line that means no legal move: the caller may know better.
    fn conjecture(
        &mut self,
        place: Place,
        line: &MoveLine<'_>,
        earlier: &[&MoveLine<'_>],
        next_label: Option<Label>,
        why: &Unresolved,
    ) {
        let token = line.columns[0].map_or(line.whole, |column| column.whole);
        let label = place.label.to_string();
        let given = self.corrections.iter().find(|given| given.label == label);
        let given = given.map(|given| given.uci.clone());
        let position = *self.game.position();
        let mv = given.as_deref().map(|text| uci::parse(&position, text));
        let full = match mv {
            Some(Ok(mv)) => Some(Full::of(&position, &self.roster, mv)),
            _ => None,
        };
        let missing = full.is_none() && self.skips_ahead(line, next_label);
        if !missing {
            self.check_label(place, line, next_label, full.is_some());
        }
        let kind = match why {
            _ if missing => FaultKind::LineMissing {
                expected: place.label.to_string(),
            },
            _ if line.columns[0].is_none() => FaultKind::NoMove,
            Unresolved::Several(readings) => FaultKind::Ambiguous {
                readings: readings
                    .iter()
                    .map(|&mv| Full::of(&position, &self.roster, mv).write(System::Xy))
                    .collect(),
            },
            Unresolved::None => match self.repeats(line, earlier) {
                Some(of) => FaultKind::Repeated { of },
                None => FaultKind::Illegal,
            },
        };
        let token = if missing { line.printed } else { token };
        let correction = full
            .as_ref()
            .map(|full| Corrected::Conjecture(full.write(System::Xy)));
        self.fault(place.line, Some(place.label), kind, token, correction);
        self.name_slips(place, line);
        if let (Some(text), None) = (&given, &full) {
            let token = Token { text, ..token };
            self.fault_at(place, FaultKind::BadCorrection, token, None);
        }
        match full {
            Some(full) => self.make(place, full.mv),
            None => {
                self.state = State::Stopped;
                self.unplayed += 1;
            }
        }
    }

    /// Whether a label is later than the one expected, and the lines go on from it.
    fn skips_ahead(&self, line: &MoveLine<'_>, next_label: Option<Label>) -> bool {
        line.label.is_some_and(|label| {
            let goes_on = next_label.is_none_or(|next| next == label.next(self.first));
            let rank = |label: Label| (label.number, label.letter != self.first);
            rank(label) > rank(self.expected) && goes_on
        })
    }

    /// The label of the last earlier line of the same side with the same columns.
    fn repeats(&self, line: &MoveLine<'_>, earlier: &[&MoveLine<'_>]) -> Option<String> {
        let texts = |line: &MoveLine<'_>| {
            line.columns
                .map(|column| column.map(|column| column.whole.text.to_owned()))
        };
        let wanted = texts(line);
        let own = earlier.iter().enumerate().rev().skip(1).step_by(2);
        let mut same = own.filter(|(_, other)| texts(other) == wanted);
        let (index, _) = same.next()?;
        self.labels.get(index).cloned()
    }

    /// A line that is not played. What shows without a board is still named.
    fn look_at(&mut self, place: Place, line: &MoveLine<'_>, next_label: Option<Label>) {
        self.check_label(place, line, next_label, true);
        let why = match (self.state, self.game.outcome()) {
            (State::Open, _) => Some(FaultKind::AfterOpen),
            (State::Playing, Some(outcome)) => Some(FaultKind::GameOver(outcome)),
            _ => None,
        };
        if let Some(kind) = why {
            self.state = State::Stopped;
            self.fault_at(place, kind, line.whole, None);
        }
        self.name_slips(place, line);
        for (kind, token) in compare_columns(Columns::new(line)) {
            self.fault_at(place, kind, token, None);
        }
        self.unplayed += 1;
    }

    fn name_slips(&mut self, place: Place, line: &MoveLine<'_>) {
        for Slip {
            kind,
            token,
            correction,
        } in &line.slips
        {
            self.fault_at(place, kind.clone(), *token, correction.clone());
        }
    }

    /// Names a label that is not the one expected. Where the lines after it go on counting from
    /// it, so does the reader. `sure`: the move belongs where it stands.
    fn check_label(
        &mut self,
        place: Place,
        line: &MoveLine<'_>,
        next_label: Option<Label>,
        sure: bool,
    ) {
        let correction = sure.then(|| place.label.to_string());
        let Some(label) = line.label else {
            self.fault_at(place, FaultKind::BadLabel, line.printed, correction);
            return;
        };
        if label == self.expected {
            return;
        }
        self.fault_at(place, FaultKind::LabelOrder, line.printed, correction);
        if label.letter == self.expected.letter && next_label == Some(label.next(self.first)) {
            self.expected = label;
        }
    }

    /// A line that leaves the move open.
    fn leave_open(&mut self, number: usize, line: &MoveLine<'_>, next_label: Option<Label>) {
        let place = Place {
            line: number,
            label: self.expected,
        };
        self.check_label(place, line, next_label, true);
        if self.state == State::Playing {
            self.state = State::Open;
        }
        self.expected = self.expected.next(self.first);
    }

    fn end(&mut self, number: usize, token: Token<'_>, ending: Option<Ending>) {
        let Some(ending) = ending else {
            self.fault(number, None, FaultKind::BadEnding, token, None);
            return;
        };
        let winner = match ending {
            Ending::Win(Letter::A) => Some(self.side_a),
            Ending::Win(Letter::B) => Some(!self.side_a),
            Ending::Draw => None,
        };
        let outcome = Outcome {
            winner,
            reason: crate::outcome::Reason::Mate,
        };
        self.claimed = Some(outcome);
        if let Some(real) = self.game.outcome()
            && real.winner != winner
        {
            let correction = Some(Corrected::Fact(super::writer::ending(
                real.winner,
                self.side_a,
            )));
            self.fault(number, None, FaultKind::WrongEnding, token, correction);
        }
    }

    fn into_record(self, notes: Vec<super::record::Note>, line: usize) -> Record {
        let mut faults = self.faults;
        faults.sort_by_key(|fault| (fault.line, fault.column));
        let claimed = self.claimed.map(Outcome::result);
        let real = self.game.outcome().map(Outcome::result);
        Record {
            rules: *self.game.rules(),
            side_a: self.side_a,
            game: self.game,
            labels: self.labels,
            result: real.or(claimed).unwrap_or("*"),
            faults,
            unplayed: self.unplayed,
            notes,
            line,
        }
    }
}

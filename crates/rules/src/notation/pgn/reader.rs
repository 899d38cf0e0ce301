//! Reading PGN.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::any::AnyPosition;
use crate::game::{Game, PlayError};
use crate::moves::Move;
use crate::notation::{fen, san};
use crate::outcome::Outcome;
use crate::rules::{Rules, RulesError};
use crate::variant::Variant;

use super::fault::{Fault, FaultKind};
use super::lexer::{Lexer, Token, TokenKind, read_result};
use super::record::Record;
use super::tree::NodeId;
use super::{MAX_BYTES, MAX_PLIES};

/// Reads every game of a text. `default` is the game where no tag names one.
///
/// Never fails: each record keeps what was understood and lists what was not.
pub fn read(text: &str, default: Variant) -> Vec<Record> {
    let mut end = text.len().min(MAX_BYTES);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let mut reader = Reader {
        default,
        records: Vec::new(),
        current: None,
        last_move: None,
        plies: 0,
    };
    let mut last = (1, 1);
    let mut tokens = Lexer::new(&text[..end]).peekable();
    while let Some(token) = tokens.next() {
        last = (token.line, token.column);
        let closes = tokens
            .peek()
            .is_some_and(|next| next.kind == TokenKind::Close);
        reader.token(&token, closes);
    }
    if end < text.len() {
        let current = reader.current.get_or_insert_with(|| Reading::new(default));
        let (line, column) = last;
        current.record.faults.push(Fault {
            kind: FaultKind::TooLong,
            line,
            column,
            token: String::new(),
        });
    }
    reader.finish();
    reader.records
}

/// A line of moves that is being read: the main line or a variation.
struct Frame {
    /// The last move of the line, or what it begins after.
    last: Option<NodeId>,
    /// The position after it.
    position: AnyPosition,
    /// The position before it.
    before: AnyPosition,
    /// Whether this line has a move yet.
    moved: bool,
    /// Comments that wait for the first move of a variation.
    waiting: Vec<String>,
    /// Where the variation began.
    line: usize,
    column: usize,
}

/// What is passed over because it cannot be understood; with the number of variations that
/// are open inside it.
#[derive(Clone, Copy)]
enum Skip {
    /// The rest of a line.
    Line(usize),
    /// A variation that varies nothing.
    Stray(usize),
}

/// A game that is being read.
struct Reading {
    record: Record,
    /// The main line; it knows repetition and the move limit.
    game: Game,
    frames: Vec<Frame>,
    /// Whether the moves have begun.
    in_moves: bool,
    /// Where faults in the tags belong.
    places: Vec<(usize, usize)>,
    /// Where each tag is, by its name in lower case.
    tag_index: HashMap<String, usize>,
    /// What is passed over now.
    skipping: Option<Skip>,
    /// Whether moves are read at all.
    unknown: bool,
}

impl Reading {
    fn new(default: Variant) -> Reading {
        let record = Record::empty(default);
        let game = Game::from_position(record.rules, record.start);
        Reading {
            record,
            game,
            frames: Vec::new(),
            in_moves: false,
            places: Vec::new(),
            tag_index: HashMap::new(),
            skipping: None,
            unknown: false,
        }
    }

    fn fault(&mut self, kind: FaultKind, token: &Token<'_>) {
        self.fault_at(kind, (token.line, token.column), token.text.trim_end());
    }

    fn fault_at(&mut self, kind: FaultKind, place: (usize, usize), text: &str) {
        let (line, column) = place;
        let token = text.chars().take(60).collect();
        self.record.faults.push(Fault {
            kind,
            line,
            column,
            token,
        });
    }

    /// The tags are read: settles game, rules and start.
    fn begin_moves(&mut self, default: Variant) {
        if self.in_moves {
            return;
        }
        self.in_moves = true;
        self.settle(default);
        let start = self.record.start;
        self.game = Game::from_position(self.record.rules, start);
        self.frames.push(Frame {
            last: None,
            position: start,
            before: start,
            moved: false,
            waiting: Vec::new(),
            line: 1,
            column: 1,
        });
    }

    fn place_of(&self, name: &str) -> (usize, usize) {
        let index = self
            .record
            .tags
            .iter()
            .position(|(tag, _)| tag.eq_ignore_ascii_case(name));
        index
            .and_then(|index| self.places.get(index))
            .copied()
            .unwrap_or((1, 1))
    }

    /// Takes a tag; its place is where its value begins.
    fn tag(&mut self, name: &str, value: &str, offset: usize, token: &Token<'_>) {
        let tags = &mut self.record.tags;
        match self.tag_index.entry(name.to_ascii_lowercase()) {
            Entry::Vacant(entry) => {
                entry.insert(tags.len());
                tags.push((name.to_owned(), value.to_owned()));
                self.places.push((token.line, token.column + offset));
            }
            Entry::Occupied(entry) => {
                if tags
                    .get(*entry.get())
                    .is_none_or(|(_, first)| first != value)
                {
                    self.fault(FaultKind::DuplicateTag, token);
                }
            }
        }
    }

    fn settle(&mut self, default: Variant) {
        let variant = match self.record.tag("Variant").map(str::to_owned) {
            None => default,
            Some(name) => match variant_of(&name, default) {
                Some(variant) => variant,
                None => {
                    let place = self.place_of("Variant");
                    self.fault_at(FaultKind::UnknownVariant, place, &name);
                    self.unknown = true;
                    default
                }
            },
        };
        let mut rules = Rules::default_for(variant);
        if let (false, Some(words)) = (self.unknown, self.record.tag("RuleSet").map(str::to_owned))
        {
            match Rules::parse(variant, &words) {
                Ok(read) => rules = read,
                Err(error) => {
                    let (line, column) = self.place_of("RuleSet");
                    let token = word_at_fault(&error);
                    let before = words.find(token).unwrap_or(0);
                    let column = column + words[..before].chars().count();
                    let token = token.to_owned();
                    self.fault_at(FaultKind::Rules(error), (line, column), &token);
                }
            }
        }
        let mut game = Game::new(rules);
        if let (false, Some(text)) = (self.unknown, self.record.tag("FEN").map(str::to_owned)) {
            match fen::parse(&text, &rules) {
                Ok(position) => game = Game::from_position(rules, position),
                Err(mut error) => {
                    let (line, column) = self.place_of("FEN");
                    error.line = line;
                    error.column += column - 1;
                    let (place, token) = ((line, error.column), error.token.clone());
                    self.fault_at(FaultKind::Fen(error), place, &token);
                    // Moves from another start would be noise.
                    self.skipping = Some(Skip::Line(0));
                }
            }
        }
        self.record.rules = rules;
        self.record.start = *game.start();
        if self.unknown {
            self.skipping = Some(Skip::Line(0));
        }
    }

    fn comment(&mut self, text: String) {
        if text.is_empty() {
            return;
        }
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        if let (true, Some(last)) = (frame.moved, frame.last) {
            self.record.tree.node_mut(last).after.push(text);
        } else if self.frames.len() > 1 {
            if let Some(frame) = self.frames.last_mut() {
                frame.waiting.push(text);
            }
        } else {
            self.record.tree.comments.push(text);
        }
    }

    fn nag(&mut self, nag: u8) {
        if let Some(Frame {
            moved: true,
            last: Some(last),
            ..
        }) = self.frames.last()
        {
            self.record.tree.node_mut(*last).nags.push(nag);
        }
    }

    fn open(&mut self, token: &Token<'_>) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        let (true, Some(last)) = (frame.moved, frame.last) else {
            self.fault(FaultKind::StrayParenthesis, token);
            self.skip(token, Skip::Stray(0));
            return;
        };
        let before = frame.before;
        let parent = self.record.tree.node(last).parent;
        self.frames.push(Frame {
            last: parent,
            position: before,
            before,
            moved: false,
            waiting: Vec::new(),
            line: token.line,
            column: token.column,
        });
    }

    fn close(&mut self, token: &Token<'_>) {
        if self.frames.len() > 1 {
            self.frames.pop();
        } else {
            self.fault(FaultKind::StrayParenthesis, token);
        }
    }

    /// Makes a move in the line that is being read.
    fn play(&mut self, mv: Move) -> Result<(), Outcome> {
        let main = self.frames.len() == 1;
        let Some(frame) = self.frames.last_mut() else {
            return Ok(());
        };
        if main && let Err(PlayError::GameOver(outcome)) = self.game.play(mv) {
            return Err(outcome);
        }
        let id = self.record.tree.add(frame.last, mv);
        self.record.tree.node_mut(id).before = core::mem::take(&mut frame.waiting);
        frame.before = frame.position;
        frame.position = frame.position.after(mv);
        frame.last = Some(id);
        frame.moved = true;
        Ok(())
    }

    fn word(&mut self, token: &Token<'_>, plies: &mut usize) {
        if matches!(token.text, "e.p." | "ep" | "e.p") {
            return;
        }
        if token.text.starts_with(['$', '}', ']']) {
            // No move is missing, so the line goes on.
            self.fault(FaultKind::UnknownToken, token);
            return;
        }
        let Some(frame) = self.frames.last() else {
            return;
        };
        if *plies >= MAX_PLIES {
            self.give_up(FaultKind::TooManyPlies, token);
            return;
        }
        // The end of the main line is named before the move is read: nothing is legal after it.
        if let (1, Some(outcome)) = (self.frames.len(), self.game.outcome()) {
            self.give_up(FaultKind::GameOver(outcome), token);
            return;
        }
        match san::parse(&frame.position, token.text) {
            Ok(mv) => {
                *plies += 1;
                if let Err(outcome) = self.play(mv) {
                    self.give_up(FaultKind::GameOver(outcome), token);
                }
            }
            Err(error) => {
                let kind = match error.kind {
                    san::SanErrorKind::Malformed => FaultKind::UnknownToken,
                    _ => FaultKind::Move(error),
                };
                self.give_up(kind, token);
            }
        }
    }

    /// While a line cannot be understood, its words are kept and only its end is looked for.
    fn skip(&mut self, token: &Token<'_>, skip: Skip) {
        let unread = &mut self.record.unread;
        if !unread.is_empty() {
            unread.push(' ');
        }
        unread.push_str(token.text);
        self.skipping = match (&token.kind, skip) {
            (TokenKind::Open, Skip::Line(depth)) => Some(Skip::Line(depth + 1)),
            (TokenKind::Open, Skip::Stray(depth)) => Some(Skip::Stray(depth + 1)),
            (TokenKind::Close, Skip::Line(0)) if self.frames.len() > 1 => {
                self.frames.pop();
                None
            }
            (TokenKind::Close, Skip::Line(depth)) => Some(Skip::Line(depth.saturating_sub(1))),
            (TokenKind::Close, Skip::Stray(0 | 1)) => None,
            (TokenKind::Close, Skip::Stray(depth)) => Some(Skip::Stray(depth - 1)),
            _ => Some(skip),
        };
    }

    /// Gives the rest of the line up, from this word on.
    fn give_up(&mut self, kind: FaultKind, token: &Token<'_>) {
        self.fault(kind, token);
        self.skip(token, Skip::Line(0));
    }

    fn is_in_variation(&self) -> bool {
        let skipped = matches!(self.skipping, Some(Skip::Line(1..) | Skip::Stray(_)));
        self.frames.len() > 1 || skipped
    }

    fn finish(mut self, default: Variant) -> Record {
        self.begin_moves(default);
        let open = self.frames.get(1).map(|frame| (frame.line, frame.column));
        if let (Some(place), true) = (open, self.skipping.is_none()) {
            self.fault_at(FaultKind::OpenVariation, place, "(");
        }
        self.record
    }
}

/// The word that an error of a rule set is about.
fn word_at_fault(error: &RulesError) -> &str {
    match error {
        RulesError::UnknownPreset { preset, .. } => preset,
        RulesError::UnknownOption { option, .. } => option,
        RulesError::UnknownValue { value, .. } => value,
        RulesError::Malformed { token } => token,
    }
}

/// Which game a `Variant` tag names.
fn variant_of(name: &str, default: Variant) -> Option<Variant> {
    let plain: String = name
        .chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    match plain.as_str() {
        "shatar" | "mongolianchess" | "mongolchess" | "шатар" => Some(Variant::Shatar),
        "hiashatar" | "khiashatar" | "hiaashatar" | "хиашатар" => Some(Variant::Hiashatar),
        "shatranj" | "shatrandj" | "arabicchess" | "persianchess" => Some(Variant::Shatranj),
        // Sites write it where only the start is unusual.
        "" | "fromposition" => Some(default),
        _ => None,
    }
}

struct Reader {
    default: Variant,
    records: Vec<Record>,
    current: Option<Reading>,
    /// The last move of the last record's main line.
    last_move: Option<NodeId>,
    plies: usize,
}

impl Reader {
    fn finish(&mut self) {
        if let Some(reading) = self.current.take() {
            self.last_move = reading.frames.first().and_then(|frame| frame.last);
            self.records.push(reading.finish(self.default));
        }
    }

    /// Takes a word; `closes` says that a `)` follows it.
    fn token(&mut self, token: &Token<'_>, closes: bool) {
        let default = self.default;
        if self.current.is_none() && self.belongs_to_last(token) {
            return;
        }
        let is_tag = matches!(token.kind, TokenKind::Tag { .. } | TokenKind::BadTag);
        if is_tag
            && self
                .current
                .as_ref()
                .is_some_and(|reading| reading.in_moves)
        {
            // Tags after moves begin the next game, whether or not a result stood between.
            self.finish();
        }
        let begins_again = matches!(token.kind, TokenKind::Tag { name, .. }
            if name.eq_ignore_ascii_case("Event")
                && self.current.as_ref().is_some_and(|reading| reading.record.tag(name).is_some()));
        if begins_again {
            self.finish();
        }
        let reading = self.current.get_or_insert_with(|| Reading::new(default));
        match &token.kind {
            TokenKind::Tag {
                name,
                value,
                offset,
            } => {
                reading.tag(name, value, *offset, token);
                return;
            }
            TokenKind::BadTag => {
                reading.fault(FaultKind::BadTag, token);
                return;
            }
            _ => reading.begin_moves(default),
        }
        if let TokenKind::Result(result) = token.kind {
            // Some write the result at the end of a variation too.
            let ends_game = !(closes && reading.is_in_variation());
            if ends_game {
                self.end_game(result, token);
            }
            return;
        }
        if let Some(skip) = reading.skipping {
            reading.skip(token, skip);
            return;
        }
        match &token.kind {
            TokenKind::Comment(text) => reading.comment(text.clone()),
            TokenKind::OpenComment(text) => {
                reading.comment(text.clone());
                reading.fault(FaultKind::OpenComment, token);
            }
            TokenKind::Open => reading.open(token),
            TokenKind::Close => reading.close(token),
            TokenKind::Nag(nag) => reading.nag(*nag),
            TokenKind::Word => reading.word(token, &mut self.plies),
            TokenKind::Tag { .. } | TokenKind::BadTag | TokenKind::Result(_) => {}
        }
    }

    /// A comment behind a result speaks of the game that has just ended.
    fn belongs_to_last(&mut self, token: &Token<'_>) -> bool {
        let (TokenKind::Comment(text), Some(record)) = (&token.kind, self.records.last_mut())
        else {
            return false;
        };
        if !text.is_empty() {
            match self.last_move {
                Some(last) => record.tree.node_mut(last).after.push(text.clone()),
                None => record.tree.comments.push(text.clone()),
            }
        }
        true
    }

    fn end_game(&mut self, result: &'static str, token: &Token<'_>) {
        let Some(reading) = self.current.as_mut() else {
            return;
        };
        reading.record.result = result;
        if reading.skipping.is_none() {
            let tag = reading.record.tag("Result").and_then(read_result);
            let on_board = reading.game.outcome().map(Outcome::result);
            if let Some(expected) = on_board.filter(|&expected| expected != result) {
                reading.fault(FaultKind::Result { expected }, token);
            } else if let Some(expected) = tag.filter(|&tag| tag != result) {
                reading.fault(FaultKind::Result { expected }, token);
            }
        }
        self.finish();
    }
}

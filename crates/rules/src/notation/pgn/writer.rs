//! Writing PGN.

use crate::any::AnyPosition;
use crate::color::Color;
use crate::notation::san;

use super::lexer::comment_text;
use super::record::Record;
use super::tree::{NodeId, Tree};

/// The longest line of moves, in characters.
const WIDTH: usize = 80;

/// The seven tags that every game has, with what stands for "not known".
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// Tags that are written from what the record is, not from what it was read with.
const OWN: [&str; 5] = ["Result", "Variant", "RuleSet", "SetUp", "FEN"];

/// Writes a game: the seven tags, game, rules and start, other tags, and the moves in lines of
/// at most 80 characters. Reading it again gives the same tree.
pub fn write(record: &Record) -> String {
    let mut text = String::new();
    for (name, unknown) in ROSTER {
        write_tag(&mut text, name, record.tag(name).unwrap_or(unknown));
    }
    write_tag(&mut text, "Result", record.result);
    write_tag(&mut text, "Variant", record.variant().name());
    write_tag(&mut text, "RuleSet", &record.rules.to_string());
    if let Some(start) = record.own_start() {
        write_tag(&mut text, "SetUp", "1");
        write_tag(&mut text, "FEN", &start);
    }
    let known = |name: &str| {
        ROSTER
            .iter()
            .any(|(known, _)| known.eq_ignore_ascii_case(name))
            || OWN.iter().any(|known| known.eq_ignore_ascii_case(name))
    };
    for (name, value) in &record.tags {
        // A name is one word, whatever a caller made of it.
        let name: String = name
            .chars()
            .filter(|c| c.is_alphanumeric() || *c == '_')
            .collect();
        if !name.is_empty() && !known(&name) {
            write_tag(&mut text, &name, value);
        }
    }
    text.push('\n');
    let mut moves = MoveText::default();
    moves.write(&record.tree, record.start);
    moves.word(record.result);
    text.push_str(&in_lines(&moves.words));
    text
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            '\n' | '\r' => text.push(' '),
            _ => text.push(letter),
        }
    }
    text.push_str("\"]\n");
}

/// What is still to be written, the next on top.
enum Task {
    /// A move, then what is said about it.
    Move {
        id: NodeId,
        position: AnyPosition,
    },
    /// The main line after a move, each first answer followed by its variations.
    Rest {
        parent: Option<NodeId>,
        position: AnyPosition,
    },
    /// A parenthesis.
    Open,
    Close,
}

#[derive(Default)]
struct MoveText {
    /// What no line may be broken within.
    words: Vec<String>,
    /// The next move of Black needs its number.
    number_black: bool,
    /// What stands at the beginning of the next word: opened parentheses.
    opened: String,
}

impl MoveText {
    fn write(&mut self, tree: &Tree, start: AnyPosition) {
        self.number_black = true;
        for comment in &tree.comments {
            self.comment(comment);
        }
        let mut tasks = vec![Task::Rest {
            parent: None,
            position: start,
        }];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Open => {
                    self.opened.push('(');
                    self.number_black = true;
                }
                Task::Close => {
                    if let Some(last) = self.words.last_mut() {
                        last.push(')');
                    }
                    self.number_black = true;
                }
                Task::Move { id, position } => self.write_move(tree, id, &position),
                Task::Rest { parent, position } => {
                    let [main, variations @ ..] = tree.next(parent) else {
                        continue;
                    };
                    let after = |id: NodeId| position.after(tree.node(id).mv);
                    tasks.push(Task::Rest {
                        parent: Some(*main),
                        position: after(*main),
                    });
                    for &id in variations.iter().rev() {
                        tasks.push(Task::Close);
                        tasks.push(Task::Rest {
                            parent: Some(id),
                            position: after(id),
                        });
                        tasks.push(Task::Move { id, position });
                        tasks.push(Task::Open);
                    }
                    tasks.push(Task::Move {
                        id: *main,
                        position,
                    });
                }
            }
        }
    }

    fn write_move(&mut self, tree: &Tree, id: NodeId, position: &AnyPosition) {
        let node = tree.node(id);
        for comment in &node.before {
            self.comment(comment);
        }
        match position.turn() {
            Color::White => self.word(&format!("{}.", position.fullmoves())),
            Color::Black if self.number_black => {
                self.word(&format!("{}...", position.fullmoves()));
            }
            Color::Black => {}
        }
        self.number_black = false;
        self.word(&san::write(position, node.mv));
        for nag in &node.nags {
            self.word(&format!("${nag}"));
        }
        for comment in &node.after {
            self.comment(comment);
        }
    }

    /// A comment, which may be broken where a blank stands in it.
    fn comment(&mut self, comment: &str) {
        let plain = comment_text(comment);
        if plain.is_empty() {
            return;
        }
        let whole = format!("{{{plain}}}");
        let mut unit = String::new();
        for word in whole.split(' ') {
            // Commands such as [%clk 0:05:00] stay whole, and no line begins with %.
            let command = unit.rfind("[%").is_some_and(|at| !unit[at..].contains(']'));
            if command || word.starts_with('%') {
                unit.push(' ');
            } else if !unit.is_empty() {
                self.word(&unit);
                unit.clear();
            }
            unit.push_str(word);
        }
        self.word(&unit);
        self.number_black = true;
    }

    fn word(&mut self, word: &str) {
        let mut whole = core::mem::take(&mut self.opened);
        whole.push_str(word);
        self.words.push(whole);
    }
}

/// Words in lines of at most [`WIDTH`] characters, unless a word is longer by itself.
fn in_lines(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > WIDTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
    }
    text.push('\n');
    text
}

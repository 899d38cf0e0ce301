//! The words of a PGN.

/// A word of a PGN and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token<'a> {
    pub(super) kind: TokenKind<'a>,
    /// From 1.
    pub(super) line: usize,
    /// In characters, from 1.
    pub(super) column: usize,
    /// The text as it stands, for messages.
    pub(super) text: &'a str,
}

/// Kinds of words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TokenKind<'a> {
    /// `[Name "value"]`.
    Tag {
        name: &'a str,
        value: String,
        /// Where the value begins, in characters from the bracket.
        offset: usize,
    },
    /// Something in brackets that is no tag.
    BadTag,
    /// `{…}` or `; …`, without its marks, lines joined.
    Comment(String),
    /// `{` without `}`; what follows it, at most to the next game.
    OpenComment(String),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `$3`, or `!?` and its like.
    Nag(u8),
    /// `1-0`, `0-1`, `1/2-1/2`, `*`.
    Result(&'static str),
    /// Anything else: a move, one hopes.
    Word,
}

/// Cuts a text into words; move numbers are dropped.
pub(super) struct Lexer<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
    next_brace: Ahead,
    next_line_end: Ahead,
}

/// Where the next sign of a kind stands, remembered so that a long text is searched only once.
#[derive(Default)]
struct Ahead {
    /// How much text is left from there on; `None` before the first search.
    left: Option<usize>,
}

impl Ahead {
    /// The sign's place in what is left of the text, or the end.
    fn find(&mut self, rest: &str, sign: char) -> usize {
        match self.left {
            Some(left) if left <= rest.len() => rest.len() - left,
            _ => {
                let at = rest.find(sign).unwrap_or(rest.len());
                self.left = Some(rest.len() - at);
                at
            }
        }
    }
}

/// Signs for judgements, and their numbers.
const GLYPHS: [(&str, u8); 21] = [
    ("N", 146),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("+/=", 14),
    ("=/+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("+-", 18),
    ("-+", 19),
    ("=", 10),
    ("+=", 14),
    ("=+", 15),
    ("\u{b1}", 16),
    ("\u{2213}", 17),
    ("\u{2a72}", 14),
    ("\u{2a71}", 15),
    ("\u{221e}", 13),
];

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Lexer {
            rest,
            line: 1,
            column: 1,
            next_brace: Ahead::default(),
            next_line_end: Ahead::default(),
        }
    }

    /// Takes `length` bytes, which end at the edge of a character.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        for c in taken.chars() {
            if c == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        self.rest = rest;
        taken
    }

    fn take_line(&mut self) -> &'a str {
        self.take(self.rest.find('\n').unwrap_or(self.rest.len()))
    }

    fn skip_blanks(&mut self) {
        loop {
            let blanks = self.rest.len() - self.rest.trim_start().len();
            self.take(blanks);
            // A line that begins with % is for other programs.
            if self.column == 1 && self.rest.starts_with('%') {
                self.take_line();
            } else {
                return;
            }
        }
    }

    fn comment(&mut self) -> (TokenKind<'a>, &'a str) {
        if self.rest.starts_with(';') {
            let text = self.take_line();
            return (TokenKind::Comment(comment_text(&text[1..])), text);
        }
        let brace = self.next_brace.find(self.rest, '}');
        match next_tags(&self.rest[..brace]) {
            None if brace < self.rest.len() => {
                let end = brace;
                let text = self.take(end + 1);
                (TokenKind::Comment(comment_text(&text[1..end])), text)
            }
            tags => {
                let text = self.take(tags.unwrap_or(brace));
                (TokenKind::OpenComment(comment_text(&text[1..])), text)
            }
        }
    }

    fn tag(&mut self) -> (TokenKind<'a>, &'a str) {
        let line = &self.rest[..self.next_line_end.find(self.rest, '\n')];
        match read_tag(line) {
            Some((name, value, offset, length)) => {
                let text = self.take(length);
                let kind = TokenKind::Tag {
                    name,
                    value,
                    offset,
                };
                (kind, text)
            }
            None => {
                let text = self.take_line();
                (TokenKind::BadTag, text.trim_end())
            }
        }
    }

    fn word(&mut self) -> (TokenKind<'a>, &'a str) {
        let ends = |c: char| c.is_whitespace() || "{}()[];$".contains(c);
        let length = self.rest.find(ends).unwrap_or(self.rest.len());
        let whole = &self.rest[..length];
        if let Some(result) = read_result(whole) {
            return (TokenKind::Result(result), self.take(length));
        }
        if let Some(&(_, nag)) = GLYPHS.iter().find(|(sign, _)| *sign == whole) {
            return (TokenKind::Nag(nag), self.take(length));
        }
        // `1.`, `1...` and `12` before a move.
        let digits = whole.len() - whole.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let after = &whole[digits..];
        let dots = after.len() - after.trim_start_matches(['.', '\u{2026}']).len();
        if dots > 0 || digits == whole.len() {
            self.take(digits + dots);
            return (TokenKind::Word, "");
        }
        // `d4!?`: the judgement is a word of its own.
        let bare = whole.trim_end_matches(['!', '?']);
        let length = if bare.is_empty() {
            whole.len()
        } else {
            bare.len()
        };
        (TokenKind::Word, self.take(length))
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            self.skip_blanks();
            let (line, column) = (self.line, self.column);
            let (kind, text) = match self.rest.chars().next()? {
                '{' | ';' => self.comment(),
                '[' => self.tag(),
                '(' => (TokenKind::Open, self.take(1)),
                ')' => (TokenKind::Close, self.take(1)),
                '$' => {
                    let digits = self.rest[1..]
                        .bytes()
                        .take_while(u8::is_ascii_digit)
                        .count();
                    let text = self.take(1 + digits);
                    match text[1..].parse() {
                        Ok(nag) => (TokenKind::Nag(nag), text),
                        Err(_) => (TokenKind::Word, text),
                    }
                }
                '}' | ']' => (TokenKind::Word, self.take(1)),
                _ => self.word(),
            };
            // A move number is nothing.
            if kind != TokenKind::Word || !text.is_empty() {
                return Some(Token {
                    kind,
                    line,
                    column,
                    text,
                });
            }
        }
    }
}

/// Where the first tag behind an empty line stands in a comment. A comment that would swallow
/// the tags of another game has lost its brace.
fn next_tags(comment: &str) -> Option<usize> {
    let mut blank = false;
    let mut at = 0;
    for line in comment.split_inclusive('\n') {
        if blank && read_tag(line).is_some() {
            return Some(at);
        }
        blank = line.trim().is_empty();
        at += line.len();
    }
    None
}

/// Name and value of a tag pair, how many characters stand before the value, and the length
/// of all in bytes.
fn read_tag(line: &str) -> Option<(&str, String, usize, usize)> {
    let inner = line.strip_prefix('[')?.trim_start();
    let name_length = inner.find(|c: char| c.is_whitespace() || c == '"')?;
    let (name, rest) = inner.split_at(name_length);
    if name.is_empty() || !name.chars().all(|c| c.is_alphanumeric() || c == '_') {
        return None;
    }
    let quoted = rest.trim_start().strip_prefix('"')?;
    let before = &line[..line.len() - quoted.len()];
    let mut value = String::new();
    let mut letters = quoted.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some((_, escaped @ ('"' | '\\'))) => value.push(escaped),
                Some((_, other)) => {
                    value.push('\\');
                    value.push(other);
                }
                None => return None,
            },
            '"' => {
                let rest = quoted[at + 1..].trim_start().strip_prefix(']')?;
                let offset = before.chars().count();
                return Some((name, value, offset, line.len() - rest.len()));
            }
            _ => value.push(letter),
        }
    }
    None
}

/// Reads a result, also with other signs for a half.
pub(super) fn read_result(text: &str) -> Option<&'static str> {
    match text {
        "1-0" | "1:0" => Some("1-0"),
        "0-1" | "0:1" => Some("0-1"),
        "1/2-1/2" | "1/2" | "\u{bd}-\u{bd}" | "\u{bd}" => Some("1/2-1/2"),
        "*" => Some("*"),
        _ => None,
    }
}

/// A comment as it can be written in braces: without a closing one, which may stand in a comment
/// to the end of the line, and with single blanks for whatever space it has.
pub(super) fn comment_text(text: &str) -> String {
    let text = text.replace('}', ")");
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

//! Lines of bytes from outside: of any length, perhaps no text.

use std::io::{self, BufRead, ErrorKind};

/// The longest line that is looked at, in bytes: half a million moves.
pub(crate) const LONGEST: usize = 4 << 20;

/// A line without its end (`\n` or `\r\n`).
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// Text.
    Text(&'a str),
    /// Bytes that are not UTF-8.
    NotUnicode {
        /// Bytes that still are.
        valid_up_to: usize,
    },
    /// More than [`LONGEST`] bytes, which were read and forgotten.
    TooLong,
}

/// Reads lines and never keeps more than [`LONGEST`] bytes.
#[derive(Debug)]
pub(crate) struct Lines<R> {
    input: R,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R) -> Lines<R> {
        Lines {
            input,
            buffer: Vec::new(),
        }
    }

    /// The next line; `None` at the end of the input. A last line needs no end.
    pub(crate) fn next_line(&mut self) -> io::Result<Option<Line<'_>>> {
        self.buffer.clear();
        let (mut any, mut too_long) = (false, false);
        loop {
            let part = match self.input.fill_buf() {
                Ok(part) => part,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if part.is_empty() {
                break;
            }
            any = true;
            let end = part.iter().position(|&byte| byte == b'\n');
            let body = &part[..end.unwrap_or(part.len())];
            if too_long || self.buffer.len() + body.len() > LONGEST {
                too_long = true;
                self.buffer.clear();
            } else {
                self.buffer.extend_from_slice(body);
            }
            let used = end.map_or(part.len(), |at| at + 1);
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        if !any {
            return Ok(None);
        }
        if too_long {
            return Ok(Some(Line::TooLong));
        }
        let bytes = match self.buffer.strip_suffix(b"\r") {
            Some(bytes) => bytes,
            None => &self.buffer,
        };
        Ok(Some(match std::str::from_utf8(bytes) {
            Ok(text) => Line::Text(text),
            Err(error) => Line::NotUnicode {
                valid_up_to: error.valid_up_to(),
            },
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Line, Lines};

    #[test]
    fn ends_of_lines_are_taken_off() {
        let mut lines = Lines::new(&b"a\r\n\nb\xff\nlast"[..]);
        assert_eq!(lines.next_line().ok().flatten(), Some(Line::Text("a")));
        assert_eq!(lines.next_line().ok().flatten(), Some(Line::Text("")));
        let bad = Some(Line::NotUnicode { valid_up_to: 1 });
        assert_eq!(lines.next_line().ok().flatten(), bad);
        assert_eq!(lines.next_line().ok().flatten(), Some(Line::Text("last")));
        assert_eq!(lines.next_line().ok().flatten(), None);
    }

    #[test]
    fn a_line_without_bound_is_skipped() {
        let mut input = vec![b'['; LONGEST + 1];
        input.extend_from_slice(b"\nnext\n");
        let mut lines = Lines::new(&input[..]);
        assert_eq!(lines.next_line().ok().flatten(), Some(Line::TooLong));
        assert_eq!(lines.next_line().ok().flatten(), Some(Line::Text("next")));
    }
}

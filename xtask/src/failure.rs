//! How a command fails: with one sentence and an exit code.

use std::fmt;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) struct Failure {
    /// One sentence for the person at the terminal: what is wrong and what to do.
    pub(crate) sentence: String,
    /// The exit code, never zero.
    pub(crate) code: u8,
}

/// What a command gives back.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// A failure of the project's own, with exit code 1.
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self {
            sentence: sentence.into(),
            code: 1,
        }
    }

    /// A file that could not be read or written.
    pub(crate) fn file(path: &std::path::Path, error: &std::io::Error) -> Self {
        Self::new(format!("{}: {error}.", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "xtask: {}", self.sentence)
    }
}

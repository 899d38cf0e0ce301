//! What ends the program, and how: a sentence on stderr and an exit code.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments make no sense; exit code 2.
    Usage(String),
    /// Reading or writing failed; exit code 1, or 0 in silence when the reader of our output
    /// has gone away, as `head` does.
    Io(io::Error),
}

impl Failure {
    /// Arguments that make no sense.
    pub(crate) fn usage(message: impl Display) -> Failure {
        Failure::Usage(message.to_string())
    }

    fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Io(error) if error.kind() == ErrorKind::BrokenPipe)
    }

    /// The sentence for stderr; `None` where nobody wants one.
    pub(crate) fn message(&self) -> Option<String> {
        match self {
            Failure::Usage(message) => Some(message.clone()),
            Failure::Io(_) if self.is_closed_pipe() => None,
            Failure::Io(error) => Some(error.to_string()),
        }
    }

    /// The exit code of the program.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Usage(_) => ExitCode::from(2),
            Failure::Io(_) if self.is_closed_pipe() => ExitCode::SUCCESS,
            Failure::Io(_) => ExitCode::FAILURE,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Failure {
        Failure::usage(error)
    }
}

/// Writes text to stdout; `println!` would panic when the reader has gone away.
pub(crate) fn print(text: &str) -> Result<ExitCode, Failure> {
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

//! Starting other programs in the root of the repository, with the project's own tools first on
//! the search path.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::failure::{Failure, Outcome};

/// Where commands run and where their programs are looked for.
#[derive(Debug)]
pub(crate) struct Shell {
    /// The root of the repository.
    pub(crate) root: PathBuf,
    path: OsString,
}

impl Shell {
    /// Finds the repository from the package that cargo runs, or else from the place this program
    /// was compiled in. The two differ where checkouts share their compiled programs.
    pub(crate) fn new() -> Outcome<Self> {
        let package = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
        let Some(root) = package.parent().map(Path::to_owned) else {
            return Err(Failure::new("xtask lies outside the repository."));
        };
        let mut folders = vec![own_tools(&root).join("bin"), root.join("node_modules/.bin")];
        folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
        let path = env::join_paths(folders)
            .map_err(|error| Failure::new(format!("PATH cannot be extended: {error}.")))?;
        Ok(Self { root, path })
    }

    /// A command in the root of the repository. It never reads from the terminal.
    pub(crate) fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let program = program.as_ref();
        let program = self.find(program).unwrap_or_else(|| program.into());
        let mut command = Command::new(program);
        command
            .current_dir(&self.root)
            .env("PATH", &self.path)
            .stdin(Stdio::null());
        command
    }

    /// The full path of a program, if it is on the search path.
    pub(crate) fn find(&self, program: impl AsRef<OsStr>) -> Option<PathBuf> {
        let program = program.as_ref();
        if Path::new(program).components().count() > 1 {
            return Some(program.into()).filter(|path: &PathBuf| path.is_file());
        }
        env::split_paths(&self.path)
            .flat_map(|folder| {
                let plain = folder.join(program);
                // On Windows programs end in .exe, and those of npm in .cmd.
                let ended = |end| plain.with_added_extension(end);
                if cfg!(windows) {
                    vec![ended("exe"), ended("cmd")]
                } else {
                    vec![plain]
                }
            })
            .find(|path| path.is_file())
    }

    /// Runs a command with its output on the terminal.
    ///
    /// # Errors
    /// If it does not start or ends with a code other than zero, which becomes the failure's code.
    pub(crate) fn run(&self, command: &mut Command) -> Outcome {
        println!("$ {}", spelled(command));
        let status = command
            .status()
            .map_err(|error| Failure::new(format!("`{}`: {error}.", spelled(command))))?;
        if status.success() {
            return Ok(());
        }
        Err(Failure {
            sentence: format!("`{}` failed ({status}).", spelled(command)),
            code: status
                .code()
                .and_then(|code| u8::try_from(code).ok())
                .filter(|&code| code > 0)
                .unwrap_or(1),
        })
    }

    /// What a command prints, if it starts and ends well.
    pub(crate) fn output(&self, command: &mut Command) -> Option<String> {
        let output = command.stderr(Stdio::null()).output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        output.status.success().then_some(text)
    }
}

/// Where tools go when the person's own tool of that name has another version.
pub(crate) fn own_tools(root: &Path) -> PathBuf {
    root.join("target/tools")
}

/// The command as one would type it.
fn spelled(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut words = vec![program.file_stem().unwrap_or_default().to_string_lossy()];
    words.extend(command.get_args().map(OsStr::to_string_lossy));
    words.join(" ")
}

//! The project's own commands, started as `cargo xtask COMMAND`.
//!
//! `run` and `test` need nothing but Rust (by rustup), Node 20 and, for the browser tests, a
//! Chromium-family browser: whatever else is missing is installed in the pinned version first.

mod browser;
mod failure;
mod files;
mod fingerprint;
mod fuzz;
mod hook;
mod lighthouse;
mod locales;
mod page;
mod pins;
mod serve;
mod shell;
mod sizes;
mod steps;
mod tools;

use std::process::ExitCode;
use std::time::Instant;

use failure::{Failure, Outcome};
use pins::Pins;
use shell::Shell;

const HELP: &str = "\
The project's own commands.

  cargo xtask run [--port N]     install what is missing, build the page, serve it on 127.0.0.1
  cargo xtask build              install what is missing, build the page into dist/
  cargo xtask test               everything: style, lints, tests, oracle runs, fuzzing, browser
        --list                   name the steps
        --only STEP[,STEP]       only these steps
        --from STEP              this step and those after it
        -- ARGUMENTS             passed on to the step's own command
  cargo xtask setup              install every tool that a build or a test needs
  cargo xtask words              write the English of the rules for translators, print what each
                                 language lacks
  cargo xtask sizes              sizes of the built page: raw, gzip, brotli
  cargo xtask lighthouse         build, serve and measure the page by Lighthouse; --desktop
  cargo xtask hook               what Trunk calls after a build (not for use by hand)
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::from(failure.code)
        }
    }
}

fn dispatch(arguments: &[String]) -> Outcome {
    let started = Instant::now();
    let (command, rest) = match arguments.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("help", arguments),
    };
    if matches!(command, "help" | "--help" | "-h") {
        print!("{HELP}");
        return Ok(());
    }
    let shell = Shell::new()?;
    match (command, rest) {
        ("run", rest) => {
            let port = serve::port(rest)?;
            prepare(&shell)?;
            page::build(&shell)?;
            serve::forever(&serve::Folders::of_page(&shell)?, port, started)
        }
        ("build", []) => {
            prepare(&shell)?;
            page::build(&shell)
        }
        ("setup", []) => {
            prepare(&shell)?;
            browser::install(&shell)
        }
        ("test", rest) => steps::run(&shell, rest),
        ("sizes", []) => sizes::report(&shell),
        ("lighthouse", rest) => lighthouse::run(&shell, rest),
        ("words", []) => locales::words(&shell),
        ("hook", []) => hook::after_build(),
        _ => Err(Failure::new(format!(
            "`cargo xtask {}` is not a command; `cargo xtask help` lists them.",
            arguments.join(" ")
        ))),
    }
}

/// Brings the tools of a build to their pinned versions.
fn prepare(shell: &Shell) -> Outcome {
    let pins = Pins::read(&shell.root)?;
    tools::install(shell, &pins)
}

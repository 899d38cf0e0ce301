//! Installing what a build needs. Every step first asks for the version and does nothing when it
//! is the pinned one.

use std::process::Command;
use std::time::Instant;

use crate::failure::{Failure, Outcome};
use crate::pins::Pins;
use crate::shell::{Shell, own_tools};

/// The target of the page and of the worker.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Installs whatever is missing for a build, in the pinned versions.
pub(crate) fn install(shell: &Shell, pins: &Pins) -> Outcome {
    node(shell, pins)?;
    wasm_target(shell)?;
    npm_packages(shell)?;
    wasm_opt(shell, pins)?;
    // Compiled as its authors publish it. Not with its lock file, which names a version of
    // webpki-roots that has been withdrawn.
    let wasm_bindgen = CargoTool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: &pins.wasm_bindgen,
        arguments: &[],
        environment: &[],
        minutes: "3",
    };
    wasm_bindgen.install(shell)?;
    // The bundler's own speed hardly matters and its output is the same: light optimisation
    // saves most of the time it takes to compile.
    let trunk = CargoTool {
        package: "trunk",
        program: "trunk",
        version: &pins.trunk,
        arguments: &["--locked", "--no-default-features", "--features", "rustls"],
        environment: &[
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
            ("CARGO_PROFILE_RELEASE_LTO", "off"),
            ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
        ],
        minutes: "5 to 9",
    };
    trunk.install(shell)
}

/// A sentence while something is installed, and how long it took.
pub(crate) fn timed(what: &str, work: impl FnOnce() -> Outcome) -> Outcome {
    println!("Installing {what}");
    let started = Instant::now();
    work()?;
    println!("Installed {what} in {} s", started.elapsed().as_secs());
    Ok(())
}

fn node(shell: &Shell, pins: &Pins) -> Outcome {
    let wanted = pins.node;
    let version = shell
        .output(shell.command("node").arg("--version"))
        .ok_or_else(|| {
            Failure::new(format!(
                "Node is missing: install Node {wanted} or later (nodejs.org)."
            ))
        })?;
    let major = version
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|major| major.parse::<u32>().ok());
    if major.is_none_or(|major| major < wanted) {
        return Err(Failure::new(format!(
            "Node {version} is too old: install Node {wanted} or later (nodejs.org)."
        )));
    }
    if shell.find("npm").is_none() {
        return Err(Failure::new(format!(
            "npm is missing: install it with Node {wanted} (nodejs.org)."
        )));
    }
    Ok(())
}

/// Adds the target of the page to the compiler.
pub(crate) fn wasm_target(shell: &Shell) -> Outcome {
    // The compiler itself is asked, so that a Rust that was not installed by rustup will do.
    let libraries = shell
        .output(
            shell
                .command("rustc")
                .args(["--print", "target-libdir", "--target", WASM]),
        )
        .ok_or_else(|| {
            Failure::new("rustc does not run: install Rust by rustup (https://rustup.rs).")
        })?;
    if std::path::Path::new(&libraries).is_dir() {
        return Ok(());
    }
    if shell.find("rustup").is_none() {
        return Err(Failure::new(format!(
            "The compiler lacks the target {WASM}: install Rust by rustup (https://rustup.rs)."
        )));
    }
    timed(WASM, || {
        shell.run(shell.command("rustup").args(["target", "add", WASM]))
    })
}

/// `npm ci`, unless every package of the lock file is there in its version.
pub(crate) fn npm_packages(shell: &Shell) -> Outcome {
    let complete = shell
        .command("node")
        .arg("xtask/scripts/npm-complete.mjs")
        .status()
        .is_ok_and(|status| status.success());
    if complete {
        return Ok(());
    }
    timed("the npm packages", || {
        shell
            .run(shell.command("npm").args(["ci", "--no-audit", "--no-fund"]))
            .map_err(|failure| Failure {
                sentence: "npm could not install the packages of package-lock.json: see its \
                    message above, then try `npm ci` by hand."
                    .to_owned(),
                ..failure
            })
    })
}

fn wasm_opt(shell: &Shell, pins: &Pins) -> Outcome {
    let wanted = pins.wasm_opt();
    let version = shell
        .output(shell.command("wasm-opt").arg("--version"))
        .unwrap_or_default();
    if version.contains(&wanted) {
        return Ok(());
    }
    Err(Failure::new(format!(
        "wasm-opt is not {wanted} (it says {version:?}): remove node_modules and start again."
    )))
}

/// A program that is installed from the registry of Rust packages.
struct CargoTool<'a> {
    package: &'a str,
    program: &'a str,
    version: &'a str,
    arguments: &'a [&'a str],
    environment: &'a [(&'a str, &'a str)],
    /// How long compiling takes on two cores.
    minutes: &'a str,
}

impl CargoTool<'_> {
    fn install(&self, shell: &Shell) -> Outcome {
        let found = self.found(shell);
        if found.as_deref() == Some(self.version) {
            return Ok(());
        }
        let name = format!("{} {}", self.program, self.version);
        timed(&name, || {
            let own = found.is_some();
            if self.fetch(shell, own) {
                return Ok(());
            }
            println!("Compiling it takes about {} minutes.", self.minutes);
            let mut command = shell.command("cargo");
            command
                .args(["install", self.package, "--version", self.version])
                .args(self.arguments)
                .envs(self.environment.iter().copied());
            place(&mut command, shell, own);
            shell.run(&mut command).map_err(|failure| Failure {
                sentence: format!(
                    "{name} could not be installed: see the message above, or install it by hand."
                ),
                ..failure
            })
        })?;
        match self.found(shell) {
            Some(version) if version == self.version => Ok(()),
            Some(version) => Err(Failure::new(format!(
                "{} on PATH has version {version}, not {}: remove it or put cargo's own folder \
                 of programs first.",
                self.program, self.version
            ))),
            None => Err(Failure::new(format!(
                "{name} is installed but not found: put cargo's folder of programs \
                 (~/.cargo/bin) on PATH."
            ))),
        }
    }

    /// The version that is on the search path.
    fn found(&self, shell: &Shell) -> Option<String> {
        let text = shell.output(shell.command(self.program).arg("--version"))?;
        // "trunk 0.21.14", "wasm-bindgen 0.2.130 (hash)".
        text.split_whitespace().nth(1).map(str::to_owned)
    }

    /// Tries to fetch the finished program, where cargo-binstall is there and reaches one.
    fn fetch(&self, shell: &Shell, own: bool) -> bool {
        if shell.find("cargo-binstall").is_none() {
            return false;
        }
        let mut command = shell.command("cargo");
        command
            .args([
                "binstall",
                "--no-confirm",
                "--disable-strategies",
                "compile",
            ])
            .arg(format!("{}@{}", self.package, self.version));
        place(&mut command, shell, own);
        let fetched = shell.run(&mut command).is_ok();
        fetched && self.found(shell).as_deref() == Some(self.version)
    }
}

/// Another version of a tool belongs to the person: it stays, and ours goes into the repository.
fn place(command: &mut Command, shell: &Shell, own: bool) {
    if own {
        command.arg("--root").arg(own_tools(&shell.root));
    }
}

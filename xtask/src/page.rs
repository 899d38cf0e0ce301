//! Building the page into `dist/`.

use std::path::{Path, PathBuf};

use crate::failure::Outcome;
use crate::files;
use crate::fingerprint::Fingerprint;
use crate::shell::Shell;

/// Everything that the built page depends on.
const SOURCES: [&str; 14] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "crates/board",
    "crates/engine",
    "crates/locale",
    "crates/rules",
    "crates/worker",
    "index.html",
    "package-lock.json",
    "rust-toolchain.toml",
    "web",
    "xtask/src",
];

/// Builds the page in release, unless `dist/` is already that of the sources as they are.
pub(crate) fn build(shell: &Shell) -> Outcome {
    let stamp = shell.root.join("target/xtask/page");
    let sources = sources(&shell.root)?;
    if let Ok(found) = files::read(&stamp)
        && found == format!("{sources} {}", built(&shell.root)?)
    {
        println!("The page in dist/ is up to date.");
        return Ok(());
    }
    shell.run(shell.command("cargo").args(["fetch", "--locked"]))?;
    let mut trunk = shell.command("trunk");
    trunk
        .args(["build", "--release", "--locked"])
        .env("TRUNK_SKIP_VERSION_CHECK", "true");
    if std::env::var_os("NO_COLOR").is_some() {
        // Trunk takes only "true" and "false", not the customary "1".
        trunk.env("NO_COLOR", "true");
    }
    shell.run(&mut trunk)?;
    files::write(&stamp, &format!("{sources} {}", built(&shell.root)?))
}

fn sources(root: &Path) -> Outcome<String> {
    let mut fingerprint = Fingerprint::new();
    fingerprint.add_files(root, &SOURCES)?;
    Ok(fingerprint.hex())
}

fn built(root: &Path) -> Outcome<String> {
    let mut fingerprint = Fingerprint::new();
    fingerprint.add_files(root, &[PathBuf::from("dist")])?;
    Ok(fingerprint.hex())
}

//! Short runs of the fuzz targets.
//!
//! A target is a plain program with libFuzzer inside. The compiler's coverage pass is reachable
//! from stable Rust through LLVM's own options, so neither a nightly compiler nor cargo-fuzz is
//! needed; only the address sanitizer is left out, and there is no unsafe code for it to watch.

use std::env;
use std::path::PathBuf;
use std::time::Instant;

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::shell::Shell;

/// What cargo-fuzz passes too, without the sanitizer.
const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Ccodegen-units=1 \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// The variable with the seconds each target runs.
const SECONDS: &str = "FUZZ_SECONDS";

/// Builds and runs every target, each for `FUZZ_SECONDS` (10 unless set).
pub(crate) fn run(shell: &Shell) -> Outcome {
    let manifest = shell.root.join("fuzz/Cargo.toml");
    if !manifest.is_file() {
        println!("There are no fuzz targets yet.");
        return Ok(());
    }
    let seconds = match env::var(SECONDS) {
        Ok(text) => text
            .parse::<u32>()
            .map_err(|_| Failure::new(format!("{SECONDS} is no whole number of seconds.")))?,
        Err(_) => 10,
    };
    let programs = build(shell)?;
    let mut inputs = 0;
    for name in targets(&files::read(&manifest)?) {
        inputs += try_target(shell, &programs.join(&name), &name, seconds)?;
    }
    println!("{inputs} inputs, no crash");
    Ok(())
}

/// Compiles the targets and says where the programs lie.
fn build(shell: &Shell) -> Outcome<PathBuf> {
    let host = shell
        .output(shell.command("rustc").arg("-vV"))
        .and_then(|text| Some(text.split_once("host: ")?.1.lines().next()?.to_owned()))
        .ok_or_else(|| Failure::new("rustc does not name its host: install Rust by rustup."))?;
    let folder = env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| shell.root.join("target"), PathBuf::from)
        .join("fuzz");
    shell.run(
        shell
            .command("cargo")
            .args(["build", "--release", "--locked"])
            .args(["--manifest-path", "fuzz/Cargo.toml"])
            // With a target named, the flags do not reach build scripts and macros.
            .args(["--target", &host])
            .arg("--target-dir")
            .arg(&folder)
            .env("RUSTFLAGS", FLAGS)
            .env("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "true")
            .env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true"),
    )?;
    Ok(folder.join(host).join("release"))
}

/// Runs one target and gives the number of inputs it tried.
fn try_target(shell: &Shell, program: &std::path::Path, name: &str, seconds: u32) -> Outcome<u64> {
    let corpus = shell.root.join("fuzz/corpus").join(name);
    let artifacts = shell.root.join("fuzz/artifacts").join(name);
    for folder in [&corpus, &artifacts] {
        std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    let mut command = shell.command(program);
    command
        .arg(format!("-max_total_time={seconds}"))
        .args(["-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1"])
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .arg(&corpus);
    let seeds = shell.root.join("fuzz/seeds").join(name);
    if seeds.is_dir() {
        command.arg(seeds);
    }
    let started = Instant::now();
    let output = command
        .output()
        .map_err(|error| Failure::file(program, &error))?;
    let log = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        eprintln!("{log}");
        return Err(Failure::new(format!(
            "The fuzz target {name} failed: its input lies under {}.",
            artifacts.display()
        )));
    }
    let inputs = executed(&log).ok_or_else(|| {
        eprintln!("{log}");
        Failure::new(format!("The fuzz target {name} did not say what it tried."))
    })?;
    let took = started.elapsed().as_secs();
    println!("{name}: {inputs} inputs in {took} s");
    Ok(inputs)
}

/// The number of inputs in libFuzzer's final statistics.
fn executed(log: &str) -> Option<u64> {
    let (_, rest) = log.split_once("stat::number_of_executed_units:")?;
    rest.split_whitespace().next()?.parse().ok()
}

/// The names of the `[[bin]]` sections of a manifest.
fn targets(manifest: &str) -> Vec<String> {
    manifest
        .split("[[bin]]")
        .skip(1)
        .filter_map(|section| {
            let line = section.lines().find(|line| line.starts_with("name"))?;
            line.split('"').nth(1).map(str::to_owned)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_names_of_the_targets() {
        let manifest = "[package]\nname = \"fuzz\"\n[[bin]]\nname = \"fen\"\npath = \"fen.rs\"\n\
            [[bin]]\npath = \"pgn.rs\"\nname = \"pgn\"\n";
        assert_eq!(targets(manifest), ["fen", "pgn"]);
    }

    #[test]
    fn reads_the_statistics() {
        let log = "Done\nstat::number_of_executed_units: 4711\nstat::average_exec_per_sec: 9\n";
        assert_eq!(executed(log), Some(4711));
        assert_eq!(executed(""), None);
    }
}

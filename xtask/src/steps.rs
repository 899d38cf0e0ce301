//! `cargo xtask test`: every check of the project, one after the other.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::failure::{Failure, Outcome};
use crate::shell::Shell;
use crate::tools::{self, WASM};
use crate::{browser, files, fuzz, page, prepare, sizes};

/// One check.
struct Step {
    name: &'static str,
    what: &'static str,
    run: fn(&Shell, &[String]) -> Outcome,
}

/// All checks, the quick ones first.
const STEPS: [Step; 12] = [
    Step {
        name: "setup",
        what: "the tools, in their pinned versions",
        run: |shell, _| prepare(shell).and_then(|()| browser::path(shell).map(drop)),
    },
    Step {
        name: "format",
        what: "formatting",
        run: format,
    },
    Step {
        name: "clippy",
        what: "lints of the native crates",
        run: |shell, _| clippy(shell, &outside(&BROWSER_ONLY), None),
    },
    Step {
        name: "clippy-wasm",
        what: "lints of what runs in the browser",
        run: |shell, _| clippy(shell, &packages(&IN_BROWSER), Some(WASM)),
    },
    Step {
        name: "docs",
        what: "the documentation, without warnings",
        run: docs,
    },
    Step {
        name: "unit",
        what: "unit, integration and documentation tests",
        run: |shell, extra| cargo_test(shell, &outside(&[CROSSING]), extra),
    },
    Step {
        name: "oracle",
        what: "the rules against Fairy-Stockfish, the slow model and the perft data",
        run: |shell, extra| cargo_test(shell, &packages(&[CROSSING]), extra),
    },
    Step {
        name: "wasm",
        what: "tests that run as WASM, in Node and in the browser",
        run: wasm,
    },
    Step {
        name: "fuzz",
        what: "short runs of the fuzz targets",
        run: |shell, _| fuzz::run(shell),
    },
    Step {
        name: "pieces",
        what: "the men: equal to their drawings, told apart, seen by every eye",
        run: pieces,
    },
    Step {
        name: "page",
        what: "the page as it is served, and its sizes",
        run: |shell, _| page::build(shell).and_then(|()| sizes::report(shell)),
    },
    Step {
        name: "browser",
        what: "the page in a browser",
        run: in_browser,
    },
];

/// Packages that only make sense as WASM.
const BROWSER_ONLY: [&str; 2] = ["shatar-web", "shatar-worker"];

/// Packages that are compiled to WASM and may have tests there.
const IN_BROWSER: [&str; 3] = ["shatar-board", "shatar-web", "shatar-worker"];

/// The package with the tests that cross crates.
const CROSSING: &str = "shatar-tests";

/// Runs the chosen steps and stops at the first that fails.
pub(crate) fn run(shell: &Shell, arguments: &[String]) -> Outcome {
    let (chosen, extra) = choose(arguments)?;
    let started = Instant::now();
    let mut times = Vec::new();
    for step in &chosen {
        println!("\n=== {}: {}", step.name, step.what);
        let begun = Instant::now();
        if let Err(failure) = (step.run)(shell, extra) {
            println!(
                "\n=== {} failed after {}",
                step.name,
                seconds(begun.elapsed())
            );
            println!("{} passed, 1 failed", times.len());
            return Err(Failure {
                sentence: format!("step {}: {}", step.name, failure.sentence),
                ..failure
            });
        }
        println!("=== {} passed in {}", step.name, seconds(begun.elapsed()));
        times.push((step.name, begun.elapsed()));
    }
    if chosen.is_empty() {
        return Ok(());
    }
    println!();
    for (name, time) in &times {
        println!("{name:<12}{:>9}", seconds(*time));
    }
    println!("{:<12}{:>9}", "in all", seconds(started.elapsed()));
    println!("{} passed, 0 failed", times.len());
    Ok(())
}

/// Reads `--list`, `--only`, `--from` and what follows `--`.
fn choose(arguments: &[String]) -> Outcome<(Vec<&'static Step>, &[String])> {
    let end = arguments.iter().position(|word| word == "--");
    let own = &arguments[..end.unwrap_or(arguments.len())];
    let extra = end.map_or(&[][..], |end| &arguments[end + 1..]);
    let own: Vec<&str> = own.iter().map(String::as_str).collect();
    let chosen = match own[..] {
        [] => STEPS.iter().collect(),
        ["--list"] => {
            for step in &STEPS {
                println!("{:<12}{}", step.name, step.what);
            }
            Vec::new()
        }
        ["--only", names] => names.split(',').map(named).collect::<Outcome<_>>()?,
        ["--from", name] => {
            let first = named(name)?.name;
            STEPS.iter().skip_while(|step| step.name != first).collect()
        }
        _ => {
            return Err(Failure::new(
                "`cargo xtask test` takes --list, --only STEP, --from STEP, and -- ARGUMENTS.",
            ));
        }
    };
    if !extra.is_empty() && chosen.len() != 1 {
        return Err(Failure::new(
            "Arguments after -- go to one step's command: name the step by --only.",
        ));
    }
    Ok((chosen, extra))
}

fn named(name: &str) -> Outcome<&'static Step> {
    STEPS.iter().find(|step| step.name == name).ok_or_else(|| {
        Failure::new(format!(
            "There is no step {name}; `cargo xtask test --list` names them."
        ))
    })
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f32())
}

/// `-p` for each package.
fn packages(names: &[&'static str]) -> Vec<&'static str> {
    names.iter().flat_map(|name| ["--package", name]).collect()
}

/// The whole workspace without some packages.
fn outside(names: &[&'static str]) -> Vec<&'static str> {
    let mut arguments = vec!["--workspace"];
    arguments.extend(names.iter().flat_map(|name| ["--exclude", name]));
    arguments
}

fn cargo(shell: &Shell, command: &str) -> Command {
    let mut cargo = shell.command("cargo");
    cargo.args([command, "--locked"]);
    cargo
}

fn format(shell: &Shell, _: &[String]) -> Outcome {
    shell.run(shell.command("cargo").args(["fmt", "--all", "--check"]))?;
    // The fuzz targets are a workspace of their own.
    if shell.root.join("fuzz/Cargo.toml").is_file() {
        shell.run(shell.command("cargo").args([
            "fmt",
            "--manifest-path",
            "fuzz/Cargo.toml",
            "--check",
        ]))?;
    }
    Ok(())
}

fn clippy(shell: &Shell, packages: &[&str], target: Option<&str>) -> Outcome {
    let mut command = cargo(shell, "clippy");
    command.args(packages).arg("--all-targets");
    if let Some(target) = target {
        tools::wasm_target(shell)?;
        command.args(["--target", target]);
    }
    shell.run(command.args(["--", "-D", "warnings"]))
}

fn docs(shell: &Shell, _: &[String]) -> Outcome {
    shell.run(
        cargo(shell, "doc")
            .args(["--workspace", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings"),
    )
}

fn cargo_test(shell: &Shell, packages: &[&str], extra: &[String]) -> Outcome {
    tools::npm_packages(shell)?;
    let mut command = cargo(shell, "test");
    command.args(packages);
    if !extra.is_empty() {
        command.arg("--").args(extra);
    }
    shell.run(&mut command)
}

fn wasm(shell: &Shell, extra: &[String]) -> Outcome {
    prepare(shell)?;
    browser::install(shell)?;
    let mut command = cargo(shell, "test");
    command
        .args(packages(&IN_BROWSER))
        .args(["--target", WASM])
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            "wasm-bindgen-test-runner",
        )
        // Seconds; the first start of a browser on a busy machine is slow.
        .env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    if let Some(driver) = browser::driver(shell) {
        command.env("CHROMEDRIVER", driver);
    }
    if !extra.is_empty() {
        command.arg("--").args(extra);
    }
    shell.run(&mut command)
}

fn pieces(shell: &Shell, extra: &[String]) -> Outcome {
    prepare(shell)?;
    let browser = browser::path(shell)?;
    shell.run(
        shell
            .command("node")
            .args(["web/pieces/tools/carve.mjs", "--check"]),
    )?;
    let mut command = shell.command("node");
    command
        .args(["--test", "--test-concurrency=1", "--test-reporter=spec"])
        .args(extra)
        .env(browser::CHROME_PATH, browser);
    for file in files::list(&shell.root.join("tests/pieces"))? {
        command.arg(file);
    }
    shell.run(&mut command)
}

fn in_browser(shell: &Shell, extra: &[String]) -> Outcome {
    prepare(shell)?;
    let browser = browser::path(shell)?;
    page::build(shell)?;
    let mut command = shell.command("node");
    // One file at a time: some tests measure time.
    command
        .args(["--test", "--test-concurrency=1", "--test-reporter=spec"])
        .args(extra.iter().filter(|word| !word.ends_with(".mjs")))
        .env(browser::CHROME_PATH, browser);
    let mut tests: Vec<String> = extra
        .iter()
        .filter(|word| word.ends_with(".mjs"))
        .cloned()
        .collect();
    if tests.is_empty() {
        for file in files::list(&shell.root.join("tests/browser"))? {
            let name = file.to_string_lossy();
            if name.ends_with(".test.mjs") {
                tests.push(name.into_owned());
            }
        }
    }
    shell.run(command.args(tests))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(words: &[&str]) -> Outcome<(Vec<&'static str>, Vec<String>)> {
        let arguments: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        let (steps, extra) = choose(&arguments)?;
        Ok((steps.iter().map(|step| step.name).collect(), extra.to_vec()))
    }

    #[test]
    fn chooses_steps() {
        assert_eq!(chosen(&[]).unwrap().0.len(), STEPS.len());
        assert_eq!(
            chosen(&["--only", "docs,unit"]).unwrap().0,
            ["docs", "unit"]
        );
        assert_eq!(chosen(&["--from", "page"]).unwrap().0, ["page", "browser"]);
        let (steps, extra) = chosen(&["--only", "unit", "--", "fen", "--nocapture"]).unwrap();
        assert_eq!(steps, ["unit"]);
        assert_eq!(extra, ["fen", "--nocapture"]);
    }

    #[test]
    fn refuses_what_it_does_not_know() {
        for words in [
            &["--only"][..],
            &["--only", "nothing"],
            &["--fast"],
            &["--", "fen"],
            &["--from", "page", "--", "x"],
        ] {
            assert!(chosen(words).is_err(), "{words:?}");
        }
    }
}

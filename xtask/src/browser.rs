//! The Chromium-family browser of the tests: the system's own, never one of npm's.

use std::env;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::shell::Shell;
use crate::tools::timed;

/// Names under which the browser is on the search path, the usual one of Debian first.
const NAMES: [&str; 7] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "brave-browser",
];

/// Where other systems put it.
const PLACES: [&str; 5] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];

/// The variable that names a browser in an unusual place.
pub(crate) const CHROME_PATH: &str = "CHROME_PATH";

/// The browser, installed first where the system is Debian and this user may.
pub(crate) fn path(shell: &Shell) -> Outcome<PathBuf> {
    install(shell)?;
    find(shell)?.ok_or_else(|| {
        Failure::new(format!(
            "The browser tests need Chromium, Chrome or Edge: install one, or name its program \
             in {CHROME_PATH}."
        ))
    })
}

/// chromedriver, which drives the browser in the WASM tests.
pub(crate) fn driver(shell: &Shell) -> Option<PathBuf> {
    shell.find("chromedriver")
}

/// Installs Chromium and its driver by apt if they are missing and apt may be used.
pub(crate) fn install(shell: &Shell) -> Outcome {
    let found = find(shell)?.is_some();
    if found && driver(shell).is_some() {
        return Ok(());
    }
    if !may_use_apt(shell) {
        if !found {
            println!("No Chromium is found: the browser tests will ask for one.");
        }
        return Ok(());
    }
    let apt = |arguments: &[&str]| {
        shell
            .run(
                shell
                    .command("apt-get")
                    .args(arguments)
                    .env("DEBIAN_FRONTEND", "noninteractive"),
            )
            .map_err(|failure| Failure {
                sentence: "apt could not install chromium and chromium-driver: install them by \
                    hand, or name a browser in CHROME_PATH."
                    .to_owned(),
                ..failure
            })
    };
    timed("Chromium", || {
        apt(&["update", "-q"])?;
        apt(&[
            "install",
            "-y",
            "-q",
            "--no-install-recommends",
            "chromium",
            "chromium-driver",
        ])
    })
}

fn find(shell: &Shell) -> Outcome<Option<PathBuf>> {
    if let Some(named) = env::var_os(CHROME_PATH).filter(|named| !named.is_empty()) {
        return shell.find(&named).map(Some).ok_or_else(|| {
            Failure::new(format!(
                "{CHROME_PATH} names {}, which is no program: correct or unset it.",
                Path::new(&named).display()
            ))
        });
    }
    let on_path = NAMES.iter().find_map(|name| shell.find(name));
    Ok(on_path.or_else(|| {
        PLACES
            .iter()
            .map(PathBuf::from)
            .find(|place| place.is_file())
    }))
}

/// Whether this is Debian (or a relative) and the user is root.
fn may_use_apt(shell: &Shell) -> bool {
    Path::new("/etc/debian_version").is_file()
        && shell.find("apt-get").is_some()
        && shell.output(shell.command("id").arg("-u")).as_deref() == Some("0")
}

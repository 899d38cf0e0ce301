//! Measuring the served page by Lighthouse.

use crate::failure::{Failure, Outcome};
use crate::serve::{self, Folders};
use crate::shell::Shell;
use crate::{browser, page, prepare};

/// Builds the page, serves it as `run` does, and prints Lighthouse's scores and what cost points.
/// `--desktop` measures a desktop instead of a phone on a slow network.
pub(crate) fn run(shell: &Shell, arguments: &[String]) -> Outcome {
    if arguments.iter().any(|word| word != "--desktop") {
        return Err(Failure::new(
            "`cargo xtask lighthouse` takes only --desktop.",
        ));
    }
    prepare(shell)?;
    let browser = browser::path(shell)?;
    page::build(shell)?;
    let address = serve::beside(Folders::of_page(shell)?)?;
    shell.run(
        shell
            .command("node")
            .args(["xtask/scripts/lighthouse.mjs", &address])
            .args(arguments)
            .env(browser::CHROME_PATH, browser),
    )
}

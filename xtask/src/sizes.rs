//! The sizes of what a visitor downloads.

use crate::failure::{Failure, Outcome};
use crate::shell::Shell;

/// Prints raw, gzip and brotli sizes of the built page by kind of file. Node does the packing,
/// with the same libraries that web servers use.
pub(crate) fn report(shell: &Shell) -> Outcome {
    if !shell.root.join("dist/index.html").is_file() {
        return Err(Failure::new(
            "There is no built page: run `cargo xtask build` first.",
        ));
    }
    shell.run(shell.command("node").arg("xtask/scripts/sizes.mjs"))
}

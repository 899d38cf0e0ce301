//! The pinned versions, read from where they stand.
//!
//! `[workspace.metadata.tools]` in the root `Cargo.toml` is the place for all programs that are
//! not npm packages; npm's stand in `package.json`, which npm itself must read. Trunk and Cargo
//! need two of the versions in their own files as well: a difference is reported, never used.

use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::files;

/// The version of each tool.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Pins {
    /// The bundler.
    pub(crate) trunk: String,
    /// The command that writes the JavaScript around WASM, and the test runner that comes along.
    pub(crate) wasm_bindgen: String,
    /// The least major version of Node.
    pub(crate) node: u32,
    /// wasm-opt, as the version of npm's `binaryen`.
    pub(crate) binaryen: String,
}

impl Pins {
    /// Reads the pins and checks that the files agree.
    pub(crate) fn read(root: &Path) -> Outcome<Self> {
        Self::from_texts(
            &files::read(&root.join("Cargo.toml"))?,
            &files::read(&root.join("Cargo.lock"))?,
            &files::read(&root.join("Trunk.toml"))?,
            &files::read(&root.join("package.json"))?,
        )
    }

    fn from_texts(cargo: &str, lock: &str, trunk: &str, npm: &str) -> Outcome<Self> {
        let tool = |key: &str| {
            toml_value(cargo, "[workspace.metadata.tools]", key).ok_or_else(|| {
                Failure::new(format!(
                    "Cargo.toml names no version of {key} under [workspace.metadata.tools]."
                ))
            })
        };
        let pins = Self {
            trunk: tool("trunk")?,
            wasm_bindgen: tool("wasm-bindgen-cli")?,
            node: tool("node")?.parse().map_err(|_| {
                Failure::new("Cargo.toml: node under [workspace.metadata.tools] is no number.")
            })?,
            binaryen: json_value(npm, "binaryen")
                .ok_or_else(|| Failure::new("package.json names no version of binaryen."))?,
        };
        let locked = locked_version(lock, "wasm-bindgen");
        agree("wasm-bindgen", &pins.wasm_bindgen, "Cargo.lock", locked)?;
        let bundled = toml_value(trunk, "[tools]", "wasm_bindgen");
        agree("wasm_bindgen", &pins.wasm_bindgen, "Trunk.toml", bundled)?;
        let optimiser = toml_value(trunk, "[tools]", "wasm_opt");
        agree("wasm_opt", &pins.wasm_opt(), "Trunk.toml", optimiser)?;
        Ok(pins)
    }

    /// The version of wasm-opt as Trunk and wasm-opt spell it.
    pub(crate) fn wasm_opt(&self) -> String {
        let major = self.binaryen.split('.').next().unwrap_or_default();
        format!("version_{major}")
    }
}

fn agree(tool: &str, pinned: &str, file: &str, found: Option<String>) -> Outcome {
    if found.as_deref() == Some(pinned) {
        return Ok(());
    }
    let found = found.unwrap_or_else(|| "no version".to_owned());
    Err(Failure::new(format!(
        "{file} has {found} of {tool}, but {pinned} is pinned: make them equal."
    )))
}

/// The value of a line `key = "value"` in a section of a TOML file.
fn toml_value(text: &str, section: &str, key: &str) -> Option<String> {
    text.lines()
        .map(str::trim)
        .skip_while(|line| *line != section)
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split_once('='))
        .find(|(name, _)| name.trim() == key)
        .and_then(|(_, value)| value.split('"').nth(1))
        .map(str::to_owned)
}

/// The value of `"key": "value"` in a JSON file.
fn json_value(text: &str, key: &str) -> Option<String> {
    let (_, rest) = text.split_once(&format!("\"{key}\""))?;
    rest.strip_prefix(':')?.split('"').nth(1).map(str::to_owned)
}

/// The version of a package in a Cargo.lock.
fn locked_version(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    let version = lines.next()?.strip_prefix("version = \"")?;
    Some(version.trim_end_matches('"').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARGO: &str = "[package]\ntrunk = \"9\"\n[workspace.metadata.tools]\ntrunk = \"0.21.14\"\n\
        wasm-bindgen-cli = \"0.2.130\"\nnode = \"20\"\n";
    const LOCK: &str = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.1.0\"\n\n\
        [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
    const TRUNK: &str = "[tools]\nwasm_bindgen = \"0.2.130\"\nwasm_opt = \"version_132\"\n";
    const NPM: &str = "{\"devDependencies\": {\"binaryen\": \"132.0.0\"}}";

    #[test]
    fn reads_every_pin() {
        let pins = Pins::from_texts(CARGO, LOCK, TRUNK, NPM).unwrap();
        let expected = Pins {
            trunk: "0.21.14".to_owned(),
            wasm_bindgen: "0.2.130".to_owned(),
            node: 20,
            binaryen: "132.0.0".to_owned(),
        };
        assert_eq!(pins, expected);
    }

    #[test]
    fn a_difference_is_reported() {
        let lock = LOCK.replace("0.2.130", "0.2.131");
        let failure = Pins::from_texts(CARGO, &lock, TRUNK, NPM).unwrap_err();
        assert_eq!(
            failure.sentence,
            "Cargo.lock has 0.2.131 of wasm-bindgen, but 0.2.130 is pinned: make them equal."
        );
    }

    #[test]
    fn the_repository_agrees_with_itself() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        Pins::read(root).unwrap();
    }
}

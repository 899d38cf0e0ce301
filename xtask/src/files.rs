//! Reading, writing and listing files, with failures that name the file.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};

/// The text of a file.
pub(crate) fn read(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(|error| Failure::file(path, &error))
}

/// The bytes of a file.
pub(crate) fn bytes(path: &Path) -> Outcome<Vec<u8>> {
    fs::read(path).map_err(|error| Failure::file(path, &error))
}

/// Writes a file, and the folder it lies in.
pub(crate) fn write(path: &Path, text: &str) -> Outcome {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    fs::write(path, text).map_err(|error| Failure::file(path, &error))
}

/// Gives a file another name.
pub(crate) fn rename(from: &Path, to: &Path) -> Outcome {
    fs::rename(from, to).map_err(|error| Failure::file(from, &error))
}

/// All files under a path in the order of their names, without those in a `node_modules`; the path
/// itself if it is a file; none if there is nothing.
pub(crate) fn list(path: &Path) -> Outcome<Vec<PathBuf>> {
    let mut found = Vec::new();
    collect(path, &mut found)?;
    found.sort();
    Ok(found)
}

fn collect(path: &Path, found: &mut Vec<PathBuf>) -> Outcome {
    if path.is_file() {
        found.push(path.to_owned());
    } else if path.is_dir() && !path.ends_with("node_modules") {
        for entry in fs::read_dir(path).map_err(|error| Failure::file(path, &error))? {
            let entry = entry.map_err(|error| Failure::file(path, &error))?;
            collect(&entry.path(), found)?;
        }
    }
    Ok(())
}

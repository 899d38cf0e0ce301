//! A short name for the content of files: for file names that change with their content, and to
//! know whether a build is still that of its sources.

use std::path::{Path, PathBuf};

use crate::failure::Outcome;
use crate::files;

/// 64-bit FNV-1a. Files are told apart, nobody is kept out: a plain hash will do, and unlike the
/// standard library's hasher it is the same for every version of Rust.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fingerprint(u64);

impl Fingerprint {
    /// The fingerprint of nothing.
    pub(crate) fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Adds bytes.
    pub(crate) fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// Adds the names and the content of all files under the paths, which are relative to `root`.
    pub(crate) fn add_files<P: AsRef<Path>>(&mut self, root: &Path, paths: &[P]) -> Outcome {
        for path in paths {
            for file in files::list(&root.join(path))? {
                let content = files::bytes(&file)?;
                let name: PathBuf = file.strip_prefix(root).unwrap_or(&file).into();
                self.add(name.to_string_lossy().as_bytes());
                self.add(&(content.len() as u64).to_le_bytes());
                self.add(&content);
            }
        }
        Ok(())
    }

    /// Sixteen hexadecimal digits.
    pub(crate) fn hex(self) -> String {
        format!("{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_fnv_1a() {
        let mut fingerprint = Fingerprint::new();
        fingerprint.add(b"foobar");
        // From the test vectors of the algorithm's authors.
        assert_eq!(fingerprint.hex(), "85944171f73967e8");
    }
}

//! Puts the English messages into one file, which the library embeds.
//!
//! The rules' own sentences are left out, as the rules crate has them already, and so are the
//! motifs of the carved sets, which only the gallery needs: both are fetched in other languages.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Files that are not embedded.
const APART: [&str; 2] = ["rules.ftl", "motifs.ftl"];

fn main() -> io::Result<()> {
    let folder = Path::new("../../web/locales/en");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<_>>()?;
    files.retain(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.ends_with(".ftl") && !APART.contains(&name.as_ref())
    });
    files.sort();
    let mut text = String::new();
    for file in files {
        println!("cargo:rerun-if-changed={}", file.display());
        for line in fs::read_to_string(file)?.lines() {
            if !line.starts_with('#') && !line.is_empty() {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    let target = env::var_os("OUT_DIR")
        .map(PathBuf::from)
        .unwrap_or_default();
    fs::write(target.join("en.ftl"), text)
}

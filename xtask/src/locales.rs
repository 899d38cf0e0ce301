//! The languages of the page: one file each, made of the Fluent files under `web/locales`.

use std::env;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::shell::Shell;

/// The language that is in the program itself.
const EMBEDDED: &str = "en";
/// Messages that only some visitors need: a file of their own, in English too.
const APART: &str = "motifs";

/// A file of the built page.
pub(crate) struct Language {
    /// `fr.ftl`, or `fr-motifs.ftl`.
    pub(crate) name: String,
    /// Its messages, without comments.
    pub(crate) text: String,
}

/// Where the languages lie: Trunk says where the page's source is.
pub(crate) fn source() -> Outcome<PathBuf> {
    env::var_os("TRUNK_SOURCE_DIR")
        .map(|folder| PathBuf::from(folder).join("web/locales"))
        .ok_or_else(|| Failure::new("TRUNK_SOURCE_DIR is not set: this command is for Trunk."))
}

/// The files of the page for all languages, in the order of their names.
pub(crate) fn languages(source: &Path) -> Outcome<Vec<Language>> {
    let mut languages: Vec<Language> = Vec::new();
    for file in files::list(source)? {
        let (Some(stem), Some(tag)) = (file.file_stem(), file.parent().and_then(Path::file_name))
        else {
            continue;
        };
        if file.extension().is_none_or(|extension| extension != "ftl") {
            continue;
        }
        let (stem, tag) = (stem.to_string_lossy(), tag.to_string_lossy());
        let name = match (&*stem, &*tag) {
            (APART, _) => format!("{tag}-{APART}.ftl"),
            (_, EMBEDDED) => continue,
            _ => format!("{tag}.ftl"),
        };
        let text = bare(&files::read(&file)?);
        match languages.iter_mut().find(|language| language.name == name) {
            Some(language) => language.text.push_str(&text),
            None => languages.push(Language { name, text }),
        }
    }
    languages.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(languages)
}

/// The text without comments and empty lines.
fn bare(text: &str) -> String {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .flat_map(|line| [line, "\n"])
        .collect()
}

/// Writes `web/locales/en/rules.ftl` anew and prints what each language lacks.
pub(crate) fn words(shell: &Shell) -> Outcome {
    let mut command = shell.command("cargo");
    command.args(["run", "--quiet", "--locked", "--package", "shatar-locale"]);
    shell.run(command.args(["--example", "words"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_one_file_and_its_motifs_another() {
        let folder = env::temp_dir().join(format!("shatar-locales-{}", std::process::id()));
        for (name, text) in [
            ("en/page.ftl", "a = A\n"),
            ("en/motifs.ftl", "m = M\n"),
            ("fr/men.ftl", "# note\n\nb = B\n    .c = C\n"),
            ("fr/page.ftl", "a = À\n"),
            ("fr/motifs.ftl", "m = MM\n"),
            ("README.md", "b"),
        ] {
            files::write(&folder.join(name), text).unwrap();
        }
        let made: Vec<(String, String)> = languages(&folder)
            .unwrap()
            .into_iter()
            .map(|language| (language.name, language.text))
            .collect();
        std::fs::remove_dir_all(folder).unwrap();
        let expected = [
            ("en-motifs.ftl", "m = M\n"),
            ("fr-motifs.ftl", "m = MM\n"),
            ("fr.ftl", "b = B\n    .c = C\na = À\n"),
        ];
        assert_eq!(
            made,
            expected.map(|(name, text)| (name.into(), text.into()))
        );
    }
}

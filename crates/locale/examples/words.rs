//! Writes `web/locales/en/rules.ftl` anew from the rules crate, and prints for each language the
//! ids that it lacks: `cargo xtask words`.

#![allow(clippy::unwrap_used)]

#[path = "../tests/common/mod.rs"]
mod common;

fn main() -> std::io::Result<()> {
    let rules = common::locales().join("en/rules.ftl");
    std::fs::write(&rules, shatar_locale::rules::file())?;
    let english = common::files("en");
    for language in common::languages() {
        let mut missing = 0;
        let mut all = 0;
        for file in &english {
            let has = match common::files(&language).contains(file) {
                true => common::messages(&language, file),
                false => Default::default(),
            };
            // Attributes are forms that a language has or has not.
            let wanted = common::messages("en", file);
            let wanted = wanted.keys().filter(|id| !id.contains('.'));
            for id in wanted {
                all += 1;
                if !has.contains_key(id) {
                    missing += 1;
                    println!("{language}/{file}: {id}");
                }
            }
        }
        println!("{language}: {missing} of {all} messages are missing");
    }
    Ok(())
}

//! What Trunk calls after a build, while the page still lies in its staging folder.
//!
//! - Trunk writes the script that starts the page into the page itself, which a strict content
//!   security policy forbids: it moves into a file.
//! - Trunk names the page's files after their content, but not those of a worker: an old page
//!   could start a new worker out of the browser's cache. They are named after their content too,
//!   and the page finds the name in `<meta name="engine-worker">`.
//! - The messages of each language become one file, in a folder named after the content of all;
//!   the page finds it in `<meta name="locales">`.

use std::env;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::fingerprint::Fingerprint;
use crate::locales;

/// The end of the name of the script that Trunk writes to start a worker.
const LOADER: &str = "_loader.js";

/// Finishes the page in `TRUNK_STAGING_DIR`.
pub(crate) fn after_build() -> Outcome {
    let Some(folder) = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from) else {
        return Err(Failure::new(
            "TRUNK_STAGING_DIR is not set: this command is for Trunk, run `cargo xtask build`.",
        ));
    };
    let path = folder.join("index.html");
    let mut html = files::read(&path)?;
    for file in files::list(&folder)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if let Some(worker) = name.strip_suffix(LOADER) {
            html = name_worker(&folder, worker, &html)?;
        }
    }
    let html = put_languages(&folder, &html)?;
    let (html, script) = move_start_script(&html)?;
    files::write(&folder.join(script.name), &script.text)?;
    files::write(&path, &html)
}

/// Puts the languages of `web/locales` into the page's folder and gives the page with the folder's
/// name.
fn put_languages(folder: &Path, html: &str) -> Outcome<String> {
    const PLACE: &str = "content=\"./locales/\"";
    if !html.contains(PLACE) {
        return Err(Failure::new(format!(
            "index.html does not name the languages: it needs <meta name=\"locales\" {PLACE} />."
        )));
    }
    let mut fingerprint = Fingerprint::new();
    let languages = locales::languages(&locales::source()?)?;
    for file in &languages {
        fingerprint.add(file.name.as_bytes());
        fingerprint.add(file.text.as_bytes());
    }
    let name = format!("locales-{}", fingerprint.hex());
    for file in &languages {
        files::write(&folder.join(&name).join(&file.name), &file.text)?;
    }
    Ok(html.replace(PLACE, &format!("content=\"./{name}/\"")))
}

/// A script of its own.
struct Script {
    name: String,
    text: String,
}

/// Names the three files of a worker after their content and gives the page with the new name.
fn name_worker(folder: &Path, worker: &str, html: &str) -> Outcome<String> {
    let (script, wasm) = (format!("{worker}.js"), format!("{worker}_bg.wasm"));
    let mut fingerprint = Fingerprint::new();
    fingerprint.add_files(folder, &[&script, &wasm])?;
    let named = format!("{worker}-{}", fingerprint.hex());
    let loader = format!("{worker}{LOADER}");
    if !html.contains(&loader) {
        return Err(Failure::new(format!(
            "index.html does not name {loader}: it needs <meta name=\"engine-worker\" \
             content=\"./{loader}\">."
        )));
    }
    files::rename(&folder.join(script), &folder.join(format!("{named}.js")))?;
    files::rename(&folder.join(wasm), &folder.join(format!("{named}_bg.wasm")))?;
    files::rename(
        &folder.join(&loader),
        &folder.join(format!("{named}{LOADER}")),
    )?;
    // Addresses in a worker are relative to its script, so this works under any path.
    files::write(
        &folder.join(format!("{named}{LOADER}")),
        &format!(
            "importScripts(\"./{named}.js\");\n\
             wasm_bindgen({{ module_or_path: \"./{named}_bg.wasm\" }});\n"
        ),
    )?;
    Ok(html.replace(&loader, &format!("{named}{LOADER}")))
}

/// Takes the inline start script out of the page and gives both.
fn move_start_script(html: &str) -> Outcome<(String, Script)> {
    let parts = split_start_script(html).and_then(|(before, script, after)| {
        let bindings = quoted_after(script, "from ")?;
        let wasm = quoted_after(script, "module_or_path: ")?;
        Some((before, bindings, wasm, after))
    });
    let Some((before, bindings, wasm, after)) = parts else {
        return Err(Failure::new(
            "Trunk's start script is not in the page as expected: is it the pinned version?",
        ));
    };
    let text = format!(
        "// Starts the page, or says that it cannot.\n\
         try {{\n  \
           const bindings = await import(\"{bindings}\");\n  \
           const wasm = await bindings.default({{\n    \
             module_or_path: new URL(\"{wasm}\", import.meta.url),\n  \
           }});\n  \
           window.wasmBindings = bindings;\n  \
           dispatchEvent(new CustomEvent(\"TrunkApplicationStarted\", {{ detail: {{ wasm }} }}));\n\
         }} catch (error) {{\n  \
           console.error(error);\n  \
           document.getElementById(\"start-failure\")?.removeAttribute(\"hidden\");\n\
         }}\n"
    );
    let mut fingerprint = Fingerprint::new();
    fingerprint.add(text.as_bytes());
    let name = format!("start-{}.js", fingerprint.hex());
    let html = format!("{before}<script type=\"module\" src=\"./{name}\"></script>{after}");
    Ok((html, Script { name, text }))
}

/// The page before, within and after Trunk's inline script.
fn split_start_script(html: &str) -> Option<(&str, &str, &str)> {
    let event = html.find("TrunkApplicationStarted")?;
    let start = html[..event].rfind("<script")?;
    let (script, after) = html[start..].split_once("</script>")?;
    Some((&html[..start], script, after))
}

/// The text in single quotes after a word.
fn quoted_after<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(&format!("{word}'"))?;
    Some(rest.split_once('\'')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As Trunk 0.21.14 writes it.
    const PAGE: &str = r#"<head><script src="./x.js"></script>
<script type="module">
import init, * as bindings from './shatar-web-1.js';
const wasm = await init({ module_or_path: './shatar-web-1_bg.wasm' });


window.wasmBindings = bindings;


dispatchEvent(new CustomEvent("TrunkApplicationStarted", {detail: {wasm}}));

</script>
</head>"#;

    #[test]
    fn moves_the_start_script() {
        let (html, script) = move_start_script(PAGE).unwrap();
        assert_eq!(
            html,
            format!(
                "<head><script src=\"./x.js\"></script>\n\
                 <script type=\"module\" src=\"./{}\"></script>\n</head>",
                script.name
            )
        );
        assert!(script.text.contains("import(\"./shatar-web-1.js\")"));
        assert!(script.text.contains("new URL(\"./shatar-web-1_bg.wasm\""));
    }

    #[test]
    fn refuses_a_page_it_does_not_know() {
        assert!(move_start_script("<head></head>").is_err());
        let other = PAGE.replace("module_or_path", "path");
        assert!(move_start_script(&other).is_err());
    }

    #[test]
    fn names_a_worker_after_its_content() {
        let folder = env::temp_dir().join(format!("shatar-xtask-{}", std::process::id()));
        for (name, text) in [("w.js", "a"), ("w_bg.wasm", "b"), ("w_loader.js", "c")] {
            files::write(&folder.join(name), text).unwrap();
        }
        let page = "<meta name=\"engine-worker\" content=\"./w_loader.js\" />";
        assert!(name_worker(&folder, "w", "").is_err());
        let html = name_worker(&folder, "w", page).unwrap();
        let loader = html.split('"').nth(3).unwrap();
        let text = files::read(&folder.join(loader)).unwrap();
        let named = loader.strip_suffix(LOADER).unwrap();
        assert!(
            text.contains(&format!("importScripts(\"{named}.js\")")),
            "{text}"
        );
        assert_eq!(
            files::read(&folder.join(format!("{named}.js"))).unwrap(),
            "a"
        );
        assert_eq!(
            files::read(&folder.join(format!("{named}_bg.wasm"))).unwrap(),
            "b"
        );
        assert_eq!(files::list(&folder).unwrap().len(), 3);
        std::fs::remove_dir_all(folder).unwrap();
    }
}

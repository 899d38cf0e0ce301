//! A small server of static files for trying the page on one's own machine. It sends what any good
//! host sends, compressed files and how long they may be kept, and no special headers: what works
//! here works elsewhere.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::{Failure, Outcome};
use crate::shell::Shell;

/// The port unless `--port` names another; if it is taken, the next free one above it.
const PORT: u16 = 8080;

/// The longest head of a request that is read, in bytes.
const LONGEST_HEAD: u64 = 16 * 1024;

/// Reads `--port N`; none if the port was left open.
pub(crate) fn port(arguments: &[String]) -> Outcome<Option<u16>> {
    match arguments {
        [] => Ok(None),
        [option, number] if option == "--port" => number.parse().map(Some).map_err(|_| {
            Failure::new(format!(
                "--port {number} is no port: give one from 0 to 65535."
            ))
        }),
        _ => Err(Failure::new(
            "`cargo xtask run` takes only --port and a number.",
        )),
    }
}

/// What is served: a folder, and the same files compressed by brotli in another one.
#[derive(Clone, Debug)]
pub(crate) struct Folders {
    plain: PathBuf,
    packed: PathBuf,
}

impl Folders {
    /// The built page, compressed for this purpose: hosts do so themselves, so that it is no part
    /// of what is built.
    pub(crate) fn of_page(shell: &Shell) -> Outcome<Self> {
        let folders = Self {
            plain: shell.root.join("dist"),
            packed: shell.root.join("target/xtask/packed"),
        };
        shell.run(
            shell
                .command("node")
                .arg("xtask/scripts/pack.mjs")
                .args([&folders.plain, &folders.packed]),
        )?;
        Ok(folders)
    }
}

/// Serves a folder until the program is stopped.
pub(crate) fn forever(folders: &Folders, port: Option<u16>, started: Instant) -> Outcome {
    let listener = listen(port)?;
    println!(
        "Shatar is served at {} after {:.1} s (stop with Ctrl+C)",
        address(&listener)?,
        started.elapsed().as_secs_f32()
    );
    answer_all(&listener, folders);
    Ok(())
}

/// Serves a folder beside what this program does next, and gives the address.
pub(crate) fn beside(folders: Folders) -> Outcome<String> {
    let listener = listen(Some(0))?;
    let address = address(&listener)?;
    thread::spawn(move || answer_all(&listener, &folders));
    Ok(address)
}

fn address(listener: &TcpListener) -> Outcome<String> {
    listener
        .local_addr()
        .map(|address| format!("http://{address}/"))
        .map_err(|error| Failure::new(format!("The server has no address: {error}.")))
}

fn answer_all(listener: &TcpListener, folders: &Folders) {
    for stream in listener.incoming().flatten() {
        let folders = folders.clone();
        // A browser that goes away in mid-answer is no concern of the server.
        thread::spawn(move || answer(&stream, &folders).ok());
    }
}

fn listen(port: Option<u16>) -> Outcome<TcpListener> {
    let ports = match port {
        Some(port) => port..=port,
        None => PORT..=PORT + 20,
    };
    let first = *ports.start();
    ports
        .into_iter()
        .find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok())
        .ok_or_else(|| {
            Failure::new(format!(
                "Port {first} is taken: name another one, such as `cargo xtask run --port 9000`."
            ))
        })
}

fn answer(stream: &TcpStream, folders: &Folders) -> std::io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    let mut reader = BufReader::new(stream.take(LONGEST_HEAD));
    let mut request = String::new();
    reader.read_line(&mut request)?;
    // All headers have to be read before the connection is closed; one matters.
    let mut brotli = false;
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        let line = header.to_ascii_lowercase();
        brotli |= line.starts_with("accept-encoding:") && line.contains("br");
        header.clear();
    }
    let mut words = request.split(' ');
    let (method, target) = (words.next(), words.next().unwrap_or_default());
    let body_wanted = match method {
        Some("GET") => true,
        Some("HEAD") => false,
        _ => return reply(stream, "405 Method Not Allowed", TEXT, b"", true),
    };
    let Some(path) = file(&folders.plain, target) else {
        return missing(stream, body_wanted);
    };
    let mut headers = format!("Cache-Control: {}\r\n", lifetime(&path));
    let packed = if brotli {
        file(&folders.packed, target).and_then(|path| fs::read(path).ok())
    } else {
        None
    };
    if packed.is_some() {
        headers.push_str("Content-Encoding: br\r\nVary: Accept-Encoding\r\n");
    }
    match packed.or_else(|| fs::read(&path).ok()) {
        Some(content) => {
            headers.push_str(&format!("Content-Type: {}\r\n", mime(&path)));
            reply(stream, "200 OK", &headers, &content, body_wanted)
        }
        None => missing(stream, body_wanted),
    }
}

fn missing(stream: &TcpStream, body_wanted: bool) -> std::io::Result<()> {
    let content = b"There is no such file.\n";
    reply(stream, "404 Not Found", TEXT, content, body_wanted)
}

/// The header of a short answer in words.
const TEXT: &str = "Content-Type: text/plain; charset=utf-8\r\n";

/// How long a browser may keep a file: for ever where the name goes with the content.
fn lifetime(path: &Path) -> &'static str {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_hash = |part: &str| part.len() == 16 && part.bytes().all(|b| b.is_ascii_hexdigit());
    if name.split(['-', '.', '_']).any(is_hash) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

/// Sends an answer; `headers` are whole lines.
fn reply(
    mut stream: &TcpStream,
    status: &str,
    headers: &str,
    content: &[u8],
    body_wanted: bool,
) -> std::io::Result<()> {
    let length = content.len();
    let head = format!(
        "HTTP/1.1 {status}\r\n{headers}Content-Length: {length}\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    if body_wanted {
        stream.write_all(content)?;
    }
    stream.flush()
}

/// The file that a request's target names, if it may be named at all.
fn file(folder: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?;
    let path = decoded(path)?;
    let mut found = folder.to_owned();
    for name in path.split('/').filter(|name| !name.is_empty()) {
        // Neither upwards, nor to another drive, nor to a hidden file.
        if name.starts_with('.') || name.contains(['\\', ':', '\0']) {
            return None;
        }
        found.push(name);
    }
    if path.ends_with('/') {
        found.push("index.html");
    }
    Some(found)
}

/// Resolves `%20` and the like; none if it is not text.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            let value = digit()? * 16 + digit()?;
            bytes.push(u8::try_from(value).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/vnd.microsoft.icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "md" | "pgn" | "ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(target: &str) -> Option<PathBuf> {
        file(Path::new("dist"), target)
    }

    #[test]
    fn names_files_of_the_folder() {
        assert_eq!(named("/"), Some("dist/index.html".into()));
        assert_eq!(named("/?game=shatar"), Some("dist/index.html".into()));
        assert_eq!(named("/a/b.js?v=1#x"), Some("dist/a/b.js".into()));
        assert_eq!(named("/a%20b.svg"), Some("dist/a b.svg".into()));
    }

    #[test]
    fn names_nothing_outside_it() {
        for target in [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/a/..%2f..%2fCargo.toml",
            "/..%5cCargo.toml",
            "/.stage/index.html",
            "/c:/x",
            "/%00",
            "/%zz",
            "/%ff",
            "/%4",
        ] {
            assert_eq!(named(target), None, "{target}");
        }
        // A second slash starts no path of its own.
        assert_eq!(named("//etc/passwd"), Some("dist/etc/passwd".into()));
    }

    #[test]
    fn keeps_for_ever_what_is_named_after_its_content() {
        let kept = |name: &str| lifetime(Path::new(name)).contains("immutable");
        assert!(kept("shatar-web-8bea54566bd5fcad_bg.wasm"));
        assert!(kept("dist/tokens-9b18f74d290da33e.css"));
        assert!(!kept("index.html"));
        assert!(!kept("pieces/ulaanbaatar.svg"));
    }

    #[test]
    fn answers_over_a_connection() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        // The other folder has files of the same names, so that the choice is seen.
        let packed = std::env::temp_dir().join(format!("shatar-serve-{}", std::process::id()));
        fs::create_dir_all(&packed).unwrap();
        fs::write(packed.join("serve.rs"), "packed").unwrap();
        let folders = Folders {
            plain: crate_folder.join("src"),
            packed: packed.clone(),
        };
        let server = thread::spawn(move || {
            for _ in 0..4 {
                answer(&listener.accept().unwrap().0, &folders).unwrap();
            }
        });
        let ask = |request: &str| {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.write_all(request.as_bytes()).unwrap();
            let mut text = String::new();
            stream.read_to_string(&mut text).unwrap();
            text
        };
        let found = ask("GET /serve.rs HTTP/1.1\r\nHost: x\r\n\r\n");
        assert!(found.starts_with("HTTP/1.1 200 OK\r\n"), "{found}");
        assert!(found.ends_with(include_str!("serve.rs")));
        let small = ask("GET /serve.rs HTTP/1.1\r\nAccept-Encoding: gzip, br\r\n\r\n");
        assert!(small.contains("Content-Encoding: br\r\n"), "{small}");
        assert!(small.ends_with("\r\n\r\npacked"), "{small}");
        let missing = ask("HEAD /none.js HTTP/1.1\r\n\r\n");
        assert!(missing.starts_with("HTTP/1.1 404"), "{missing}");
        assert!(missing.ends_with("\r\n\r\n"), "{missing}");
        let refused = ask("POST / HTTP/1.1\r\n\r\n");
        assert!(refused.starts_with("HTTP/1.1 405"), "{refused}");
        server.join().unwrap();
        fs::remove_dir_all(packed).unwrap();
    }
}

// Builds what is measured: the command natively, rules and engine as WASM with and without SIMD.

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const TARGET = "wasm32-unknown-unknown";
/** What Rust's WASM may use and Node 20 knows; SIMD changes nothing where none was compiled. */
const FEATURES = [
  "bulk-memory",
  "mutable-globals",
  "multivalue",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
  "simd",
].map((feature) => `--enable-${feature}`);

/** Runs a program of the tool chain; its output goes where ours goes. */
function run(program, args, env = {}) {
  execFileSync(program, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
}

/** The folder into which Cargo builds. */
function targetFolder() {
  const metadata = execFileSync("cargo", ["metadata", "--format-version", "1", "--no-deps"], {
    cwd: root,
    maxBuffer: 64 << 20,
  });
  return JSON.parse(metadata).target_directory;
}

/** Builds the WASM with some target features; the path of the module for Node. */
function buildWasm(target, name, flags) {
  // A folder of its own for each: Cargo would build all anew whenever the flags change.
  const built = join(target, `bench-${name}`);
  run("cargo", ["build", "--quiet", "--release", "-p", "shatar-bench-wasm", "--target", TARGET], {
    RUSTFLAGS: flags,
    CARGO_TARGET_DIR: built,
  });
  const out = join(built, "node");
  mkdirSync(out, { recursive: true });
  run("wasm-bindgen", [
    join(built, TARGET, "release", "shatar_bench_wasm.wasm"),
    "--target",
    "nodejs",
    "--out-dir",
    out,
  ]);
  const wasm = join(out, "shatar_bench_wasm_bg.wasm");
  // As the page's build does it for the worker.
  run(join(root, "node_modules/.bin/wasm-opt"), ["-O3", ...FEATURES, wasm, "-o", wasm]);
  return join(out, "shatar_bench_wasm.js");
}

/** Builds everything; where it lies. */
export function build() {
  const target = targetFolder();
  run("cargo", ["build", "--quiet", "--release", "-p", "shatar-cli"]);
  return {
    native: join(target, "release", "shatar"),
    wasm: buildWasm(target, "wasm", ""),
    simd: buildWasm(target, "simd", "-Ctarget-feature=+simd128"),
  };
}

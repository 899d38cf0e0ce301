// Fairy-Stockfish as WASM (npm package fairy-stockfish-nnue.wasm, GPL) as a program that speaks
// UCI on its pipes: a process of its own, for measuring only.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

// Emscripten would try to fetch the WASM file by a path, which Node's fetch refuses.
delete globalThis.fetch;

const require = createRequire(import.meta.url);
const Stockfish = require("fairy-stockfish-nnue.wasm/stockfish.js");
const wasmBinary = readFileSync(require.resolve("fairy-stockfish-nnue.wasm/stockfish.wasm"));

const engine = await Stockfish({ wasmBinary });
engine.addMessageListener((line) => console.log(line));
const input = createInterface({ input: process.stdin });
input.on("line", (line) => engine.postMessage(line));
input.on("close", () => process.exit(0));

// Fairy-Stockfish's rules (npm package ffish, GPL) as a process of its own, for tests only.
//
// One game a line, JSON in and JSON out:
//   in   {"variant": "shatar" | "shatranj", "fen": "…" (optional), "moves": ["d2d4", …]}
//   out  {"plies": [{"legal": "a2a3 b2b3 …", "check": bool, "result": "*" | "1-0" | …,
//                    "claim": "*" | "1/2-1/2" | …, "bare": bool, "fen": "…"}, …]}
//   or   {"error": "…", "ply": n}
// `plies` has one entry before the first move and one after each move. `result` is what ends the
// game by itself, `claim` what a player could claim (repetition, move limit), `bare` whether
// neither side can ever win. README.md says how these map to the outcomes of this project.

import { createRequire } from "node:module";
import { createInterface } from "node:readline";

// Emscripten would try to fetch the WASM file by a path, which Node's fetch refuses.
delete globalThis.fetch;

let ffish;
try {
  ffish = createRequire(import.meta.url)("ffish");
} catch {
  console.error("ffish is missing: run `npm ci` in the root of the repository");
  process.exit(3);
}

/** The state of the game as it stands on the board. */
function ply(board) {
  const legal = board.legalMoves();
  return {
    legal: legal === "" ? "" : legal.split(" ").sort().join(" "),
    check: board.isCheck(),
    result: board.result(),
    claim: board.result(true),
    bare: board.isInsufficientMaterial(),
    fen: board.fen(),
  };
}

/** Replays a game from its start, always with all its moves. */
function answer(line) {
  const { variant, fen, moves } = JSON.parse(line);
  const board = fen ? new ffish.Board(variant, fen) : new ffish.Board(variant);
  try {
    const plies = [ply(board)];
    for (const move of moves) {
      if (!board.push(move)) {
        return { error: `${move} is not legal in ${board.fen()}`, ply: plies.length - 1 };
      }
      plies.push(ply(board));
    }
    return { plies };
  } finally {
    // Emscripten cannot free C++ objects by itself.
    board.delete();
  }
}

ffish.onRuntimeInitialized = () => {
  console.log(JSON.stringify({ ready: ffish.info() }));
  createInterface({ input: process.stdin }).on("line", (line) => {
    let reply;
    try {
      reply = answer(line);
    } catch (error) {
      reply = { error: String(error), ply: 0 };
    }
    console.log(JSON.stringify(reply));
  });
};

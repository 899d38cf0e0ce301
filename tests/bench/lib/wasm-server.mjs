// Serves our WASM line by line, JSON in and JSON out. The argument is the module that
// wasm-bindgen made for Node.

import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const { Player, perft } = createRequire(import.meta.url)(process.argv[2]);
let player = null;

function answer({ hashMb, game, rules, fen, movetimeMs, depth }) {
  if (hashMb !== undefined) {
    player = new Player(hashMb);
    return { ready: true };
  }
  if (depth !== undefined) {
    const begin = performance.now();
    const nodes = perft(game, rules, fen, depth);
    return { nodes, ms: performance.now() - begin };
  }
  player.new_game();
  const [nodes, ms] = player.search(game, rules, fen, movetimeMs);
  return { nodes, ms };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  let reply;
  try {
    reply = answer(JSON.parse(line));
  } catch (error) {
    reply = { error: String(error) };
  }
  console.log(JSON.stringify(reply));
});

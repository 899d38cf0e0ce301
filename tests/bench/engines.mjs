// How fast our engine is natively, as WASM in Node, and beside Fairy-Stockfish as WASM, all in
// one run from the same positions for the same time. See README.md.
//
//   node tests/bench/engines.mjs [--rounds N] [--movetime MS] [--built FILE]
//
// Machines are noisy: the engines take turns, and what is printed is the median of the rounds
// with the smallest and largest.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "./lib/build.mjs";
import { UciEngine } from "./lib/uci-engine.mjs";
import { WasmEngine } from "./lib/wasm-engine.mjs";

const HASH_MB = 16;
const POSITIONS_PER_GAME = 5;
const PERFT_DEPTH = { shatar: 5, shatranj: 5, hiashatar: 4 };
const FAIRY_SERVER = fileURLToPath(new URL("./lib/fairy-server.mjs", import.meta.url));

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    movetime: { type: "string", default: "400" },
    built: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const movetimeMs = Number(values.movetime);
if (!(rounds >= 1 && movetimeMs >= 1)) {
  console.error("--rounds and --movetime expect numbers from 1");
  process.exit(2);
}

/** The first positions of each game of the perft data, the start position among them. */
function positions() {
  const url = new URL("../data/perft.json", import.meta.url);
  const games = { shatar: [], shatranj: [], hiashatar: [] };
  for (const { game, preset, fen } of JSON.parse(readFileSync(url, "utf8")).perft) {
    const rules = game === "hiashatar" ? "carrillo" : "fairy-stockfish";
    if (preset === rules && games[game].length < POSITIONS_PER_GAME) {
      games[game].push({ game, rules, fen });
    }
  }
  return games;
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Lets the engines take turns; nodes per second by engine, a number for each round. */
async function takeTurns(engines, measure) {
  const speeds = new Map(engines.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    // Each round begins with another engine, so that none always follows the same one.
    for (let turn = 0; turn < engines.length; turn++) {
      const { name, engine } = engines[(round + turn) % engines.length];
      const { nodes, ms } = await measure(engine);
      speeds.get(name).push(nodes / (ms / 1000));
    }
  }
  return speeds;
}

/** Sums over positions. */
async function sum(list, ask) {
  let [nodes, ms] = [0, 0];
  for (const position of list) {
    const part = await ask(position);
    nodes += part.nodes;
    ms += part.ms;
  }
  return { nodes, ms };
}

function thousands(speed) {
  return `${Math.round(speed / 1000).toLocaleString("en")} k`;
}

/** A table of medians with their span, and each median in proportion to the reference. */
function print(title, speeds, reference) {
  console.log(`\n${title}`);
  const base = median(speeds.get(reference));
  for (const [name, all] of speeds) {
    const middle = median(all);
    const span = `${thousands(Math.min(...all))} – ${thousands(Math.max(...all))}`;
    const ratio = (middle / base).toFixed(2);
    console.log(
      `  ${name.padEnd(22)} ${thousands(middle).padStart(10)} nodes/s  (${span})  × ${ratio} of ${reference}`,
    );
  }
}

const built = values.built ? JSON.parse(readFileSync(values.built, "utf8")) : build();
const ours = [
  { name: "ours native", engine: new UciEngine(built.native, ["uci"], { rulesOption: true }) },
  { name: "ours WASM", engine: new WasmEngine(built.wasm) },
  { name: "ours WASM with SIMD", engine: new WasmEngine(built.simd) },
];
const fairy = {
  name: "Fairy-Stockfish WASM",
  engine: new UciEngine(process.execPath, [FAIRY_SERVER], { rulesOption: false }),
};
const everyone = [...ours, fairy];

try {
  for (const { engine } of everyone) await engine.start(HASH_MB);
  const games = positions();
  for (const [game, list] of Object.entries(games)) {
    const engines = game === "hiashatar" ? ours : everyone;
    // The first second of WASM runs in code that is compiled in haste.
    for (const { engine } of engines) await engine.search(list[0], 1500);
    const searched = await takeTurns(engines, (engine) =>
      sum(list, (position) => engine.search(position, movetimeMs)),
    );
    const reference = engines.at(-1).name === fairy.name ? fairy.name : "ours native";
    print(
      `${game}: search, ${list.length} positions of ${movetimeMs} ms, ${rounds} rounds`,
      searched,
      reference,
    );
    const depth = PERFT_DEPTH[game];
    const counts = new Set();
    const counted = await takeTurns(engines, async (engine) => {
      const count = await engine.perft(list[0], depth);
      counts.add(count.nodes);
      return count;
    });
    print(`${game}: perft ${depth} of the start, ${rounds} rounds`, counted, reference);
    if (counts.size !== 1) {
      console.error(`  the engines count differently: ${[...counts].join(", ")}`);
      process.exitCode = 1;
    }
  }
} finally {
  for (const { engine } of everyone) engine.close();
}

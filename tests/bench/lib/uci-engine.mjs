// An engine that speaks UCI: our own command, or Fairy-Stockfish.

import { Talk } from "./process.mjs";

/** The number after a word of a line; undefined if there is none. */
function numberAfter(line, word) {
  const found = line.match(new RegExp(`\\b${word} (\\d+)`));
  return found ? Number(found[1]) : undefined;
}

export class UciEngine {
  #talk;
  #rulesOption;

  /** `rulesOption`: whether the engine has the option Rules, which ours has. */
  constructor(program, args, { rulesOption }) {
    this.#talk = new Talk(program, args);
    this.#rulesOption = rulesOption;
  }

  async start(hashMb) {
    this.#talk.say("uci");
    const lines = await this.#talk.until((line) => line === "uciok");
    this.#talk.say(`setoption name Hash value ${hashMb}`);
    await this.#ready();
    return lines;
  }

  async #ready() {
    this.#talk.say("isready");
    await this.#talk.until((line) => line === "readyok");
  }

  async #setUp({ game, rules, fen }) {
    // Before the position: the letters of a FEN mean something only in their game.
    this.#talk.say(`setoption name UCI_Variant value ${game}`);
    if (this.#rulesOption) this.#talk.say(`setoption name Rules value ${rules}`);
    this.#talk.say("ucinewgame");
    this.#talk.say(`position fen ${fen}`);
    await this.#ready();
  }

  /** Searches for a time; nodes and milliseconds at the last report. */
  async search(position, movetimeMs) {
    await this.#setUp(position);
    this.#talk.say(`go movetime ${movetimeMs}`);
    const lines = await this.#talk.until((line) => line.startsWith("bestmove"));
    const report = lines.findLast((line) => numberAfter(line, "nodes") !== undefined);
    if (!report) throw new Error(`no report on ${position.fen}`);
    return { nodes: numberAfter(report, "nodes"), ms: numberAfter(report, "time") };
  }

  /** Counts moves; nodes, and the milliseconds from question to answer. */
  async perft(position, depth) {
    await this.#setUp(position);
    const begin = performance.now();
    this.#talk.say(`go perft ${depth}`);
    const lines = await this.#talk.until((line) => line.startsWith("Nodes searched:"));
    const ms = performance.now() - begin;
    return { nodes: Number(lines.at(-1).split(":")[1]), ms };
  }

  close() {
    this.#talk.close();
  }
}

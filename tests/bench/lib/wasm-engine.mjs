// Our engine as WASM in a Node of its own, so that no engine shares a process with another.

import { fileURLToPath } from "node:url";
import { Talk } from "./process.mjs";

const SERVER = fileURLToPath(new URL("./wasm-server.mjs", import.meta.url));

export class WasmEngine {
  #talk;

  constructor(module) {
    this.#talk = new Talk(process.execPath, [SERVER, module]);
  }

  async #ask(question) {
    this.#talk.say(JSON.stringify(question));
    const [line] = await this.#talk.until(() => true);
    const answer = JSON.parse(line);
    if (answer.error) throw new Error(answer.error);
    return answer;
  }

  start(hashMb) {
    return this.#ask({ hashMb });
  }

  search(position, movetimeMs) {
    return this.#ask({ ...position, movetimeMs });
  }

  perft(position, depth) {
    return this.#ask({ ...position, depth });
  }

  close() {
    this.#talk.close();
  }
}

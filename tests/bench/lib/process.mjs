// A program that is talked with line by line.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Longer than any answer takes; then the program is given up. */
const PATIENCE_MS = 120_000;

export class Talk {
  #child;
  #lines = [];
  #waiting = null;
  #ended = null;

  constructor(program, args) {
    this.#child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.#child.on("error", (error) => this.#end(error));
    this.#child.on("exit", (code) => this.#end(new Error(`${program} ended with ${code}`)));
    createInterface({ input: this.#child.stdout }).on("line", (line) => {
      this.#lines.push(line);
      this.#wake();
    });
  }

  #end(error) {
    this.#ended ??= error;
    this.#wake();
  }

  #wake() {
    const wake = this.#waiting;
    this.#waiting = null;
    wake?.();
  }

  say(line) {
    this.#child.stdin.write(`${line}\n`);
  }

  async #next() {
    while (this.#lines.length === 0) {
      if (this.#ended) throw this.#ended;
      let timer;
      await new Promise((resolve, reject) => {
        this.#waiting = resolve;
        timer = setTimeout(() => reject(new Error("no answer came")), PATIENCE_MS);
      }).finally(() => clearTimeout(timer));
    }
    return this.#lines.shift();
  }

  /** Lines up to and with the first for which `last` holds. */
  async until(last) {
    const lines = [];
    for (;;) {
      const line = await this.#next();
      lines.push(line);
      if (last(line)) return lines;
    }
  }

  close() {
    this.#child.stdin.end();
    this.#child.kill();
  }
}

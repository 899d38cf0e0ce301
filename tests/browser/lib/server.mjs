// A server of the built page for tests: under any path, with or without a strict content security
// policy, and able to go away and come back at the same address.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the built page. */
export const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/vnd.microsoft.icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * What the strictest reasonable host sends. No script may stand in the page or be made from text;
 * WASM may be compiled. Styles of single elements are allowed: boards place their men by them.
 */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** A static file server on 127.0.0.1. */
export class Site {
  #server;
  #port = 0;

  /**
   * @param {object} [options]
   * @param {string} [options.base] the path the page lies under, with slashes at both ends
   * @param {boolean} [options.strict] send the strict content security policy
   * @param {string} [options.folder] the folder served, `dist/` unless named
   */
  constructor({ base = "/", strict = false, folder = dist } = {}) {
    if (!base.startsWith("/") || !base.endsWith("/")) {
      throw new Error(`base must start and end with a slash: ${base}`);
    }
    Object.assign(this, { base, strict, folder });
  }

  /** The address of the page, with a slash at its end. */
  get url() {
    return `http://127.0.0.1:${this.#port}${this.base}`;
  }

  /** Starts to answer; after a stop, at the same address as before. */
  async start() {
    this.#server = createServer((request, response) => this.#answer(request, response));
    await new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(this.#port, "127.0.0.1", resolve);
    });
    this.#port = this.#server.address().port;
    return this;
  }

  /** Stops to answer at once, open connections included. */
  async stop() {
    const server = this.#server;
    this.#server = undefined;
    if (server) {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    }
  }

  async #answer(request, response) {
    const reply = (status, type, body) => {
      const headers = { "Content-Type": type, "Cache-Control": "no-cache" };
      if (this.strict) headers["Content-Security-Policy"] = strictPolicy;
      response.writeHead(status, headers);
      response.end(request.method === "HEAD" ? undefined : body);
    };
    try {
      // The parser of addresses has resolved ".." already.
      const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
      if (!path.startsWith(this.base) || path.includes("..")) throw new Error("outside");
      const name = path.slice(this.base.length);
      const file = name === "" || name.endsWith("/") ? `${name}index.html` : name;
      const body = await readFile(join(this.folder, file));
      reply(200, types[extname(file)] ?? "application/octet-stream", body);
    } catch {
      reply(404, "text/plain; charset=utf-8", "There is no such file.\n");
    }
  }
}

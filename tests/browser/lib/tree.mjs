// What a screen reader finds, as text in a file: roles, names and states, compared in every run.
// A change that is meant is written by `UPDATE_TREES=1` in the environment; read the difference
// before it is kept.

import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../trees/", import.meta.url));

/** Compares the accessibility tree under an element with tests/browser/trees/NAME.yml. */
export async function compareTree(locator, name) {
  // Addresses of links to the game differ with the port of the test's server.
  const found = `${(await locator.ariaSnapshot()).replaceAll(/127\.0\.0\.1:\d+/g, "HOST")}\n`;
  const file = `${folder}${name}.yml`;
  if (process.env.UPDATE_TREES) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, found);
  }
  const kept = await readFile(file, "utf8");
  assert.equal(found, kept, `${name} reads differently; UPDATE_TREES=1 keeps what is meant`);
}

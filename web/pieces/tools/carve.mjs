// Carves the sprites from the drawings.
//
//   node web/pieces/tools/carve.mjs [--check] [SET …]
//
// Writes web/pieces/<set>.svg for the sets named (all, if none is), web/pieces/icon.svg, and what
// every set and man depicts to web/locales/en/motifs.ftl, and prints what each sprite weighs under
// brotli. With --check it writes nothing and fails where a file is not what the drawings give.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { icon } from '../drawings/icon.mjs';
import { sets } from '../drawings/sets.mjs';
import { motifs } from './motifs.mjs';
import { sprite } from './sprite.mjs';

const LIMIT = 20 * 1024;
const web = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const words = process.argv.slice(2);
const check = words.includes('--check');
const named = words.filter((word) => !word.startsWith('--'));
const unknown = named.filter((name) => !sets.some((set) => set.name === name));
if (unknown.length) throw new Error(`no such set: ${unknown.join(', ')}`);
const faults = [];

function put(name, text) {
  const path = web(name);
  if (!check) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  let found = null;
  try {
    found = readFileSync(path, 'utf8');
  } catch {
    // A file that is not there is not what the drawings give either.
  }
  if (found !== text) faults.push(`web/${name} is not what the drawings give: run node web/pieces/tools/carve.mjs`);
}

for (const set of sets) {
  if (named.length && !named.includes(set.name)) continue;
  const { text, symbols } = sprite(set);
  put(`pieces/${set.name}.svg`, text);
  const weight = brotliCompressSync(text).length;
  if (weight > LIMIT) faults.push(`${set.name}.svg is over ${LIMIT} bytes after brotli`);
  console.log(`${set.name}.svg: ${symbols} symbols, ${text.length} bytes, ${weight} after brotli`);
}
put('pieces/icon.svg', icon());
put('locales/en/motifs.ftl', motifs(sets));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;

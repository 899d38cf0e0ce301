// The browser the tools look with, and the sprites as it needs them.

import { chromium } from 'playwright-core';
import { sets } from '../drawings/sets.mjs';
import { sprite } from './sprite.mjs';

export const SETS = sets.map((set) => set.name);

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH || process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });

/** A set's sprite as its drawings give it, and the ids of its symbols. */
export function readSprite(name) {
  const set = sets.find((one) => one.name === name);
  if (!set) throw new Error(`no such set: ${name}`);
  const { text } = sprite(set);
  return { text, ids: [...text.matchAll(/<symbol id="([a-z0-9-]+)"/g)].map((m) => m[1]) };
}

/** Which man a symbol shows: `soyot-w-pawn-3` is `{ side: 'w', man: 'pawn' }`. */
export function parts(name, id) {
  const [side, man, number] = id.slice(name.length + 1).split('-');
  return { side, man, number };
}

/** Style that turns everything drawn to black. */
export const BLACK = 'filter:brightness(0)';

// The browser the tools look with, and the sprites as it needs them.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { sets } from '../drawings/sets.mjs';

export const SETS = sets.map((set) => set.name);

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });

/** A set's sprite as it lies in the repository. */
export const spriteText = (name) => readFileSync(fileURLToPath(new URL(`../${name}.svg`, import.meta.url)), 'utf8');

/**
 * The symbols of a sprite: `soyot-w-pawn-3` is
 * `{ id: 'soyot-w-pawn-3', set: 'soyot', side: 'w', man: 'pawn', number: '3' }`.
 */
export const symbols = (text) =>
  [...text.matchAll(/<symbol id="(([a-z]+)-([wb])-([a-z]+)(?:-(\d))?)"/g)].map(([, id, set, side, man, number]) => ({ id, set, side, man, number }));

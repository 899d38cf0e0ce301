// The browser the tools look with, and the sprites as it needs them.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const SETS = ['ulaanbaatar', 'nishapur'];

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });

/** A set's sprite text and the ids of its symbols. */
export function readSprite(name) {
  const text = readFileSync(fileURLToPath(new URL(`../${name}.svg`, import.meta.url)), 'utf8');
  return { text, ids: [...text.matchAll(/<symbol id="([wb]-[a-z0-9-]+)"/g)].map((m) => m[1]) };
}

/** Style that turns every paint a sprite uses to black by its own variables. */
export const blacken = (sprite) =>
  [...new Set([...sprite.matchAll(/var\((--[wb]-[a-z-]+)/g)].map((m) => m[1]))].map((name) => `${name}:#000`).join(';');

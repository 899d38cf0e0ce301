// Contact sheets: every man of every set, at six sizes, on four boards, and in pure black.
//
//   node tools/contact-sheet.mjs [OUT] [SET]     (default: contact-sheets/, every set)
//
// Needs playwright-core and a Chromium (path in CHROMIUM, else /usr/bin/chromium).

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BLACK, launch, parts, readSprite, SETS } from './browser.mjs';

const SIZES = [24, 32, 48, 64, 128, 256];
const BOARDS = [
  ['felt', '#73836f', '#73836f'],
  ['wood', '#d8b684', '#d8b684'],
  ['stone', '#b4b0a6', '#b4b0a6'],
  ['chequered', '#e8cfa2', '#a6764a'],
  ['silhouette', '#ffffff', '#ffffff'],
];

const out = process.argv[2] ?? fileURLToPath(new URL('../contact-sheets', import.meta.url));
const names = process.argv[3] ? [process.argv[3]] : SETS;
mkdirSync(out, { recursive: true });

const browser = await launch();
const page = await browser.newPage();
for (const name of names) {
  const { text: sprite, ids } = readSprite(name);
  const sides = ['w', 'b'].map((side) => ids.filter((id) => parts(name, id).side === side));
  const columns = Math.max(...sides.map((side) => side.length));
  for (const size of SIZES) {
    const rows = BOARDS.map(([board, light, dark]) =>
      sides
        .map((side, y) => {
          const squares = side.map(
            (id, x) =>
              `<svg width="${size}" height="${size}" style="background:${(x + y) % 2 ? dark : light}"><use href="#${id}"${board === 'silhouette' ? ` style="${BLACK}"` : ''}/></svg>`,
          );
          return `<div style="display:flex${size < 48 ? ';--piece-fine:0' : ''}">${squares.join('')}</div>`;
        })
        .join(''),
    );
    await page.setViewportSize({ width: columns * size, height: BOARDS.length * 2 * size });
    await page.setContent(`<style>body{margin:0}svg{display:block;flex:none}</style>${sprite}<main>${rows.join('')}</main>`);
    // The inlined sprite is a block too; keep it out of the picture.
    await page.addStyleTag({ content: 'body>svg{position:absolute}' });
    const path = join(out, `${name}-${size}.png`);
    await page.screenshot({ path });
    console.log(path);
  }
}
await browser.close();

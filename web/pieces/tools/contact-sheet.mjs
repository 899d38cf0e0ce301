// Contact sheets: every man of every set at five sizes on every board of the page, by day and by
// lamplight, and in pure black; and all sets beside an ordinary chess set, for legibility.
//
//   node web/pieces/tools/contact-sheet.mjs [--out FOLDER] [SET …]
//
// Writes to target/contact-sheets unless told otherwise. Needs a Chromium (CHROME_PATH, else
// /usr/bin/chromium). The sprites are those that lie in web/pieces: carve first.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cloths, openBoards, show, THEMES } from './boards.mjs';
import { launch, SETS, spriteText, symbols } from './browser.mjs';

const SIZES = [24, 32, 48, 64, 128];
const OFFICERS = ['king', 'bers', 'rook', 'camel', 'horse', 'guard', 'pawn'];

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
const out = values.out ?? fileURLToPath(new URL('../../../target/contact-sheets', import.meta.url));
const names = positionals.length ? positionals : SETS;
mkdirSync(out, { recursive: true });

const browser = await launch();
const page = await openBoards(browser, names);

/** Pictures one below the other, as one file. */
async function stack(pictures, path) {
  const sheet = await browser.newPage();
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = pictures.reduce((sum, picture) => sum + picture.height, 0);
  await sheet.setViewportSize({ width, height });
  await sheet.setContent(`<style>body{margin:0;background:#fff}img{display:block}</style>${pictures.map(({ png }) => `<img src="data:image/png;base64,${png.toString('base64')}">`).join('')}`);
  await sheet.screenshot({ path });
  await sheet.close();
  console.log(path);
}

/** The rows on every board. */
async function everywhere(rows, square) {
  const pictures = [];
  for (const theme of THEMES) {
    for (const cloth of cloths()) {
      const size = await show(page, { theme, cloth, square, rows });
      pictures.push({ ...size, png: await page.screenshot() });
    }
  }
  return pictures;
}

/** The rows as black shapes. */
async function black(rows, square) {
  const size = await show(page, { theme: 'light', cloth: 'felt', square, rows });
  const hide = await page.addStyleTag({ content: '#stage *{background:none!important;border:0!important;box-shadow:none!important}.sh-man{filter:brightness(0)}' });
  const png = await page.screenshot();
  await hide.evaluate((style) => style.remove());
  return { ...size, png };
}

for (const name of names) {
  const men = symbols(spriteText(name));
  // A set's `pawn` is its first of eight.
  const once = men.filter((man) => man.number || !men.some((other) => other.id === `${man.id}-1`));
  const rows = ['w', 'b'].map((side) => once.filter((man) => man.side === side).map((man) => man.id));
  for (const size of SIZES) await stack([...(await everywhere(rows, size)), await black(rows, size)], join(out, `${name}-${size}.png`));
}

// The letters of an ordinary chess set, drawn as this system's font has them.
const CHESS = { king: '♚', bers: '♛', rook: '♜', camel: '♝', horse: '♞', pawn: '♟' };
await page.evaluate((chess) => {
  const symbol = (side, [man, sign]) =>
    `<symbol id="chess-${side}-${man}" viewBox="0 0 100 100"><text x="50" y="88" font-size="100" text-anchor="middle" font-family="'DejaVu Sans'" fill="${side === 'w' ? '#fff' : '#222'}" stroke="${side === 'w' ? '#222' : '#fff'}" stroke-width="2.5" paint-order="stroke">${sign}</text></symbol>`;
  const svg = ['w', 'b'].map((side) => Object.entries(chess).map((entry) => symbol(side, entry)).join('')).join('');
  document.querySelector('.sprite').insertAdjacentHTML('beforeend', `<svg width="0" height="0">${svg}</svg>`);
}, CHESS);
const beside = ['chess', ...names].map((name) => ['w', 'b'].flatMap((side) => OFFICERS.map((man) => (name === 'chess' && man === 'guard' ? null : `${name}-${side}-${man}`))));
for (const size of SIZES) {
  const boards = await everywhere(beside, size);
  await stack([...boards, await black(beside, size)], join(out, `beside-chess-${size}.png`));
}
await browser.close();

// Men as pixels: what a reader of the page sees of them, without a board.

import { decode } from 'fast-png';
import { spriteText } from './browser.mjs';

/** The size below which the board leaves engraved lines out. */
export const FINE = 48;

/** A page that holds the sprites of these sets and nothing else. */
export async function openSprites(browser, names) {
  const page = await browser.newPage();
  const sprites = names.map(spriteText).join('');
  await page.setContent(`<!doctype html><style>body{margin:0}.sprites{position:absolute;width:0;height:0;overflow:hidden}main{display:grid;justify-content:start}main>svg{display:block}</style><div class="sprites">${sprites}</div><main></main>`);
  return page;
}

const COLUMNS = 16;

/**
 * Draws symbols on nothing, `size` pixels wide each. `style` goes on every one of them: variables
 * for its colours. Returns the pixels by id: `{ size, data }` with four bytes a pixel.
 */
export async function draw(page, ids, size, style = '') {
  const rows = Math.ceil(ids.length / COLUMNS);
  await page.setViewportSize({ width: COLUMNS * size, height: rows * size });
  const fine = size < FINE ? '--piece-fine:0;' : '';
  await page.evaluate(
    ([ids, size, columns, style]) => {
      const main = document.querySelector('main');
      main.style.gridTemplateColumns = `repeat(${columns},${size}px)`;
      main.innerHTML = ids.map((id) => `<svg width="${size}" height="${size}" viewBox="0 0 100 100" style="${style}"><use href="#${id}"/></svg>`).join('');
    },
    [ids, size, COLUMNS, fine + style],
  );
  const sheet = decode(await page.screenshot({ omitBackground: true }));
  if (sheet.channels !== 4 || sheet.width !== COLUMNS * size) throw new Error('not the picture that was asked for');
  return new Map(
    ids.map((id, i) => {
      const data = new Uint8Array(4 * size * size);
      const left = (i % COLUMNS) * size;
      const top = Math.floor(i / COLUMNS) * size;
      for (let y = 0; y < size; y += 1) {
        const from = 4 * ((top + y) * sheet.width + left);
        data.set(sheet.data.subarray(from, from + 4 * size), 4 * size * y);
      }
      return [id, { size, data }];
    }),
  );
}

/** How much ink a pixel holds in the man's black shape, 0 to 1, by pixel. */
export const ink = ({ data }) => Float64Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 3] / 255);

/** Two shapes' difference: the ink that they do not share over the ink of both; 0 to 1. */
export function difference(a, b) {
  let apart = 0;
  let both = 0;
  for (let i = 0; i < a.length; i += 1) {
    apart += Math.abs(a[i] - b[i]);
    both += Math.max(a[i], b[i]);
  }
  return both === 0 ? 0 : apart / both;
}

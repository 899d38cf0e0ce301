// The page's own boards, drawn by its own styles: nothing about them is written here again.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode } from 'fast-png';
import { spriteText } from './browser.mjs';
import { FINE } from './raster.mjs';

const root = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const read = (path) => readFileSync(root(path), 'utf8');

export const THEMES = ['light', 'dark'];

/** The boards that the page offers, as its settings list them. */
export function cloths() {
  const [, list] = read('web/src/state/settings.rs').match(/\bCloth \{([^}]*)\}/);
  return [...list.matchAll(/= "([a-z]+)"/g)].map((match) => match[1]);
}

const ORIGIN = 'http://boards.test/';
const TYPES = { css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2', html: 'text/html' };

/** What index.html takes along: styles in their order, and files and folders by their place. */
function assets() {
  const links = [...read('index.html').matchAll(/<link\s[^>]*data-trunk[^>]*>/g)].map(([tag]) => (name) => tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1]);
  const of = (rel) => links.filter((link) => link('rel') === rel);
  return {
    styles: of('css').map((link) => link('href')),
    files: of('copy-file').map((link) => ({ at: `${link('data-target-path') ? `${link('data-target-path')}/` : ''}${basename(link('href'))}`, path: link('href') })),
    folders: of('copy-dir').map((link) => ({ at: `${link('data-target-path') ?? basename(link('href'))}/`, path: link('href') })),
  };
}

/** A page with the styles of the project's page and the sprites of these sets. */
export async function openBoards(browser, names) {
  const { styles, files, folders } = assets();
  const page = await browser.newPage();
  await page.route('**/*', (route) => {
    const at = decodeURIComponent(new URL(route.request().url()).pathname.slice(1));
    const style = styles.find((path) => basename(path) === at);
    const file = files.find((one) => one.at === at);
    const folder = folders.find((one) => at.startsWith(one.at));
    const path = style ?? file?.path ?? (folder && `${folder.path}/${at.slice(folder.at.length)}`);
    if (at === '') return route.fulfill({ contentType: TYPES.html, body: document(styles, names) });
    if (!path) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: TYPES[at.split('.').pop()] ?? 'application/octet-stream', body: readFileSync(root(path)) });
  });
  await page.goto(ORIGIN);
  return page;
}

const document = (styles, names) => `<!doctype html>
${styles.map((path) => `<link rel="stylesheet" href="${basename(path)}">`).join('\n')}
<style>html,body{margin:0;padding:0;min-width:0;background:none}#stage{display:grid;justify-content:start}
#stage .sh-board{aspect-ratio:auto}.silhouettes{filter:brightness(0);background:#fff}</style>
<div class="sprite">${names.map(spriteText).join('')}</div><div id="stage"></div>`;

/**
 * Shows rows of men on one of the boards, squares of `square` pixels. A row is a list of symbols'
 * ids; `null` leaves a square empty. A man fills his square, unlike in the page.
 */
export async function show(page, { theme, cloth, square, rows }) {
  const columns = Math.max(...rows.map((row) => row.length));
  const [width, height] = [columns * square, rows.length * square];
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ([theme, cloth, square, rows, columns, fine]) => {
      window.document.documentElement.dataset.theme = theme;
      window.document.documentElement.dataset.cloth = cloth;
      const man = (id) => (id ? `<svg class="sh-man" viewBox="0 0 100 100"><use href="#${id}"/></svg>` : '');
      const cell = (id, x, y) => `<div class="sh-cell${(x + y) % 2 ? ' sh-dark' : ''}">${man(id)}</div>`;
      const line = (row, y) => `<div class="sh-row">${Array.from({ length: columns }, (_, x) => cell(row[x], x, y)).join('')}</div>`;
      const stage = window.document.querySelector('#stage');
      const pattern = cloth === 'chequered' ? 'sh-chequered' : 'sh-plain';
      stage.innerHTML = `<div class="board-host" style="width:${columns * square}px;height:${rows.length * square}px;aspect-ratio:auto;box-shadow:none"><div class="sh-board ${pattern}" style="height:100%;--sh-man-inset:0;--sh-border:0px"><div class="sh-field"><div class="sh-grid">${rows.map(line).join('')}</div></div></div></div>`;
      if (fine) stage.style.removeProperty('--piece-fine');
      else stage.style.setProperty('--piece-fine', '0');
    },
    [theme, cloth, square, rows, columns, square >= FINE],
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return { width, height };
}

/**
 * The grounds that men stand on: for every board and theme, and every kind of square, the colours
 * it is made of at one pixel each. Edges with their lines are left out.
 */
export async function grounds(page) {
  const found = [];
  const square = 60;
  for (const theme of THEMES) {
    for (const cloth of cloths()) {
      await show(page, { theme, cloth, square, rows: Array.from({ length: 8 }, () => Array(8).fill(null)) });
      const { width, channels, data } = decode(await page.screenshot());
      const kinds = cloth === 'chequered' ? ['light', 'dark'] : ['plain'];
      for (const [parity, kind] of kinds.entries()) {
        const colours = [];
        for (let y = 0; y < 8 * square; y += 3) {
          for (let x = 0; x < 8 * square; x += 3) {
            if (kinds.length === 2 && (Math.floor(x / square) + Math.floor(y / square)) % 2 !== parity) continue;
            if (Math.min(x % square, y % square) < 6 || Math.max(x % square, y % square) > square - 6) continue;
            const at = channels * (y * width + x);
            colours.push([data[at], data[at + 1], data[at + 2]]);
          }
        }
        found.push({ name: `${cloth}${kind === 'plain' ? '' : ` ${kind}`}, ${theme}`, colours });
      }
    }
  }
  return found;
}

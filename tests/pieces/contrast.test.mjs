// Every man stands out from every board, and his own lines from his own paint.
//
// WCAG 2.2 wants a contrast of 3 between a graphic and what it lies on (1.4.11). A man is parted
// from the board by the edge drawn round him: its pixels are set against the board's colours. And
// within him his light parts are set against his lines and dark parts, by which he is known.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { grounds, openBoards } from "../../web/pieces/tools/boards.mjs";
import { launch, SETS, spriteText, symbols } from "../../web/pieces/tools/browser.mjs";
import { contrast, luminance } from "../../web/pieces/tools/colour.mjs";
import { draw, openSprites } from "../../web/pieces/tools/raster.mjs";

/** Large, so that the edge has a colour of its own: it is two hundredths of a man wide. */
const SIZE = 200;
const WANTED = 3;
/** Which part of the edge must have the contrast wanted: a jewel on it may shine. */
const SHARE_OF_EDGE = 0.9;
/** What is light and what is dark within a man: these shares of his surface are darker. */
const [DARK, LIGHT] = [0.08, 0.92];

let browser;
let sprites;
let boards;
before(async () => {
  browser = await launch();
  sprites = await openSprites(browser, SETS);
  boards = await grounds(await openBoards(browser, []));
});
after(() => browser?.close());

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
const ascending = (numbers) => [...numbers].sort((a, b) => a - b);
const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Luminances of the man's edge (whole pixels that touch the outside) and of all of him. */
function surfaces({ size, data }) {
  const alpha = (x, y) => (x < 0 || y < 0 || x >= size || y >= size ? 0 : data[4 * (y * size + x) + 3]);
  const edge = [];
  const all = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (alpha(x, y) < 250) continue;
      const at = 4 * (y * size + x);
      const light = luminance([data[at], data[at + 1], data[at + 2]]);
      all.push(light);
      if (Math.min(alpha(x - 1, y), alpha(x + 1, y), alpha(x, y - 1), alpha(x, y + 1)) < 128) edge.push(light);
    }
  }
  return { edge, all: ascending(all) };
}

/** A board's name, and the luminances between which nearly all of it lies. */
function measured({ name, colours }) {
  const sorted = ascending(colours.map(luminance));
  return { name, ends: [quantile(sorted, 0.05), quantile(sorted, 0.95)] };
}

for (const set of SETS) {
  test(`${set}: edges and lines have a contrast of ${WANTED} and more`, async (t) => {
    const ids = symbols(spriteText(set)).map((man) => man.id);
    const pictures = await draw(sprites, ids, SIZE);
    const ranges = boards.map(measured);
    let edgeLeast = { value: Infinity };
    let innerLeast = { value: Infinity };
    for (const [id, picture] of pictures) {
      const { edge, all } = surfaces(picture);
      const inner = ratio(quantile(all, DARK), quantile(all, LIGHT));
      if (inner < innerLeast.value) innerLeast = { value: inner, id };
      for (const { name, ends } of ranges) {
        // The board's lightest and darkest places, whichever is worse.
        const against = ascending(edge.map((light) => Math.min(...ends.map((ground) => ratio(light, ground)))));
        const value = quantile(against, 1 - SHARE_OF_EDGE);
        if (value < edgeLeast.value) edgeLeast = { value, id, board: name };
      }
    }
    t.diagnostic(`edge against board: least ${edgeLeast.value.toFixed(2)} (${edgeLeast.id} on ${edgeLeast.board})`);
    t.diagnostic(`light against dark within a man: least ${innerLeast.value.toFixed(2)} (${innerLeast.id})`);
    assert.ok(edgeLeast.value >= WANTED, `the edge of ${edgeLeast.id} on ${edgeLeast.board}: ${edgeLeast.value.toFixed(2)}`);
    assert.ok(innerLeast.value >= WANTED, `the lines of ${innerLeast.id}: ${innerLeast.value.toFixed(2)}`);
  });
}

test("the boards are those of the page, and not blank", () => {
  assert.ok(boards.length >= 8, boards.map((board) => board.name).join("; "));
  for (const { name, colours } of boards) {
    assert.ok(colours.length > 100 && colours.some((rgb) => Math.max(...rgb) < 250), name);
  }
  const light = boards.find((board) => board.name === "chequered light, light");
  const dark = boards.find((board) => board.name === "chequered dark, light");
  assert.ok(contrast(light.colours[0], dark.colours[0]) > 1.3, "light and dark squares differ");
});

test("contrast is WCAG's", () => {
  assert.equal(contrast([0, 0, 0], [255, 255, 255]), 21);
  assert.equal(contrast([119, 119, 119], [255, 255, 255]).toFixed(2), "4.48");
});

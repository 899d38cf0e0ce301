// Whose man it is can be seen without telling red from green, or blue from yellow: the bases and
// the bodies of the two sides differ in colour for each of three kinds of colour blindness, and
// the bases differ in shape for everybody.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, SETS, spriteText, symbols } from "../../web/pieces/tools/browser.mjs";
import { ciede2000, DEFICIENCIES, lab, seenWith } from "../../web/pieces/tools/colour.mjs";
import { difference, draw, openSprites } from "../../web/pieces/tools/raster.mjs";

const SIZE = 128;
/** The least difference of the sides' bases and of the rest, in CIEDE2000: 2 is seen side by side. */
const COLOUR = 8;
/** The least share of their surface that the bases must not have in common. */
const SHAPE = 0.12;

/** A colour that no man has, for his base only: shows where the base is. */
const MARK = [255, 0, 255];

let browser;
let page;
before(async () => {
  browser = await launch();
  page = await openSprites(browser, SETS);
});
after(() => browser?.close());

const pixel = (data, i) => [data[4 * i], data[4 * i + 1], data[4 * i + 2]];
const mean = (colours) => colours.reduce((sum, rgb) => sum.map((n, i) => n + rgb[i]), [0, 0, 0]).map((n) => n / colours.length);

/** Mean colours of base and of the rest, and the base's shape, gaps between its parts filled. */
function split(picture, marked) {
  const { size, data } = picture;
  const [base, rest] = [[], []];
  const isBase = (i) => data[4 * i + 3] > 250 && pixel(marked.data, i).every((n, k) => Math.abs(n - MARK[k]) < 3);
  const shape = new Float64Array(size * size);
  for (let y = 0; y < size; y += 1) {
    let [left, right] = [size, -1];
    for (let x = 0; x < size; x += 1) {
      const i = y * size + x;
      if (data[4 * i + 3] <= 250) continue;
      if (!isBase(i)) {
        rest.push(pixel(data, i));
        continue;
      }
      base.push(pixel(data, i));
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    shape.fill(1, y * size + left, y * size + Math.max(left, right + 1));
  }
  return { base: mean(base), rest: mean(rest), shape, found: base.length };
}

for (const set of SETS) {
  test(`${set}: the sides are told apart by colour-blind eyes`, async (t) => {
    const text = spriteText(set);
    const men = symbols(text);
    const ids = men.map((man) => man.id);
    const variables = new Set([...text.matchAll(/var\((--[wb]-base[a-z-]*)/g)].map((match) => match[1]));
    const mark = [...variables].map((name) => `${name}:rgb(${MARK})`).join(";");
    const pictures = await draw(page, ids, SIZE);
    const marked = await draw(page, ids, SIZE, mark);
    const parts = new Map(ids.map((id) => [id, split(pictures.get(id), marked.get(id))]));
    const least = { shape: { value: Infinity } };
    for (const kind of ["base", "rest"]) for (const name of Object.keys(DEFICIENCIES)) least[`${kind}, ${name}`] = { value: Infinity };
    const note = (what, value, id) => {
      if (value < least[what].value) least[what] = { value, id };
    };
    for (const { id, side } of men) {
      if (side !== "w") continue;
      const [white, black] = [parts.get(id), parts.get(id.replace("-w-", "-b-"))];
      assert.ok(white.found > 40 && black.found > 40, `${id}: a base is seen`);
      note("shape", difference(white.shape, black.shape), id);
      for (const [name, matrix] of Object.entries(DEFICIENCIES)) {
        const seen = (rgb) => lab(seenWith(matrix, rgb));
        for (const kind of ["base", "rest"]) note(`${kind}, ${name}`, ciede2000(seen(white[kind]), seen(black[kind])), id);
      }
    }
    const faults = [];
    for (const [what, { value, id }] of Object.entries(least)) {
      const wanted = what === "shape" ? SHAPE : COLOUR;
      t.diagnostic(`${what}: least ${value.toFixed(2)} (${id}), wanted ${wanted}`);
      if (!(value >= wanted)) faults.push(`${what}: ${id} differs from its opponent by ${value.toFixed(2)} only`);
    }
    assert.deepEqual(faults, []);
  });
}

test("CIEDE2000 agrees with the pairs published with it", () => {
  const pairs = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [58, 24, 15], 19.4535],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ];
  for (const [a, b, published] of pairs) assert.equal(ciede2000(a, b).toFixed(4), published.toFixed(4));
});

test("red and green are near for those who cannot tell them apart", () => {
  const [red, green] = [[190, 60, 40], [95, 105, 40]];
  const apart = (see) => ciede2000(lab(see(red)), lab(see(green)));
  const matrix = DEFICIENCIES.deuteranopia;
  assert.ok(apart((rgb) => rgb) > 3 * apart((rgb) => seenWith(matrix, rgb)));
  for (const rows of Object.values(DEFICIENCIES)) {
    // Grey stays grey for everybody.
    for (const n of seenWith(rows, [128, 128, 128])) assert.ok(Math.abs(n - 128) < 1);
  }
});

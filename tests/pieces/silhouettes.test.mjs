// Every man is told from the others as a black shape 24 pixels wide.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, SETS, spriteText, symbols } from "../../web/pieces/tools/browser.mjs";
import { difference, draw, ink, openSprites } from "../../web/pieces/tools/raster.mjs";

const SIZE = 24;

/** The least share of their ink that two men must not have in common. */
const WITHIN_A_SIDE = 0.16;
/** Every pawn from every officer, whichever side's. */
const PAWN_FROM_OFFICER = 0.3;
/** Men of different kinds on different sides: their bases and their paint tell them apart, too. */
const ACROSS_SIDES = 0.15;

let browser;
let page;
before(async () => {
  browser = await launch();
  page = await openSprites(browser, SETS);
});
after(() => browser?.close());

/** The nearest of all pairs that count. */
function nearest(men, shapes, counts) {
  let least = { apart: Infinity };
  for (const [i, a] of men.entries()) {
    for (const b of men.slice(i + 1)) {
      if (a.man === b.man || !counts(a, b)) continue;
      const apart = difference(shapes.get(a.id), shapes.get(b.id));
      if (apart < least.apart) least = { apart, a: a.id, b: b.id };
    }
  }
  return least;
}

// Letters are told apart by reading them: their tiles are alike on purpose.
for (const set of SETS.filter((name) => name !== "letters")) {
  test(`${set}: black shapes of ${SIZE} pixels differ`, async (t) => {
    const men = symbols(spriteText(set));
    const shapes = new Map([...(await draw(page, men.map((man) => man.id), SIZE))].map(([id, picture]) => [id, ink(picture)]));
    const pawns = (a, b) => (a.man === "pawn") !== (b.man === "pawn");
    const rules = [
      ["within a side", WITHIN_A_SIDE, (a, b) => a.side === b.side && !pawns(a, b)],
      ["a pawn from an officer", PAWN_FROM_OFFICER, pawns],
      ["across the sides", ACROSS_SIDES, (a, b) => a.side !== b.side && !pawns(a, b)],
    ];
    const near = [];
    for (const [what, threshold, counts] of rules) {
      const { apart, a, b } = nearest(men, shapes, counts);
      t.diagnostic(`${what}: least ${apart.toFixed(3)} (${a}, ${b}), wanted ${threshold}`);
      if (!(apart >= threshold)) near.push(`${what}: ${a} and ${b} differ by ${apart.toFixed(3)} only, wanted ${threshold}`);
    }
    assert.deepEqual(near, []);
  });
}

test("the measure is 0 for a shape and itself, 1 for shapes apart", () => {
  const [left, right] = [Float64Array.of(1, 1, 0, 0), Float64Array.of(0, 0, 1, 1)];
  assert.equal(difference(left, left), 0);
  assert.equal(difference(left, right), 1);
  assert.equal(difference(left, Float64Array.of(0, 1, 1, 0)), 2 / 3);
});

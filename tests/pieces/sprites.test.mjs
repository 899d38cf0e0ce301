// What a page may rely on in every sprite, and that every picture is there and whole.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { launch, SETS, spriteText, symbols } from "../../web/pieces/tools/browser.mjs";
import { draw, ink, openSprites } from "../../web/pieces/tools/raster.mjs";

const LIMIT = 20 * 1024;
const MEN = ["king", "bers", "rook", "camel", "horse", "guard", "pawn"];
/** Sets without likenesses: all pawns of a side are alike. */
const ALIKE = ["nishapur", "letters"];
/** Words that would draw in pixels, run, style, blur, or reach outside. */
const FORBIDDEN = /<(?:image|filter|script|style|foreignObject|animate|set|clipPath|mask|pattern|a)\b|\son[a-z]+=|\sstyle=|data:|@import|javascript:/;

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

for (const set of SETS) {
  const text = spriteText(set);
  const men = symbols(text);

  test(`${set}: the sprite is small, and holds nothing but drawings`, (t) => {
    const weight = brotliCompressSync(text).length;
    t.diagnostic(`${weight} bytes after brotli, at most ${LIMIT}`);
    assert.ok(weight <= LIMIT, `${weight} bytes`);
    assert.doesNotMatch(text, FORBIDDEN);
    const outside = [...text.matchAll(/(?:https?:)?\/\/[^\s"<]+/g)].map(([word]) => word);
    assert.deepEqual(outside, ["http://www.w3.org/2000/svg"], "only the namespace has an address");
    const known = new Set([...text.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]));
    const references = [...text.matchAll(/url\(([^)]*)\)|href="([^"]*)"/g)].map((match) => match[1] ?? match[2]);
    for (const reference of references) assert.ok(reference.startsWith("#") && known.has(reference.slice(1)), reference);
    assert.equal(known.size, text.match(/\bid="/g).length, "no id twice");
    for (const id of known) assert.ok(id.startsWith(`${set}-`), id);
  });

  test(`${set}: every man of every game is there, says what he is, and his colours can be set`, () => {
    const wanted = ["w", "b"].flatMap((side) => {
      const pawns = ALIKE.includes(set) ? [] : Array.from({ length: 8 }, (_, i) => `pawn-${i + 1}`);
      return [...MEN, ...pawns].map((man) => `${set}-${side}-${man}`);
    });
    assert.deepEqual(men.map((man) => man.id).sort(), wanted.sort());
    assert.equal(text.match(/<symbol\b/g).length, wanted.length);
    assert.equal(text.match(/<symbol id="[^"]+" viewBox="0 0 100 100"><desc>[^<]{3,}<\/desc>/g).length, wanted.length);
    const paints = [...text.matchAll(/\b(?:fill|stroke|stop-color)="([^"]*)"/g)].map((match) => match[1]);
    for (const paint of new Set(paints)) {
      assert.match(paint, /^(?:none|#[0-9a-f]{3,8}|url\(#[a-z-]+\)|var\(--[wb]-[a-z-]+,(?:#[0-9a-f]{3,8}|url\(#[a-z-]+\))\))$/);
    }
    for (const side of ["w", "b"]) {
      for (const material of ["base", "line"]) assert.ok(text.includes(`var(--${side}-${material},`), `${side} ${material}`);
    }
  });

  test(`${set}: the page offers the set and carries its sprite`, () => {
    assert.match(read("web/src/state/settings.rs"), new RegExp(`= "${set}"`));
    assert.match(read("index.html"), new RegExp(`web/pieces/${set}\\.svg`));
  });
}

let browser;
let page;
before(async () => {
  browser = await launch();
  page = await openSprites(browser, SETS);
});
after(() => browser?.close());

for (const set of SETS) {
  test(`${set}: every picture is there and whole`, async (t) => {
    const size = 128;
    const men = symbols(spriteText(set));
    const pictures = await draw(page, men.map((man) => man.id), size);
    let least = { share: Infinity };
    for (const { id, man } of men) {
      const shape = ink(pictures.get(id));
      const share = shape.reduce((sum, n) => sum + n, 0) / shape.length;
      if (share < least.share) least = { share, id };
      assert.ok(share > (man === "pawn" ? 0.08 : 0.15), `${id} covers ${(100 * share).toFixed(1)} % of its square`);
      const cut = Array.from(shape).filter((n, i) => {
        const [x, y] = [i % size, Math.floor(i / size)];
        return n > 0.1 && (x === 0 || y === 0 || x === size - 1 || y === size - 1);
      });
      // A finial or a tail may touch the edge; a body may not.
      assert.ok(cut.length <= 20, `${id} is cut off at the edge of its square`);
      const foot = shape.findLastIndex((n) => n > 0.5);
      const ground = (100 * (Math.floor(foot / size) + 1)) / size;
      assert.ok(ground > 93 && ground < 99.5, `${id} stands on the common ground line, not at ${ground.toFixed(1)}`);
          }
    t.diagnostic(`the smallest picture covers ${(100 * least.share).toFixed(1)} % of its square (${least.id})`);
  });
}

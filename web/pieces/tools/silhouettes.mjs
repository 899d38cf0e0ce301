// Can every man be told from every other as a black shape 24 pixels wide?
//
//   node tools/silhouettes.mjs
//
// Two shapes differ by the ink they do not share over the ink of both. Men of different kinds
// are compared across both sides (all pawns are one kind); fails below THRESHOLD.

import { BLACK, launch, parts, readSprite, SETS } from './browser.mjs';

const SIZE = 24;
const THRESHOLD = 0.15;

const browser = await launch();
const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
let failed = false;
for (const name of SETS) {
  const { text, ids } = readSprite(name);
  const kind = (id) => parts(name, id).man;
  const inks = new Map();
  for (const id of ids) {
    await page.setContent(
      `<style>body{margin:0;background:#fff;overflow:hidden}body>svg:first-of-type{position:absolute}</style>${text}<svg width="${SIZE}" height="${SIZE}" style="display:block"><use href="#${id}" style="${BLACK}"/></svg>`,
    );
    const shot = (await page.screenshot()).toString('base64');
    inks.set(
      id,
      await page.evaluate(async (png) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext('2d');
        pen.drawImage(image, 0, 0);
        const { data } = pen.getImageData(0, 0, image.width, image.height);
        return Array.from({ length: data.length / 4 }, (_, i) => 1 - data[4 * i] / 255);
      }, shot),
    );
  }
  const pairs = [];
  for (const [i, a] of ids.entries()) {
    for (const b of ids.slice(i + 1)) {
      if (kind(a) === kind(b)) continue;
      const [x, y] = [inks.get(a), inks.get(b)];
      const apart = x.reduce((sum, ink, at) => sum + Math.abs(ink - y[at]), 0);
      const both = x.reduce((sum, ink, at) => sum + Math.max(ink, y[at]), 0);
      pairs.push({ a, b, difference: apart / both });
    }
  }
  pairs.sort((p, q) => p.difference - q.difference);
  console.log(`${name}: ${pairs.length} pairs; nearest:`);
  for (const { a, b, difference } of pairs.slice(0, 5)) console.log(`  ${difference.toFixed(3)}  ${a}  ${b}`);
  failed ||= pairs[0].difference < THRESHOLD;
}
await browser.close();
if (failed) {
  console.error(`two men are nearer than ${THRESHOLD}`);
  process.exitCode = 1;
}

// Men stand in the very middle of their squares, whatever the screen and the size of the board:
// once by what the browser says of its boxes, and once by the pixels that it paints.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Picture } from "./lib/picture.mjs";
import { newGame, openBoard } from "./lib/play.mjs";

/** Device pixels for each CSS pixel: those of screens, and what the zoom of a page makes of them. */
const ratios = [1, 1.25, 1.5, 2, 3];
const zooms = [0.67, 1.1, 1.75];

/** The most that a man may stand off, in device pixels. */
const tolerance = 0.5;

/** The error of measuring by pixels. */
const blur = 0.05;

/** Widths of the board in CSS pixels whose pictures are looked at. */
const painted = [300, 361, 487, 613, 700];

const options = (scale) => ({
  viewport: { width: 760, height: 860 },
  scale,
  context: { reducedMotion: "reduce" },
});

/** Takes the board out of the page's layout, so that it has the size that the test gives it. */
async function free(page) {
  await page.evaluate(() => {
    const host = document.querySelector(".sh-board").parentElement;
    document.body.append(host);
    document.body.style.height = "2000px";
    Object.assign(host.style, { position: "absolute", height: "auto", margin: 0, zIndex: 99 });
    window.place = (left, top, width) =>
      Object.assign(host.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  });
}

/** The largest distance of a man from the middle of his square, in device pixels. */
function measure(page, widths) {
  return page.evaluate((widths) => {
    let worst = { error: 0 };
    const grid = document.querySelector("[role=grid]");
    const cells = [...grid.querySelectorAll("[role=gridcell]")];
    const side = Math.sqrt(cells.length);
    const men = cells.flatMap((cell, index) => {
      const man = cell.querySelector("svg.sh-man");
      return man ? [{ man, column: index % side, row: Math.floor(index / side) }] : [];
    });
    for (const [index, width] of widths.entries()) {
      // The board lies on fractions of a pixel, too, and on a page that is scrolled by fractions.
      window.place((index * 0.37) % 3, (index * 0.73) % 3, width);
      scrollTo(0, (index * 0.31) % 5);
      const box = grid.getBoundingClientRect();
      for (const { man, column, row } of men) {
        const found = man.getBoundingClientRect();
        const right = found.left + found.width / 2 - box.left - ((column + 0.5) * box.width) / side;
        const down = found.top + found.height / 2 - box.top - ((row + 0.5) * box.height) / side;
        const error = Math.max(Math.abs(right), Math.abs(down)) * devicePixelRatio;
        if (error >= worst.error) worst = { error, width, column, row };
      }
    }
    return { ...worst, count: men.length };
  }, widths);
}

const every = Array.from({ length: 401 }, (_, index) => 300 + index);

for (const ratio of [...ratios, ...zooms]) {
  test(`men stand in the middle at ${ratio} device pixels`, { timeout: 120_000 }, async (t) => {
    const { page } = await openBoard(t, options(ratio));
    for (const [game, men] of [["Shatar", 32], ["Hiashatar", 40]]) {
      await newGame(page, { game, opponent: "Two people here" });
      await free(page);
      const worst = await measure(page, every);
      assert.equal(worst.count, men);
      t.diagnostic(
        `${game}, ${every.length} widths: at most ${worst.error.toFixed(3)} px (at ${worst.width})`,
      );
      assert.ok(worst.error <= tolerance, JSON.stringify(worst));
      if (ratios.includes(ratio)) {
        assert.equal(await page.evaluate(() => devicePixelRatio), ratio);
        const seen = await look(page, painted);
        t.diagnostic(`${game}, painted: at most ${seen.error.toFixed(3)} px (at ${seen.width})`);
        assert.ok(seen.error <= tolerance + blur, JSON.stringify(seen));
      }
      await page.reload();
    }
  });
}

test("men stand in the middle when the page itself is zoomed", async (t) => {
  const { page } = await openBoard(t, options(1));
  for (const zoom of [0.8, 1.1, 1.33, 2]) {
    await page.evaluate((zoom) => {
      document.documentElement.style.zoom = zoom;
    }, zoom);
    await page.evaluate(() => {
      const host = document.querySelector(".sh-board").parentElement;
      window.place = (left, top, width) =>
        Object.assign(host.style, { margin: `${top}px ${left}px`, width: `${width}px` });
    });
    const worst = await measure(page, every.filter((width) => width % 7 === 0));
    t.diagnostic(`zoom ${zoom}: at most ${worst.error.toFixed(3)} px`);
    assert.ok(worst.error <= tolerance, JSON.stringify(worst));
  }
});

test("the measure itself finds a man that stands off", async (t) => {
  const { page } = await openBoard(t, options(1.5));
  await free(page);
  await page.addStyleTag({ content: "[data-square=d2] .sh-man { translate: 0.8px 0 }" });
  const worst = await measure(page, [400]);
  assert.ok(Math.abs(worst.error - 1.2) < 0.1, JSON.stringify(worst));
  const seen = await look(page, [400]);
  assert.ok(seen.error > 0.7, JSON.stringify(seen));
});

/**
 * The same by pixels: every man becomes a plain disc on plain squares, and the centre of gravity
 * of its pixels is compared with the middle of the square that is painted around it. Browsers
 * paint squares from one whole device pixel to another, so this is what the eye sees.
 */
async function look(page, widths) {
  await page.addStyleTag({
    content: `
      .sh-board, .sh-board * { box-shadow: none !important; text-shadow: none !important; }
      .sh-board { --sh-square-light: #f00; --sh-square-dark: #00f; --sh-border: 4px; }
      .sh-field { border-color: #808 !important; }
      .sh-cell { background: #f00 !important; }
      .sh-cell.sh-dark { background: #00f !important; }
      .sh-cell::before, .sh-cell::after, .sh-coordinate { display: none !important; }`,
  });
  await page.evaluate(() => {
    for (const symbol of document.querySelectorAll("symbol")) {
      symbol.innerHTML = '<circle cx="50" cy="50" r="30" fill="#0f0"/>';
    }
  });
  let worst = { error: 0 };
  for (const [index, width] of widths.entries()) {
    const cells = await page.evaluate(
      ([index, width]) => {
        window.place(4 + ((index * 0.37) % 1), 4 + ((index * 0.73) % 1), width);
        scrollTo(0, (index * 0.31) % 3);
        const ratio = devicePixelRatio;
        return [...document.querySelectorAll("[role=gridcell]:has(svg.sh-man)")].map((cell) => {
          const box = cell.getBoundingClientRect();
          return {
            square: cell.dataset.square,
            x: (box.left + box.width / 2) * ratio,
            y: (box.top + box.height / 2) * ratio,
            size: box.width * ratio,
          };
        });
      },
      [index, width],
    );
    const picture = Picture.read(await page.screenshot());
    for (const { square, x, y, size } of cells) {
      const found = disc(picture, x, y, size);
      // The man is 94 % of his square wide, the disc 60 % of the man.
      const share = found.area / (Math.PI * (0.3 * size * 0.94) ** 2);
      assert.ok(share > 0.9 && share < 1.1, `${square} at ${width}: no disc (${share})`);
      const middle = paintedMiddle(picture, x, y, size);
      const error = Math.max(Math.abs(found.x - middle.x), Math.abs(found.y - middle.y));
      if (error >= worst.error) worst = { error, width, square };
    }
  }
  return worst;
}

/** The centre of gravity and the area of what is green within a square of a picture. */
function disc(picture, x, y, size) {
  let [area, right, down] = [0, 0, 0];
  const [reach, width] = [size * 0.45, picture.width];
  for (let row = Math.floor(y - reach); row < y + reach; row += 1) {
    for (let column = Math.floor(x - reach); column < x + reach; column += 1) {
      const green = picture.data[(row * width + column) * 3 + 1] / 255;
      area += green;
      right += green * (column + 0.5);
      down += green * (row + 0.5);
    }
  }
  return { area, x: right / area, y: down / area };
}

/** The middle of the square of one colour that is painted about a point. */
function paintedMiddle(picture, x, y, size) {
  // Lines beside the disc.
  const [left, top] = [Math.round(x - size * 0.42), Math.round(y - size * 0.42)];
  const colour = picture.at(left, top).join();
  const edges = (at, from) => {
    let [low, high] = [from, from];
    while (at(low - 1).join() === colour) low -= 1;
    while (at(high + 1).join() === colour) high += 1;
    return (low + high + 1) / 2;
  };
  return {
    x: edges((column) => picture.at(column, top), left),
    y: edges((row) => picture.at(left, row), top),
  };
}

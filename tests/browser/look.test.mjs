// What the page looks like: accessibility in every state and theme, no shift, no overflow, and
// pictures for people to look at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { move, newGame, openBoard, plies, ready, square } from "./lib/play.mjs";
import { openPage, viewports } from "./lib/page.mjs";

const still = (scheme) => ({ context: { reducedMotion: "reduce", colorScheme: scheme } });

for (const scheme of ["light", "dark"]) {
  test(`axe finds nothing in any state, ${scheme}`, { timeout: 120_000 }, async (t) => {
    const { page, checkAccessibility, screenshot } = await openBoard(t, still(scheme));
    await checkAccessibility();
    for (const name of ["New game", "Rules", "Share", "Look"]) {
      await page.getByRole("button", { name }).first().click();
      await checkAccessibility();
      await screenshot(`dialog-${name.toLowerCase().replace(" ", "-")}-${scheme}`);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "New game" }).first().click();
    await page.getByRole("radio", { name: /^Custom/ }).check();
    await page.getByRole("radio", { name: "Timed" }).check();
    await page.getByRole("radio", { name: "A position" }).check();
    await page.getByRole("button", { name: "Begin" }).click();
    await checkAccessibility();
    await page.keyboard.press("Escape");
    await newGame(page, {
      opponent: "Two people here",
      fen: "k7/p7/8/8/8/8/4B3/K6R w - - 0 1",
      minutes: 1,
    });
    await move(page, "e2", "f3");
    // The move shown is marked under the mouse, too.
    await page.locator(".ply[aria-current]").hover();
    await checkAccessibility(".moves");
    await square(page, "a8").click();
    await checkAccessibility();
    await page.getByRole("button", { name: "To the start" }).click();
    await checkAccessibility();
    await page.getByRole("button", { name: "Back to the game" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await checkAccessibility();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await checkAccessibility();
    await newGame(page, { game: "Hiashatar", opponent: "Two people here" });
    await square(page, "e2").click();
    await checkAccessibility();
    await newGame(page, { game: "Shatranj", opponent: "Two people here" });
    await checkAccessibility();
    await page.evaluate(() => {
      location.hash = "game=go";
    });
    await page.locator(".notice").waitFor();
    await checkAccessibility();
  });
}

for (const [name, viewport] of Object.entries(viewports)) {
  for (const scheme of ["light", "dark"]) {
    test(`pictures: ${name}, ${scheme}`, { timeout: 60_000 }, async (t) => {
      const { page, screenshot } = await openBoard(t, {
        viewport,
        touch: name === "phone",
        ...still(scheme),
      });
      for (const game of ["Shatar", "Hiashatar", "Shatranj"]) {
        await newGame(page, { game, opponent: "Two people here" });
        await screenshot(`${game.toLowerCase()}-${name}-${scheme}`);
      }
      await newGame(page, { game: "Shatar", fen: "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1" });
      await move(page, "c1", "b2");
      await screenshot(`end-${name}-${scheme}`);
    });
  }
}

test("nothing is wider than the page, from 320 px and across", async (t) => {
  const { page } = await openBoard(t, still("light"));
  for (const game of ["Shatar", "Hiashatar"]) {
    await newGame(page, { game, opponent: "Two people here" });
    for (const [width, height] of [
      [320, 568], [360, 640], [390, 844], [640, 360], [844, 390], [768, 1024], [1024, 768],
      [1280, 800], [1920, 1080], [3440, 1440],
    ]) {
      await page.setViewportSize({ width, height });
      const found = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - innerWidth,
        board: document.querySelector("[role=grid]").getBoundingClientRect().width,
      }));
      t.diagnostic(`${game} ${width}×${height}: board ${found.board.toFixed(0)} px`);
      assert.ok(found.overflow <= 0, `${width}×${height}: ${found.overflow} px too wide`);
      const most = Math.min(width, height);
      assert.ok(found.board >= most * 0.74, `${width}×${height}: a board of ${found.board} px`);
      assert.ok(found.board <= most, `${width}×${height}: the board is not seen whole`);
    }
  }
});

test("on a phone every square of 10×10 can be hit, and every button", async (t) => {
  const { page } = await openBoard(t, { viewport: viewports.phone, touch: true });
  await newGame(page, { game: "Hiashatar", opponent: "Two people here" });
  const cell = await square(page, "e5").boundingBox();
  assert.ok(cell.width >= 34 && cell.height >= 34, `a square of ${cell.width} px`);
  const small = await page.locator("button:visible").evaluateAll((buttons) =>
    buttons
      .map((button) => [button.textContent.trim(), button.getBoundingClientRect()])
      .filter(([, box]) => box.width < 44 || box.height < 44)
      .map(([name, box]) => `${name}: ${box.width}×${box.height}`),
  );
  assert.deepEqual(small, []);
});

/** Controls that leave the screen, and words that leave their control. */
const escaped = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, a, input")]
      .filter((one) => one.offsetParent)
      .flatMap((one) => {
        const { left, right } = one.getBoundingClientRect();
        const name = one.innerText || one.placeholder || one.tagName;
        const faults = [];
        if (left < -0.5 || right > innerWidth + 0.5) faults.push(`${name} is beside the screen`);
        if (one.tagName === "BUTTON" && one.scrollWidth > one.clientWidth + 1) {
          faults.push(`${name} is wider than its button`);
        }
        return faults;
      }),
  );

for (const language of ["en", "mn", "ru", "fr", "ar", "fa"]) {
  test(`no control and no word is cut off, ${language}`, { timeout: 60_000 }, async (t) => {
    const { page } = await openPage(t, { path: `?lang=${language}`, ...still("light") });
    await page.locator(`html[lang="${language}"] [role=gridcell]`).first().waitFor();
    for (const [width, height] of [
      [320, 568], [360, 640], [640, 360], [844, 390], [768, 1024], [1280, 800], [2560, 1300],
    ]) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await escaped(page), [], `${width}×${height}`);
    }
  });
}

test("the board stands before the program, and nothing shifts when it comes", async (t) => {
  const { page } = await openBoard(t, {
    ...still("light"),
    // Reloading ends the fetch of what the page before was still waiting for.
    expected: [/\/ornaments\/.* net::ERR_ABORTED/],
  });
  await page.addInitScript(() => {
    window.testShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.testShift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The program waits at the gate until the empty board has been looked at.
  let gate;
  await page.route("**/*_bg.wasm", async (route) => {
    await gate?.opened;
    await route.continue();
  });
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    gate = {};
    gate.opened = new Promise((resolve) => { gate.resolve = resolve; });
    const loading = page.reload({ waitUntil: "commit" });
    await page.getByText("The men are being set up…").waitFor();
    const host = () => page.locator(".board-host").boundingBox();
    const before = await host();
    gate.resolve();
    await loading;
    await ready(page);
    assert.deepEqual(await host(), before, `the board moved at ${viewport.width}`);
    const shift = await page.evaluate(() => window.testShift);
    t.diagnostic(`${viewport.width}: layout shift ${shift.toFixed(4)}`);
    assert.ok(shift < 0.02, `layout shift ${shift} at ${viewport.width}`);
  }
});

test("the theme and the board are chosen and kept", async (t) => {
  const { page, screenshot } = await openBoard(t, still("light"));
  await page.getByRole("button", { name: "Look" }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("radio", { name: "Chequered" }).check();
  await page.getByRole("radio", { name: /^Nishapur/ }).check();
  await page.keyboard.press("Escape");
  await page.reload();
  await ready(page);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  assert.equal(await page.locator(".sh-chequered").count(), 1);
  await screenshot("chequered-dark");
  await move(page, "d2", "d4");
  await plies(page, 2);
});

test("without JavaScript the page says what it needs", async (t) => {
  const { page } = await openBoard(t, still("light"));
  const context = await page.context().browser().newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  // Playwright's search by text passes over noscript.
  const words = plain.locator("noscript h2");
  await words.waitFor();
  assert.equal(await words.textContent(), "Please allow JavaScript");
  await context.close();
});

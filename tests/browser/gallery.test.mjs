// The gallery: every man of every set has a picture, a name and a description, and an address.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, viewports } from "./lib/page.mjs";
import { move, newGame, openBoard, plies } from "./lib/play.mjs";

/** Whether a `<use>` of a picture finds something to draw. */
const drawn = (svg) =>
  svg.evaluate((one) => {
    const { width, height } = one.querySelector("use").getBBox();
    return width > 10 && height > 10;
  });

for (const scheme of ["light", "dark"]) {
  test(`every set shows all its men, ${scheme}`, { timeout: 120_000 }, async (t) => {
    const { page, checkAccessibility, screenshot } = await openPage(t, {
      path: "?lang=en#gallery",
      context: { colorScheme: scheme, reducedMotion: "reduce" },
    });
    const sets = page.locator(".sets a");
    await sets.first().waitFor();
    const count = await sets.count();
    assert.ok(count >= 2);
    for (let index = 0; index < count; index += 1) {
      const name = await sets.nth(index).textContent();
      await sets.nth(index).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      const pictures = page.locator(".men .card svg");
      await pictures.first().waitFor();
      const men = await pictures.count();
      assert.ok(men === 28 || men === 14, `${name}: ${men}`);
      for (let man = 0; man < men; man += 1) assert.ok(await drawn(pictures.nth(man)), name);
      for (const motif of await page.locator(".men .motif").allTextContents()) {
        // An id in the place of a description is one that is missing.
        assert.match(motif, /^[A-Z].* /, name);
      }
      await checkAccessibility();
      await screenshot(`gallery-${index}-${scheme}`, { fullPage: true });
    }
  });
}

for (const [size, viewport] of Object.entries(viewports)) {
  test(`a man has an address and neighbours, ${size}`, { timeout: 60_000 }, async (t) => {
    const { page, checkAccessibility, screenshot } = await openPage(t, {
      path: "?lang=en#gallery/ulaanbaatar/w-camel",
      viewport,
    });
    await page.getByRole("heading", { level: 2, name: "Camel" }).waitFor();
    assert.match(await page.title(), /^Camel · Ulaanbaatar/);
    const svg = page.locator(".niche svg");
    assert.ok(await drawn(svg));
    await page.locator("dd", { hasText: "A male Bactrian" }).waitFor();
    assert.equal(await page.locator("bdi[lang=mn]").textContent(), "тэмээ");
    await checkAccessibility();
    await screenshot(`gallery-camel-${size}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= viewport.width, `${width}`);
    await page.getByRole("link", { name: /^After/ }).click();
    await page.getByRole("heading", { level: 2, name: "Horse" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await page.goBack();
    await page.getByRole("heading", { level: 2, name: "Camel" }).waitFor();
  });
}

test("the game waits while the men are looked at", { timeout: 60_000 }, async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, { opponent: "Two people here" });
  await move(page, "d2", "d4");
  await page.getByRole("button", { name: "Look" }).click();
  await page.getByRole("link", { name: "Look at all men" }).click();
  await page.locator(".men .card").first().waitFor();
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.locator("[role=gridcell]").first().waitFor();
  await plies(page, 1);
  await move(page, "d7", "d5");
});

test("an embedded gallery has no head", { timeout: 60_000 }, async (t) => {
  const { page } = await openPage(t, { path: "?lang=en&embed=1#gallery/nishapur" });
  await page.locator(".men .card").first().waitFor();
  assert.equal(await page.locator("header").count(), 0);
});

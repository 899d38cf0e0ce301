// The page starts wherever it lies, under a strict policy, and says so when it cannot.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, started } from "./lib/page.mjs";

for (const base of ["/", "/a/b/"]) {
  test(`the page starts under ${base}`, async (t) => {
    const { page, screenshot } = await openPage(t, { base, strict: true });
    await started(page);
    assert.match(await page.title(), /Shatar/);
    assert.ok(await page.locator("#start-failure").isHidden());
    await screenshot(base === "/" ? "start" : "start-sub-path");
  });
}

test("no script stands in the page itself", async (t) => {
  const { page } = await openPage(t);
  await started(page);
  const inline = await page.locator("script:not([src])").allTextContents();
  assert.deepEqual(inline, []);
});

test("the worker's file is named after its content and starts", async (t) => {
  const { page } = await openPage(t, { base: "/a/b/", strict: true });
  await started(page);
  const loader = await page.locator("meta[name=engine-worker]").getAttribute("content");
  assert.match(loader, /^\.\/shatar-worker-[0-9a-f]{16}_loader\.js$/);
  const wasm = page.waitForResponse((response) => response.url().endsWith("_bg.wasm"));
  await page.evaluate((address) => {
    window.testWorker = new Worker(address);
  }, loader);
  assert.equal((await wasm).status(), 200);
});

test("a page that cannot start says so", async (t) => {
  const { page, site } = await openPage(t, {
    path: null,
    expected: [/console error/, /_bg\.wasm/],
  });
  await page.route("**/shatar-web-*_bg.wasm", (route) => route.abort());
  await page.goto(site.url);
  await page.locator("#start-failure").waitFor({ state: "visible" });
});

test("the site of the tests can go away and come back", async (t) => {
  const expected = [/ERR_CONNECTION_REFUSED/];
  const { page, site } = await openPage(t, { expected });
  const reachable = () => page.evaluate(() => fetch("./").then(({ ok }) => ok, () => false));
  assert.equal(await reachable(), true);
  await site.stop();
  assert.equal(await reachable(), false);
  await site.start();
  assert.equal(await reachable(), true);
});

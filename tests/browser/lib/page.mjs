// Opening the page in a test: one browser for each file of tests, a fresh profile for each page,
// and a failure for everything that the browser complains about.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import { Site } from "./server.mjs";

/** Where screenshots go. */
const results = fileURLToPath(new URL("../../../test-results/", import.meta.url));

/** The widths that the page is looked at in. */
export const viewports = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
};

// Without a sandbox, since root has none; the rest keeps the browser from talking to its maker.
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The program that is started. */
export const executablePath = process.env.CHROME_PATH || "/usr/bin/chromium";

const launched = new Map();

/**
 * The browser of this file of tests, started when it is first needed.
 *
 * @param {string[]} [more] further flags; each set of them has a browser of its own
 */
export function browser(more = []) {
  const key = more.join(" ");
  if (!launched.has(key)) {
    launched.set(key, chromium.launch({ executablePath, args: [...flags, ...more] }));
  }
  return launched.get(key);
}

after(async () => {
  for (const one of launched.values()) await (await one).close();
});

/**
 * Opens the page in a profile of its own and closes all of it at the end of the test, which then
 * fails if the browser has complained about anything.
 *
 * @param {import("node:test").TestContext} t the running test
 * @param {object} [options]
 * @param {{width: number, height: number}} [options.viewport] desktop unless given
 * @param {string} [options.path] what follows the site's address, such as "?fen=…"; null opens
 *   no page yet
 * @param {boolean} [options.touch] a phone's touch screen instead of a mouse
 * @param {Site} [options.site] a site started by the test; one of its own unless given
 * @param {string} [options.base] the path that the page's own site lies under
 * @param {boolean} [options.strict] whether its own site sends the strict policy
 * @param {RegExp[]} [options.expected] complaints that are part of the test
 * @param {object} [options.context] more options for Playwright's context, such as `locale`
 * @param {number} [options.scale] device pixels for each CSS pixel of the whole browser, as on a
 *   screen that has them: what Playwright's `deviceScaleFactor` imitates lies on whole CSS pixels
 */
export async function openPage(t, options = {}) {
  const {
    viewport = viewports.desktop,
    path = "",
    touch = false,
    base,
    strict,
    expected = [],
    context: more = {},
    scale,
  } = options;
  const site = options.site ?? (await new Site({ base, strict }).start());
  const screen = scale
    ? [`--force-device-scale-factor=${scale}`, `--window-size=${viewport.width},${viewport.height}`]
    : [];
  const context = await (
    await browser(screen)
  ).newContext({
    viewport: scale ? null : viewport,
    hasTouch: touch,
    isMobile: touch,
    ...more,
  });
  const page = await context.newPage();
  const complaints = watch(page);
  t.after(async () => {
    await context.close();
    if (!options.site) await site.stop();
    const unexpected = complaints.filter((text) => !expected.some((one) => one.test(text)));
    assert.deepEqual(unexpected, [], "the browser complained");
  });

  if (path !== null) await page.goto(site.url + path);

  return {
    page,
    context,
    site,
    complaints,

    /** Saves what the page shows as test-results/NAME.png. */
    async screenshot(name, more = {}) {
      await mkdir(results, { recursive: true });
      // Fades in progress would make the picture differ from run to run.
      await page.screenshot({ path: join(results, `${name}.png`), animations: "disabled", ...more });
    },

    /** Fails on what axe finds; `selector` narrows it to a part of the page. */
    async checkAccessibility(selector) {
      const builder = new AxeBuilder({ page });
      if (selector) builder.include(selector);
      const { violations } = await builder.analyze();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
      );
      assert.deepEqual(found, [], "axe found violations");
    },
  };
}

/** Collects errors, warnings, failed requests and crashes of a page and of its workers. */
function watch(page) {
  const complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`page error: ${error.stack ?? error}`));
  page.on("crash", () => complaints.push("the page crashed"));
  page.on("requestfailed", (request) => {
    complaints.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** Waits until the page's program runs; it says so by an event, which may lie in the past. */
export async function started(page) {
  await page.waitForFunction(() => window.wasmBindings !== undefined);
}

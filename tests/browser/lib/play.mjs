// Playing on the page as a person does: everything by what can be seen, clicked and typed.

import { openPage, started } from "./page.mjs";
import { Site } from "./server.mjs";

/** A page with a board; `hash` is a link's fragment. More options as `openPage` has them. */
export async function openBoard(t, { hash = "", base, strict, ...more } = {}) {
  // Another build than dist/ can be tested by naming its folder.
  const folder = process.env.SHATAR_DIST;
  const site = await new Site({ base, strict, ...(folder && { folder }) }).start();
  const opened = await openPage(t, { ...more, site, path: null });
  // Registered after the page's own, so that the site goes when nobody asks for it any more.
  t.after(() => site.stop());
  await opened.page.addInitScript(() => {
    // Tests may end a worker behind the page's back.
    const Original = window.Worker;
    window.testWorkers = [];
    window.Worker = class extends Original {
      constructor(...parts) {
        super(...parts);
        window.testWorkers.push(this);
      }
    };
  });
  await opened.page.goto(site.url + (hash && `#${hash}`));
  await ready(opened.page);
  return { ...opened, site };
}

/** Waits for the board and its men. */
export async function ready(page) {
  await started(page);
  await page.locator("[role=grid] [role=gridcell]").first().waitFor();
  await page.locator(".sprite symbol").first().waitFor({ state: "attached" });
}

/** A square of the board. */
export const square = (page, name) => page.locator(`[role=gridcell][data-square="${name}"]`);

/** Moves by two clicks: `move(page, "d2", "d4")`. */
export async function move(page, from, to) {
  await square(page, from).click();
  await square(page, to).click();
}

/** Starts a game by the dialog. */
export async function newGame(page, options = {}) {
  const { game, preset, opponent, side, level, minutes, increment, fen } = options;
  await page.getByRole("button", { name: "New game" }).first().click();
  const dialog = page.getByRole("dialog");
  const choose = (name) => dialog.getByRole("radio", { name, exact: true }).check();
  if (game) await choose(new RegExp(`^${game}`));
  if (preset) await choose(new RegExp(`^${preset}`));
  if (opponent) await choose(opponent);
  if (side) await choose(side);
  if (level) await dialog.getByRole("slider", { name: "Level" }).fill(String(level));
  if (minutes) {
    await choose("Timed");
    await dialog.getByLabel("Minutes each").fill(String(minutes));
    await dialog.getByLabel("Seconds a move").fill(String(increment ?? 0));
  }
  if (fen) {
    await choose("A position");
    await dialog.getByLabel("FEN of the position").fill(fen);
  }
  await dialog.getByRole("button", { name: "Begin" }).click();
  if (!options.fails) await dialog.waitFor({ state: "detached" });
}

/** The moves of the move list, as written. */
export const moves = (page) => page.locator(".move-list .ply bdi").allTextContents();

/** Waits until so many plies are played. */
export async function plies(page, count, timeout = 15_000) {
  await page.waitForFunction(
    (count) => document.querySelectorAll(".move-list .ply bdi").length >= count,
    count,
    { timeout },
  );
}

/** The panel of the end. */
export const end = (page) => page.locator("section.end");

/** The words of the live region. */
export const said = (page) => page.locator("[role=status][aria-live=polite]");

/** Random numbers that are the same in every run. */
export function random(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Plays legal moves, captures first, against the engine until the game ends. Returns the plies.
 */
export async function playToTheEnd(page, { seed = 1, limit = 160 } = {}) {
  const chance = random(seed);
  for (let turn = 0; turn < limit; turn += 1) {
    await page.waitForFunction(
      () => document.querySelector("section.end, .sh-movable"),
      undefined,
      { timeout: 30_000 },
    );
    if (await end(page).count()) break;
    const before = (await moves(page)).length;
    const movable = page.locator(".sh-movable");
    await movable.nth(chance(await movable.count())).click();
    const captures = page.locator(".sh-capture");
    const targets = (await captures.count()) ? captures : page.locator(".sh-target");
    await targets.nth(chance(await targets.count())).click();
    const choice = page.locator(".sh-choice").first();
    if (await choice.count()) await choice.click();
    await plies(page, before + 1);
  }
  await end(page).waitFor();
  return (await moves(page)).length;
}

// The page by keyboard and ear: no mouse in this file.

import assert from "node:assert/strict";
import { test } from "node:test";
import { compareTree } from "./lib/tree.mjs";
import { end, moves, newGame, openBoard, plies, said, square } from "./lib/play.mjs";

/** A game between two people at one keyboard. */
async function twoPeople(page, options = {}) {
  await newGame(page, { opponent: "Two people here", ...options });
}

/** What the live region says, without the invisible sign that makes it new. */
const words = async (page) => (await said(page).textContent()).replaceAll("\u00a0", "").trim();

/** Presses a key on a square and returns what is said after it. */
async function ask(page, key, on) {
  if (on) await square(page, on).focus();
  const before = await said(page).textContent();
  await page.keyboard.press(key);
  await page.waitForFunction(
    (before) => document.querySelector("#live").textContent !== before,
    before,
  );
  return words(page);
}

const focused = (page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active.dataset.square ?? (active.id || active.textContent.trim() || active.tagName);
  });

/** Types a move into the field and waits until it is played. */
async function type(page, text) {
  const before = (await moves(page)).length;
  await page.locator("#typed").fill(text);
  await page.keyboard.press("Enter");
  await plies(page, before + 1);
}

const MIDDLE = "4k3/n6p/8/3p4/4P3/2N5/1P6/R3K3 w - - 0 9";

test("every key on the board has its answer", { timeout: 60_000 }, async (t) => {
  const { page } = await openBoard(t);
  await twoPeople(page, { fen: MIDDLE });
  assert.equal(await ask(page, "o", "e4"), "e4, white child");
  assert.equal(
    await ask(page, "m", "c3"),
    "White horse c3: takes child d5, b1, d1, a2, e2, a4, b5.",
  );
  assert.equal(await ask(page, "m", "a7"), "Black horse a7, if it were to move: b5, c6, c8.");
  assert.equal(await ask(page, "m", "h4"), "h4 is empty.");
  assert.equal(
    await ask(page, "x", "d5"),
    "Black child d5. White reaches it with horse c3, child e4. " +
      "In its lines: down right, next to it, white child e4.",
  );
  assert.equal(
    await ask(page, "a", "d5"),
    "White: nojon e1, cart a1, horse c3, child b2, child e4. " +
      "Black: nojon e8, horse a7, child d5, child h7.",
  );
  assert.equal(await ask(page, "l", "d5"), "No move yet.");
  assert.equal(await ask(page, "c", "d5"), "Nothing has been taken.");
  assert.match(await ask(page, "s", "d5"), /^No series of checks\./);
  assert.equal(await ask(page, "t", "d5"), "This game has no clocks.");
  assert.equal(await ask(page, "b", "d5"), "No camel is on the board.");
  assert.equal(await ask(page, "9", "d5"), "There is no rank 9.");
  assert.equal(await ask(page, "Shift+Digit0", "d5"), "There is no file j.");

  await square(page, "e1").focus();
  for (const [key, where] of [
    ["n", "c3"],
    ["n", "a7"],
    ["Shift+N", "c3"],
    ["5", "c5"],
    ["Shift+Digit8", "h5"],
    ["Home", "a5"],
    ["PageUp", "a8"],
    ["Control+End", "h1"],
    ["k", "e8"],
    ["Shift+K", "e1"],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await focused(page), where, key);
  }

  // The engine, at full strength: side and size; a move.
  await ask(page, "e", "e4");
  await page.waitForFunction(() => /White/.test(document.querySelector("#live").textContent));
  assert.match(await words(page), /^White (stands|is winning|wins)/);
  await ask(page, "g", "e4");
  await page.waitForFunction(() => /Best/.test(document.querySelector("#live").textContent));
  assert.match(await words(page), /^Best move: .+\. White/);

  await square(page, "e4").focus();
  assert.equal(await ask(page, "Enter"), "White child e4 selected, 2 moves.");
  assert.equal(await ask(page, "Escape"), "Nothing selected.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  assert.match(await ask(page, "Enter"), /^White: child e4 takes child on d5\./);
  assert.equal(await focused(page), "d5", "the focus stays where the man went");
  assert.equal(await ask(page, "l"), "White: child e4 takes child on d5.");
  assert.equal(await ask(page, "c"), "Ply 1. White: child e4 takes child on d5.");
});

test("clocks are told, and equal sentences change the region", async (t) => {
  const { page } = await openBoard(t);
  await twoPeople(page, { minutes: 5 });
  assert.equal(await ask(page, "t", "d2"), "White 5 minutes 0 seconds. Black 5 minutes 0 seconds.");
  const texts = new Set();
  for (let time = 0; time < 4; time += 1) {
    const before = await said(page).textContent();
    const now = await ask(page, "l", "d2");
    assert.equal(now, time === 0 ? "No move yet." : [...texts].at(-1));
    assert.notEqual(await said(page).textContent(), before);
    texts.add(now);
  }
  assert.equal(texts.size, 1);
  assert.equal(await page.locator("[aria-live=polite], [role=status], [role=log]").count(), 1);
  const region = await said(page).evaluate((it) => getComputedStyle(it).display);
  assert.notEqual(region, "none");
});

test("a whole game by keyboard: squares, letters and typed moves", { timeout: 60_000 }, async (t) => {
  const { page } = await openBoard(t);
  // A series of shaks that ends in mate, after quiet moves of both kinds.
  await twoPeople(page, { fen: "6k1/8/8/8/8/7p/P7/JR2K3 w - - 0 9" });
  await square(page, "e1").focus();
  await page.keyboard.press("/");
  assert.equal(await focused(page), "typed");
  for (const [text, why] of [
    ["", "Type a move first, as d4 or g1f3."],
    ["hello", "That is not a move. Write it as d4, Nf3 or g1f3."],
    ["Zb7", "“Z” is no man of this game."],
    ["Nf3", "The side to move has no horse that fits."],
    ["Ra1", "A man of the same side stands there."],
    ["a5", "That man cannot go there, or the Nojon would stand in check."],
    ["Rxb7", "There is nothing to take on b7."],
    ["O-O", "Nobody castles in these games."],
  ]) {
    await page.locator("#typed").fill(text);
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (why) => document.querySelector("#typed-fault").textContent === why,
      why,
    );
    assert.equal(await words(page), why, text);
    assert.equal(await page.locator("#typed").getAttribute("aria-invalid"), "true");
  }
  await type(page, "Rb7"); // SAN
  assert.equal(await page.locator("#typed").getAttribute("aria-invalid"), null);
  assert.equal(await page.locator("#typed").inputValue(), "");
  assert.equal(await focused(page), "typed", "the next move can be typed at once");
  await type(page, "g8f8"); // UCI
  await page.keyboard.press("Escape");
  assert.equal(await focused(page), "e1", "Escape leads back to the board");
  // By letters: the bers on a1 is found, and sent up its file by a digit.
  await page.keyboard.press("j");
  assert.equal(await focused(page), "a1");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Digit3");
  await page.keyboard.press("Enter");
  await plies(page, 3);
  await page.keyboard.press("/");
  await type(page, "h2");
  await type(page, "Jc8");
  await end(page).waitFor();
  assert.match(await words(page), /Mate\. White wins\./);
  assert.notEqual(await focused(page), "BODY");
});

test("the focus is never lost", { timeout: 60_000 }, async (t) => {
  const { page } = await openBoard(t);
  await twoPeople(page);
  const press = async (name, key = "Enter") => {
    await page.getByRole("button", { name, exact: true }).first().focus();
    await page.keyboard.press(key);
  };
  const stays = async (what) => {
    await page.waitForTimeout(80);
    assert.notEqual(await focused(page), "BODY", what);
  };
  await page.locator("#typed").fill("d4");
  await page.keyboard.press("Enter");
  await plies(page, 1);
  await press("To the start");
  await stays("at the first position the button has nothing left to do");
  await press("Play from here");
  await stays("the button is gone");
  await page.locator("#typed").fill("d4");
  await page.keyboard.press("Enter");
  await plies(page, 1);
  await press("Take back");
  await stays("nothing to take back");
  for (const name of ["New game", "Rules", "Share", "Look", "Keys"]) {
    await press(name);
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.match(await focused(page), new RegExp(name), `back at ${name}`);
  }
  await press("Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).focus();
  await page.keyboard.press("Enter");
  await end(page).waitFor();
  await stays("the button that opened the dialog is gone");
  await press("Rematch");
  await end(page).waitFor({ state: "detached" });
  await stays("the panel is gone");
  // Another game, another board.
  await square(page, "e1").focus();
  await page.evaluate(() => (location.hash = "game=hiashatar"));
  await page.waitForFunction(() => document.querySelectorAll(".sh-cell").length === 100);
  await stays("the board is another");
  // Another language.
  await press("Look");
  await page.getByRole("dialog").getByRole("combobox").selectOption("fr");
  await page.waitForFunction(() => document.documentElement.lang === "fr");
  await stays("the language is another");
});

test("a promotion is chosen by keys and gives the focus back", async (t) => {
  const { page } = await openBoard(t);
  await twoPeople(page, { preset: "Modern", fen: "7k/1P5p/8/8/8/8/8/1K6 w - - 0 9" });
  await square(page, "b7").focus();
  for (const key of ["Enter", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await page.getByRole("dialog", { name: "Promote to" }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.className), "sh-choice");
  await page.keyboard.press("Escape");
  assert.equal(await focused(page), "b8");
  await page.keyboard.press("ArrowDown");
  for (const key of ["Enter", "ArrowUp", "Enter", "ArrowDown", "Enter"]) {
    await page.keyboard.press(key);
  }
  await plies(page, 1);
  assert.deepEqual(await moves(page), ["b8=R+"]);
  assert.equal(await focused(page), "b8");
});

test("single keys act on the board alone and can be switched off", async (t) => {
  const { page } = await openBoard(t);
  await page.getByRole("button", { name: "Take back" }).focus();
  const before = await said(page).textContent();
  for (const key of ["o", "l", "k", "?", "/", "5"]) await page.keyboard.press(key);
  assert.equal(await said(page).textContent(), before);
  assert.match(await focused(page), /Take back/);
  assert.equal(await page.getByRole("dialog").count(), 0);

  await page.getByRole("button", { name: "Look" }).click();
  await page.getByLabel("Letters and digits are keys on the board").uncheck();
  await page.keyboard.press("Escape");
  await square(page, "e4").focus();
  for (const key of ["o", "k", "?", "5"]) await page.keyboard.press(key);
  assert.equal(await said(page).textContent(), before);
  assert.equal(await focused(page), "e4");
  await page.keyboard.press("ArrowUp");
  assert.equal(await focused(page), "e5");
});

test("the list of keys asks by touch, too", async (t) => {
  const { page, checkAccessibility } = await openBoard(t);
  await square(page, "d2").focus();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keys" });
  await dialog.waitFor();
  await checkAccessibility();
  await dialog.getByRole("button", { name: /The moves of the man/ }).click();
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => /d4/.test(document.querySelector("#live").textContent));
  assert.equal(await words(page), "White child d2: d4.");
  assert.equal(await focused(page), "d2");
  // And once more: the same sentence, but new.
  const before = await said(page).textContent();
  await page.keyboard.press("?");
  await dialog.getByRole("button", { name: /The moves of the man/ }).click();
  await page.waitForFunction(
    (before) => document.querySelector("#live").textContent !== before,
    before,
  );
  assert.equal(await words(page), "White child d2: d4.");
});

test("a move that came while a dialog was open is said after it", async (t) => {
  const { page } = await openBoard(t);
  // The engine takes its time to load, as over a slow network.
  await page.route(/worker/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.locator("#typed").fill("d4");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Rules" }).first().click();
  await plies(page, 2);
  const before = await said(page).textContent();
  await page.keyboard.press("Escape");
  await page.waitForFunction(
    (before) => document.querySelector("#live").textContent !== before,
    before,
  );
  assert.match(await words(page), /^Black: child d7 to d5\./);
});

test("ten by ten on a small phone: each square has room and a name", async (t) => {
  const { page } = await openBoard(t, {
    viewport: { width: 360, height: 640 },
    touch: true,
    hash: "game=hiashatar",
  });
  const cells = await page.locator("[role=gridcell]").evaluateAll((all) =>
    all.map((cell) => {
      const { width, height } = cell.getBoundingClientRect();
      return { width, height, name: cell.getAttribute("aria-label") };
    }),
  );
  assert.equal(cells.length, 100);
  for (const { width, height, name } of cells) {
    assert.ok(width >= 24 && height >= 24, `${name}: ${width} × ${height}`);
    assert.match(name, /^[a-j]\d+/);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.ok(!wide, "the page scrolls sideways");
});

for (const [name, open] of [
  ["page", async () => {}],
  ["keys", (page) => square(page, "d2").press("?")],
  ...["New game", "Rules", "Share", "Look", "Resign"].map((button) => [
    button.toLowerCase().replace(" ", "-"),
    (page) => page.getByRole("button", { name: button, exact: true }).first().click(),
  ]),
]) {
  test(`what a screen reader finds: ${name}`, async (t) => {
    const { page } = await openBoard(t);
    await open(page);
    const root = name === "page" ? page.locator("body") : page.getByRole("dialog");
    await root.waitFor();
    await compareTree(root, name);
  });
}

test("in forced colours rings are hatched and the focus is no selection", async (t) => {
  const { page, screenshot } = await openBoard(t, { context: { forcedColors: "active" } });
  const fen = "9k/4r5/10/10/3h6/10/10/10/10/3HK5 b - - 0 9";
  await twoPeople(page, { game: "Hiashatar", fen });
  await square(page, "e9").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  const style = (name, pseudo) =>
    square(page, name).evaluate((cell, pseudo) => {
      const { backgroundImage, outlineStyle, outlineWidth, borderTopStyle } =
        getComputedStyle(cell, pseudo);
      return { backgroundImage, outlineStyle, outlineWidth, borderTopStyle };
    }, pseudo);
  const [white, black, plain] = await Promise.all(["e2", "c5", "h5"].map((name) => style(name)));
  assert.match(white.backgroundImage, /gradient\(45deg/);
  assert.match(black.backgroundImage, /gradient\(-45deg/);
  assert.equal(plain.backgroundImage, "none");
  const focus = await style("e8");
  assert.equal(focus.outlineStyle, "double");
  assert.ok(parseFloat(focus.outlineWidth) >= 3);
  assert.equal((await style("e9", "::before")).borderTopStyle, "solid", "the selected man");
  assert.equal((await style("e2", "::after")).borderTopStyle, "solid", "where the ring stops it");
  await screenshot("forced-colours-rings");
});

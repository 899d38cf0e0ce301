// What is special about these games, seen on the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { end, move, moves, newGame, openBoard, said, square } from "./lib/play.mjs";

const people = { opponent: "Two people here" };

test("the opening is forced, and the page says so", async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, people);
  await move(page, "g1", "f3");
  await move(page, "e2", "e4");
  assert.deepEqual(await moves(page), []);
  await move(page, "d2", "d4");
  await move(page, "d7", "d5");
  await move(page, "g1", "f3");
  assert.deepEqual(await moves(page), ["d4", "d5", "Nf3"]);
});

test("niol is a draw that cites its rule", async (t) => {
  const { page, screenshot } = await openBoard(t);
  await newGame(page, { ...people, fen: "6bk/7p/8/8/8/8/8/K1B4J w - - 0 1" });
  await move(page, "c1", "b2");
  const words = await end(page).textContent();
  assert.match(words, /Niol/);
  assert.match(words, /A draw/);
  assert.match(words, /no shak came in the series/);
  assert.match(words, /AISE/);
  assert.match(await said(page).textContent(), /Niol\. A draw/);
  await screenshot("niol");
});

test("a mate by the camel wins after a shak in the series", async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, { ...people, fen: "7k/7p/4b3/8/8/8/8/RKB3J1 w - - 0 1" });
  await move(page, "a1", "a8");
  await move(page, "e6", "g8");
  await move(page, "c1", "b2");
  const words = await end(page).textContent();
  assert.match(words, /White wins/);
  assert.match(words, /Mate/);
});

test("robado ends the game at once", async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, { ...people, fen: "k7/8/8/8/8/8/1p6/K1R5 w - - 0 1" });
  await move(page, "a1", "b2");
  const words = await end(page).textContent();
  assert.match(words, /Robado/);
  assert.match(words, /Black has only the Nojon left/);
});

test("a mate by the horse alone is refused, with the reason", async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, { ...people, fen: "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1" });
  await move(page, "g5", "f7");
  await page.locator(".under-board", { hasText: "mate by the horse alone" }).waitFor();
  assert.match(await said(page).textContent(), /mate by the horse alone/);
  assert.deepEqual(await moves(page), []);
  await page.keyboard.press("Escape");
  await move(page, "g5", "f3");
  assert.deepEqual(await moves(page), ["Nf3"]);
});

test("checks are called by name and the series is told as it grows", async (t) => {
  const { page, screenshot } = await openBoard(t);
  const series = page.locator("section.series");
  await newGame(page, { ...people, fen: "k7/p7/8/8/8/8/4B3/K6R w - - 0 1" });
  await move(page, "e2", "f3");
  await series.getByText("Tuk!").waitFor();
  assert.match(
    await series.textContent(),
    /White’s series: tuk; no shak yet: mate now would be niol/,
  );
  await move(page, "a8", "b8");
  await move(page, "h1", "h8");
  await series.getByText("Shak!").waitFor();
  assert.match(await series.textContent(), /series: tuk, shak; a shak is among them/);
  assert.match(await said(page).textContent(), /shak\. White’s series: tuk, shak/);
  await screenshot("series");
});

test("a bodyguard's ring stops a cart, and the page says why", async (t) => {
  const { page, screenshot } = await openBoard(t);
  const fen = "k9/10/10/4h5/10/10/10/10/10/4R4K w - - 0 1";
  await newGame(page, { ...people, game: "Hiashatar", fen });
  await square(page, "e1").click();
  await page.locator(".under-board", { hasText: /stop this man on e6 \(the ring of the hia on e7\)/ }).waitFor();
  assert.ok(await square(page, "e6").evaluate((cell) => cell.classList.contains("sh-stop")));
  await screenshot("ring");
});

test("custom rules travel with the game", async (t) => {
  const { page } = await openBoard(t);
  await page.getByRole("button", { name: "New game" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Two people here" }).check();
  await dialog.getByRole("radio", { name: /^Custom/ }).check();
  await dialog.getByLabel("What the first move of each side may or must be.").selectOption("free");
  await dialog.getByLabel("How far the camel goes.").selectOption("bishop_max3");
  await dialog.getByRole("button", { name: "Begin" }).click();
  await move(page, "g1", "f3");
  assert.deepEqual(await moves(page), ["Nf3"]);
  await page.getByRole("button", { name: "Rules" }).click();
  await page.getByRole("dialog").getByText("At most three squares diagonally.").waitFor();
  assert.equal(await page.locator(".rule.changed").count(), 2);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByLabel("Link to this game", { exact: true }).inputValue();
  assert.match(link, /rules=aise,opening=free,camel=bishop_max3&moves=g1f3/);
});

test("the rules of every game and preset can be read with their sources", async (t) => {
  const { page } = await openBoard(t);
  for (const [game, preset] of [
    ["Shatar", "Popova"],
    ["Hiashatar", "Okano"],
    ["Shatranj", "Transposition"],
  ]) {
    await newGame(page, { ...people, game, preset });
    await page.getByRole("button", { name: "Rules" }).click();
    const rules = page.locator("dialog .rule");
    await rules.first().waitFor();
    assert.ok((await rules.count()) >= 6);
    for (const words of await rules.locator(".source").allTextContents()) {
      assert.match(words, /^(Source: |Our reading)/);
    }
    await page.getByRole("button", { name: "Close" }).click();
  }
});

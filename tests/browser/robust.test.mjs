// What may go wrong outside, and must not harm the game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { end, move, moves, newGame, openBoard, plies, ready, said, square } from "./lib/play.mjs";

test("a game survives a reload, against the engine and with clocks", async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, { game: "Hiashatar", level: 1, minutes: 5, increment: 3, side: "White" });
  await move(page, "e2", "e5");
  await plies(page, 2);
  const before = await moves(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await moves(page), before);
  assert.match(await page.locator(".mark").textContent(), /Hiashatar/);
  assert.equal(await page.locator(".clock").count(), 2);
  // It is White's turn and goes on.
  await move(page, "d2", "d4");
  await plies(page, 4);
});

test("a reload while the engine thinks asks it again", async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, { level: 10, side: "White" });
  await move(page, "d2", "d4");
  await plies(page, 2);
  await move(page, "g1", "f3");
  await page.getByText("thinks").waitFor();
  await page.reload();
  await ready(page);
  await plies(page, 4);
});

test("a damaged store is set aside with a message", async (t) => {
  const { page } = await openBoard(t);
  const damaged = "shatar-game 1\ngame shatar\nrules aise\nstart nonsense\n";
  await page.evaluate((text) => {
    // The page stores its game when it goes; the damage comes after that.
    addEventListener("pagehide", () => localStorage.setItem("shatar.game", text));
  }, damaged);
  await page.reload();
  await ready(page);
  await page.getByText(/could not be read \(line 4/).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("shatar.game.damaged")), damaged);
  await move(page, "d2", "d4");
  await plies(page, 2);
  await page.locator(".notice").getByRole("button", { name: "Close" }).click();
  assert.equal(await page.locator(".notice").count(), 0);
});

test("a refusing store is told, and the game goes on", async (t) => {
  const { page, site } = await openBoard(t);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(site.url + "?again");
  await ready(page);
  await page.getByText("This browser keeps nothing for us").waitFor();
  await move(page, "d2", "d4");
  await plies(page, 2);
});

test("a worker that dies in mid-search is replaced, the game unharmed", { timeout: 60_000 }, async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, { level: 10, side: "White" });
  await move(page, "d2", "d4");
  await plies(page, 2);
  await move(page, "g1", "f3");
  await page.getByText("thinks").waitFor();
  await page.waitForTimeout(300);
  await page.evaluate(() => window.testWorkers.at(-1).terminate());
  await page.getByText("thinks again, after a restart").waitFor({ timeout: 20_000 });
  assert.match(await said(page).textContent(), /another one has been started/);
  await plies(page, 4, 20_000);
  assert.deepEqual((await moves(page)).slice(0, 3), ["d4", "d5", "Nf3"]);
  assert.equal(await page.evaluate(() => window.testWorkers.length), 2);
});

test("an engine that cannot be had is told, and can be asked again", async (t) => {
  const { page } = await openBoard(t, { expected: [/shatar-worker/] });
  await page.route("**/shatar-worker*", (route) => route.abort());
  await move(page, "d2", "d4");
  await page.locator(".notice", { hasText: "The engine stopped twice" }).waitFor();
  assert.deepEqual(await moves(page), ["d4"]);
  await page.unroute("**/shatar-worker*");
  await page.getByRole("button", { name: "Try again" }).click();
  await plies(page, 2);
  assert.equal(await page.locator(".notice").count(), 0);
});

test("an undo while the engine thinks stops it", async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, { level: 10, side: "White" });
  await move(page, "d2", "d4");
  await page.getByText("thinks").waitFor();
  await page.getByRole("button", { name: "Take back" }).click();
  assert.deepEqual(await moves(page), []);
  await page.waitForTimeout(4_000);
  assert.deepEqual(await moves(page), [], "a move came from a search that was called off");
  await move(page, "d2", "d4");
  await plies(page, 2);
  assert.equal(await page.evaluate(() => window.testWorkers.length), 1, "it did not obey the stop");
});

test("the main thread stays free while the engine thinks", { timeout: 60_000 }, async (t) => {
  const { page } = await openBoard(t);
  let longest = Infinity;
  for (let attempt = 1; attempt <= 3 && longest > 50; attempt += 1) {
    await newGame(page, { game: "Hiashatar", level: 10, side: "White" });
    await page.evaluate(() => {
      window.testTasks = [];
      window.testObserver?.disconnect();
      window.testObserver = new PerformanceObserver((list) => {
        window.testTasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      window.testObserver.observe({ type: "longtask" });
    });
    await move(page, "e2", "e5");
    await plies(page, 2, 20_000);
    longest = Math.max(0, ...(await page.evaluate(() => window.testTasks)));
    t.diagnostic(`attempt ${attempt}: longest task ${longest.toFixed(0)} ms (0: none over 50)`);
  }
  assert.ok(longest <= 50, `a task of ${longest} ms`);
});

for (const [what, text, words] of [
  ["an unknown man", "k7/8/8/8/8/8/8/K5x1 w", /“x” is no man of this game \(line 1, column 18\)/],
  ["a short rank", "k7/8/8/7/8/8/8/K7 w", /rank 5 \(“7”\) does not fill the board/],
  ["two faults at once", "P7/8/8/8/8/8/8/8 w", /no king.*no king|last rank/],
]) {
  test(`a FEN with ${what} gets a sentence in both dialogs`, async (t) => {
    const { page } = await openBoard(t);
    await newGame(page, { fen: text, fails: true });
    const field = page.getByLabel("FEN of the position");
    await page.locator("#start-fen-error").filter({ hasText: words }).waitFor();
    assert.equal(await field.getAttribute("aria-invalid"), "true");
    assert.ok(await field.evaluate((input) => input === document.activeElement));
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByLabel("Paste a FEN or a PGN").fill(text);
    await page.getByRole("button", { name: "Put it on the board" }).click();
    await page.locator("#paste-fault").filter({ hasText: words }).waitFor();
    assert.deepEqual(await moves(page), []);
  });
}

test("a PGN goes out and comes back", async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, { opponent: "Two people here" });
  for (const [from, to] of [["d2", "d4"], ["d7", "d5"], ["g1", "f3"]]) await move(page, from, to);
  await page.getByRole("button", { name: "Share" }).click();
  const pgn = await page.getByLabel("PGN of the game", { exact: true }).inputValue();
  assert.match(pgn, /\[Variant "Shatar"\]/);
  assert.match(pgn, /1\. d4 d5 2\. Nf3/);
  await page.keyboard.press("Escape");
  await newGame(page, { game: "Shatranj" });
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByLabel("Paste a FEN or a PGN").fill(pgn);
  await page.getByRole("button", { name: "Put it on the board" }).click();
  await plies(page, 3);
  assert.deepEqual((await moves(page)).slice(0, 3), ["d4", "d5", "Nf3"]);
});

test("a PGN with a fault names line and column, and gives what was understood", async (t) => {
  const { page } = await openBoard(t);
  await page.getByRole("button", { name: "Share" }).click();
  const text = '[Variant "Shatar"]\n\n1. d4 d5 2. Nf3 Zz9 *';
  await page.getByLabel("Paste a FEN or a PGN").fill(text);
  await page.getByRole("button", { name: "Put it on the board" }).click();
  await page.locator("#paste-fault").filter({ hasText: /line 3, column 17/ }).waitFor();
  await page.getByRole("button", { name: "Take the first 3 plies" }).click();
  await plies(page, 3);
});

test("a link leads to its game and leaves the own one within reach", async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, { opponent: "Two people here" });
  await move(page, "d2", "d4");
  await page.evaluate(() => {
    location.hash = "game=shatranj&rules=baghdad&moves=e2e3.e7e6";
  });
  await page.getByText("A game from a link is on the board").waitFor();
  assert.deepEqual(await moves(page), ["e3", "e6"]);
  assert.equal(await page.evaluate(() => location.hash), "");
  await page.getByRole("button", { name: "Back to my game" }).click();
  assert.deepEqual(await moves(page), ["d4"]);
});

for (const [hash, words] of [
  ["game=go", /no game “go”/],
  ["game=shatar&rules=best", /no preset “best”/],
  ["game=shatar&moves=d2d4.d7d6", /move 2: d7d6 is not legal here/],
  ["game=shatar&fen=8/8_w", /2 ranks/],
]) {
  test(`the bad link #${hash} gets a sentence`, async (t) => {
    const { page } = await openBoard(t, { hash });
    await page.locator(".notice").filter({ hasText: words }).waitFor();
    assert.equal(await page.locator("[role=gridcell]").count(), 64);
  });
}

test("served under /a/b/ with a strict policy, the engine plays", async (t) => {
  const { page } = await openBoard(t, { base: "/a/b/", strict: true });
  await move(page, "d2", "d4");
  await plies(page, 2);
  assert.equal(await end(page).count(), 0);
  assert.equal(await square(page, "d5").locator("svg").count(), 1);
});

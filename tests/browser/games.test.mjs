// A whole game against the engine to its end, in each of the three games.

import assert from "node:assert/strict";
import { test } from "node:test";
import { end, moves, newGame, openBoard, playToTheEnd } from "./lib/play.mjs";

const reduced = { context: { reducedMotion: "reduce" } };

for (const [game, level, seed] of [
  ["Shatar", 4, 7],
  ["Hiashatar", 3, 3],
  ["Shatranj", 4, 5],
]) {
  test(`a whole game of ${game} against the engine`, { timeout: 240_000 }, async (t) => {
    const { page, screenshot, checkAccessibility } = await openBoard(t, reduced);
    await newGame(page, { game, opponent: "Engine", side: "White", level });
    const count = await playToTheEnd(page, { seed });
    t.diagnostic(`${game}: ${count} plies`);
    assert.ok(count > 10, `only ${count} plies`);
    const title = await end(page).getByRole("heading").textContent();
    assert.match(
      title,
      /^(Mate|Niol|Horse mate|Robado|Bare king|Stalemate|Repetition|Move limit)$/,
    );
    assert.match(await end(page).textContent(), /(White|Black) wins|A draw/);
    assert.match(await end(page).textContent(), /Its source/);
    assert.equal(await page.locator(".sh-movable").count(), 0, "a finished game goes on");
    await screenshot(`end-${game.toLowerCase()}`);
    await checkAccessibility();

    // Taking back works after the end, and the engine is not to move then.
    await page.getByRole("button", { name: "Take back" }).click();
    await end(page).waitFor({ state: "detached" });
    const left = (await moves(page)).length;
    assert.ok(left === count - 1 || left === count - 2, `${count} plies became ${left}`);
  });
}

test("a rematch changes sides and starts anew", async (t) => {
  const { page } = await openBoard(t, reduced);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  assert.match(await end(page).textContent(), /Black wins.*White gave up/s);
  await page.getByRole("button", { name: "Rematch" }).click();
  await end(page).waitFor({ state: "detached" });
  // The engine has White now and plays the forced first move.
  await page.locator(".move-list .ply").first().waitFor();
  assert.deepEqual(await moves(page), ["d4"]);
  const below = page.locator("section.plate.below");
  assert.match(await below.textContent(), /Black/);
});

test("the engine answers an offer of a draw", async (t) => {
  // White has a bare board against a bers and a cart.
  const hash = "game=shatar&rules=aise&fen=k7/8/8/3j4/8/7r/P7/K7_w_-_-_0_1";
  const { page } = await openBoard(t, { hash });
  await page.getByRole("button", { name: "Offer draw" }).click();
  await page.getByText("The engine does not want a draw now.").waitFor();
  assert.equal(await end(page).count(), 0);
  assert.ok(await page.getByRole("button", { name: "Offer draw" }).isDisabled());
});

test("a hint is shown and said", async (t) => {
  const { page } = await openBoard(t);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText("Hint: child d2 to d4.").waitFor();
  await page.locator(".sh-hint-to[data-square=d4]").waitFor();
});

test("flags fall", async (t) => {
  const { page } = await openBoard(t, reduced);
  await page.clock.install();
  await newGame(page, { opponent: "Two people here", minutes: 1 });
  assert.equal(await page.locator(".clock").count(), 2);
  await page.locator("[data-square=d2]").click();
  await page.locator("[data-square=d4]").click();
  await page.clock.runFor(62_000);
  assert.match(await end(page).textContent(), /White wins.*Black’s time ran out/s);
});

// Every way of moving a man, and the page without a pointer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { end, moves, newGame, openBoard, plies, square } from "./lib/play.mjs";
import { viewports } from "./lib/page.mjs";

test("a man is dragged with the mouse", async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, { opponent: "Two people here" });
  await square(page, "d2").dragTo(square(page, "d4"));
  assert.deepEqual(await moves(page), ["d4"]);
});

test("touch: tap and tap, and the page scrolls beside the men", async (t) => {
  const { page } = await openBoard(t, { viewport: viewports.phone, touch: true });
  await newGame(page, { opponent: "Two people here" });
  await square(page, "d2").tap();
  await square(page, "d4").tap();
  await square(page, "d7").tap();
  await square(page, "d5").tap();
  assert.deepEqual(await moves(page), ["d4", "d5"]);
  const action = (name) => square(page, name).evaluate((cell) => getComputedStyle(cell).touchAction);
  // One finger moves the man; two may zoom.
  assert.match(await action("g1"), /^(none|pinch-zoom)$/);
  assert.equal(await action("e5"), "manipulation", "the page cannot be scrolled on the board");
});

test("touch: a man is dragged, and a cancelled drag leaves no ghost", async (t) => {
  const { page, context } = await openBoard(t, { viewport: viewports.phone, touch: true });
  await newGame(page, { opponent: "Two people here" });
  const client = await context.newCDPSession(page);
  const middle = async (name) => {
    const box = await square(page, name).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (type, points) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const [from, to] = [await middle("d2"), await middle("d4")];
  const before = await page.locator("[role=grid]").innerHTML();
  await touch("touchStart", [from]);
  await touch("touchMove", [{ x: from.x, y: from.y - 30 }]);
  await touch("touchCancel", []);
  await page.waitForTimeout(400);
  await page.keyboard.press("Escape");
  const clean = (html) => html.replace(/ style="[^"]*"| tabindex="-?\d"/g, "");
  assert.equal(clean(await page.locator("[role=grid]").innerHTML()), clean(before));
  assert.equal(await page.locator(".sh-carried").count(), 0);
  await touch("touchStart", [from]);
  await touch("touchMove", [{ x: from.x, y: from.y - 20 }]);
  await touch("touchMove", [to]);
  await touch("touchEnd", []);
  await plies(page, 1);
  assert.deepEqual(await moves(page), ["d4"]);
});

test("a game by keyboard only, from the dialog to the last move", async (t) => {
  const { page } = await openBoard(t);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Tabs until the focus is on what a function of the page accepts. */
  const tabTo = async (accepts) => {
    for (let count = 0; count < 60; count += 1) {
      if (await page.evaluate(accepts)) return;
      await press("Tab");
    }
    assert.fail(`never reached ${accepts}`);
  };
  await tabTo(() => document.activeElement?.textContent?.trim() === "New game");
  await press("Enter");
  await page.getByRole("dialog").waitFor();
  await tabTo(() => document.activeElement?.name === "opponent");
  await press("ArrowRight");
  await tabTo(() => document.activeElement?.name === "start");
  await press("ArrowRight");
  await tabTo(() => document.activeElement?.id === "start-fen");
  await page.keyboard.type("k7/8/8/8/8/8/1p6/K1R5 w - - 0 1");
  await press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // The focus is back where it was, not lost.
  assert.equal(
    await page.evaluate(() => document.activeElement?.textContent?.trim()),
    "New game",
  );
  await tabTo(() => document.activeElement?.getAttribute("role") === "gridcell");
  const focused = () => page.evaluate(() => document.activeElement?.dataset.square);
  for (let step = 0; step < 20 && (await focused()) !== "a1"; step += 1) {
    const now = await focused();
    await press(now[0] === "a" ? "ArrowDown" : "ArrowLeft");
  }
  assert.equal(await focused(), "a1");
  await press("Enter", "ArrowUp", "ArrowRight", "Enter");
  assert.match(await end(page).textContent(), /Robado/);
});

test("the move list looks back and plays on from there", async (t) => {
  const { page } = await openBoard(t);
  await newGame(page, { opponent: "Two people here" });
  for (const [from, to] of [["d2", "d4"], ["d7", "d5"], ["g1", "f3"], ["b8", "c6"]]) {
    await square(page, from).click();
    await square(page, to).click();
  }
  await page.getByRole("button", { name: "d5" }).click();
  await page.getByText("Ply 2 of 4.").first().waitFor();
  assert.equal(await square(page, "g1").locator("svg").count(), 1, "the horse is back on g1");
  await square(page, "b1").click();
  await square(page, "c3").click();
  assert.deepEqual(await moves(page), ["d4", "d5", "Nc3"]);
  await page.getByRole("button", { name: "To the start" }).click();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.getByRole("button", { name: "One move back" }).click();
  await page.getByRole("button", { name: "Play from here" }).click();
  assert.deepEqual(await moves(page), ["d4", "d5"]);
});

test("the promotion is chosen where there is a choice", async (t) => {
  const { page } = await openBoard(t);
  const fen = "8/P6k/8/8/8/8/7p/K7 w - - 0 9";
  await newGame(page, { opponent: "Two people here", preset: "Modern", fen });
  await square(page, "a7").click();
  await square(page, "a8").click();
  await page.getByRole("button", { name: /horse/ }).click();
  assert.deepEqual(await moves(page), ["a8=N"]);
  // Where there is one choice it is made.
  await newGame(page, { opponent: "Two people here", preset: "AISE", fen });
  await square(page, "a7").click();
  await square(page, "a8").click();
  assert.deepEqual(await moves(page), ["a8=J"]);
});

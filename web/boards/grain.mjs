// Draws the materials of the boards: felt, wood and stone, as small SVG files of plain strokes in
// black and white with little opacity, so that one drawing serves every colour and theme.
//
//   node web/boards/grain.mjs
//
// The same seed gives the same files. No filters and no pixels: a browser draws each in a moment.

import { writeFileSync } from "node:fs";

/** Numbers from 0 to 1 that are the same in every run. */
function random(seed) {
  let state = seed >>> 0;
  return (low = 0, high = 1) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return low + (state / 2 ** 32) * (high - low);
  };
}

const round = (n) => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, "$1.");
const at = (...numbers) => numbers.map(round).join(" ");

function write(name, side, body) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${body}</svg>\n`;
  writeFileSync(new URL(name, import.meta.url), svg);
  console.log(name, svg.length);
}

/** A stroke, again wherever it would be cut off, so that tiles join without a seam. */
function tiled(side, x, y, reach, draw) {
  const shifts = (n) => [0, n < reach ? side : null, n > side - reach ? -side : null].filter((s) => s !== null);
  return shifts(x).flatMap((dx) => shifts(y).map((dy) => draw(x + dx, y + dy))).join("");
}

/** Felt: short pressed fibres that lie every way, in tufts that are a little lighter or darker. */
function felt() {
  const side = 120;
  const next = random(1921);
  const fibres = (colour, count, width, opacity) => {
    let d = "";
    for (let i = 0; i < count; i += 1) {
      const [turn, length, bend] = [next(0, Math.PI), next(2.5, 8), next(-0.45, 0.45)];
      const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
      d += tiled(side, next(0, side), next(0, side), 9, (x, y) =>
        `M${at(x, y)}q${at(dx / 2 - dy * bend, dy / 2 + dx * bend, dx, dy)}`);
    }
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  };
  const tufts = (colour, count, opacity) => {
    let body = "";
    for (let i = 0; i < count; i += 1) {
      const [rx, ry] = [next(9, 20), next(7, 14)];
      body += tiled(side, next(0, side), next(0, side), 21, (x, y) =>
        `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"/>`);
    }
    return `<g fill="${colour}" opacity="${opacity}">${body}</g>`;
  };
  write("felt.svg", side,
    tufts("#000", 9, 0.018) + tufts("#fff", 9, 0.03) +
    fibres("#000", 130, 0.8, 0.05) + fibres("#fff", 130, 0.7, 0.1) + fibres("#000", 60, 0.4, 0.11));
}

/** Wood: one plank, its grain flowing round two knots. */
function wood() {
  const side = 400;
  const next = random(1840);
  const knots = [{ x: 94, y: 232, r: 9 }, { x: 322, y: 118, r: 6 }];
  // How far a line of the grain is pushed aside by the knots.
  const pushed = (x, y) => knots.reduce((sum, knot) => {
    const [dx, dy] = [(x - knot.x) / (knot.r * 4.2), y - knot.y];
    const side = dy < 0 ? -1 : 1;
    return sum + side * knot.r * 1.25 * Math.exp(-dx * dx) * Math.exp(-Math.abs(dy) / (knot.r * 2.6));
  }, 0);
  let body = "";
  const groups = [["#000", 0.035, 4, 26], ["#fff", 0.07, 2.4, 17], ["#000", 0.075, 0.8, 7], ["#000", 0.12, 0.4, 9]];
  for (const [colour, opacity, width, apart] of groups) {
    let d = "";
    for (let y = next(2, 12); y < side; y += next(apart * 0.5, apart * 1.5)) {
      const [wave, phase, long] = [next(0.5, 1.8), next(0, 6.3), next(160, 320)];
      let line = "";
      for (let x = -10; x <= side + 50; x += 30) {
        const height = y + wave * Math.sin(x / long * 6.3 + phase) + pushed(x, y);
        line += line ? ` ${at(x, height)}` : `M${at(x, height)}L`;
      }
      d += smooth(line);
    }
    body += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
  }
  for (const { x, y, r } of knots) {
    const ring = (k) => `<ellipse cx="${x}" cy="${y}" rx="${round(r * k)}" ry="${round(r * k * 0.55)}"/>`;
    body += `<g opacity=".07">${[0.95, 0.6, 0.3].map(ring).join("")}</g>`;
  }
  write("wood.svg", side, body);
}

/** A smooth curve through the points of a polyline, each middle of two an anchor. */
function smooth(line) {
  const points = line.replace(/[ML]/g, " ").trim().split(/\s+/).map(Number);
  const pairs = [];
  for (let i = 0; i < points.length; i += 2) pairs.push([points[i], points[i + 1]]);
  let d = `M${at(...pairs[0])}Q${at(...pairs[1])} `;
  d += at((pairs[1][0] + pairs[2][0]) / 2, (pairs[1][1] + pairs[2][1]) / 2);
  for (let i = 2; i < pairs.length - 1; i += 1) {
    d += `T${at((pairs[i][0] + pairs[i + 1][0]) / 2, (pairs[i][1] + pairs[i + 1][1]) / 2)}`;
  }
  return d;
}

/** Stone: grains and a few hair cracks. */
function stone() {
  const side = 180;
  const next = random(700);
  const grains = (colour, count, size, opacity) => {
    let d = "";
    for (let i = 0; i < count; i += 1) {
      const r = next(size * 0.4, size);
      const corners = [0, 1, 2, 3].map((k) => {
        const turn = (k + next(-0.3, 0.3)) * 1.57;
        return [Math.cos(turn) * r * next(0.6, 1.4), Math.sin(turn) * r];
      });
      d += tiled(side, next(0, side), next(0, side), 5, (x, y) => {
        const [first, ...rest] = corners;
        const steps = rest.map((corner, k) => `l${at(corner[0] - corners[k][0], corner[1] - corners[k][1])}`);
        return `M${at(x + first[0], y + first[1])}${steps.join("")}z`;
      });
    }
    return `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;
  };
  const veins = (colour, count, width, opacity) => {
    let d = "";
    for (let i = 0; i < count; i += 1) {
      const steps = Array.from({ length: 5 }, () => [next(6, 17), next(-11, 11)]);
      d += tiled(side, next(0, side), next(0, side), 90, (x, y) =>
        `M${at(x, y)}${steps.map((step) => `l${at(...step)}`).join("")}`);
    }
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`;
  };
  write("stone.svg", side,
    grains("#000", 70, 2.4, 0.06) + grains("#fff", 70, 2.2, 0.14) + grains("#000", 60, 0.9, 0.22) +
    grains("#fff", 50, 0.9, 0.4) + veins("#fff", 4, 1.1, 0.16) + veins("#000", 3, 0.6, 0.12));
}

felt();
wood();
stone();

// Cart (tereg): White goes, Black stays. White: a covered cart. Black: the endless knot on a lotus.

import { disc, ellipse, facet, line, rod, shape } from '../../tools/chisel.mjs';
import { green, red } from './stone.mjs';

const spoke = (cx, cy, r, i, n) => {
  const a = (i / n) * 2 * Math.PI;
  const point = (k) => [cx + Math.cos(a) * r * k, cy + Math.sin(a) * r * k];
  return rod(...point(0.2), ...point(1), 2.8);
};

function cart() {
  const [x, y] = [54, 64];
  return red('rook', 'a covered travelling cart, its shafts resting on the ground')
    .mass('moss', shape('36,60! 76,60! 79,72 77,84.9! 34,84.9! 33,72'))
    .plane('shade', shape('40,60! 80,60! 78,86! 60,86! 50,84!'))
    .mass('rust', rod(27, 53, 10.6, 82, 5))
    .mass('body', shape('17,51! 15.6,40 17,28.6 23,18.4 33,12 46,9.2 60,9.4 72,13 81,20.4 86,31 87,42 86,51!'))
    .plane('light', shape('17.4,44! 17.6,29 24,19 34,13 46,10.2 62,10.6! 46,16 36,24 32,36 31,51! 18,51!'))
    .plane('shade', shape('62,10! 74,13! 88,32! 88,52! 60,52! 70,40 70,24'))
    .mass('rust', shape('31.6,51! 30,40 31.4,28.6 36,19.8 43,11.8 47,9.4! 51.6,10.6 47,16.4 41.6,25 39.6,36 40.6,51!'), 0.6)
    .mass('rust', shape('66,51! 66.6,38 64.6,26 60,16.4 55.6,10.8! 61,10 67,15 71.8,25.6 74,38 73.6,51!'), 0.6)
    .mass('rust', shape('12,49.6! 89.6,49.6! 91,53.4 89.4,57! 14,57! 11.4,53.4'))
    .plane('light', shape('12,50! 89,50! 89,52! 12,52.6!'))
    .mass('rust', disc(x, y, 20.6))
    .form('moss', disc(x, y, 15.6), 0.6)
    .plane('shade', disc(x, y, 15.6))
    .mass('rust', [0, 1, 2, 3, 4, 5, 6, 7].map((i) => spoke(x, y, 16.2, i + 0.5, 8)).join(''), 0.5)
    .mass('body', disc(x, y, 5.6))
    .mass('rust', disc(x, y, 2.2), 0.5)
    .sheen(ellipse(29, 22, 5, 3), ellipse(43, 50.6, 2.6, 1.4), ellipse(52.2, 62, 1.7, 1.3))
    .score(0.7, line('34,20 33,36 35,48'), line('70,22 70,38 70,49'), line('19,38 29,40'), line('18.6,42 29,44'), line('42,40 65,40'), line('42,44 65,44'), line('76,40 86,38'), line('76,44 86,42'), line('28,55 14,79'), disc(x, y, 18.2));
}

// The endless knot is one closed line. On a lattice turned by 45 degrees (`a` to the lower right,
// `b` to the lower left) it runs along three lines each way, turns at the top and the bottom, and
// loops twice on the left and twice on the right: seven crossings, over and under by turns.
const STEP = 10.4;
const REACH = 1.5;
const THICK = 8.2;
const CENTRE = { x: 50, y: 36.4 };

/** The whole line as points on the lattice, crossings marked with what they go. */
function course() {
  const points = [];
  const straight = (along, fixed, from, to) => {
    const dir = Math.sign(to - from);
    const [first, last] = [Math.max(-1, Math.min(1, from)), Math.max(-1, Math.min(1, to))];
    for (let t = first; dir > 0 ? t <= last : t >= last; t += dir) {
      const [a, b] = along === 'a' ? [t, fixed] : [fixed, t];
      const corner = Math.abs(a + b) === 2;
      points.push({ a, b, under: !corner && ((a + b) % 2 === 0) === (along === 'a'), crossing: !corner });
    }
  };
  const loop = (ca, cb, from) => {
    for (let i = 0; i <= 4; i += 1) {
      const angle = from.start + (from.turn * i * Math.PI) / 4;
      points.push({ a: ca + Math.cos(angle) / 2, b: cb + Math.sin(angle) / 2 });
    }
  };
  const half = Math.PI / 2;
  straight('a', -1, -1, REACH);
  loop(REACH, -0.5, { start: -half, turn: 1 });
  straight('a', 0, REACH, -REACH);
  loop(-REACH, 0.5, { start: -half, turn: -1 });
  straight('a', 1, -REACH, 1);
  straight('b', 1, 1 - 1, -REACH);
  loop(0.5, -REACH, { start: 0, turn: -1 });
  straight('b', 0, -REACH, REACH);
  loop(-0.5, REACH, { start: 0, turn: 1 });
  straight('b', -1, REACH, 0);
  return points;
}

/** Pieces of the line from where it comes up to where it dives again, as closed bands. */
function strands() {
  const at = ({ a, b }) => ({ x: CENTRE.x + (a - b) * STEP, y: CENTRE.y + (a + b) * STEP });
  const points = course();
  const dives = points.flatMap((p, i) => (p.under ? [i] : []));
  return dives.map((start, k) => {
    const end = dives[(k + 1) % dives.length];
    const piece = [];
    for (let i = start; ; i = (i + 1) % points.length) {
      piece.push({ ...at(points[i]), corner: points[i].crossing === false });
      if (i === end && piece.length > 1) break;
    }
    const cut = (from, to) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const k = (THICK / 2 - 0.4) / length;
      return { ...from, x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k };
    };
    piece[0] = cut(piece[0], piece[1]);
    piece.push(cut(piece.pop(), piece.at(-1)));
    const side = (sign) =>
      piece.map((p, i) => {
        const before = piece[Math.max(i - 1, 0)];
        const after = piece[Math.min(i + 1, piece.length - 1)];
        const length = Math.hypot(after.x - before.x, after.y - before.y);
        const k = ((THICK / 2) * sign * (p.corner ? Math.SQRT2 : 1)) / length;
        const end = i === 0 || i === piece.length - 1 || p.corner;
        return `${(p.x - (after.y - before.y) * k).toFixed(1)},${(p.y + (after.x - before.x) * k).toFixed(1)}${end ? '!' : ''}`;
      });
    return shape([...side(1), ...side(-1).reverse()].join(' '));
  });
}

function knot() {
  const petal = (x, lean, w, top, low) => shape(`${x + lean},${top}! ${x + lean * 0.5 - w},${top + (low - top) * 0.45} ${x - w * 0.7},${low - 2} ${x},${low} ${x + w * 0.7},${low - 2} ${x + lean * 0.5 + w},${top + (low - top) * 0.45}`);
  const man = green('rook', 'the endless knot, standing on a lotus');
  for (const [x, lean, w, top] of [[30, -12, 6, 63], [70, 12, 6, 63], [40, -4, 7, 62], [60, 4, 7, 62]]) man.mass('rust', petal(x, lean, w, top, 84));
  for (const d of strands()) man.mass('body', d);
  for (const [x, lean, w, top] of [[34, -14, 6.4, 69], [66, 14, 6.4, 69], [41, -6, 7.4, 66.6], [59, 6, 7.4, 66.6], [50, 0, 8.6, 65]]) {
    man.mass('moss', petal(x, lean, w, top, 85));
    man.plane('light', petal(x + lean * 0.2 - 2, lean, w * 0.5, top + 1, 81));
  }
  return man.score(0.7, line('50,69 50,82'), line('38,71 41,82'), line('62,71 59,82'));
}

export const carts = () => [cart(), knot()];

// Cart (tereg). White: the covered ox cart, its shafts let down. Black: the endless knot on a
// lotus.

import { disc, ellipse, facet, line, mirror, rod, shape } from '../../tools/chisel.mjs';
import { band } from './bone.mjs';
import { green, red } from './bases.mjs';

/** A ring: the second circle runs the other way round and so stays open. */
const ring = (x, y, R, r) => `M${x - R} ${y}A${R} ${R} 0 1 1 ${x + R} ${y}A${R} ${R} 0 1 1 ${x - R} ${y}ZM${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;

function cart() {
  const [x, y] = [56, 64];
  const spokes = Array.from({ length: 5 }, (_, i) => {
    const a = (i * Math.PI) / 5 + 0.3;
    return rod(x - 17 * Math.cos(a), y - 17 * Math.sin(a), x + 17 * Math.cos(a), y + 17 * Math.sin(a), 2.6);
  }).join('');
  return (
    red('rook', 'a covered ox cart, the shafts let down on a prop')
      .form(band('70,58 40,66 22,72 7,73', 4, 3.4))
      .form(rod(18, 72, 22, 85, 2.8))
      .form(ring(66, 62, 18, 14.6))
      .dusk([78, 66, 6, 14])
      // The felt tilt over its hoops, the open end to the left.
      .form(shape('24,57! 23,40 26,25 33,17 44,12.4 58,11.6 72,14.6 81,22 85.6,36 86,57!'))
      .glow([50, 20, 20, 6], [46, 36, 8, 16])
      .dusk([82, 42, 6, 18], [56, 54, 24, 4])
      .rows(0.6, '49,57 48,38 50,23 54,12.4', 12.6, 0, 2)
      .score(0.5, line('44,28 60,26.6 74,28.6 84,32'), line('43,32.6 60,31.2 74,33 85,36.6'))
      .drill(1.3, 3, 'ink', line('44.6,30.4 60,28.8 74,30.8 84,34'))
      .comb(5, 1.4, line('43,53.6 86,53.6'))
      .score(0.5, line('43,51 86,51'))
      .form(shape('24,57! 23,40 26,25 32,17.4! 39,24 43,36 43.4,57!'))
      .pit(shape('27,57! 26.4,41 28.6,29 32,23.4! 37,29 39.6,39 40,57!'))
      .form(shape('27,57! 26.6,44 28,34 32,24! 33.4,34 31,45 31.6,57!'))
      .form(facet('20,56 88,56 86,61.4 22,61.4'))
      .drill(0.8, 2, 'ink', line('24,58.7 85,58.7'))
      // The near wheel.
      .form(spokes)
      .form(ring(x, y, 20.4, 16.2))
      .glow([44, 51, 5, 4, -45])
      .dusk([69, 76, 6, 8, -45])
      .form(disc(x, y, 5))
      .form(disc(x, y, 2))
  );
}

function knot() {
  const [cx, cy, p, w] = [50, 36.6, 9.2, 5.8];
  const e = p + w / 2 + 1.4;
  const q = Math.SQRT1_2;
  // Turned by an eighth: u to the upper right, v to the lower right.
  const at = (u, v) => [cx + (u + v) * q, cy + (v - u) * q];
  const say = (...points) => points.map(([u, v]) => at(u, v).map((n) => n.toFixed(1)).join(',')).join(' ');
  const bar = (a, b, width = w) => rod(...at(...a), ...at(...b), width);
  const rise = (v, from = -e, to = e) => bar([from, v], [to, v]);
  const sink = (u, from = -e, to = e) => bar([u, from], [u, to]);
  const turn = (...points) => band(say(...points), w, w, 0, 8);
  const f = e + 5.6;
  const man = green('rook', 'the endless knot, on a lotus');
  const slab = (d) => man.form(d, 0.65, 'slab');
  // Lotus.
  const petal = '50,85! 43,82 39,75 41,67! 47,69 50,74!';
  man
    .form(shape('50,85! 36,84 24,78 19,69! 27,68 34,70 38,74!'))
    .form(shape(mirror('50,85! 36,84 24,78 19,69! 27,68 34,70 38,74!')))
    .dusk([72, 78, 10, 4])
    .form(shape('50,85! 40,84.6 31,78 28.6,66! 36,67 42,71 50,80!'))
    .form(shape(mirror('50,85! 40,84.6 31,78 28.6,66! 36,67 42,71 50,80!')))
    .form(shape('50,62! 56,66 59,72 57,79 50,85! 43,79 41,72 44,66!'))
    .glow([47.6, 71, 3, 6])
    .score(0.5, line('32.6,69 36,77 43,82.6'), line('67.4,69 64,77 57,82.6'), line('50,66 50,83'), line('47,69 46.4,75 48.4,81'), line('53,69 53.6,75 51.6,81'), line('23,70.6 29,77 37,82'), line('77,70.6 71,77 63,82'));
  // Loops, then the bars, then the bars of one way where they lie on top.
  const n = p * 0.55;
  slab(turn([e - 3, -p], [f - 1, -p], [f, -p - 1], [f + 2.4, -f - 2.4], [p + 1, -f], [p, -f + 1], [p, -e + 3]));
  slab(turn([-e + 3, p], [-f + 1, p], [-f, p + 1], [-f - 2.4, f + 2.4], [-p - 1, f], [-p, f - 1], [-p, e - 3]));
  slab(turn([e - 3, 0], [f - 1, 0], [f + 2.6, p / 2], [f - 1, p], [e - 3, p]));
  slab(turn([-e + 3, 0], [-f + 1, 0], [-f - 2.6, -p / 2], [-f + 1, -p], [-e + 3, -p]));
  slab(turn([0, e - 3], [0, f - 1], [p / 2, f + 2.6], [p, f - 1], [p, e - 3]));
  slab(turn([0, -e + 3], [0, -f + 1], [-p / 2, -f - 2.6], [-p, -f + 1], [-p, -e + 3]));
  for (const v of [-p, 0, p]) slab(rise(v));
  for (const u of [-p, 0, p]) slab(sink(u));
  for (const [i, u] of [-p, 0, p].entries()) {
    for (const [j, v] of [-p, 0, p].entries()) {
      if ((i + j) % 2) continue;
      man.form(bar([u - n, v], [u + n, v]), 0, 'slab');
      man.score(0.65, [1, -1].map((s) => line(say([u - n, v + (s * w) / 2], [u + n, v + (s * w) / 2]))));
    }
  }
  return man.form(disc(50, 9.6, 2.4)).form(ellipse(50, 64.4, 3, 2));
}

export const carts = () => [cart(), knot()];

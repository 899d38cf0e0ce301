// The base tells the side, by colour and by shape. White: a round throne of lotus petals in red
// enamel, its rim beaded. Black: a square throne of three steps with panels of green enamel.
// `half` is half the width of the top; the ground line is the same for every man.

import { disc, ellipse, facet, Man, mirror, shape } from '../../tools/chisel.mjs';
import { black, white } from './palette.mjs';

const tenth = (n) => Math.round(n * 10) / 10;

/** A petal of the round drum, `degrees` from the one that faces us, with a pointed tip. */
function petal(half, degrees, scale, base, belly, tip) {
  const a = (degrees * Math.PI) / 180;
  const x = 50 + half * Math.sin(a);
  const lift = 3.4 * (1 - Math.cos(a));
  const w = (half * 0.235 * Math.cos(a) + 0.6) * scale;
  const at = (dx, y) => `${tenth(x + dx)},${tenth(y - lift)}`;
  return shape(`${at(-w * 0.7, base)} ${at(-w, belly)} ${at(0, tip)}! ${at(w, belly)} ${at(w * 0.7, base)}`);
}

export function lotus(man, half) {
  const [l, r] = [50 - half, 50 + half];
  man.form('body', shape(`${l - 1},82.6! ${l - 3},87 ${l - 1},91.6 ${l + 1},92.2! ${l - 1},94.6! 50,98 ${r + 1},94.6! ${r - 1},92.2! ${r + 1},91.6 ${r + 3},87 ${r + 1},82.6!`));
  const around = [-74, -50, -25, 0, 25, 50, 74];
  const petals = (tone, angles, scale, tip) => man.patch('base', tone, ...angles.map((a) => petal(half + 1.4, a, scale, 94.4, 91, tip)));
  petals('shade', [-62, -37.5, -12.5, 12.5, 37.5, 62], 0.7, 87.6);
  petals('mid', around, 0.94, 86.6);
  petals('light', around.slice(0, 5), 0.4, 88.4);
  man.form('body', ellipse(50, 82.6, half + 1, 4.2));
  const beads = [-72, -54, -36, -18, 0, 18, 36, 54, 72].map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    return disc(tenth(50 + half * Math.sin(a)), tenth(82.8 + 3.2 * Math.cos(a)), 1);
  });
  return man.plane('shade', ellipse(50, 82.4, half - 1.8, 2.8)).dot('body', 'spec', ...beads);
}

export function steps(man, half) {
  const slab = (w, top, depth, drop) => {
    const [a, b, c, d] = [50 - w, 50 - w + depth, 50 + w - depth, 50 + w];
    const mid = top + depth;
    man.form('trim', facet(`${a},${mid} ${b},${top} ${c},${top} ${d},${mid} ${d},${mid + drop} ${a},${mid + drop}`));
    man.plane('light', facet(`${a},${mid} ${b},${top} ${c},${top} ${c - w * 0.6},${mid}`));
    man.patch('base', 'mid', facet(`${a + 1},${mid + 0.9} ${d - 1},${mid + 0.9} ${d - 1},${mid + drop - 0.7} ${a + 1},${mid + drop - 0.7}`));
    man.patch('base', 'light', facet(`${a + 1},${mid + 0.9} ${a + w},${mid + 0.9} ${a + w * 0.8},${mid + drop - 0.7} ${a + 1},${mid + drop - 0.7}`));
    man.patch('base', 'shade', facet(`${d - w * 0.4},${mid + 0.9} ${d - 1},${mid + 0.9} ${d - 1},${mid + drop - 0.7} ${d - w * 0.5},${mid + drop - 0.7}`));
  };
  slab(half + 4.5, 90, 2, 4.6);
  slab(half + 0.5, 85.2, 2, 3.9);
  slab(half - 3.5, 79.6, 2.8, 3.7);
  return man;
}

export const OFFICER = 30;
export const CHILD = 21;

const half = (id) => (id.startsWith('pawn') ? CHILD : OFFICER);

/** A man of White on his lotus. */
export const red = (id, desc) => lotus(new Man(`w-${id}`, desc, white), half(id));

/** A man of Black on his steps. */
export const green = (id, desc) => steps(new Man(`b-${id}`, desc, black), half(id));

/** Black faces the other way: what is drawn leftward for him is turned here. */
export const turned = (text) => shape(mirror(text));

// The base tells the side: by colour, and by shape for those who cannot tell red from green.
// White: a round plinth with a bulging rim of lotus petals. Black: an eight-sided stepped block.
// `half` is half the width of the top face; the ground line is the same for every man.

import { ellipse, facet, Man, shape } from '../../tools/chisel.mjs';
import { black, white } from './palette.mjs';

export function lotus(man, half) {
  const [l, r] = [50 - half, 50 + half];
  man.form(
    'base',
    shape(`${l},83! ${l - 2.5},88 ${l + 1.5},92.5 ${50 - half / 2},95 50,95.6 ${50 + half / 2},95 ${r - 1.5},92.5 ${r + 2.5},88 ${r},83!`),
  );
  man.plane('shade', shape(`50,80! ${r + 5},80! ${r + 5},98! ${50 - half * 0.2},98! ${50 + half * 0.5},93 ${50 + half * 0.62},86`));
  // Seven petals round the rim, the middle one facing us.
  const petal = (x, w) => {
    const lift = 2.2 * (Math.abs(x - 50) / half) ** 2;
    return shape(`${x - w},${88 - lift}! ${x - w * 0.9},${91 - lift} ${x},${93.6 - lift}! ${x + w * 0.9},${91 - lift} ${x + w},${88 - lift}!`);
  };
  const spread = [-0.88, -0.64, -0.33, 0, 0.33, 0.64, 0.88];
  man.patch('gold', 'mid', ...spread.map((t) => petal(50 + t * half, half * (0.13 - 0.05 * Math.abs(t)))));
  man.patch('gold', 'light', ...spread.slice(0, 4).map((t) => petal(50 + t * half - half * 0.04, half * 0.06)));
  man.form('base', ellipse(50, 83, half, 4.2));
  man.plane('light', ellipse(50 - half * 0.08, 82.6, half * 0.88, 3.2));
  return man;
}

export function steps(man, half) {
  const slab = (w, top, depth, drop) => {
    const [a, b, c, d] = [50 - w, 50 - w * 0.82, 50 + w * 0.82, 50 + w];
    const mid = top + depth;
    const low = top + 2 * depth;
    man.form('base', facet(`${a},${mid} ${b},${top} ${c},${top} ${d},${mid} ${d},${mid + drop} ${c},${low + drop} ${b},${low + drop} ${a},${mid + drop}`));
    man.plane('light', facet(`${a},${mid} ${b},${top} ${c},${top} ${d},${mid} ${c},${low} ${b},${low}`));
    man.plane('shade', facet(`${c},${low} ${d},${mid} ${d},${mid + drop} ${c},${low + drop}`));
    man.patch('gold', 'mid', facet(`${b},${low + drop * 0.45} ${c},${low + drop * 0.45} ${c},${low + drop * 0.7} ${b},${low + drop * 0.7}`));
    man.patch('gold', 'light', facet(`${a},${mid + drop * 0.45} ${b},${low + drop * 0.45} ${b},${low + drop * 0.7} ${a},${mid + drop * 0.7}`));
  };
  slab(half + 5, 84.5, 3, 5.2);
  slab(half - 3, 79.6, 2.9, 4.6);
  return man;
}

export const OFFICER = 29;
export const CHILD = 21;

/** A man of the red side on his plinth. */
export const red = (id, desc) => lotus(new Man(`w-${id}`, desc, white), id.startsWith('pawn') ? CHILD : OFFICER);

/** A man of the green side on his plinth. */
export const green = (id, desc) => steps(new Man(`b-${id}`, desc, black), id.startsWith('pawn') ? CHILD : OFFICER);

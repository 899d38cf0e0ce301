// The base tells the side: by its stain, and by its shape for those who cannot tell red from
// green. White: an oval drum stained red, a row of pearls round it. Black: a square table stained
// green, on bracket feet. The ground line is the same for every man.

import { ellipse, facet, line, shape } from '../../tools/chisel.mjs';
import { Carving } from './bone.mjs';

function drum(man, half) {
  const [l, r] = [50 - half, 50 + half];
  const bow = (y, k = 1) => line(`${l + 1.5},${y} ${50 - half * 0.55},${y + 3.1 * k} 50,${y + 4.1 * k} ${50 + half * 0.55},${y + 3.1 * k} ${r - 1.5},${y}`);
  return man
    .stand(shape(`${l},84! ${l - 1.2},88.5 ${l + 1},92.6! ${50 - half * 0.55},95.9 50,96.8 ${50 + half * 0.55},95.9 ${r - 1},92.6! ${r + 1.2},88.5 ${r},84!`))
    .drill(1.5, 2.6, 'trim', bow(88.2))
    .shine(0.45, bow(86.4), bow(90.2))
    .stand(ellipse(50, 84, half, 4))
    .shine(0.5, line(`${l + 3},84.6 ${l + 7},82.2 ${50 - half * 0.3},81`));
}

function table(man, half) {
  const [l, r] = [50 - half - 2, 50 + half + 2];
  return man
    .stand(facet(`${l + 4},80.4 ${r - 4},80.4 ${r},86.6 ${l},86.6`))
    .stand(shape(`${l},86.6! ${r},86.6! ${r},92 ${r + 0.6},96.8! ${r - 6},96.8! ${r - 6},94 ${r - 9},93 ${50 + half * 0.3},92.6! 50,94.4! ${50 - half * 0.3},92.6! ${l + 9},93 ${l + 6},94 ${l + 6},96.8! ${l - 0.6},96.8! ${l},92`))
    .shine(0.5, line(`${l + 1.5},88 ${r - 1.5},88`))
    .shine(0.45, line(`${l + 5},81.4 ${r - 5},81.4`))
    .drill(0.9, 2, 'trim', line(`${l + 2},90.2 ${r - 2},90.2`));
}

export const OFFICER = 29;
export const CHILD = 21;

const half = (id) => (id.startsWith('pawn') ? CHILD : OFFICER);

/** A man of White on his red drum. */
export const red = (id, desc) => drum(new Carving('w', id, desc), half(id));

/** A man of Black on his green table. */
export const green = (id, desc) => table(new Carving('b', id, desc), half(id));

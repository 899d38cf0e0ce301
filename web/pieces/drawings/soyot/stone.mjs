// What all men of this set share: a body of one stone and a stepped base of stained stone.
//
// The base tells the side: by colour, and by shape for those who cannot tell red from green.
// White: two round steps. Black: two square steps with cut corners.

import { ellipse, facet, Man, shape } from '../../tools/chisel.mjs';
import { black, white } from './palette.mjs';

/** Planes of light and shade with less path data than this are not worth their weight. */
const WORTH = 60;

/** A man of stone: forms are rounded by light. */
export class Stone extends Man {
  plane(tone, ...outlines) {
    super.plane(tone, ...outlines);
    if (this.parts.at(-1).d.length < WORTH) this.parts.pop();
    return this;
  }

  get edge() {
    return 2.1;
  }

  get cutPaint() {
    return this.palette.paint('line', 'cut');
  }

  /** Fine lines cut into the polish: hair, feathers, folds. */
  score(width, ...lines) {
    this.ink(width, ...lines);
    this.parts.at(-1).stroke = this.palette.paint('line', 'soft');
    return this;
  }

  /** A rounded mass of stone. */
  mass(material, d, cut = 0.8) {
    return this.form(material, d, cut);
  }

  /** Where the polish mirrors the sky. */
  sheen(...spots) {
    return this.dot('sheen', 'mid', ...spots);
  }
}

/** Half the width of the upper step. */
const OFFICER = 29;
const CHILD = 23;

function drum(man, half) {
  const disc = (rx, top, ry, tall) => {
    const [l, r] = [50 - rx, 50 + rx];
    man.form('base', `M${l} ${top}V${top + tall}A${rx} ${ry} 0 0 0 ${r} ${top + tall}V${top}Z`, 0.9);
    man.form('base', ellipse(50, top, rx, ry), 0.7);
    man.plane('light', ellipse(50 - rx * 0.1, top - 0.3, rx * 0.86, ry * 0.74));
  };
  disc(half + 4, 88.6, 4.4, 3.6);
  disc(half - 1, 83.6, 4, 3.4);
  return man;
}

function block(man, half) {
  const slab = (w, top, deep, tall) => {
    const [a, b, c, d] = [50 - w, 50 - w * 0.86, 50 + w * 0.86, 50 + w];
    const edge = top + deep;
    man.form('base', facet(`${a},${edge - 2} ${b},${top} ${c},${top} ${d},${edge - 2} ${d},${edge - 2 + tall} ${c},${edge + tall} ${b},${edge + tall} ${a},${edge - 2 + tall}`), 0.9);
    man.plane('light', facet(`${a},${edge - 2} ${b},${top} ${c},${top} ${d},${edge - 2} ${c},${edge} ${b},${edge}`));
    man.plane('shade', facet(`${c},${edge} ${d},${edge - 2} ${d},${edge + tall} ${c},${edge + tall}`));
  };
  slab(half + 4, 85.6, 5.6, 5.2);
  slab(half - 1, 80.2, 5.6, 4.6);
  return man;
}

const half = (id) => (id.startsWith('pawn') ? CHILD : OFFICER);

/** A man of White, on round steps of red. */
export const red = (id, desc) => drum(new Stone(`w-${id}`, desc, white), half(id));

/** A man of Black, on square steps of green. */
export const green = (id, desc) => block(new Stone(`b-${id}`, desc, black), half(id));

/** A ring of points in and out, for curled wool and petals: `n` bumps round a centre. */
export function scallop(cx, cy, rx, ry, n, depth, turn = 0) {
  const points = [];
  for (let i = 0; i < n; i += 1) {
    const at = (t, k) => {
      const angle = ((i + t) / n) * 2 * Math.PI + turn;
      points.push(`${(cx + Math.cos(angle) * rx * k).toFixed(1)},${(cy + Math.sin(angle) * ry * k).toFixed(1)}${t ? '' : '!'}`);
    };
    at(0, 1 - depth);
    at(0.28, 0.985);
    at(0.72, 0.985);
  }
  return shape(points.join(' '));
}

// Cart (tereg). Red: a felt ger carried on a two-wheeled cart. Green: a cart's eight-spoked
// wheel set upright on a lotus, with a flaming jewel.

import { disc, ellipse, facet, line, rod, shape } from '../../tools/chisel.mjs';
import { green, red } from './bases.mjs';

const turn = (cx, cy, r, degrees) => {
  const a = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
};

/** Ring with openings between the spokes, as one outline with holes (reversed inner arcs). */
function wheel(cx, cy, rim, felloe, hub, spokes, width) {
  const p = (n) => Math.round(n * 10) / 10;
  let d = `M${cx - rim} ${cy}A${rim} ${rim} 0 1 1 ${cx + rim} ${cy}A${rim} ${rim} 0 1 1 ${cx - rim} ${cy}Z`;
  const step = 360 / spokes;
  for (let i = 0; i < spokes; i += 1) {
    const gap = (r) => (Math.asin(width / 2 / r) * 180) / Math.PI;
    const at = (r, end) => turn(cx, cy, r, i * step + (end ? step - gap(r) : gap(r))).map(p);
    const [a, b, c, e] = [at(felloe, false), at(felloe, true), at(hub, true), at(hub, false)];
    d += `M${e}A${hub} ${hub} 0 0 1 ${c}L${b}A${felloe} ${felloe} 0 0 0 ${a}Z`;
  }
  return d;
}

function gerCart() {
  const [cx, cy] = [50, 67];
  return red('rook', 'a felt ger carried on a two-wheeled cart')
    .form('body', shape('46,23! 46,18.5 50,17 54,18.5 54,23!'))
    .form('body', shape('22,41! 25,33 33,27 44,22.5 50,21.6 56,22.5 67,27 75,33 78,41! 64,43 50,43.6 36,43'))
    .plane('light', shape('22,41! 25,33 33,27 44,22.5 50,21.6! 44,30 40,42! 30,42.4'))
    .plane('shade', shape('58,22! 70,27 80,41! 62,44! 62,32'))
    .patch('cloth', 'mid', shape('42,21! 50,19 58,21! 60,28 62,33! 57,30.5 54,34! 50,31 46,34! 43,30.5 38,33! 40,28'))
    .patch('cloth', 'light', shape('42,21! 50,19! 48,26 46,34! 43,30.5 38,33! 40,28'))
    .form('body', shape('25,40! 25,57! 75,57! 75,40! 64,42.4 50,43 36,42.4'))
    .plane('light', facet('24,38 37,38 37,58 24,58'))
    .plane('shade', facet('62,38 78,38 78,58 62,58'))
    .patch('blue', 'mid', facet('24,44.6 76,44.6 76,47.6 24,47.6'))
    .patch('gold', 'mid', facet('24,47.6 76,47.6 76,48.6 24,48.6'))
    .form('cloth', facet('43.5,42.6 56.5,42.6 56.5,57 43.5,57'))
    .plane('light', facet('43.5,42.6 50,42.6 50,57 43.5,57'))
    .patch('gold', 'mid', disc(47, 50, 1.4), disc(53, 50, 1.4))
    .form('hair', shape('8,58! 10,56 20,57 82,56.4! 84,58 82,62! 24,62 12,61'))
    .plane('light', shape('8,58! 10,56 20,57 84,56.4! 84,58.4! 14,59!'))
    .form('hair', wheel(cx, cy, 17, 13.2, 4.6, 8, 2.6))
    .plane('light', shape(`${cx - 18},${cy}! ${cx - 13},${cy - 13} ${cx},${cy - 18}! ${cx},${cy - 15}! ${cx - 11},${cy - 11} ${cx - 15},${cy}!`))
    .plane('shade', shape(`${cx + 18},${cy - 4}! ${cx + 14},${cy + 12} ${cx - 2},${cy + 18}! ${cx - 2},${cy + 14.6}! ${cx + 10},${cy + 10} ${cx + 14},${cy - 4}!`))
    .form('gold', disc(cx, cy, 3.6))
    .plane('light', disc(cx - 0.9, cy - 1, 1.9))
    .ink(0.9, line('50,43 50,49.6'), line('32,28 29,42'), line('68,28 71,42'));
}

function wheelOnLotus() {
  const [cx, cy] = [50, 47];
  const man = green('rook', 'an eight-spoked wheel upright on a lotus, a flaming jewel on its rim');
  man.form('cloth', shape('23,71! 31,71 39,75 44,83.6! 33,83.6! 27,78'))
    .plane('light', shape('23,71! 31,71 39,75 41,79! 32,75!'))
    .form('cloth', shape('77,71! 69,71 61,75 56,83.6! 67,83.6! 73,78'))
    .plane('shade', shape('77,71! 66,76 56,83.6! 67,83.6! 73,78'))
    .form('hair', rod(50, 66, 50, 82, 8));
  for (let i = 0; i < 8; i += 1) {
    const [x, y] = turn(cx, cy, 28.2, i * 45 + 22.5);
    man.form('gold', disc(Math.round(x * 10) / 10, Math.round(y * 10) / 10, 3)).plane(i > 2 && i < 7 ? 'light' : 'shade', disc(Math.round((x - (i > 2 && i < 7 ? 0.7 : -0.7)) * 10) / 10, Math.round((y - (i > 2 && i < 7 ? 0.7 : -0.7)) * 10) / 10, 1.8));
  }
  man.form('hair', wheel(cx, cy, 27, 20.4, 7.4, 8, 4.4))
    .plane('light', shape('22,47! 24,33 34,23 50,19! 50,23.4! 36,27 28,36 26.6,47!'), facet('30,45 43,45 43,46.6 30,46.6'), facet('49,25 49,40 47.6,40 47.6,25'))
    .plane('shade', shape('78,44! 76,60 64,72 46,75! 46,70! 60,67 70,57 72.4,44!'))
    .form('gold', disc(cx, cy, 6.6))
    .plane('light', disc(cx - 1.4, cy - 1.6, 4))
    .patch('cloth', 'mid', disc(cx, cy, 3))
    .form('gold', shape('50,9! 46,13 44,18 46,22 50,23.4 54,22 56,18 54,13'))
    .plane('light', shape('50,9! 46,13 44,18 46,22! 49,17!'))
    .form('cloth', shape('34,83.8! 38,74 45,71.6! 50,68.6! 55,71.6! 62,74 66,83.8!'))
    .plane('light', shape('34,83.8! 38,74 45,71.6! 42,78 42,84!'))
    .plane('shade', shape('55,71.6! 62,74 66,83.8! 58,84! 59,77!'))
    .ink(0.9, line('50,69 50,83'), line('45,72 42,77 42,83'), line('55,72 58,77 58,83'), ellipse(cx, cy, 23.6, 23.6));
  return man;
}

export const carts = () => [gerCart(), wheelOnLotus()];

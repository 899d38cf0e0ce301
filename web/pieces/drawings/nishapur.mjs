// Shatranj men without likeness, after the carved and turned men found at Nishapur (9th to 12th
// century): shah and firzan are thrones, the fil keeps two tusks, the faras one beak, the rukh a
// V-cut; the baidaq is a small faceted cone. Two stones: alabaster on red, basalt on green.
// The guard of Hiashatar has no old model: a pillar within a ring, for the ring he holds.

import { disc, ellipse, facet, Man, palette, place, shape } from '../tools/chisel.mjs';
import { CHILD, lotus, OFFICER, steps } from './ulaanbaatar/bases.mjs';

const tones = (light, mid, shade, deep = shade) => ({ light, mid, shade, deep });

const alabaster = palette('w', {
  line: tones('#5b4a3a', '#33261c'),
  body: tones('#ffffff', '#ece5d6', '#bfb39c', '#8d806a'),
  gold: tones('#f3d9a0', '#cf9d57', '#8f6530', '#63441c'),
  base: tones('#ec6f55', '#bd3229', '#821c1b', '#581112'),
});

const basalt = palette('b', {
  line: tones('#2a343c', '#0c1115'),
  body: tones('#72869a', '#3d4d5c', '#242f3a', '#161d25'),
  gold: tones('#bfe3d0', '#6fb596', '#39755b', '#1f4d3a'),
  base: tones('#62b987', '#2a7f52', '#175236', '#0e3723'),
});

const SIDES = [
  { side: 'w', stone: alabaster, plinth: lotus },
  { side: 'b', stone: basalt, plinth: steps },
];

/** The ring-and-dot of the Nishapur carvers. */
const ringDot = (man, x, y, r) =>
  man
    .dot('body', 'deep', disc(x, y, r))
    .dot('gold', 'light', disc(x, y, r * 0.72))
    .dot('body', 'deep', disc(x, y, r * 0.36));

function throne(man, dx, dy, s) {
  const at = (points) => shape(place(points, dx, dy, s));
  man
    .form('body', at('23,83! 21,66 22,50 25,43 31,40.5 40,41 46,43! 47,30 50,17 56,9 64,7 72,11 77,21 79,40 79,62 77,83! 64,86.4 50,87 36,86.4'))
    .plane('light', at('23,83! 21,66 22,50 25,43 31,40.5 40,41 46,43! 38,46 32,52 31,66 33,86!'), at('46,43! 47,30 50,17 56,9 63,7! 57,16 54,28 53,43!'))
    .plane('shade', at('60,60! 64,40 66,22 64,7! 72,11 77,21 80,40 80,62 77,90! 58,90! 60,76'))
    .plane('mid', at('70,60! 71,40 71,24 69,12! 74,16 77,30 76.5,60 75,84! 70,85!'))
    .plane('deep', at('28,44.6! 36,43.4 46,44 53,45.4! 52,49 44,50 34,48.8'))
    .form('gold', at('22.4,72! 36,75.4 50,76.2 64,75.4 77.8,72! 77.6,76! 64,79.4 50,80.2 36,79.4 22.6,76!'), 0.8)
    .plane('light', at('22.4,72! 36,75.4 46,76! 46,80! 36,79.4 22.6,76!'));
  const r = 3.9 * s;
  for (const [x, y] of [[33, 61], [50, 63], [67, 61]]) ringDot(man, x * s + dx, y * s + dy, r);
  ringDot(man, 63 * s + dx, 25 * s + dy, r);
  return man;
}

const shah = (man) => throne(man, 0, -2, 1);
const firzan = (man) => throne(man, 11, 19, 0.78);

const DOME = '26,83! 26,68 28,54 33,43 41,37 50,35.4 59,37 67,43 72,54 74,68 74,83! 62,85.6 50,86.2 38,85.6';

function dome(man, outline = DOME) {
  return man
    .form('body', shape(outline))
    .plane('light', shape('25,86! 26,68 28,54 33,43 41,37 50,35! 42,45 38,56 37,70 38,87!'))
    .plane('shade', shape('54,35! 62,38 68,43 73,54 76,68 76,88! 60,88! 63,70 62,52'))
    .plane('mid', shape('67,46! 71,56 72.6,68 72.6,84! 69,85! 69.6,68 68.6,56'));
}

function belt(man, y, half) {
  const [l, r] = [50 - half, 50 + half];
  return man
    .form('gold', shape(`${l},${y}! 38,${y + 2.6} 50,${y + 3.2} 62,${y + 2.6} ${r},${y}! ${r},${y + 4}! 62,${y + 6.6} 50,${y + 7.2} 38,${y + 6.6} ${l},${y + 4}!`), 0.8)
    .plane('light', shape(`${l},${y}! 38,${y + 2.6} 46,${y + 3}! 46,${y + 7}! 38,${y + 6.6} ${l},${y + 4}!`));
}

function fil(man) {
  const knob = (x) =>
    man
      .form('body', shape(`${x - 7},44! ${x - 7.4},32 ${x - 7},24 ${x - 4},19.4 ${x},18 ${x + 4},19.4 ${x + 7},24 ${x + 7.4},32 ${x + 7},44!`))
      .plane('light', shape(`${x - 7},44! ${x - 7.4},32 ${x - 7},24 ${x - 4},19.4 ${x},18! ${x - 2},24 ${x - 3},44!`))
      .plane('shade', shape(`${x + 2},18! ${x + 7},22 ${x + 8},32 ${x + 8},45! ${x + 2},45! ${x + 3.4},30`));
  knob(37);
  knob(63);
  dome(man);
  belt(man, 68, 24);
  for (const [x, y] of [[38, 58], [50, 50], [62, 58]]) ringDot(man, x, y, 3.7);
  return man;
}

function faras(man) {
  man
    .form('body', shape('26,83! 26,68 29,56 33,48 30,44 22,42 14,38! 15,30 22,24 32,19 44,17.6 56,21 65,29 71,42 74,58 74,83! 62,85.6 50,86.2 38,85.6'))
    .plane('light', shape('14,38! 15,30 22,24 32,19 44,17.6 52,19! 42,25 34,31 24,36!'), shape('26,83! 26,68 29,56 33,48! 40,44! 38,56 37,70 38,87!'))
    .plane('shade', shape('54,20! 66,28 72,42 76,58 76,88! 60,88! 63,70 62,48 60,34'), shape('14,38! 22,37 32,38 40,42! 33,48! 30,44 22,42!'))
    .plane('mid', shape('68,42! 72,56 72.6,68 72.6,84! 69,85! 69.6,68 69,56'));
  belt(man, 68, 24);
  ringDot(man, 36, 29, 4.4);
  for (const [x, y] of [[40, 58], [50, 48], [60, 58]]) ringDot(man, x, y, 3.7);
  return man;
}

function rukh(man) {
  man
    .form('body', facet('28,83 30,48 23,19 33,17 50,37 67,17 77,19 70,48 72,83 62,85.6 50,86.2 38,85.6'))
    .plane('light', facet('28,83 30,48 23,19 33,17 37,22 36,48 38,86 26,86'), facet('67,17 77,19 74.6,20 60,36 50,44 50,37'))
    .plane('shade', facet('77,19 70,48 72,88 60,88 62,48 70,25'))
    .plane('deep', facet('33,17 50,37 50,44 35,24.4'))
    .form('gold', shape('29.8,50! 38,52 50,52.6 62,52 70.2,50! 70.4,54! 62,56 50,56.6 38,56 29.6,54!'), 0.8)
    .plane('light', shape('29.8,50! 38,52 46,52.4! 46,56.4! 38,56 29.6,54!'));
  belt(man, 70, 21.6);
  for (const x of [37, 50, 63]) ringDot(man, x, 64, 3.5);
  return man;
}

function hia(man) {
  man
    .form('body', shape('34,83! 36,66 38,54! 62,54! 64,66 66,83! 58,85 50,85.4 42,85'))
    .plane('light', shape('33,86! 36,66 38,54! 44,54! 43,68 43,86!'))
    .plane('shade', shape('55,54! 63,54! 65,66 68,87! 57,87! 57,68'))
    .form('body', shape('40,50! 39,40 41,33 45,28.6 50,27 55,28.6 59,33 61,40 60,50!'))
    .plane('light', shape('40,50! 39,40 41,33 45,28.6 50,27! 46,34 45,50!'))
    .plane('shade', shape('53,27! 60,32 62,40 61,51! 54,51! 56,40'))
    .form('gold', ellipse(50, 52, 24, 7))
    .plane('light', shape('26,51! 30,46 40,45 52,45! 44,48.4 34,50.4 28,55!'))
    .plane('shade', shape('74,50! 74,58 60,61 40,60! 54,58 66,55'))
    .form('body', shape('37,49 43,47 50,46.6 57,47 63,49 61,53 56,55.4 50,56 44,55.4 39,53'), 0.9)
    .plane('light', shape('37,49! 43,47 50,46.6! 46,51 46,56! 39,53'))
    .plane('shade', shape('56,46! 64,49! 60,56! 52,57! 57,52'))
    .form('body', shape('40.6,48! 39.4,40 41,33 45,28.6 50,27 55,28.6 59,33 60.6,40 59.4,48! 55,50 50,50.4 45,50'), 0.9)
    .plane('light', shape('40.6,48! 39.4,40 41,33 45,28.6 50,27! 46,34 45,51!'))
    .plane('shade', shape('53,27! 60,32 62,40 61,51! 54,51! 56,40'));
  ringDot(man, 50, 39, 4);
  for (const x of [43, 57]) ringDot(man, x, 70, 3.5);
  return man;
}

function baidaq(man) {
  man
    .form('body', facet('34,83 38,66 45,57 55,57 62,66 66,83 57,85.4 43,85.4'))
    .plane('light', facet('34,83 38,66 45,57 47,57 43,67 42,86'))
    .plane('shade', facet('53,57 55,57 62,66 66,83 57,86 57,67'))
    .form('body', disc(50, 53.6, 6))
    .plane('light', disc(48.4, 52, 3.2));
  ringDot(man, 50, 74, 3.9);
  return man;
}

const MEN = [
  ['king', 'Shah: a throne with a high back', shah, OFFICER],
  ['bers', 'Firzan: a smaller throne', firzan, OFFICER],
  ['rook', 'Rukh: a block with a V-cut', rukh, OFFICER],
  ['camel', 'Fil: a dome with two tusks', fil, OFFICER],
  ['horse', 'Faras: a dome with one beak', faras, OFFICER],
  ['guard', 'Hia: a pillar within a ring', hia, OFFICER],
  ['pawn', 'Baidaq: a small faceted cone', baidaq, CHILD],
];

export const name = 'nishapur';

export const desc =
  'Abstract men for Shatranj, Shatar and Hiashatar after the men found at Nishapur, in alabaster on red and basalt on green.';

export const men = () =>
  SIDES.flatMap(({ side, stone, plinth }) =>
    MEN.map(([id, text, carve, half]) => carve(plinth(new Man(`${side}-${id}`, text, stone), half))),
  );

// Shatranj men without likeness, after the carved and turned men found at Nishapur (9th to 12th
// century): shah and firzan are thrones, the fil keeps two tusks, the faras one beak, the rukh a
// V-cut; the baidaq is a small faceted cone. Two stones: alabaster on red, basalt on green.
// The guard of Hiashatar has no old model: a pillar within a ring, for the ring he holds.

import { disc, ellipse, facet, Man, mirror, palette, place, shape } from '../tools/chisel.mjs';
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

function throne(man, back, dx, dy, s) {
  const at = (points) => shape(place(points, dx, dy, s));
  man
    .form('body', at(back))
    .plane('light', at('28,50! 28,2! 50,2! 44,22! 38,24 36,34 36,50!'))
    .plane('shade', at('57,10! 72,10! 72,50! 64,50! 64,32 61,24!'))
    .patch('body', 'shade', at('36,50! 36,34 39,26.6 50,23 61,26.6 64,34 64,50!'))
    .plane('deep', at('36,50! 36,34 39,26.6 50,23! 47,34 46,50!'))
    .form('body', at('33,44 40,40.6 50,39.6 60,40.6 67,44 60,49.6 50,51 40,49.6'))
    .plane('shade', at('52,38! 70,38! 70,52! 46,52! 56,46'))
    .form('body', at('43,47! 42.6,40 44.6,35.4 50,33 55.4,35.4 57.4,40 57,47! 50,48.6'))
    .plane('light', at('43,47! 42.6,40 44.6,35.4 50,33! 47,40 47,49!'))
    .plane('shade', at('52,33! 57,37 58,48! 52,49! 54,41'))
    .form('body', at('23,83! 22,66 22,50 23,41 28,38 33,42.6 40,48.6 50,50.4 60,48.6 67,42.6 72,38 77,41 78,50 78,66 77,83! 64,86.4 50,87 36,86.4'))
    .plane('light', at('23,83! 22,66 22,50 23,41 28,38 33,42.6! 31,52 31,68 33,87!'), at('66,46! 70,40 72,38 75,39.6! 71,46!'))
    .plane('shade', at('56,47! 67,54! 69,40! 72,38 77,41 80,50 80,90! 58,90! 61,70'))
    .plane('mid', at('73,46! 75.4,50 76.2,66 75.4,84! 72,85! 73,66'))
    .form('gold', at('22.4,70! 36,73.4 50,74.2 64,73.4 77.8,70! 77.6,74! 64,77.4 50,78.2 36,77.4 22.6,74!'), 0.8)
    .plane('light', at('22.4,70! 36,73.4 46,74! 46,78! 36,77.4 22.6,74!'));
  for (const [x, y] of [[32, 59], [50, 62], [68, 59]]) ringDot(man, x * s + dx, y * s + dy, 4.1 * s);
  return man;
}

// The shah's back ends in three points like a crown, the firzan's in a plain arch.
const CROWNED = '31,48! 30,30 32,13! 40,18 46,14 50,4! 54,14 60,18 68,13! 70,30 69,48!';
const ARCHED = '31,48! 30,34 32,24 38,16 50,12 62,16 68,24 70,34 69,48!';

const shah = (man) => throne(man, CROWNED, 0, -1, 1);
const firzan = (man) => throne(man, ARCHED, 9, 15, 0.82);

function belt(man, y, half) {
  const [l, r] = [50 - half, 50 + half];
  return man
    .form('gold', shape(`${l},${y}! 38,${y + 2.6} 50,${y + 3.2} 62,${y + 2.6} ${r},${y}! ${r},${y + 4}! 62,${y + 6.6} 50,${y + 7.2} 38,${y + 6.6} ${l},${y + 4}!`), 0.8)
    .plane('light', shape(`${l},${y}! 38,${y + 2.6} 46,${y + 3}! 46,${y + 7}! 38,${y + 6.6} ${l},${y + 4}!`));
}

function fil(man) {
  // Two sawn tusks, their cut faces turned up.
  const TUSK = '48,47 37,49 30.6,26 33,22 40,20.6 43.6,23';
  man
    .form('body', facet(TUSK))
    .plane('light', facet('37,50 29,26 31,22 36,25 42,46'))
    .form('body', ellipse(37, 24, 6.6, 3.4), 0.9)
    .form('body', facet(mirror(TUSK)))
    .plane('light', facet('52,48 55,26 59,26 56,48'))
    .plane('shade', facet('62,50 70,26 66,24 63,28 57,48'))
    .form('body', ellipse(63, 24, 6.6, 3.4), 0.9)
    .form('body', shape('20.6,83! 20.6,68 23,56 30,45.6 40,39.6 50,38 60,39.6 70,45.6 77,56 79.4,68 79.4,83! 64,86 50,86.6 36,86'))
    .plane('light', shape('20,87! 20.6,68 23,56 30,45.6 40,39.6 48,37! 38,48 33,61 32,74 33,87!'))
    .plane('shade', shape('56,37! 70,44 78,56 81,68 81,88! 62,88! 66,72 64,56'))
    .plane('mid', shape('71,52! 75.4,60 77.4,72 77.4,85! 73.4,86! 74,72 73,61'));
  belt(man, 70, 29);
  for (const [x, y] of [[33, 59], [50, 61], [67, 59]]) ringDot(man, x, y, 3.9);
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
  for (const [x, y] of [[38, 58], [50, 59.6], [62, 58]]) ringDot(man, x, y, 3.7);
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
  ['king', 'a throne with a high back that ends in three points', shah, OFFICER],
  ['bers', 'a smaller throne with a plain arched back', firzan, OFFICER],
  ['rook', 'a block with a V-cut', rukh, OFFICER],
  ['camel', 'a dome with two sawn tusks', fil, OFFICER],
  ['horse', 'a dome with one beak', faras, OFFICER],
  ['guard', 'a pillar within a ring: the squares that he guards', hia, OFFICER],
  ['pawn', 'a small faceted cone', baidaq, CHILD],
];

export const name = 'nishapur';

export const title = 'Nishapur, two stones';

export const about = 'Abstract men without likeness, cut from alabaster on red and from basalt on green.';

export const source =
  'After the type of abstract men named for the finds at Nishapur (9th to 12th century), drawn from descriptions; the guard, who has no old model, is our own.';

export const men = () =>
  SIDES.flatMap(({ side, stone, plinth }) =>
    MEN.map(([id, text, carve, half]) => carve(plinth(new Man(`${side}-${id}`, text, stone), half))),
  );

// Letters on two tiles, for whoever wants to read the men rather than to look at them. The tiles
// are the bases of the other sets seen from above: a round one with a red rim, light, for White; an
// eight-sided one with a green rim, dark, for Black. The child has no letter in any move list, so
// it has a plain mark here. The page puts in the letters of its language and game.

import { disc, facet, Man, palette } from '../tools/chisel.mjs';

const flat = (mid, light = mid, shade = mid) => ({ light, mid, shade });

const white = palette('w', {
  line: flat('#1d120b'),
  body: flat('#fffaf0', '#ffffff', '#eadfcb'),
  letter: flat('#150d08'),
  base: flat('#b3281f', '#e0604c', '#7e1a17'),
});

const black = palette('b', {
  line: flat('#05080a'),
  body: flat('#1c2327', '#2d373d', '#0f1417'),
  letter: flat('#ffffff'),
  base: flat('#2c9a60', '#63c690', '#176a3f'),
});

/** A square with cut corners. */
const tile = (cx, cy, half, cut) => {
  const [a, b] = [half, half - cut];
  const corners = [[-b, -a], [b, -a], [a, -b], [a, b], [b, a], [-b, a], [-a, b], [-a, -b]];
  return facet(corners.map(([x, y]) => `${cx + x},${cy + y}`).join(' '));
};

const ROUND = { of: disc, rim: 6.4, half: 42.5 };
const CUT = { of: (x, y, half) => tile(x, y, half, half * 0.3), rim: 6, half: 41 };

/** The rim, lit from the upper left, and the face within it. */
function blank(man, { of, rim, half }, size, x, y) {
  const r = half * size;
  const edge = rim * (0.4 + 0.6 * size);
  return man
    .form('base', of(x, y, r))
    .plane('light', of(x - 1.6, y - 1.6, r - 1))
    .patch('base', 'mid', of(x, y, r - 1.6))
    .form('body', of(x, y, r - edge))
    .plane('shade', of(x, y, r - edge))
    .patch('body', 'mid', of(x - 1.2, y - 1.2, r - edge));
}

// Capital letters of the English move list; Q for the firzan comes with the page.
const LETTERS = { king: 'K', bers: 'J', rook: 'R', camel: 'B', horse: 'N', guard: 'H' };

function officer(man, shape, name) {
  // Who must not be lost wears a knob, whatever alphabet is read.
  if (name === 'king') man.form('base', shape.of(50, 9.5, 7)).plane('light', shape.of(48.4, 8, 5));
  return blank(man, shape, 1, 50, 52.6).letter('letter', name, LETTERS[name], 50, 52.6);
}

const child = (man, shape) => blank(man, shape, 0.62, 50, 68.4).dot('letter', 'mid', shape.of(50, 68.4, 7.6));

const SIDES = [
  { side: 'w', colours: white, shape: ROUND, words: 'on a round light tile', small: 'on a small round light tile' },
  { side: 'b', colours: black, shape: CUT, words: 'on an eight-sided dark tile', small: 'on a small eight-sided dark tile' },
];

export const name = 'letters';

export const title = 'Letters';

export const about = 'The men by their letters, as they stand in the move list: dark on round light tiles, light on eight-sided dark ones.';

export const source = 'Drawn for this project; the letters are those of the language of the page.';

export const men = () =>
  SIDES.flatMap(({ side, colours, shape, words, small }) => [
    ...Object.keys(LETTERS).map((id) => officer(new Man(`${side}-${id}`, `${id === 'king' ? 'a letter and a knob' : 'a letter'} ${words}`, colours), shape, id)),
    child(new Man(`${side}-pawn`, `a plain mark ${small}`, colours), shape),
  ]);

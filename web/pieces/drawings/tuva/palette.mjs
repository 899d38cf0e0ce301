// Cast bronze: bright brass for White; for Black bronze with a brown-black patina, verdigris where
// the light does not reach. One metal a side, a second one (trim) for what is inlaid, and the
// enamel of the base. `spec` is where the light is thrown straight back, `rim` the edge that
// faces it.

import { palette, sheen } from '../../tools/chisel.mjs';

/**
 * A metal. Its sheen runs from the light through the body's own colour and the dark side to the
 * light that comes up again from the board; the band in the middle is what makes it metal.
 */
const metal = (name, { spec, light, flat, shade, deep, back }) => ({
  spec,
  light,
  flat,
  shade,
  deep,
  back,
  rim: sheen([[0, `${name} spec`], [0.3, `${name} light`], [0.5, `${name} light`, 0]]),
  mid: sheen([[0, `${name} light`], [0.25, `${name} flat`], [0.44, `${name} shade`], [0.5, `${name} flat`], [0.76, `${name} deep`], [0.92, `${name} back`]]),
});

const tones = (light, mid, shade, deep = shade) => ({ light, mid, shade, deep });

const TUVA = { grid: 2, slack: 3, cut: 0.9 };

export const white = palette(
  'w',
  {
    line: tones('#5a3608', '#2a1703', '#2a1703'),
    body: metal('body', { spec: '#fffce6', light: '#ffe795', flat: '#e6b243', shade: '#b57a1c', deep: '#7d4b0e', back: '#c98a2e' }),
    trim: metal('trim', { spec: '#ffe8cc', light: '#f7b57e', flat: '#c36a35', shade: '#8e421a', deep: '#5c2710', back: '#b3602e' }),
    hollow: tones('#8a5a17', '#5f390a', '#472806', '#2f1903'),
    base: tones('#f2664d', '#c42a25', '#861519', '#590c12'),
  },
  TUVA,
);

export const black = palette(
  'b',
  {
    line: tones('#2c1d12', '#0d0805', '#0d0805'),
    body: metal('body', { spec: '#f4d3a2', light: '#b58a5e', flat: '#6a4c35', shade: '#3d2b1e', deep: '#22302a', back: '#46957c' }),
    trim: metal('trim', { spec: '#fff0c4', light: '#e3b56c', flat: '#a87735', shade: '#744d1c', deep: '#473313', back: '#5f9a78' }),
    hollow: tones('#7fcdb0', '#46957c', '#2b6655', '#1a453a'),
    base: tones('#58c48c', '#1f8655', '#0e5636', '#093a25'),
  },
  TUVA,
);

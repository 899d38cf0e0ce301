import { lords } from './lords.mjs';
import { beasts } from './beasts.mjs';
import { carts } from './carts.mjs';
import { camels } from './camels.mjs';
import { horses } from './horses.mjs';
import { guards } from './guards.mjs';
import { children } from './children.mjs';

export const name = 'mammoth';

export const title = 'Mammoth bone, ivory and brown';

export const about =
  "Mongolian men carved from mammoth's bone and engraved with fine lines: White in fresh ivory on oval drums stained red, Black in old brown bone on square tables stained green; wild and tame, male and female, old and young face each other.";

export const source =
  'After the modern set of mammoth\'s bone and the motifs named on the page "Shatar, Mongolian Chess" (history.chess.free.fr, after A. Popova 1974 and R. Pozzi 2002); drawn from the words, no set is copied.';

export const men = () => [...lords(), ...beasts(), ...carts(), ...camels(), ...horses(), ...guards(), ...children()];

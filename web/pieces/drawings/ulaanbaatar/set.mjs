import { lords } from './lords.mjs';
import { beasts } from './beasts.mjs';
import { camels } from './camels.mjs';
import { horses } from './horses.mjs';
import { carts } from './carts.mjs';
import { guards } from './guards.mjs';
import { children } from './children.mjs';

export const name = 'ulaanbaatar';

export const desc =
  'Mongolian men for Shatar and Hiashatar: painted wood on plinths, red and green, after the motifs described by Popova (1974) and Pozzi (2002).';

export const men = () => [...lords(), ...beasts(), ...carts(), ...camels(), ...horses(), ...guards(), ...children()];

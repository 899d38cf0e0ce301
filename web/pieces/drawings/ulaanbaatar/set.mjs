import { lords } from './lords.mjs';
import { beasts } from './beasts.mjs';
import { camels } from './camels.mjs';
import { horses } from './horses.mjs';
import { carts } from './carts.mjs';
import { guards } from './guards.mjs';
import { children } from './children.mjs';

export const name = 'ulaanbaatar';

export const title = 'Ulaanbaatar, painted wood';

export const about =
  'Mongolian men in painted wood: old and young, wild and tame, male and female face each other on round red plinths and on eight-sided green ones.';

export const source =
  'After the motifs described by A. Popova (Études mongoles 5, 1974) and R. Pozzi (The Mongolian chess sets, 2002); drawn from the descriptions, no set is copied.';

export const men = () => [...lords(), ...beasts(), ...carts(), ...camels(), ...horses(), ...guards(), ...children()];

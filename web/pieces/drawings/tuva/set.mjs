import { lords } from './lords.mjs';
import { beasts } from './beasts.mjs';
import { garudas } from './garudas.mjs';
import { camels } from './camels.mjs';
import { horses } from './horses.mjs';
import { guards } from './guards.mjs';
import { wild } from './wild.mjs';
import { tame } from './tame.mjs';

export const name = 'tuva';

export const title = 'Tuva, bronze of 1920';

export const about =
  'Mongolian men cast in bronze: Garuda, the mythic bird, stands for the cart. Bright brass on round lotus thrones of red enamel faces dark bronze on square stepped thrones of green.';

export const source =
  'After the bronze set from Tuva of about 1920 shown by I. Linder (nojons, Garuda, camels, horse and pawns), and the motifs described by A. Popova (1974) and R. Pozzi (2002); drawn from the descriptions, no set is copied.';

export const men = () => [...lords(), ...beasts(), ...garudas(), ...camels(), ...horses(), ...guards(), ...wild(), ...tame()];

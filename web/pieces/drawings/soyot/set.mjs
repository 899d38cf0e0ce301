import { beasts } from './beasts.mjs';
import { camels } from './camels.mjs';
import { carts } from './carts.mjs';
import { guards } from './guards.mjs';
import { horses } from './horses.mjs';
import { lords } from './lords.mjs';
import { tame } from './tame.mjs';
import { wild } from './wild.mjs';

/** `pawn` is the first of the eight. */
const children = (carvers) => [carvers[0]('pawn'), ...carvers.map((carve, i) => carve(`pawn-${i + 1}`))];

export const name = 'soyot';

export const title = 'Soyot, soapstone';

export const about =
  'Men of polished agalmatolite, the soapstone of Tuva: in warm cream and rust on round red steps, in grey-green on square green ones; rounded, with folded legs or a rock between them, so that the stone does not break.';

export const source =
  'After the soapstone set in the Soyot (Tuvan) tradition of 1960 named on the page "Shatar, Mongolian Chess", and the motifs described by A. Popova (Études mongoles 5, 1974) and R. Pozzi (The Mongolian chess sets, 2002); drawn from the descriptions, no set is copied.';

export const men = () => [...lords(), ...beasts(), ...carts(), ...camels(), ...horses(), ...guards(), ...children(wild), ...children(tame)];

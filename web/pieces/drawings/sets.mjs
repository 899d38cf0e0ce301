// Every set of men: its file name, what its sprite says of itself, and its drawings.

import * as ulaanbaatar from './ulaanbaatar/set.mjs';
import * as soyot from './soyot/set.mjs';
import * as tuva from './tuva/set.mjs';
import * as mammoth from './mammoth/set.mjs';
import * as nishapur from './nishapur.mjs';
import * as letters from './letters.mjs';

export const sets = [ulaanbaatar, soyot, tuva, mammoth, nishapur, letters];

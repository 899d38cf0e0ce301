// Pawns: a different one for every file; `pawn` alone is the first of them.

import { tame } from './tame.mjs';
import { wild } from './wild.mjs';

export const children = () => [wild, tame].flatMap((side) => [side[0]('pawn'), ...side.map((carve, i) => carve(`pawn-${i + 1}`))]);

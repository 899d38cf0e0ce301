// Painted wood: birch for the red side, walnut for the green. Three tones and a deep cut each.

import { palette } from '../../tools/chisel.mjs';

const tones = (light, mid, shade, deep = shade) => ({ light, mid, shade, deep });

const shared = {
  gold: tones('#f8dc86', '#dba63a', '#9a6a1c', '#6b4712'),
  blue: tones('#6fa3cf', '#34689c', '#1e4169', '#142c48'),
};

export const white = palette('w', {
  ...shared,
  line: tones('#5c371d', '#35190c', '#35190c'),
  body: tones('#fff4da', '#f0d6a6', '#cfa063', '#97652f'),
  skin: tones('#fff0d2', '#efcb98', '#c3905a', '#8f5f33'),
  fur: tones('#f4c78c', '#d59d5c', '#a06a34', '#74481f'),
  hair: tones('#c18a52', '#8f5a2e', '#603617', '#43240d'),
  cloth: tones('#f39a7c', '#d55543', '#a03530', '#5c1618'),
  base: tones('#ec6f55', '#bd3229', '#821c1b', '#581112'),
});

export const black = palette('b', {
  ...shared,
  line: tones('#3d2413', '#160a05', '#160a05'),
  body: tones('#a8754c', '#6c462d', '#41271a', '#29170e'),
  skin: tones('#e6b98c', '#c08a5c', '#855836', '#55351f'),
  fur: tones('#b5845b', '#875a39', '#573722', '#361f12'),
  hair: tones('#674a37', '#33211a', '#1f130e', '#120a07'),
  cloth: tones('#2a7a69', '#0a3f37', '#062722', '#041a17'),
  base: tones('#55c283', '#1f8050', '#0f5233', '#093721'),
});

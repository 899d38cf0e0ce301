// Agalmatolite, polished. Every stone is shaded by a few gradients that the whole set shares: each
// takes the box of the shape it fills, so one light from the upper left models every form alike.
// White: warm cream with rust zones. Black: dark grey-green with sage zones.

const tones = (light, mid, shade, deep) => ({ light, mid, shade, deep });

const COLOURS = {
  w: {
    line: { mid: '#261810', cut: '#5e4332', soft: '#a58a74' },
    sheen: { mid: '#ffffff' },
    body: tones('#fffef8', '#eee7d8', '#c9bba3', '#8a745c'),
    rust: tones('#ebc9ad', '#c89877', '#976a50', '#64402f'),
    moss: tones('#eceadb', '#c6c9b4', '#9a9f88', '#636753'),
    base: tones('#dc8f7b', '#b44b3f', '#7f2e2b', '#4d1818'),
  },
  b: {
    line: { mid: '#121814', cut: '#161d18', soft: '#8c9d89' },
    sheen: { mid: '#e8f2e4' },
    body: tones('#7f8d80', '#4a564e', '#2b342e', '#141a16'),
    rust: tones('#95796a', '#624a3f', '#3c2d27', '#1f1613'),
    moss: tones('#cfd8c2', '#98a78d', '#667561', '#39443a'),
    base: tones('#8cc398', '#42875d', '#265a41', '#123527'),
  },
};

const STONES = ['body', 'rust', 'moss', 'base'];

/** A palette whose stones are gradients; see `palette` in the chisel for what it is asked. */
function stones(side) {
  const named = (material, tone) => (tone === 'mid' ? `${side}-${material}` : `${side}-${material}-${tone}`);
  const colour = (material, tone) => {
    const found = COLOURS[side][material]?.[tone];
    if (!found) throw new Error(`no colour ${material}/${tone} on side ${side}`);
    return found;
  };
  const stop = (offset, material, tone, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour(material, tone)}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
  const shaded = (id, material, tone) => {
    const linear = (at, ...stops) => `<linearGradient id="${id}" ${at}>${stops.join('')}</linearGradient>`;
    const radial = (at, ...stops) => `<radialGradient id="${id}"${at}>${stops.join('')}</radialGradient>`;
    if (material === 'sheen') return radial('', stop(0, 'sheen', 'mid', 0.9), stop(1, 'sheen', 'mid', 0));
    if (tone === 'mid') return linear('x1=".2" y1="0" x2=".7" y2="1"', stop(0, material, 'light'), stop(0.4, material, 'mid'), stop(1, material, 'shade'));
    if (tone === 'light') return linear('x1="0" y1="0" x2=".8" y2="1"', stop(0, material, 'light'), stop(1, material, 'light', 0));
    return linear('x1=".1" y1="0" x2=".7" y2="1"', stop(0, material, 'shade', 0), stop(1, material, 'deep', 0.85));
  };
  const isShaded = (material, tone) => material === 'sheen' || (STONES.includes(material) && ['mid', 'light', 'shade'].includes(tone));
  return {
    grid: 1.5,
    slack: 6,
    cut: 0.8,
    has: () => false,

    paint(material, tone) {
      const name = named(material, tone);
      if (isShaded(material, tone)) return `var(--${name},url(#@${name}))`;
      return `var(--${name},${tone === 'flat' ? colour(material, 'mid') : colour(material, tone)})`;
    },

    gradients(prefix = '') {
      const all = new Map();
      const wanted = [...STONES.flatMap((stone) => ['mid', 'light', 'shade'].map((tone) => [stone, tone])), ['sheen', 'mid']];
      for (const [material, tone] of wanted) {
        const id = `${prefix}${named(material, tone)}`;
        all.set(id, shaded(id, material, tone));
      }
      return all;
    },
  };
}

export const white = stones('w');
export const black = stones('b');

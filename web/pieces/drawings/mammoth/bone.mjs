// How mammoth's bone is carved: each form is rounded by one gradient that every form of its side
// shares (light from the upper left), softened with glows and dusks that fade at their edges, and
// engraved with fine lines rubbed with pigment. There are no painted parts: one material a side.

import paper from 'paper/dist/paper-core.js';
import { line, Man, palette } from '../../tools/chisel.mjs';

const GRID = 3;

const COLOURS = {
  w: {
    line: { mid: '#3a210a' },
    ink: { mid: '#7d5028' },
    body: { light: '#fffdf3', tone: '#f4e6c6', shade: '#cfa972', deep: '#7f552a' },
    base: { light: '#d8604c', tone: '#a72d27', shade: '#681512' },
    trim: { mid: '#f8e3bd' },
  },
  b: {
    line: { mid: '#1a0d05' },
    ink: { mid: '#231206' },
    body: { light: '#deb380', tone: '#8c5d32', shade: '#4a2a13', deep: '#1f0f05' },
    base: { light: '#4fae7c', tone: '#1f7048', shade: '#0b3a24' },
    trim: { mid: '#dcc08c' },
  },
};

/** Stands before the id of a gradient until the set's prefix is known. */
const OWN = '#@';

/**
 * A side's palette with its gradients, which fit the box of whatever they fill: that is what
 * rounds every form by itself.
 */
function bone(side) {
  const plain = palette(side, COLOURS[side], { slack: 3 });
  const stop = (material, tone, offset, opacity = 1) =>
    `<stop${offset ? ` offset="${offset}"` : ''} stop-color="${plain.paint(material, tone)}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
  const gradients = {
    body: ['radial', 'cx=".3" cy=".2" r=".95"', stop('body', 'light', 0) + stop('body', 'tone', 0.42) + stop('body', 'shade', 1)],
    glow: ['radial', '', stop('body', 'light', 0, 0.95) + stop('body', 'light', 0.4, 0.6) + stop('body', 'light', 1, 0)],
    dusk: ['radial', '', stop('body', 'deep', 0, 0.5) + stop('body', 'deep', 0.45, 0.26) + stop('body', 'deep', 1, 0)],
    // One light over a whole man, for forms that must match where they meet.
    slab: ['linear', 'gradientUnits="userSpaceOnUse" x1="70" y1="30" x2="230" y2="250"', stop('body', 'light', 0) + stop('body', 'tone', 0.45) + stop('body', 'shade', 1)],
    base: ['linear', 'y2=".25"', stop('base', 'light', 0) + stop('base', 'tone', 0.4) + stop('base', 'shade', 1)],
  };
  return {
    ...plain,
    paint(material, tone) {
      if (!gradients[material] || tone !== 'mid') return plain.paint(material, tone);
      const own = `url(${OWN}${side}-${material})`;
      const variable = { body: 'body', slab: 'body', base: 'base' }[material];
      return variable ? `var(--${side}-${variable},${own})` : own;
    },
    gradients: (prefix = '') =>
      new Map(
        Object.entries(gradients).map(([name, [kind, at, stops]]) => {
          const id = `${prefix}${side}-${name}`;
          return [id, `<${kind}Gradient id="${id}" ${at}>${stops}</${kind}Gradient>`];
        }),
      ),
  };
}

const palettes = { w: bone('w'), b: bone('b') };

/** A band along an open spline, `w0` wide where it starts and `w1` where it ends. */
export function band(text, w0, w1 = w0, bulge = 0, steps = 0) {
  const path = new paper.Path(line(text));
  const n = steps || Math.max(3, path.segments.length * 2 - 1);
  const sides = [[], []];
  for (let i = 0; i <= n; i += 1) {
    const at = (path.length * i) / n;
    const p = path.getPointAt(at);
    const normal = path.getNormalAt(at);
    const t = i / n;
    const w = (w0 + (w1 - w0) * t + bulge * Math.sin(Math.PI * t)) / 2;
    sides[0].push(p.add(normal.multiply(w)));
    sides[1].unshift(p.subtract(normal.multiply(w)));
  }
  const out = new paper.Path({ segments: [...sides[0], ...sides[1]], closed: true });
  for (const half of [out.segments.slice(0, n + 1), out.segments.slice(n + 1)]) {
    for (let i = 1; i < n; i += 1) half[i].smooth({ type: 'catmull-rom' });
  }
  return out.pathData;
}

/** `n` lines from the spline `a` to the spline `b` (of as many points), both included. */
export function strands(a, b, n) {
  const read = (text) => text.trim().split(/\s+/).map((word) => word.replace('!', '').split(',').map(Number));
  const [p, q] = [read(a), read(b)];
  if (p.length !== q.length) throw new Error(`strands of unlike lines: ${a} | ${b}`);
  return Array.from({ length: n }, (_, i) => {
    const t = n === 1 ? 0.5 : i / (n - 1);
    return line(p.map(([x, y], j) => `${x + (q[j][0] - x) * t},${y + (q[j][1] - y) * t}`).join(' '));
  });
}

export class Carving extends Man {
  constructor(side, id, desc) {
    super(`${side}-${id}`, desc, palettes[side]);
    this.side = side;
  }

  /** A solid part, rounded by a gradient; a page's `--<side>-body` takes the gradient's place. */
  form(d, cut = 0.65, material = 'body') {
    return super.form(material, d, cut);
  }

  /** A part of the stained base. */
  stand(d, cut) {
    return this.form(d, cut, 'base');
  }

  /** Soft light, not trimmed: it fades before it ends. `x, y, rx, ry, turn` each. */
  glow(...spots) {
    return this.spots('glow', spots);
  }

  /** Soft shadow, not trimmed: it fades before it ends. `x, y, rx, ry, turn` each. */
  dusk(...spots) {
    return this.spots('dusk', spots);
  }

  spots(name, spots) {
    for (const spot of spots) this.parts.push({ kind: 'spot', fill: this.palette.paint(name, 'mid'), spot });
    return this;
  }

  /** The same engraved line `n` times, each moved by `dx, dy` from the one before. */
  rows(width, text, dx, dy, n, material = 'ink') {
    this.cutLines(material, width, [line(text)]);
    const part = this.parts.at(-1);
    // One cut, word for word the same each time: a repetition compresses to next to nothing.
    const cut = part.d.replace(/^M-?[\d.]+[ ]?-?[\d.]+/, '');
    const last = new paper.Path(line(text)).lastSegment.point;
    const first = new paper.Path(line(text)).firstSegment.point;
    const g = (v) => Math.round(v * GRID);
    const step = [g(dx) - (g(last.x) - g(first.x)), g(dy) - (g(last.y) - g(first.y))].map(String);
    part.d = part.d.slice(0, part.d.length - cut.length) + Array(n).fill(cut).join(`m${step[0]}${step[1].startsWith('-') ? '' : ' '}${step[1]}`);
    return this;
  }

  /** Engraved lines. */
  score(width, ...lines) {
    return this.cutLines('ink', width, lines.flat());
  }

  /** Raised edges that catch the light. */
  shine(width, ...lines) {
    return this.cutLines('trim', width, lines.flat());
  }

  /** Fine parallel cuts across a line, `reach` long: fur, braid, basket. */
  comb(reach, gap, ...lines) {
    this.cutLines('ink', reach, lines.flat());
    this.parts.at(-1).dash = `.5 ${gap}`;
    return this;
  }

  /** A row of drilled dots. */
  drill(size, gap, material, ...lines) {
    this.cutLines(material, size, lines.flat());
    this.parts.at(-1).dash = `0 ${gap}`;
    return this;
  }

  cutLines(material, width, lines) {
    if (!lines.length) return this;
    super.ink(width, ...lines);
    this.parts.at(-1).stroke = this.palette.paint(material, 'mid');
    return this;
  }

  /** Dark cuts that also show when small: eyes, nostrils, mouths. */
  pit(...outlines) {
    super.dot('line', 'mid', ...outlines);
    return this;
  }

  /** Small light inlays. */
  inlay(...outlines) {
    super.dot('body', 'light', ...outlines);
    return this;
  }

  toSymbol(prefix = '') {
    const scale = (1 / GRID).toFixed(4).replace(/^0/, '');
    const out = [`<symbol id="${prefix}${this.id}" viewBox="0 0 100 100"><desc>${this.desc}</desc><g transform="scale(${scale})">`];
    const edge = this.palette.paint('line', 'mid');
    const n = (x) => String(Math.round(x * GRID * 10) / 10).replace(/^0\./, '.');
    out.push(`<path d="${this.silhouette()}" fill="${edge}" stroke="${edge}" stroke-width="${n(2)}" stroke-linejoin="round" transform="translate(.5 .7)"/>`);
    let group = '';
    const open = (attributes) => {
      if (group === attributes) return;
      if (group) out.push('</g>');
      if (attributes) out.push(`<g ${attributes}>`);
      group = attributes;
    };
    for (const part of this.parts) {
      if (part.kind === 'ink') {
        const dash = part.dash ? ` stroke-dasharray="${part.dash.split(' ').map((x) => n(Number(x))).join(' ')}"` : '';
        const cap = part.dash?.startsWith('.') ? '' : ' stroke-linecap="round"';
        open(`fill="none" stroke="${part.stroke}" stroke-width="${n(part.width)}"${dash}${cap} opacity="var(--piece-fine,1)"`);
        out.push(`<path d="${part.d}"/>`);
      } else if (part.kind === 'spot') {
        const [x, y, rx, ry, turn] = part.spot.map((v) => Math.round(v * GRID));
        open(`fill="${part.fill}"`);
        out.push(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${turn ? ` transform="rotate(${turn / GRID} ${x} ${y})"` : ''}/>`);
      } else {
        open(part.kind === 'form' && part.cut ? `stroke="${edge}" stroke-width="${n(part.cut)}" stroke-linejoin="round"` : '');
        out.push(`<path fill="${part.fill}" d="${part.d}"/>`);
      }
    }
    open('');
    out.push('</g></symbol>');
    return out.join('\n').replaceAll(OWN, `#${prefix}`);
  }
}

// The chisel: what a drawing in ../drawings/ is made with.
//
// A man is carved from *forms* (solid shapes with a thin cut line round each). Light, shade
// and paint are laid on the last form as loose *planes* and trimmed to it here, so the
// finished sprite holds plain paths only: no clip paths, filters or style rules. A material may
// be a gradient (`linear`, `radial`) that all men of a set share.
// Last come engraved lines, which the board takes away on small squares (`--piece-fine: 0`).
//
// Coordinates: a square of 100, y downward, light from the upper left.

import paper from 'paper/dist/paper-core.js';

paper.setup(new paper.Size(100, 100));

const round = (n) => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');

/** One point of a spline: `x,y`, or `x,y!` for a sharp corner. */
function readPoints(text) {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const sharp = word.endsWith('!');
      const [x, y] = word.replace('!', '').split(',').map(Number);
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Error(`not a point: ${word}`);
      return { x, y, sharp };
    });
}

// Each handle points along the chord of the two neighbours and is as long as a fixed share of
// its own segment, which keeps unevenly spaced points from overshooting.
const HANDLE = 0.36;

function handles(previous, point, next) {
  if (point.sharp) return [point, point];
  const chord = Math.hypot(next.x - previous.x, next.y - previous.y) || 1;
  const ux = (next.x - previous.x) / chord;
  const uy = (next.y - previous.y) / chord;
  const before = HANDLE * Math.hypot(point.x - previous.x, point.y - previous.y);
  const after = HANDLE * Math.hypot(next.x - point.x, next.y - point.y);
  return [
    { x: point.x - ux * before, y: point.y - uy * before },
    { x: point.x + ux * after, y: point.y + uy * after },
  ];
}

function spline(points, closed) {
  const n = points.length;
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.min(Math.max(i, 0), n - 1)]);
  const pull = points.map((p, i) => handles(at(i - 1), p, at(i + 1)));
  let d = `M${points[0].x} ${points[0].y}`;
  for (let i = 1; i <= (closed ? n : n - 1); i += 1) {
    const [, out] = pull[i - 1];
    const [into] = pull[i % n];
    const end = points[i % n];
    d += `C${[out.x, out.y, into.x, into.y, end.x, end.y].map(round).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** A closed smooth outline through the points. */
export const shape = (text) => spline(readPoints(text), true);

/** An open smooth line through the points. */
export const line = (text) => spline(readPoints(text), false);

/** A closed outline of straight cuts. */
export const facet = (text) => `M${readPoints(text).map((p) => `${p.x} ${p.y}`).join('L')}Z`;

export const ellipse = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;

export const disc = (cx, cy, r) => ellipse(cx, cy, r, r);

/** A straight rod of width `w`. */
export function rod(x1, y1, x2, y2, w) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const dx = ((y1 - y2) / length) * (w / 2);
  const dy = ((x2 - x1) / length) * (w / 2);
  return `M${[x1 + dx, y1 + dy].map(round)}L${[x2 + dx, y2 + dy].map(round)}L${[x2 - dx, y2 - dy].map(round)}L${[x1 - dx, y1 - dy].map(round)}Z`;
}

/** The same points seen in a mirror at x = 50 (for point lists, before shape or line). */
export const mirror = (text) =>
  text.trim().replace(/(\S+?),(\S+)/g, (_, x, y) => `${round(100 - Number(x))},${y}`);

/** Points moved and scaled: `x·s + dx, y·s + dy`. */
export const place = (text, dx, dy, s = 1) =>
  text
    .trim()
    .replace(/([^\s,]+),([^\s!]+)(!?)/g, (_, x, y, sharp) => `${round(x * s + dx)},${round(y * s + dy)}${sharp}`);

const solid = (d) => new paper.CompoundPath({ pathData: d, fillRule: 'nonzero' });

/** Steps of the grid in one unit: the sprite is written in whole steps and scaled back. */
const GRID = 3;

/** How far within a form its rim of light runs. */
const RIM = 0.8;

/** How many steps a handle may be off and still be written in short. */
const SLACK = 2;

/** Numbers in a row as short as SVG lets them be written: `-5 1-2`. */
const packed = (numbers) => numbers.reduce((all, n) => (all && n >= 0 ? `${all} ${n}` : `${all}${n}`), '');

// Relative commands in whole steps. Every step is measured from the rounded pen, so rounding
// never adds up along an outline.
function data(item, open, scale, slack) {
  const grid = (point) => [Math.round(point.x * scale), Math.round(point.y * scale)];
  let d = '';
  for (const path of item.children ?? [item]) {
    let pen = grid(path.segments[0].point);
    let outline = '';
    let last = '';
    let mirrored = [0, 0];
    const write = (command, numbers) => {
      const text = packed(numbers);
      outline += command === last ? (text.startsWith('-') ? text : ` ${text}`) : command + text;
      last = command;
    };
    const start = `M${packed(pen)}`;
    for (const curve of path.curves) {
      const end = grid(curve.point2);
      const from = (point) => grid(point).map((n, i) => n - pen[i]);
      const step = [end[0] - pen[0], end[1] - pen[1]];
      // Crumbs left by trimming are no longer than a step: the next curve starts before them.
      if (Math.abs(step[0]) <= 1 && Math.abs(step[1]) <= 1 && curve !== path.lastCurve) continue;
      if (curve.isStraight()) {
        const closing = !open && curve === path.lastCurve;
        if (closing || (!step[0] && !step[1])) continue;
        if (!step[1]) write('h', [step[0]]);
        else if (!step[0]) write('v', [step[1]]);
        else write('l', step);
      } else {
        const out = from(curve.point1.add(curve.handle1));
        const into = from(curve.point2.add(curve.handle2));
        if ([...out, ...into, ...step].every((n) => n === 0)) continue;
        // `s` takes its first handle from the mirror of the last one: corners always fit, and
        // most smooth joints do within a step.
        if (out.every((n, i) => Math.abs(n - mirrored[i]) <= slack)) write('s', [...into, ...step]);
        else write('c', [...out, ...into, ...step]);
        mirrored = step.map((n, i) => n - into[i]);
        pen = end;
        continue;
      }
      mirrored = [0, 0];
      pen = end;
    }
    if (outline) d += `${start}${outline}${open ? '' : 'Z'}`;
  }
  return d;
}

/** What every system has, for Latin, Cyrillic and Arabic letters. */
const LETTER_FONTS = "'Noto Sans','Noto Sans Arabic','DejaVu Sans',Verdana,Tahoma,sans-serif";

export class Man {
  /**
   * @param {string} id symbol id, as `w-horse`
   * @param {string} desc what is depicted
   * @param {{paint(material: string, tone: string): string}} palette
   */
  constructor(id, desc, palette) {
    Object.assign(this, { id, desc, palette, parts: [], last: null });
  }

  /** Width of the edge round the whole man; half of it lies outside. */
  get edge() {
    return 3;
  }

  /** Paint of the cut round each form. */
  get cutPaint() {
    return this.palette.paint('line', 'mid');
  }

  /** Path data in whole steps of the palette's grid. */
  data(item, open = false) {
    return data(item, open, this.palette.grid, this.palette.slack);
  }

  /**
   * A solid part; `cut` is the width of the line round it (0 for none, the palette's own unless
   * given). Where the material has a tone `rim`, a line of it runs along the inside of the edge
   * that faces the light: that tone is a gradient which ends before the dark side.
   */
  form(material, d, cut = null) {
    const item = solid(d);
    this.last = { item, material };
    // A form too small for a rim of light is all light or all shade.
    const small = Math.min(item.bounds.width, item.bounds.height) < 8;
    const rim = this.palette.has(material, 'rim') && !small ? this.palette.paint(material, 'rim') : null;
    this.parts.push({ kind: 'form', item, fill: this.palette.paint(material, 'mid'), rim, d: this.data(item), cut: cut ?? this.palette.cut });
    return this;
  }

  /** A plane of light or shade on the last form: tone `light`, `shade` or `deep`. */
  plane(tone, ...outlines) {
    return this.patch(this.last.material, tone, ...outlines);
  }

  /** Paint of another material on the last form. */
  patch(material, tone, ...outlines) {
    const d = outlines
      .map((outline) => this.last.item.intersect(solid(outline), { insert: false }))
      .filter((item) => !item.isEmpty())
      .map((item, i) => this.data(item, i > 0))
      .join('');
    if (!d) throw new Error(`${this.id}: a plane lies wholly outside its form`);
    this.parts.push({ kind: 'plane', fill: this.palette.paint(material, tone), d });
    return this;
  }

  /** Engraved lines. */
  ink(width, ...lines) {
    this.parts.push({ kind: 'ink', stroke: this.palette.paint('line', 'mid'), width, d: lines.map((d) => this.data(new paper.Path(d), true)).join('') });
    return this;
  }

  /** A raised edge that catches the light: lines in a material's light tone. */
  glint(material, width, ...lines) {
    this.parts.push({ kind: 'ink', stroke: this.palette.paint(material, 'light'), width, d: lines.map((d) => this.data(new paper.Path(d), true)).join('') });
    return this;
  }

  /** A solid dot that belongs to the silhouette's inside (eyes, beads); never faded. */
  dot(material, tone, ...outlines) {
    this.parts.push({ kind: 'plane', fill: this.palette.paint(material, tone), d: outlines.map((d) => this.data(solid(d))).join('') });
    return this;
  }

  /**
   * A bold letter, its middle at a point: the text of `data-letter`, which a page replaces by that
   * of its language.
   */
  letter(material, name, text, x, y, size = 58) {
    this.parts.push({ kind: 'letter', fill: this.palette.paint(material, 'mid'), name, text, x, y: y + 0.36 * size, size });
    return this;
  }

  /**
   * The forms that reach the outer edge, word for word as they are drawn again above it: a
   * repetition compresses to next to nothing, a true union would not.
   */
  silhouette() {
    let kept = this.parts.filter((part) => part.kind === 'form');
    for (const part of [...kept].sort((a, b) => Math.abs(a.item.area) - Math.abs(b.item.area))) {
      const others = kept.filter((other) => other !== part);
      if (others.length === 0) break;
      const rest = others.reduce((all, other) => all.unite(other.item, { insert: false }), new paper.CompoundPath());
      if (Math.abs(part.item.subtract(rest, { insert: false }).area) < 0.05) kept = others;
    }
    return kept.map((part) => part.d).join('');
  }

  /**
   * The man as a symbol. `prefix` stands before all ids: a sprite's symbols and gradients must not
   * be taken for another set's in the same page.
   */
  toSymbol(prefix = '') {
    const { grid } = this.palette;
    const out = [`<symbol id="${prefix}${this.id}" viewBox="0 0 100 100"><desc>${this.desc}</desc><g transform="scale(${(1 / grid).toFixed(5).replace(/^0/, '').replace(/0+$/, '')})">`];
    const edge = this.palette.paint('line', 'mid');
    out.push(`<path d="${this.silhouette()}" fill="${edge}" stroke="${edge}" stroke-width="${round(this.edge * grid)}" stroke-linejoin="round"/>`);
    let group = '';
    const open = (wanted, attributes) => {
      if (group === wanted) return;
      if (group) out.push('</g>');
      if (wanted) out.push(`<g ${attributes}>`);
      group = wanted;
    };
    for (const part of this.parts) {
      if (part.kind === 'ink') {
        const key = `${part.stroke} ${part.width}`;
        open(key, `fill="none" stroke="${part.stroke}" stroke-width="${round(part.width * grid)}" stroke-linecap="round" stroke-linejoin="round" opacity="var(--piece-fine,1)"`);
        out.push(`<path d="${part.d}"/>`);
      } else if (part.kind === 'letter') {
        open('', '');
        out.push(
          `<text transform="scale(${grid})" data-letter="${part.name}" x="${round(part.x)}" y="${round(part.y)}" font-size="${part.size}" font-weight="700" font-family="${LETTER_FONTS}" text-anchor="middle" direction="ltr" fill="${part.fill}">${part.text}</text>`,
        );
      } else if (part.kind === 'form' && part.cut) {
        open(`cut ${part.cut}`, `stroke="${this.cutPaint}" stroke-width="${round(part.cut * grid)}" stroke-linejoin="round"`);
        out.push(`<path fill="${part.fill}" d="${part.d}"/>`);
        if (part.rim) {
          // The same words again compress to next to nothing.
          const down = round(RIM * grid);
          out.push(`<path fill="none" stroke="${part.rim}" transform="translate(${down} ${down})" d="${part.d}"/>`);
        }
      } else {
        open('', '');
        out.push(`<path fill="${part.fill}" d="${part.d}"/>`);
      }
    }
    open('', '');
    out.push('</g></symbol>');
    return out.join('\n').replaceAll(OWN, `#${prefix}`);
  }
}

/** Stands before the id of a gradient until the set's prefix is known. */
const OWN = '#@';

/**
 * A gradient along a line from one point to another, in a man's own units (0 to 100), for use as
 * a tone of a palette. Stops are `[offset, paint]` or `[offset, paint, opacity]`, where paint is a
 * tone of the same palette (`'body light'`, so that a page's colours reach it) or a plain colour.
 *
 *     body: { mid: linear([20, 20], [80, 84], [[0, 'body light'], [1, '#8d806a']]), light: '#fff' }
 */
export const linear = ([x1, y1], [x2, y2], stops) => ({ element: 'linearGradient', at: { x1, y1, x2, y2 }, stops });

/** A gradient from the upper left of every form to its lower right, however large it is: a sheen. */
export const sheen = (stops) => ({ element: 'linearGradient', at: null, stops });

/** A gradient from a centre to a radius; the focus, where it is brightest, is the centre unless given. */
export const radial = ([cx, cy], r, stops, [fx, fy] = [cx, cy]) => ({ element: 'radialGradient', at: { cx, cy, r, fx, fy }, stops });

/**
 * A palette: `colours[material][tone]` are the fallbacks of CSS variables named
 * `--<side>-<material>` (mid) and `--<side>-<material>-<tone>`. Tones have any names; `light`,
 * `mid`, `shade` and `deep` are the usual ones. A tone is a colour or a gradient.
 *
 * A variable that a page sets round a man takes the place of the whole gradient. The stops are
 * coloured where the sprite stands: there a page sets variables that should colour them, as on
 * `:root`.
 *
 * A coarser `grid` makes a lighter sprite.
 */
export function palette(side, colours, { grid = GRID, slack = SLACK, cut = 1.1 } = {}) {
  const named = (material, tone) => (tone === 'mid' ? `${side}-${material}` : `${side}-${material}-${tone}`);
  const find = (material, tone) => {
    const colour = colours[material]?.[tone];
    if (!colour) throw new Error(`no colour ${material}/${tone} on side ${side}`);
    return colour;
  };
  const stopColour = (paint) => {
    if (!/^[\w-]+ [\w-]+$/.test(paint)) return paint;
    const [material, tone] = paint.split(' ');
    const colour = find(material, tone);
    if (colour.element) throw new Error(`a stop of a gradient cannot be a gradient: ${paint} on side ${side}`);
    return `var(--${named(material, tone)},${colour})`;
  };
  const gradient = (id, { element, at, stops }) => {
    const place = Object.entries(at ?? {}).filter(([key, n]) => !((key === 'fx' && n === at.cx) || (key === 'fy' && n === at.cy)));
    const units = at ? `gradientUnits="userSpaceOnUse" ${place.map(([key, n]) => `${key}="${round(n * grid)}"`).join(' ')}` : 'x2="1" y2="1"';
    return [
      `<${element} id="${id}" ${units}>`,
      ...stops.map(([offset, paint, opacity = 1]) => `<stop offset="${round(offset * 100)}%" stop-color="${stopColour(paint)}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`),
      `</${element}>`,
    ].join('');
  };
  return {
    /** Steps of the grid in one unit, how many a handle may be off, the width of the cut round a form. */
    grid,
    slack,
    cut,

    /** Has the material this tone? */
    has: (material, tone) => Boolean(colours[material]?.[tone]),

    paint(material, tone) {
      const colour = find(material, tone);
      const name = named(material, tone);
      return `var(--${name},${colour.element ? `url(${OWN}${name})` : colour})`;
    },

    /** The gradients as SVG elements by id, as the symbols refer to them. */
    gradients(prefix = '') {
      const all = new Map();
      for (const [material, tones] of Object.entries(colours)) {
        for (const [tone, colour] of Object.entries(tones)) {
          if (!colour?.element) continue;
          const id = `${prefix}${named(material, tone)}`;
          all.set(id, gradient(id, colour));
        }
      }
      return all;
    },
  };
}

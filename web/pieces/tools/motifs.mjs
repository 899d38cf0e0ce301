// What every set and every man depicts, as a Fluent file: written once, in the drawings, and
// translated from there.

/** A text as the value of a Fluent message. */
function value(text) {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (!flat) throw new Error('a motif without words');
  return flat.replace(/[{}]/g, (brace) => `{"${brace}"}`).replace(/^[.*[]/, (mark) => `{"${mark}"}`);
}

/** The men to name: a set's `pawn` is its `pawn-1` again, where it has several. */
const named = (men) => men.filter((man) => !men.some((other) => other.id === `${man.id}-1`));

/** The text of web/locales/en/motifs.ftl. */
export function motifs(sets) {
  const lines = [
    '# What the sets and their men depict. Written by web/pieces/tools/carve.mjs from the drawings in',
    '# web/pieces/drawings: edit those. In the other languages this file is translated by hand.',
  ];
  for (const set of sets) {
    lines.push(
      '',
      `## ${set.title}`,
      '',
      `${set.name}-name = ${value(set.title)}`,
      `${set.name}-about = ${value(set.about)}`,
      `${set.name}-source = ${value(set.source)}`,
      ...named(set.men()).map((man) => `${set.name}-${man.id} = ${value(man.desc)}`),
    );
  }
  return `${lines.join('\n')}\n`;
}

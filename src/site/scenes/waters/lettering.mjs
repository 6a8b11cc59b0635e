/** Names as outlines: each glyph is written once, and a line is a row of references to them. */
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';

const fontAt = async (path, weight) => {
  const file = new URL(`../../../../node_modules/@fontsource-variable/${path}`, import.meta.url);
  return fontkit.create(Buffer.from(await decompress(readFileSync(file)))).getVariation({ wght: weight });
};

/** Units of an em in the outlines: whole numbers of them are fine enough for names of this size. */
const EM = 100;

/** Outlines of the display and the text face, as they are asked for. */
export async function createLettering() {
  const faces = {
    display: { font: await fontAt('fraunces/files/fraunces-latin-wght-normal.woff2', 420), letter: 'f' },
    text: { font: await fontAt('manrope/files/manrope-latin-wght-normal.woff2', 600), letter: 't' },
  };
  const known = new Map();

  const idOf = (face, glyph) => {
    const key = `${face}-${glyph.id}`;
    const { font, letter } = faces[face];
    if (!known.has(key)) {
      const data = outline(glyph.path.commands, EM / font.unitsPerEm);
      known.set(key, { id: `${letter}${known.size.toString(36)}`, data });
    }
    return known.get(key);
  };

  return {
    scale: (size) => String(Math.round((size / EM) * 1000) / 1000).replace(/^0/, ''),
    /** One line of text around its anchor, in units of the outlines. */
    line(text, { face, anchor, spacing }) {
      const { font } = faces[face];
      const run = font.layout(text);
      const scale = EM / font.unitsPerEm;
      const gap = spacing * EM;
      const width = run.advanceWidth * scale + gap * (run.glyphs.length - 1);
      let x = { start: 0, middle: -width / 2, end: -width }[anchor];
      return run.glyphs
        .map((glyph, index) => {
          const { id, data } = idOf(face, glyph);
          const used = data === '' ? '' : `<use href="#${id}" x="${Math.round(x)}"/>`;
          x += run.positions[index].xAdvance * scale + gap;
          return used;
        })
        .join('');
    },
    glyphs: () =>
      [...known.values()]
        .filter(({ data }) => data !== '')
        .map(({ id, data }) => `<path id="${id}" d="${data}"/>`)
        .join('\n'),
  };
}

/** Path data of a glyph with relative steps of whole units, upside up. */
function outline(commands, scale) {
  const LETTERS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };
  let [x, y] = [0, 0];
  let [start_x, start_y] = [0, 0];
  return commands
    .map(({ command, args }) => {
      const rounded = args.map((value, index) => Math.round(value * scale * (index % 2 === 0 ? 1 : -1)));
      const steps = rounded.map((value, index) => value - (index % 2 === 0 ? x : y));
      if (command === 'closePath') [x, y] = [start_x, start_y];
      else [x, y] = rounded.slice(-2);
      if (command === 'moveTo') [start_x, start_y] = [x, y];
      return LETTERS[command] + steps.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

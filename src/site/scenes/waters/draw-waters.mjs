/**
 * Draws the map of our waters: `node src/site/scenes/waters/draw-waters.mjs` with Node 24 and the packages `fontkit` and
 * `wawoff2`, that are installed for it alone (`npm install --no-save fontkit@2.0.4 wawoff2@2.0.1`). The names are outlines of the two faces of the site, since a
 * picture cannot use the fonts of the page that shows it. Light and dark are one file, which asks for the visitor's scheme.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMPANY } from '../../../content/company.ts';
import { WATER_LABELS } from '../../../content/site/water-labels.ts';
import { WATERS } from '../../../content/site/waters.ts';
import { CHART, onChart } from '../../../content/site/water-chart.ts';
import { createLettering } from './lettering.mjs';
import { DIKES, ISLANDS, LAKE_ISLANDS, LAKES, MAINLAND, RIVERS, SANDS } from './shores.mjs';

const OUT = fileURLToPath(new URL('../../../../public/scenes/waters.svg', import.meta.url));
const ROUNDNESS = 1 / 6;
/** Where the circle of 100 km around the base stands; its radius in units of the map. */
const TOWNS = WATERS.flatMap(({ places }) => places);
const BASE = TOWNS.find(({ name }) => name === COMPANY.base).at;
const KM_PER_DEGREE = 111.2;
const UNITS_PER_KM = (onChart([5, 52])[1] - onChart([5, 53])[1]) / KM_PER_DEGREE;
const BASE_RADIUS_KM = 100;

const near = (number) => String(Math.round(number * 10) / 10).replace(/^(-?)0\./, '$1.');
/** Degrees to units with a fraction, since a shore needs more than whole ones. */
const exact = ([east, north]) => {
  const [x, y] = onChart([5, 53]);
  return [x + (east - 5) * 244, y - (north - 53) * 400];
};
const pair = ([x, y], [from_x, from_y]) => `${near(x - from_x)} ${near(y - from_y)}`.replace(' -', '-');

/** A smooth curve through the points (Catmull-Rom), as path data with relative steps. */
function curve(degrees, is_closed) {
  const points = degrees.map(exact);
  const at = (index) =>
    is_closed
      ? points[(index + points.length) % points.length]
      : points[Math.min(Math.max(index, 0), points.length - 1)];
  const count = is_closed ? points.length : points.length - 1;
  const steps = Array.from({ length: count }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = [from[0] + (to[0] - before[0]) * ROUNDNESS, from[1] + (to[1] - before[1]) * ROUNDNESS];
    const back = [to[0] - (after[0] - from[0]) * ROUNDNESS, to[1] - (after[1] - from[1]) * ROUNDNESS];
    return `c${pair(out, from)} ${pair(back, from)} ${pair(to, from)}`.replaceAll(' -', '-');
  });
  const [x, y] = points[0];
  return `M${near(x)} ${near(y)}${steps.join('')}${is_closed ? 'z' : ''}`;
}

const shapes = (lists) => lists.map((points) => curve(points, true)).join('');
const lines = (lists) => lists.map((points) => curve(points, false)).join('');

const lettering = await createLettering();
/** How each kind of name is set: its face, size and spacing, whether it has a dot, and whether a small map shows it. */
const KINDS = {
  sea: { face: 'display', size: 30, spacing: 0.16 },
  lake: { face: 'display', size: 17.5, spacing: 0.02 },
  water: { face: 'display', size: 19, spacing: 0.03 },
  minor: { face: 'display', size: 14.5, spacing: 0.03, is_minor: true },
  ring: { face: 'text', size: 14, spacing: 0.04, is_minor: true },
  town: { face: 'text', size: 14, spacing: 0.005, dot: 3, is_minor: true },
  base: { face: 'text', size: 17, spacing: 0.005, dot: 5 },
};
const DOT_GAP = 8;

/** One name with the dot of its town. On a small map the stylesheet makes what is left of them larger. */
function label({ text, at, kind, side, turn }) {
  const { face, size, spacing, dot, is_minor = false } = KINDS[kind];
  const [x, y] = exact(at);
  const anchor = side === undefined ? 'middle' : side === 'left' ? 'end' : 'start';
  const shift = { middle: 0, end: -DOT_GAP, start: DOT_GAP }[anchor];
  const glyphs = lettering.line(text, { face, anchor, spacing });
  const place = `translate(${near(x)} ${near(y)})${turn === undefined ? '' : `rotate(${turn})`}`;
  const mark = dot === undefined ? '' : `<circle class="d" r="${dot}"/>`;
  const set = `translate(${near(shift)} ${near(size * 0.34)})scale(${lettering.scale(size)})`;
  return `<g class="${kind}${is_minor ? ' s' : ''}" transform="${place}">${mark}<g class="n"><g transform="${set}">${glyphs}</g></g></g>`;
}

/** Meridians and parallels of whole degrees. */
function graticule() {
  const across = [52, 53].map((north) => `M0 ${exact([5, north])[1]}H${CHART.width}`);
  const down = [4, 5, 6].map((east) => `M${exact([east, 53])[0]} 0V${CHART.height}`);
  return [...across, ...down].join('');
}

const towns = TOWNS.map(({ name, at, is_left }) =>
  label({ text: name, at, kind: at === BASE ? 'base' : 'town', side: is_left ? 'left' : 'right' }),
);
const names = [...towns, ...WATER_LABELS.map(label)].join('\n');
const marks = WATERS.map(({ at }) => {
  const [x, y] = exact(at);
  return `<g transform="translate(${near(x)} ${near(y)})"><circle class="p" r="8"/><circle class="q" r="3"/></g>`;
}).join('');
const [base_x, base_y] = exact(BASE);
const style = `
svg{--sea:#b4d0cf;--shoal:#d5e6e2;--line:#8cb4b0;--land:#f8f5ec;--edge:#4f7f77;--lake:#cfe2df;--ink:#123f37;--town:#43544c;--brass:#8f6b33;--dike:#2e5a50;--sand:#ece7d3;--river:#a3c6c2}
@media(prefers-color-scheme:dark){svg{--sea:#071f2b;--shoal:#103845;--line:#2b6069;--land:#153d31;--edge:#5d9a8c;--lake:#0e3542;--ink:#d8ebe5;--town:#b9cbc3;--brass:#d3b27a;--dike:#a5cbbf;--sand:#235049;--river:#2b6069}}
@media print{svg{--sea:#e4eeec;--shoal:#eef4f2;--line:#a9c3bf;--land:#fff;--edge:#55827a;--lake:#e4eeec;--ink:#143d36;--town:#3d4f47;--brass:#80602b;--dike:#2e5a50;--sand:#f2f0e6;--river:#a9c3bf}}
.n{fill:var(--ink);stroke:var(--land);stroke-width:16;stroke-linejoin:round;paint-order:stroke;stroke-opacity:.75}
.sea .n{stroke:none}.lake .n{stroke:var(--lake)}
.town .n{fill:var(--town)}.ring .n{fill:var(--brass)}
.d{fill:var(--land);stroke:var(--town);stroke-width:1.6}.p{fill:var(--land);stroke:var(--brass);stroke-width:2}.q{fill:var(--brass)}.base .d{fill:var(--brass);stroke:var(--land);stroke-width:2}
@media(max-width:480px){.s{display:none}.water .n,.base .n{transform:scale(1.65)}.lake .n{transform:scale(1.4)}.sea .n{transform:scale(1.4)}.d,.p,.q{transform:scale(1.6)}}`;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CHART.width} ${CHART.height}">
<style>${style.trim().replaceAll('\n', '')}</style>
<defs>
<path id="m" d="${curve(MAINLAND, true)}"/>
<path id="i" d="${shapes(ISLANDS)}"/>
<path id="l" d="${shapes(Object.values(LAKES))}"/>
<radialGradient id="g" cx=".62" cy=".5" r=".75"><stop offset=".35" stop-color="var(--shoal)"/><stop offset="1" stop-color="var(--sea)"/></radialGradient>
<clipPath id="c"><use href="#l"/></clipPath>
__GLYPHS__
</defs>
<path fill="url(#g)" d="M0 0h${CHART.width}v${CHART.height}H0z"/>
<g fill="none" stroke="var(--shoal)" stroke-linejoin="round">${[64, 40, 20]
  .map((width) => `<g stroke-width="${width}" opacity=".5"><use href="#m"/><use href="#i"/></g>`)
  .join('')}</g>
<g fill="none" stroke="var(--line)" stroke-linejoin="round">${[26, 16, 8]
  .map(
    (width, index) =>
      `<g stroke-width="${width}" opacity="${[0.16, 0.2, 0.26][index]}"><use href="#m"/><use href="#i"/></g>`,
  )
  .join('')}</g>
<path fill="var(--sand)" opacity=".75" d="${shapes(SANDS)}"/>
<path fill="none" stroke="var(--edge)" stroke-width=".7" opacity=".3" d="${graticule()}"/>
<g fill="var(--land)" stroke="var(--edge)" stroke-width="1.1" stroke-linejoin="round"><use href="#m"/><use href="#i"/></g>
<use href="#l" fill="none" stroke="var(--edge)" stroke-width="2.2" stroke-linejoin="round"/>
<use href="#l" fill="var(--lake)"/>
<g clip-path="url(#c)" fill="none" stroke="var(--line)" stroke-linejoin="round">${[22, 14, 7]
  .map((width, index) => `<use href="#l" stroke-width="${width}" opacity="${[0.14, 0.18, 0.24][index]}"/>`)
  .join('')}</g>
${RIVERS.map(
  (list, index) =>
    `<path fill="none" stroke="var(--river)" stroke-width="${[5.5, 3.4, 1.6][index]}" stroke-linecap="round" stroke-linejoin="round" d="${lines(list)}"/>`,
).join('\n')}
<path fill="var(--land)" stroke="var(--edge)" stroke-width="1" d="${shapes(LAKE_ISLANDS)}"/>
<path fill="none" stroke="var(--dike)" stroke-width="2.2" stroke-linecap="round" d="${lines(DIKES)}"/>
<circle cx="${near(base_x)}" cy="${near(base_y)}" r="${near(BASE_RADIUS_KM * UNITS_PER_KM)}" fill="none" stroke="var(--brass)" stroke-width="1.4" stroke-dasharray="1 7" stroke-linecap="round"/>
${marks}
${names}
</svg>
`;
writeFileSync(OUT, svg.replace('__GLYPHS__', lettering.glyphs()));

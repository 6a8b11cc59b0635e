/**
 * Articles of everything that src/html/policy.ts allows, made of its tables: an element or an attribute that it allows from
 * now on is in them at once, and one without a value here is said.
 */
import { ATTRIBUTES, EMBED_ORIGINS, TAGS } from '../../src/html/policy.ts';
import type { Random } from '../../src/sync/index.ts';
import { below, chance, pick } from '../simulation/random-choice.ts';

/** Declarations that src/html/css.ts lets stand, as it writes them. */
const STYLES = [
  'text-align:center',
  'text-align:justify',
  'color:red',
  'color:red!important',
  'text-align:center!important',
  'color:#006039;background-color:#fff3bf',
  'font-size:1.2em',
  'margin:1rem auto;max-width:30rem',
  '--maat:2px;border:var(--maat) solid currentColor',
  'position:relative;top:2px',
  'width:calc(100% - 2rem)!important',
] as const;

const SHEETS = [
  '.kort{color:red}',
  'p > a{text-decoration:none}',
  '@media (max-width:30rem){.kort{display:none}}',
] as const;

const VALUES: Readonly<Record<string, readonly string[]>> = {
  alt: ['Teak', ''],
  cite: ['https://elders.example/x'],
  class: ['lead', 'picture-left kort', 'picture-missing'],
  colspan: ['2'],
  'data-custom-content': ['blok'],
  datetime: ['2026-11-23'],
  dir: ['rtl'],
  headers: ['water'],
  height: ['200', '50%'],
  href: ['/contact', 'https://elders.example/x?a=1&amp;b=2', 'mailto:a@b.nl', '#water'],
  hreflang: ['en'],
  id: ['water'],
  lang: ['en'],
  open: [''],
  reversed: [''],
  rowspan: ['2'],
  scope: ['row'],
  src: ['/media/teak.webp', 'https://elders.example/x.jpg'],
  start: ['3'],
  style: STYLES,
  title: ['Een &amp; &quot;twee&quot;'],
  type: ['a', '1'],
  width: ['300', '100%'],
};

/** Every attribute that an element may have; those of ARIA are all allowed. */
const NAMES: readonly string[] = [...ATTRIBUTES, 'aria-label'];

/** The values of an attribute that are tried. */
function valuesOf(name: string): readonly string[] {
  const values = name === 'aria-label' ? ['Water'] : VALUES[name];
  if (values === undefined) throw new Error(`policy-articles.ts has no value for the attribute ${name}`);
  return values;
}

const VOID_TAGS: readonly string[] = ['br', 'col', 'hr', 'img', 'wbr'];
const PICTURE = '<img src="/media/teak.webp" alt="Teak" width="300">';
const ROW = '<tr><td>een</td></tr>';

/** The contents of an element that may not hold words alone. */
const INSIDE: Readonly<Record<string, string>> = {
  ul: '<li>een</li>',
  ol: '<li>een</li>',
  dl: '<dt>een</dt><dd>twee</dd>',
  table: `<tbody>${ROW}</tbody>`,
  thead: ROW,
  tbody: ROW,
  tfoot: ROW,
  tr: '<td>een</td>',
  colgroup: '<col>',
  details: '<summary>een</summary>twee',
  figure: PICTURE,
  style: SHEETS[0],
  iframe: '',
};

/** The elements around one that is allowed only within some others. */
const AROUND: Readonly<Record<string, readonly [string, string]>> = {
  li: ['<ul>', '</ul>'],
  dt: ['<dl>', '</dl>'],
  dd: ['<dl>', '</dl>'],
  caption: ['<table>', `<tbody>${ROW}</tbody></table>`],
  colgroup: ['<table>', `<tbody>${ROW}</tbody></table>`],
  col: ['<table><colgroup>', `</colgroup><tbody>${ROW}</tbody></table>`],
  thead: ['<table>', '</table>'],
  tbody: ['<table>', '</table>'],
  tfoot: ['<table>', '</table>'],
  tr: ['<table><tbody>', '</tbody></table>'],
  td: ['<table><tbody><tr>', '</tr></tbody></table>'],
  th: ['<table><tbody><tr>', '</tr></tbody></table>'],
  figcaption: [`<figure>${PICTURE}`, '</figure>'],
  summary: ['<details>', 'twee</details>'],
};

type Attributes = Readonly<Record<string, string>>;

/** What an element means nothing without. */
const needed = (tag: string): Attributes => {
  if (tag === 'img') return { src: '/media/teak.webp', alt: 'Teak', width: '300' };
  if (tag === 'iframe') return { src: `${EMBED_ORIGINS[0] ?? ''}/embed/teak`, title: 'Film' };
  return tag === 'a' ? { href: '/contact' } : {};
};

function element(tag: string, attributes: Attributes, inside = INSIDE[tag] ?? 'een'): string {
  // A player has one kind of address.
  const all = { ...needed(tag), ...attributes, ...(tag === 'iframe' && needed(tag)) };
  const written = Object.entries(all).map(([name, value]) => ` ${name}="${value}"`);
  const open = `<${tag}${written.join('')}>`;
  return VOID_TAGS.includes(tag) ? open : `${open}${inside}</${tag}>`;
}

const within = (tag: string, html: string): string => {
  const [before, after] = AROUND[tag] ?? ['', ''];
  return before + html + after;
};

/** Each element with each attribute, alone, with words and with nothing in it, and empty among words. */
export const ALONE: readonly string[] = TAGS.flatMap((tag) => [
  within(tag, element(tag, {})),
  ...NAMES.flatMap((name) =>
    valuesOf(name).flatMap((value) => [
      within(tag, element(tag, { [name]: value })),
      within(tag, element(tag, { [name]: value }, '')),
      `<p>een ${element(tag, { [name]: value }, '')} twee</p>`,
    ]),
  ),
  ...NAMES.flatMap((name) => valuesOf(name).map((value) => within(tag, element(tag, { [name]: value })))),
]);

/** Each element in each other one, besides words and by itself; some of them no HTML has, and a parser moves them. */
export const NESTED: readonly string[] = TAGS.filter((parent) => !VOID_TAGS.includes(parent)).flatMap(
  (parent) =>
    TAGS.flatMap((tag) => {
      const inner = element(tag, {});
      const insides = [inner, within(tag, inner), `een ${within(tag, inner)} twee`];
      return [...new Set(insides)].map((inside) => within(parent, element(parent, {}, inside)));
    }),
);

const WORDS = ['een', ' twee ', 'water &amp; teak', '&nbsp;', '€ 12,–', 'drie\n  vier'] as const;
const GAPS = ['', '', '\n', '\n\n', '\r\n  '] as const;
const DEEPEST = 4;

function randomAttributes(random: Random): Attributes {
  const names = Array.from({ length: chance(random, 0.5) ? 0 : 1 + below(random, 3) }, () =>
    pick(random, NAMES),
  );
  return Object.fromEntries(names.map((name) => [name, pick(random, valuesOf(name))]));
}

function randomElement(random: Random, depth: number): string {
  const tag = pick(random, TAGS);
  const attributes = randomAttributes(random);
  if (tag === 'style') return element(tag, attributes, pick(random, SHEETS));
  const is_fixed = tag in INSIDE && chance(random, 0.6);
  const inside = is_fixed || depth >= DEEPEST ? undefined : randomInside(random, depth + 1);
  return within(tag, element(tag, attributes, inside));
}

function randomInside(random: Random, depth: number): string {
  const pieces = Array.from({ length: 1 + below(random, 3) }, () =>
    chance(random, 0.5) ? pick(random, WORDS) : randomElement(random, depth),
  );
  return pieces.join('');
}

/** A document of some elements, each with some of its attributes, in each other and beside each other. */
export const randomArticle = (random: Random): string =>
  Array.from({ length: 1 + below(random, 6) }, () =>
    chance(random, 0.1) ? pick(random, WORDS) : randomElement(random, 0),
  ).join(pick(random, GAPS));

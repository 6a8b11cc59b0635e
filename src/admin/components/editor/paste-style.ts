/** What elements of pasted HTML mean in any program: a word processor says with styles what others say with tags. */
import { isAllowedAddress } from '../../../html/policy.ts';
import { CLASS_STYLE } from './paste-classes.ts';

/** The declarations of a style attribute and of classes, those of Word too, which a browser's own reading leaves out. */
function declarationsOf(element: Element): ReadonlyMap<string, string> {
  const style = [CLASS_STYLE, 'style'].map((name) => element.getAttribute(name) ?? '').join(';');
  const declarations = style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon === -1) return [];
    const name = declaration.slice(0, colon).trim().toLowerCase();
    return [
      [
        name,
        declaration
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      ] as const,
    ];
  });
  return new Map(declarations);
}

/** Tags of the formats that are kept, from the outermost to the innermost. */
export const FORMATS = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code'] as const;
export type Format = (typeof FORMATS)[number];

const BY_TAG: Readonly<Record<string, Format>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

/** The formats within an element, given those around it; a style wins over its tag. */
export function formatsWithin(element: Element, around: ReadonlySet<Format>): ReadonlySet<Format> {
  const formats = new Set(around);
  const own = BY_TAG[element.localName];
  if (own !== undefined) formats.add(own);
  const style = declarationsOf(element);
  const set = (format: Format, is_on: boolean | null): void => {
    if (is_on === true) formats.add(format);
    if (is_on === false) formats.delete(format);
  };
  const weight = style.get('font-weight');
  if (weight !== undefined) set('strong', weight.startsWith('bold') || Number(weight) >= 600);
  const slant = style.get('font-style');
  if (slant !== undefined) set('em', /^(?:italic|oblique)/.test(slant));
  const line = style.get('text-decoration-line') ?? style.get('text-decoration');
  if (line !== undefined) {
    set('u', line.includes('underline') || (line.startsWith('none') ? false : null));
    set('s', line.includes('line-through') || (line.startsWith('none') ? false : null));
  }
  const height = style.get('vertical-align');
  set('sup', height === 'super' || null);
  set('sub', height === 'sub' || null);
  return formats;
}

const ALIGNMENTS = ['center', 'right', 'justify'] as const;

/** The alignment that a block was given; null for the usual one. */
export function alignmentOf(element: Element): string | null {
  const given = declarationsOf(element).get('text-align') ?? element.getAttribute('align')?.toLowerCase();
  return ALIGNMENTS.find((alignment) => alignment === given) ?? null;
}

const UNSEEN_TAGS: readonly string[] = (
  'audio base button canvas datalist embed form head iframe input link math meta noscript object option script ' +
  'select style svg template textarea title video xml'
).split(' ');

/** Whether nothing of an element is pasted: what was hidden, numbers that Word draws, parts of Office's own. */
export function isLeftOut(element: Element): boolean {
  const style = declarationsOf(element);
  return (
    UNSEEN_TAGS.includes(element.localName) ||
    /^(?:o|v|w|m):/.test(element.localName) ||
    style.get('display') === 'none' ||
    style.get('mso-hide') === 'all' ||
    style.get('mso-list') === 'ignore' ||
    element.classList.contains('Apple-interchange-newline') ||
    // The sign beside a heading that leads to it.
    (element.localName === 'a' && element.getAttribute('aria-hidden') === 'true')
  );
}

/** An item of a list that Word writes as a paragraph. */
export interface WordItem {
  readonly level: number;
  readonly is_ordered: boolean;
  /** The `type` of an ordered list: letters or Roman numbers. */
  readonly type: string | null;
  readonly number: number | null;
  readonly paragraph: Element;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const MARKER = /^\(?(?:(\d+)|([a-z]+))[.)]/i;

function typeOf(letters: string): string {
  const type = /^[ivx]+$/i.test(letters) ? 'i' : 'a';
  return letters === letters.toUpperCase() ? type.toUpperCase() : type;
}

/** The item that a paragraph of Word stands for; null for other paragraphs (mso-list:l0 level1 lfo1). */
function paragraphItemOf(paragraph: Element): WordItem | null {
  const level = /level(\d+)/.exec(declarationsOf(paragraph).get('mso-list') ?? '')?.[1];
  if (paragraph.localName !== 'p' || level === undefined) return null;
  const marker = [...paragraph.querySelectorAll('[style]')].find(
    (element) => declarationsOf(element).get('mso-list') === 'ignore',
  );
  const [all, digits, letters] = MARKER.exec((marker?.textContent ?? '').trim()) ?? [];
  return {
    level: Number(level),
    is_ordered: all !== undefined,
    type: letters === undefined ? null : typeOf(letters),
    number: digits === undefined ? null : Number(digits),
    paragraph,
  };
}

/** The items of a container in which Word on the web lays each of them, as a list of its own. */
const webItemsOf = (container: Element): readonly WordItem[] =>
  [...container.querySelectorAll('li[data-aria-level]')].flatMap((paragraph) => {
    const list = paragraph.parentElement;
    if (list === null) return [];
    const is_ordered = list.localName === 'ol';
    return {
      level: Number(paragraph.getAttribute('data-aria-level')),
      is_ordered,
      type: listTypeOf(list),
      number: is_ordered ? Number(paragraph.getAttribute('data-aria-posinset') ?? '1') : null,
      paragraph,
    };
  });

/** The items of lists that Word lays between other elements instead of in one list; none for anything else. */
export function wordItemsOf(node: Node): readonly WordItem[] {
  if (!isElement(node)) return [];
  if (node.classList.contains('ListContainerWrapper')) return webItemsOf(node);
  const item = paragraphItemOf(node);
  return item === null ? [] : [item];
}

const LIST_TYPES: Readonly<Record<string, string | undefined>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** The `type` of a list of letters or Roman numbers, which Google Docs says on its items; null for any other. */
export function listTypeOf(list: Element): string | null {
  if (list.localName !== 'ol') return null;
  const type = list.getAttribute('type') ?? '';
  if (/^[aAiI]$/.test(type)) return type;
  const styles = [list, ...list.children].map((element) => declarationsOf(element).get('list-style-type'));
  return LIST_TYPES[styles.find((style) => style !== undefined) ?? ''] ?? null;
}

/** The level of a heading, which Word on the web says for readers only; null for anything else. */
export function headingLevelOf(element: Element): number | null {
  if (element.classList.contains('MsoTitle')) return 1;
  const level =
    element.getAttribute('role') === 'heading'
      ? element.getAttribute('aria-level')
      : /^h([1-6])$/.exec(element.localName)?.[1];
  return level === undefined ? null : Number(level ?? '2');
}

/** Smaller pictures count visits. */
const LEAST_PICTURE_PX = 3;

/** Whether a picture is there to count visits, not to be seen. */
export function isCounter(image: Element): boolean {
  const style = declarationsOf(image);
  const sizes = ['width', 'height'].flatMap((name) => [image.getAttribute(name), style.get(name)]);
  return sizes.some(
    (size) => /^[\d.]+(?:px)?$/.test(size ?? '') && Number.parseFloat(size ?? '') < LEAST_PICTURE_PX,
  );
}

const LATER_ADDRESSES = ['data-src', 'data-srcset', 'data-lazy-src', 'data-original', 'srcset'];

/** Whether the picture in an element only holds the place of one that a page loads when it is scrolled to. */
export const isStandIn = (image: Element): boolean =>
  LATER_ADDRESSES.some((name) => image.hasAttribute(name));

const GOOGLE_DETOUR = 'https://www.google.com/url?';

/** An address that may stand in a text: without the detour that Google lays before links, and nothing that runs. */
export function linkOf(element: Element): string | null {
  const href = element.getAttribute('href')?.trim() ?? '';
  const target = href.startsWith(GOOGLE_DETOUR) ? new URL(href).searchParams.get('q') : null;
  const address = target ?? href;
  return address !== '' && !address.startsWith('#') && isAllowedAddress(address) ? address : null;
}

const EMOJI = /^\p{Extended_Pictographic}/u;
/** An emoji with its skin and company; more is the description of a picture. */
const EMOJI_LENGTH = 12;

/** The sign that a messenger draws as a picture; null for other pictures. */
export function emojiOf(image: Element): string | null {
  const alt = image.getAttribute('alt') ?? '';
  return EMOJI.test(alt) && alt.length <= EMOJI_LENGTH && !/[a-z]/i.test(alt) ? alt : null;
}

/** A picture that was written into the HTML, as a file; null when its data are none. */
export function fileOf(src: string): File | null {
  const [head = '', data = ''] = src.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  let signs: string;
  try {
    signs = atob(data.replace(/\s/g, ''));
  } catch {
    return null;
  }
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  return new File([bytes], `afbeelding.${type.split('/')[1] ?? ''}`, { type });
}

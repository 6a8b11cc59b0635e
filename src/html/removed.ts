/** What a text loses on the way to visitors, for its writer to read. */
import { ATTRIBUTES, isAllowedAddress, renamed, TAGS } from './policy.ts';

/** The kinds of what is taken out, each with its own words. */
const REMOVAL_KINDS = [
  'script',
  'handler',
  'form',
  'frame',
  'drawing',
  'head',
  'media',
  'picture',
  'foreign_picture',
  'address',
  'style',
  'element',
  'attribute',
  'comment',
] as const;

type RemovalKind = (typeof REMOVAL_KINDS)[number];

export interface Removal {
  readonly kind: RemovalKind;
  readonly count: number;
  /** What was taken out, as a writer typed it; each name once, empty where the kind says all. */
  readonly names: readonly string[];
}

const KINDS_OF_ELEMENTS: readonly (readonly [RemovalKind, readonly string[]])[] = [
  ['script', ['script', 'noscript']],
  [
    'form',
    'form input button select textarea option optgroup label fieldset legend datalist output'.split(' '),
  ],
  ['frame', ['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'fencedframe']],
  ['drawing', ['svg', 'math', 'canvas']],
  ['head', ['meta', 'link', 'base', 'title']],
  ['media', ['video', 'audio', 'source', 'track']],
  ['picture', ['img']],
];

const kindOfElement = (name: string): RemovalKind =>
  KINDS_OF_ELEMENTS.find(([, names]) => names.includes(name))?.[0] ?? 'element';

/** Kinds whose elements are told by their words alone. */
const WITHOUT_NAMES: ReadonlySet<RemovalKind> = new Set(['script', 'drawing', 'picture', 'comment']);

/** Of a long address or declaration its beginning is told. */
const NAME_CHARACTERS = 60;

const HANDLER = /^on/i;
/** The attributes that the sanitiser writes itself, and what is told in other words. */
const NOT_TOLD = /^(?:style|href|src|target|rel|loading|decoding|data-handler-.*)$/;
const MARK = 'data-handler-';

const same = (name: string): string => name;

/** What a list holds more of than another, each as often; `key` tells which are alike. */
function missing(before: readonly string[], after: readonly string[], key = same): readonly string[] {
  const left = new Map<string, number>();
  for (const name of after) left.set(key(name), (left.get(key(name)) ?? 0) + 1);
  return before.filter((name) => {
    const count = left.get(key(name)) ?? 0;
    left.set(key(name), count - 1);
    return count <= 0;
  });
}

/** An inert document's element with the HTML; handlers stand under another name, since a strict policy reports them. */
function parsed(html: string, inert: Document): HTMLElement {
  const box = inert.createElement('div');
  box.innerHTML = renamed(html, (name) => (HANDLER.test(name) ? MARK + name.toLowerCase() : name));
  return box;
}

const CSS_COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
const DECLARATION = /(?<=^|[;{}])\s*([-\w]+\s*:[^;{}]*)(?=[;}]|$)/g;
const AT_RULE = /@(?!media\b|supports\b|container\b)[-\w]+/gi;

/** The declarations of a style, and the rules that are no plain ones, as they were typed. */
function partsOfCss(css: string): readonly string[] {
  const spoken = css.replace(CSS_COMMENT, '');
  const declarations = [...spoken.matchAll(DECLARATION)].map(([, part = '']) => part.trim());
  return [...declarations, ...(spoken.match(AT_RULE) ?? [])];
}

/** A part of a style without what the sanitiser writes in its own way. */
const plainPart = (part: string): string => part.replace(/[\s"']/g, '').toLowerCase();

const all = (box: Element, selector: string): readonly Element[] => [...box.querySelectorAll(selector)];

/** What a drawing holds is a part of the drawing. */
const isOfOther = (element: Element): boolean =>
  element.parentElement?.closest('svg, math, video, audio, object, select') !== null;

const namesOf = (box: Element): readonly string[] =>
  all(box, '*')
    .filter((element) => !isOfOther(element))
    .map(({ localName }) => localName);

/** Attributes of elements that may stay, by name. */
const attributesOf = (box: Element, left_out: ReadonlySet<string>): readonly string[] =>
  all(box, TAGS.join())
    .filter((element) => !isOfOther(element) && !left_out.has(element.localName))
    .flatMap((element) => element.getAttributeNames())
    .filter((name) => !NOT_TOLD.test(name) && !ATTRIBUTES.includes(name));

function commentsOf(box: Element): number {
  const walker = box.ownerDocument.createTreeWalker(box, NodeFilter.SHOW_COMMENT);
  let count = 0;
  while (walker.nextNode() !== null) count += 1;
  return count;
}

const cssOf = (box: Element): readonly string[] => [
  ...all(box, 'style').flatMap(({ textContent }) => partsOfCss(textContent ?? '')),
  ...all(box, '[style]').flatMap((element) => partsOfCss(element.getAttribute('style') ?? '')),
];

/**
 * Compares a text with what the sanitiser leaves of it (`cleanForSaving`), by kind in a fixed order.
 * @param isShown whether visitors see the picture of an address: pages load none of other sites
 */
export function removedFrom(
  html: string,
  cleaned: string,
  isShown: (src: string) => boolean,
): readonly Removal[] {
  const inert = document.implementation.createHTMLDocument('');
  const before = parsed(html, inert);
  const after = parsed(cleaned, inert);
  const found = new Map<RemovalKind, string[]>(REMOVAL_KINDS.map((kind) => [kind, []]));
  const add = (kind: RemovalKind, name: string): void => void found.get(kind)?.push(name);

  const gone = missing(namesOf(before), namesOf(after));
  for (const name of gone) add(kindOfElement(name), `<${name}>`);
  const whole = new Set(gone);
  for (const name of missing(attributesOf(before, whole), attributesOf(after, whole))) add('attribute', name);
  for (const element of all(before, '*'))
    for (const name of element.getAttributeNames())
      if (name.startsWith(MARK)) add('handler', name.slice(MARK.length));
  for (const link of all(before, 'a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!isAllowedAddress(href)) add('address', href.trim().slice(0, NAME_CHARACTERS));
  }
  for (const image of all(after, 'img')) {
    const src = image.getAttribute('src') ?? '';
    if (!isShown(src)) add('foreign_picture', src.slice(0, NAME_CHARACTERS));
  }
  for (const part of missing(cssOf(before), cssOf(after), plainPart))
    add('style', part.slice(0, NAME_CHARACTERS));
  for (let left = commentsOf(before) - commentsOf(after); left > 0; left -= 1) add('comment', '');

  return [...found]
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => ({
      kind,
      count: names.length,
      names: WITHOUT_NAMES.has(kind) ? [] : [...new Set(names)],
    }));
}

/** Whether nothing of a cleaned text can be seen: neither words nor a picture, a player or a line. */
export function isNothingSeen(cleaned: string): boolean {
  const box = parsed(cleaned, document.implementation.createHTMLDocument(''));
  for (const style of all(box, 'style')) style.remove();
  return (box.textContent ?? '').trim() === '' && box.querySelector('img, iframe, hr') === null;
}

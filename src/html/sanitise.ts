import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { prefixIds } from './article-ids.ts';
import { safeCss, safeDeclarations, scopedCss } from './css.ts';
import {
  demote,
  frameToLink,
  makeReachable,
  mendFrame,
  mendImage,
  mendLink,
  replaceForeignPicture,
  tableToRegion,
} from './mend-elements.ts';
import { ADDRESSES, ATTRIBUTES, ownPath, PICTURE_DATA, renamed, TAGS, withoutHandlers } from './policy.ts';

// With a strict Content-Security-Policy the browser reports violations also while it parses an inert document that is never
// shown: style elements and attributes, and since Chromium 156 event handlers. `silenced` and `withoutHandlers` of the policy remove them
// before parsing. One that they miss is only reported: sanitising removes it like everything else.

/** The names that replace a style element and a style attribute while a text is read: see `silenced`. */
const SILENT_STYLE = 'noembed';
const SILENT_ATTRIBUTE = 'data-style';

/** HTML in which styles have the two names above, which mean nothing to a browser. */
export const silenced = (html: string): string =>
  renamed(html.replace(/<(\/?)style(?=[\s/>])/gi, `<$1${SILENT_STYLE}`), (name) =>
    name.toLowerCase() === 'style' ? SILENT_ATTRIBUTE : name,
  );

/** HTML without a style of its own, and the styles as one stylesheet: a strict policy lets both through. */
export interface ShownHtml {
  readonly html: string;
  readonly css: string;
}

/** A text and its blocks, as a post keeps them. */
export interface ArticleHtml {
  readonly content: string;
  readonly blocks: readonly { readonly id: string; readonly html: string }[];
}

export interface Sanitiser {
  /**
   * For the database: harmless HTML, its styles and players still where the author put them. With the origins of our
   * own pictures, the site's first, those are kept without an origin, and pictures of all others give way to places that
   * only the editor shows.
   */
  readonly forSaving: (html: string, own_origins?: readonly string[]) => string;
  /**
   * For a page: an article as it is shown, whatever is in the database (B-057). `scope` begins the names
   * its styles are held to, so that those of a finished page and of a newer text do not meet; `addressOf` answers where
   * the picture of a stored address is.
   */
  readonly forShowing: (
    article: ArticleHtml,
    scope: string,
    addressOf?: (stored: string) => string,
  ) => ShownHtml;
}

const CONFIG = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOWED_URI_REGEXP: ADDRESSES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: true,
  // A style at the very beginning stays a part of the text.
  FORCE_BODY: true,
  RETURN_DOM: true,
} as const satisfies Config;

/** For showing, styles are read under other names. */
const SHOWING_CONFIG = {
  ...CONFIG,
  ALLOWED_TAGS: [...TAGS, SILENT_STYLE],
  ALLOWED_ATTR: [...ATTRIBUTES, SILENT_ATTRIBUTE],
  // As DOMPurify has it for style itself: 'color:blue' is no address.
  ADD_URI_SAFE_ATTR: [SILENT_ATTRIBUTE],
} as const satisfies Config;

/** Of whichever window: each has a class of its own. */
const isElement = (node: Node): node is HTMLElement => node.nodeType === node.ELEMENT_NODE;

/** The sanitised document, also where a text with frames in place of a body left none, whatever the types say. */
const bodyOf = (node: Node | null): HTMLElement | null => (node !== null && isElement(node) ? node : null);

/** Rules that give a colour: they were made for a light page. */
const COLOURED = /[{;](?:background|color)\b/;

/** A cleaned part in two wrappers: the outer holds in what its styles do, the inner is what they may name. */
function wrapped({ body, css }: Part, name: string): HTMLElement {
  const outer = body.ownerDocument.createElement('div');
  const inner = body.ownerDocument.createElement('div');
  outer.setAttribute('data-block', '');
  if (COLOURED.test(css)) outer.setAttribute('data-paper', '');
  inner.setAttribute('data-scope', name);
  inner.append(...body.childNodes);
  outer.append(inner);
  return outer;
}

/** A cleaned part of an article, and the rules of its styles. */
interface Part {
  readonly body: HTMLElement;
  readonly css: string;
}

/** pictures that are neither of these origins nor written into the text give way to places; ours lose their origin. */
function settlePictures(body: HTMLElement, own_origins: readonly string[]): void {
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src')?.trim() ?? '';
    if (PICTURE_DATA.test(src)) continue;
    const path = ownPath(src, own_origins);
    if (path === null) replaceForeignPicture(image);
    else image.setAttribute('src', path);
  }
}

/** A sanitiser on a window: the browser's own, or that of jsdom in the build (DOMPurify's README knows no other). */
export function createSanitiser(window: WindowLike): Sanitiser {
  const purify = createDOMPurify(window);

  const clean = (html: string, config: Config & { RETURN_DOM: true }): HTMLElement => {
    const body =
      bodyOf(purify.sanitize(withoutHandlers(html), config)) ?? bodyOf(purify.sanitize('', config));
    if (body === null) throw new Error('no body came back');
    for (const link of body.querySelectorAll('a')) mendLink(link);
    for (const image of body.querySelectorAll('img')) mendImage(image);
    for (const frame of body.querySelectorAll('iframe')) mendFrame(frame);
    return body;
  };

  const forSaving = (html: string, own_origins?: readonly string[]): string => {
    const body = clean(html, CONFIG);
    if (own_origins !== undefined) settlePictures(body, own_origins);
    for (const style of body.querySelectorAll('style')) style.textContent = safeCss(style.textContent ?? '');
    for (const element of body.querySelectorAll('[style]')) {
      const declarations = safeDeclarations(element.getAttribute('style') ?? '');
      if (declarations === '') element.removeAttribute('style');
      else element.setAttribute('style', declarations);
    }
    return body.innerHTML;
  };

  /** Takes the styles out of a cleaned part; their rules hold inside `[data-scope="name"]`. */
  const part = (html: string, name: string, addressOf: (stored: string) => string): Part => {
    const body = clean(silenced(html), SHOWING_CONFIG);
    for (const image of body.querySelectorAll('img'))
      image.setAttribute('src', addressOf(image.getAttribute('src') ?? ''));
    const scope = `[data-scope="${name}"]`;
    let css = '';
    for (const style of body.querySelectorAll(`style, ${SILENT_STYLE}`)) {
      css += scopedCss(style.textContent ?? '', scope);
      style.remove();
    }
    for (const [index, element] of [...body.querySelectorAll(`[style], [${SILENT_ATTRIBUTE}]`)].entries()) {
      const given = element.getAttribute(SILENT_ATTRIBUTE) ?? element.getAttribute('style') ?? '';
      const declarations = safeDeclarations(given);
      element.removeAttribute('style');
      element.removeAttribute(SILENT_ATTRIBUTE);
      if (declarations === '') continue;
      element.setAttribute('data-s', String(index));
      css += `${scope} [data-s="${index}"][data-s]{${declarations}}`;
    }
    for (const heading of body.querySelectorAll('h1')) demote(heading);
    for (const table of body.querySelectorAll('table')) tableToRegion(table);
    for (const code of body.querySelectorAll('pre')) makeReachable(code);
    for (const frame of body.querySelectorAll('iframe')) frameToLink(frame);
    return { body, css };
  };

  const forShowing: Sanitiser['forShowing'] = ({ content, blocks }, scope, addressOf = (src) => src) => {
    const text = part(content, `${scope}-text`, addressOf);
    const block_parts = blocks.map(({ html }, index) => part(html, `${scope}-${index}`, addressOf));
    prefixIds([text, ...block_parts].map(({ body }) => body));
    let { css } = text;
    const shown = text.body.ownerDocument.createElement('div');
    if (text.body.childNodes.length > 0) shown.append(wrapped(text, `${scope}-text`));
    for (const [index, block] of block_parts.entries()) {
      css += block.css;
      if (block.body.childNodes.length === 0) continue;
      const place = [...shown.querySelectorAll('[data-custom-content]')].find(
        (element) => element.getAttribute('data-custom-content') === blocks[index]?.id,
      );
      const element = wrapped(block, `${scope}-${index}`);
      // A block stands where its place is kept in the text, else below it.
      if (place === undefined) shown.append(element);
      else place.replaceWith(element);
    }
    return { html: shown.innerHTML, css };
  };

  return { forSaving, forShowing };
}

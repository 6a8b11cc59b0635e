/** Changes of single elements of a sanitised text, so that it fits into a page of the site. */
import { COMPANY } from '../content/company.ts';
import { article_html as words } from '../content/site/article-html.ts';
import { EMBED_SANDBOX, embedAddress, IMAGE_WIDTH_PX, PICTURE_DATA } from './policy.ts';

const addressOf = (href: string): URL | null =>
  URL.canParse(href, COMPANY.site_url) ? new URL(href, COMPANY.site_url) : null;

/** B-056: another site in a new tab, which learns nothing of this page; an empty link leads to '#'. */
export function mendLink(link: Element): void {
  const href = link.getAttribute('href')?.trim() ?? '';
  const address = href === '' ? null : addressOf(href);
  link.removeAttribute('target');
  if (address === null) {
    link.setAttribute('href', '#');
    return;
  }
  const is_web = address.protocol === 'http:' || address.protocol === 'https:';
  if (!is_web || address.origin === new URL(COMPANY.site_url).origin) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** B-057: gives a picture a width, an alternative text and lazy loading; removes it when a page may not ask for its address. */
export function mendImage(image: Element): void {
  const src = image.getAttribute('src')?.trim() ?? '';
  const is_ours = /^\/(?!\/)/.test(src) || /^https?:\/\//i.test(src) || PICTURE_DATA.test(src);
  if (!is_ours) {
    image.remove();
    return;
  }
  if (!image.hasAttribute('width')) image.setAttribute('width', String(IMAGE_WIDTH_PX));
  if (!image.hasAttribute('alt')) image.setAttribute('alt', words.image_alt);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
}

const LINE = 'p, h1, h2, h3, h4, h5, h6';
const IN_LINES = 'a, abbr, b, del, em, i, ins, mark, s, small, span, strike, strong, u';
const BLOCK = 'blockquote, div, dl, figure, ol, p, pre, table, ul';
const SEEN = 'figure, hr, iframe, img, table, [data-custom-content]';

const hasWords = ({ textContent }: Node): boolean => (textContent ?? '').trim() !== '';

/** A picture, or the outermost line, link or format that holds it and nothing else. */
function wholeOf(element: Element): Element {
  const { parentElement: around } = element;
  const is_all =
    around?.matches(`${LINE}, ${IN_LINES}`) &&
    !hasWords(around) &&
    around.querySelectorAll(SEEN).length === 1;
  return around && is_all ? wholeOf(around) : element;
}

/** Whether words or a picture stand in a line before an element. */
function isBehind(line: Element, element: Element): boolean {
  const range = element.ownerDocument.createRange();
  range.setStart(line, 0);
  range.setEndBefore(element);
  const before = range.cloneContents();
  return hasWords(before) || before.querySelector(SEEN) !== null;
}

/** The words below a picture, as parts of the text. */
function captionOf(frame: Element): readonly Node[] {
  const caption = frame.querySelector('figcaption');
  if (caption === null || !hasWords(caption)) return [];
  if (caption.querySelector(BLOCK) !== null) return [...caption.childNodes];
  const line = frame.ownerDocument.createElement('p');
  line.append(...caption.childNodes);
  return [line];
}

/**
 * Puts a place that its writer sees (the editor's missing-picture.ts) where a picture of another site is: in its stead, or
 * beside its line, since no line may hold a figure. Of a picture with words below it the words stay.
 */
export function replaceForeignPicture(image: Element): void {
  const missing = image.ownerDocument.createElement('figure');
  missing.className = 'picture-missing';
  const whole = wholeOf(image);
  const line = whole.parentElement?.closest(LINE);
  const frame = whole.closest('figure');
  if (line) {
    if (isBehind(line, whole)) line.after(missing);
    else line.before(missing);
    whole.remove();
  } else if (
    frame?.querySelectorAll(SEEN).length === 1 &&
    frame.textContent?.trim() === (frame.querySelector('figcaption')?.textContent ?? '').trim()
  )
    frame.replaceWith(missing, ...captionOf(frame));
  else whole.replaceWith(missing);
}

/** A player that may stand in an article keeps its frame, in a sandbox; any other frame goes. */
export function mendFrame(frame: Element): void {
  const src = embedAddress(frame.getAttribute('src') ?? '');
  if (src === null) {
    frame.remove();
    return;
  }
  frame.textContent = '';
  frame.setAttribute('src', src);
  if (!frame.hasAttribute('title')) frame.setAttribute('title', words.embed.title);
  frame.setAttribute('sandbox', EMBED_SANDBOX);
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  frame.setAttribute('loading', 'lazy');
}

/** Nothing is asked of a video's host before a click: the frame waits behind a link, which also works alone. */
export function frameToLink(frame: Element): void {
  const link = frame.ownerDocument.createElement('a');
  const src = frame.getAttribute('src') ?? '';
  link.setAttribute('href', src);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  link.setAttribute('data-embed', frame.getAttribute('title') ?? '');
  link.textContent = words.embed.show(frame.getAttribute('title') ?? '', new URL(src).hostname);
  frame.replaceWith(link);
}

/** The empty corner of a table is no heading: a screen reader would name cells by nothing. */
function emptyHeadsToCells(table: Element): void {
  for (const head of table.querySelectorAll('th')) {
    if (head.textContent.trim() !== '' || head.childElementCount > 0) continue;
    const cell = table.ownerDocument.createElement('td');
    for (const { name, value } of head.attributes) if (name !== 'scope') cell.setAttribute(name, value);
    head.replaceWith(cell);
  }
}

/** A wide table scrolls by itself, also from the keyboard. */
export function tableToRegion(table: Element): void {
  if (table.parentElement?.hasAttribute('data-table')) return;
  emptyHeadsToCells(table);
  const region = table.ownerDocument.createElement('div');
  region.setAttribute('data-table', '');
  region.setAttribute('role', 'region');
  region.setAttribute('tabindex', '0');
  region.setAttribute('aria-label', table.querySelector('caption')?.textContent?.trim() || words.table);
  table.replaceWith(region);
  region.append(table);
}

/** Long lines of code scroll by themselves, also from the keyboard. */
export const makeReachable = (code: Element): void => code.setAttribute('tabindex', '0');

/** The page has one first heading: an article's own becomes a second. */
export function demote(heading: Element): void {
  const lower = heading.ownerDocument.createElement('h2');
  for (const { name, value } of heading.attributes) lower.setAttribute(name, value);
  lower.append(...heading.childNodes);
  heading.replaceWith(lower);
}

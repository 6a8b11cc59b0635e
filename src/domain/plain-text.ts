/** The text of a piece of HTML. For counting, searching and previews; what is shown as HTML goes through src/html. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  copy: '©',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  euml: 'ë',
  euro: '€',
  frac12: '½',
  gt: '>',
  hellip: '…',
  iuml: 'ï',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  ouml: 'ö',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
  sup2: '²',
  times: '×',
  uuml: 'ü',
};

const LARGEST_CODE_POINT = 0x10ffff;

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? entity;
  const is_hex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(is_hex ? 2 : 1), is_hex ? 16 : 10);
  return code > 0 && code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : entity;
}

/** `&eacute;` as é: names that Dutch texts use, and numbers. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+\d*);/gi, decoded);

/** Without styles, scripts and tags, on one line; entities stay as they are (private.plain_text in SQL says the same). */
export const withoutTags = (html: string): string =>
  html
    .replace(/<style\b[^>]*>.*?<\/style\s*>/gis, ' ')
    .replace(/<script\b[^>]*>.*?<\/script\s*>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** the text a reader would read: styles, scripts and tags gone first, then entities decoded. */
export const plainText = (html: string): string =>
  decodeEntities(withoutTags(html))
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

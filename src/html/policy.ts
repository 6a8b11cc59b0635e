/** The elements and attributes that an article may hold (B-055). Everything else is removed. */

/** Elements of running text, pictures, tables, styles of a block, and embedded players. No forms, scripts, SVG or MathML. */
export const TAGS = (
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
  'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd li mark ol p pre q s samp section small ' +
  'span strike strong style sub summary sup table tbody td tfoot th thead time tr u ul var wbr'
).split(' ');

/** The listed attributes; `style` becomes a rule of the article's own stylesheet before it is shown. */
export const ATTRIBUTES = (
  'alt cite class colspan data-custom-content datetime dir headers height href hreflang id lang open reversed rowspan ' +
  'scope src start style title type width'
).split(' ');

/** Addresses a link or picture may have; data only for pictures, which is looked at again. */
export const ADDRESSES = /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

const IGNORED_IN_ADDRESS = /[\p{Cc}\p{Z}]/gu;

/** Whether an address is one of `ADDRESSES` as a browser reads it, which passes over white space and control characters. */
export const isAllowedAddress = (address: string): boolean =>
  ADDRESSES.test(address.replace(IGNORED_IN_ADDRESS, ''));

/** A picture written into the text; never SVG, which is a document. */
export const PICTURE_DATA = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[a-z\d+/=\s]+$/i;

/**
 * The address of a picture on one of these origins as it is stored: without its origin, so that the site and its project may
 * move. Null when it leads elsewhere. A text without an origin leads to the first.
 */
export function ownPath(src: string, [own = '', ...others]: readonly string[]): string | null {
  if (!URL.canParse(src, own)) return null;
  const { origin, pathname, search, hash } = new URL(src, own);
  // Two slashes would begin with a host.
  return [own, ...others].includes(origin) ? pathname.replace(/^\/+/, '/') + search + hash : null;
}

/** Players that may stand in an article, by the beginning of their address; the pages' policy names the same origins. */
const EMBED_PREFIXES = [
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
] as const;

export const EMBED_ORIGINS: readonly string[] = EMBED_PREFIXES.map((prefix) => new URL(prefix).origin);

/** What an embedded player may do: run, keep its own origin, and fill the screen when asked. */
export const EMBED_SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

const USUAL_PLAYER = /^https:\/\/(?:www\.|m\.)?youtube\.com\/embed\//;

/** The address of a player as it may be embedded; null for any other page. The usual player is asked without cookies. */
export function embedAddress(src: string): string | null {
  const address = src.trim().replace(USUAL_PLAYER, EMBED_PREFIXES[0]);
  if (!URL.canParse(address)) return null;
  const { href } = new URL(address);
  return EMBED_PREFIXES.some((prefix) => href.startsWith(prefix)) ? href : null;
}

/** B-057: the width of an image that names none. */
export const IMAGE_WIDTH_PX = 800;

const OPENING_TAG = /<[a-z][^<>]*>/gi;
const WRITTEN_ATTRIBUTE = /(\s)([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))/g;

/** Renames or drops attributes with a value; `next` answers the name to go on with, null for none. */
export const renamed = (html: string, next: (name: string) => string | null): string =>
  html.replace(OPENING_TAG, (tag) =>
    tag.replace(WRITTEN_ATTRIBUTE, (_all, space: string, name: string, value: string) => {
      const kept = next(name);
      return kept === null ? space : `${space}${kept}${value}`;
    }),
  );

/** HTML without event handlers, which no text may have. */
export const withoutHandlers = (html: string): string =>
  renamed(html, (name) => (/^on/i.test(name) ? null : name));

/** Begins every id of an article: see article-ids.ts. */
export const ID_PREFIX = 'user-content-';

/** The id as the page has it; one that has the prefix keeps it, so a text that is read twice stays the same. */
export const prefixedId = (id: string): string => (id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id);

/**
 * With a strict Content-Security-Policy the browser reports violations also while it parses an inert document that is never
 * shown: style elements and attributes, and since Chromium 156 event handlers. This module removes them before parsing.
 * One that it misses is only reported: sanitising removes it like everything else.
 */

/** The names that replace a style element and a style attribute while a text is read: see `silenced`. */
export const SILENT_STYLE = 'noembed';
export const SILENT_ATTRIBUTE = 'data-style';

const OPENING_TAG = /<[a-z][^<>]*>/gi;
const ATTRIBUTE = /(\s)([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))/g;

/** Renames or drops attributes with a value; `next` answers the name to go on with, null for none. */
const renamed = (html: string, next: (name: string) => string | null): string =>
  html.replace(OPENING_TAG, (tag) =>
    tag.replace(ATTRIBUTE, (_all, space: string, name: string, value: string) => {
      const kept = next(name);
      return kept === null ? space : `${space}${kept}${value}`;
    }),
  );

/** HTML without event handlers, which no text may have. */
export const withoutHandlers = (html: string): string =>
  renamed(html, (name) => (/^on/i.test(name) ? null : name));

/** HTML in which styles have the two names above, which mean nothing to a browser. */
export const silenced = (html: string): string =>
  renamed(html.replace(/<(\/?)style(?=[\s/>])/gi, `<$1${SILENT_STYLE}`), (name) =>
    name.toLowerCase() === 'style' ? SILENT_ATTRIBUTE : name,
  );

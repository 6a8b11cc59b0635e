/** What stands for a style element and a style attribute while a text is read: see `silenced`. */
export const SILENT_STYLE = 'noembed';
export const SILENT_ATTRIBUTE = 'data-style';

const OPENING_TAG = /<[a-z][^<>]*>/gi;
const ATTRIBUTE = /(\s)([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))/g;

/**
 * A page with a strict policy reports every style that is read in its name, also in a document that nobody sees. So
 * styles are read under names that mean nothing. One that is missed is only reported: it is cleaned like the others.
 */
export const silenced = (html: string): string =>
  html
    .replace(/<(\/?)style(?=[\s/>])/gi, `<$1${SILENT_STYLE}`)
    .replace(OPENING_TAG, (tag) =>
      tag.replace(ATTRIBUTE, (attribute, space: string, name: string, value: string) =>
        name.toLowerCase() === 'style' ? `${space}${SILENT_ATTRIBUTE}${value}` : attribute,
      ),
    );

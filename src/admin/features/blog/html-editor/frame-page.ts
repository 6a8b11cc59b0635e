/** The page in the frame of a preview: the public styles of an article's text, and a policy that lets nothing run. */
import { ARTICLE_CSS } from '../shown/article-css.ts';

/** A preview has the frame's own edge around it. */
const PREVIEW_CSS = 'body{min-height:0}.prose{padding:1.25rem}';

/**
 * @param own the site's origin. It is written out: Firefox finds nothing behind 'self' in a frame without an address.
 * @param storage the origin of pictures, where it is another. The policy stands beside the admin's own, which the frame
 * inherits: what either forbids is forbidden.
 */
export const framePage = (own: string, storage: string): string => {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${[...new Set([own, storage])].join(' ')} data: blob:`,
    `font-src ${own}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  return [
    '<!doctype html><html lang="nl" data-faces=""><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<base target="_blank"><title>Voorbeeld</title>',
    `<style>${ARTICLE_CSS}\n${PREVIEW_CSS}</style><style data-article></style></head>`,
    '<body><main class="prose"></main></body></html>',
  ].join('');
};

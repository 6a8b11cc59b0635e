/** The code of one HTML block as it is typed and kept (E-022..E-024). */
import * as v from 'valibot';

const STYLE_ELEMENT = /<style\b[^>]*>([^]*?)<\/style\s*>/i;
const COMMENT = /<!--[^]*?-->/g;

/** Typed code in its two parts. */
interface HtmlCode {
  readonly css: string;
  readonly html: string;
}

/**
 * E-024: the inside of the first style element, and everything else. One within a comment is no element; a style element
 * without an end stays with the rest.
 */
export function splitCode(code: string): HtmlCode {
  // Of the same length, so that places in it are places in the code.
  const spoken = code.replace(COMMENT, (comment) => ' '.repeat(comment.length));
  const found = STYLE_ELEMENT.exec(spoken);
  if (found === null) return { css: '', html: code.trim() };
  const [element, inside = ''] = found;
  const begin = found.index + element.indexOf('>') + 1;
  const before = code.slice(0, found.index);
  const after = code.slice(found.index + element.length);
  return { css: code.slice(begin, begin + inside.length).trim(), html: (before + after).trim() };
}

/** The code of a block: its styles first, then its HTML. */
export const joinCode = ({ css, html }: HtmlCode): string =>
  css === '' ? html : `<style>\n${css}\n</style>\n${html}`.trim();

/** The code that stands in the HTML editor and not in the article yet. */
export interface TypedCode {
  /** The block that is edited; null for a new one. */
  readonly id: string | null;
  /** The block's source when it was opened; empty for a new one. */
  readonly source: string;
  readonly html: string;
}

const typed_code = v.object({ id: v.nullable(v.string()), source: v.string(), html: v.string() });

/** Reads typed code out of a form's field; null when none is in it. */
export function readTypedCode(field: string): TypedCode | null {
  if (field === '') return null;
  try {
    const parsed = v.safeParse(typed_code, JSON.parse(field));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Whether something was typed that is not in the article. */
export const isUnfinished = (typed: TypedCode | null): boolean =>
  typed !== null && typed.html.trim() !== typed.source.trim();

/** The blocks of an article's text, for merging and comparing. */
import { splitHtml } from './split-html.ts';

/**
 * Splits a text into its top-level blocks, byte for byte: joined they are the very text. A block is a top-level element, or
 * a run of text and inline elements between two; space belongs to the block behind it, at the end to the last one.
 * @param inert a document that loads and runs nothing
 */
export function articleBlocks(
  html: string,
  inert: Document = document.implementation.createHTMLDocument(''),
): readonly string[] {
  const { lead, parts } = splitHtml(html, inert);
  if (parts.length === 0) return html === '' ? [] : [html];
  return parts.map(({ source, gap }, index) => {
    const space = index === 0 ? lead : (parts[index - 1]?.gap ?? '');
    return space + source + (index === parts.length - 1 ? gap : '');
  });
}

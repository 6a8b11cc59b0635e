/** The HTML blocks of an article (E-022) and their places in its text. */
import type { HtmlBlock } from '../post.ts';

const EMPTY_CONTENT = /^(?:\s|&nbsp;|\u00a0|<\/?p(?:\s[^<>]*)?>|<br\s*\/?>)*$/i;

/** Whether a text holds nothing but empty paragraphs, as an editor leaves them ('<p></p>', '<p><br></p>'). */
export const isEmptyContent = (content: string): boolean => EMPTY_CONTENT.test(content);

const escaped = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The element that keeps the place of a block in a text. */
const placeOf = ({ id }: HtmlBlock): string => `<div data-custom-content="${escaped(id)}"></div>`;

/**
 * the text as it is saved and previewed: an empty one is replaced by the places of the blocks when there are any,
 * every other one stays as it is.
 */
export const contentWithPlaces = (content: string, blocks: readonly HtmlBlock[]): string =>
  blocks.length > 0 && isEmptyContent(content) ? blocks.map(placeOf).join('') : content;

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
 * A-061: the text as it is saved and previewed: an empty one is replaced by the places of the blocks when there are any,
 * every other one stays as it is.
 */
export const contentWithPlaces = (content: string, blocks: readonly HtmlBlock[]): string =>
  blocks.length > 0 && isEmptyContent(content) ? blocks.map(placeOf).join('') : content;

/** The most characters of all blocks of an article, as the database writes the list (`blog_posts` has the same limit as a check). */
const MAX_BLOCKS_CHARACTERS = 500_000;
const FIRST_HALVES = /[\ud800-\udbff](?=[\udc00-\udfff])/g;

/**
 * Whether the blocks of an article are together more than the database takes. It writes a space after each colon and comma
 * between names and values, which JSON of the browser lacks, and counts letters where the browser counts their halves.
 */
export function areTooLong(blocks: readonly HtmlBlock[]): boolean {
  let characters = 2 + Math.max(0, blocks.length - 1) * ', '.length;
  for (const { id, html, createdAt } of blocks) {
    const columns = createdAt === undefined ? { id, html } : { id, html, createdAt };
    const count = Object.keys(columns).length;
    characters += JSON.stringify(columns).replace(FIRST_HALVES, '').length + count + count - 1;
  }
  return characters > MAX_BLOCKS_CHARACTERS;
}

const PLACE = /^(\s*<([a-z][\w-]*)\b[^>]*\sdata-custom-content="([^"]*)"[^>]*>)(.*)<\/\2\s*>\s*$/is;

const unescaped = (value: string): string =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** Says of a place that the text has none: its block stands below the text. */
const BELOW = ' data-below=""';

/**
 * The top-level blocks of an article with the source of each HTML block in its place, so that a change of a source is a
 * change of the text: what is merged and compared. A block without a place stands at the end, where visitors see it too.
 */
export function withSources(text: readonly string[], blocks: readonly HtmlBlock[]): readonly string[] {
  const open = new Map(blocks.map((block) => [block.id, block]));
  const filled = text.map((html) => {
    const [, start = '', element = '', id = ''] = PLACE.exec(html) ?? [];
    const block = open.get(unescaped(id));
    if (block === undefined) return html;
    open.delete(block.id);
    return `${start}${block.html}</${element}>`;
  });
  const below = [...open.values()].map(
    ({ id, html }) => `<div data-custom-content="${escaped(id)}"${BELOW}>${html}</div>`,
  );
  return [...filled, ...below];
}

/**
 * The way back from `withSources`: the text with empty places, and the sources in the order of `known`, the blocks that the
 * text may hold, whose other columns are kept. Where one id stands twice, as after a choice for both, the second becomes a
 * block of its own.
 */
export function withoutSources<TBlock extends HtmlBlock>(
  text: readonly string[],
  known: readonly TBlock[],
): { readonly content: string; readonly blocks: readonly TBlock[] } {
  const found = new Map<string, TBlock[]>(known.map(({ id }) => [id, []]));
  const by_id = new Map(known.map((block) => [block.id, block]));
  const used = new Set(by_id.keys());
  const content = text.map((html) => {
    const [, start = '', element = '', escaped_id = '', source = ''] = PLACE.exec(html) ?? [];
    const given_id = unescaped(escaped_id);
    const block = by_id.get(given_id);
    const same_id = found.get(given_id);
    if (block === undefined || same_id === undefined) return html;
    let id = given_id;
    for (let number = 2; same_id.length > 0 && used.has(id); number += 1) id = `${given_id}-${number}`;
    used.add(id);
    same_id.push({ ...block, id, html: source });
    if (start.includes(BELOW)) return '';
    return `${start.replace(`"${escaped_id}"`, () => `"${escaped(id)}"`)}</${element}>`;
  });
  return { content: content.join(''), blocks: [...found.values()].flat() };
}

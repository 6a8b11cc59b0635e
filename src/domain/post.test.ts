import { expect, test } from 'vitest';
import { setLogSink } from '../lib/logger.ts';
import { plainText } from './plain-text.ts';
import { cardPreview, descriptionOf, firstParagraph, parseBlocks, readingMinutes } from './post.ts';

const NONE = { first_paragraph: null, summary: null, excerpt: null, content: null };
const LONG = 'De borstel gaat dwars over de nerf en het water spoelt alles weer weg. '.repeat(4);

const of = (text: string): string => `<style>.${'a'.repeat(40)}{}</style><p>${text}</p>`;

test('R-37 B-060 blocks come from a list or from a text that holds one', () => {
  const blocks = [{ id: 'a', html: '<p>x</p>' }];
  expect(parseBlocks(blocks)).toEqual(blocks);
  expect(parseBlocks(JSON.stringify(blocks))).toEqual(blocks);
  for (const nothing of [null, undefined, '', '[]', []]) expect(parseBlocks(nothing)).toEqual([]);
});

test('R-37 content that is no list has no blocks, and is warned about', () => {
  const events: string[] = [];
  const putBack = setLogSink(({ level, event }) => events.push(`${level} ${event}`));
  for (const bad of ['[{', '{"id": 1}', 7, { id: 'a' }]) expect(parseBlocks(bad)).toEqual([]);
  expect(parseBlocks([{ id: 'a', html: 'x' }, { id: 'b' }, null])).toEqual([{ id: 'a', html: 'x' }]);
  putBack();
  expect(events).toEqual(Array.from({ length: 5 }, () => 'warn html blocks of a post could not be read'));
});

test('B-019 the reading time is the one given, else words by 200 rounded up, at least 1', () => {
  expect(readingMinutes(7, 2000)).toBe(7);
  expect([0, 1, 200, 201, 400, 1001].map((words) => readingMinutes(null, words))).toEqual([1, 1, 1, 2, 2, 6]);
  expect(readingMinutes(0, 401)).toBe(3);
});

test('R-29 the text is what a reader reads: styles and scripts gone, entities decoded', () => {
  expect(
    plainText(
      '<STYLE media="x">a{}</STYLE><p>Eén&nbsp;&amp; tw&eacute;&#233;&#x2019;s</p>\n<script>1</script >',
    ),
  ).toBe('Eén & twéé’s');
  expect(plainText('&lt;b&gt; &onbekend; &#0;')).toBe('<b> &onbekend; &#0;');
});

test('B-021 R-29 a card takes the first paragraph of the first block, then summary, excerpt, content', () => {
  const all = {
    first_paragraph: 'De eerste alinea van het eerste blok.',
    summary: 'Een samenvatting.',
    excerpt: 'Een uittreksel.',
    content: 'De inhoud van het artikel zelf.',
  };
  expect(cardPreview(all)).toBe(all.first_paragraph);
  expect(cardPreview({ ...all, first_paragraph: null })).toBe(all.summary);
  expect(cardPreview({ ...all, first_paragraph: null, summary: null })).toBe(all.excerpt);
  expect(cardPreview({ ...NONE, content: all.content })).toBe(all.content);
});

test('B-021 a preview has at most 150 characters, the ellipsis among them, and ends with a word', () => {
  const preview = cardPreview({ ...NONE, summary: LONG }) ?? '';
  expect(preview.length).toBeLessThanOrEqual(150);
  expect(preview.endsWith('…')).toBe(true);
  expect(LONG.startsWith(preview.slice(0, -1))).toBe(true);
  expect(LONG[preview.length - 1]).toBe(' ');
  expect(cardPreview({ ...NONE, summary: 'x'.repeat(150) })).toBe('x'.repeat(150));
  const ends_a_sentence = `${'x'.repeat(138)} laag. Daarna volgt de rest.`;
  expect(cardPreview({ ...NONE, summary: ends_a_sentence })).toBe(`${'x'.repeat(138)} laag…`);
});

test('B-022 a candidate says more than 20 characters, a summary or excerpt more than 10; else none is left', () => {
  expect(cardPreview({ ...NONE, first_paragraph: of('x'.repeat(20)) })).toBeNull();
  expect(cardPreview({ ...NONE, first_paragraph: of('x'.repeat(21)) })).toBe('x'.repeat(21));
  expect(cardPreview({ ...NONE, summary: 'x'.repeat(10), excerpt: 'y'.repeat(11) })).toBe('y'.repeat(11));
  expect(cardPreview({ ...NONE, content: 'x'.repeat(20) })).toBeNull();
  expect(cardPreview(NONE)).toBeNull();
});

test('B-021 the first paragraph is looked for behind a style', () => {
  expect(
    firstParagraph('<style>p>a{} /* <p>nee</p> */</style><div><p class="x">Ja <b>zeker</b></p><p>Nee</p>'),
  ).toBe('Ja <b>zeker</b>');
  expect(firstParagraph('<pre>geen</pre>')).toBeNull();
});

test('R-29 G-022 a description has at most 160 characters; without one there is none', () => {
  expect(descriptionOf('Kort &amp; goed')).toBe('Kort & goed');
  expect((descriptionOf(LONG) ?? '').length).toBeLessThanOrEqual(160);
  expect([descriptionOf(null), descriptionOf('  ')]).toEqual([null, null]);
});

import { expect, test } from 'vitest';
import { contentWithPlaces, isEmptyContent, withoutSources, withSources } from './html-blocks.ts';

const BLOCKS = [
  { id: 'een', html: '<p>1</p>' },
  { id: 'a"&<b>', html: '<p>2</p>' },
];
const EMPTY = ['', ' \n', '<p></p>', '<p><br></p>', '<p style="text-align:center">&nbsp;</p>\n<p><br/></p>'];
const FILLED = ['<p>x</p>', '<hr>', '<p><img src="/a.webp"></p>', '<pre></pre>', 'p'];

test('A-061 a text of empty paragraphs is empty, one with a word, a line or a picture is not', () => {
  expect(EMPTY.map(isEmptyContent)).toEqual(EMPTY.map(() => true));
  expect(FILLED.map(isEmptyContent)).toEqual(FILLED.map(() => false));
});

test('A-061 an empty text becomes the places of the blocks when there are any; every other text stays', () => {
  for (const content of EMPTY) {
    expect(contentWithPlaces(content, BLOCKS)).toBe(
      '<div data-custom-content="een"></div><div data-custom-content="a&quot;&amp;&lt;b&gt;"></div>',
    );
    expect(contentWithPlaces(content, [])).toBe(content);
  }
  for (const content of FILLED) expect(contentWithPlaces(content, BLOCKS)).toBe(content);
});

test('E-022 the sources of HTML blocks stand in their places while texts are merged, and leave them again', () => {
  const blocks = [
    { id: 'a"&<b>', html: '<div>$& 2</div>', createdAt: '2026-01-02T00:00:00Z' },
    { id: 'een', html: '<style>p{}</style><p>1</p>', createdAt: '2026-01-01T00:00:00Z' },
  ];
  const text = ['<p>a</p>', '\n<div class="x" data-custom-content="een"></div>', '<p>b</p>'];
  const filled = withSources(text, blocks);
  expect(filled).toEqual([
    '<p>a</p>',
    '\n<div class="x" data-custom-content="een"><style>p{}</style><p>1</p></div>',
    '<p>b</p>',
    '<div data-custom-content="a&quot;&amp;&lt;b&gt;" data-below=""><div>$& 2</div></div>',
  ]);
  expect(withoutSources(filled, blocks)).toEqual({ content: text.join(''), blocks });
  expect(withSources(['<div data-custom-content="weg"></div>'], [])).toEqual([
    '<div data-custom-content="weg"></div>',
  ]);
});

test('E-022 a source that was changed is found in its place, and a deleted one is gone', () => {
  const known = [
    { id: 'een', html: '<p>1</p>' },
    { id: 'twee', html: '<p>2</p>' },
  ];
  expect(withoutSources(['<div data-custom-content="twee"><p>anders</p></div>'], known)).toEqual({
    content: '<div data-custom-content="twee"></div>',
    blocks: [{ id: 'twee', html: '<p>anders</p>' }],
  });
});

const twice = (attribute: string) =>
  ['hun', 'mijn'].map((word) => `<div data-custom-content="een"${attribute}><p>${word}</p></div>`);

test('E-022 both versions of one HTML block become two blocks, below the text too', () => {
  const known = [
    { id: 'een', html: '<p>1</p>' },
    { id: 'een-2', html: '<p>2</p>' },
  ];
  const blocks = [
    { id: 'een', html: '<p>hun</p>' },
    { id: 'een-3', html: '<p>mijn</p>' },
  ];
  expect(withoutSources(twice(''), known)).toEqual({
    content: '<div data-custom-content="een"></div><div data-custom-content="een-3"></div>',
    blocks,
  });
  expect(withoutSources(twice(' data-below=""'), known)).toEqual({ content: '', blocks });
});

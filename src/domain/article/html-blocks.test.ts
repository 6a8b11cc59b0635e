import { expect, test } from 'vitest';
import { contentWithPlaces, isEmptyContent } from './html-blocks.ts';

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

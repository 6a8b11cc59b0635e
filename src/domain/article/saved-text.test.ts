import { expect, test } from 'vitest';
import { summaryOf, wordCount } from './saved-text.ts';

const LONG = 'De borstel gaat dwars over de nerf en het water spoelt alles weer weg. '.repeat(4);

test('B-019 words are counted without tags, styles and scripts', () => {
  expect(wordCount('<style>p{color: red}</style><p>Eén <b>twee</b></p><script>x y z</script>drie')).toBe(3);
  expect(wordCount('<p> </p>')).toBe(0);
});

test('R-29 A-060 a summary is 200 characters of the first block, or of the content', () => {
  const blocks = [{ id: 'a', html: `<style>x{}</style><p>${LONG}</p>` }];
  expect(summaryOf('<p>Inhoud</p>', blocks)).toBe(LONG.slice(0, 200).trimEnd());
  expect(summaryOf('<p>Inhoud &amp; meer</p>', [])).toBe('Inhoud & meer');
  expect(summaryOf('<p>Inhoud</p>', [{ id: 'a', html: '<style>x{}</style>' }])).toBe('Inhoud');
});

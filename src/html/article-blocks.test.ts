// @vitest-environment jsdom
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleBlocks } from './article-blocks.ts';
import { createSanitiser } from './sanitise.ts';

const sanitiser = createSanitiser(window);

/** One of each kind of block that src/html/policy.ts lets through. */
const BLOCKS = [
  '<p>Een <strong>vet</strong> woord, a &lt; b &amp; c</p>',
  '<p style="text-align:center" title="a > b">midden<br>regel</p>',
  '<h2 id="kop">Kop</h2>',
  '<ul><li>een<ul><li>twee</li></ul></li></ul>',
  '<ol start="3"><li><p>drie</p></li></ol>',
  '<img src="/a.webp" alt="a > b">',
  '<figure><img src="/b.webp" alt=""><figcaption>Onder</figcaption></figure>',
  '<table><caption>T</caption><tbody><tr><td>1</td></tr></tbody></table>',
  '<div data-custom-content="blok-1"></div>',
  '<div data-custom-content="blok-2"><style>.a > b{color:red}</style><div><p>x</p></div></div>',
  '<style>p::after{content:"</p><p>"}</style>',
  '<blockquote><p>Grijs is goed.</p></blockquote>',
  '<details><summary>Meer</summary><p>x</p></details>',
  '<pre>  a\n  b</pre>',
  '<hr>',
  '<iframe src="https://www.youtube-nocookie.com/embed/a" title="Video"></iframe>',
];

test('E-022 each top-level element is a block: paragraph, heading, list, picture, table, HTML block, style, player', () => {
  expect(articleBlocks(BLOCKS.join(''))).toEqual(BLOCKS);
});

test('space belongs to the block behind it, at the end to the last one', () => {
  expect(articleBlocks(' <p>a</p>\n\n<p>b</p> <hr>\n')).toEqual([' <p>a</p>', '\n\n<p>b</p>', ' <hr>\n']);
});

test('text and inline elements between blocks are one block', () => {
  expect(
    articleBlocks('los <b>vet</b>\n<a href="/x">link</a><p>a</p>&nbsp;weer los<img src="/a.webp" alt="">'),
  ).toEqual([
    'los <b>vet</b>\n<a href="/x">link</a>',
    '<p>a</p>',
    '&nbsp;weer los',
    '<img src="/a.webp" alt="">',
  ]);
});

test('a text with odd tags loses no byte: a tag that was left open ends where a browser ends it, what cannot be cut is one block', () => {
  for (const odd of [
    '<p>a<p>b</p>',
    '<p>a</p></div><p>b</p>',
    '<p>a</p><div><p>b',
    '<b><p>a</b></p><p>c</p>',
    '<p><div>a</div></p><p>b</p>',
    '<p>a</p><plaintext></plaintext><p>b</p>',
    '<table><p>a</p></table><p>b</p>',
    '<p>a</p><style>p{}',
    '<p>a</p><tr></tr><!-- open',
  ])
    expect(articleBlocks(odd).join(''), odd).toBe(odd);
  expect(articleBlocks('<p>a<p>b</p>')).toEqual(['<p>a', '<p>b</p>']);
  expect(articleBlocks('<p>a</p></div><p>b</p>')).toHaveLength(1);
  expect(articleBlocks('')).toEqual([]);
});

test('whatever the text, its blocks joined are the very text, and each is a block by itself', () => {
  const piece = fc.oneof(
    fc.constantFrom(...BLOCKS, ' ', '\n', 'los ', '<b>vet</b>', '<!-- noot -->', '&nbsp;'),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<div>',
      '</div>',
      '<li>',
      '<b>',
      '"',
      "'",
      '<',
      '<p title="',
      '<style>',
      '-->',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const html = pieces.join('');
      const blocks = articleBlocks(html);
      expect(blocks.join('')).toBe(html);
      for (const block of blocks) expect(articleBlocks(block)).toEqual([block]);
      // What was cleaned for saving nests, so every block of it is found.
      const cleaned = sanitiser.forSaving(html);
      expect(articleBlocks(cleaned).join('')).toBe(cleaned);
    }),
    { numRuns: 100 },
  );
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BlockChange, compareVersions, type Run } from './compare-versions.ts';

/** A short account of runs: '+' added, '-' removed, marks in angle brackets. */
const toldRun = (run: Run): string => {
  const sign = { same: '', added: '+', removed: '-' }[run.presence];
  if (run.kind === 'words') return `${sign}${run.text}`;
  const attributes = [...run.attributes].map(([name, value]) => ` ${name}=${value}`).join('');
  return `${sign}<${run.is_end ? '/' : ''}${run.name}${attributes}>`;
};
const told = (changes: readonly BlockChange[]): readonly unknown[] =>
  changes.map((change) =>
    change.kind === 'changed' ? change.runs.map(toldRun) : `${change.kind} ${change.html}`,
  );
const toldBlock = (before: string, after: string): unknown => told(compareVersions([before], [after]))[0];

const A = '<p>De romp wordt in het najaar gewassen</p>';
const B = '<p>Teak blijft mooi met zout water</p>';
const C = '<h2>Een laag was</h2>';
const styled = (css: string): string =>
  `<div data-custom-content="a"><style>${css}</style><p>Een schema</p></div>`;

describe('blocks', () => {
  test('are the same, added, removed or changed, in the order of reading', () => {
    expect(told(compareVersions([A, C, '<hr>'], [`\n${A}`, B, '<h2>Een dikke laag was</h2>']))).toEqual([
      `same \n${A}`,
      `added ${B}`,
      ['<h2>', 'Een ', '+dikke ', 'laag was', '</h2>'],
      'removed <hr>',
    ]);
    expect(compareVersions([], [])).toEqual([]);
  });

  test('that share next to nothing are removed and added', () => {
    expect(told(compareVersions([A, B], [A, '<p>Iets heel anders</p>']))).toEqual([
      `same ${A}`,
      `removed ${B}`,
      'added <p>Iets heel anders</p>',
    ]);
  });
});

describe('in a changed block', () => {
  test('words and signs count, space does not', () => {
    expect(
      toldBlock('<p>De romp wordt  gewassen en droog.</p>', '<p>De romp wordt gedroogd en droog!</p>'),
    ).toEqual(['<p>', 'De romp wordt ', '-gewassen ', '+gedroogd ', 'en droog', '-.', '+!', '</p>']);
    expect(toldBlock('<p>a  b c</p>', '<p>a b\nc </p>')).toBe('same <p>a b\nc </p>');
    expect(toldBlock('<p>caf&eacute; &amp; thee x</p>', '<p>caf&eacute; &amp; thee y</p>')).toContain(
      'café & thee ',
    );
  });

  test('bold and other marks count, and keep the space between words', () => {
    expect(
      toldBlock('<p>een <em>twee</em> drie vier</p>', '<p>een <em>twee</em> <strong>drie</strong> vier</p>'),
    ).toEqual(
      ['<p>', 'een ', '<em>', 'twee', '</em>', '+ ', '+<strong>', 'drie', '+</strong>', ' vier', '</p>'].map(
        (run) => run,
      ),
    );
  });

  test('the address of a link counts', () => {
    expect(
      toldBlock('<p>Lees <a href="/a">dit stuk</a> eerst</p>', '<p>Lees <a href="/b">dit stuk</a> eerst</p>'),
    ).toEqual(['<p>', 'Lees ', '-<a href=/a>', '+<a href=/b>', 'dit stuk', '</a>', ' eerst', '</p>']);
  });

  test('a picture, its alternative text and its width count', () => {
    expect(
      toldBlock(
        '<img src="/a.webp" alt="De romp" width="300">',
        '<img src="/a.webp" alt="De romp" width="400">',
      ),
    ).toEqual(['-<img src=/a.webp alt=De romp width=300>', '+<img src=/a.webp alt=De romp width=400>']);
    expect(
      toldBlock(
        '<figure><img src="/a.webp" alt="x"><figcaption>Onder de boot</figcaption></figure>',
        '<figure><img src="/b.webp" alt="x"><figcaption>Onder de boot</figcaption></figure>',
      ),
    ).toEqual([
      '<figure>',
      '-<img src=/a.webp alt=x>',
      '+<img src=/b.webp alt=x>',
      '<figcaption>',
      'Onder de boot',
      '</figcaption>',
      '</figure>',
    ]);
  });

  test('alignment and the kind of a block count, and so do the styles of an HTML block', () => {
    expect(toldBlock(A, A.replace('<p>', '<p style="text-align:center">'))).toEqual([
      '-<p>',
      '+<p style=text-align:center>',
      'De romp wordt in het najaar gewassen',
      '</p>',
    ]);
    expect(toldBlock(A, A.replaceAll('p>', 'h3>'))).toContain('+<h3>');
    expect(toldBlock(styled('p{color:red}'), styled('p{color:blue}'))).toEqual([
      '<div data-custom-content=a>',
      '-<style>',
      '+<style>',
      '<p>',
      'Een schema',
      '</p>',
      '</div>',
    ]);
  });
});

/** A text without what a comparison leaves out. */
const plain = (html: string): string => html.replaceAll('&amp;', '&').replace(/\s/g, '');

/** One of the two versions, read from the comparison. */
const side = (changes: readonly BlockChange[], other: 'added' | 'removed'): string =>
  changes
    .map((change) => {
      if (change.kind !== 'changed') return change.kind === other ? '' : change.html;
      return change.runs
        .filter(({ presence }) => presence !== other)
        .map((run) => (run.kind === 'words' ? run.text : toldRun({ ...run, presence: 'same' })))
        .join('');
    })
    .join('');

test('from a comparison both versions can be read again: no word and no mark is missing', () => {
  const words = fc.array(fc.constantFrom('de', 'romp', 'teak', 'wordt', 'een', '<b>', '</b>', '&amp;', '.'), {
    maxLength: 12,
  });
  const text = fc.array(
    words.map((list) => `<p>${list.join(' ')}</p>`),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = compareVersions(before, after);
      expect(plain(side(changes, 'added'))).toBe(plain(before.join('')));
      expect(plain(side(changes, 'removed'))).toBe(plain(after.join('')));
    }),
    { numRuns: 1_000 },
  );
});

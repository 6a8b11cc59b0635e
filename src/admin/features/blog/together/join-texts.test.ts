// @vitest-environment jsdom
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleBlocks } from '../../../../html/article-blocks.ts';
import { type ArticleTexts, choicesOf, mergeTexts, resolveTexts, withoutJoin } from './join-texts.ts';

const same = (html: string): string => html;
const harmless = (html: string): string => html.replace(' onclick="x()"', '');
const texts = (...content: readonly string[]): ArticleTexts => ({
  content: content.join(''),
  html_blocks: '[]',
});
const A = '<p>De romp wordt gewassen en gedroogd.</p>';
const B = '<p>Teak blijft mooi met zout water.</p>';
const C = '<p>Was beschermt de gelcoat een heel seizoen.</p>';

test('G4 changes of different blocks join, and a block that both changed waits for a choice that is known by both versions', () => {
  const mine_of_b = '<p>Teak blijft mooi met zoet water.</p>';
  const their_b = '<p>Teak blijft mooi met regenwater.</p>';
  const disjoint = mergeTexts({
    base: texts(A, B),
    mine: texts(A, mine_of_b),
    theirs: texts(A, B, C),
    clean: same,
  });
  expect(choicesOf(disjoint)).toEqual([]);
  expect(resolveTexts(disjoint, new Map())).toEqual(texts(A, mine_of_b, C));

  const both = mergeTexts({
    base: texts(A, B),
    mine: texts(A, mine_of_b, C),
    theirs: texts(A, their_b),
    clean: same,
  });
  const [choice, ...others] = choicesOf(both);
  expect(others).toEqual([]);
  expect(choice).toMatchObject({ mine: mine_of_b, theirs: their_b, before: A });
  expect(resolveTexts(both, new Map())).toBeNull();
  const key = choice?.key ?? '';
  expect(resolveTexts(both, new Map([[key, 'mine']]))).toEqual(texts(A, mine_of_b, C));
  expect(resolveTexts(both, new Map([[key, 'theirs']]))).toEqual(texts(A, their_b, C));
  expect(resolveTexts(both, new Map([[key, 'both']]))).toEqual(texts(A, their_b, mine_of_b, C));
  const typed_on = mergeTexts({
    base: texts(A, B),
    mine: texts(A, '<p>Teak blijft mooi met zoet water, zegt men.</p>'),
    theirs: texts(A, their_b),
    clean: same,
  });
  expect(
    resolveTexts(typed_on, new Map([[key, 'theirs']])),
    'an answer about a text that was typed on since',
  ).toBeNull();
});

test('R-30 a block of before that a save of the other made harmless is no change of theirs', () => {
  const raw = '<p onclick="x()">Teak blijft mooi met zout water.</p>';
  const mine = '<p onclick="x()">Teak blijft mooi met zoet water.</p>';
  const merge = mergeTexts({
    base: texts(A, raw),
    mine: texts(A, mine),
    theirs: texts(A, B, C),
    clean: harmless,
  });
  expect(choicesOf(merge)).toEqual([]);
  expect(resolveTexts(merge, new Map())).toEqual(texts(A, mine, C));
});

test('R-18 what a join brought is taken back, and what was typed since stays', () => {
  const before = texts(A, B);
  const joined = texts(A, B, C);
  expect(withoutJoin({ before, joined, now: joined }, same)).toEqual(before);
  const typed = '<p>De romp wordt gewassen en goed gedroogd.</p>';
  expect(withoutJoin({ before, joined, now: texts(typed, B, C) }, same)).toEqual(texts(typed, B));
  const typed_in_theirs = '<p>Was beschermt de gelcoat een heel seizoen lang.</p>';
  expect(withoutJoin({ before, joined, now: texts(A, B, typed_in_theirs) }, same)).toEqual(
    texts(A, B, typed_in_theirs),
  );
});

test('whatever two people wrote, a join that nobody typed on is taken back to the text before it', () => {
  const words = ['romp', 'teak', 'was', 'kiel', 'boord', 'roer', 'mast', 'zeil'];
  const block = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 })
    .map((chosen) => `<p>${chosen.join(' ')}</p>`);
  const text = fc.array(block, { maxLength: 6 });
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const merge = mergeTexts({
        base: texts(...base),
        mine: texts(...mine),
        theirs: texts(...theirs),
        clean: same,
      });
      const joined = resolveTexts(merge, new Map(choicesOf(merge).map(({ key }) => [key, 'both'] as const)));
      if (joined === null) throw new Error('every choice has its answer');
      const standing = articleBlocks(joined.content);
      for (const side of [mine, theirs])
        for (const html of side) if (!base.includes(html)) expect(standing).toContain(html);
      expect(withoutJoin({ before: texts(...mine), joined, now: joined }, same)).toEqual(texts(...mine));
    }),
    { numRuns: 100 },
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSources } from './html-blocks.ts';
import { type ArticleVersion, mergeArticle, mergeWithoutBase, resolveArticle } from './merge-article.ts';

interface Block {
  readonly id: string;
  readonly html: string;
  readonly createdAt: string;
}
type Version = ArticleVersion<Block>;

const block = (id: string, html = `<p>${id} schema</p>`): Block => ({ id, html, createdAt: `2026 ${id}` });
const place = (id: string): string => `<div data-custom-content="${id}"></div>`;
const A = '<p>De romp wordt gewassen en gedroogd</p>';
const B = '<p>Teak blijft mooi met zout water</p>';
const whole = ({ text, blocks }: Version) => ({ content: text.join(''), blocks });

const BASE: Version = { text: [A, place('een'), B], blocks: [block('een'), block('onder')] };

test('E-022 a change of a source joins a change of the text, and one that both changed is a choice', () => {
  const mine: Version = {
    text: [A, place('een'), B, '<hr>'],
    blocks: [block('een', '<p>mijn schema</p>'), block('onder')],
  };
  const theirs: Version = {
    text: [A, place('een')],
    blocks: [block('een'), block('onder', '<p>hun schema</p>')],
  };
  expect(resolveArticle(mergeArticle(BASE, mine, theirs), new Map())).toEqual({
    content: [A, place('een'), '<hr>'].join(''),
    blocks: [block('een', '<p>mijn schema</p>'), block('onder', '<p>hun schema</p>')],
  });
  const both = mergeArticle(BASE, mine, {
    ...BASE,
    blocks: [block('een', '<p>hun schema</p>'), block('onder')],
  });
  expect(resolveArticle(both, new Map())).toBeNull();
  expect(resolveArticle(both, new Map([[1, 'both']]))).toEqual({
    content: [A, place('een'), place('een-2'), B, '<hr>'].join(''),
    blocks: [
      block('een', '<p>hun schema</p>'),
      { ...block('een', '<p>mijn schema</p>'), id: 'een-2' },
      block('onder'),
    ],
  });
});

const IDS = ['een', 'twee', 'drie', 'onder'];
const version: fc.Arbitrary<Version> = fc
  .record({
    blocks: fc.shuffledSubarray(IDS),
    text: fc.shuffledSubarray([A, B, '<hr>', ...IDS.map(place)]),
    changed: fc.subarray(IDS),
  })
  .map(({ blocks, text, changed }) => ({
    text: text.filter(
      (html) => !html.includes('data-custom-content') || blocks.some((id) => html === place(id)),
    ),
    blocks: blocks.map((id) => (changed.includes(id) ? block(id, `<p>${id} schema anders</p>`) : block(id))),
  }));

test('a side that changed nothing gives exactly the other, its HTML blocks in their order too', () => {
  fc.assert(
    fc.property(version, version, (base, changed) => {
      expect(resolveArticle(mergeArticle(base, changed, base), new Map())).toEqual(whole(changed));
      expect(resolveArticle(mergeArticle(base, base, changed), new Map())).toEqual(whole(changed));
    }),
    { numRuns: 1_000 },
  );
});

test('both devices end with the same article', () => {
  fc.assert(
    fc.property(version, version, version, (base, mine, theirs) => {
      const here = mergeArticle(base, mine, theirs);
      const there = mergeArticle(base, theirs, mine, 'mine');
      const answers = new Map(here.blocks.map((_block, index) => [index, 'both'] as const));
      expect(resolveArticle(there, answers)).toEqual(resolveArticle(here, answers));
    }),
    { numRuns: 1_000 },
  );
});

test('G4 of two versions whose beginning is not known, every block stays that only one has, and alike blocks are a choice', () => {
  const their_b = '<p>Teak blijft mooi met zoet water</p>';
  const mine: Version = { text: [A, B, '<hr>'], blocks: [] };
  const theirs: Version = { text: [place('een'), A, their_b], blocks: [block('een')] };
  const merge = mergeWithoutBase(mine, theirs);
  expect(merge.blocks.map(({ kind }) => kind)).toEqual(['kept', 'kept', 'conflict', 'kept']);
  expect(resolveArticle(merge, new Map([[2, 'mine']]))).toEqual({
    content: [place('een'), A, B, '<hr>'].join(''),
    blocks: [block('een')],
  });
  fc.assert(
    fc.property(version, version, (one, other) => {
      expect(resolveArticle(mergeWithoutBase(one, one), new Map())).toEqual(whole(one));
      const joined = mergeWithoutBase(one, other);
      const shown = joined.blocks.flatMap((merged) =>
        merged.kind === 'kept' ? [merged.html] : [merged.mine, merged.theirs],
      );
      for (const side of [one, other])
        for (const html of withSources(side.text, side.blocks)) expect(shown).toContain(html);
    }),
    { numRuns: 500 },
  );
});

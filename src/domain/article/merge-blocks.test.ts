import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allAnswered, BLOCKS, mergeRuns, pairsOf, PROMISES } from '../testing/two-writers.ts';
import { type Merge, type MergeAnswer, mergeBlocks, resolveMerge } from './merge-blocks.ts';

const p = (text: string): string => `<p>${text}</p>`;
const A = p('De romp wordt in het najaar gewassen en gedroogd');
const B = p('Teak blijft mooi met zout water en een zachte borstel');
const C = p('Een laag was houdt vuil van de gelcoat weg');
const D = p('Bel ons voor een inspectie aan boord');
const more = (block: string, word = 'voorzichtig'): string => block.replace('</p>', ` ${word}</p>`);

/** A short account of a merge: kept blocks as they are, conflicts as a list. */
const told = ({ blocks }: Merge): readonly unknown[] =>
  blocks.map((block) => (block.kind === 'kept' ? block.html : [block.base, block.mine, block.theirs]));
const answered = (merge: Merge, answer: MergeAnswer): readonly string[] | null =>
  resolveMerge(merge, allAnswered(merge, answer));

describe('two writers: changes of different blocks join', () => {
  test('changes, insertions and deletions of different blocks, neighbours too, stand together', () => {
    const merge = mergeBlocks([A, B, C, D], [more(A), B, C, '<h2>Nieuw</h2>', D], [A, more(B), D]);
    expect(merge.blocks).toEqual([
      { kind: 'kept', html: more(A), by: 'mine' },
      { kind: 'kept', html: more(B), by: 'theirs' },
      { kind: 'kept', html: '<h2>Nieuw</h2>', by: 'mine' },
      { kind: 'kept', html: D, by: null },
    ]);
  });

  test('what both did alike stands once', () => {
    const both = [more(A), '<hr>', B];
    expect(mergeBlocks([A, B, C], both, both).blocks).toEqual([
      { kind: 'kept', html: more(A), by: 'both' },
      { kind: 'kept', html: '<hr>', by: 'both' },
      { kind: 'kept', html: B, by: null },
    ]);
  });

  test('insertions in one place both stay, the first side before the second, what both inserted once', () => {
    const mine = [A, '<hr>', p('mijn'), B];
    const theirs = [A, '<hr>', p('hun'), B];
    expect(told(mergeBlocks([A, B], mine, theirs))).toEqual([A, '<hr>', p('hun'), p('mijn'), B]);
    expect(told(mergeBlocks([A, B], mine, theirs, 'mine'))).toEqual([A, '<hr>', p('mijn'), p('hun'), B]);
  });
});

describe('a block that both changed is a choice in its place', () => {
  const changed = mergeBlocks([A, B, C], [A, more(B, 'mijn'), C, D], [A, more(B, 'hun'), C]);

  test('the conflict has all three texts; without an answer there is no result', () => {
    expect(told(changed)).toEqual([A, [B, more(B, 'mijn'), more(B, 'hun')], C, D]);
    expect(resolveMerge(changed, new Map())).toBeNull();
  });

  test.each([
    ['mine', [more(B, 'mijn')]],
    ['theirs', [more(B, 'hun')]],
    ['both', [more(B, 'hun'), more(B, 'mijn')]],
  ] as const)('answered with %s', (answer, chosen) => {
    expect(answered(changed, answer)).toEqual([A, ...chosen, C, D]);
  });

  test('a deletion against a change is one too; both keeps the change', () => {
    const deleted = mergeBlocks([A, B], [A], [A, more(B)]);
    expect(told(deleted)).toEqual([A, [B, null, more(B)]]);
    expect((['mine', 'theirs', 'both'] as const).map((answer) => answered(deleted, answer))).toEqual([
      [A],
      [A, more(B)],
      [A, more(B)],
    ]);
    expect(told(mergeBlocks([A, B], [A, more(B)], [A]))).toEqual([A, [B, more(B), null]]);
    expect(told(mergeBlocks([A, B], [A], [B]))).toEqual([]);
  });

  test('a block rewritten altogether still meets the change of the other side', () => {
    expect(told(mergeBlocks([A, B, C], [A, p('Iets heel anders'), C], [A, more(B), C]))).toEqual([
      A,
      [B, p('Iets heel anders'), more(B)],
      C,
    ]);
  });
});

describe('a moved block', () => {
  test('takes the change of the other side along', () => {
    expect(told(mergeBlocks([A, B, C], [B, C, A], [more(A), B, C]))).toEqual([B, C, more(A)]);
  });

  test('stays when the other side deleted it, and stands once when both moved it', () => {
    expect(told(mergeBlocks([A, B, C], [B, C, A], [B, C]))).toEqual([B, C, A]);
    expect(told(mergeBlocks([A, B, C, D], [B, A, C, D], [B, C, D, A]))).toEqual([B, C, D, A]);
    expect(told(mergeBlocks([A, B, C, D], [B, A, C, D], [B, C, D, A], 'mine'))).toEqual([B, A, C, D]);
  });
});

test('space around blocks is no change, and that of the side that changed it is kept', () => {
  expect(told(mergeBlocks([A, B, C], [`\n${A}`, B, C], [A, `${B}\n`, more(C)]))).toEqual([
    `\n${A}`,
    `${B}\n`,
    more(C),
  ]);
});

test('10,000 random pairs of edits: nothing disappears, nothing stands twice, both devices end equal, and a side that changed nothing gives exactly the other', () => {
  fc.assert(
    fc.property(pairsOf(BLOCKS), (edits) => {
      const merge = mergeBlocks(edits.base, edits.mine, edits.theirs);
      const broken = Object.entries(PROMISES).filter(([, holds]) => !holds(edits, merge));
      if (broken.length > 0) throw new Error(broken.map(([promise]) => promise).join('; '));
    }),
    mergeRuns(process.env['MERGE_SEED']),
  );
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
  resolveMerge(merge, new Map(merge.blocks.map((_block, index) => [index, answer])));

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

// A failing run prints its seed; MERGE_SEED runs that one again.
const SEED = process.env['MERGE_SEED'];
const OPTIONS = { numRuns: 10_000, ...(SEED === undefined ? {} : { seed: Number(SEED) }) };

type Step =
  | { readonly kind: 'delete' | 'change' | 'rewrite'; readonly at: number }
  | { readonly kind: 'insert'; readonly at: number; readonly block: number }
  | { readonly kind: 'move'; readonly at: number; readonly to: number };

const place = fc.nat({ max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('delete', 'change', 'rewrite'), at: place }),
  fc.record({ kind: fc.constant('insert'), at: place, block: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('move'), at: place, to: place }),
);
const WORDS = 'romp teak lak was kiel zeil boeg dek mast roer anker lijn'.split(' ');
const BLOCKS = Array.from({ length: 12 }, (_, number) => {
  const tag = ['p', 'h2', 'ul', 'blockquote'][number % 4];
  const words = Array.from({ length: 6 }, (_word, index) => WORDS[(number * 5 + index * 7) % WORDS.length]);
  return `<${tag}>${number} ${words.join(' ')}</${tag}>`;
});

/** Applies steps as one person would; every changed, rewritten or inserted block names the person and the step. */
const edited = (base: readonly string[], steps: readonly Step[], who: string): readonly string[] => {
  const text = [...base];
  for (const [number, { at, ...edit }] of steps.entries()) {
    const index = at % (text.length + 1);
    const block = text[index];
    // Some insertions are alike on both sides, as when two people paste the same.
    if (edit.kind === 'insert')
      text.splice(index, 0, edit.block < 2 ? `<p>plak ${edit.block}</p>` : `<p>${who} ${number} nieuw</p>`);
    else if (block === undefined) continue;
    else if (edit.kind === 'delete') text.splice(index, 1);
    else if (edit.kind === 'change') text[index] = block.replace(/<\/(\w+)>$/, ` ${who}${number}</$1>`);
    else if (edit.kind === 'rewrite') text[index] = `<p>${who} ${number} anders</p>`;
    else if (edit.kind === 'move') text.splice(edit.to % text.length, 0, ...text.splice(index, 1));
  }
  return text;
};

interface Pair {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly answer: MergeAnswer;
}
const pair: fc.Arbitrary<Pair> = fc
  .record({
    length: fc.nat({ max: BLOCKS.length }),
    mine: fc.array(step, { maxLength: 8 }),
    theirs: fc.array(step, { maxLength: 8 }),
    answer: fc.constantFrom('mine', 'theirs', 'both'),
  })
  .map(({ length, mine, theirs, answer }) => {
    const base = BLOCKS.slice(0, length);
    return { base, mine: edited(base, mine, 'ik'), theirs: edited(base, theirs, 'zij'), answer };
  });

const mergedText = ({ blocks }: Merge): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'kept' ? block.html : [block.mine, block.theirs].filter((html) => html !== null),
  );
const SWAPPED = { mine: 'theirs', theirs: 'mine', both: 'both' } as const;
const mirrored = ({ blocks }: Merge): readonly unknown[] =>
  blocks.map((block) =>
    block.kind === 'conflict'
      ? { kind: 'conflict', base: block.base, mine: block.theirs, theirs: block.mine }
      : { ...block, by: block.by === null ? null : SWAPPED[block.by] },
  );
const areEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const PROMISES: Readonly<Record<string, (pair: Pair, merge: Merge) => boolean>> = {
  'no block of a side disappears, unless the other side deleted or changed what this one left': (
    { base, mine, theirs },
    merge,
  ) => {
    const kept = new Set(mergedText(merge));
    const isLost = (block: string, other: readonly string[]): boolean =>
      !kept.has(block) && (!base.includes(block) || other.includes(block));
    return !mine.some((block) => isLost(block, theirs)) && !theirs.some((block) => isLost(block, mine));
  },
  'no block of the base stands twice, wherever the two moved it': ({ base }, merge) => {
    const text = mergedText(merge);
    return base.every((block) => text.indexOf(block) === text.lastIndexOf(block));
  },
  'both devices end equal, whatever is answered': ({ base, mine, theirs, answer }, merge) => {
    const there = mergeBlocks(base, theirs, mine, 'mine');
    return (
      areEqual(mirrored(there), merge.blocks) &&
      areEqual(answered(there, SWAPPED[answer]), answered(merge, answer))
    );
  },
  'a side that changed nothing gives exactly the other, without a question': ({ base, mine, theirs }) =>
    areEqual(resolveMerge(mergeBlocks(base, mine, base), new Map()), mine) &&
    areEqual(resolveMerge(mergeBlocks(base, base, theirs), new Map()), theirs),
};

test('10,000 random pairs of edits: nothing disappears, nothing stands twice, both devices end equal, and a side that changed nothing gives exactly the other', () => {
  fc.assert(
    fc.property(pair, (edits) => {
      const merge = mergeBlocks(edits.base, edits.mine, edits.theirs);
      const broken = Object.entries(PROMISES).filter(([, holds]) => !holds(edits, merge));
      if (broken.length > 0) throw new Error(broken.map(([promise]) => promise).join('; '));
    }),
    OPTIONS,
  );
});

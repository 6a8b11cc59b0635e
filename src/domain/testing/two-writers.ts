/** Random edits of one article by two people, and what a merge of them promises. */
import * as fc from 'fast-check';
import { type Merge, type MergeAnswer, mergeBlocks, resolveMerge } from '../article/merge-blocks.ts';

/** 10,000 pairs: a failing run prints its seed, and a seed runs that one again. */
export const mergeRuns = (
  seed: string | undefined,
): { readonly numRuns: number; readonly seed?: number } => ({
  numRuns: 10_000,
  ...(seed === undefined ? {} : { seed: Number(seed) }),
});

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
/** Twelve different blocks of a text. */
export const BLOCKS: readonly string[] = Array.from({ length: 12 }, (_, number) => {
  const tag = ['p', 'h2', 'ul', 'blockquote'][number % 4];
  const words = Array.from({ length: 6 }, (_word, index) => WORDS[(number * 5 + index * 7) % WORDS.length]);
  return `<${tag}>${number} ${words.join(' ')}</${tag}>`;
});

/** A block of one person's step; `kind` counts from 0. */
type NewBlock = (who: string, step: number, kind: number) => string;

/** Some insertions are alike on both sides, as when two people paste the same. */
const paragraph: NewBlock = (who, number, kind) =>
  kind < 2 ? `<p>plak ${kind}</p>` : `<p>${who} ${number} nieuw</p>`;

/** Applies steps as one person would; every changed, rewritten or inserted block names the person and the step. */
function edited(
  base: readonly string[],
  steps: readonly Step[],
  who: string,
  inserted: NewBlock,
): readonly string[] {
  const text = [...base];
  for (const [number, { at, ...edit }] of steps.entries()) {
    const index = at % (text.length + 1);
    const block = text[index];
    if (edit.kind === 'insert') text.splice(index, 0, inserted(who, number, edit.block));
    else if (block === undefined) continue;
    else if (edit.kind === 'delete') text.splice(index, 1);
    else if (edit.kind === 'change') text[index] = block.replace(/<\/(\w+)>$/, ` ${who}${number}</$1>`);
    else if (edit.kind === 'rewrite') text[index] = `<p>${who} ${number} anders</p>`;
    else if (edit.kind === 'move') text.splice(edit.to % text.length, 0, ...text.splice(index, 1));
  }
  return text;
}

/** What two people made of one text, as blocks, and how they answer each choice. */
export interface Pair {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly answer: MergeAnswer;
}

/** Pairs of edits of a text that is the beginning of `blocks`. */
export const pairsOf = (blocks: readonly string[], inserted: NewBlock = paragraph): fc.Arbitrary<Pair> =>
  fc
    .record({
      length: fc.nat({ max: blocks.length }),
      mine: fc.array(step, { maxLength: 8 }),
      theirs: fc.array(step, { maxLength: 8 }),
      answer: fc.constantFrom('mine', 'theirs', 'both'),
    })
    .map(({ length, mine, theirs, answer }) => {
      const base = blocks.slice(0, length);
      return {
        base,
        mine: edited(base, mine, 'ik', inserted),
        theirs: edited(base, theirs, 'zij', inserted),
        answer,
      };
    });

/** One answer for every choice of a merge. */
export const allAnswered = ({ blocks }: Merge, answer: MergeAnswer): ReadonlyMap<number, MergeAnswer> =>
  new Map(blocks.map((_block, index) => [index, answer]));

/** The same choice on the other device. */
export const SWAPPED = { mine: 'theirs', theirs: 'mine', both: 'both' } as const;

const mergedText = ({ blocks }: Merge): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'kept' ? block.html : [block.mine, block.theirs].filter((html) => html !== null),
  );
const mirrored = ({ blocks }: Merge): readonly unknown[] =>
  blocks.map((block) =>
    block.kind === 'conflict'
      ? { kind: 'conflict', base: block.base, mine: block.theirs, theirs: block.mine }
      : { ...block, by: block.by === null ? null : SWAPPED[block.by] },
  );
export const areEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What holds of the merge of every pair. */
export const PROMISES: Readonly<Record<string, (pair: Pair, merge: Merge) => boolean>> = {
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
      areEqual(
        resolveMerge(there, allAnswered(there, SWAPPED[answer])),
        resolveMerge(merge, allAnswered(merge, answer)),
      )
    );
  },
  'a side that changed nothing gives exactly the other, without a question': ({ base, mine, theirs }) =>
    areEqual(resolveMerge(mergeBlocks(base, mine, base), new Map()), mine) &&
    areEqual(resolveMerge(mergeBlocks(base, base, theirs), new Map()), theirs),
};

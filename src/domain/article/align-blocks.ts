/** Which block of one text of an article is which block of another: the same, or the same with changes. */
import { matchSequences, type WorkBudget } from './match-sequences.ts';

/** A block without the space around it, which says nothing to a reader. */
export const blockKey = (html: string): string => html.trim();

/** Two lists of blocks side by side; indices of the second list by index of the first, -1 for none, both rising. */
interface BlockAlignment {
  /** Equal blocks. */
  readonly same: Int32Array;
  /** Blocks that differ and are alike enough to be one block with changes. */
  readonly changed: Int32Array;
}

/** Blocks between two equal ones, as indices. */
export interface Gap {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Aligning two lists of blocks takes at most this many comparisons. */
const BLOCK_COMPARISONS = 2_000_000;
/** In one gap at most this many pairs are weighed, those near the diagonal first. */
const MAX_WEIGHED_PAIRS = 40_000;
/** Lists whose product is larger are not weighed at all. */
const MAX_CELLS = 1_000_000;
/** The share of words and attributes that two versions of one block have in common. */
const LEAST_LIKENESS = 0.4;

/** The words and attributes of a block; names of elements stay out, since most blocks share them. */
const wordsOf = (html: string): readonly string[] =>
  html.replace(/<\/?[a-z][\w-]*/gi, ' ').match(/[^\s<>]+/g) ?? [];

/** Each block as a list of numbers, one a word in order; equal words have equal numbers. */
function wordBags(blocks: readonly string[], numbers: Map<string, number>): readonly Int32Array[] {
  return blocks.map((html) =>
    Int32Array.from(wordsOf(html), (word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    }).toSorted(),
  );
}

/** 0: nothing in common, 1: the same words and attributes. */
function likeness(a: Int32Array, b: Int32Array): number {
  if (a.length === 0 || b.length === 0) return 0;
  let common = 0;
  for (let in_a = 0, in_b = 0; in_a < a.length && in_b < b.length; ) {
    const difference = (a[in_a] ?? 0) - (b[in_b] ?? 0);
    if (difference === 0) common += 1;
    if (difference <= 0) in_a += 1;
    if (difference >= 0) in_b += 1;
  }
  return (2 * common) / (a.length + b.length);
}

/** Pairs of alike blocks in one gap: of all pairings in the same order the one with the most likeness. */
function pairAlike({ before, after }: Gap, from: readonly string[], to: readonly string[]): Int32Array {
  const rows = before.length;
  const columns = after.length;
  const pairs = new Int32Array(rows).fill(-1);
  if (rows === 0 || columns === 0 || rows * columns > MAX_CELLS) return pairs;
  const numbers = new Map<string, number>();
  const [from_bags, to_bags] = [
    wordBags(
      before.map((index) => from[index] ?? ''),
      numbers,
    ),
    wordBags(
      after.map((index) => to[index] ?? ''),
      numbers,
    ),
  ];
  const reach = Math.max(1, MAX_WEIGHED_PAIRS / rows / 2);
  const width = columns + 1;
  const weights = new Float64Array(rows * columns);
  const best = new Float64Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const is_near = Math.abs(column - (row * columns) / rows) <= reach;
      const [from_bag, to_bag] = [from_bags[row], to_bags[column]];
      const alike = is_near && from_bag && to_bag ? likeness(from_bag, to_bag) : 0;
      const weight = alike >= LEAST_LIKENESS ? alike : 0;
      weights[row * columns + column] = weight;
      best[row * width + column] = Math.max(
        best[(row + 1) * width + column] ?? 0,
        best[row * width + column + 1] ?? 0,
        weight === 0 ? 0 : weight + (best[(row + 1) * width + column + 1] ?? 0),
      );
    }
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const here = best[row * width + column] ?? 0;
    const weight = weights[row * columns + column] ?? 0;
    if (weight > 0 && here === weight + (best[(row + 1) * width + column + 1] ?? 0)) {
      pairs[row] = column;
      row += 1;
      column += 1;
    } else if (here === best[(row + 1) * width + column]) row += 1;
    else column += 1;
  }
  return pairs;
}

/** The gaps of an alignment by equal blocks; blocks that `isLeftOut` names belong to none. */
export function gapsOf(
  same: Int32Array,
  after_count: number,
  isLeftOut: { readonly before: (index: number) => boolean; readonly after: (index: number) => boolean },
): readonly Gap[] {
  const gaps: Gap[] = [];
  let before: number[] = [];
  let next_after = 0;
  const close = (after_end: number): void => {
    const after: number[] = [];
    for (; next_after < after_end; next_after += 1) if (!isLeftOut.after(next_after)) after.push(next_after);
    if (before.length > 0 || after.length > 0) gaps.push({ before, after });
    before = [];
  };
  for (const [index, match] of same.entries()) {
    if (match < 0) {
      if (!isLeftOut.before(index)) before.push(index);
      continue;
    }
    close(match);
    next_after = match + 1;
  }
  close(after_count);
  return gaps;
}

/** The equal blocks of two lists, whatever space stands around them. */
export function sameBlocks(before: readonly string[], after: readonly string[]): Int32Array {
  const budget: WorkBudget = { comparisons_left: BLOCK_COMPARISONS };
  return matchSequences(before.map(blockKey), after.map(blockKey), budget);
}

/** For each block of `before` in these gaps the block of `after` that it became by a change, or -1. */
export function changedBlocks(
  before: readonly string[],
  after: readonly string[],
  gaps: readonly Gap[],
): Int32Array {
  const changed = new Int32Array(before.length).fill(-1);
  for (const gap of gaps)
    for (const [row, column] of pairAlike(gap, before, after).entries())
      if (column >= 0) changed[gap.before[row] ?? 0] = gap.after[column] ?? -1;
  return changed;
}

const NONE_LEFT_OUT = { before: () => false, after: () => false };

/** Aligns two lists of blocks, for a comparison of two versions. */
export function alignBlocks(before: readonly string[], after: readonly string[]): BlockAlignment {
  const same = sameBlocks(before, after);
  return { same, changed: changedBlocks(before, after, gapsOf(same, after.length, NONE_LEFT_OUT)) };
}

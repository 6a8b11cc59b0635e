/**
 * Two people changed one article: the three-way merge of its blocks. Each side's edits are read against the base, block by
 * block; edits of different blocks join, and a block that both changed is a conflict in its place.
 */
import { blockKey, changedBlocks, type Gap, gapsOf, sameBlocks } from './align-blocks.ts';
import { matchSequences } from './match-sequences.ts';

/** Mine is the text on this device, theirs the one that the server has. */
export type Side = 'mine' | 'theirs';

/** A block of the merged text, or a choice between two. */
export type MergedBlock =
  | {
      readonly kind: 'kept';
      readonly html: string;
      /** Whose edit put the block there, or gave it this text; null when it stands as in the base. */
      readonly by: Side | 'both' | null;
    }
  | {
      readonly kind: 'conflict';
      readonly base: string;
      /** The block of this side; null when the side deleted it. */
      readonly mine: string | null;
      readonly theirs: string | null;
    };

/** What a person chose for a conflict; 'both' keeps one after the other. */
export type MergeAnswer = Side | 'both';

/** The result of a merge. */
export interface Merge {
  readonly blocks: readonly MergedBlock[];
  /** Whose block comes first where both stay. */
  readonly first: Side;
}

type Edit =
  | { readonly kind: 'same' | 'changed'; readonly html: string }
  | { readonly kind: 'deleted' }
  /** The block stands unchanged somewhere else, as one of the insertions. */
  | { readonly kind: 'moved' };

interface Insertion {
  readonly html: string;
  /** The index in the base of a moved block; null for a new one. */
  readonly moved_from: number | null;
}

/** What one side did to the base. */
interface SideEdits {
  /** By block of the base. */
  readonly edits: readonly Edit[];
  /** By place: item n stands before block n of the base, the last one at the end. */
  readonly insertions: readonly (readonly Insertion[])[];
}

/** Where the blocks that a list holds once stand, by key. */
function uniquePlaces(blocks: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [index, block] of blocks.entries()) {
    const key = blockKey(block);
    places.set(key, places.has(key) ? -1 : index);
  }
  return places;
}

/** Blocks that left their place and stand unchanged in another one: index in the side by index in the base. */
function movedBlocks(
  base: readonly string[],
  side: readonly string[],
  same: Int32Array,
): Map<number, number> {
  const matched = new Set(same);
  const in_base = uniquePlaces(base);
  const moved = new Map<number, number>();
  for (const [key, to] of uniquePlaces(side)) {
    const from = in_base.get(key) ?? -1;
    if (from >= 0 && to >= 0 && same[from] === -1 && !matched.has(to)) moved.set(from, to);
  }
  return moved;
}

const elementOf = (html: string): string => /^\s*<([a-z][\w-]*)/i.exec(html)?.[1]?.toLowerCase() ?? '';

/**
 * A block that was rewritten altogether is still a change of the block in its place, when both are elements of one
 * name: so it meets the other side's change of it as a conflict.
 */
function pairRewritten(
  { before, after }: Gap,
  base: readonly string[],
  side: readonly string[],
  changed: Int32Array,
): void {
  const taken = new Set(before.map((index) => changed[index] ?? -1));
  let low = -1;
  for (const [row, index] of before.entries()) {
    const pair = changed[index] ?? -1;
    if (pair >= 0) {
      low = pair;
      continue;
    }
    const next = before.slice(row + 1).find((later) => (changed[later] ?? -1) >= 0);
    const high = next === undefined ? Number.POSITIVE_INFINITY : (changed[next] ?? 0);
    const candidate = after.find((place) => place > low && place < high && !taken.has(place));
    if (candidate === undefined || elementOf(base[index] ?? '') !== elementOf(side[candidate] ?? ''))
      continue;
    changed[index] = candidate;
    taken.add(candidate);
    low = candidate;
  }
}

/** Reads one side's edits from its text. */
function editsOf(base: readonly string[], side: readonly string[]): SideEdits {
  const same = sameBlocks(base, side);
  const moved = movedBlocks(base, side, same);
  const moved_to = new Map([...moved].map(([from, to]) => [to, from]));
  const gaps = gapsOf(same, side.length, {
    before: (index) => moved.has(index),
    after: (index) => moved_to.has(index),
  });
  const changed = changedBlocks(base, side, gaps);
  for (const gap of gaps) pairRewritten(gap, base, side, changed);

  const insertions: Insertion[][] = Array.from({ length: base.length + 1 }, () => []);
  const edits: Edit[] = [];
  let next = 0;
  const insertUpTo = (end: number, place: number): void => {
    for (; next < end; next += 1)
      insertions[place]?.push({ html: side[next] ?? '', moved_from: moved_to.get(next) ?? null });
  };
  for (const index of base.keys()) {
    const same_at = same[index] ?? -1;
    const at = same_at >= 0 ? same_at : (changed[index] ?? -1);
    if (at < 0) {
      edits.push({ kind: moved.has(index) ? 'moved' : 'deleted' });
      continue;
    }
    insertUpTo(at, index);
    edits.push({ kind: same_at >= 0 ? 'same' : 'changed', html: side[at] ?? '' });
    next = at + 1;
  }
  insertUpTo(side.length, base.length);
  return { edits, insertions };
}

type Kept = Extract<MergedBlock, { kind: 'kept' }>;

/** One of two texts that differ at most in the space around them: the one that was changed, else the first side's. */
const spaced = (base: string, first: string, second: string): string => (first === base ? second : first);

const OTHER: Readonly<Record<Side, Side>> = { mine: 'theirs', theirs: 'mine' };

/** What a merge reads. */
interface MergeTask {
  readonly sides: Readonly<Record<Side, SideEdits>>;
  readonly first: Side;
}

/** What one side's insertions put in one place; a moved block takes the other side's change along. */
const insertedBy = ({ sides, first }: MergeTask, side: Side, place: number): readonly Kept[] =>
  (sides[side].insertions[place] ?? []).flatMap(({ html, moved_from }): Kept[] => {
    const other = moved_from === null ? null : sides[OTHER[side]].edits[moved_from];
    // Both moved it: it stands where the first side put it.
    if (other?.kind === 'moved' && side !== first) return [];
    if (other?.kind === 'changed') return [{ kind: 'kept', html: other.html, by: 'both' }];
    return [{ kind: 'kept', html, by: other?.kind === 'moved' ? 'both' : side }];
  });

const INSERTED_COMPARISONS = 1_000_000;

/** The insertions of both sides in one place: what both inserted once, otherwise the first side's before the second's. */
function insertedAt(task: MergeTask, place: number): readonly Kept[] {
  const first = insertedBy(task, task.first, place);
  const second = insertedBy(task, OTHER[task.first], place);
  if (first.length === 0 || second.length === 0) return [...first, ...second];
  const keys = (blocks: readonly Kept[]): string[] => blocks.map(({ html }) => blockKey(html));
  const matches = matchSequences(keys(first), keys(second), { comparisons_left: INSERTED_COMPARISONS });
  const joined: Kept[] = [];
  let next = 0;
  let start = 0;
  for (const [index, match] of matches.entries()) {
    if (match < 0) continue;
    joined.push(...first.slice(start, index), ...second.slice(next, match));
    joined.push(...first.slice(index, index + 1).map((block): Kept => ({ ...block, by: 'both' })));
    start = index + 1;
    next = match + 1;
  }
  return [...joined, ...first.slice(start), ...second.slice(next)];
}

/** What becomes of a block of the base in its own place: nothing when it is gone or stands elsewhere. */
function mergedAt({ sides, first: first_side }: MergeTask, index: number, base: string): MergedBlock | null {
  const mine = sides.mine.edits[index];
  const theirs = sides.theirs.edits[index];
  if (mine === undefined || theirs === undefined || mine.kind === 'moved' || theirs.kind === 'moved')
    return null;
  if (mine.kind === 'deleted' || theirs.kind === 'deleted') {
    if (mine.kind === 'changed') return { kind: 'conflict', base, mine: mine.html, theirs: null };
    if (theirs.kind === 'changed') return { kind: 'conflict', base, mine: null, theirs: theirs.html };
    return null;
  }
  if (blockKey(mine.html) === blockKey(theirs.html)) {
    const [first, second] = first_side === 'mine' ? [mine.html, theirs.html] : [theirs.html, mine.html];
    return { kind: 'kept', html: spaced(base, first, second), by: mine.kind === 'changed' ? 'both' : null };
  }
  if (theirs.kind === 'same') return { kind: 'kept', html: mine.html, by: 'mine' };
  if (mine.kind === 'same') return { kind: 'kept', html: theirs.html, by: 'theirs' };
  return { kind: 'conflict', base, mine: mine.html, theirs: theirs.html };
}

/**
 * Joins two texts that began from one, all three as blocks of HTML that was cleaned for saving. `first` says whose block
 * comes first where both stay, and whose place counts for a block that both moved: two devices that name the same person
 * there end equal. A side that changed nothing gives exactly the other.
 */
export function mergeBlocks(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  first: Side = 'theirs',
): Merge {
  const task = { sides: { mine: editsOf(base, mine), theirs: editsOf(base, theirs) }, first };
  const blocks = base.flatMap((block, index) => [
    ...insertedAt(task, index),
    ...[mergedAt(task, index, block)].filter((merged) => merged !== null),
  ]);
  return { blocks: [...blocks, ...insertedAt(task, base.length)], first };
}

/**
 * The blocks of the merged text; `answers` has the choice for each conflict by its index in `merge.blocks`. Null while a
 * conflict has no answer.
 */
export function resolveMerge(
  merge: Merge,
  answers: ReadonlyMap<number, MergeAnswer>,
): readonly string[] | null {
  const resolved: string[] = [];
  for (const [index, block] of merge.blocks.entries()) {
    if (block.kind === 'kept') {
      resolved.push(block.html);
      continue;
    }
    const answer = answers.get(index);
    if (answer === undefined) return null;
    const chosen = answer === 'both' ? [merge.first, OTHER[merge.first]] : [answer];
    resolved.push(...chosen.flatMap((side) => block[side] ?? []));
  }
  return resolved;
}

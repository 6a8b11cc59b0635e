/** Which items of one list are still in another: the longest common part, found within a bound of work. */

/** How much work is left, in comparisons; shared by the parts of one task, so that the whole task is bounded. */
export interface WorkBudget {
  comparisons_left: number;
}

/** Two parts that differ by more items than this are matched by their unique items first. */
const MAX_EDITS = 1_000;

/** A part of both lists; the ends are exclusive. */
interface Range {
  readonly a_start: number;
  readonly a_end: number;
  readonly b_start: number;
  readonly b_end: number;
}

/** Both lists as numbers, equal for equal items, and for each item of the first the index in the second or -1. */
interface Task {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly matches: Int32Array;
  readonly budget: WorkBudget;
}

/** Without the equal items at both ends, which are matched here. */
function trimmed({ a, b, matches }: Task, range: Range): Range {
  let { a_start, a_end, b_start, b_end } = range;
  while (a_start < a_end && b_start < b_end && a[a_start] === b[b_start]) {
    matches[a_start] = b_start;
    a_start += 1;
    b_start += 1;
  }
  while (a_end > a_start && b_end > b_start && a[a_end - 1] === b[b_end - 1]) {
    a_end -= 1;
    b_end -= 1;
    matches[a_end] = b_end;
  }
  return { a_start, a_end, b_start, b_end };
}

const at = (values: Int32Array, index: number): number => values[index] ?? 0;

/** Whether the furthest path to a diagonal arrives from the one above it, by an item of the second list. */
const comesFromAbove = (furthest: Int32Array, middle: number, diagonal: number, edits: number): boolean =>
  diagonal === -edits ||
  (diagonal !== edits && at(furthest, middle + diagonal - 1) < at(furthest, middle + diagonal + 1));

/** Matches a range by the shortest edit script (Myers, 1986); false when that needs too many edits or too much work. */
function matchByShortestEdit({ a, b, matches, budget }: Task, range: Range): boolean {
  const { a_start, b_start } = range;
  const a_length = range.a_end - a_start;
  const b_length = range.b_end - b_start;
  const most = Math.min(a_length + b_length, MAX_EDITS);
  const middle = most + 1;
  const furthest = new Int32Array(2 * most + 3);
  /** The furthest points before each round; the diagonal 0 of round n is its item n + 1. */
  const rounds: Int32Array[] = [];

  const backtrack = (): void => {
    let x = a_length;
    let y = b_length;
    for (let edits = rounds.length - 1; edits >= 0; edits -= 1) {
      const before = rounds[edits] ?? furthest;
      const diagonal = x - y;
      const previous = comesFromAbove(before, edits + 1, diagonal, edits) ? diagonal + 1 : diagonal - 1;
      const from_x = edits === 0 ? 0 : at(before, edits + 1 + previous);
      const from_y = edits === 0 ? 0 : from_x - previous;
      while (x > from_x && y > from_y) {
        x -= 1;
        y -= 1;
        matches[a_start + x] = b_start + y;
      }
      x = from_x;
      y = from_y;
    }
  };

  for (let edits = 0; edits <= most; edits += 1) {
    rounds.push(furthest.slice(middle - edits - 1, middle + edits + 2));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = comesFromAbove(furthest, middle, diagonal, edits)
        ? at(furthest, middle + diagonal + 1)
        : at(furthest, middle + diagonal - 1) + 1;
      const start = x;
      while (x < a_length && x - diagonal < b_length && a[a_start + x] === b[b_start + x - diagonal]) x += 1;
      furthest[middle + diagonal] = x;
      budget.comparisons_left -= x - start + 1;
      if (x >= a_length && x - diagonal >= b_length) {
        backtrack();
        return true;
      }
    }
    if (budget.comparisons_left <= 0) return false;
  }
  return false;
}

/** Where each item stands that a part of a list holds once. */
function uniqueItems(items: Int32Array, start: number, end: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let index = start; index < end; index += 1)
    places.set(at(items, index), places.has(at(items, index)) ? -1 : index);
  return places;
}

/** Pairs of items that both parts hold once, as many as stand in the same order in both (patience sorting). */
function anchorsOf({ a, b }: Task, range: Range): readonly (readonly [number, number])[] {
  const in_a = uniqueItems(a, range.a_start, range.a_end);
  const in_b = uniqueItems(b, range.b_start, range.b_end);
  interface Link {
    readonly pair: readonly [number, number];
    readonly before: Link | null;
  }
  /** Item n ends the rising row of n + 1 pairs whose last place in `b` is smallest. */
  const ends: Link[] = [];
  for (const [item, a_index] of in_a) {
    const b_index = in_b.get(item) ?? -1;
    if (a_index < 0 || b_index < 0) continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const half = (low + high) >> 1;
      if ((ends[half]?.pair[1] ?? 0) < b_index) low = half + 1;
      else high = half;
    }
    ends[low] = { pair: [a_index, b_index], before: ends[low - 1] ?? null };
  }
  const pairs: (readonly [number, number])[] = [];
  for (let link = ends.at(-1) ?? null; link !== null; link = link.before) pairs.push(link.pair);
  return pairs.toReversed();
}

function matchRange(task: Task, whole: Range): void {
  const range = trimmed(task, whole);
  if (range.a_start === range.a_end || range.b_start === range.b_end) return;
  if (task.budget.comparisons_left <= 0 || matchByShortestEdit(task, range)) return;
  const anchors = anchorsOf(task, range);
  let { a_start, b_start } = range;
  for (const [a_index, b_index] of anchors) {
    task.matches[a_index] = b_index;
    matchRange(task, { a_start, a_end: a_index, b_start, b_end: b_index });
    a_start = a_index + 1;
    b_start = b_index + 1;
  }
  if (anchors.length > 0) matchRange(task, { ...range, a_start, b_start });
}

/**
 * For each item of `a` the index of the same item (the same text, or the same object) in `b`, rising, or -1 when it is gone. As many items as
 * possible are matched; when the budget ends, those that are still open count as gone.
 */
export function matchSequences<T>(a: readonly T[], b: readonly T[], budget: WorkBudget): Int32Array {
  const numbers = new Map<T, number>();
  const numbered = (items: readonly T[]): Int32Array =>
    Int32Array.from(items, (item) => {
      const number = numbers.get(item) ?? numbers.size;
      numbers.set(item, number);
      return number;
    });
  const matches = new Int32Array(a.length).fill(-1);
  matchRange(
    { a: numbered(a), b: numbered(b), matches, budget },
    { a_start: 0, a_end: a.length, b_start: 0, b_end: b.length },
  );
  return matches;
}

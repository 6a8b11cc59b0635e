import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchSequences } from './match-sequences.ts';

const ENOUGH = 10_000_000;
const matched = (
  a: readonly string[],
  b: readonly string[],
  comparisons_left = ENOUGH,
): readonly number[] => [...matchSequences(a, b, { comparisons_left })];

/** The length of the longest common part, the slow way. */
function longest(a: readonly string[], b: readonly string[]): number {
  let above = Array.from({ length: b.length + 1 }, () => 0);
  for (const item of a) {
    const row = [0];
    for (const [index, other] of b.entries())
      row.push(item === other ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0));
    above = row;
  }
  return above.at(-1) ?? 0;
}

const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 });

test('matches are equal items in rising order, as many as there can be', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const pairs = [...matched(a, b).entries()].filter(([, at]) => at >= 0);
      expect(pairs.every(([index, at]) => a[index] === b[at])).toBe(true);
      expect(pairs.every(([, at], place) => at > (pairs[place - 1]?.[1] ?? -1))).toBe(true);
      expect(pairs).toHaveLength(longest(a, b));
    }),
    { numRuns: 2_000 },
  );
});

/** 20,000 items of `kinds` kinds; the same for the same seed. */
function items(seed: number, kinds: number): readonly string[] {
  let state = seed;
  return Array.from({ length: 20_000 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String(Math.floor((state / 2 ** 32) * kinds));
  });
}

test('lists that differ in thousands of places are matched by what is unique in them', () => {
  const a = Array.from({ length: 20_000 }, (_, index) => String(index));
  const b = a.map((item, index) => (index % 3 === 0 ? `${item}x` : item));
  const matches = matched(a, b);
  expect(matches.filter((at) => at >= 0)).toHaveLength(13_333);
  expect(matches.every((at, index) => at === (index % 3 === 0 ? -1 : index))).toBe(true);
});

test.each([2, 50, 3_000, 100_000])(
  'the work is bounded for two lists of %s kinds without order in common',
  (kinds) => {
    const budget = { comparisons_left: 1_000_000 };
    const [a, b] = [items(1, kinds), items(2, kinds)];
    const pairs = [...matchSequences(a, b, budget).entries()].filter(([, at]) => at >= 0);
    // The round in which the budget ends is finished.
    expect(budget.comparisons_left).toBeGreaterThan(-50_000);
    expect(pairs.every(([index, at]) => a[index] === b[at])).toBe(true);
  },
);

test('without any work left, equal beginnings and ends are still matched', () => {
  expect(matched(['a', 'b', 'c', 'd'], ['a', 'c', 'b', 'd'], 0)).toEqual([0, -1, -1, 3]);
});

import { describe, expect, test } from 'vitest';
import { namedPlaces } from '../support/test-names.ts';

/** The guarantees, and the ways an earlier design broke, by the numbers of the review. */
const GROUPS = { G: 7, D: 14, S: 7, K: 7, P: 4, C: 8 } as const;

const ids = Object.entries(GROUPS).flatMap(([group, count]) =>
  Array.from({ length: count }, (_none, index) => `${group}${index + 1}`),
);
const places = namedPlaces();
const ASSERTS = /\bexpect\b|\bassert|^select\b|\bcheck\(/;

const namedBy = (id: string) => places.filter(({ name }) => new RegExp(`\\b${id}\\b`).test(name));

describe('every way an earlier design broke has a named test', () => {
  test.each(ids)('%s', (id) => {
    const tests = namedBy(id);
    expect(tests.map(({ name }) => name)).not.toEqual([]);
    expect(tests.some(({ body }) => ASSERTS.test(body))).toBe(true);
  });
});

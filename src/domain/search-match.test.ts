import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bestMatches,
  foldSearched,
  isNarrower,
  matchRank,
  phoneDigits,
  type Searched,
  searchQuery,
} from './search-match.ts';

const NO_PHONE = { phones: '', above: null };
const searched = (name: string, rest: readonly string[] = [], more: Partial<Searched> = {}): Searched => ({
  head: foldSearched([name]),
  body: foldSearched(rest),
  ...NO_PHONE,
  ...more,
});
const rank = (of: Searched, typed: string) => matchRank(of, searchQuery(typed));

test('accents and capitals are folded, and words are found in any order and field', () => {
  const renee = searched('Renée van Dijk', ['Zeearend']);
  expect(rank(renee, 'zee RENEE')).toBe(2);
  expect(rank(renee, 'van renee')).toBe(1);
  expect(rank(renee, 'renée v')).toBe(0);
  expect(rank(renee, 'arend')).toBe(3);
  expect(rank(renee, 'renee kok')).toBeNull();
  expect(rank(renee, ' - ')).toBeNull();
  expect(rank(searched('Søren Łukasz Groß'), 'soren gross lukasz')).toBe(1);
  expect(rank(searched('Soren'), 'SØREN')).toBe(0);
});

test('what parts words does not matter: hyphens, apostrophes and dots', () => {
  expect(rank(searched('Jan Willem d’Arcy'), "jan-willem d'arcy")).not.toBeNull();
  expect(rank(searched('Jan-Willem'), 'jan willem')).toBe(1);
  expect(rank(searched('Jan d’Arcy'), 'arcy')).toBe(1);
  expect(rank(searched('Els', ['els.smit@post.example']), 'els.smit@post')).not.toBeNull();
});

test('a telephone number is found in typing order by its digits, however either is written', () => {
  for (const written of ['+31 6 1234-5678', '06 12345678', '0031(0)6-12345678', '+31 (0)6 12 34 56 78']) {
    const els = searched('Els Smit', [], { phones: phoneDigits([written]) });
    for (const typed of [
      '061',
      '0612',
      '06 12',
      '06-12 34 56 78',
      '+31612',
      '+31 (0)6 12',
      '0031 6123',
      '316123',
    ])
      expect(rank(els, typed), `${typed} in ${written}`).toBe(2);
    expect(rank(els, '345678'), written).toBe(3);
    expect(rank(els, 'smit 0612'), written).toBe(2);
    expect(rank(els, '0612345679'), written).toBeNull();
  }
});

test('a foreign number is found with its country', () => {
  const luc = searched('Luc', [], { phones: phoneDigits(['+32 470 12 34 56', null]) });
  for (const typed of ['+32470', '0032 470', '+32 470 12', '470 12 34'])
    expect(rank(luc, typed)).not.toBeNull();
  expect(rank(luc, '+31470')).toBeNull();
});

test('a date is found as it is written, and is no telephone number', () => {
  const service = searched('Waxen', ['donderdag 5 maart 05 mrt 2026 2026-03-05']);
  for (const typed of ['5 maart', '05-03-2026', '2026-03-05', '5/3/2026', 'maart 2026', '2026'])
    expect(rank(service, typed), typed).not.toBeNull();
  expect(rank(service, '06-03-2026')).toBeNull();
  expect(rank(service, '07-04-2026')).toBeNull();
});

test('words may stand in what it belongs to, and a match of its own name goes first', () => {
  const client = searched('Els Smit', ['Zeearend'], { phones: phoneDigits(['06 12345678']) });
  const service = searched('Waxen', ['twee lagen'], { above: client });
  expect(rank(service, 'smit wax')).toBe(2);
  expect(rank(service, 'wax')).toBe(0);
  expect(rank(service, '0612')).toBe(2);
  expect(rank(service, 'smit antifouling')).toBeNull();
});

test('the best go first, alike ones in their own order, and no more come than were asked for', () => {
  const entries = ['Karel', 'Arend', 'Sarel', 'Jan Are', 'Area', 'Piet'].map((name) => searched(name));
  const { best, all, rank: first } = bestMatches(entries, searchQuery('are'), 4, (a, b) => a.head < b.head);
  expect(best.map(({ head }) => head)).toEqual(['area', 'arend', 'jan are', 'karel']);
  expect({ count: all.length, first }).toEqual({ count: 5, first: 0 });
  expect(bestMatches(entries, searchQuery('zz'), 4)).toMatchObject({ best: [], all: [] });
});

const word = fc.stringMatching(/^[a-zé]{1,10}$/);

test('every part of every word finds a text, in whatever case and order', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), fc.nat(), (words, from, length) => {
      const text = searched('Piet', words);
      const typed = words
        .toReversed()
        .map((one) => one.slice(from % one.length, (from % one.length) + 1 + (length % one.length)))
        .join(' ');
      expect(rank(text, typed.toUpperCase())).not.toBeNull();
    }),
  );
});

test('each further letter finds the same or less, and never better', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), word, (names, typed) => {
      const text = searched(names.join(' '));
      const ranks = Array.from({ length: typed.length }, (_, at) => rank(text, typed.slice(0, at + 1)) ?? 9);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});

test('the best of many are the best of all of them sorted', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 30 }),
      word,
      fc.integer({ min: 1, max: 8 }),
      (names, typed, most) => {
        const entries = names.map((name) => searched(name));
        const query = searchQuery(typed.slice(0, 2));
        const sorted = entries
          .map((entry) => ({ entry, at: matchRank(entry, query) ?? 9 }))
          .filter(({ at }) => at < 9)
          .toSorted((a, b) => a.at - b.at || (a.entry.head < b.entry.head ? -1 : 1));
        const found = bestMatches(entries, query, most, (a, b) => a.head < b.head);
        expect(found.best).toEqual(sorted.slice(0, most).map(({ entry }) => entry));
        expect(found.all).toHaveLength(sorted.length);
      },
    ),
  );
});

test('what a narrower text finds stands among what the wider one found', () => {
  const typed = fc.stringMatching(/^[ab0316 +]{1,8}$/);
  const number = fc.stringMatching(/^[0316]{3,10}$/);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(typed, number), { maxLength: 20 }),
      typed,
      fc.nat(),
      (rows, whole, length) => {
        const entries = rows.map(([name, phone]) => searched(name, [], { phones: phoneDigits([phone]) }));
        const [query, wider] = [searchQuery(whole), searchQuery(whole.slice(0, 1 + (length % whole.length)))];
        const among = isNarrower(query, wider) ? bestMatches(entries, wider, 3).all : entries;
        expect(bestMatches(among, query, 3)).toEqual(bestMatches(entries, query, 3));
      },
    ),
    { numRuns: 500 },
  );
  for (const [narrow, wide] of [
    ['kuip', 'kui'],
    ['kuipers w', 'kuipers'],
    ['06 001', '06 00'],
    ['jansen 0612', 'jansen 061'],
  ] as const)
    expect(isNarrower(searchQuery(narrow), searchQuery(wide)), narrow).toBe(true);
  for (const [narrow, wide] of [
    ['316', '31'],
    ['ab', ''],
    ['ab', 'b'],
    ['a', 'ab'],
  ] as const)
    expect(isNarrower(searchQuery(narrow), searchQuery(wide)), narrow).toBe(false);
});

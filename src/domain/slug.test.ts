import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlug, isNumberedSlug, isSlug, MAX_SLUG_CHARACTERS, slugOf } from './post-input.ts';

test('R-31 A-062 a title becomes small letters, digits and single hyphens', () => {
  expect(slugOf('  Teak: wanneer schuren — en wanneer niet? ')).toBe('teak-wanneer-schuren-en-wanneer-niet');
  expect(slugOf('Één  crème_kleurige -- romp!')).toBe('een-creme-kleurige-romp');
  expect(slugOf('¿¡…')).toBe('artikel');
});

test('R-31 whatever the title, the slug is one, of at most 100 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      expect(isSlug(slugOf(title))).toBe(true);
      expect(slugOf(slugOf(title))).toBe(slugOf(title));
    }),
  );
});

test('R-31 a taken slug gets the lowest number that is free', () => {
  const taken = new Set(['teak', 'teak-2', 'teak-4', 'x'.repeat(100)]);
  const free = (slug: string) => freeSlug(slug, (other) => taken.has(other));
  expect([free('hout'), free('teak')]).toEqual(['hout', 'teak-3']);
  expect(free('x'.repeat(100))).toBe(`${'x'.repeat(98)}-2`);
  expect(free('x'.repeat(100)).length).toBe(MAX_SLUG_CHARACTERS);
});

test('R-31 a number that an address got because of another article is told from one of the title itself', () => {
  expect(isNumberedSlug('teak-2', 'Teak')).toBe(true);
  expect(isNumberedSlug(`${'x'.repeat(98)}-2`, 'x'.repeat(100))).toBe(true);
  for (const [slug, title] of [
    ['teak', 'Teak'],
    ['teak-2', 'Teak 2'],
    ['teak-2', 'Hout'],
    ['teak-twee', 'Teak'],
  ] as const)
    expect(isNumberedSlug(slug, title), slug).toBe(false);
});

test('R-31 a text that cannot be a slug is not asked for', () => {
  for (const odd of ['', 'A', 'a--b', '-a', 'a-', 'a/b', 'é', 'a'.repeat(101), '..'])
    expect(isSlug(odd)).toBe(false);
});

import { expect, test } from 'vitest';
import { FOUNDING_MEMBER } from './company.ts';
import { foundingDiscount, foundingPlaces } from './founding-member.ts';

test('P-005 R-01 a founding member gets 15% on all services in the first year', () => {
  expect(foundingDiscount()).toBe('15% korting op alle diensten in het eerste jaar');
});

test('P-005 R-08 seven places are left for 2025, and the text changes when none is or the year is over', () => {
  expect(foundingPlaces(2025)).toBe('Voor 2025 zijn er nog 7 plaatsen.');
  expect(foundingPlaces(2025, { ...FOUNDING_MEMBER, places: 1 })).toBe('Voor 2025 is er nog 1 plaats.');
  const asked = 'Vraag ons naar de plaatsen voor dit jaar.';
  expect(foundingPlaces(2025, { ...FOUNDING_MEMBER, places: 0 })).toBe(asked);
  expect(foundingPlaces(2026)).toBe(asked);
});

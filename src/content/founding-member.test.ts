import { expect, test } from 'vitest';
import { COMPANY_FACTS } from './company-facts.ts';
import { foundingDiscount, foundingPlaces } from './founding-member.ts';

test('P-005 R-01 a founding member gets 15% on all services in the first year', () => {
  expect(foundingDiscount()).toBe('15% korting op alle diensten in het eerste jaar');
});

test('P-005 R-08 seven places are left for 2025, and the text changes when none is or the year is over', () => {
  expect(foundingPlaces(2025, COMPANY_FACTS)).toBe('Voor 2025 zijn er nog 7 plaatsen.');
  expect(foundingPlaces(2025, { ...COMPANY_FACTS, founding_places: 1 })).toBe(
    'Voor 2025 is er nog 1 plaats.',
  );
  const asked = 'Vraag ons naar de plaatsen voor dit jaar.';
  expect(foundingPlaces(2025, { ...COMPANY_FACTS, founding_places: 0 })).toBe(asked);
  expect(foundingPlaces(2026, COMPANY_FACTS)).toBe(asked);
});

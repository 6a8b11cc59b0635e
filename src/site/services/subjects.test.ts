import { expect, test } from 'vitest';
import { PRICES, TO_CONFIRM } from '../../content/company.ts';
import { OFFERINGS } from '../../content/site/offerings.ts';
import { priceText } from './price-text.ts';
import { RATED_SUBJECTS, SUBJECTS } from './subjects.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const price = (slug: string): string =>
  plain(priceText(OFFERINGS.find((offering) => offering.slug === slug)?.price ?? null));

test('Z-002 Z-004 the amounts of the specification, as texts that begin with Vanaf €', () => {
  expect(price('spot-reparatie')).toBe('Vanaf € 75 per spot');
  expect(price('krassen-verwijderen')).toBe('Vanaf € 50 per zone');
  expect(price('antifouling-aanbrengen')).toBe('Vanaf € 75 per meter');
});

test('Z-003 Z-006 the group prices, and the ceramic coating at 45 to 60 euros a foot', () => {
  expect(plain(priceText('group_protection'))).toBe('Vanaf € 250');
  expect(plain(priceText('group_underwater'))).toBe('Vanaf € 30 per meter');
  expect(plain(priceText('ceramic_coating'))).toBe('Vanaf € 45 per voet, hooguit € 60');
});

test('Z-001 R-45 every other offering, and Yacht Restauratie, is Op aanvraag', () => {
  expect(OFFERINGS.filter(({ price: id }) => id === null)).toHaveLength(10);
  expect(priceText(null)).toBe('Op aanvraag');
  expect(SUBJECTS).toContainEqual({ slug: 'restauratie', name: 'Yacht Restauratie', price: null, buys: '' });
});

test('everything that has a price is an offering, a group or the coating, once', () => {
  const slugs = SUBJECTS.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).toHaveLength(OFFERINGS.length + 3 + 1);
  expect(new Set(RATED_SUBJECTS.map(({ price: id }) => id))).toEqual(new Set(Object.keys(PRICES)));
});

test('Z-003 the price of a group says what it buys, and that of a service is for what its name says', () => {
  const groups = RATED_SUBJECTS.filter(({ buys }) => buys !== '');
  expect(groups.map(({ slug, buys }) => [slug, buys])).toEqual([
    ['bescherming', 'Voor het wassen van een kleine boot.'],
    ['onderwaterschip', 'Voor schoonmaken; schuren en antifouling komen erbij.'],
  ]);
});

test('the amounts are among what the company has yet to confirm', () => {
  expect(TO_CONFIRM.map(({ value }) => value)).toEqual(expect.arrayContaining(['PRICES', 'WORK_TIMES']));
});

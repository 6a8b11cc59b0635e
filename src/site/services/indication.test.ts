import { expect, test } from 'vitest';
import { PRICES, TO_CONFIRM } from '../../content/company.ts';
import { OFFERINGS } from '../../content/site/offerings.ts';
import { priceIndication as words } from '../../content/site/prices.ts';
import { answerFor, asksFor, RATED_SUBJECTS, SUBJECT_GROUPS, subjectOf } from './indication.ts';
import { priceText } from './price-text.ts';

const plain = (text: string | null): string | null => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;
const answer = (slug: string, length: string, count = '1') => {
  const given = answerFor(subjectOf(slug), { length, count });
  return { ...given, result: plain(given.result), note: plain(given.note) };
};
const price = (slug: string): string | null =>
  plain(priceText(OFFERINGS.find((offering) => offering.slug === slug)?.price ?? null));

test('Z-002 Z-004 the amounts of the specification, as texts that begin with Vanaf €', () => {
  expect(price('spot-reparatie')).toBe('Vanaf € 75 per spot');
  expect(price('krassen-verwijderen')).toBe('Vanaf € 50 per zone');
  expect(price('antifouling-aanbrengen')).toBe('Vanaf € 75 per meter');
});

test('Z-003 the group prices', () => {
  expect(plain(priceText('group_protection'))).toBe('Vanaf € 250');
  expect(plain(priceText('group_underwater'))).toBe('Vanaf € 30 per meter');
});

test('Z-001 R-45 every other offering, and Yacht Restauratie, is Op aanvraag', () => {
  const without = OFFERINGS.filter(({ price: id }) => id === null);
  expect(without).toHaveLength(10);
  expect(priceText(null)).toBe('Op aanvraag');
  expect(subjectOf('restauratie')).toMatchObject({ name: 'Yacht Restauratie', price: null });
});

test('Z-006 the ceramic coating costs 45 to 60 euros a foot', () => {
  expect(plain(priceText('ceramic_coating'))).toBe('Vanaf € 45 per voet, hooguit € 60');
  expect(answer('keramische-coating', '10')).toMatchObject({
    result: 'vanaf € 1.477 incl. btw',
    note: 'Uw boot meet 33 voet. Afhankelijk van de staat van de gelcoat ligt de prijs tussen € 1.477 en € 1.969.',
  });
});

test('an indication names what it costs from, with VAT, and carries the length', () => {
  expect(answer('antifouling-aanbrengen', '12,5')).toMatchObject({
    result: 'vanaf € 938 incl. btw',
    note: 'Tarief: Vanaf € 75 per meter.',
    length_m: '12,5',
    length_error: null,
  });
  expect(answer('onderwaterschip', '3').result).toBe('vanaf € 90 incl. btw');
  expect(answer('antifouling-aanbrengen', '60').result).toBe('vanaf € 4.500 incl. btw');
  expect(answer('bescherming', '').result).toBe('vanaf € 250 incl. btw');
});

test('spots and zones are counted, whatever the boat measures', () => {
  expect(asksFor(subjectOf('spot-reparatie'))).toBe('spots');
  expect(asksFor(subjectOf('krassen-verwijderen'))).toBe('zones');
  expect(answer('spot-reparatie', 'nonsense', '3')).toMatchObject({
    result: 'vanaf € 225 incl. btw',
    length_error: null,
    length_m: undefined,
  });
  expect(answer('krassen-verwijderen', '', '0')).toMatchObject({
    result: null,
    note: 'Vul een aantal in voor een indicatie.',
    count_error: 'too_few',
    count: undefined,
  });
});

test('a price on request, or one for the whole job, asks for no number and finds none wrong', () => {
  for (const slug of ['teak-deck-onderhoud', 'bescherming']) expect(asksFor(subjectOf(slug))).toBeNull();
  expect(answer('teak-deck-onderhoud', '')).toMatchObject({ result: 'Op aanvraag', length_error: null });
  expect(answer('teak-deck-onderhoud', 'lang', 'veel')).toMatchObject({
    result: 'Op aanvraag',
    length_error: null,
    count_error: null,
    length_m: undefined,
  });
  expect(answer('bescherming', 'lang')).toMatchObject({ result: 'vanaf € 250 incl. btw' });
});

test.each([
  ['0', 'too_short'],
  ['61', 'too_long'],
  ['twaalf', 'not_a_number'],
  ['', 'empty'],
] as const)('the length %j gives no amount and a clear message', (length, error) => {
  expect(answer('antifouling-aanbrengen', length)).toMatchObject({ result: null, length_error: error });
  expect(words.errors.length[error]).toMatch(/^[A-Z].*\.$/);
});

test('everything that can be chosen is an offering, a group or the coating, once', () => {
  const slugs = SUBJECT_GROUPS.flatMap(({ subjects }) => subjects.map(({ slug }) => slug));
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).toHaveLength(OFFERINGS.length + 3 + 1);
  expect(new Set(RATED_SUBJECTS.map(({ price: id }) => id))).toEqual(new Set(Object.keys(PRICES)));
});

test('the amounts are among what the company has yet to confirm', () => {
  expect(TO_CONFIRM.map(({ value }) => value)).toEqual(expect.arrayContaining(['PRICES', 'WORK_TIMES']));
});

import { expect, test } from 'vitest';
import { parseInput } from './field-errors.ts';
import { newPost, postEdit, readPlan } from './post-input.ts';

const filled = {
  title: ' Teak in de winter ',
  author: 'Sanne de Vries',
  category: 'Teak',
  metaDescription: 'Zo blijft teak mooi.',
  content: '<p>Teak</p>',
  slug: 'teak-in-de-winter',
  date: '2026-11-01',
} as const;

const read = (date: string, time: string, now = '2026-11-23T10:00:00Z', kept: string | null = null) =>
  readPlan({ date, time }, { now_ms: Date.parse(now), kept });

test('R-36 an article is planned for a moment that is yet to come, by the clock in Amsterdam', () => {
  expect(read('2026-11-27', '09:00')).toEqual({ ok: true, value: '2026-11-27T08:00:00.000Z' });
  expect(read('2027-07-01', '09:00')).toEqual({ ok: true, value: '2027-07-01T07:00:00.000Z' });
  expect(read('2026-11-23', '11:01'), 'a minute later').toMatchObject({ ok: true });
  for (const [date, time, error] of [
    ['', '', { publish_date: 'required', publish_time: 'required' }],
    ['2026-11-27', '', { publish_time: 'required' }],
    ['2026-02-30', '09:00', { publish_date: 'invalid_date' }],
    ['2201-01-01', '09:00', { publish_date: 'date_out_of_range' }],
    ['2026-11-22', '23:59', { publish_date: 'in_the_past' }],
    ['2026-11-23', '11:00', { publish_time: 'in_the_past' }],
  ] as const)
    expect(read(date, time), `${date} ${time}`).toEqual({ ok: false, error });
});

test('R-36 R-42 in the nights in which the clock is changed: a time that is left out is refused, of one that comes twice the first that is yet to come is taken', () => {
  expect(read('2027-03-28', '02:30')).toEqual({ ok: false, error: { publish_time: 'no_such_time' } });
  expect(read('2027-10-31', '02:30')).toEqual({ ok: true, value: '2027-10-31T00:30:00.000Z' });
  expect(read('2027-10-31', '02:30', '2027-10-31T00:45:00Z')).toEqual({
    ok: true,
    value: '2027-10-31T01:30:00.000Z',
  });
  expect(read('2027-10-31', '02:30', '2027-10-31T01:45:00Z')).toEqual({
    ok: false,
    error: { publish_time: 'in_the_past' },
  });
  const kept = '2027-10-31T01:30:00+00:00';
  expect(read('2027-10-31', '02:30', undefined, kept), 'the second one stays, as it was planned').toEqual({
    ok: true,
    value: kept,
  });
  expect(read('2027-10-31', '02:31', undefined, kept)).toEqual({
    ok: true,
    value: '2027-10-31T00:31:00.000Z',
  });
});

test('A-050 R-36 title, author, category, meta description and content of an article are required; it begins as a draft', () => {
  expect(parseInput(newPost, filled)).toEqual({
    ok: true,
    value: {
      ...filled,
      title: 'Teak in de winter',
      summary: null,
      excerpt: null,
      alt: null,
      published: false,
    },
  });
  expect(parseInput(newPost, { slug: 'x', date: '2026-11-01', title: ' ', category: '' })).toEqual({
    ok: false,
    error: {
      title: 'required',
      author: 'required',
      category: 'required',
      metaDescription: 'required',
      content: 'required',
    },
  });
});

test('A-052 A-062 an edit gives changed columns only: a meta description of 160 characters at most, a slug', () => {
  const longest = 'm'.repeat(160);
  expect(parseInput(postEdit, { metaDescription: longest })).toEqual({
    ok: true,
    value: { metaDescription: longest },
  });
  expect(parseInput(postEdit, { metaDescription: `${longest}m`, slug: 'Teak in de winter' })).toEqual({
    ok: false,
    error: { metaDescription: 'too_long', slug: 'invalid_address' },
  });
});

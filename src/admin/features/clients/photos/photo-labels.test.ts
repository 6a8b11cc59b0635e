import { describe, expect, test } from 'vitest';
import { firstKind } from './photo-order.ts';
import { countLabel, fileName, formatTakenAt, serviceLabel } from './photo-labels.ts';

describe('words about photos', () => {
  test('M-021 a service is its type and its day', () => {
    expect(serviceLabel({ service_type: 'waxing', date: '2026-03-05' })).toBe(
      'Waxen en polijsten op 05 mrt 2026',
    );
  });

  test('M-021 photos that are still read are not told as none', () => {
    expect([undefined, 0, 1, 3].map(countLabel)).toEqual([
      'Worden geladen…',
      'Nog geen',
      '1 foto',
      "3 foto's",
    ]);
  });

  test('R-42 the time of taking is that of Amsterdam, in summer and in winter', () => {
    expect(formatTakenAt('2026-07-01T12:32:00.000Z')).toContain('14:32');
    expect(formatTakenAt('2026-01-05T12:32:00.000Z')).toMatch(/5 jan.* 2026, 13:32/);
    expect(formatTakenAt('onbekend')).toBe('onbekend');
  });

  test('a downloaded photo says what it is and when it was taken', () => {
    const photo = { kind: 'before', taken_at: '2026-07-01T12:32:00.000Z' } as const;
    expect(fileName(photo, 'image/webp')).toBe('havenglans-voor-2026-07-01-1432.webp');
    expect(fileName({ ...photo, taken_at: 'x' }, 'image/jpeg')).toBe('havenglans-voor-foto.jpg');
  });
});

const last = (taken_at: string) => [{ kind: 'other', taken_at } as const];

describe('the kind of the next photo', () => {
  const now_ms = Date.parse('2026-05-01T10:00:00.000Z');

  test('before while the work is to be done, after once it is', () => {
    expect(firstKind({ status: 'scheduled' }, [], now_ms)).toBe('before');
    expect(firstKind({ status: 'in_progress' }, [], now_ms)).toBe('before');
    expect(firstKind({ status: 'completed' }, [], now_ms)).toBe('after');
    expect(firstKind({ status: 'paid' }, [], now_ms)).toBe('after');
  });

  test('within the hour it goes on with the kind of the last one', () => {
    expect(firstKind({ status: 'scheduled' }, last('2026-05-01T09:20:00.000Z'), now_ms)).toBe('other');
    expect(firstKind({ status: 'scheduled' }, last('2026-04-30T09:20:00.000Z'), now_ms)).toBe('before');
    expect(firstKind({ status: 'scheduled' }, last('not a time'), now_ms)).toBe('before');
  });
});

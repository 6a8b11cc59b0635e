import { expect, expectTypeOf, test } from 'vitest';
import { parseInput } from './field-errors.ts';
import type { ServicePhotoRow } from './rows.generated.ts';
import {
  byTakenAt,
  isPhotoKind,
  mayDeletePhoto,
  newServicePhotoInput,
  type PhotoKind,
  type PhotoMimeType,
  photoPath,
} from './service-photo.ts';

const at = (id: string, taken_at: string, kind = 'other') => ({ id, kind, taken_at });

const NOW_MS = Date.parse('2026-05-08T12:00:00Z');
const bram = { id: 'bram', role: 'technician' } as const;

test('the kinds and types of a photo are those of its table', () => {
  expectTypeOf<PhotoKind>().toEqualTypeOf<ServicePhotoRow['kind']>();
  expectTypeOf<PhotoMimeType>().toEqualTypeOf<ServicePhotoRow['mime_type']>();
  expect([isPhotoKind('after'), isPhotoKind('during')]).toEqual([true, false]);
});

test('R-17 admins delete any photo, technicians what they took themselves within a week', () => {
  const photo = { taken_by: 'bram', created_at: '2026-05-01T12:00:01Z' };
  expect(mayDeletePhoto(bram, photo, NOW_MS)).toBe(true);
  expect(mayDeletePhoto(bram, { ...photo, created_at: '2026-05-01T11:59:59Z' }, NOW_MS)).toBe(false);
  expect(mayDeletePhoto({ ...bram, id: 'joost' }, photo, NOW_MS)).toBe(false);
  expect(mayDeletePhoto({ id: 'sanne', role: 'admin' }, { ...photo, created_at: '2020-01-01' }, NOW_MS)).toBe(
    true,
  );
  expect(mayDeletePhoto(bram, { taken_by: null, created_at: null }, NOW_MS)).toBe(true);
});

test('photos stand in the order they were taken, whatever zone the time is written in', () => {
  const photos = [
    at('c', '2026-05-01T12:00:00.250Z'),
    at('a', '2026-05-01T13:59:00+02:00'),
    at('b', '2026-05-01T12:00:00Z', 'after'),
    at('d', '2026-05-01T12:00:00+00:00', 'before'),
  ];
  expect(photos.toSorted(byTakenAt).map(({ id }) => id)).toEqual(['a', 'd', 'b', 'c']);
});

test('PH3 the place of a photo follows from its id alone', () => {
  expect(photoPath('0190')).toBe('0190');
});

/** The moment a new photo's row says, of what its camera noted. */
const taken = (taken_at: string): number => {
  const parsed = parseInput(newServicePhotoInput, { kind: 'before', taken_at });
  if (!parsed.ok) throw new Error('refused');
  return Date.parse(parsed.value.taken_at);
};

test('G4 a photo whose camera noted no possible time is kept, with the moment it was chosen', () => {
  expect(taken('2026-05-01T10:00:00.000Z')).toBe(Date.parse('2026-05-01T10:00:00.000Z'));
  for (const noted of ['1969-12-31T23:59:59.000Z', '2201-01-01T00:00:00.000Z', '9999-01-01T00:00:00.000Z'])
    expect(Math.abs(taken(noted) - Date.now())).toBeLessThan(60_000);
});

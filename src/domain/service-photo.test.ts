import { expect, expectTypeOf, test } from 'vitest';
import type { ServicePhotoRow } from './rows.generated.ts';
import {
  byTakenAt,
  isPhotoKind,
  mayDeletePhoto,
  type PhotoKind,
  type PhotoMimeType,
  photoPath,
} from './service-photo.ts';

const at = (id: string, taken_at: string, kind = 'other') => ({ id, kind, taken_at });

const NOW_MS = Date.parse('2026-05-08T12:00:00Z');
const bram = { id: 'bram', role: 'technician' };

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

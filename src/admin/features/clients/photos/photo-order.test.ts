import { describe, expect, test } from 'vitest';
import type { PhotoKind } from '../../../../domain/service-photo.ts';
import { pairAspectRatio, pairPhotos, photosByRecord, successorOf } from './photo-order.ts';

const photo = (id: string, kind: PhotoKind, service_record_id = 'r1') => ({
  id,
  rev: 1,
  service_record_id,
  kind,
  taken_at: '2026-05-01T10:00:00.000Z',
  taken_by: null,
  created_at: null,
  width: 1600,
  height: 1200,
  bytes_state: 'stored' as const,
  failure: null,
  badge: 'none' as const,
});
const ids = (pairs: ReturnType<typeof pairPhotos<{ id: string; kind: PhotoKind }>>) =>
  pairs.map(({ before, after }) => `${before.id}-${after.id}`);

const at = (id: string, minute: string) => ({
  ...photo(id, 'other'),
  taken_at: `2026-05-01T10:${minute}:00.000Z`,
});
const ratio = (width: number, height: number) =>
  pairAspectRatio({ before: { width: 1, height: 1 }, after: { width, height } });

describe('pairs of before and after', () => {
  test('the first of before stands with the first of after, the second with the second', () => {
    const photos = [
      photo('b1', 'before'),
      photo('b2', 'before'),
      photo('o', 'other'),
      photo('a1', 'after'),
      photo('a2', 'after'),
    ];
    expect(ids(pairPhotos(photos))).toEqual(['b1-a1', 'b2-a2']);
  });

  test('in between or the other way round makes no difference: only the order within a kind counts', () => {
    expect(
      ids(
        pairPhotos([
          photo('a1', 'after'),
          photo('b1', 'before'),
          photo('a2', 'after'),
          photo('b2', 'before'),
        ]),
      ),
    ).toEqual(['b1-a1', 'b2-a2']);
  });

  test('a photo without a counterpart is in no pair', () => {
    expect(ids(pairPhotos([photo('b1', 'before'), photo('b2', 'before'), photo('a1', 'after')]))).toEqual([
      'b1-a1',
    ]);
    expect(pairPhotos([photo('b1', 'before'), photo('o', 'other')])).toEqual([]);
    expect(pairPhotos([])).toEqual([]);
  });

  test('the frame has the form of the photo after, but never becomes a strip or a tower', () => {
    expect(ratio(1600, 1200)).toBeCloseTo(4 / 3);
    expect(ratio(900, 2000)).toBeCloseTo(3 / 4);
    expect(ratio(4000, 1000)).toBeCloseTo(16 / 9);
    expect(ratio(0, 0)).toBeCloseTo(4 / 3);
  });
});

describe('the photos of a client over its services', () => {
  const photos = [
    photo('1', 'before', 'old'),
    photo('2', 'after', 'old'),
    { ...photo('3', 'before', 'new'), bytes_state: 'pending' as const },
    { ...photo('4', 'other', 'new'), bytes_state: 'failed' as const },
    { ...photo('5', 'other', 'new'), bytes_state: 'sending' as const },
  ];

  test('every service has its own, in their order; the same list for the same service', () => {
    const by_record = photosByRecord(photos, ['new', 'old']);
    expect(by_record.of('new').map(({ id }) => id)).toEqual(['3', '4', '5']);
    expect(by_record.of('old').map(({ id }) => id)).toEqual(['1', '2']);
    expect(by_record.of('none')).toEqual([]);
    expect(by_record.of('none')).toBe(by_record.of('neither'));
  });

  test('the comparison that stands open is that of the newest service that has one', () => {
    expect(photosByRecord(photos, ['new', 'old']).first_paired).toBe('old');
    expect(photosByRecord([...photos, photo('6', 'after', 'new')], ['new', 'old']).first_paired).toBe('new');
    expect(photosByRecord([], ['new', 'old']).first_paired).toBeNull();
  });

  test('a photo being sent counts as pending; a failed one is counted apart', () => {
    const { pending, failed } = photosByRecord(photos, []);
    expect(pending).toBe(2);
    expect(failed.map(({ id }) => id)).toEqual(['4']);
  });

  test('the place of a photo that is gone takes the one after it, else the last', () => {
    const [first, second, third] = [at('1', '01'), at('2', '02'), at('3', '03')];
    expect(successorOf([first, third], second)).toBe('3');
    expect(successorOf([first, second], third)).toBe('2');
    expect(successorOf([], first)).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { bytesWords, judgement, usedShare } from './storage-labels.ts';

const of = (used_bytes: number) => ({ used_bytes, allowed_bytes: 100 });

test('R-50 sizes read as people say them', () => {
  expect([0, 999, 84_300_000, 1_240_000_000, 12_000_000_000_000].map(bytesWords)).toEqual([
    '0 B',
    '1.000 B',
    '84 MB',
    '1,2 GB',
    '12 TB',
  ]);
});

test('R-50 the storage meter judges in words, not only in bytes', () => {
  expect([of(0), of(59), of(60), of(85), of(200)].map(judgement)).toEqual([
    'ample',
    'ample',
    'watch',
    'full',
    'full',
  ]);
  expect(usedShare(of(200))).toBe(1);
  expect(usedShare({ used_bytes: 5, allowed_bytes: 0 }), 'a browser that allows nothing').toBe(1);
});

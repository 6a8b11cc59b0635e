import { expect, test } from 'vitest';
import { neighbourOf } from './use-shown-picture.ts';

test('from one picture to the next, and no further than the ends', () => {
  const list = [{ id: '1' }, { id: '2' }];
  expect(neighbourOf(list, '1', 'next')).toBe('2');
  expect(neighbourOf(list, '2', 'previous')).toBe('1');
  expect(neighbourOf(list, '2', 'next')).toBeNull();
  expect(neighbourOf(list, '1', 'previous')).toBeNull();
  expect(neighbourOf(list, 'gone', 'next')).toBeNull();
});

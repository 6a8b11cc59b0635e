import { expect, test } from 'vitest';
import { withinRoom } from './within-room.ts';

const ITEMS = [
  { id: 'a', size_bytes: 400 },
  { id: 'b', size_bytes: 700 },
  { id: 'c', size_bytes: 100 },
];
const kept = (...[room]: [Parameters<typeof withinRoom>[1]]) =>
  withinRoom(ITEMS, room)
    .map(({ id }) => id)
    .join('');

test('as many stay as there is room for, in their order, and none after the first that finds none', () => {
  expect(kept({ bytes: 1_200 })).toBe('abc');
  expect(kept({ bytes: 1_100 })).toBe('ab');
  expect(kept({ bytes: 600 }), 'a smaller one does not slip in past one that stands before it').toBe('a');
  expect(kept({ bytes: 0 })).toBe('');
  expect(kept({ bytes: -1 })).toBe('');
});

test('a number of things bounds them beside their bytes', () => {
  expect(kept({ bytes: 1_200, count: 2 })).toBe('ab');
  expect(kept({ bytes: 600, count: 2 })).toBe('a');
  expect(kept({ bytes: 1_200, count: 0 })).toBe('');
});

import { expect, test } from 'vitest';
import { byPlace, movedPlaces, placeOfNew } from './site-order.ts';

const at = (id: string, order_index: number, created_at: string | null = '2026-05-01T10:00:00Z') => ({
  id,
  order_index,
  created_at,
});

test('D-004 D-005 entries stand by place; projects of one place newest first, one not sent yet before all', () => {
  const rows = [
    at('a', 0, '2026-01-01T10:00:00Z'),
    at('b', 0, '2026-03-01T10:00:00Z'),
    at('c', -1),
    at('d', 0, null),
  ];
  expect(rows.toSorted(byPlace('project')).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
  expect(rows.toSorted(byPlace('boat_type')).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
});

test('D-004 a new project comes first, anything else last', () => {
  expect(placeOfNew('project', [0, 0, 0])).toBe(0);
  expect(placeOfNew('project', [1, 2, 3])).toBe(0);
  expect(placeOfNew('project', [-2, 1])).toBe(-2);
  expect(placeOfNew('video', [0, 4])).toBe(5);
  expect(placeOfNew('video', [])).toBe(0);
});

test('D-005 two that change places change only those; without places of their own all are counted', () => {
  expect([...movedPlaces([1, 4, 9], 2, 1)]).toEqual([
    [2, 4],
    [1, 9],
  ]);
  expect([...movedPlaces([0, 0, 0], 0, 1)]).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
  expect(movedPlaces([1, 2], 1, 1).size).toBe(0);
});

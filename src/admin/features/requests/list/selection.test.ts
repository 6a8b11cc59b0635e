import { expect, test } from 'vitest';
import { choose, chooseAll, NOTHING_CHOSEN, type Selection } from './selection.ts';

const SHOWN = ['a', 'b', 'c', 'd', 'e'];
const ids = ({ chosen }: Selection): string => [...chosen].toSorted().join('');
const press = (selection: Selection, id: string, is_chosen = true, is_range = false, shown = SHOWN) =>
  choose(selection, shown, { id, is_chosen, is_range });

test('C-010 requests are chosen one by one, and left out again', () => {
  const two = press(press(NOTHING_CHOSEN, 'b'), 'd');
  expect(ids(two)).toBe('bd');
  expect(ids(press(two, 'b', false))).toBe('d');
});

test('C-010 a range goes from the request before to this one, up or down, and leaves out as well', () => {
  const down = press(press(NOTHING_CHOSEN, 'b'), 'd', true, true);
  expect(ids(down)).toBe('bcd');
  expect(ids(press(down, 'a', true, true)), 'its end is where the next begins').toBe('abcd');
  expect(ids(press(press(chooseAll(NOTHING_CHOSEN, SHOWN, true), 'd', false), 'b', false, true))).toBe('ae');
});

test('C-010 a range without a beginning in sight is the one request', () => {
  expect(ids(press(NOTHING_CHOSEN, 'c', true, true))).toBe('c');
  const hidden = press(press(NOTHING_CHOSEN, 'a'), 'd', true, true, ['c', 'd', 'e']);
  expect(ids(hidden)).toBe('ad');
});

test('C-002 C-010 all of the list is what is shown; what a filter hides stays as it was', () => {
  const hidden = press(NOTHING_CHOSEN, 'e');
  const all = chooseAll(hidden, ['a', 'b'], true);
  expect(ids(all)).toBe('abe');
  expect(ids(chooseAll(all, ['a', 'b'], false))).toBe('e');
});

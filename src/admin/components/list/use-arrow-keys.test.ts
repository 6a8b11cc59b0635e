import { describe, expect, test } from 'vitest';
import { nextIndex } from './use-arrow-keys.ts';

describe('walking through the list by keyboard', () => {
  const list = { count: 10, columns: 1 };
  const grid = { count: 10, columns: 3 };

  test('in a list up and down go one further, left and right mean nothing', () => {
    expect(nextIndex('ArrowDown', 3, list)).toBe(4);
    expect(nextIndex('ArrowUp', 3, list)).toBe(2);
    expect(nextIndex('ArrowRight', 3, list)).toBeNull();
  });

  test('in a grid up and down go a row further', () => {
    expect(nextIndex('ArrowDown', 3, grid)).toBe(6);
    expect(nextIndex('ArrowUp', 3, grid)).toBe(0);
    expect(nextIndex('ArrowRight', 3, grid)).toBe(4);
    expect(nextIndex('ArrowLeft', 3, grid)).toBe(2);
  });

  test('Home and End lead to the ends, and nothing leads beyond them', () => {
    expect(nextIndex('Home', 7, grid)).toBe(0);
    expect(nextIndex('End', 2, list)).toBe(9);
    expect(nextIndex('ArrowUp', 0, list)).toBeNull();
    expect(nextIndex('ArrowDown', 8, grid)).toBeNull();
  });

  test('other keys are left to the browser', () => {
    expect(nextIndex('a', 3, list)).toBeNull();
    expect(nextIndex('Enter', 3, list)).toBeNull();
  });
});

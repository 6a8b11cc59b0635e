import { expect, test } from 'vitest';
import { serverClient } from '../testing/rows.ts';
import { createUndoStack, UNDO_STEPS, type UndoStack } from './stack.ts';

const change = (stack: UndoStack, field: string, from: string, to: string, at_ms = 0, row_id = 'c1') =>
  stack.note(
    [
      {
        op: 'patch',
        table: 'clients',
        row_id,
        set: { [field]: to },
        base_rev: 1,
        expected: { [field]: from },
      },
    ],
    [
      {
        table: 'clients',
        id: row_id,
        before: serverClient(row_id, { [field]: from }),
        after: serverClient(row_id, { [field]: to }),
      },
    ],
    at_ms,
  );

test('R-18 the last step is undone first, then the one before', () => {
  const stack = createUndoStack();
  expect(stack.last()).toBeNull();
  const first = change(stack, 'phone', '1', '2');
  const second = change(stack, 'phone', '2', '3');
  expect(stack.last()).toEqual(second);
  stack.undone(second?.id ?? 0);
  expect(stack.last()).toEqual(first);
  expect(stack.find(second?.id ?? 0)).toBeNull();
});

test('R-18 an undone step can be redone until another is made', () => {
  const stack = createUndoStack();
  const step = change(stack, 'phone', '1', '2');
  stack.undone(step?.id ?? 0);
  expect(stack.next_redo()?.rows).toMatchObject([{ before: { phone: '2' }, after: { phone: '1' } }]);
  stack.redone(step?.id ?? 0);
  expect(stack.last()).toEqual(step);
  stack.undone(step?.id ?? 0);
  change(stack, 'phone', '1', '5');
  expect(stack.next_redo()).toBeNull();
});

test('R-18 R-41 notes that are saved while somebody types are one step; a pause or another client parts them', () => {
  const stack = createUndoStack();
  const first = change(stack, 'notes', 'a', 'ab', 0);
  const longer = change(stack, 'notes', 'ab', 'abc', 30_000);
  expect(longer?.id).toBe(first?.id);
  expect(stack.find(first?.id ?? 0)?.rows).toMatchObject([
    { before: { notes: 'a' }, after: { notes: 'abc' } },
  ]);
  expect(change(stack, 'notes', 'abc', 'abcd', 100_000)?.id).not.toBe(first?.id);
  expect(change(stack, 'notes', 'x', 'xy', 100_001, 'c2')?.rows).toMatchObject([{ before: { notes: 'x' } }]);
  expect(change(stack, 'status', 'x', 'y')?.id).not.toBe(change(stack, 'status', 'y', 'z')?.id);
});

test('R-18 R-41 notes that are parted are a step of their own, also once it was done again', () => {
  const stack = createUndoStack();
  const typed = change(stack, 'notes', 'a', 'ab', 0);
  stack.part_next();
  const line = change(stack, 'notes', 'ab', 'ab\nGebeld', 1)?.id ?? 0;
  expect(line).not.toBe(typed?.id);
  const after = change(stack, 'notes', 'ab\nGebeld', 'ab\nGebeld, ja', 2)?.id ?? 0;
  expect(after).not.toBe(line);
  stack.undone(after);
  stack.undone(line);
  stack.redone(line);
  expect(change(stack, 'notes', 'ab\nGebeld', 'ab\nGebeld!', 3)?.id).not.toBe(line);
});

test('R-18 a step of which nothing could be put back is still found, and the one before it comes next', () => {
  const stack = createUndoStack();
  const first = change(stack, 'phone', '1', '2');
  const second = change(stack, 'phone', '2', '3');
  stack.passed_over(second?.id ?? 0);
  expect(stack.last()).toEqual(first);
  expect(stack.find(second?.id ?? 0)).toEqual(second);
  stack.undone(first?.id ?? 0);
  expect(stack.last()).toEqual(second);
  stack.undone(second?.id ?? 0);
  stack.passed_over(second?.id ?? 0);
  expect(stack.next_redo()?.id).toBe(first?.id);
});

test('R-18 the stack is bounded: the oldest step is forgotten', () => {
  const stack = createUndoStack();
  const ids = Array.from(
    { length: UNDO_STEPS + 1 },
    (_, index) => change(stack, 'phone', `${index}`, `${index + 1}`)?.id ?? 0,
  );
  expect(ids.map((id) => stack.find(id) !== null)).toEqual([false, ...ids.slice(1).map(() => true)]);
});

import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('everyone added is told until taken away, also when that happens while being told', () => {
  const told: string[] = [];
  const { add, call } = createListeners<[string]>();
  const leave = add((word) => {
    told.push(`a ${word}`);
    leave();
  });
  add((word) => told.push(`b ${word}`));
  call('one');
  call('two');
  expect(told).toEqual(['a one', 'b one', 'b two']);
});

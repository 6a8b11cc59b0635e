import { expect, test, vi } from 'vitest';
import { doAtRest } from './at-rest.ts';

test('steps are done in their order, one that fails does not keep the others from being done', async () => {
  const done: string[] = [];
  const at_rest = doAtRest([
    async () => {
      await Promise.resolve();
      done.push('first');
    },
    () => {
      throw new Error('no network');
    },
    () => void done.push('last'),
  ]);
  await vi.waitFor(() => expect(done).toEqual(['first', 'last']));
  at_rest.end();
});

test('they are done again once it has been quiet for a while after something was written, however often that was', async () => {
  const step = vi.fn();
  const at_rest = doAtRest([step]);
  await vi.waitFor(() => expect(step).toHaveBeenCalledOnce());
  for (let times = 0; times < 5; times += 1) at_rest.again();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(step).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(step).toHaveBeenCalledTimes(2), { timeout: 3_000 });
  at_rest.end();
});

test('nothing is done after the end', async () => {
  const step = vi.fn();
  const at_rest = doAtRest([step, step]);
  at_rest.end();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(step).not.toHaveBeenCalled();
});

import { expect, test } from 'vitest';
import { keepFinished } from './lazy-section.ts';

test('P-028 sections that stand in the finished page stay when their code cannot be had', async () => {
  const waiting = keepFinished(new Error('offline'), true);
  const first = await Promise.race([waiting.then(() => 'gone'), Promise.resolve('still there')]);
  expect(first).toBe('still there');
});

test('P-028 X-011 sections that stand nowhere fail, so that the panel shows', async () => {
  await expect(keepFinished(new Error('offline'), false)).rejects.toThrow('offline');
});

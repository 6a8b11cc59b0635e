import { expect, test } from 'vitest';
import { withoutCode } from './lazy-section.ts';

const Failed = () => null;

test('P-028 sections that stand in the finished page stay when their code cannot be had', async () => {
  const waiting = withoutCode(true, Failed).then(() => 'gone');
  expect(await Promise.race([waiting, Promise.resolve('still there')])).toBe('still there');
});

test('P-028 X-015 where no finished page is, the page says that they could not be had', async () => {
  expect((await withoutCode(false, Failed)).default).toBe(Failed);
});

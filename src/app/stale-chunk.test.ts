import { expect, test } from 'vitest';
import { mayReload } from './stale-chunk.ts';

test('a tab that outlived a deploy reloads once, not in a circle', () => {
  expect(mayReload(null, 1_000)).toBe(true);
  expect(mayReload(1_000, 2_000)).toBe(false);
  expect(mayReload(1_000, 62_000)).toBe(true);
});

import { afterEach, expect, test, vi } from 'vitest';
import { exclusiveByWebLock } from './session-channel.ts';

afterEach(() => vi.unstubAllGlobals());

test('work waits for its turn among the tabs', async () => {
  const request = vi.fn(async (_name: string, _options: unknown, work: () => Promise<unknown>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await exclusiveByWebLock(async () => 'done')).toBe('done');
  expect(request).toHaveBeenCalledTimes(1);
});

test('a lock that a frozen tab holds does not stop the work, nor does a browser without locks', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('late', 'TimeoutError')) },
  });
  expect(await exclusiveByWebLock(async () => 'done')).toBe('done');
  vi.stubGlobal('navigator', {});
  expect(await exclusiveByWebLock(async () => 'done')).toBe('done');
});

test('a failure of the work itself is not tried a second time', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: unknown, work: () => Promise<unknown>) => work() },
  });
  const work = vi.fn(async () => {
    throw new Error('no');
  });
  await expect(exclusiveByWebLock(work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});

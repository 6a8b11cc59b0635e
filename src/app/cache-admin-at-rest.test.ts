import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListeners } from '../lib/listeners.ts';
import { cacheAdminAtRest } from './cache-admin-at-rest.ts';

// Node tells nothing of rest, so that each thing that waits for it comes at its limit.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function firstSync(is_done: boolean) {
  const listeners = createListeners<[]>();
  let first_sync_done = is_done;
  return {
    status: () => ({ first_sync_done }),
    subscribe: listeners.add,
    told: (done = first_sync_done): void => {
      first_sync_done = done;
      listeners.call();
    },
  };
}

test('R-50 R-35 the admin is kept after the first sync, when the page is at rest, and once', () => {
  const rest: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => rest.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const keep = vi.fn<() => void>();
  const sync = firstSync(false);
  cacheAdminAtRest(sync, keep);
  sync.told();
  vi.advanceTimersByTime(9_000);
  expect(rest, 'while the first sync goes on it is not asked for').toHaveLength(0);
  sync.told(true);
  sync.told();
  expect(rest).toHaveLength(1);
  expect(keep, 'nor before the page is at rest').not.toHaveBeenCalled();
  rest[0]?.();
  vi.advanceTimersByTime(60_000);
  sync.told();
  expect(rest).toHaveLength(1);
  expect(keep).toHaveBeenCalledOnce();
});

test('R-50 a first sync without end, and a page that is never at rest, hold it up for 13 seconds and no longer', () => {
  const keep = vi.fn<() => void>();
  cacheAdminAtRest(firstSync(false), keep);
  vi.advanceTimersByTime(12_999);
  expect(keep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(keep).toHaveBeenCalledOnce();
});

test('R-50 on a device that was filled before it waits for rest alone, and a person who leaves calls it off', () => {
  const keep = vi.fn<() => void>();
  cacheAdminAtRest(firstSync(true), keep);
  vi.advanceTimersByTime(3_000);
  expect(keep).toHaveBeenCalledOnce();

  const sync = firstSync(false);
  const left = vi.fn<() => void>();
  cacheAdminAtRest(sync, left)();
  cacheAdminAtRest(firstSync(true), left)();
  sync.told(true);
  vi.advanceTimersByTime(60_000);
  expect(left).not.toHaveBeenCalled();
});

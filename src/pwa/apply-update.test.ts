import { beforeEach, expect, test, vi } from 'vitest';
import { applyUpdate, continueUpdate } from './apply-update.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A device with a version that waits until `takeOver`. */
function openDevice() {
  const kept = new Map<string, string>();
  const container = new EventTarget();
  const postMessage = vi.fn();
  const registration: { waiting: { postMessage: () => void } | null } = { waiting: { postMessage } };
  const takeOver = (): void => {
    registration.waiting = null;
    container.dispatchEvent(new Event('controllerchange'));
  };
  const reload = vi.fn();
  const ports = {
    container: Object.assign(container, { getRegistration: async () => registration }),
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    reload,
  };
  return { ports, reload, postMessage, takeOver };
}

test('the tab that asked reloads once the new version has taken over, not before', async () => {
  const { ports, reload, postMessage, takeOver } = openDevice();
  const applied = applyUpdate(ports);
  await vi.advanceTimersByTimeAsync(100);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'skip-waiting' }, []);
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  expect(await applied).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(continueUpdate(ports)).toBeNull();
});

test('a version that the browser leaves waiting is asked again by reloading, three times at most, and is then offered anew', async () => {
  const { ports, reload, postMessage } = openDevice();
  const first = applyUpdate(ports);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toBe(true);
  for (const is_applied of [true, true, false]) {
    const next = continueUpdate(ports);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await next).toBe(is_applied);
  }
  expect([postMessage.mock.calls.length, reload.mock.calls.length]).toEqual([4, 3]);
  expect(continueUpdate(ports)).toBeNull();
});

test('a version that took over while the page was reloaded gets a page of its own', async () => {
  const { ports, reload, takeOver } = openDevice();
  const first = applyUpdate(ports);
  await vi.advanceTimersByTimeAsync(2_000);
  await first;
  takeOver();
  expect(await continueUpdate(ports)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('where nothing waits any more the page just reloads', async () => {
  const { ports, reload, takeOver } = openDevice();
  takeOver();
  expect(await applyUpdate(ports)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

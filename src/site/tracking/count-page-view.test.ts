import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countPageView } from './count-page-view.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const browser = (extra: Partial<Parameters<typeof countPageView>[1]> = {}) => ({
  onLine: true,
  sendBeacon: vi.fn(() => true),
  ...extra,
});

test('R-38 a view is told once, when the browser is idle: the path and nothing else', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const here = browser();
  countPageView('/over-ons', here);
  expect(here.sendBeacon).not.toHaveBeenCalled();
  for (const work of idle) work();
  expect(here.sendBeacon).toHaveBeenCalledExactlyOnceWith('/api/page-view', '/over-ons');
});

test('R-38 a browser that cannot tell when it is idle waits a moment', () => {
  const here = browser();
  countPageView('/', here);
  expect(here.sendBeacon).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(here.sendBeacon).toHaveBeenCalledOnce();
});

test('R-38 no view is sent for a visitor who asks for privacy, nor without a network', () => {
  for (const asked of [{ doNotTrack: '1' }, { globalPrivacyControl: true }, { onLine: false }]) {
    const here = browser(asked);
    countPageView('/', here);
    vi.runAllTimers();
    expect(here.sendBeacon, JSON.stringify(asked)).not.toHaveBeenCalled();
  }
});

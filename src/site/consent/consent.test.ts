import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLogSink } from '../../lib/logger.ts';
import { CONSENT_KEY, onConsentChange, readConsent, saveConsent } from './consent.ts';
import { isHidden } from './banner.ts';
import { whenToShow } from './show-banner.ts';

let stored = new Map<string, string>();
let refuses = false;

beforeEach(() => {
  stored = new Map();
  refuses = false;
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('K-004 the choice is stored as the text true or false; anything else is undecided', () => {
  expect(readConsent()).toBe('undecided');
  saveConsent(true);
  expect([stored.get(CONSENT_KEY), readConsent()]).toEqual(['true', 'accepted']);
  saveConsent(false);
  expect([stored.get(CONSENT_KEY), readConsent()]).toEqual(['false', 'declined']);
  stored.set(CONSENT_KEY, 'misschien');
  expect(readConsent()).toBe('undecided');
});

test('K-005 a listener is told of the choice, until it stops listening', () => {
  const told = vi.fn();
  const stop = onConsentChange(told);
  saveConsent(true);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  saveConsent(false);
  expect(told).toHaveBeenCalledTimes(1);
});

test('K-007 a choice that cannot be stored changes nothing and says so', () => {
  const told = vi.fn();
  onConsentChange(told);
  refuses = true;
  const putBack = setLogSink(() => undefined);
  expect(saveConsent(true)).toBe(false);
  putBack();
  expect([readConsent(), told.mock.calls.length]).toEqual(['undecided', 0]);
});

test('K-002 R-60 on a narrow window the banner shows at once', () => {
  const show = vi.fn();
  whenToShow(show, true);
  expect(show).toHaveBeenCalledTimes(1);
});

test('K-002 on a wide window it waits for idle time, one second at most, and is looked for again after two', () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  const show = vi.fn();
  whenToShow(show, false);
  expect(idle).toHaveBeenCalledExactlyOnceWith(show, { timeout: 1000 });
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(show).toHaveBeenCalledTimes(1);
});

test('K-002 where a browser does not know idle time it shows after 100 ms', () => {
  const show = vi.fn();
  whenToShow(show, false);
  vi.advanceTimersByTime(99);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledTimes(1);
});

test('K-003 styles that hide a banner are recognised', () => {
  const seen = { display: 'block', visibility: 'visible', opacity: '1' };
  expect(isHidden(seen)).toBe(false);
  for (const change of [{ display: 'none' }, { visibility: 'hidden' }, { opacity: '0' }])
    expect(isHidden({ ...seen, ...change })).toBe(true);
});

import { afterEach, expect, test, vi } from 'vitest';
import { addSender, track } from './tracking.ts';

afterEach(() => vi.unstubAllGlobals());

test('P-103 an event before consent sends nothing and is not kept for later', () => {
  const fetch_spy = vi.fn();
  const beacon_spy = vi.fn();
  vi.stubGlobal('fetch', fetch_spy);
  vi.stubGlobal('navigator', { sendBeacon: beacon_spy });
  track({ name: 'page_not_found', path: '/weg' });
  const later = vi.fn();
  addSender(later)();
  expect([fetch_spy, beacon_spy, later].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
});

test('P-103 with consent the not-found event reaches the sender, and no longer after withdrawal', () => {
  const send = vi.fn();
  const withdraw = addSender(send);
  track({ name: 'page_not_found', path: '/weg' });
  withdraw();
  track({ name: 'page_not_found', path: '/weg' });
  expect(send.mock.calls).toEqual([[{ name: 'page_not_found', path: '/weg' }]]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { isLeavingEntry, leaveEntry, liveEntry } from './live-entry.ts';

const arrivals = new EventTarget();
const browserAt = (search: string, state: unknown) =>
  vi.stubGlobal('window', {
    location: { search },
    history: { state },
    addEventListener: arrivals.addEventListener.bind(arrivals),
  });

afterEach(() => vi.unstubAllGlobals());

test('R-14 the entry tells its query, its name and how many dialogs were put on top of the list', () => {
  browserAt('?tab=clients&q=zee', { key: 'k1', idx: 3, usr: { dialog_trail: 2 } });
  const { query, trail, key } = liveEntry();
  expect(query.get('q')).toBe('zee');
  expect({ trail, key }).toEqual({ trail: 2, key: 'k1' });
});

test('R-14 an entry that somebody else made counts as opened from outside', () => {
  for (const state of [
    null,
    {},
    'x',
    { usr: null, key: 'k' },
    { usr: { other: 1 } },
    { usr: { dialog_trail: 'x' } },
  ]) {
    browserAt('', state);
    expect(liveEntry().trail).toBe(0);
  }
});

test('R-14 an entry is being left until the browser stands on another, and can be left again when it comes back', () => {
  browserAt('?client=c1', { key: 'dialog' });
  expect(isLeavingEntry()).toBe(false);
  leaveEntry('dialog');
  expect(isLeavingEntry()).toBe(true);
  browserAt('', { key: 'list' });
  expect(isLeavingEntry()).toBe(false);
  arrivals.dispatchEvent(new Event('popstate'));
  browserAt('?client=c1', { key: 'dialog' });
  expect(isLeavingEntry()).toBe(false);
});

import { afterEach, expect, test, vi } from 'vitest';
import { closingOf, historyEntry, isLeavingEntry, leaveEntry } from './history-entry.ts';

const arrivals = new EventTarget();
const browserAt = (address: string, state: unknown) => {
  const { pathname, search } = new URL(address, 'https://any.invalid');
  vi.stubGlobal('window', {
    location: { pathname, search },
    history: { state },
    addEventListener: arrivals.addEventListener.bind(arrivals),
  });
};

afterEach(() => vi.unstubAllGlobals());

test('R-14 the entry tells its path, its query, its name and the paths beneath it', () => {
  browserAt('/admin/klanten/c1?q=zee', { key: 'k1', idx: 3, usr: { beneath: ['/admin/klanten'] } });
  const { path, query, beneath, key } = historyEntry();
  expect(query.get('q')).toBe('zee');
  expect({ path, beneath, key }).toEqual({
    path: '/admin/klanten/c1',
    beneath: ['/admin/klanten'],
    key: 'k1',
  });
});

test('R-14 an entry that somebody else made counts as opened from outside', () => {
  for (const state of [
    null,
    {},
    'x',
    { usr: null, key: 'k' },
    { usr: { other: 1 } },
    { usr: { beneath: 'x' } },
    { usr: { beneath: [1] } },
  ]) {
    browserAt('/admin/klanten', state);
    expect(historyEntry().beneath).toEqual([]);
  }
});

test('R-14 an entry is being left until the browser shows another, and can be left again when it comes back', () => {
  browserAt('/admin/klanten/c1', { key: 'dialog' });
  expect(isLeavingEntry()).toBe(false);
  leaveEntry('dialog');
  expect(isLeavingEntry()).toBe(true);
  browserAt('/admin/klanten', { key: 'list' });
  expect(isLeavingEntry()).toBe(false);
  arrivals.dispatchEvent(new Event('popstate'));
  browserAt('/admin/klanten/c1', { key: 'dialog' });
  expect(isLeavingEntry()).toBe(false);
});

test('R-14 a dialog that a link opened is replaced by the screen beneath it', () => {
  expect(closingOf({ path: '/k/1', beneath: [] }, '/k/1', '/k')).toEqual({ kind: 'replace', path: '/k' });
});

test('R-14 a dialog goes back to where it was opened, also when that is not the address above it', () => {
  const back = { kind: 'back', entries: 1 };
  expect(closingOf({ path: '/k/1', beneath: ['/k'] }, '/k/1', '/k')).toEqual(back);
  expect(closingOf({ path: '/k/1', beneath: ['/start'] }, '/k/1', '/k')).toEqual(back);
});

test('R-14 closing a dialog closes those over it as well', () => {
  const entry = { path: '/k/1/a', beneath: ['/k', '/k/1'] };
  expect(closingOf(entry, '/k/1', '/k')).toEqual({ kind: 'back', entries: 2 });
  expect(closingOf({ ...entry, beneath: [] }, '/k/1', '/k')).toEqual({ kind: 'replace', path: '/k' });
});

test('R-14 a dialog that is closed already closes nothing else', () => {
  for (const path of ['/k', '/k/12', '/elders'])
    expect(closingOf({ path, beneath: ['/k'] }, '/k/1', '/k')).toEqual({ kind: 'none' });
});

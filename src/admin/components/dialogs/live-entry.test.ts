import { afterEach, expect, test, vi } from 'vitest';
import { liveEntry } from './live-entry.ts';

const browserAt = (search: string, state: unknown) =>
  vi.stubGlobal('window', { location: { search }, history: { state } });

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

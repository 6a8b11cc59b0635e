import { expect, test } from 'vitest';
import type { PostVersion } from '../../../../domain/post-version.ts';
import {
  findVersion,
  formatArrival,
  formatVersionTime,
  joinVersions,
  presentVersion,
  publicVersionId,
  versionBefore,
} from './version-list.ts';

const NOW_MS = Date.parse('2026-05-03T12:00:00Z');
const version = (id: string, parts: Partial<PostVersion> = {}): PostVersion => ({
  id,
  state: 'kept',
  change: null,
  saved_by: 'u2',
  saved_by_name: 'Els Mulder',
  made_at: null,
  arrived_at: '2026-05-03T10:00:00Z',
  title: 'Teak',
  word_count: 3,
  published: true,
  lost: false,
  ...parts,
});

const time = (made_at: string | null, arrived_at: string | null = null) =>
  formatVersionTime(version('a', { made_at, arrived_at }), NOW_MS);

test('the time of a version is that of its device, as people here say it; without one that of the server', () => {
  expect(time('2026-05-03T08:12:00Z')).toBe('vandaag 10:12');
  expect(time('2026-05-02T21:59:00Z')).toBe('gisteren 23:59');
  expect(time('2026-03-01T08:12:00Z')).toBe('1 maart 09:12');
  expect(time('2025-12-31T23:30:00Z'), 'a year of Amsterdam').toBe('1 januari 00:30');
  expect(time('2025-12-31T22:30:00Z')).toBe('31 december 2025 23:30');
  expect(time(null, '2026-05-03T10:00:00Z')).toBe('vandaag 12:00');
  expect(time(null)).toBe('tijd onbekend');
});

const arrival = (made_at: string | null, arrived_at: string | null) =>
  formatArrival(version('a', { made_at, arrived_at }), NOW_MS);

test('R-50 a version says when it arrived where that was another minute', () => {
  expect(arrival('2026-05-02T08:12:00Z', '2026-05-03T10:00:00Z')).toBe('ontvangen vandaag 12:00');
  expect(arrival('2026-05-03T10:00:10Z', '2026-05-03T10:00:40Z')).toBe(null);
  expect(arrival('2026-05-03T10:00:10Z', null)).toBe(null);
  expect(arrival(null, '2026-05-03T10:00:00Z')).toBe(null);
});

test('visitors read the newest version that the server keeps, if that one is published and its pictures are there', () => {
  const unsent = version('unsent', { state: 'pending', arrived_at: null });
  const lost = version('lost', { lost: true, published: false });
  const draft = version('draft', { published: false });
  const ready = { ready: true, former_text: null };
  expect(publicVersionId([unsent, lost, version('b'), version('a')], ready)).toBe('b');
  expect(publicVersionId([version('b')], { ...ready, ready: false })).toBe(null);
  expect(publicVersionId([draft, version('a')], ready), 'taken from the site').toBe(null);
  expect(publicVersionId([unsent], ready)).toBe(null);
});

test('R-36 while new pictures of the text are on their way visitors read the version that the article names', () => {
  const versions = [version('b'), version('a')];
  expect(publicVersionId(versions, { ready: true, former_text: { version_id: 'a' } })).toBe('a');
  expect(publicVersionId(versions, { ready: true, former_text: { version_id: null } }), 'unknown').toBe(null);
});

test('a rejected save and one that lost to another are neither the article of now nor that before a version', () => {
  const rejected = version('rejected', { state: 'rejected' });
  const lost = version('lost', { lost: true });
  const [newer, older] = [version('b'), version('a')];
  const versions = [rejected, newer, lost, older];
  expect(presentVersion(versions)).toBe(newer);
  expect(versionBefore(versions, newer)).toBe(older);
  expect(versionBefore(versions, rejected)).toBe(newer);
  expect(versionBefore(versions, lost)).toBe(older);
  expect(versionBefore(versions, older)).toBeUndefined();
});

test('a version that was sent while it was looked at is found by its change', () => {
  const change = { client_id: 'c', seq: 4 };
  const seen = version('of-the-device', { state: 'pending', change });
  const kept = version('of-the-server', { change });
  expect(findVersion([kept], 'of-the-device', seen)).toBe(kept);
  expect(findVersion([seen, kept], 'of-the-device', undefined)).toBe(seen);
  expect(findVersion([version('other')], 'of-the-device', seen)).toBeUndefined();
  expect(findVersion([version('other')], 'of-the-device', undefined)).toBeUndefined();
});

test('R-50 a save of this device stands on top at once, and stays while it is sent until the server tells it', () => {
  const own = (id: string, seq: number, parts: Partial<PostVersion> = {}) =>
    version(id, { state: 'pending', arrived_at: null, change: { client_id: 'c', seq }, ...parts });
  const [first, second] = [own('o1', 1), own('o2', 2)];
  const kept = [version('k1')];
  expect(joinVersions([first], null)).toEqual([first]);
  expect(joinVersions([second, first], { unsent: [first], kept })).toEqual([second, first, ...kept]);
  expect(joinVersions([], { unsent: [first], kept }), 'sent, and not told yet').toEqual([first, ...kept]);
  const told = version('k2', { change: first.change });
  expect(joinVersions([first], { unsent: [], kept: [told, ...kept] })).toEqual([told, ...kept]);
  const rejected = own('o1', 1, { state: 'rejected' });
  expect(joinVersions([rejected], { unsent: [first], kept })).toEqual([rejected, ...kept]);
});

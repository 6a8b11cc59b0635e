import { expect, test } from 'vitest';
import type { SyncStatus } from '../../../sync/index.ts';
import { pillWords } from './sync-words.ts';

const NOW_MS = Date.parse('2026-11-20T09:00:00Z');
const ago = (ms: number): string => new Date(NOW_MS - ms).toISOString();

const calm: SyncStatus = {
  phase: 'idle',
  online: true,
  reachable: true,
  queued: 0,
  in_flight: 0,
  oldest_queued_at: null,
  parked: 0,
  first_sync_done: true,
  first_sync_rows: 0,
  last_pull_at: ago(10_000),
  last_push_at: null,
  next_retry_in_ms: null,
  leader: true,
  storage_fault: null,
};
const words = (change: Partial<SyncStatus>, needs_sign_in = false) =>
  pillWords({ ...calm, ...change }, needs_sign_in, NOW_MS);

test('R-50 green only when everything is sent and the last pull is under two minutes old', () => {
  expect(words({})).toEqual({ key: 'all_saved', tone: 'good', text: 'Alles opgeslagen', waiting: 0 });
  expect(words({ last_pull_at: ago(119_999) }).tone).toBe('good');
  expect(words({ last_pull_at: ago(120_000) })).toMatchObject({
    tone: 'quiet',
    text: 'Opgeslagen – bijgewerkt 09:58',
  });
  expect(words({ last_pull_at: null })).toMatchObject({ tone: 'quiet', text: 'Verbinding maken…' });
  for (const change of [
    { queued: 1 },
    { parked: 1 },
    { online: false },
    { in_flight: 1 },
    { first_sync_done: false },
    { phase: 'storage_broken' },
    { storage_fault: 'quota' },
    { phase: 'upgrade_needed' },
    { phase: 'waiting_for_sign_in' },
    { phase: 'not_staff' },
  ] as const satisfies readonly Partial<SyncStatus>[]) {
    expect(words(change).tone, JSON.stringify(change)).not.toBe('good');
  }
  expect(words({}, true).tone).toBe('attention');
});

test('a clock set back does not make old news fresh for ever, nor fresh news old', () => {
  expect(words({ last_pull_at: ago(-5_000) }).tone).toBe('good');
});

test('R-50 waiting changes are counted in words', () => {
  expect(words({ queued: 1 }).text).toBe('1 wijziging wacht');
  expect(words({ queued: 12 }).text).toBe('12 wijzigingen wachten');
  expect(words({ phase: 'pushing' }).text).toBe('Alles opgeslagen');
  expect(words({ queued: 3, phase: 'pushing' })).toMatchObject({ text: 'Wordt verzonden…', waiting: 3 });
});

test('R-50 offline says that work is kept, with the number that waits', () => {
  expect(words({ online: false, queued: 4 })).toMatchObject({
    tone: 'offline',
    text: 'Offline – op dit apparaat bewaard',
    waiting: 4,
  });
  expect(words({ online: true, reachable: false, phase: 'backoff' }).text).toBe(
    'Offline – op dit apparaat bewaard',
  );
  expect(words({ online: false, first_sync_done: false }).text).toBe('Offline – nog geen gegevens');
  expect(words({ online: false, first_sync_done: false, queued: 1 }).text).toBe(
    'Offline – op dit apparaat bewaard',
  );
});

test('the first fetch counts what has arrived', () => {
  expect(words({ first_sync_done: false, phase: 'pulling', first_sync_rows: 12_500 }).text).toBe(
    'Eerste gegevens ophalen… 12.500',
  );
});

test('R-16 a sign-in is asked for, also offline, and the waiting number stays in sight', () => {
  expect(words({ queued: 2 }, true)).toMatchObject({ text: 'Log in om te verzenden', waiting: 2 });
  expect(words({ phase: 'waiting_for_sign_in', online: false }).text).toBe('Log in om te verzenden');
});

test('refusals, an old build, a lost account and broken storage go before all else', () => {
  expect(words({ parked: 1, queued: 3 })).toMatchObject({
    tone: 'trouble',
    text: '1 wijziging geweigerd',
    waiting: 3,
  });
  expect(words({ parked: 2, online: false }).text).toBe('2 wijzigingen geweigerd');
  expect(words({ phase: 'upgrade_needed', parked: 1 }).text).toBe('Nieuwe versie nodig');
  expect(words({ phase: 'not_staff' }, true).text).toBe('Geen toegang meer');
  expect(words({ phase: 'storage_broken', storage_fault: 'newer_version' }).text).toBe('Nieuwe versie nodig');
  expect(words({ phase: 'storage_broken', parked: 1 }, true).text).toBe('Opslag werkt niet');
});

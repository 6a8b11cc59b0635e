import { expect, test } from 'vitest';
import { durationWords, nextWords } from './next-step.ts';
import type { ShownStatus } from './pill-state.ts';

const IDLE: ShownStatus = {
  phase: 'idle',
  online: true,
  reachable: true,
  server_unsettled: false,
  queued: 0,
  in_flight: 0,
  oldest_queued_at: null,
  parked: 0,
  first_sync_done: true,
  first_sync_rows: 0,
  last_pull_at: '2026-05-01T10:00:00.000Z',
  last_push_at: null,
  next_retry_in_ms: null,
  leader: true,
  storage_fault: null,
  photos: 0,
  photos_failed: 0,
  choices: 0,
};

test('R-50 what happens next is said: when it is tried again, when it is sent, that it is watched', () => {
  expect(nextWords(IDLE, 'all_saved', null)).toMatch(/elke minuut/);
  expect(nextWords({ ...IDLE, queued: 2 }, 'waiting', null)).toBe('Wordt zo verzonden.');
  expect(nextWords({ ...IDLE, photos: 1 }, 'waiting', null)).toBe('Wordt zo verzonden.');
  expect(nextWords({ ...IDLE, phase: 'pushing', queued: 2 }, 'sending', null)).toBe(
    '2 wijzigingen worden nu verzonden.',
  );
  const failed = { ...IDLE, phase: 'backoff', reachable: false } as const;
  expect(nextWords(failed, 'offline', 12)).toBe('Volgende poging over 12 s.');
  expect(nextWords(failed, 'offline', 0)).toBe('Wordt nu opnieuw geprobeerd.');
  expect(nextWords({ ...failed, online: false }, 'offline', 12)).toMatch(/^Zodra er verbinding is/);
  expect(nextWords({ ...IDLE, first_sync_done: false }, 'first_fetch', null)).toMatch(/komen nu binnen/);
});

test('G5 where a person has to act first, nothing is promised', () => {
  for (const key of ['sign_in', 'upgrade', 'newer', 'not_staff', 'storage'] as const) {
    expect(nextWords({ ...IDLE, queued: 1 }, key, 5)).toBeNull();
  }
});

test('R-50 beside what a person has to settle it is not said that the server is looked at', () => {
  for (const key of ['choices', 'parked', 'photos_failed'] as const) {
    expect(nextWords(IDLE, key, null)).toBeNull();
    expect(nextWords({ ...IDLE, queued: 1 }, key, null), 'what else waits goes').toBe('Wordt zo verzonden.');
  }
});

test('lengths of time read as people say them', () => {
  expect([0, 12, 60, 125, 300].map(durationWords)).toEqual(['0 s', '12 s', '1 min', '2 min 5 s', '5 min']);
});

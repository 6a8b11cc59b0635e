import { expect, test } from 'vitest';
import { formatDuration, nextStepLabel } from './pill-state.ts';
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
  expect(nextStepLabel(IDLE, 'all_saved', null)).toMatch(/elke minuut/);
  expect(nextStepLabel({ ...IDLE, queued: 2 }, 'waiting', null)).toBe('Wordt zo verzonden.');
  expect(nextStepLabel({ ...IDLE, photos: 1 }, 'waiting', null)).toBe('Wordt zo verzonden.');
  expect(nextStepLabel({ ...IDLE, phase: 'pushing', queued: 2 }, 'sending', null)).toBe(
    '2 wijzigingen worden nu verzonden.',
  );
  const failed = { ...IDLE, phase: 'backoff', reachable: false } as const;
  expect(nextStepLabel(failed, 'offline', 12)).toBe('Volgende poging over 12 s.');
  expect(nextStepLabel(failed, 'offline', 0)).toBe('Wordt nu opnieuw geprobeerd.');
  expect(nextStepLabel({ ...failed, online: false }, 'offline', 12)).toMatch(/^Zodra er verbinding is/);
  expect(nextStepLabel({ ...IDLE, first_sync_done: false }, 'first_fetch', null)).toMatch(/komen nu binnen/);
});

test('G5 where a person has to act first, nothing is promised', () => {
  for (const key of ['sign_in', 'upgrade', 'newer', 'not_staff', 'storage'] as const) {
    expect(nextStepLabel({ ...IDLE, queued: 1 }, key, 5)).toBeNull();
  }
});

test('R-50 beside what a person has to settle it is not said that the server is looked at', () => {
  for (const key of ['choices', 'parked', 'photos_failed'] as const) {
    expect(nextStepLabel(IDLE, key, null)).toBeNull();
    expect(nextStepLabel({ ...IDLE, queued: 1 }, key, null), 'what else waits goes').toBe(
      'Wordt zo verzonden.',
    );
  }
});

test('lengths of time read as people say them', () => {
  expect([0, 12, 60, 125, 300].map(formatDuration)).toEqual(['0 s', '12 s', '1 min', '2 min 5 s', '5 min']);
});

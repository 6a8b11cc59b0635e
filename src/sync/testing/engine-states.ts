/** A believable state of each phase and a believable event of each type, for tests of the core. */
import type { SyncPhase, SyncStatus } from '../status.ts';
import { statusOf } from '../engine.ts';
import type { EventOf, EventType } from '../core/events.ts';
import { initialState } from '../core/state.ts';
import type { SyncState } from '../core/state.ts';
import { pullReply, pushReply, pushResult, TEST_USER } from './rows.ts';

/** The run that outcomes must name to be heard. */
export const RUN = 7;
export const NOW = { now_ms: 100_000, random: 0.5 };
export const PHASES: readonly SyncPhase[] = [
  'idle',
  'pulling',
  'pushing',
  'backoff',
  'waiting_for_sign_in',
  'not_staff',
  'upgrade_needed',
  'storage_broken',
];

const mutation = {
  id: 'm1',
  seq: 1,
  table: 'clients',
  row_id: 'c1',
  op: 'put',
  bases: {},
  set: { name: 'a' },
  epoch: null,
  app_version: 'test',
} as const;
const entry = { mutation, before: {}, made_at: '2026-05-01', attempted: true };
const page = { asked_with: null, reply: pullReply() };
const counts = { pending: 2, rejected: 1, oldest_at: '2026-05-01' };
export const pull_state = {
  cursor: { x: 1 },
  epoch: 'epoch-1',
  scope: 'scope-1',
  first_sync_done: true,
  tables: ['clients'],
  resync_open: false,
  last_pull_at: null,
  last_push_at: null,
  clock_skew_ms: null,
  acknowledged: null,
};
const follower_status = statusOf(initialState({ user_id: TEST_USER, online: true, visible: true }), 0);

/** One believable event of each type. */
export const EVENTS: { readonly [T in EventType]: EventOf<T> } = {
  started: { type: 'started' },
  stopped: { type: 'stopped' },
  gained: { type: 'gained', leader_epoch: 9 },
  lost: { type: 'lost' },
  online: { type: 'online' },
  offline: { type: 'offline' },
  visible: { type: 'visible' },
  hidden: { type: 'hidden' },
  poke: { type: 'poke' },
  joined: { type: 'joined' },
  local_write: { type: 'local_write' },
  looked: { type: 'looked' },
  sync_now: { type: 'sync_now' },
  signed_in: { type: 'signed_in' },
  heard: { type: 'heard', status: follower_status },
  write_due: { type: 'write_due' },
  poke_due: { type: 'poke_due' },
  retry_due: { type: 'retry_due' },
  poll_due: { type: 'poll_due' },
  pending_due: { type: 'pending_due' },
  counted: { type: 'counted', counts },
  store_failed: { type: 'store_failed', fault: 'quota' },
  probed: { type: 'probed' },
  state_read: { type: 'state_read', run: RUN, state: pull_state },
  batch_taken: { type: 'batch_taken', run: RUN, entries: [entry] },
  push_answered: { type: 'push_answered', run: RUN, reply: pushReply([pushResult(mutation)]) },
  results_written: { type: 'results_written', run: RUN, at: '2026-05-01', left: 1 },
  rejected: { type: 'rejected', run: RUN },
  client_renewed: { type: 'client_renewed', run: RUN },
  page_arrived: { type: 'page_arrived', run: RUN, page, elapsed_ms: 50 },
  page_written: { type: 'page_written', run: RUN, outcome: 'applied', at: '2026-05-01' },
  resync_begun: { type: 'resync_begun', run: RUN, still_leading: true },
  resync_finished: { type: 'resync_finished', run: RUN },
  call_failed: { type: 'call_failed', run: RUN, failure: { kind: 'unreachable', detail: 'test' } },
};

/** A state as it is in the midst of that phase. */
export function inPhase(phase: SyncPhase, role: 'leader' | 'follower'): SyncState {
  return {
    ...initialState({ user_id: TEST_USER, online: true, visible: true }),
    phase,
    run: RUN,
    leader_epoch: role === 'leader' ? 4 : null,
    refused: phase === 'upgrade_needed' ? 'push' : 'nothing',
    attempt: phase === 'backoff' ? 3 : 0,
    storage_fault: phase === 'storage_broken' ? 'quota' : null,
    push_work:
      phase === 'pushing'
        ? {
            batch: [entry],
            step: 'sending',
            refused_code: null,
            reply: pushReply([]),
            page: null,
            poked: false,
          }
        : null,
    pull_work: phase === 'pulling' ? { fetching: { cursor: null }, writing: page, ahead: [] } : null,
  };
}

/** What a leading tab says when everything is sent and fetched. */
export const IDLE_STATUS: SyncStatus = {
  phase: 'idle',
  online: true,
  reachable: true,
  server_unsettled: false,
  pending: 0,
  in_flight: 0,
  oldest_pending_at: null,
  rejected: 0,
  first_sync_done: true,
  first_sync_rows: 0,
  last_pull_at: null,
  last_push_at: null,
  clock_skew_ms: null,
  next_retry_in_ms: null,
  leader: true,
  storage_fault: null,
};

/** The state of the engine, and the small builders with which reducers answer the next one. */
import type { Cursor, PushReply } from '../protocol.ts';
import type { SyncPhase, SyncStatus } from '../status.ts';
import type { OutboxEntry, PullState, StoreCounts, StoreFault } from '../store-port.ts';
import { FIRST_SIZES } from './batch-size.ts';
import type { BatchSizes } from './batch-size.ts';
import type { Effect } from './effects.ts';
import type { Page } from './events.ts';

/** What a running push is at. */
export interface PushWork {
  readonly batch: readonly OutboxEntry[];
  /** `verifying`: an empty push tells whether the batch is at fault or the call as such (K2). */
  readonly step: 'preparing' | 'sending' | 'verifying' | 'writing';
  /** Code of the refusal that is being looked into. */
  readonly refused_code: string | null;
  /** The answer that waits for a new run to be opened. */
  readonly reply: PushReply | null;
  /** The page that came with the answer to the last batch: instead of the first one of the pull (PS21). */
  readonly page: Page | null;
  /** Something was committed since the batch went: no page that came with its answer is new enough. */
  readonly poked: boolean;
}

/** A push that has yet to find out what there is to send. */
export const NO_PUSH: PushWork = {
  batch: [],
  step: 'preparing',
  refused_code: null,
  reply: null,
  page: null,
  poked: false,
};

/** What a running pull is at: one page is written while others are fetched. */
export interface PullWork {
  /** Cursor of the running request. */
  readonly fetching: { readonly cursor: Cursor | null } | null;
  /** The page that is being written. */
  readonly writing: Page | null;
  /** Pages that arrived meanwhile, in their order (PL3). */
  readonly ahead: readonly Page[];
}

/** A pull before anything was asked for. */
export const NO_PULL: PullWork = { fetching: null, writing: null, ahead: [] };

/** Everything the engine knows; plain data, changed by transitions only. */
export interface SyncState {
  readonly phase: SyncPhase;
  readonly user_id: string;
  /** Null: a follower, which never touches the network. */
  readonly leader_epoch: number | null;
  /** Outcomes of other runs are not heard. */
  readonly run: number;
  readonly online: boolean;
  readonly visible: boolean;
  readonly reachable: boolean;
  /** The server last said that it was put back from a dump and is not settled yet (RS8). */
  readonly server_unsettled: boolean;
  readonly counts: StoreCounts;
  readonly pull: PullState;
  /** What the leading tab said last; followers show it. */
  readonly heard: SyncStatus | null;
  /** Something happened that this cycle may have missed. */
  readonly again: boolean;
  /** A person wrote something since the outbox was last looked at. */
  readonly write_pending: boolean;
  /** PT426: `push` while pulling still works, `all` when not even that does. */
  readonly refused: 'nothing' | 'push' | 'all';
  /** One forced refresh has been tried since the last good answer (K6). */
  readonly refreshed: boolean;
  /** The client id has been renewed since the last good answer (S4). */
  readonly renewed: boolean;
  /** Failed tries in a row. */
  readonly attempt: number;
  /** Monotonic; no try before it, for the server said so (Retry-After). */
  readonly not_before_ms: number;
  /** Monotonic. */
  readonly retry_at_ms: number | null;
  /** Polls in a row that found something pending still. */
  readonly pending_polls: number;
  /** Runs opened without one being closed; stale pages in a row. */
  readonly consecutive_restarts: number;
  readonly sizes: BatchSizes;
  readonly push_work: PushWork | null;
  readonly pull_work: PullWork | null;
  /** Monotonic start of the running request. */
  readonly calling_since_ms: number | null;
  readonly first_sync_rows: number;
  readonly storage_fault: StoreFault | null;
}

/** The time and a random number, handed in with every event, so that a reducer asks neither clock nor generator. */
export interface Moment {
  /** Monotonic. */
  readonly now_ms: number;
  /** In [0, 1). */
  readonly random: number;
}

export interface Step {
  readonly state: SyncState;
  readonly effects: readonly Effect[];
}

const NEVER_PULLED: PullState = {
  cursor: null,
  epoch: null,
  scope: null,
  first_sync_done: false,
  tables: [],
  resync_open: false,
  last_pull_at: null,
  last_push_at: null,
  clock_skew_ms: null,
  acknowledged: null,
};

/** The state of an engine that has not started. */
export function initialState(of: {
  readonly user_id: string;
  readonly online: boolean;
  readonly visible: boolean;
}): SyncState {
  return {
    ...of,
    phase: 'idle',
    leader_epoch: null,
    run: 0,
    reachable: false,
    server_unsettled: false,
    counts: { pending: 0, rejected: 0, oldest_at: null },
    pull: NEVER_PULLED,
    heard: null,
    again: false,
    write_pending: false,
    refused: 'nothing',
    refreshed: false,
    renewed: false,
    attempt: 0,
    not_before_ms: 0,
    retry_at_ms: null,
    pending_polls: 0,
    consecutive_restarts: 0,
    sizes: FIRST_SIZES,
    push_work: null,
    pull_work: null,
    calling_since_ms: null,
    first_sync_rows: 0,
    storage_fault: null,
  };
}

/** Nothing changes. */
export const stay = (state: SyncState): Step => ({ state, effects: [] });

/** Changes some of the state and wants some effects. */
export const step = (state: SyncState, change: Partial<SyncState>, ...effects: readonly Effect[]): Step => ({
  state: { ...state, ...change },
  effects,
});

/** Goes on from a step: its effects come first. */
export function andThen(first: Step, next: (state: SyncState) => Step): Step {
  const second = next(first.state);
  return { state: second.state, effects: [...first.effects, ...second.effects] };
}

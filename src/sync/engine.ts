import { initialState, type SyncState } from './core/state.ts';
import type { SyncEvent } from './core/events.ts';
import type { Effect } from './core/effects.ts';
import { reduce } from './core/transitions.ts';
import { createEffectRunner } from './engine-effects.ts';
import type { Clock, Leader, Nudge, Random, Remote, Session, Triggers } from './ports.ts';
import type { SyncStatus } from './status.ts';
import type { Store } from './store-port.ts';

/**
 * What screens may know. A follower shows its own counts and its own database, and for the rest what the leading
 * tab said last.
 * @param now_ms monotonic
 */
export function statusOf(state: SyncState, now_ms: number): SyncStatus {
  const leader = state.leader_epoch !== null;
  const own: SyncStatus = {
    // A build that may not push keeps saying so while it still fetches.
    phase: state.refused === 'nothing' ? state.phase : 'upgrade_needed',
    online: state.online,
    reachable: state.reachable,
    server_unsettled: state.server_unsettled,
    pending: state.counts.pending,
    in_flight: state.push_work?.step === 'sending' ? state.push_work.batch.length : 0,
    oldest_pending_at: state.counts.oldest_at,
    rejected: state.counts.rejected,
    first_sync_done: state.pull.first_sync_done,
    first_sync_rows: state.first_sync_rows,
    last_pull_at: state.pull.last_pull_at,
    last_push_at: state.pull.last_push_at,
    clock_skew_ms: state.pull.clock_skew_ms,
    next_retry_in_ms: state.retry_at_ms === null ? null : Math.max(0, state.retry_at_ms - now_ms),
    leader,
    storage_fault: state.storage_fault,
  };
  if (leader || state.heard === null || state.storage_fault !== null) return own;
  const { online, pending, oldest_pending_at, rejected, storage_fault } = own;
  return { ...state.heard, online, pending, oldest_pending_at, rejected, storage_fault, leader: false };
}

/** True when nothing differs that a screen could show. */
const sameStatus = (a: SyncStatus, b: SyncStatus): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface SyncEngineOptions {
  readonly store: Store;
  readonly remote: Remote;
  readonly session: Session;
  readonly clock: Clock;
  readonly random: Random;
  readonly leader: Leader;
  readonly triggers: Triggers;
  /** Number of the wire format this build speaks; the server refuses pushes below its minimum (PT426). */
  readonly schema: number;
  /** Frees room on a full device, asked once before a write that found none is given up (ST6). */
  readonly make_room?: () => Promise<void>;
  /** Hears in the leading tab what another one told it, for what works beside the engine. */
  readonly on_nudge?: (nudge: Nudge) => void;
  /** Hears of errors that should not be, for the log. */
  readonly report?: (error: unknown) => void;
}

export interface SyncEngine {
  start(): void;
  /** Stops timers, leadership and triggers; resolves when nothing of it runs any more. */
  stop(): Promise<void>;
  /** The same object until something changes (useSyncExternalStore). */
  status(): SyncStatus;
  /** Calls back after every change of the status; the returned function ends that. */
  subscribe(listener: () => void): () => void;
  /** A person looks at what waits: ends a wait after a failure, except one that the server asked for. */
  looked(): void;
  /** A person asked: tries at once, whatever it was waiting for. */
  sync_now(): void;
  /** Somebody signed in (again) on this device. */
  signed_in(): void;
  /** Call after every `store.commit`, and after a rejected change was retried or discarded. */
  local_write(): void;
  /** Resolves when no call is running; timers may be. */
  settled(): Promise<void>;
}

/** Drives the pure core: runs its effects through the ports and dispatches their results as events. */
export function createSyncEngine(options: SyncEngineOptions): SyncEngine {
  const { session, clock, random, leader, triggers } = options;
  let state = initialState({
    user_id: session.user_id,
    online: triggers.is_online(),
    visible: triggers.is_visible(),
  });
  let status = statusOf(state, clock.monotonic_ms());
  let life: 'new' | 'running' | 'stopped' = 'new';
  let draining = false;
  const queue: SyncEvent[] = [];
  // A set of its own, not that of lib/listeners.ts: the engine imports nothing of ours.
  const listeners = new Set<() => void>();
  const running = new Set<Promise<void>>();

  const runner = createEffectRunner({
    ...options,
    report: options.report ?? (() => undefined),
    dispatch,
  });

  function carryOut(effect: Effect): void {
    const work = runner.run(effect);
    if (work === undefined) return;
    const tracked = work.finally(() => running.delete(tracked));
    running.add(tracked);
  }

  function publish(): void {
    const next = statusOf(state, clock.monotonic_ms());
    if (sameStatus(status, next)) return;
    status = next;
    if (status.leader) leader.announce(status);
    for (const listener of listeners) listener();
  }

  /** Events are taken one by one: an effect that answers at once waits for its turn. */
  function dispatch(event: SyncEvent): void {
    if (life === 'stopped') return;
    queue.push(event);
    if (draining) return;
    draining = true;
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const step = reduce(state, next, { now_ms: clock.monotonic_ms(), random: random.next() });
        state = step.state;
        for (const effect of step.effects) carryOut(effect);
      }
    } finally {
      draining = false;
    }
    publish();
  }

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.allSettled(running);
  }

  return {
    start() {
      if (life !== 'new') return;
      life = 'running';
      dispatch({ type: 'started' });
      triggers.start((hint) => dispatch({ type: hint }));
      leader.start({
        gained: (leader_epoch) => dispatch({ type: 'gained', leader_epoch }),
        lost: () => dispatch({ type: 'lost' }),
        nudged(nudge) {
          dispatch({ type: nudge });
          options.on_nudge?.(nudge);
        },
        heard: (heard) => dispatch({ type: 'heard', status: heard }),
      });
    },
    async stop() {
      if (life === 'running') dispatch({ type: 'stopped' });
      life = 'stopped';
      runner.stop();
      leader.stop();
      triggers.stop();
      await settled();
    },
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    looked: () => dispatch({ type: 'looked' }),
    sync_now: () => dispatch({ type: 'sync_now' }),
    signed_in: () => dispatch({ type: 'signed_in' }),
    local_write: () => dispatch({ type: 'local_write' }),
    settled,
  };
}

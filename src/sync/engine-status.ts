import type { SyncState } from './core/state.ts';
import type { SyncStatus } from './status.ts';

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
    next_retry_in_ms: state.retry_at_ms === null ? null : Math.max(0, state.retry_at_ms - now_ms),
    leader,
    storage_fault: state.storage_fault,
  };
  if (leader || state.heard === null || state.storage_fault !== null) return own;
  const { online, pending, oldest_pending_at, rejected, storage_fault } = own;
  return { ...state.heard, online, pending, oldest_pending_at, rejected, storage_fault, leader: false };
}

/** True when nothing differs that a screen could show. */
export const sameStatus = (a: SyncStatus, b: SyncStatus): boolean => JSON.stringify(a) === JSON.stringify(b);

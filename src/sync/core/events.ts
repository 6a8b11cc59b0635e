/** The events that the reducer takes: hints, timers that fired, and outcomes of effects. */
import type { RemoteFailure } from '../ports.ts';
import type { Cursor, PullReply, PushReply } from '../protocol.ts';
import type { SyncStatus } from '../status.ts';
import type { OutboxEntry, PageOutcome, PullState, StoreCounts, StoreFault } from '../store-port.ts';

/** Why a call brought no answer; `no_token`: no user is signed in, so nothing was sent (G6). */
export type CallFailure = RemoteFailure | { readonly kind: 'no_token' };

/** A page as it arrived, with what it was asked with. */
export interface Page {
  readonly asked_with: Cursor | null;
  readonly reply: PullReply;
}

/**
 * What happens to the engine. Those with a `run` are the outcome of an effect; they count only while that run is
 * the current one, so what a lost leader or an abandoned try brings late is not heard.
 */
export type SyncEvent =
  // From outside.
  | { readonly type: 'started' }
  | { readonly type: 'stopped' }
  | { readonly type: 'gained'; readonly leader_epoch: number }
  | { readonly type: 'lost' }
  | { readonly type: 'online' }
  | { readonly type: 'offline' }
  | { readonly type: 'visible' }
  | { readonly type: 'hidden' }
  | { readonly type: 'poke' }
  | { readonly type: 'joined' }
  | { readonly type: 'local_write' }
  | { readonly type: 'looked' }
  | { readonly type: 'sync_now' }
  | { readonly type: 'signed_in' }
  | { readonly type: 'heard'; readonly status: SyncStatus }
  // Timers.
  | { readonly type: 'write_due' }
  | { readonly type: 'poke_due' }
  | { readonly type: 'retry_due' }
  | { readonly type: 'poll_due' }
  | { readonly type: 'pending_due' }
  // Outcomes of effects.
  | { readonly type: 'counted'; readonly counts: StoreCounts }
  | { readonly type: 'store_failed'; readonly fault: StoreFault }
  | { readonly type: 'probed' }
  | { readonly type: 'state_read'; readonly run: number; readonly state: PullState }
  | { readonly type: 'batch_taken'; readonly run: number; readonly entries: readonly OutboxEntry[] }
  | { readonly type: 'push_answered'; readonly run: number; readonly reply: PushReply }
  | { readonly type: 'results_written'; readonly run: number; readonly at: string; readonly left: number }
  | { readonly type: 'rejected'; readonly run: number }
  | { readonly type: 'client_renewed'; readonly run: number }
  | { readonly type: 'page_arrived'; readonly run: number; readonly page: Page; readonly elapsed_ms: number }
  | {
      readonly type: 'page_written';
      readonly run: number;
      readonly outcome: PageOutcome;
      readonly at: string;
    }
  | { readonly type: 'resync_begun'; readonly run: number; readonly still_leading: boolean }
  | { readonly type: 'resync_finished'; readonly run: number }
  | { readonly type: 'call_failed'; readonly run: number; readonly failure: CallFailure };

export type EventType = SyncEvent['type'];
export type EventOf<T extends EventType> = Extract<SyncEvent, { readonly type: T }>;

/** The effects a reducer may ask for; `engine-effects.ts` carries them out. */
import type { Nudge } from '../ports.ts';
import type { Cursor, Mutation, PushReply } from '../protocol.ts';
import type { Page } from './events.ts';

/** Timers, one of each name at a time: starting one that runs changes nothing. Each fires `<name>_due`. */
export type TimerName = 'write' | 'poke' | 'retry' | 'poll' | 'pending';

/** What the core wants done. One effect is one call of a port, so that each may fail by itself. */
export type Effect =
  | { readonly type: 'start_timer'; readonly name: TimerName; readonly delay_ms: number }
  | { readonly type: 'cancel_timer'; readonly name: TimerName }
  | { readonly type: 'count' }
  | { readonly type: 'probe' }
  | { readonly type: 'nudge'; readonly nudge: Nudge }
  | { readonly type: 'resign' }
  | { readonly type: 'abort_calls' }
  | { readonly type: 'stop_listening' }
  // Bookkeeping.
  | { readonly type: 'read_state'; readonly run: number }
  | { readonly type: 'take_batch'; readonly run: number; readonly count: number; readonly bytes: number }
  | { readonly type: 'write_results'; readonly run: number; readonly reply: PushReply }
  | { readonly type: 'reject'; readonly run: number; readonly mutation_id: string; readonly code: string }
  | { readonly type: 'renew_client'; readonly run: number }
  | { readonly type: 'write_page'; readonly run: number; readonly leader_epoch: number; readonly page: Page }
  | {
      readonly type: 'begin_resync';
      readonly run: number;
      readonly leader_epoch: number;
      readonly epoch: string;
      readonly scope: string;
      readonly reset: boolean;
      readonly server_time: string;
    }
  | { readonly type: 'finish_resync'; readonly run: number; readonly leader_epoch: number }
  // Network.
  | {
      readonly type: 'send';
      readonly run: number;
      readonly mutations: readonly Mutation[];
      readonly epoch: string | null;
      readonly acknowledged: string | null;
      readonly cursor: Cursor | null;
      readonly tables: readonly string[];
      readonly force_refresh: boolean;
      readonly timeout_ms: number;
    }
  | {
      readonly type: 'fetch';
      readonly run: number;
      /** The one that is stored here. */
      readonly cursor: Cursor | null;
      /** No answer came yet, neither to a push nor to a pull: no row of the server can be here. */
      readonly is_blank: boolean;
      readonly acknowledged: string | null;
      readonly tables: readonly string[];
      readonly limit: number;
      readonly bytes: number;
      readonly force_refresh: boolean;
      readonly timeout_ms: number;
    };

export type EffectType = Effect['type'];

/** What the engine needs from the world. The real adapters and the fakes are held to one contract suite. */
import type { Cursor, Json, Mutation, PullReply, PushReply, SyncRow } from './protocol.ts';

/** Why a call did not bring an answer of ours; decides what the engine does next, never a message text. */
export type RemoteFailure =
  /** No connection, aborted, timed out, 5xx, 429, a page that is not ours (captive portal), an unknown 4xx. */
  | { readonly kind: 'unreachable'; readonly detail: string; readonly retry_after_ms?: number }
  /** Timed out or told it was too much (57014, 413): ask for less. */
  | { readonly kind: 'too_much'; readonly detail: string }
  /** PT401 or 401: refresh once, then wait for sign-in. */
  | { readonly kind: 'unauthorized' }
  /** PT403: the account is no longer staff. */
  | { readonly kind: 'not_staff' }
  /** PT426: this build is too old to push. */
  | { readonly kind: 'upgrade_needed' }
  /** Our own JSON with a class 22 SQLSTATE for the whole batch (K2). */
  | { readonly kind: 'batch_invalid'; readonly code: string };

export type RemoteAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: RemoteFailure };

/** The two calls. Never throws; never sends without the token given. */
export interface Remote {
  pull(request: {
    readonly cursor: Cursor | null;
    readonly limit: number;
    readonly token: string;
    readonly timeout_ms: number;
  }): Promise<RemoteAnswer<PullReply>>;
  push(request: {
    readonly client_id: string;
    readonly schema: number;
    readonly mutations: readonly Mutation[];
    readonly token: string;
    readonly timeout_ms: number;
  }): Promise<RemoteAnswer<PushReply>>;
}

/** Gives checked tokens. `none` means: sign in to send; the network being away is `unreachable`. */
export interface Session {
  readonly user_id: string;
  /** A token of this user that is valid for 30 s more by server time, refreshed when needed (K6). */
  token(options: {
    readonly force_refresh: boolean;
  }): Promise<
    | { readonly kind: 'token'; readonly token: string }
    | { readonly kind: 'none' }
    | { readonly kind: 'unreachable' }
  >;
  /** The server's clock, seen in a reply: keeps the skew of this device's clock. */
  observe_server_time(server_time: string): void;
}

/** Wall time is for people; only monotonic time decides when to try again. */
export interface Clock {
  now_ms(): number;
  monotonic_ms(): number;
  /** Calls back once; the returned function cancels. */
  after(delay_ms: number, callback: () => void): () => void;
}

export interface Random {
  /** In [0, 1). */
  next(): number;
  uuid(): string;
}

/** One tab at a time talks to the network. Correctness never depends on it (LD rules). */
export interface Leader {
  /** Campaigns until stopped; `lost` follows every `gained` when leadership ends. */
  start(on: { gained(leader_epoch: number): void; lost(): void }): void;
  stop(): void;
  /** Lets every tab tell the leader that there is something to do, and tabs hear the leader's status. */
  nudge(): void;
}

/** Hints that a try may be worth it now. */
export interface Triggers {
  start(on: (hint: 'online' | 'offline' | 'visible' | 'poke' | 'joined') => void): void;
  stop(): void;
  is_online(): boolean;
}

/** A change a person made on this device, before it becomes a mutation. */
export type LocalChange =
  | {
      readonly op: 'put';
      readonly table: string;
      readonly row_id: string;
      readonly set: Record<string, Json>;
    }
  | {
      readonly op: 'patch';
      readonly table: string;
      readonly row_id: string;
      readonly set: Record<string, Json>;
      /** The rev on the screen when the edit began. */
      readonly base_rev: number;
    }
  | {
      readonly op: 'delete';
      readonly table: string;
      readonly row_id: string;
      readonly base_rev: number;
      readonly seen?: Record<string, readonly string[]>;
    };

/** A mutation waiting on this device, with what a person wants to know of it. */
export interface OutboxEntry {
  readonly mutation: Mutation;
  /** Column values before the change, for 'old → new'. */
  readonly before: Readonly<Record<string, Json>>;
  /** Device wall time, ISO 8601. */
  readonly made_at: string;
  readonly attempted: boolean;
}

/** A mutation the server rejected; kept until a person decides. */
export interface ParkedEntry extends OutboxEntry {
  readonly code: string;
  readonly parked_at: string;
  /** The mutation whose rejection parked this one too. */
  readonly because_of?: string;
}

/** A row before and after a write, as derived data (figures) needs it. Null: was not there, or is gone. */
export interface RowChange {
  readonly table: string;
  readonly id: string;
  readonly before: SyncRow | null;
  readonly after: SyncRow | null;
}

/** What is remembered of the last complete pull. */
export interface PullState {
  readonly cursor: Cursor | null;
  readonly epoch: string | null;
  readonly scope: string | null;
  readonly first_sync_done: boolean;
  readonly last_pull_at: string | null;
}

/** A failure of the device's database, told apart by what can be done about it. */
export type StoreFault = 'connection_lost' | 'quota' | 'blocked' | 'newer_version' | 'broken';

/** Thrown by store calls when the database fails even after reopening once. */
export class StoreError extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault, cause: unknown) {
    super(`store: ${fault}`, { cause });
    this.name = 'StoreError';
    this.fault = fault;
  }
}

/** The device's database as the engine sees it. Every method is one transaction. Throws StoreError. */
export interface Store {
  /** A person's changes: rows, shadows, derived data and mutations in one strict transaction (G1). */
  commit(changes: readonly LocalChange[]): Promise<void>;

  pull_state(): Promise<PullState>;
  client_id(): Promise<string>;
  /** A new identity after the server refused the old one (S4). */
  renew_client_id(): Promise<string>;

  /**
   * Applies a page if the stored cursor is still the one it was asked with and `leader_epoch` is current (D6).
   * A row is written only if its rev is higher than what is known; pending and parked changes stay on top.
   * Answers whether it was applied.
   */
  apply_page(page: {
    readonly asked_with: Cursor | null;
    readonly leader_epoch: number;
    readonly reply: PullReply;
    /** Device wall time of the answer, ISO 8601. */
    readonly at: string;
  }): Promise<boolean>;
  /** Forgets the cursor and opens a mark-and-sweep run (reset, scope or epoch change). */
  begin_resync(reply: { readonly epoch: string; readonly scope: string }): Promise<void>;
  /** Removes rows no page of the run brought; only after a clean end; never rows with pending work (D8). */
  finish_resync(): Promise<number>;

  /** The next mutations in order, marked attempted in a strict transaction before they are returned (D10). */
  take_batch(limits: { readonly count: number; readonly bytes: number }): Promise<readonly OutboxEntry[]>;
  /** Uses each result only if its mutation is still in the outbox (D6). Rejections park with dependants (G4). */
  apply_push(reply: PushReply, at: string): Promise<void>;
  /** Parks one mutation that could not even be answered (K2). */
  park(mutation_id: string, code: string, at: string): Promise<void>;

  counts(): Promise<{ readonly queued: number; readonly parked: number; readonly oldest_at: string | null }>;
  list_outbox(): Promise<readonly OutboxEntry[]>;
  list_parked(): Promise<readonly ParkedEntry[]>;
  /** A new id for the same change and seq, back into the outbox (D4). */
  retry_parked(mutation_id: string): Promise<void>;
  /** Drops a parked change; the row shows the server's value again. */
  discard_parked(mutation_id: string): Promise<void>;

  /** Raises the leader epoch and returns it: results of an earlier leader no longer apply (D6). */
  next_leader_epoch(): Promise<number>;
  /** Touches the database so that a lost connection is noticed before a person's write. */
  probe(): Promise<void>;
  close(): void;
}

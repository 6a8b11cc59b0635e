/** What the engine needs from outside. The real adapters and the fakes are held to one contract suite. */
import type { Cursor, Mutation, PullReply, PushReply } from './protocol.ts';
import type { SyncStatus } from './status.ts';
import type { Store } from './store-port.ts';

export type { Store };

/** Why a call did not bring an answer of ours; decides what the engine does next, never a message text. */
export type RemoteFailure =
  /** No connection, aborted, 5xx, 429, a page that is not ours (captive portal), an unknown 4xx (K2). */
  | { readonly kind: 'unreachable'; readonly detail: string; readonly retry_after_ms?: number }
  /** Timed out or told it was too much (57014, 53200, 54000, 413): ask for less (K5). */
  | { readonly kind: 'too_much'; readonly detail: string }
  /** PT401 or 401: refresh once, then wait for sign-in (K6). */
  | { readonly kind: 'unauthorized' }
  /** PT403: the account is no longer staff. */
  | { readonly kind: 'not_staff' }
  /** PT426: this build is too old to push. */
  | { readonly kind: 'upgrade_needed' }
  /** PT503: the server was put back from a dump and not settled yet; until then it takes and gives nothing (D13). */
  | { readonly kind: 'unsettled' }
  /** PT409: this client id belongs to another user, or its numbering started again (S4): take a new one. */
  | { readonly kind: 'client_refused' }
  /** Our own JSON with a class 22 SQLSTATE for the whole batch (K2). */
  | { readonly kind: 'batch_invalid'; readonly code: string };

export type RemoteAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: RemoteFailure };

export interface PullRequest {
  /** Null: this device never had an answer. Empty: it holds rows and begins anew, so it hears of every row out of its sight (PL23). */
  readonly cursor: Cursor | null;
  /** The newest mutation this device knows to be acknowledged; null when it remembers none (D1). */
  readonly acknowledged: string | null;
  /** The tables this device knows: it is sent no others. */
  readonly tables: readonly string[];
  /** Rows over all tables of the page, and their bytes as JSON; a single row may be longer. */
  readonly limit: number;
  readonly bytes: number;
  readonly token: string;
  readonly timeout_ms: number;
  /** Gives up early: leadership lost, engine stopped. */
  readonly signal?: AbortSignal;
}

/** Where a pull would go on, as of a pull, for a page with the answer; without a cursor none is wanted. */
type PageAlong =
  | { readonly cursor: Cursor; readonly tables: readonly string[] }
  | { readonly cursor?: null; readonly tables?: readonly string[] };

export type PushRequest = PageAlong & {
  readonly client_id: string;
  readonly schema: number;
  /** The epoch this device knows; a server in another one takes nothing yet (D1). Null before the first pull. */
  readonly epoch: string | null;
  /** As of a pull. */
  readonly acknowledged: string | null;
  readonly mutations: readonly Mutation[];
  readonly token: string;
  readonly timeout_ms: number;
  readonly signal?: AbortSignal;
};

/** The two calls. Never throws; never sends without the token given. */
export interface Remote {
  pull(request: PullRequest): Promise<RemoteAnswer<PullReply>>;
  push(request: PushRequest): Promise<RemoteAnswer<PushReply>>;
}

export type TokenAnswer =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' };

/** Gives checked tokens. `none` means: sign in to send; the network being away is `unreachable`. */
export interface Session {
  readonly user_id: string;
  /** A token of this user that is valid for 30 s more by server time, refreshed when needed (K6). */
  token(options: { readonly force_refresh: boolean }): Promise<TokenAnswer>;
  /** The server's clock, seen in a reply: keeps the skew of this device's clock. */
  observe_server_time(server_time: string): void;
}

/** Wall time is for people; only monotonic time decides when to try again (K6). */
export interface Clock {
  /** Milliseconds since 1970, as this device believes. */
  now_ms(): number;
  /** Milliseconds that never jump; zero is arbitrary. */
  monotonic_ms(): number;
  /** Calls back once; the returned function cancels. */
  after(delay_ms: number, callback: () => void): () => void;
}

export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Random (version 4) uuid. */
  uuid(): string;
}

/** What a tab tells the leading tab; `poke`: it is looked at and has not heard of a pull for a while. */
export type Nudge = 'local_write' | 'visible' | 'online' | 'poke' | 'looked' | 'sync_now' | 'signed_in';

export interface LeaderEvents {
  gained(leader_epoch: number): void;
  /** Follows every `gained` when leadership ends. */
  lost(): void;
  /** Another tab has something to do; only the leader hears it. */
  nudged(nudge: Nudge): void;
  /** What the leading tab says of itself; only followers hear it. */
  heard(status: SyncStatus): void;
}

/** One tab at a time talks to the network. Correctness never depends on it (LD rules). */
export interface Leader {
  /** Campaigns until stopped. */
  start(on: LeaderEvents): void;
  stop(): void;
  /** Gives leadership up and campaigns again: the store said that a later leader exists (D6). */
  resign(): void;
  /** Tells the leading tab that there is something to do. */
  nudge(nudge: Nudge): void;
  /** The leader's status, for the other tabs. */
  announce(status: SyncStatus): void;
}

/** `looked`: a person turned to the page, which may have been in sight before. */
export type Hint = 'online' | 'offline' | 'visible' | 'hidden' | 'looked' | 'poke' | 'joined';

/** Hints that a try may be worth it now. */
export interface Triggers {
  start(on: (hint: Hint) => void): void;
  stop(): void;
  /** The token that was just good, for the realtime poke; null: stop listening there. */
  listen(token: string | null): void;
  is_online(): boolean;
  is_visible(): boolean;
}

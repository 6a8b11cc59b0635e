/** The device's database as the engine and `src/data` see it. */
import type { Cursor, Json, Mutation, PullReply, PushReply, PushStatus, SyncRow } from './protocol.ts';

/** What a person calls one change. */
interface Grouped {
  /**
   * Equal for all changes that a person would count as one; never sent. A change joins none of another group, and
   * groups are counted by the keys of their index (OB15).
   */
  readonly group?: string;
}

/** A change a person made on this device, before it becomes a mutation. */
export type LocalChange = Grouped & OneChange;

type OneChange =
  | {
      readonly op: 'put';
      readonly table: string;
      readonly row_id: string;
      /** Every business column of the new row: the screen shows exactly this until the server answers. */
      readonly set: Readonly<Record<string, Json>>;
    }
  | {
      readonly op: 'patch';
      readonly table: string;
      readonly row_id: string;
      /** Changed columns; those that equal what the screen shows are left out. */
      readonly set: Readonly<Record<string, Json>>;
      /** The rev on the screen when the edit began (D3). */
      readonly base_rev: number;
      /**
       * The row's values on the screen when the edit began, or as this very editor saved them last; only those of the
       * changed columns, and of columns that merge with them, count. A value the editor did not see is never replaced
       * by its patch (OB12). A column that is left out counts as seen empty.
       */
      readonly expected: Readonly<Record<string, Json | undefined>>;
    }
  | {
      readonly op: 'delete';
      readonly table: string;
      readonly row_id: string;
      readonly base_rev: number;
      /** Per child table the ids the person saw go with it (D7). */
      readonly seen?: Readonly<Record<string, readonly string[]>>;
      /**
       * What the person saw of the row. Where it holds something else by now, or has a row below it that is not in `seen`,
       * nothing of the commit is written (OB14).
       */
      readonly expected?: Readonly<Record<string, Json | undefined>>;
      /** Only take an insert back that never left the device; a row that may have left it stays as it is (OB10). */
      readonly unsent_only?: true;
    };

/** What a person typed, kept by the app in a store of its own until it is committed. */
export interface KeptInput {
  readonly store: string;
  readonly key: string;
  /** The record that replaces the input after the commit, unless a later version of the input is there by then; none when not given. */
  readonly left?: { readonly seq: number };
  /** A second store, whose record of the same key goes with it; not together with `left`. */
  readonly bytes_store?: string;
  /** Commit only while the input is still there: what another tab committed already is not committed twice (PH11). */
  readonly only_if_there?: true;
}

/** A file that belongs to a row of the same commit; it goes to the server on its own, after the row (PH1). */
export interface NewFile {
  readonly table: string;
  readonly row_id: string;
  /** Where it goes, bucket and path in it: the same for the same row, always. */
  readonly bucket: string;
  readonly path: string;
  /** Where the thumbnail goes, so that others see it without the whole file; null when it stays on this device. */
  readonly small_path: string | null;
  readonly mime_type: string;
  /** Of `bytes`, hex. */
  readonly sha256: string;
  readonly bytes: ArrayBuffer;
  /** Null for a file that is only another size of one that has one. */
  readonly thumbnail: ArrayBuffer | null;
}

/** A mutation pending on this device, with what a person wants to know of it. */
export interface OutboxEntry extends Grouped {
  readonly mutation: Mutation;
  /** Column values before the change, for 'old → new'. */
  readonly before: Readonly<Record<string, Json>>;
  /** Device wall time, ISO 8601. */
  readonly made_at: string;
  /** It may have reached the server: its content and id stay as they are (D10). */
  readonly attempted: boolean;
}

/** A mutation the server rejected; kept until a person decides (G4). */
export interface RejectedEntry extends OutboxEntry {
  /** The server's code, or `WAITS_FOR_REJECTED` for one that cannot go before another rejected one. */
  readonly code: string;
  readonly rejected_at: string;
  /** The mutation whose rejection blocks this one too. */
  readonly blocked_by?: string;
}

/** A mutation the server acknowledged: sent again when the server turns out to have been restored (D2). */
export interface JournalEntry extends Grouped {
  /** Of the mutation. */
  readonly id: string;
  /** Row key, `table/id`. */
  readonly key: string;
  readonly mutation: Mutation;
  /** As of the outbox. */
  readonly before: Readonly<Record<string, Json>>;
  /** Device wall time, ISO 8601. */
  readonly made_at: string;
  /** When it was acknowledged: server time, ISO 8601 in UTC. */
  readonly at: string;
  readonly status: Exclude<PushStatus, 'rejected'>;
  /** It had taken effect before, and the answer to that was lost. */
  readonly dup: boolean;
}

/** A row before and after a write, as derived data (figures) needs it. Null: was not there, or is gone. */
export interface RowChange {
  readonly table: string;
  readonly id: string;
  readonly before: SyncRow | null;
  readonly after: SyncRow | null;
}

/** What is remembered of the last pull. */
export interface PullState {
  readonly cursor: Cursor | null;
  readonly epoch: string | null;
  readonly scope: string | null;
  readonly first_sync_done: boolean;
  /** The tables this build knows. */
  readonly tables: readonly string[];
  /** A mark-and-sweep run is open: its clean end calls for `finish_resync` (D8). */
  readonly resync_open: boolean;
  /** Device wall time, ISO 8601: the last page that left nothing to fetch. */
  readonly last_pull_at: string | null;
  /** Device wall time, ISO 8601: the last answer to a push. */
  readonly last_push_at: string | null;
  /** How far the server's clock was ahead of this device's at that last page; null before it. */
  readonly clock_skew_ms: number | null;
  /** The newest mutation known to be acknowledged; null when the journal is empty (D1). */
  readonly acknowledged: string | null;
}

export interface StoreCounts {
  readonly pending: number;
  readonly rejected: number;
  /** When the oldest pending mutation was made; null when none waits. */
  readonly oldest_at: string | null;
}

/**
 * A failure of the device's database, told apart by what can be done about it. `newer_version`: this page may no
 * longer use it, for a newer build upgraded it or its owner closed it; reload.
 */
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

/** Why a page was not written, or that it was. */
export type PageOutcome = 'applied' | 'stale_cursor' | 'stale_leader';

/** Every method is one transaction. Throws StoreError. */
export interface Store {
  /**
   * A person's changes: rows, shadows, derived data and mutations in one strict transaction. What they were typed
   * into goes in it too, so that a page killed right then does not come back with a form that was sent already; and so
   * do the files of new rows. Answers what changed on the screens, one change a row: what an undo has to put
   * back. Nothing when the answer to a first try was lost and the second found it written, nor when a row that is to be
   * deleted was not seen as it is (OB14).
   */
  commit(
    changes: readonly LocalChange[],
    instead_of?: KeptInput,
    files?: readonly NewFile[],
  ): Promise<readonly RowChange[]>;

  pull_state(): Promise<PullState>;
  /** Random uuid of this database; the server binds it to the user at the first push (S4). */
  client_id(): Promise<string>;
  /** A new identity after the server refused the old one (S4). */
  renew_client_id(): Promise<string>;

  /**
   * Applies a page if the stored cursor is still the one it was asked with and `leader_epoch` is current (D6).
   * A row is written only if its rev is higher than what is known; pending and rejected changes stay on top.
   */
  apply_page(page: {
    readonly asked_with: Cursor | null;
    readonly leader_epoch: number;
    readonly reply: PullReply;
    /** Device wall time of the answer, ISO 8601. */
    readonly at: string;
  }): Promise<PageOutcome>;
  /**
   * Forgets the cursor and opens a mark-and-sweep run (reset, scope or epoch change). After a reset and in another
   * epoch what the journal holds of the last 30 days goes back into the outbox (D2). False: not the leader.
   */
  begin_resync(run: {
    readonly epoch: string;
    readonly scope: string;
    readonly reset: boolean;
    /** Server clock, ISO 8601. */
    readonly server_time: string;
    readonly leader_epoch: number;
  }): Promise<boolean>;
  /**
   * Removes rows no page of the run brought, and closes the run; only if its last page ended clean; never rows
   * with pending work (D8). Answers how many rows went; 0 when there was nothing to close.
   */
  finish_resync(run: { readonly leader_epoch: number }): Promise<number>;

  /** The next mutations in order, marked attempted in a strict transaction before they are returned (D10). */
  take_batch(limits: { readonly count: number; readonly bytes: number }): Promise<readonly OutboxEntry[]>;
  /**
   * Uses each result only if its mutation is still in the outbox (PS9). Rejections take what depends on them along. Answers how
   * many mutations still wait.
   */
  apply_push(reply: PushReply, at: string): Promise<number>;
  /** Rejects one mutation that could not even be answered (K2). */
  reject(mutation_id: string, code: string, at: string): Promise<void>;

  counts(): Promise<StoreCounts>;
  /** In the order in which they will be sent; the first `limit`, all when not given. */
  list_outbox(limit?: number): Promise<readonly OutboxEntry[]>;
  list_rejected(): Promise<readonly RejectedEntry[]>;
  /** Acknowledged changes of the last 30 days, newest first; of one row when it is named. */
  list_journal(row?: { readonly table: string; readonly row_id: string }): Promise<readonly JournalEntry[]>;
  /** Forgets acknowledged changes of tables that this user's role reads no more: a server that was put back would refuse them. */
  forget_journal(tables: readonly string[]): Promise<void>;
  /** A new id for the same change and seq, back into the outbox (D4), with what was rejected because of it. */
  retry_rejected(mutation_id: string): Promise<void>;
  /**
   * Rejected changes as a person revised them (PS20): the changes are committed in their place with the base they
   * name, a rejected insert is sent again with them in it. What is no longer rejected is only committed. Files of new rows
   * go with it.
   */
  revise_rejected(
    mutation_ids: string | readonly string[],
    changes: readonly LocalChange[],
    instead_of?: KeptInput,
    files?: readonly NewFile[],
  ): Promise<void>;
  /** Drops a rejected change, and what could only follow it; the row shows the server's value again. */
  discard_rejected(mutation_id: string): Promise<void>;

  /** Raises the leader epoch and returns it: pages of an earlier leader no longer apply (D6). */
  next_leader_epoch(): Promise<number>;
  /** Touches the database so that a lost connection is noticed before a person's write. */
  probe(): Promise<void>;
  close(): void;
}

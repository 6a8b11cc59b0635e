/** The stores the engine owns and the records in them: types and names alone, since the service worker reads them too. */
import type { Dexie, Transaction } from 'dexie';
import type { Clock, Random } from '../../ports.ts';
import type {
  JournalEntry,
  LocalChange,
  OutboxEntry,
  RejectedEntry,
  RowChange,
  Store,
} from '../../store-port.ts';
import type { FileFacts, Upload, UploadStore } from '../../upload-ports.ts';
import type { Deletion, SyncRow } from '../../protocol.ts';

/** Code of a change that waits for a rejected insert, on the same row or of its parent. */
export const WAITS_FOR_REJECTED = 'WAITS_FOR_REJECTED';

/** The index that names the row a mutation changes: marks and counts read its keys, and no values. */
export const OWN_ROW = '[mutation.table+mutation.row_id]';

/** The index that counts uploads without reading one: failed first, then pending, then sending, each state oldest first. */
export const UPLOAD_ORDER = '[state+made_at+bucket+path]';

/**
 * Dexie definitions of the stores the engine owns; the database that is opened for it must have them beside the
 * synced tables (each with primary key `id`) and the stores of the row observer.
 */
export const SYNC_STORES: Readonly<Record<string, string>> = {
  /** The server's row, only where the screen shows something else (view = shadow + outbox + rejected). */
  shadow: 'key',
  /** Waiting mutations in the order of sending; `touches` names every row whose view they change. */
  outbox: `seq, &id, *touches, group, ${OWN_ROW}`,
  rejected: `id, seq, *touches, blocked_by, group, ${OWN_ROW}`,
  /** What the server acknowledged in the last 30 days (D2). */
  journal: 'id, at, *keys',
  /** Revs of rows that are gone, so that a late older row never comes back (D9). */
  tombstones: 'key',
  /** What the open mark-and-sweep run has brought so far (D8). */
  seen_rows: 'key',
  /** Bytes of rows that the server does not have for certain (PH1). */
  uploads: `key, ${UPLOAD_ORDER}, code, unwanted`,
  meta: 'key',
};

/** Stores beside them, kept out of the way of pulls: they hold what is large. */
export const BYTES_STORES: Readonly<Record<string, string>> = {
  /** Full pictures: one for every upload, and of confirmed ones those that are worth the room. */
  photo_bytes: 'id, kept_at',
  photo_thumbnails: 'id',
};

/** Derived data that must never disagree with the rows: written in the same transaction (M figures). */
export interface RowObserver {
  /** Dexie stores it reads or writes besides the synced tables. */
  readonly stores: readonly string[];
  /** Called once a transaction with every row that changed; may only await Dexie calls of `tx`. */
  on_rows(tx: Transaction, changes: readonly RowChange[]): Promise<void>;
}

/** Child table → the parent table and the column that names the parent's id. */
export type RowParents = Readonly<Record<string, { readonly table: string; readonly column: string }>>;

/** Table → column that names a row it does not belong to → the table of that row. */
type RowReferences = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Per table the sets of columns that merge as one (C6). */
export type FieldGroups = Readonly<Record<string, readonly (readonly string[])[]>>;

export interface DexieStoreOptions {
  /** Opened with `chromeTransactionDurability: 'strict'`: people's writes. */
  readonly strict: Dexie;
  /** Another instance on the same database, 'relaxed': pulled pages. */
  readonly relaxed: Dexie;
  /** Synced tables, parents before children. */
  readonly tables: readonly string[];
  readonly parents: RowParents;
  readonly references?: RowReferences;
  readonly groups?: FieldGroups;
  /** Tables of which every change is sent by itself and joins no other (OB2). */
  readonly unjoined?: ReadonlySet<string>;
  readonly derive?: RowObserver;
  /** Tables whose rows have a file each: what their row says of it; null when it says nothing. */
  readonly files?: Readonly<Record<string, (row: SyncRow) => FileFacts | null>>;
  readonly random: Random;
  /** Wall time for `made_at`; the device's own clock when not given. */
  readonly clock?: Pick<Clock, 'now_ms' | 'after'>;
  readonly app_version: string;
}

export interface DexieStore extends Store {
  /**
   * Commits the changes in place of rejected ones in one transaction (PS27): rejected inserts are sent again behind them, with
   * the changes of their rows, and what depends on those follows; other named ones are dropped. Answers what changed on the
   * screens, and the rejected entries, for an undo.
   */
  move_rejected(
    mutation_ids: readonly string[],
    changes: readonly LocalChange[],
  ): Promise<{ readonly rows: readonly RowChange[]; readonly former: readonly StoredRejected[] }>;
  /** Undoes a move: the changes delete what it added, and the rejected work is rejected again. False: a row had to stay. */
  move_back_rejected(changes: readonly LocalChange[], former: readonly StoredRejected[]): Promise<boolean>;
  /** The bytes that wait, for the upload queue. */
  readonly uploads: UploadStore;
  /**
   * A person's write to stores beside the engine's: on disk before it resolves, and tried once more on a new connection
   * when the first is lost (ST2). The body may run twice and must do the same both times.
   */
  strict_write<T>(stores: readonly string[], body: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Per row key (`rowKey(table, id)`) how many mutations wait and are rejected: for badges. */
  changes_by_row(): Promise<ReadonlyMap<string, { readonly pending: number; readonly rejected: number }>>;
}

/** A mutation as it lies in the outbox; `attempted` also by its place, see `withAttempted`. */
export interface StoredEntry extends OutboxEntry {
  readonly seq: number;
  readonly id: string;
  /** Keys of the row and, for a delete, of the children that go with it. */
  readonly touches: readonly string[];
  /** Fields the person changed again afterwards: no longer part of the view. */
  readonly superseded?: readonly string[];
  /** The server acknowledged it once, and was restored since (D2). */
  readonly again?: boolean;
}

/** A mutation as it lies among the rejected. */
export interface StoredRejected extends RejectedEntry {
  readonly seq: number;
  readonly id: string;
  readonly touches: readonly string[];
  readonly superseded?: readonly string[];
  /** An insert that can never be taken as it is, or what hangs on one: its row stands in no list and no figure (PS26). */
  readonly hidden?: true;
}

export interface StoredShadow {
  readonly key: string;
  readonly row: SyncRow;
  /** A sweep proved that the server has the row no more; it goes with the last change over it (D8). */
  readonly absent?: boolean;
}

/** What one answer acknowledged: hundreds of changes are as quickly taken down as one. */
export interface StoredAnswer {
  /** Of the newest mutation in it (`newestOf`). */
  readonly id: string;
  /** Server time of the answer, UTC. */
  readonly at: string;
  /** Of the rows it changed, each once. */
  readonly keys: readonly string[];
  readonly entries: readonly JournalEntry[];
}

/** Bytes that wait to be sent. */
export interface StoredUpload extends Upload {
  /** Of the row. */
  readonly key: string;
  readonly state: 'pending' | 'sending' | 'failed';
  /** Why they could not be sent; null unless failed. */
  readonly code: string | null;
  /**
   * 1: the row was deleted or discarded on this device, so the bytes go when that has become final (PH8). A number, for an
   * index holds no boolean.
   */
  readonly unwanted: 0 | 1;
}

/** A full picture. */
export interface StoredBytes {
  readonly id: string;
  readonly bytes: ArrayBuffer;
  /** Device wall time, ISO 8601. */
  readonly kept_at: string;
}

export interface StoredThumbnail {
  readonly id: string;
  readonly bytes: ArrayBuffer;
}

/** Used for tombstones and sweep marks. */
export interface StoredRev {
  readonly key: string;
  readonly rev: number;
}

/** Of a row that is gone: no value of it, but when it was deleted and by whom, where the server said so. */
export interface StoredTombstone extends StoredRev {
  readonly deletion?: Deletion;
  /** The row lives, out of this user's sight: the same rev of it may come into sight again (PL21). */
  readonly withdrawn?: true;
}

/**
 * The wire format of `sync_pull` and `sync_push` (supabase/migrations), in the field's terms: a mutation is
 * pushed, rows are pulled behind a cursor, a tombstone tells of a row that is gone, a rev counts the changes
 * of one row. Rows keep their Postgres column names.
 */

/** Number of this format; the server refuses pushes of one below its minimum (PT426). */
export const WIRE_SCHEMA = 1;

/** Anything JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A synced row as the server sends it: business columns and the bookkeeping a device needs. */
export interface SyncRow {
  readonly id: string;
  /** Counts the changes of this row on the server; 0 for a row the server has never seen. */
  readonly rev: number;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly [column: string]: Json;
}

export type MutationOp = 'put' | 'patch' | 'delete';

/** One change of one row as it is sent. Never altered once it has been attempted (D10). */
export interface Mutation {
  /** Random uuid: the idempotency key. */
  readonly id: string;
  /** Position in this device's own order; rises for ever. */
  readonly seq: number;
  readonly table: string;
  readonly row_id: string;
  readonly op: MutationOp;
  /**
   * patch: per column the rev that stood on the screen when the person began to edit it (D3).
   * delete: `{ '*': rev }`. put: empty.
   */
  readonly bases: Readonly<Record<string, number>>;
  /** Changed columns only; empty for a delete. */
  readonly set: Readonly<Record<string, Json>>;
  /** delete: per child table the ids the person saw go with it (D7). */
  readonly seen?: Readonly<Record<string, readonly string[]>>;
  /**
   * patch: what the writer saw in columns whose value, as this device shows it, the writer did not see (another tab
   * changed it), and in the columns that merge with those. Such a column is applied only where the server still holds
   * what was seen; otherwise both values stay, as a conflict. Absent when the writer saw every value.
   */
  readonly expected?: Readonly<Record<string, Json>>;
  /** The epoch of the server the bases were read from; null before the first pull. */
  readonly epoch: string | null;
  readonly app_version: string;
  /**
   * When the person made the change, by this device's clock, ISO 8601; for the history only, decided about nothing.
   * Absent in changes made by an older build.
   */
  readonly made_at?: string;
}

/** Opaque to devices: sent back as received. */
export type Cursor = { readonly [key: string]: Json };

/** When a row was deleted and by whom; a row removed by hand in the database says neither. */
export interface Deletion {
  /** ISO 8601. */
  readonly at: string;
  /** A user id; null for somebody outside the app. */
  readonly by: string | null;
}

/** A hard-deleted row. */
export interface Tombstone {
  readonly table: string;
  readonly row_id: string;
  readonly rev: number;
}

export interface PullReply {
  /** Rows below the watermark, after the cursor, per table. */
  readonly tables: Readonly<Record<string, readonly SyncRow[]>>;
  /** Rows at or above the watermark: applied like the others, the cursor does not cover them (K1). */
  readonly early: Readonly<Record<string, readonly SyncRow[]>>;
  /** Tombstones of both kinds (covered by the cursor, and early ones). */
  readonly tombstones: readonly Tombstone[];
  /**
   * Rows that live and that a change took out of this user's sight: gone from the device as by a tombstone, until a later
   * change shows them again.
   */
  readonly withdrawn: readonly Tombstone[];
  /**
   * Tables that begin anew with this page: named for the first time, or this user now sees other rows of them, or none.
   * What the device holds of them and the coming pages do not bring is gone (PL19).
   */
  readonly restarted: readonly string[];
  readonly cursor: Cursor;
  /** The page was full: ask again at once. */
  readonly more: boolean;
  /** Something is committed that the cursor cannot cover yet: ask again soon. */
  readonly pending: boolean;
  /** The signed-in user this answer was made for. */
  readonly user: string;
  /** Changes when the database is restored (D1). */
  readonly epoch: string;
  /** Changes when a table is emptied at once: then all is fetched anew. What another role sees begins anew by `restarted`. */
  readonly scope: string;
  /** The cursor can no longer be trusted: start from none and sweep afterwards. */
  readonly reset: boolean;
  /** Server clock, ISO 8601. */
  readonly server_time: string;
}

/** Codes a single mutation is rejected with, besides a SQLSTATE of class 22 or 23. */
export type RejectionCode =
  | 'FORBIDDEN'
  | 'OUT_OF_SIGHT'
  | 'GONE'
  | 'DELETED'
  | 'PARENT_DELETED'
  | 'ID_REUSED'
  | 'CONFLICT'
  | (string & {});

export type PushStatus = 'applied' | 'merged' | 'conflict' | 'noop' | 'rejected';

export interface PushResult {
  readonly id: string;
  readonly status: PushStatus;
  /** The ledger already knew this mutation: `status` is what happened then. */
  readonly dup: boolean;
  readonly code?: RejectionCode;
  readonly table: string;
  readonly row_id: string;
  /** The row as it stands now; null when it does not exist or may not be seen. */
  readonly row: SyncRow | null;
  /** Children that went with a deleted row, as they stand now. */
  readonly also?: Readonly<Record<string, readonly SyncRow[]>>;
}

export interface PushReply {
  /**
   * Of the first mutations of the batch, as many as have room in an answer; the ledger answers for the others when they are
   * sent again (PS29). Empty when the device knows another epoch than the server: nothing was taken yet.
   */
  readonly results: readonly PushResult[];
  readonly user: string;
  readonly epoch: string;
  readonly scope: string;
  /** The server does not know the newest mutation it once acknowledged: it was restored (D1). */
  readonly reset: boolean;
  readonly server_time: string;
  /**
   * What a pull from the cursor that went along brings, without the rows of these results: those come with the next
   * pull. Null or absent when there is none, for whatever reason: then a pull follows.
   */
  readonly page?: PullReply | null;
}

/** The one list of what is synced and what is stored; a test holds it equal to the list in SQL. */

/** Synced tables in pull order: parents before children. */
export const SYNCED_TABLES = ['clients', 'service_records', 'conflicts'] as const;
export type SyncedTable = (typeof SYNCED_TABLES)[number];

/** Child table → its parent, so that work on a child waits for its parent. */
export const PARENTS: Readonly<Record<string, { readonly table: SyncedTable; readonly column: string }>> = {
  service_records: { table: 'clients', column: 'client_id' },
};

/**
 * The stores of this room in Dexie's words: primary key first, then only the indexes a query uses. The synced
 * tables hold living rows only: the engine takes deleted ones out.
 */
export const DATA_STORES = {
  clients: 'id',
  service_records: 'id, client_id',
  conflicts: 'id',
  /** Figures of clients, many to a row: `FiguresBucket`. */
  figures: 'bucket',
  /** One row, `Totals`. */
  totals: 'id',
  drafts: 'key',
} as const satisfies Record<string, string> & Record<SyncedTable, string>;

/** Dexie's version number; raise it with every change of a store, here or in SYNC_STORES. */
export const DATABASE_VERSION = 1;

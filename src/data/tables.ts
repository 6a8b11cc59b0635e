/** The one list of what is synced and what is stored; a test holds it equal to the list in SQL. */

/** Synced tables in pull order: parents before children. */
export const SYNCED_TABLES = [
  'clients',
  'service_records',
  'conflicts',
  'colleagues',
  'service_photos',
  'images',
  'transformations',
  'boat_type_images',
  'services',
  'videos',
  'site_files',
  'contacts',
  'founding_members',
  'newsletter_subscriptions',
  'mail_failures',
  'blog_posts',
] as const;
export type SyncedTable = (typeof SYNCED_TABLES)[number];

/** Child table → its parent, so that work on a child waits for its parent. */
export const PARENTS: Readonly<Record<string, { readonly table: SyncedTable; readonly column: string }>> = {
  service_records: { table: 'clients', column: 'client_id' },
  service_photos: { table: 'service_records', column: 'service_record_id' },
};

/** Per table the sets of columns that merge as one (C6), as in SQL; none of today's tables has any. */
export const FIELD_GROUPS: Readonly<Record<string, readonly (readonly string[])[]>> = {};

/** Columns that tell of a row itself, and hold nothing a person entered. */
export const BOOKKEEPING: ReadonlySet<string> = new Set([
  'id',
  'rev',
  'created_at',
  'updated_at',
  'updated_by',
  'deleted_at',
]);

/**
 * The stores of this room in Dexie's words: primary key first, then only the indexes a query uses. The synced
 * tables hold living rows only: the engine takes deleted ones out.
 */
export const DATA_STORES = {
  clients: 'id',
  service_records: 'id, client_id',
  conflicts: 'id',
  colleagues: 'id',
  service_photos: 'id, service_record_id',
  images: 'id',
  transformations: 'id',
  boat_type_images: 'id',
  services: 'id',
  videos: 'id',
  site_files: 'id, picture_id',
  contacts: 'id',
  founding_members: 'id',
  newsletter_subscriptions: 'id',
  mail_failures: 'id',
  blog_posts: 'id',
  /** Figures of clients, many to a row: `FiguresBucket`. */
  figures: 'bucket',
  /** One row, `Totals`. */
  totals: 'id',
  drafts: 'key',
  /** Pictures as they were taken or chosen, until each is a photo: `PhotoCapture`; their bytes beside them. */
  photo_captures: 'id, order',
  photo_capture_bytes: 'id',
  /** Rows that are gone while this person's unsent work hangs on them: `LastKnownRow`. */
  last_known: 'key',
} as const satisfies Record<string, string> & Record<SyncedTable, string>;

/**
 * Dexie's version number; raise it with every change of a store, here, in SYNC_STORES or BYTES_STORES, and of what its
 * records mean to an older page.
 */
export const DATABASE_VERSION = 11;

import { may, type Person } from '../../domain/rights.ts';
import { SITE_KINDS, SITE_TABLE_OF } from '../../domain/site-content.ts';
import { listVersions } from '../drafts/stored-drafts.ts';
import { dropDraftSync } from '../drafts/sync-drafts.ts';
import { entityOf, isSynced, SYNCED_TABLES, type SyncedTable } from '../tables.ts';
import type { AppDatabase } from './database.ts';

const DRAFTS = ['drafts', 'typed_drafts'] as const;
const REQUEST_FILES = ['request_files', 'request_file_bytes', 'request_photos_due'] as const;

/** The table whose rows a form shows, by the key of its drafts; null when the key names none, as that of rejected work. */
export function tableOfForm(form: string): SyncedTable | null {
  const [kind = '', second = '', third = ''] = form.split(':');
  const site_kind = kind === 'site' ? SITE_KINDS.find((one) => one === second) : undefined;
  if (site_kind !== undefined) return SITE_TABLE_OF[site_kind];
  const named = kind === 'request' ? third : kind === 'conflict' ? second : kind;
  if (isSynced(named)) return named;
  return SYNCED_TABLES.find((table) => entityOf(table)?.form_kind === kind) ?? null;
}

/** The table that a draft is about; for rejected work the table of the refused change. */
const tableOf = async (db: AppDatabase, form: string): Promise<string | null> => {
  const [kind, id = ''] = form.split(':');
  if (kind !== 'rejected') return tableOfForm(form);
  return (await db.rows.rejected.get(id))?.mutation.table ?? null;
};

/**
 * Forgets what a person who is in another role now has left here of tables that they may no longer read: drafts wherever
 * they lie, what the server acknowledged, files of requests. The rows themselves go with the next pull (PL19).
 */
export const forgetUnreadable = async (db: AppDatabase, person: Person): Promise<void> => {
  const tables = SYNCED_TABLES.filter((table) => !may(person, 'read', table));
  if (tables.length === 0) return;
  const unreadable = new Set<string | null>(tables);
  const keys: string[] = [];
  for (const { key, form } of await listVersions(db))
    if (unreadable.has(await tableOf(db, form))) keys.push(key);
  for (const key of keys) dropDraftSync(db.user_id, { key, seq: Number.POSITIVE_INFINITY });
  const has_files = may(person, 'read', 'contact_attachments');
  await Promise.all([
    db.store.forget_journal(tables),
    db.store.strict_write([...DRAFTS, ...REQUEST_FILES], async (tx) => {
      await Promise.all(DRAFTS.map(async (store) => await tx.table(store).bulkDelete(keys)));
      if (!has_files) await Promise.all(REQUEST_FILES.map(async (store) => await tx.table(store).clear()));
    }),
  ]);
};

import { may, type Person } from '../../domain/rights.ts';
import { tableOfForm } from '../drafts/form-table.ts';
import { listVersions } from '../drafts/stored-drafts.ts';
import { dropDraftSync } from '../drafts/sync-drafts.ts';
import { SYNCED_TABLES } from '../tables.ts';
import type { AppDatabase } from './database.ts';

const DRAFTS = ['drafts', 'typed_drafts'] as const;
const REQUEST_FILES = ['request_files', 'request_file_bytes', 'request_photos_due'] as const;

/** The table that a draft is about; of rejected work that of the change. */
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

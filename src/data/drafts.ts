import type { Json } from '../sync/index.ts';
import { type CommandError, storageGuard } from './commands/command.ts';
import type { AppDatabase } from './database.ts';
import type { Result } from '../lib/result.ts';

/** A half-filled form, kept so that it survives a killed page. Never synced. */
export interface Draft {
  /** Which form, and of what: 'client:new', 'service:new:<client id>'. */
  readonly key: string;
  readonly value: Json;
  /** Device wall time, ISO 8601. */
  readonly saved_at: string;
}

/** Keeps what a form holds now under its key; the former value of that key is replaced. */
export const saveDraft = async (
  db: AppDatabase,
  key: string,
  value: Json,
): Promise<Result<undefined, CommandError>> =>
  await storageGuard(async () => {
    await db.rows.drafts.put({ key, value, saved_at: new Date().toISOString() });
  });

/** What was kept under a key; undefined when nothing was. */
export const loadDraft = async (db: AppDatabase, key: string): Promise<Json | undefined> =>
  (await db.rows.drafts.get(key))?.value;

/** Forgets a form that was sent or thrown away. */
export const clearDraft = async (db: AppDatabase, key: string): Promise<Result<undefined, CommandError>> =>
  await storageGuard(async () => {
    await db.rows.drafts.delete(key);
  });

/** The keys of all forms kept, newest first. */
export const listDraftKeys = async (db: AppDatabase): Promise<string[]> => {
  const drafts = await db.rows.drafts.toArray();
  return drafts.toSorted((a, b) => (a.saved_at < b.saved_at ? 1 : -1)).map(({ key }) => key);
};

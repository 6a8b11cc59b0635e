import type { Json } from '../sync/index.ts';
import { type CommandError, storageGuard } from './commands/command.ts';
import type { AppDatabase } from './database.ts';
import { areGivenUp, dropLastWords } from './last-words.ts';
import type { Result } from '../lib/result.ts';

/** A half-filled form, kept so that it survives a killed page. Never synced. */
export interface Draft {
  /** Which form, and of what: 'client:new', 'service:new:<client id>'. */
  readonly key: string;
  readonly value: Json;
  /** Device wall time, ISO 8601. */
  readonly saved_at: string;
}

const isGivenUp = (db: AppDatabase, key: string): boolean => areGivenUp(db.user_id, key);

/** Keeps what a form holds now under its key; the former value of that key, and its last words, are replaced. */
export const saveDraft = async (
  db: AppDatabase,
  key: string,
  value: Json,
): Promise<Result<undefined, CommandError>> => {
  if (isGivenUp(db, key)) dropLastWords(db.user_id, key);
  const kept = await storageGuard(async () => {
    await db.rows.drafts.put({ key, value, saved_at: new Date().toISOString() });
  });
  // Given up while it was written: the removal that follows takes the mark away.
  if (kept.ok && !isGivenUp(db, key)) dropLastWords(db.user_id, key);
  return kept;
};

/** What was kept under a key; undefined when nothing was, or when it was given up. */
export const loadDraft = async (db: AppDatabase, key: string): Promise<Json | undefined> =>
  isGivenUp(db, key) ? undefined : (await db.rows.drafts.get(key))?.value;

/** Forgets a form that was sent or thrown away; see `giveUpWords` for a page that may be closed before. */
export const clearDraft = async (db: AppDatabase, key: string): Promise<Result<undefined, CommandError>> => {
  const cleared = await storageGuard(async () => {
    await db.rows.drafts.delete(key);
  });
  if (cleared.ok && isGivenUp(db, key)) dropLastWords(db.user_id, key);
  return cleared;
};

/** The keys of all forms kept, newest first. */
export const listDraftKeys = async (db: AppDatabase): Promise<string[]> => {
  const drafts = await db.rows.drafts.toArray();
  const wanted = drafts.filter(({ key }) => !isGivenUp(db, key));
  return wanted.toSorted((a, b) => (a.saved_at < b.saved_at ? 1 : -1)).map(({ key }) => key);
};

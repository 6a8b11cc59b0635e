/** Drafts in the database: half-filled forms that survive a killed browser. Never synced. */
import type { Result } from '../../lib/result.ts';
import { type CommandError, storageGuard } from '../commands/command.ts';
import type { AppDatabase } from '../database/database.ts';
import { makingRoom } from '../photos/photo-cache.ts';
import { type Draft, type FilledDraft, isFilled, parseDraft } from './draft.ts';
import { dropDraftSync, listDraftsSync } from './sync-drafts.ts';

/**
 * Puts a version of a draft into the database unless a newer one is there; then its synchronous copy may go. On a full
 * device pictures the server has make room first (ST3).
 */
export const storeDraft = async (db: AppDatabase, draft: Draft): Promise<Result<undefined, CommandError>> => {
  const { drafts } = db.rows;
  const write = async (): Promise<void> =>
    await drafts.db.transaction('rw', drafts, async () => {
      const present = parseDraft(await drafts.get(draft.key));
      if (present === null || present.seq < draft.seq) await drafts.put(draft);
    });
  const stored = await storageGuard(async () => await makingRoom(db, write));
  if (stored.ok) dropDraftSync(db.user_id, draft);
  return stored;
};

/** The newer one of the two copies of each draft. */
export const newestVersions = (stored: readonly unknown[], sync: readonly Draft[]): readonly Draft[] => {
  const newest = new Map<string, Draft>();
  for (const draft of [...stored.map(parseDraft), ...sync]) {
    if (draft !== null && draft.seq > (newest.get(draft.key)?.seq ?? -1)) newest.set(draft.key, draft);
  }
  return [...newest.values()];
};

/** The newest version of every draft, oldest first, also of those that are not wanted any more. Throws when the database fails. */
export const listVersions = async (db: AppDatabase): Promise<readonly Draft[]> => {
  const newest = newestVersions(await db.rows.drafts.toArray(), listDraftsSync(db.user_id));
  return newest.toSorted((a, b) => (a.saved_at < b.saved_at ? -1 : 1));
};

/** Every draft that holds something, of this page and of others, oldest first. Throws when the database fails. */
export const listDrafts = async (db: AppDatabase): Promise<readonly FilledDraft[]> =>
  (await listVersions(db)).filter(isFilled);

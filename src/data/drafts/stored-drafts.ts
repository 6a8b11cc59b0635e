/** Drafts in the database: half-filled forms that survive a killed browser. Never synced. */
import { log } from '../../lib/logger.ts';
import type { Result } from '../../lib/result.ts';
import { type CommandError, storageGuard } from '../commands/command.ts';
import type { AppDatabase } from '../database/database.ts';
import { makingRoom } from '../photos/photo-cache.ts';
import { type Draft, type FilledDraft, isFilled, parseDraft } from './draft.ts';
import { dropDraftSync, listDraftsSync } from './sync-drafts.ts';

/** Forgets the synchronous copy and the worker's copy of a version that is stored; newer ones stay. */
export async function dropCopies(db: AppDatabase, { key, seq }: Draft): Promise<void> {
  dropDraftSync(db.user_id, { key, seq });
  if (db.draft_worker.drop({ key, seq })) return;
  const { typed_drafts } = db.rows;
  await typed_drafts
    .where('key')
    .equals(key)
    .filter((typed) => typed.seq <= seq)
    .delete();
}

/**
 * Puts a version of a draft into the database unless a newer one is there; then its synchronous copy and the worker's
 * may go. On a full device pictures the server has make room first (ST3).
 */
export const storeDraft = async (db: AppDatabase, draft: Draft): Promise<Result<undefined, CommandError>> => {
  const { drafts } = db.rows;
  const write = async (): Promise<void> =>
    await drafts.db.transaction('rw', drafts, async () => {
      const present = parseDraft(await drafts.get(draft.key));
      if (present === null || present.seq < draft.seq) await drafts.put(draft);
    });
  const stored = await storageGuard(async () => await makingRoom(db, write));
  if (stored.ok) await dropCopies(db, draft);
  return stored;
};

/** Logs that a draft could not be stored, unless its database was closed for good meanwhile. */
export const logUnstored =
  (db: AppDatabase) =>
  (error: unknown): void => {
    if (!db.page.is_over()) log.error('storing a draft failed', error);
  };

/** The newest one of the copies of each draft. */
export const newestVersions = (stored: readonly unknown[], sync: readonly Draft[]): readonly Draft[] => {
  const newest = new Map<string, Draft>();
  for (const draft of [...stored.map(parseDraft), ...sync]) {
    if (draft !== null && draft.seq > (newest.get(draft.key)?.seq ?? -1)) newest.set(draft.key, draft);
  }
  return [...newest.values()];
};

const oldestFirst = (drafts: readonly Draft[]): readonly Draft[] =>
  drafts.toSorted((a, b) => (a.saved_at < b.saved_at ? -1 : 1));

/** The newest version of every draft, oldest first, also of those that are not wanted any more. Throws when the database fails. */
export async function listVersions(db: AppDatabase): Promise<readonly Draft[]> {
  // Read before the other: a version leaves this store only when that one has it.
  const typed = await db.rows.typed_drafts.toArray();
  const stored = await db.rows.drafts.toArray();
  return oldestFirst(newestVersions([...typed, ...stored], listDraftsSync(db.user_id)));
}

/**
 * Every draft that holds something, of this page and of others, oldest first; a key that was pressed a moment ago may be
 * missing. For what is counted while somebody types: it leaves the worker's store alone. Throws when the database fails.
 */
export async function listDrafts(db: AppDatabase): Promise<readonly FilledDraft[]> {
  const stored = await db.rows.drafts.toArray();
  return oldestFirst(newestVersions(stored, listDraftsSync(db.user_id))).filter(isFilled);
}

/** Stores what the worker of a page had stored for it when that page was killed, so that it is counted. */
export async function storeTypedDrafts(db: AppDatabase): Promise<void> {
  for (const typed of await db.rows.typed_drafts.toArray()) {
    const draft = parseDraft(typed);
    if (draft !== null) await storeDraft(db, draft);
  }
}

/** Adopts drafts of pages that ended. The draft of a page that still lives is never taken over. */
import { log } from '../../lib/logger.ts';
import type { Json } from '../../sync/index.ts';
import { storageGuard } from '../commands/command.ts';
import type { AppDatabase } from '../database.ts';
import { type Draft, draftKey, type FilledDraft, isFilled, nextDraft } from './draft.ts';
import { aloneWithDrafts, livingPages, pageEnd } from './page-session.ts';
import { listDrafts, newestVersions, storeDraft } from './stored-drafts.ts';
import { dropDraftSync, listDraftsSync, saveDraftSync } from './sync-drafts.ts';

/** A page that reloads is gone in a moment; a living one is not waited for any longer. */
const END_PATIENCE_MS = 500;
/** localStorage reaches the disk seconds later: until then an old copy may come back after a killed browser. */
const SENT_KEPT_MS = 60 * 60 * 1000;

/** A broken database must not keep anybody from a form, nor from what localStorage holds. */
async function draftsNow(db: AppDatabase): Promise<readonly FilledDraft[]> {
  try {
    return await listDrafts(db);
  } catch (error) {
    log.error('reading drafts failed', error);
    return newestVersions([], listDraftsSync(db.user_id)).filter(isFilled);
  }
}

/** Drafts of a form whose page has ended, oldest first. */
async function orphansOf(db: AppDatabase, form: string): Promise<readonly FilledDraft[]> {
  const drafts = (await draftsNow(db)).filter((draft) => draft.form === form && draft.page !== db.page.id);
  const living = await livingPages(db.user_id, db.page);
  return drafts.filter(({ page }) => !living.has(page));
}

/** Writes one version to both places; where the database fails the first of them has it. */
async function keep(db: AppDatabase, draft: Draft): Promise<void> {
  saveDraftSync(db.user_id, draft);
  await storeDraft(db, draft).catch((error: unknown) => log.error('storing a draft failed', error));
}

/**
 * Says that another page's draft is not wanted any more. Should that page live after all (a tab that was duplicated),
 * its next version counts again.
 */
const retire = async (db: AppDatabase, { key, form, page, seq, saved_at }: FilledDraft): Promise<void> =>
  await keep(db, { key, form, page, seq: seq + 0.5, saved_at });

/** Takes away the marks of drafts that were sent long ago by pages that have ended. */
async function forgetSent(db: AppDatabase): Promise<void> {
  const living = await livingPages(db.user_id, db.page);
  const isOld = ({ page, saved_at }: Draft): boolean =>
    !living.has(page) && !(Date.now() - Date.parse(saved_at) < SENT_KEPT_MS);
  await storageGuard(async () => {
    const sent = (await db.rows.drafts.toArray()).filter((draft) => !isFilled(draft));
    for (const draft of sent) if (!living.has(draft.page)) dropDraftSync(db.user_id, draft);
    await db.rows.drafts.bulkDelete(sent.filter(isOld).map(({ key }) => key));
  });
}

/** Waits a moment for pages that hold a draft of this form and are about to end. */
async function awaitEnding(db: AppDatabase, form: string): Promise<void> {
  const living = await livingPages(db.user_id, db.page);
  const holders = (await draftsNow(db)).filter(({ page }) => page !== db.page.id && living.has(page));
  await Promise.all(
    holders
      .filter((draft) => draft.form === form)
      .map(async ({ page }) => await pageEnd(db.user_id, page, END_PATIENCE_MS)),
  );
}

/**
 * What this page holds of a form, else the newest (or `oldest`) that a page which ended left of it, which is this page's
 * from then on; undefined when there is neither. Further ones wait for the next time.
 */
export async function loadDraft(
  db: AppDatabase,
  form: string,
  which: 'newest' | 'oldest' = 'newest',
): Promise<Json | undefined> {
  const key = draftKey(db, form);
  const ownNow = async () => (await draftsNow(db)).find((draft) => draft.key === key)?.value;
  const own = await ownNow();
  if (own !== undefined) return own;
  await awaitEnding(db, form);
  return await aloneWithDrafts(db.user_id, async () => {
    await forgetSent(db).catch((error: unknown) => log.error('tidying drafts failed', error));
    const orphans = await orphansOf(db, form);
    const chosen = orphans.at(which === 'newest' ? -1 : 0);
    if (chosen === undefined) return await ownNow();
    const text = JSON.stringify(chosen.value);
    await keep(db, { ...nextDraft(db, form, chosen.value), saved_at: chosen.saved_at });
    for (const orphan of orphans) if (JSON.stringify(orphan.value) === text) await retire(db, orphan);
    return chosen.value;
  });
}

/** Forms of which a page that ended, or this one, holds a draft. */
export async function listAbandonedForms(db: AppDatabase): Promise<readonly string[]> {
  const living = await livingPages(db.user_id, db.page);
  const drafts = await draftsNow(db);
  const abandoned = drafts.filter(({ page }) => page === db.page.id || !living.has(page));
  return [...new Set(abandoned.map(({ form }) => form))];
}

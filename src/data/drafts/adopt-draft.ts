/** Adopts drafts of pages that ended. The draft of a page that still lives is never taken over. */
import { log } from '../../lib/logger.ts';
import { whenAtRest } from '../../lib/when-at-rest.ts';
import type { Json, KeptInput } from '../../sync/index.ts';
import { storageGuard } from '../commands/command.ts';
import type { AppDatabase } from '../database/database.ts';
import { type Draft, draftKey, type FilledDraft, isFilled, nextDraft } from './draft.ts';
import { aloneWithDrafts, livingPages, pageEnd } from './page-session.ts';
import { dropCopies, listVersions, logUnstored, newestVersions, storeDraft } from './stored-drafts.ts';
import { listDraftsSync, readDraftSync, saveDraftSync } from './sync-drafts.ts';

/** A page that reloads is gone in a moment; a living one is not waited for any longer. */
const END_TIMEOUT_MS = 500;
/** localStorage reaches the disk seconds later: until then an old copy may come back after a killed browser. */
const SENT_KEPT_MS = 60 * 60 * 1000;
const TIDY_WITHIN_MS = 5_000;

/** A broken database must not keep anybody from a form, nor from what localStorage holds. */
async function versionsNow(db: AppDatabase): Promise<readonly Draft[]> {
  try {
    return await listVersions(db);
  } catch (error) {
    // Closed for good, for another role or another person: nothing is taken over any more.
    if (db.page.is_over()) return [];
    log.error('reading drafts failed', error);
    return newestVersions([], listDraftsSync(db.user_id));
  }
}

const draftsNow = async (db: AppDatabase): Promise<readonly FilledDraft[]> =>
  (await versionsNow(db)).filter(isFilled);

/** Drafts of a form whose page has ended, oldest first. */
async function orphansOf(db: AppDatabase, form: string): Promise<readonly FilledDraft[]> {
  const drafts = (await draftsNow(db)).filter((draft) => draft.form === form && draft.page !== db.page.id);
  const living = await livingPages(db.user_id, db.page);
  return drafts.filter(({ page }) => !living.has(page));
}

/** Writes one version to both places unless a newer one is there; where the database fails the first of them has it. */
async function keep(db: AppDatabase, draft: Draft): Promise<void> {
  if (db.page.is_over()) return;
  const present = readDraftSync(db.user_id, draft.key);
  if (present === null || present.seq < draft.seq) saveDraftSync(db.user_id, draft);
  await storeDraft(db, draft).catch(logUnstored(db));
}

/**
 * The version that says that a draft is not wanted any more. Should its page live after all (a tab that was duplicated),
 * the next version of that page counts again.
 */
const retired = ({ key, form, page, seq, saved_at }: FilledDraft): Draft => ({
  key,
  form,
  page,
  seq: seq + 0.5,
  saved_at,
});

/** Says of a draft, in both places, that it is not wanted any more. */
export const retireDraft = async (db: AppDatabase, draft: FilledDraft): Promise<void> =>
  await keep(db, retired(draft));

/** Takes away the marks of drafts that were sent long ago by pages that have ended. */
async function forgetSent(db: AppDatabase): Promise<void> {
  const living = await livingPages(db.user_id, db.page);
  const isOld = ({ page, saved_at }: Draft): boolean =>
    !living.has(page) && !(Date.now() - Date.parse(saved_at) < SENT_KEPT_MS);
  await storageGuard(async () => {
    const sent = (await db.rows.drafts.toArray()).filter((draft) => !isFilled(draft));
    for (const draft of sent) if (!living.has(draft.page)) await dropCopies(db, draft);
    await db.rows.drafts.bulkDelete(sent.filter(isOld).map(({ key }) => key));
  });
}

const tidied = async (db: AppDatabase): Promise<void> => {
  await forgetSent(db).catch((error: unknown) => {
    if (!db.page.is_over()) log.error('tidying drafts failed', error);
  });
};

/** Waits a moment for pages that hold a draft of this form and are about to end. */
async function awaitEnding(db: AppDatabase, form: string): Promise<void> {
  const living = await livingPages(db.user_id, db.page);
  const holders = (await draftsNow(db)).filter(({ page }) => page !== db.page.id && living.has(page));
  await Promise.all(
    holders
      .filter((draft) => draft.form === form)
      .map(async ({ page }) => await pageEnd(db.user_id, page, END_TIMEOUT_MS)),
  );
}

/** A draft that was found, while no other page may take it over. */
export interface FoundDraft {
  readonly value: Json;
  /** ISO 8601. */
  readonly saved_at: string;
  /** For a command that stores the value: the draft goes in the same transaction (G2). */
  readonly sent: KeptInput;
}

/** Does something with a found draft; answers whether it is kept elsewhere now. */
type TakeDraft = (found: FoundDraft) => Promise<boolean>;

/** Offers what is found to `take`; versions of this page's own draft from `own_before_seq` on are not looked for. */
async function offerDraft(
  db: AppDatabase,
  form: string,
  take: TakeDraft,
  { which, own_before_seq }: { readonly which: 'newest' | 'oldest'; readonly own_before_seq: number },
): Promise<void> {
  const key = draftKey(db, form);
  // Read before the first wait: a key that is pressed meanwhile replaces it.
  const kept_when_asked = readDraftSync(db.user_id, key);
  const ownAmong = (versions: readonly Draft[]): FilledDraft | null => {
    const newest = versions.find((draft) => draft.key === key) ?? null;
    const own = newest !== null && newest.seq < own_before_seq ? newest : kept_when_asked;
    return own !== null && isFilled(own) ? own : null;
  };
  const offer = async (found: FilledDraft, alike: readonly FilledDraft[]): Promise<void> => {
    const sent: KeptInput = { store: 'drafts', key: found.key, left: retired(found) };
    if (!(await take({ value: found.value, saved_at: found.saved_at, sent }))) return;
    for (const draft of alike) await retireDraft(db, draft);
  };
  const versions = await versionsNow(db);
  const own = ownAmong(versions);
  if (own !== null) {
    await offer(own, [own]);
    return;
  }
  if (!versions.some((draft) => draft.form === form && isFilled(draft))) {
    // No page has a draft of this form, so the form opens without asking which pages live, and old drafts are tidied later.
    whenAtRest(() => void aloneWithDrafts(db.user_id, async () => await tidied(db)), TIDY_WITHIN_MS, 0);
    return;
  }
  await awaitEnding(db, form);
  await aloneWithDrafts(db.user_id, async () => {
    await tidied(db);
    const orphans = await orphansOf(db, form);
    const chosen = orphans.at(which === 'newest' ? -1 : 0);
    if (chosen === undefined) {
      const late = ownAmong(await versionsNow(db));
      if (late !== null) await offer(late, [late]);
      return;
    }
    const text = JSON.stringify(chosen.value);
    const alike = orphans.filter(({ value }) => JSON.stringify(value) === text);
    await offer(chosen, alike);
  });
}

/**
 * Finds what this page holds of a form, else the newest (or `oldest`) draft that a page which ended left of it, and
 * offers it to `take`, which answers whether it is kept elsewhere now: under this page's own draft, or stored. Only then
 * the found one goes, so a page that is killed before loses nothing. For a form that is open to typing meanwhile: what is
 * written under this page's own draft since is never what was found, and nothing is written over it.
 */
export const adoptDraft = async (
  db: AppDatabase,
  form: string,
  take: TakeDraft,
  which: 'newest' | 'oldest' = 'newest',
): Promise<void> => await offerDraft(db, form, take, { which, own_before_seq: db.page.next_seq() });

/**
 * What `adoptDraft` finds, which is this page's own draft from then on; undefined when there is none. For a form that
 * opens when this has answered; further drafts wait for the next time.
 */
export async function loadDraft(db: AppDatabase, form: string): Promise<Json | undefined> {
  let value: Json | undefined;
  const take: TakeDraft = async (found) => {
    ({ value } = found);
    if (found.sent.key === draftKey(db, form)) return false;
    await keep(db, { ...nextDraft(db, form, found.value), saved_at: found.saved_at });
    return true;
  };
  await offerDraft(db, form, take, { which: 'newest', own_before_seq: Number.POSITIVE_INFINITY });
  return value;
}

/** Forms of which a page that ended, or this one, holds a draft. */
export async function listAbandonedForms(db: AppDatabase): Promise<readonly string[]> {
  const living = await livingPages(db.user_id, db.page);
  const drafts = await draftsNow(db);
  const abandoned = drafts.filter(({ page }) => page === db.page.id || !living.has(page));
  return [...new Set(abandoned.map(({ form }) => form))];
}

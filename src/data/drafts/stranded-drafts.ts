/**
 * Drafts that no screen opens any more: their row was deleted, or what they were about is settled. They are listed, so
 * that a person can take the words along or throw them away.
 */
import * as v from 'valibot';
import { SITE_KINDS } from '../../domain/site-content.ts';
import type { AppDatabase } from '../database/database.ts';
import { conflictsOnField } from '../queries/conflicts.ts';
import { listSiteEntries } from '../queries/site-content.ts';
import { SYNCED_TABLES } from '../tables.ts';
import { retireDraft } from './adopt-draft.ts';
import type { FilledDraft } from './draft.ts';
import { livingPages } from './page-session.ts';
import { listDrafts } from './stored-drafts.ts';

export interface StrandedDraft {
  /** Key of the draft: the form and the page. */
  readonly key: string;
  /** What it was a form of, as the key of the form begins: 'client', 'service', 'site', 'rejected', 'conflict'. */
  readonly kind: string;
  /** ISO 8601. */
  readonly saved_at: string;
  /** The typed texts; `field` is null for a text that belongs to no field. */
  readonly texts: readonly { readonly field: string | null; readonly text: string }[];
}

const texts = v.record(v.string(), v.string());
const ofForm = v.object({ values: texts, base: v.nullish(v.object({ values: texts })) });
const ofText = v.object({ text: v.string() });

/** The texts of a draft that differ from what its form began with; a value of another build as it is stored. */
const textsOf = ({ value }: FilledDraft): StrandedDraft['texts'] => {
  const form = v.safeParse(ofForm, value);
  if (form.success) {
    const { values, base } = form.output;
    return Object.entries(values).flatMap(([field, text]) =>
      text === '' || text === base?.values[field] ? [] : [{ field, text }],
    );
  }
  const alone = v.safeParse(ofText, value);
  return [{ field: null, text: alone.success ? alone.output.text : JSON.stringify(value) }];
};

/** Whether a screen can open the form: what the form's key names is still there. */
const canOpen = async (db: AppDatabase, form: string): Promise<boolean> => {
  const [kind = '', second = '', ...rest] = form.split(':');
  const id = rest.at(-1) ?? second;
  if (id === 'new') return true;
  if (kind === 'rejected') {
    const rejected = await db.store.list_rejected();
    return rejected.some(({ mutation }) => mutation.id === id);
  }
  if (kind === 'conflict') {
    const open = await conflictsOnField(db, { table: second, row_id: id, field: rest[0] ?? '' });
    return open.length > 0;
  }
  const site_kind = kind === 'site' ? SITE_KINDS.find((one) => one === second) : undefined;
  if (site_kind !== undefined) return (await listSiteEntries(db, site_kind)).some((entry) => entry.id === id);
  const rows = await Promise.all(SYNCED_TABLES.map(async (table) => await db.rows[table].get(id)));
  return rows.some((row) => row !== undefined);
};

/**
 * The drafts of this page and of pages that ended that no screen opens any more, oldest first; those of forms that stand
 * open (`isOpen`, by the key of the form) are none. Of a device that has fetched everything: rows that are still to come
 * count as deleted.
 */
export async function listStrandedDrafts(
  db: AppDatabase,
  isOpen: (form: string) => boolean,
): Promise<readonly StrandedDraft[]> {
  const drafts = await listDrafts(db);
  if (drafts.length === 0) return [];
  const living = await livingPages(db.user_id, db.page);
  const found: StrandedDraft[] = [];
  for (const draft of drafts) {
    const { key, form, page, saved_at } = draft;
    if (isOpen(form) || (page !== db.page.id && living.has(page)) || (await canOpen(db, form))) continue;
    const words = textsOf(draft);
    if (words.length > 0) found.push({ key, kind: form.split(':')[0] ?? '', saved_at, texts: words });
  }
  return found;
}

/** Throws a listed draft away for good. */
export async function discardStrandedDraft(db: AppDatabase, key: string): Promise<void> {
  const found = (await listDrafts(db)).find((draft) => draft.key === key);
  if (found !== undefined) await retireDraft(db, found);
}

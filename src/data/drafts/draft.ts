/**
 * A draft: what a page holds of one form that is not saved yet. It is kept twice, at once in localStorage
 * (`sync-drafts.ts`) and a moment later in the database (`stored-drafts.ts`); of the two the higher `seq` counts. A
 * draft that was sent or thrown away leaves a version without a value, so that an older copy never comes back.
 */
import * as v from 'valibot';
import type { Json, KeptInput } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';

export interface Draft {
  /** The form and the page: `<form>@<page>`. */
  readonly key: string;
  /** Which form, and of what: 'client:new', 'service:new:<client id>'. */
  readonly form: string;
  /** The id of the page it was typed in. */
  readonly page: string;
  /** Rises with every version of this page's draft. */
  readonly seq: number;
  /** Undefined when it was sent or thrown away. */
  readonly value?: Json | undefined;
  /** Device wall time, ISO 8601. */
  readonly saved_at: string;
}

/** A draft that holds something. */
export interface FilledDraft extends Draft {
  readonly value: Json;
}

const json = v.custom<Json>((value) => value !== undefined);
const draft = v.object({
  key: v.string(),
  form: v.string(),
  page: v.string(),
  seq: v.pipe(v.number(), v.finite()),
  value: v.optional(json),
  saved_at: v.string(),
});

/** Reads a kept draft; null when it makes no sense. */
export function parseDraft(found: unknown): Draft | null {
  const parsed = v.safeParse(draft, found);
  return parsed.success ? parsed.output : null;
}

export const isFilled = (found: Draft): found is FilledDraft => found.value !== undefined;

/** The key of this page's draft of a form. */
export const draftKey = (db: Pick<AppDatabase, 'page'>, form: string): string => `${form}@${db.page.id}`;

/** The form a key belongs to. */
export const formOf = (key: string): string => key.slice(0, key.lastIndexOf('@'));

/** The next version of this page's draft of a form; without a value it says that the draft is not wanted any more. */
export const nextDraft = (db: Pick<AppDatabase, 'page'>, form: string, value?: Json): Draft => ({
  key: draftKey(db, form),
  form,
  page: db.page.id,
  seq: db.page.next_seq(),
  ...(value === undefined ? {} : { value }),
  saved_at: new Date().toISOString(),
});

/**
 * What the transaction that stores a form does with its draft (G2): the version it leaves says that the draft was sent,
 * also to a copy that is still being written to the database.
 */
export const sentDraft = (db: Pick<AppDatabase, 'page'>, form: string): KeptInput => {
  const left = nextDraft(db, form);
  return { store: 'drafts', key: left.key, left };
};

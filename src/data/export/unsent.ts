import type { IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { type Json, rowKey } from '../../sync/index.ts';
import { formOf, isFilled, parseDraft } from '../drafts/draft.ts';
import { newestVersions } from '../drafts/stored-drafts.ts';
import { listDraftsSync, readDraftSync } from '../drafts/sync-drafts.ts';
import { PARENTS, SYNCED_TABLES } from '../tables.ts';
import { openRaw, readAllRaw, readRaw } from './raw-database.ts';
import { type ExportedPhoto, readUnsentPhotos } from './unsent-photos.ts';

const PARTS = ['outbox', 'rejected', 'drafts'] as const;
/** What of a person's unsent work lies in stores of its own. */
export type UnsentPart = (typeof PARTS)[number] | 'photos';

/** A form that stands open, as it is on the screen. */
export interface OpenForm {
  /** Which form, and of what: the key of its draft. */
  readonly form: string;
  readonly values: Json;
}

/** Everything of a user that stands on this device only, as far as it could be read. */
export interface UnsentWork {
  /** Changes that wait, in the order of sending (`OutboxEntry`). */
  readonly outbox: readonly unknown[];
  /** Changes the server rejected, oldest first (`RejectedEntry`). */
  readonly rejected: readonly unknown[];
  /** Half-filled forms (`Draft`). */
  readonly drafts: readonly unknown[];
  /** Half-filled forms as localStorage has them, by key: newer than those of the database where both are there. */
  readonly pagehide_drafts: Readonly<Record<string, unknown>>;
  /** Pictures the server has not confirmed; absent when they were not asked for. */
  readonly photos?: readonly ExportedPhoto[];
  /** By 'table/id': the rows those changes and pictures belong to and their clients, so that a reader knows whom it is about. */
  readonly rows: Readonly<Record<string, unknown>>;
  /** Parts that could not be read: there may be more than stands here. */
  readonly unreadable: readonly UnsentPart[];
}

const text = v.pipe(v.string(), v.nonEmpty());
const columns = v.record(v.string(), v.unknown());
const change = v.object({
  mutation: v.object({ table: text, row_id: text, set: v.optional(columns, {}) }),
});

/** The parent of a row, as far as the row or a change of it names it. */
const parentOf = (table: string, ...found: readonly unknown[]): { table: string; id: string } | null => {
  const parent = PARENTS[table];
  if (!parent) return null;
  for (const row of found) {
    const parsed = v.safeParse(v.object({ [parent.column]: text }), row);
    const id = parsed.success ? parsed.output[parent.column] : undefined;
    if (id !== undefined) return { table: parent.table, id };
  }
  return null;
};

/** Reads the newer one of the two stored versions of each draft; null when there may be more. */
async function readDrafts(database: IDBPDatabase): Promise<readonly unknown[] | null> {
  // A database of an earlier build has the first only.
  const has_typed = database.objectStoreNames.contains('typed_drafts');
  const typed = has_typed ? await readAllRaw(database, 'typed_drafts') : [];
  const stored = await readAllRaw(database, 'drafts');
  if (typed === null || stored === null) return null;
  const newest = newestVersions([...typed, ...stored], []);
  return [...stored.filter((found) => parseDraft(found) === null), ...newest];
}

/** Whether a stored draft holds something, and was not thrown away since on a page that closed at once. */
const isWanted =
  (user_id: string) =>
  (found: unknown): boolean => {
    const draft = parseDraft(found);
    if (draft === null) return true;
    const kept = readDraftSync(user_id, draft.key);
    return isFilled(kept !== null && kept.seq > draft.seq ? kept : draft);
  };

const formIn = (found: unknown): string => parseDraft(found)?.form ?? '';

/** The id at the end of a form's name: 'client:edit:<id>', 'service:new:<client id>'. */
const idIn = (form: string): string => form.split(':').at(-1) ?? '';

interface About {
  readonly entries: readonly unknown[];
  readonly forms?: readonly string[];
  readonly photos?: readonly ExportedPhoto[];
}

/** The rows these are about, with all above them. */
async function rowsOf(
  database: IDBPDatabase,
  { entries, forms = [], photos = [] }: About,
): Promise<Record<string, unknown>> {
  const known: ReadonlySet<string> = new Set(SYNCED_TABLES);
  const rows: Record<string, unknown> = {};
  const look = async (table: string, id: string): Promise<unknown> => {
    const key = rowKey(table, id);
    if (known.has(table) && !(key in rows)) {
      const row = await readRaw(database, table, id);
      if (row !== null) rows[key] = row;
    }
    return rows[key] ?? null;
  };
  const lookUp = async (table: string, id: string, set: unknown): Promise<void> => {
    const parent = parentOf(table, await look(table, id), set);
    if (parent) await lookUp(parent.table, parent.id, null);
  };
  for (const entry of entries) {
    const parsed = v.safeParse(change, entry);
    if (!parsed.success) continue;
    const { table, row_id, set } = parsed.output.mutation;
    await lookUp(table, row_id, set);
  }
  for (const { key, row_id, service_record_id } of photos) {
    await lookUp(key.slice(0, -rowKey('', row_id).length), row_id, { service_record_id });
  }
  for (const id of forms.map(idIn)) {
    for (const table of SYNCED_TABLES) await lookUp(table, id, null);
  }
  return rows;
}

function pagehideDraftsOf(user_id: string): Record<string, unknown> {
  const drafts = listDraftsSync(user_id).filter(isFilled);
  return Object.fromEntries(drafts.map(({ key, value }) => [key, value]));
}

export interface UnsentFilter {
  /** Forms on the screen: the rows they are about come along. */
  readonly open_forms?: readonly OpenForm[];
  /** Only these rejected mutations, with the changes that depend on them; everything when not given. */
  readonly only_rejected?: readonly string[];
  /** Pictures too: with their bytes, or only by name; none when not given. */
  readonly photos?: 'with_bytes' | 'named';
}

const seqOf = (entry: unknown): number => {
  const found = v.safeParse(v.object({ seq: v.number() }), entry);
  return found.success ? found.output.seq : 0;
};

/** The rejected changes asked for, and what was rejected because of them. */
const rejectedGroup = (rejected: readonly unknown[], ids: readonly string[]): readonly unknown[] =>
  rejected.filter((entry) => {
    const found = v.safeParse(v.object({ id: text, blocked_by: v.optional(text) }), entry);
    if (!found.success) return false;
    const { id, blocked_by } = found.output;
    return ids.includes(id) || (blocked_by !== undefined && ids.includes(blocked_by));
  });

/**
 * Reads everything of a user that has not reached the server: pending and rejected changes with the rows they belong
 * to, half-filled forms, and pictures when asked for. Works on a database that is broken, closed or of another build,
 * as far as it still answers; never throws and changes nothing (ST1).
 */
export const exportUnsent = async (
  { user_id }: { readonly user_id: string },
  filter: UnsentFilter = {},
): Promise<UnsentWork> => {
  const { open_forms = [], only_rejected, photos: asked_photos } = filter;
  const pagehide_drafts = pagehideDraftsOf(user_id);
  const found =
    asked_photos === undefined
      ? []
      : await readUnsentPhotos(user_id, { with_bytes: asked_photos === 'with_bytes' });
  const photos = found ?? [];
  const with_photos = asked_photos === undefined ? {} : { photos };
  const lost_photos: readonly UnsentPart[] = found === null ? ['photos'] : [];
  const database = await openRaw(user_id);
  if (database === null) {
    const unreadable = [...PARTS, ...lost_photos];
    return { outbox: [], rejected: [], drafts: [], rows: {}, pagehide_drafts, ...with_photos, unreadable };
  }
  try {
    const [outbox, unsorted, kept] = await Promise.all([
      readAllRaw(database, 'outbox'),
      readAllRaw(database, 'rejected'),
      readDrafts(database),
    ]);
    const rejected = unsorted?.toSorted((a, b) => seqOf(a) - seqOf(b)) ?? null;
    const drafts = kept?.filter(isWanted(user_id)) ?? null;
    const read = { outbox, rejected, drafts };
    if (only_rejected !== undefined) {
      const entries = rejectedGroup(rejected ?? [], only_rejected);
      const rows = await rowsOf(database, { entries });
      const unreadable = PARTS.filter((part) => part === 'rejected' && rejected === null);
      return { outbox: [], rejected: entries, drafts: [], rows, pagehide_drafts: {}, unreadable };
    }
    const forms = [
      ...(drafts ?? []).map(formIn),
      ...open_forms.map(({ form }) => form),
      ...Object.keys(pagehide_drafts).map(formOf),
    ];
    return {
      outbox: outbox ?? [],
      rejected: rejected ?? [],
      drafts: drafts ?? [],
      rows: await rowsOf(database, { entries: [...(rejected ?? []), ...(outbox ?? [])], forms, photos }),
      pagehide_drafts,
      ...with_photos,
      unreadable: [...PARTS.filter((part) => read[part] === null), ...lost_photos],
    };
  } finally {
    database.close();
  }
};

import type { Json } from '../../sync/index.ts';
import { rowKey } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { type ConflictItem, conflictsOnField } from './conflicts.ts';
import type { NotedTable, RowOf } from '../tables.ts';
import { localHistory } from './local-history.ts';

/** Two versions of a row's notes, one of them this person's (G4). */
export interface NotesVersions {
  /** The text of this person, which the field shows whatever the row holds. */
  readonly own: string;
  /** Every version, the row's own text among them. */
  readonly texts: readonly string[];
  /** The conflict that a choice settles; null until this device has fetched it. */
  readonly item: ConflictItem | null;
}

/** The notes of a row as their field shows them. */
export interface NotesOfRow {
  /** The text of the row. */
  readonly text: string;
  readonly rev: number;
  readonly versions: NotesVersions | null;
}

const FIELD = 'notes';

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** This person's change of the notes that the server has not seen yet stands in the row. */
const isPending = async (db: AppDatabase, table: NotedTable, row_id: string): Promise<boolean> => {
  const pending = await db.rows.outbox.where('touches').equals(rowKey(table, row_id)).toArray();
  return pending.some(({ mutation }) => mutation.row_id === row_id && FIELD in mutation.set);
};

/** The notes this device saved last, as far as it still knows: pending, refused, or sent; null when it knows of none. */
export const lastSavedNotes = async (
  db: AppDatabase,
  table: NotedTable,
  row_id: string,
): Promise<string | null> => {
  const history = await localHistory(db, table, row_id);
  const latest = history.find(({ changes }) => FIELD in changes);
  return latest === undefined ? null : textOf(latest.changes[FIELD]?.new);
};

const versionOf = ({ versions }: ConflictItem, kind: 'kept' | 'lost') =>
  versions.find((version) => version.kind === kind);

/** Whether this person's text lost to somebody else's. */
const hasOwnLost = (item: ConflictItem): boolean =>
  versionOf(item, 'lost')?.author === 'self' && versionOf(item, 'kept')?.author !== 'self';

/** The choice shown at the notes: about this person's newest text that lost, else the first they have a part in. */
const versionsIn = (
  items: readonly ConflictItem[],
  text: string,
  is_text_own: boolean,
): NotesVersions | null => {
  const item =
    items.findLast(hasOwnLost) ??
    items.find(({ versions }) => versions.some(({ author }) => author === 'self'));
  if (item === undefined) return null;
  const is_later_own = versionOf(item, 'kept')?.stands === false && is_text_own;
  const own = hasOwnLost(item) && !is_later_own ? textOf(versionOf(item, 'lost')?.values[FIELD]) : text;
  return { own, item, texts: [text, ...item.versions.map(({ values }) => textOf(values[FIELD]))] };
};

/**
 * A text of this person that lost by the last answer, before its conflict was fetched: the answer alone takes it from the
 * row, and it must not go from the screen meanwhile.
 */
const lostByAnswer = async (
  db: AppDatabase,
  table: NotedTable,
  row_id: string,
  text: string,
): Promise<NotesVersions | null> => {
  const journal = await db.store.list_journal({ table, row_id });
  const latest = journal.find(({ mutation }) => FIELD in mutation.set);
  if (latest?.status !== 'conflict' || Object.keys(latest.mutation.set).length > 1) return null;
  const own = textOf(latest.mutation.set[FIELD]);
  if (own === text) return null;
  const known = await db.rows.conflicts.filter(({ mutation_id }) => mutation_id === latest.id).count();
  return known > 0 ? null : { own, item: null, texts: [text, own] };
};

/**
 * The notes of a row, with the versions this person has a part in while they are open; null when the row is gone.
 * The row is read first: what took a text from it is known by then.
 */
export const readNotes = async (
  db: AppDatabase,
  table: NotedTable,
  row_id: string,
): Promise<NotesOfRow | null> => {
  const row: RowOf<NotedTable> | undefined = await db.rows[table].get(row_id);
  if (row === undefined) return null;
  const text = row.notes ?? '';
  const is_pending = await isPending(db, table, row_id);
  const lost = is_pending ? null : await lostByAnswer(db, table, row_id, text);
  const items = await conflictsOnField(db, { table, row_id, field: FIELD });
  const is_text_own = is_pending || row.updated_by === db.user_id;
  const versions = items.length === 0 ? lost : versionsIn(items, text, is_text_own);
  return { text, rev: row.rev, versions };
};

import { comparePlain } from '../../lib/compare.ts';
import { type Json, type OutboxEntry, rowKey, splitRowKey } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { isSynced, PARENTS, type SyncedTable } from '../tables.ts';
import { rowsBelow } from './related-rows.ts';

/** A change of a row that this person made on this device. */
export interface LocalHistoryEntry {
  /** Id of its mutation. */
  readonly id: string;
  /** Of a row that belongs to the one that was asked about: its table. */
  readonly table?: string;
  readonly op: 'insert' | 'update' | 'delete';
  /** `pending` (not acknowledged yet), `rejected` (refused by the server), `sent`. */
  readonly state: 'pending' | 'rejected' | 'sent';
  /** Device wall time, ISO 8601. */
  readonly made_at: string;
  /** When the server acknowledged it, by its clock, ISO 8601; null as long as it has not. */
  readonly arrived_at: string | null;
  /** Columns with the value before and after; none for a delete. */
  readonly changes: Readonly<Record<string, { readonly old: Json; readonly new: Json }>>;
}

const OPS = { put: 'insert', patch: 'update', delete: 'delete' } as const;

const entryOf = (
  { mutation, before, made_at }: Pick<OutboxEntry, 'mutation' | 'before' | 'made_at'>,
  state: LocalHistoryEntry['state'],
  arrived_at: string | null,
  asked_table: string,
): LocalHistoryEntry => ({
  id: mutation.id,
  ...(mutation.table === asked_table ? {} : { table: mutation.table }),
  op: OPS[mutation.op],
  state,
  made_at: mutation.made_at ?? made_at,
  arrived_at,
  changes: Object.fromEntries(
    Object.entries(mutation.set)
      .filter(([, value]) => mutation.op !== 'put' || value !== null)
      .map(([field, value]) => [field, { old: before[field] ?? null, new: value }]),
  ),
});

/** Rows of these tables that belong to a row, by key: those on this device, and those whose insert waits or was refused. */
const keysBelow = async (
  db: AppDatabase,
  { table, row_id }: { readonly table: string; readonly row_id: string },
  below: readonly SyncedTable[],
  unsent: readonly Pick<OutboxEntry, 'mutation'>[],
): Promise<readonly string[]> => {
  if (below.length === 0 || !isSynced(table)) return [];
  const found = await rowsBelow(db, table, [row_id]);
  return below.flatMap((child) => [
    ...(found[child] ?? []).map((id) => rowKey(child, id)),
    ...unsent.flatMap(({ mutation }) =>
      mutation.table === child && mutation.set[PARENTS[child]?.column ?? ''] === row_id
        ? [rowKey(child, mutation.row_id)]
        : [],
    ),
  ]);
};

/**
 * The part of a row's history that is on this device, newest first: this person's changes that are pending, rejected, or
 * were acknowledged in the last 30 days. What others did stands on the server.
 * @param below tables whose rows are told with the row they belong to
 */
export const localHistory = async (
  db: AppDatabase,
  table: string,
  row_id: string,
  below: readonly SyncedTable[] = [],
): Promise<LocalHistoryEntry[]> => {
  const [outbox, refused] = [await db.store.list_outbox(), await db.store.list_rejected()];
  const keys = new Set([
    rowKey(table, row_id),
    ...(await keysBelow(db, { table, row_id }, below, [...outbox, ...refused])),
  ]);
  const ofRows = <T extends Pick<OutboxEntry, 'mutation'>>(entries: readonly T[]): T[] =>
    entries.filter(({ mutation }) => keys.has(rowKey(mutation.table, mutation.row_id)));
  const journal = await Promise.all(
    [...keys].map(async (key) => {
      const { table: of_table, id } = splitRowKey(key);
      return await db.store.list_journal({ table: of_table, row_id: id });
    }),
  );
  return [
    ...ofRows(outbox).map((entry) => entryOf(entry, 'pending', null, table)),
    ...ofRows(refused).map((entry) => entryOf(entry, 'rejected', null, table)),
    ...journal.flat().map((entry) => entryOf(entry, 'sent', entry.at, table)),
  ].toSorted((a, b) => comparePlain(b.made_at, a.made_at));
};

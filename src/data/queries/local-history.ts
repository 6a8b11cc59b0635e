import { comparePlain } from '../../lib/compare.ts';
import type { Json, OutboxEntry } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';

/** A change of a row that this person made on this device. */
export interface LocalHistoryEntry {
  /** Id of its mutation. */
  readonly id: string;
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
): LocalHistoryEntry => ({
  id: mutation.id,
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

/**
 * The part of a row's history that is on this device, newest first: this person's changes that are pending, rejected, or
 * were acknowledged in the last 30 days. What others did stands on the server.
 */
export const localHistory = async (
  db: AppDatabase,
  table: string,
  row_id: string,
): Promise<LocalHistoryEntry[]> => {
  const of_row = <T extends Pick<OutboxEntry, 'mutation'>>(entries: readonly T[]): T[] =>
    entries.filter(({ mutation }) => mutation.table === table && mutation.row_id === row_id);
  const [pending, rejected, journal] = [
    of_row(await db.store.list_outbox()),
    of_row(await db.store.list_rejected()),
    await db.store.list_journal({ table, row_id }),
  ];
  return [
    ...pending.map((entry) => entryOf(entry, 'pending', null)),
    ...rejected.map((entry) => entryOf(entry, 'rejected', null)),
    ...journal.map((entry) => entryOf(entry, 'sent', entry.at)),
  ].toSorted((a, b) => comparePlain(b.made_at, a.made_at));
};

/**
 * What this device last showed of rows that are gone, kept only while this person's unsent work hangs on them: they name
 * it, and a new row can be made of them. With the last change that hangs on a row its values go (S5).
 */
import type { Transaction } from 'dexie';
import {
  type OutboxEntry,
  type RowObserver,
  rowKey,
  type StoredRejected,
  type SyncRow,
} from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { isSynced, PARENTS } from '../tables.ts';

/** A row as it stood on the screens before it went, the person's own changes in it. */
export interface LastKnownRow {
  /** 'table/id'. */
  readonly key: string;
  readonly row: SyncRow;
}

/** What the answers below are read from: a transaction, or the database itself. */
type Tables = Pick<Transaction, 'table'>;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A row whose columns tell what it belongs to. */
interface Wanted {
  readonly table: string;
  readonly id: string;
  readonly set?: Readonly<Record<string, unknown>>;
}

/** Keys of the rows that unsent changes are about, and of all those these belong to. */
async function keysInUse(tables: Tables, gone: ReadonlyMap<string, SyncRow>): Promise<ReadonlySet<string>> {
  const lists = await Promise.all(
    ['outbox', 'rejected'].map((store) => tables.table<OutboxEntry>(store).toArray()),
  );
  const entries = lists.flat().filter(({ mutation }) => mutation.op !== 'delete');
  const keys = new Set<string>();
  // An insert that waits or was rejected holds its own row.
  const inserted = new Set(
    entries.flatMap(({ mutation: { op, table, row_id } }) => (op === 'put' ? [rowKey(table, row_id)] : [])),
  );
  let latest: readonly Wanted[] = entries.map(({ mutation: { table, row_id: id, set } }) => ({
    table,
    id,
    set,
  }));
  while (latest.length > 0) {
    const above: Wanted[] = [];
    for (const [table, of_table] of Map.groupBy(latest, (one) => one.table)) {
      for (const { id } of of_table) keys.add(rowKey(table, id));
      const parent = PARENTS[table];
      if (parent === undefined) continue;
      const ids = of_table.map(({ id }) => id);
      const [here, kept] = await Promise.all([
        tables.table<SyncRow, string>(table).bulkGet(ids),
        tables.table<LastKnownRow, string>('last_known').bulkGet(ids.map((id) => rowKey(table, id))),
      ]);
      for (const [index, { id, set }] of of_table.entries()) {
        const row = gone.get(rowKey(table, id)) ?? here[index] ?? kept[index]?.row;
        const of_row = textOf(row?.[parent.column]);
        for (const parent_id of new Set([of_row, textOf(set?.[parent.column])])) {
          if (parent_id !== null && !keys.has(rowKey(parent.table, parent_id))) {
            above.push({ table: parent.table, id: parent_id });
          }
        }
      }
    }
    latest = above;
  }
  return new Set([...keys].filter((key) => !inserted.has(key)));
}

/** Keeps what goes from the screens while unsent work hangs on it, in the transaction in which it goes. */
export const lastKnownObserver: RowObserver = {
  stores: ['last_known'],
  on_rows: async (tx, changes) => {
    const gone = new Map(
      changes.flatMap(({ table, id, before, after }) =>
        before !== null && after === null ? [[rowKey(table, id), before] as const] : [],
      ),
    );
    if (gone.size === 0) return;
    const in_use = await keysInUse(tx, gone);
    const deleted_here = await tx
      .table<StoredRejected>('outbox')
      .where('touches')
      .anyOf([...gone.keys()])
      .toArray();
    for (const { mutation, touches } of deleted_here) {
      if (mutation.op === 'delete') for (const key of touches) gone.delete(key);
    }
    const kept = [...gone].flatMap(([key, row]) => (in_use.has(key) ? [{ key, row }] : []));
    if (kept.length > 0) await tx.table<LastKnownRow, string>('last_known').bulkPut(kept);
  },
};

/** Forgets what no unsent change hangs on any more. */
export const forgetLastKnown = async (db: AppDatabase): Promise<void> => {
  const { last_known, outbox, rejected } = db.rows;
  if ((await last_known.count()) === 0) return;
  // Every row that belongs to another is read for what it belongs to.
  const children = Object.keys(PARENTS).filter(isSynced);
  const tables = [last_known, outbox, rejected, ...children.map((table) => db.rows[table])];
  await last_known.db.transaction('rw', tables, async (tx) => {
    const keys = await last_known.toCollection().primaryKeys();
    if (keys.length === 0) return;
    const in_use = await keysInUse(tx, new Map());
    await last_known.bulkDelete(keys.filter((key) => !in_use.has(key)));
  });
};

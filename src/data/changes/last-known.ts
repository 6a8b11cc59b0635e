/**
 * What this device last showed of rows that are gone, kept only while this person's unsent work hangs on them: they name
 * it, and a new row can be made of them. With the last change that hangs on a row its values go (S5).
 */
import { Dexie, type Transaction, type WhereClause } from 'dexie';
import {
  OWN_ROW,
  type OutboxEntry,
  type RowObserver,
  rowKey,
  splitRowKey,
  type StoredRejected,
  type StoredTombstone,
  type SyncRow,
} from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import type { Columns } from '../entities/entity.ts';
import { BOOKKEEPING, entityOf, isSynced, PARENTS, SYNCED_TABLES } from '../tables.ts';

/** A row as it stood on the screens before it went, the person's own changes in it. */
export interface LastKnownRow {
  /** 'table/id'. */
  readonly key: string;
  readonly row: SyncRow;
}

/** The source of the reads below: a transaction, or the database itself. */
type Tables = Pick<Transaction, 'table'>;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A row whose columns tell what it belongs to. */
interface Wanted {
  readonly table: string;
  readonly id: string;
  readonly set?: Readonly<Record<string, unknown>>;
}

/** Unsent changes of these rows and of the tables below them, by their index: an article that waits is not read for a client. */
async function entriesOn(tables: Tables, keys: readonly string[]): Promise<readonly OutboxEntry[]> {
  const rows = keys.map(splitRowKey);
  const below = new Set<string>();
  // Children come after their parents.
  for (const table of SYNCED_TABLES) {
    const parent = PARENTS[table]?.table;
    if (parent !== undefined && (below.has(parent) || rows.some((row) => row.table === parent)))
      below.add(table);
  }
  const own = rows.flatMap(({ table, id }) => (below.has(table) ? [] : [[table, id]]));
  const reads = ['outbox', 'rejected'].flatMap((store) => {
    const by_row = (): WhereClause<OutboxEntry> => tables.table<OutboxEntry>(store).where(OWN_ROW);
    return [
      ...(own.length > 0 ? [by_row().anyOf(own).toArray()] : []),
      ...[...below].map((table) => by_row().between([table, Dexie.minKey], [table, Dexie.maxKey]).toArray()),
    ];
  });
  return (await Promise.all(reads)).flat();
}

/**
 * Of these keys those of rows that unsent changes are about, or that what these are about belongs to.
 * @param gone rows that go from the screens, by key
 */
async function keysInUse(
  tables: Tables,
  asked: readonly string[],
  gone: ReadonlyMap<string, SyncRow>,
): Promise<ReadonlySet<string>> {
  const entries = (await entriesOn(tables, asked)).filter(({ mutation }) => mutation.op !== 'delete');
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

/** Of a row out of this person's sight only what names it is kept, and what it belongs to (PL23). */
function namesOnly(table: string, row: SyncRow): SyncRow {
  const { naming, parent } = entityOf(table) ?? {};
  const kept = new Set([...BOOKKEEPING, ...(parent ? [parent.column] : [])]);
  if (naming?.by === 'parent') for (const column of naming.details) kept.add(column);
  if (naming?.by === 'picture') kept.add(naming.column);
  if (naming?.by === 'own') {
    // The name is made of whichever columns its function reads.
    const noticed = new Proxy<Columns>(row, {
      get: (columns, column) => {
        if (typeof column !== 'string') return undefined;
        kept.add(column);
        return columns[column];
      },
    });
    naming.name(noticed);
  }
  const { id, rev, created_at, updated_at, updated_by, deleted_at } = row;
  const named = Object.fromEntries(Object.entries(row).filter(([column]) => kept.has(column)));
  return { ...named, id, rev, created_at, updated_at, updated_by, deleted_at };
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
    const in_use = await keysInUse(tx, [...gone.keys()], gone);
    const deleted_here = await tx
      .table<StoredRejected>('outbox')
      .where('touches')
      .anyOf([...gone.keys()])
      .toArray();
    for (const { mutation, touches } of deleted_here) {
      if (mutation.op === 'delete') for (const key of touches) gone.delete(key);
    }
    const keys = [...gone.keys()].filter((key) => in_use.has(key));
    const tombstones = await tx.table<StoredTombstone, string>('tombstones').bulkGet(keys);
    const kept = keys.flatMap((key, index) => {
      const row = gone.get(key);
      if (row === undefined) return [];
      return [{ key, row: tombstones[index]?.withdrawn ? namesOnly(splitRowKey(key).table, row) : row }];
    });
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
    const in_use = await keysInUse(tx, keys, new Map());
    await last_known.bulkDelete(keys.filter((key) => !in_use.has(key)));
  });
};

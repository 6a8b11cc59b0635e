/** Rows of the server that have no change on this device: written as they come, with their tombstones. */
import type { Table, Transaction } from 'dexie';
import type { Incoming } from '../../core/incoming.ts';
import { rowKey } from '../../core/row-key.ts';
import type { SyncRow } from '../../protocol.ts';
import type { RowChange } from '../../store-port.ts';
import type { StoredTombstone } from './schema.ts';
import { isNews, type RevGuard, tombstoneOf } from './view.ts';

/** Tombstones by row key. */
type Tombstones = ReadonlyMap<string, StoredTombstone>;

/** Tombstones of the given rows, possibly of others too; one read when there are few of them. */
export async function tombstonesOf(tx: Transaction, keys: readonly string[]): Promise<Tombstones> {
  const tombstones = tx.table<StoredTombstone, string>('tombstones');
  const count = await tombstones.count();
  if (count === 0) return new Map();
  const found = count <= keys.length ? await tombstones.toArray() : await tombstones.bulkGet([...keys]);
  return new Map(found.flatMap((one) => (one === undefined ? [] : [[one.key, one]])));
}

const isBulkError = (error: unknown): error is Error & { failuresByPos: Record<number, Error> } =>
  error instanceof Error && error.name === 'BulkError' && 'failuresByPos' in error;

/** Positions of rows that were there already; any other failure is one. */
function takenPositions(error: unknown): readonly number[] {
  if (!isBulkError(error)) throw error;
  const failures = Object.entries(error.failuresByPos);
  const other = failures.find(([, failure]) => failure.name !== 'ConstraintError');
  if (other !== undefined) throw other[1];
  return failures.map(([position]) => Number(position));
}

/** Handing rows to the disk costs the page's own time: after so many a key that was pressed meanwhile is drawn. */
const ADDED_AT_ONCE = 200;

/**
 * Adds rows without looking each up first; answers the positions of those that were there already. While the disk writes some,
 * the next ones are handed to it.
 */
async function addAll(table: Table<SyncRow, string>, rows: readonly SyncRow[]): Promise<readonly number[]> {
  const add = async (from: number): Promise<readonly number[]> => {
    // Caught at once: Dexie reports a rejection that finds no listener in the same tick.
    const result = await table.bulkAdd(rows.slice(from, from + ADDED_AT_ONCE)).catch(takenPositions);
    return Array.isArray(result) ? result.map((position) => from + position) : [];
  };
  const taken: number[] = [];
  let adding: Promise<readonly number[]> = Promise.resolve([]);
  for (let from = 0; from < rows.length; from += ADDED_AT_ONCE) {
    const next = add(from);
    // A failure of the rows before it ends the loop; this promise is awaited no more then, so its own failure is caught here.
    next.catch(() => undefined);
    taken.push(...(await adding));
    adding = next;
  }
  return [...taken, ...(await adding)];
}

/** What the server said of rows of one table that have no change on this device. */
interface UntouchedRows {
  readonly tx: Transaction;
  readonly table: Table<SyncRow, string>;
  readonly received: readonly Incoming[];
  readonly guard: RevGuard;
  readonly tombstones: Tombstones;
}

/**
 * Writes rows that have no change on this device, all tables at once: each await is a turn of the disk.
 * @param tombstones of any of them
 * @param first_sync nearly every row is new: rows are added at once and only those already there are looked at
 * @returns what changed on the screens
 */
export async function writeUntouchedRows(
  tx: Transaction,
  received: readonly Incoming[],
  guard: RevGuard,
  tombstones: Tombstones,
  first_sync: boolean,
): Promise<readonly RowChange[]> {
  if (received.length === 0) return [];
  const write = first_sync ? addRows : replaceRows;
  const written = await Promise.all(
    [...Map.groupBy(received, ({ table }) => table)].map(([name, of_table]) =>
      write({ tx, table: tx.table<SyncRow, string>(name), received: of_table, guard, tombstones }),
    ),
  );
  return written.flat();
}

async function addRows(rows: UntouchedRows): Promise<readonly RowChange[]> {
  const { table, received, tombstones } = rows;
  const fresh = received.flatMap((one) =>
    one.row !== null && !tombstones.has(rowKey(table.name, one.id)) ? [{ ...one, row: one.row }] : [],
  );
  const taken = await addAll(
    table,
    fresh.map(({ row }) => row),
  );
  const left = new Set(received.map(({ id }) => id));
  const there = new Set(taken);
  const changes: RowChange[] = [];
  for (const [index, { id, row }] of fresh.entries()) {
    if (there.has(index)) continue;
    left.delete(id);
    changes.push({ table: table.name, id, before: null, after: row });
  }
  const rest = received.filter(({ id }) => left.has(id));
  if (rest.length > 0) changes.push(...(await replaceRows({ ...rows, received: rest })));
  return changes;
}

async function replaceRows(clean: UntouchedRows): Promise<readonly RowChange[]> {
  const { tx, table, received, guard, tombstones } = clean;
  const stored = tx.table<StoredTombstone, string>('tombstones');
  const rows = await table.bulkGet(received.map(({ id }) => id));
  const puts: SyncRow[] = [];
  const deletes: string[] = [];
  const tombstone_puts: StoredTombstone[] = [];
  const tombstone_deletes: string[] = [];
  const changes: RowChange[] = [];
  for (const [index, one] of received.entries()) {
    const { id, row } = one;
    const before = rows[index] ?? null;
    const key = rowKey(table.name, id);
    const tombstone = tombstones.get(key);
    if (!isNews(one, { row_rev: before?.rev, tombstone }, guard)) continue;
    if (row !== null) puts.push(row);
    else if (before !== null) deletes.push(id);
    if (row === null) tombstone_puts.push(tombstoneOf(key, one));
    else if (tombstone !== undefined) tombstone_deletes.push(key);
    if (row !== null || before !== null) changes.push({ table: table.name, id, before, after: row });
  }
  await Promise.all([
    puts.length > 0 && table.bulkPut(puts),
    deletes.length > 0 && table.bulkDelete(deletes),
    tombstone_puts.length > 0 && stored.bulkPut(tombstone_puts),
    tombstone_deletes.length > 0 && stored.bulkDelete(tombstone_deletes),
  ]);
  return changes;
}

export const NO_TOMBSTONES: Tombstones = new Map();

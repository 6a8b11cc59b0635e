import type { Table, Transaction } from 'dexie';
import type { Incoming } from '../../core/incoming.ts';
import { rowKey } from '../../core/row-key.ts';
import type { SyncRow } from '../../protocol.ts';
import type { RowChange } from '../../store-port.ts';
import { isNews } from './recompose.ts';
import type { RevGuard } from './recompose.ts';
import type { StoredRev, StoredTombstone } from './schema.ts';

/** Revs of tombstones by row key. */
export type GraveRevs = ReadonlyMap<string, number>;

/** Tombstone revs of the given rows; one read when there are few tombstones. */
export async function graveRevs(tx: Transaction, keys: readonly string[]): Promise<GraveRevs> {
  const tombstones = tx.table<StoredRev, string>('tombstones');
  const count = await tombstones.count();
  if (count === 0) return new Map();
  const found = count <= keys.length ? await tombstones.toArray() : await tombstones.bulkGet([...keys]);
  return new Map(found.flatMap((grave) => (grave === undefined ? [] : [[grave.key, grave.rev]])));
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

/** Adds rows without looking each up first; answers the positions of those that were there already. */
async function addAll(table: Table<SyncRow, string>, rows: readonly SyncRow[]): Promise<readonly number[]> {
  // Caught at once: Dexie reports a rejection that finds no listener in the same tick.
  const result = await table.bulkAdd(rows).catch(takenPositions);
  return Array.isArray(result) ? result : [];
}

/** What the server said of rows of one table that nobody changed on this device. */
interface CleanRows {
  readonly tx: Transaction;
  readonly table: Table<SyncRow, string>;
  readonly said: readonly Incoming[];
  readonly guard: RevGuard;
  readonly graves: GraveRevs;
}

/**
 * Writes rows that nobody changed on this device, all tables at once: each await is a turn of the disk.
 * @param graves revs of tombstones of any of them
 * @param first_sync nearly every row is new: rows are added at once and only those already there are looked at
 * @returns what changed on the screens
 */
export async function writeClean(
  tx: Transaction,
  said: readonly Incoming[],
  guard: RevGuard,
  graves: GraveRevs,
  first_sync: boolean,
): Promise<readonly RowChange[]> {
  if (said.length === 0) return [];
  const write = first_sync ? addRows : replaceRows;
  const written = await Promise.all(
    [...Map.groupBy(said, ({ table }) => table)].map(([name, of_table]) =>
      write({ tx, table: tx.table<SyncRow, string>(name), said: of_table, guard, graves }),
    ),
  );
  return written.flat();
}

async function addRows(rows: CleanRows): Promise<readonly RowChange[]> {
  const { table, said, graves } = rows;
  const unburied = said.flatMap((one) =>
    one.row !== null && !graves.has(rowKey(table.name, one.id)) ? [{ ...one, row: one.row }] : [],
  );
  const taken = await addAll(
    table,
    unburied.map(({ row }) => row),
  );
  const left = new Set(said.map(({ id }) => id));
  const there = new Set(taken);
  const changes: RowChange[] = [];
  for (const [index, { id, row }] of unburied.entries()) {
    if (there.has(index)) continue;
    left.delete(id);
    changes.push({ table: table.name, id, before: null, after: row });
  }
  const rest = said.filter(({ id }) => left.has(id));
  if (rest.length > 0) changes.push(...(await replaceRows({ ...rows, said: rest })));
  return changes;
}

async function replaceRows({ tx, table, said, guard, graves }: CleanRows): Promise<readonly RowChange[]> {
  const tombstones = tx.table<StoredTombstone, string>('tombstones');
  const rows = await table.bulkGet(said.map(({ id }) => id));
  const puts: SyncRow[] = [];
  const deletes: string[] = [];
  const buried: StoredTombstone[] = [];
  const reborn: string[] = [];
  const changes: RowChange[] = [];
  for (const [index, { id, row, rev, deletion }] of said.entries()) {
    const before = rows[index] ?? null;
    const key = rowKey(table.name, id);
    const grave_rev = graves.get(key);
    if (!isNews({ rev }, { row_rev: before?.rev, grave_rev }, guard)) continue;
    if (row !== null) puts.push(row);
    else if (before !== null) deletes.push(id);
    if (row === null) buried.push({ key, rev, ...(deletion && { deletion }) });
    else if (grave_rev !== undefined) reborn.push(key);
    if (row !== null || before !== null) changes.push({ table: table.name, id, before, after: row });
  }
  await Promise.all([
    puts.length > 0 && table.bulkPut(puts),
    deletes.length > 0 && table.bulkDelete(deletes),
    buried.length > 0 && tombstones.bulkPut(buried),
    reborn.length > 0 && tombstones.bulkDelete(reborn),
  ]);
  return changes;
}

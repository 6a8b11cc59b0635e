/** Deletes whose person has not seen what would go with them (OB14). */
import type { Transaction } from 'dexie';
import { sameValue } from '../../core/expected.ts';
import type { SyncRow } from '../../protocol.ts';
import type { LocalChange } from '../../store-port.ts';
import type { StoreContext } from './context.ts';

type Delete = Extract<LocalChange, { op: 'delete' }>;

/** Ids of the rows of a table whose column names one of these. */
async function idsBelow(
  tx: Transaction,
  table_name: string,
  column: string,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const table = tx.table<SyncRow, string>(table_name);
  const found =
    column in table.schema.idxByName
      ? table.where(column).anyOf([...ids])
      : table.filter((row) => {
          const of = row[column];
          return typeof of === 'string' && ids.has(of);
        });
  return new Set(await found.primaryKeys());
}

/** Whether every row below is one that the person saw. */
async function isAllBelowSeen(tx: Transaction, context: StoreContext, change: Delete): Promise<boolean> {
  const below = new Map<string, ReadonlySet<string>>([[change.table, new Set([change.row_id])]]);
  // Parents stand before their children in the order of the tables.
  for (const table of context.options.tables) {
    const parent = context.options.parents[table];
    const above = parent === undefined ? undefined : below.get(parent.table);
    if (parent === undefined || above === undefined) continue;
    const ids = await idsBelow(tx, table, parent.column, above);
    const seen = new Set(change.seen?.[table] ?? []);
    if ([...ids].some((id) => !seen.has(id))) return false;
    below.set(table, ids);
  }
  return true;
}

/** Whether one of the changes would delete what its person has not seen; a row that is gone holds nothing. */
export async function deletesUnseen(
  tx: Transaction,
  context: StoreContext,
  changes: readonly LocalChange[],
): Promise<boolean> {
  for (const change of changes) {
    if (change.op !== 'delete' || change.expected === undefined) continue;
    const { expected } = change;
    const row = await tx.table<SyncRow, string>(change.table).get(change.row_id);
    if (row === undefined) continue;
    const is_seen = Object.entries(expected).every(([name, value]) => sameValue(value, row[name]));
    if (!is_seen || !(await isAllBelowSeen(tx, context, change))) return true;
  }
  return false;
}

/** Rejected work whose row, or what that belongs to, is gone: no retry can bring it through (G4). */
import { type RejectedEntry, rowKey } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { readRows } from '../row-naming.ts';
import { isSynced, PARENTS, type SyncedTable } from '../tables.ts';

/** The row that is gone: of several above each other the uppermost. */
export interface RowDeletion {
  readonly table: string;
  readonly row_id: string;
  /** When it was deleted, ISO 8601, and by which user; null where the server does not say. */
  readonly at: string | null;
  readonly by: string | null;
}

/** What a refusal alone says to be gone: the row itself, or what it belongs to. */
const deletedByCode = ({ code, mutation }: RejectedEntry): 'row' | 'parent' | null => {
  if (code === 'DELETED' || (code === 'GONE' && mutation.op === 'patch')) return 'row';
  return code === 'PARENT_DELETED' ? 'parent' : null;
};

/** A row by its table and id. */
export interface Link {
  readonly table: SyncedTable;
  readonly row_id: string;
}

/** The row of a change and all above it, itself first. */
export const chainOf = async (db: AppDatabase, { mutation }: RejectedEntry): Promise<readonly Link[]> => {
  const { table, row_id, set } = mutation;
  if (!isSynced(table)) return [];
  const links: Link[] = [{ table, row_id }];
  let columns: Readonly<Record<string, unknown>> = {
    ...(await readRows(db, table, [row_id])).get(row_id),
    ...set,
  };
  let parent = PARENTS[table];
  while (parent !== undefined) {
    const id = columns[parent.column];
    if (typeof id !== 'string') break;
    links.push({ table: parent.table, row_id: id });
    columns = (await readRows(db, parent.table, [id])).get(id) ?? {};
    parent = PARENTS[parent.table];
  }
  return links;
};

/** Whether this person's own unsent insert or delete is why a row is in no list. */
const isUnsent = async (db: AppDatabase, key: string): Promise<boolean> => {
  const [pending, rejected] = await Promise.all([
    db.rows.outbox.where('touches').equals(key).count(),
    db.rows.rejected.where('touches').equals(key).count(),
  ]);
  return pending + rejected > 0;
};

/** Of each rejected change the row that is gone, by the id of its mutation; those that can still be sent are absent. */
export const rowDeletions = async (
  db: AppDatabase,
  rejected: readonly RejectedEntry[],
): Promise<ReadonlyMap<string, RowDeletion>> => {
  const found = new Map<string, RowDeletion>();
  for (const entry of rejected) {
    const { id, op } = entry.mutation;
    if (op === 'delete') continue;
    const chain = await chainOf(db, entry);
    const by_code = deletedByCode(entry);
    for (const [index, { table, row_id }] of chain.entries()) {
      const [row, tombstone] = await Promise.all([
        db.rows[table].get(row_id),
        db.rows.tombstones.get(rowKey(table, row_id)),
      ]);
      const is_rejected = (index === 0 && by_code === 'row') || (index === 1 && by_code === 'parent');
      if (row !== undefined) continue;
      // It lives where this user does not see it (PL21).
      const is_withdrawn = tombstone?.withdrawn === true;
      // A tombstone beneath an insert of the same id is of an earlier life of the row.
      const is_deleted = tombstone !== undefined && !is_withdrawn && (index > 0 || op === 'patch');
      // What a run swept away left no tombstone: this device may not see it any more, or it was removed for good.
      const is_swept = index > 0 && !is_withdrawn && !(await isUnsent(db, rowKey(table, row_id)));
      if (!is_deleted && !is_rejected && !is_swept) continue;
      const { at = null, by = null } = tombstone?.deletion ?? {};
      found.set(id, { table, row_id, at, by });
    }
  }
  return found;
};

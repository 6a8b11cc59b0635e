/** Reads of any table, by what its entity declares. */
import { compareText } from '../../lib/compare.ts';
import { searchKey } from '../../lib/search-text.ts';
import type { AppDatabase } from '../database/database.ts';
import { type Columns, textIn } from '../entities/entity.ts';
import { entityOf, type RowOf, type SyncedTable } from '../tables.ts';
import type { RowBadge } from '../changes/pending-changes.ts';
import { badgesWithChildren } from './badges.ts';

/** Makes the folded text that rows of a table are searched in, of the columns its entity declares (M-015). */
export const searchKeyOf = (table: SyncedTable): ((columns: Columns) => string) => {
  const searched = entityOf(table)?.searched ?? [];
  return (columns) => searchKey(...searched.map((column) => textIn(columns, column)));
};

/** A row as a list shows it. */
export type ListedRow<Table extends SyncedTable> = RowOf<Table> & {
  readonly badge: RowBadge;
  /** Holds a folded search text when the row is one of those meant. */
  readonly search_key: string;
};

/** All rows of a table, in no order; made for 10,000. */
export function listRows<Table extends SyncedTable>(
  db: AppDatabase,
  table: Table,
): Promise<readonly ListedRow<Table>[]>;
export async function listRows(
  db: AppDatabase,
  table: SyncedTable,
): Promise<readonly ListedRow<SyncedTable>[]> {
  const keyOf = searchKeyOf(table);
  const rows: readonly RowOf<SyncedTable>[] = await db.rows[table].toArray();
  const badges = await badgesWithChildren(db);
  return rows.map((row) => ({
    ...row,
    badge: badges.get(row.id) ?? 'none',
    search_key: keyOf({ ...row }),
  }));
}

/** A row among others of its table, to choose one. */
export interface RowChoice {
  readonly id: string;
  readonly name: string;
  /** A text that tells it apart from a row of the same name. */
  readonly details: readonly string[];
  /** Holds a folded search text when the row is one of those meant. */
  readonly search_key: string;
}

/** All rows of a table that have a name of their own, by name; made for 10,000. */
export const listRowChoices = async (db: AppDatabase, table: SyncedTable): Promise<readonly RowChoice[]> => {
  const naming = entityOf(table)?.naming;
  if (naming?.by !== 'own') return [];
  const keyOf = searchKeyOf(table);
  const rows = await db.rows[table].toArray();
  return rows
    .map((row): RowChoice => {
      const columns: Columns = { ...row };
      const details = (naming.told_apart_by ?? []).map((column) => textIn(columns, column));
      return {
        id: row.id,
        name: textIn({ name: naming.name(columns) }, 'name') ?? '',
        details: details.filter((detail) => detail !== null),
        search_key: keyOf(columns),
      };
    })
    .toSorted((a, b) => compareText(a.name, b.name));
};

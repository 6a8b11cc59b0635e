import type { AppDatabase } from '../database/database.ts';
import { textIn } from '../entities/entity.ts';
import { labelRows } from '../row-naming.ts';
import { REFERENCES } from '../tables.ts';
import { colleagueNames } from './colleagues.ts';
import type { ConflictItem } from './conflicts.ts';

/** Id → name of everybody on the staff and of the rows that the versions of a conflict name, so that no id is shown to people. */
export const namesIn = async (
  db: AppDatabase,
  { table, versions }: Pick<ConflictItem, 'table' | 'versions'>,
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map(await colleagueNames(db));
  for (const [column, named_table] of Object.entries(REFERENCES[table] ?? {})) {
    const ids = versions.flatMap(({ values }) => textIn(values, column) ?? []);
    const labels = await labelRows(
      db,
      ids.map((row_id) => ({ table: named_table, row_id, columns: {} })),
    );
    for (const [index, id] of ids.entries()) {
      const name = labels[index]?.name ?? null;
      if (name !== null) names.set(id, name);
    }
  }
  return names;
};

/** What a person did to the site, of one or more changes: a project goes with the files of its pictures, a pair is two rows. */
import type { SiteKind } from '../../domain/site-content.ts';
import { pictureIdOf } from '../../domain/site-picture.ts';
import type { OutboxEntry } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { type Columns, textIn } from '../entities/entity.ts';
import { readRows } from '../row-naming.ts';
import { isOfSite, SITE_TABLES } from '../site-labels.ts';
import { entityOf, isSynced } from '../tables.ts';

/** An entry of the site, or with `order` a change of places among those of its kind. */
export interface SiteChangeGroup {
  /** Equal for all changes of one group. */
  readonly key: string;
  readonly what: 'entry' | 'order';
  /** Null for files that nothing shows any more. */
  readonly kind: SiteKind | null;
  /** Id of the entry, as in `SiteEntry`; for a new order the id of the first row moved. */
  readonly id: string;
}

type Change = Pick<OutboxEntry, 'mutation' | 'before' | 'made_at'>;

/** The entry a row belongs to; null for a file, which goes by what shows its picture. */
const entryOf = (
  table: string,
  row_id: string,
  columns: Columns,
): (SiteChangeGroup & { readonly kind: SiteKind }) | null => {
  const entry = entityOf(table)?.site_entry?.(columns);
  if (entry === undefined) return null;
  const { kind, id: entry_id } = entry;
  const id = entry_id ?? row_id;
  return { key: `${kind}/${id}`, what: 'entry', kind, id };
};

const isMove = ({ mutation: { op, set } }: Change): boolean =>
  op === 'patch' && Object.keys(set).join() === 'order_index';

/** Picture id → the entry that shows it now. */
const entriesByPicture = async (db: AppDatabase): Promise<Map<string, SiteChangeGroup>> => {
  const found = new Map<string, SiteChangeGroup>();
  for (const table of SITE_TABLES) {
    for (const row of await db.rows[table].toArray()) {
      const picture_id = pictureIdOf(row.image_url);
      const entry = entryOf(table, row.id, { ...row });
      if (picture_id !== null && entry !== null) found.set(picture_id, entry);
    }
  }
  return found;
};

/** The rows of these changes as they are, or as the server has what is deleted here, by 'table/id'. */
const rowsOf = async (db: AppDatabase, changes: readonly Change[]): Promise<Map<string, Columns>> => {
  const rows = new Map<string, Columns>();
  for (const [table, of_table] of Map.groupBy(changes, ({ mutation }) => mutation.table)) {
    if (!isSynced(table) || !isOfSite(table)) continue;
    const found = await readRows(
      db,
      table,
      of_table.map(({ mutation }) => mutation.row_id),
    );
    for (const [id, columns] of found) rows.set(`${table}/${id}`, columns);
  }
  return rows;
};

/**
 * Mutation id → what it is part of; changes of other things are absent. Only for what is shown and counted: each
 * mutation is sent, refused and let go by itself.
 */
export const siteChangeGroups = async (
  db: AppDatabase,
  all: readonly Change[],
): Promise<ReadonlyMap<string, SiteChangeGroup>> => {
  const changes = all.filter(({ mutation }) => isOfSite(mutation.table));
  const groups = new Map<string, SiteChangeGroup>();
  if (changes.length === 0) return groups;
  const rows = await rowsOf(db, changes);
  const columnsOf = ({ mutation: { table, row_id, set }, before }: Change): Columns => ({
    ...rows.get(`${table}/${row_id}`),
    ...before,
    ...set,
  });
  const owners = await entriesByPicture(db);
  for (const change of changes) {
    const { id, table, row_id, set } = change.mutation;
    const entry = entryOf(table, row_id, columnsOf(change));
    if (entry === null) continue;
    const moved = {
      key: `order/${entry.kind}/${change.made_at}`,
      what: 'order',
      kind: entry.kind,
      id: row_id,
    } as const;
    groups.set(id, isMove(change) ? moved : entry);
    for (const source of [rows.get(`${table}/${row_id}`), change.before, set]) {
      const picture_id = pictureIdOf(textIn(source ?? {}, 'image_url'));
      if (picture_id !== null) owners.set(picture_id, entry);
    }
  }
  for (const change of changes) {
    const { id, table, row_id } = change.mutation;
    const naming = entityOf(table)?.naming;
    if (naming?.by !== 'picture') continue;
    const picture_id = textIn(columnsOf(change), naming.column) ?? row_id;
    const alone = { key: `picture/${picture_id}`, what: 'entry', kind: null, id: picture_id } as const;
    groups.set(id, owners.get(picture_id) ?? alone);
  }
  return groups;
};

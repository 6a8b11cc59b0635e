/** What a person did to the site, of one or more changes: a project goes with the files of its pictures, a pair is two rows. */
import { SITE_KINDS, type SiteKind } from '../../domain/site-content.ts';
import { pictureIdOf } from '../../domain/site-picture.ts';
import { type LocalChange, type OutboxEntry, rowKey } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { type Columns, textIn } from '../entities/entity.ts';
import { readRows } from '../row-naming.ts';
import { isOfSite, SITE_TABLES } from '../site-labels.ts';
import { entityOf, isSynced } from '../tables.ts';

/** An entry of the site, or with `order` all changes of places among those of its kind. */
export type SiteChangeGroup =
  | { readonly what: 'order'; readonly kind: SiteKind }
  /** The id is that of the `SiteEntry`. */
  | { readonly what: 'entry'; readonly kind: SiteKind; readonly id: string }
  /** Files that nothing shows any more. */
  | { readonly what: 'entry'; readonly kind: null; readonly id: string };

const ORDER = 'order';
const FILES = 'files';

/** The group as it is stored with each of its changes. */
const keyOf = (group: SiteChangeGroup): string =>
  group.what === 'order' ? `${ORDER}/${group.kind}` : `${group.kind ?? FILES}/${group.id}`;

/** The group a change was stored with; null for a change of anything but the site. */
export function siteChangeGroup({ group = '' }: Pick<OutboxEntry, 'group'>): SiteChangeGroup | null {
  const [first = '', second = ''] = group.split('/');
  if (first === FILES) return { what: 'entry', kind: null, id: second };
  const name = first === ORDER ? second : first;
  const kind = SITE_KINDS.find((known) => known === name);
  if (kind === undefined) return null;
  return first === ORDER ? { what: 'order', kind } : { what: 'entry', kind, id: second };
}

/** The entry a row belongs to; null for a file, which goes by what shows its picture. */
const entryOf = (table: string, row_id: string, columns: Columns): SiteChangeGroup | null => {
  const entry = entityOf(table)?.site_entry?.(columns);
  return entry === undefined ? null : { what: 'entry', kind: entry.kind, id: entry.id ?? row_id };
};

const isMove = (change: LocalChange): boolean =>
  change.op === 'patch' && Object.keys(change.set).join() === 'order_index';

const setBy = (change: LocalChange): Columns => (change.op === 'delete' ? {} : change.set);

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
const rowsOf = async (db: AppDatabase, changes: readonly LocalChange[]): Promise<Map<string, Columns>> => {
  const rows = new Map<string, Columns>();
  for (const [table, of_table] of Map.groupBy(changes, (change) => change.table)) {
    if (!isSynced(table) || !isOfSite(table)) continue;
    const ids = of_table.map(({ row_id }) => row_id);
    for (const [id, columns] of await readRows(db, table, ids)) rows.set(rowKey(table, id), columns);
  }
  return rows;
};

/**
 * The changes of a commit, those of the site with the group they are counted and listed in from then on: each mutation is
 * sent, refused and let go by itself.
 */
export const withSiteGroups = async (
  db: AppDatabase,
  all: readonly LocalChange[],
): Promise<readonly LocalChange[]> => {
  const changes = all.filter(({ table }) => isOfSite(table));
  if (changes.length === 0) return all;
  const rows = await rowsOf(db, changes);
  const rowOf = ({ table, row_id }: LocalChange): Columns => rows.get(rowKey(table, row_id)) ?? {};
  const owners = await entriesByPicture(db);
  const groups = new Map<LocalChange, SiteChangeGroup>();
  for (const change of changes) {
    const entry = entryOf(change.table, change.row_id, { ...rowOf(change), ...setBy(change) });
    if (entry === null || entry.kind === null) continue;
    groups.set(change, isMove(change) ? { what: 'order', kind: entry.kind } : entry);
    for (const columns of [rowOf(change), setBy(change)]) {
      const picture_id = pictureIdOf(textIn(columns, 'image_url'));
      if (picture_id !== null) owners.set(picture_id, entry);
    }
  }
  for (const change of changes) {
    const naming = entityOf(change.table)?.naming;
    if (naming?.by !== 'picture') continue;
    const id = textIn({ ...rowOf(change), ...setBy(change) }, naming.column) ?? change.row_id;
    groups.set(change, owners.get(id) ?? { what: 'entry', kind: null, id });
  }
  return all.map((change) => {
    const group = groups.get(change);
    return group === undefined ? change : { ...change, group: keyOf(group) };
  });
};

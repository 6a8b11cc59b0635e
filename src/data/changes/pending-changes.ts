import {
  OWN_ROW,
  rowKey,
  splitRowKey,
  type Json,
  type MutationOp,
  type OutboxEntry,
  type RejectedEntry,
} from '../../sync/index.ts';
import { authorFor, type Author } from '../../domain/conflict.ts';
import type { AppDatabase } from '../database/database.ts';
import { rowDeletions, type RowDeletion } from './row-deletions.ts';
import { type MoveKind, planMove, planMoveToOther } from './plan-move.ts';
import { colleagueNames } from '../queries/colleagues.ts';
import { parentIds } from '../queries/related-rows.ts';
import { labelRows, type RowLabel } from '../row-naming.ts';
import { type SiteChangeGroup, siteChangeGroup } from './site-change-groups.ts';
import { isOfSite } from '../site-labels.ts';
import { entityOf, PARENTS, SYNCED_TABLES } from '../tables.ts';

/** The mark of a row on screen: rejected (by the server) outweighs conflict, conflict outweighs pending. */
export type RowBadge = 'none' | 'pending' | 'rejected' | 'conflict';

/** A change on this device that the server has not taken yet, in a person's terms. */
export interface PendingChange {
  readonly mutation_id: string;
  readonly table: string;
  readonly row_id: string;
  /** The name of the row. */
  readonly row: RowLabel;
  readonly op: MutationOp;
  /** Columns changed, old and new value; empty for a delete. */
  readonly fields: readonly { readonly field: string; readonly before: Json; readonly after: Json }[];
  /** Device wall time, ISO 8601. */
  readonly made_at: string;
  readonly state: 'pending' | 'rejected';
  /** Why the server refused it; only when rejected. */
  readonly code?: string;
  /** The mutation whose refusal held this one back; only when rejected as its dependant. */
  readonly blocked_by?: string;
}

const fieldsOf = ({ mutation, before }: OutboxEntry): PendingChange['fields'] =>
  Object.entries(mutation.set).map(([field, after]) => ({ field, before: before[field] ?? null, after }));

const describe = (entry: OutboxEntry | RejectedEntry, row: RowLabel): PendingChange => ({
  mutation_id: entry.mutation.id,
  table: entry.mutation.table,
  row_id: entry.mutation.row_id,
  row,
  op: entry.mutation.op,
  fields: fieldsOf(entry),
  made_at: entry.made_at,
  state: 'code' in entry ? 'rejected' : 'pending',
  ...('code' in entry ? { code: entry.code } : {}),
  ...('blocked_by' in entry && entry.blocked_by !== undefined ? { blocked_by: entry.blocked_by } : {}),
});

/** Columns of a row as its own unsent changes give them: names a row that only exists here. */
const columnsByRow = (entries: readonly OutboxEntry[]): Map<string, Record<string, Json>> => {
  const columns = new Map<string, Record<string, Json>>();
  for (const { mutation, before } of entries) {
    columns.set(mutation.row_id, { ...before, ...columns.get(mutation.row_id), ...mutation.set });
  }
  return columns;
};

const listEntries = async (db: AppDatabase, limit?: number): Promise<(OutboxEntry | RejectedEntry)[]> => [
  ...(await db.store.list_rejected()),
  ...(await db.store.list_outbox(limit)),
];

const describeAll = async (
  db: AppDatabase,
  entries: readonly (OutboxEntry | RejectedEntry)[],
): Promise<PendingChange[]> => {
  const columns = columnsByRow(entries);
  const labels = await labelRows(
    db,
    entries.map(({ mutation: { table, row_id } }) => ({ table, row_id, columns: columns.get(row_id) ?? {} })),
  );
  return entries.flatMap((entry, index) => {
    const label = labels[index];
    return label === undefined ? [] : [describe(entry, label)];
  });
};

/**
 * Changes that have not reached the server: rejected ones first, then the queue in the order it will be sent, of which
 * the first `limit`.
 */
export const listPendingChanges = async (db: AppDatabase, limit?: number): Promise<PendingChange[]> =>
  await describeAll(db, await listEntries(db, limit));

/** What a person did at one go, as lists show and count it: one change, or all that belong to one entry of the site. */
export interface PendingChangeGroup {
  readonly key: string;
  readonly state: PendingChange['state'];
  /** In the order of sending. */
  readonly changes: readonly PendingChange[];
  /** The one it is named after: of a row rather than of a file. */
  readonly main: PendingChange;
  /** The entry of the site it is about; null for a change of anything else. */
  readonly site: SiteChangeGroup | null;
  /** Refused because somebody deleted what it is about: no retry can help (G4). Null for anything else. */
  readonly gone: DeletedRow | null;
}

/** A deleted row that rejected work hangs on. */
export interface DeletedRow extends RowDeletion {
  /** Its former name. */
  readonly row: RowLabel;
  /** The person who deleted it, with the name if this device knows it. */
  readonly author: Author;
  readonly name: string | null;
  /** What the work can be saved as; null when too little of the row is known here. */
  readonly as_new: Exclude<MoveKind, 'to_other'> | null;
  /** Whether there is work on what belongs to the row, which can be put under another one. */
  readonly can_move: boolean;
}

/** Deleted rows by the key that all work hanging on one of them shares. */
const describeDeleted = async (
  db: AppDatabase,
  gone: ReadonlyMap<string, RowDeletion>,
  changes: readonly PendingChange[],
): Promise<ReadonlyMap<string, DeletedRow>> => {
  const by_key = Map.groupBy(gone, ([, row]) => deletionKey(row));
  const rows = [...by_key].flatMap(([key, [first]]) => (first === undefined ? [] : [{ key, row: first[1] }]));
  if (rows.length === 0) return new Map();
  const names = await colleagueNames(db);
  const labels = await labelRows(
    db,
    rows.map(({ row: { table, row_id } }) => ({
      table,
      row_id,
      columns: Object.fromEntries(
        changes
          .filter((change) => change.row_id === row_id)
          .flatMap(({ fields }) => fields.map(({ field, after }) => [field, after])),
      ),
    })),
  );
  const described = await Promise.all(
    rows.map(async ({ key, row }, index): Promise<readonly [string, DeletedRow][]> => {
      const label = labels[index];
      if (label === undefined) return [];
      const name = row.by === null ? null : (names.get(row.by) ?? null);
      const author = authorFor(db.user_id, row.by);
      const ids = (by_key.get(key) ?? []).map(([id]) => id);
      const as_new = (await planMove(db, ids, null))?.kind ?? null;
      const can_move = (await planMoveToOther(db, ids)) !== null;
      return [[key, { ...row, row: label, author, name, as_new, can_move }]];
    }),
  );
  return new Map(described.flat());
};

const deletionKey = ({ table, row_id }: RowDeletion): string => `gone/${table}/${row_id}`;

/** The key that changes of one group share: the one they were stored with, or that of the deleted row they hang on. */
const keyIn = (gone: ReadonlyMap<string, RowDeletion>, { group, mutation: { id } }: OutboxEntry): string => {
  const row = gone.get(id);
  return group ?? (row === undefined ? id : deletionKey(row));
};

/** What the list of photos tells: not told, nor counted, as a change too. */
interface ToldAsPhotos {
  /** Keys of rows whose pictures wait; a picture of the site goes with its entry instead. */
  readonly keys: ReadonlySet<string>;
  /** How many mutations in the queue are of these rows. */
  readonly mutations: number;
}

/** The photos that wait and their changes, by index keys (OB15). */
const toldAsPhotos = async (db: AppDatabase): Promise<ToldAsPhotos> => {
  const { uploads, outbox } = db.rows;
  const [all, unwanted] = await Promise.all([
    uploads.toCollection().primaryKeys(),
    uploads.where('unwanted').equals(1).primaryKeys(),
  ]);
  const left_out = new Set(unwanted);
  const keys = new Set(
    all.filter((key) => !left_out.has(key) && entityOf(splitRowKey(key).table)?.naming.by !== 'picture'),
  );
  if (keys.size === 0) return { keys, mutations: 0 };
  const rows = await outbox.orderBy(OWN_ROW).keys();
  const of_photos = rows.filter((row) => {
    const [table, id] = Array.isArray(row) ? row.map(String) : [];
    return table !== undefined && id !== undefined && keys.has(rowKey(table, id));
  });
  return { keys, mutations: of_photos.length };
};

/**
 * `listPendingChanges` as a person did them: a project with the files of its pictures is one, and a photo that waits is
 * no change beside itself.
 */
export const listPendingChangeGroups = async (
  db: AppDatabase,
  limit?: number,
): Promise<PendingChangeGroup[]> => {
  const photos = await toldAsPhotos(db);
  const listed = await listEntries(db, limit === undefined ? undefined : limit + photos.mutations);
  const entries = listed.filter(
    (entry) => 'code' in entry || !photos.keys.has(rowKey(entry.mutation.table, entry.mutation.row_id)),
  );
  const rejected = entries.filter((entry) => 'code' in entry);
  const gone = await rowDeletions(db, rejected);
  const all = await describeAll(db, entries);
  const deleted = await describeDeleted(db, gone, all);
  const entry_of = new Map(entries.map((entry) => [entry.mutation.id, entry]));
  const groups = Map.groupBy(all, ({ mutation_id, state }) => {
    const entry = entry_of.get(mutation_id);
    return `${state}/${entry === undefined ? mutation_id : keyIn(gone, entry)}`;
  });
  return [...groups].flatMap(([key, changes]) => {
    const main = changes.find(({ table }) => entityOf(table)?.file === undefined) ?? changes[0];
    if (main === undefined) return [];
    const gone_row = gone.get(main.mutation_id);
    return [
      {
        key,
        state: main.state,
        changes,
        main,
        site: siteChangeGroup(entry_of.get(main.mutation_id) ?? {}),
        gone: (gone_row && deleted.get(deletionKey(gone_row))) ?? null,
      },
    ];
  });
};

/** How many changes there are to send, and what a person would count. */
export interface ChangeCount {
  readonly mutations: number;
  readonly groups: number;
}

/**
 * Rejected changes that may hang on a row that is gone, as one group if there are two: their row, or one it belongs to, is
 * not on the screen. Index keys tell the rows, and a row on the screen tells what it belongs to: no change is read whose
 * rows are all there. What belongs to the site is joined already.
 */
const rejectedOnAbsent = async (db: AppDatabase): Promise<readonly RejectedEntry[]> => {
  const by_row = db.rows.rejected.orderBy(OWN_ROW);
  const [keys, ids] = await Promise.all([by_row.keys(), by_row.primaryKeys()]);
  const rows = keys.flatMap((key, place) => {
    const [table, row_id] = Array.isArray(key) ? key.map(String) : [];
    const id = ids[place];
    if (table === undefined || row_id === undefined || id === undefined || isOfSite(table)) return [];
    return [{ id, table, row_id }];
  });
  const absent: string[] = [];
  // Children come after their parents: from the last table on, each change climbs from its row to what that belongs to.
  for (const table of SYNCED_TABLES.toReversed()) {
    const of_table = rows.filter((row) => row.table === table);
    if (of_table.length === 0) continue;
    const parent = PARENTS[table];
    const above = await parentIds(db, table, [...new Set(of_table.map(({ row_id }) => row_id))]);
    for (const { id, row_id } of of_table) {
      const parent_id = above.get(row_id);
      if (parent_id === undefined) absent.push(id);
      else if (parent && parent_id !== null) rows.push({ id, table: parent.table, row_id: parent_id });
    }
  }
  if (absent.length < 2) return [];
  return (await db.rows.rejected.bulkGet(absent)).filter((entry) => entry !== undefined);
};

/** Counts pending and rejected changes by index keys: the mutations, and the changes as a person made them. */
export const countChangeGroups = async (
  db: AppDatabase,
): Promise<{ readonly pending: ChangeCount; readonly rejected: ChangeCount }> => {
  const { pending, rejected } = await db.store.counts();
  const count = async (mutations: number, table: 'outbox' | 'rejected'): Promise<ChangeCount> => {
    const grouped = await db.rows[table].orderBy('group').keys();
    return { mutations, groups: mutations - grouped.length + new Set(grouped).size };
  };
  const [waiting, refused] = [await count(pending, 'outbox'), await count(rejected, 'rejected')];
  const photos = await toldAsPhotos(db);
  const gone = [...(await rowDeletions(db, await rejectedOnAbsent(db))).values()];
  const joined = gone.length - new Set(gone.map(deletionKey)).size;
  return {
    pending: { ...waiting, groups: waiting.groups - photos.mutations },
    rejected: { ...refused, groups: refused.groups - joined },
  };
};

/** Row id → the state of its unsent changes; rows without any are absent. */
export const unsentByRow = async (db: AppDatabase): Promise<Map<string, 'pending' | 'rejected'>> => {
  const states = new Map<string, 'pending' | 'rejected'>();
  for (const [key, { rejected }] of await db.store.changes_by_row())
    states.set(splitRowKey(key).id, rejected > 0 ? 'rejected' : 'pending');
  return states;
};

import type { ConflictRow } from '../../domain/rows.generated.ts';
import { authorFor, type Author } from '../../domain/conflict.ts';
import { comparePlain } from '../../lib/compare.ts';
import { type Json, sameJson, type SyncRow } from '../../sync/index.ts';
import type { SeenRow } from '../commands/command.ts';
import type { AppDatabase } from '../database/database.ts';
import { labelRows, type RowLabel } from '../row-naming.ts';
import { FIELD_GROUPS, isSynced } from '../tables.ts';
import { colleagueNames } from './colleagues.ts';
import { onShownRows, type OpenConflict, openConflicts, readOpenConflicts } from './open-conflicts.ts';

/** Values of the fields in question, by column. */
export type FieldValues = Readonly<Record<string, Json>>;

/** One of the values to choose from. */
export interface ConflictVersion {
  /** `kept` stayed when the two met, `lost` was put aside, `now` is what somebody wrote since. */
  readonly kind: 'kept' | 'lost' | 'now';
  readonly values: FieldValues;
  readonly author: Author;
  /** The author's name; null when it is not known on this device. */
  readonly name: string | null;
  /** When its device says it was made, ISO 8601; null when that is not known. */
  readonly made_at: string | null;
  /** When it reached the server, ISO 8601; null when that is not known. */
  readonly arrived_at: string | null;
  /** Whether the row shows this version now. */
  readonly stands: boolean;
}

/** Two people changed one field, or fields that belong together: what there is to choose (G4). */
export interface ConflictItem {
  /** Id of the first of its rows in `conflicts`. */
  readonly id: string;
  /** The conflict rows one choice settles. */
  readonly conflicts: readonly SeenRow[];
  readonly table: string;
  readonly row_id: string;
  readonly row: RowLabel;
  /** Rev of the row on the screen: the base of the choice. */
  readonly row_rev: number;
  /** The present values of these fields: the choice replaces these and nothing else (OB12). */
  readonly row_values: FieldValues;
  readonly fields: readonly string[];
  /** The versions that differ, the one that stands first. */
  readonly versions: readonly ConflictVersion[];
  /** The row holds something else than when the two met. */
  readonly changed_since: boolean;
  /** Conflicts on the same fields that come after this one. */
  readonly after_this: number;
  /** When the server found it, ISO 8601. */
  readonly found_at: string | null;
}

/** When its losing value was made: all that one push brings reaches the server at the same moment. */
const madeAt = ({ lost_made_at, created_at }: ConflictRow): string => lost_made_at ?? created_at ?? '';

const byAge = (a: ConflictRow, b: ConflictRow): number =>
  comparePlain(madeAt(a), madeAt(b)) ||
  comparePlain(a.created_at ?? '', b.created_at ?? '') ||
  comparePlain(a.id, b.id);

/** The fields judged together with this one, as one text (C6). */
const unitOf = ({ table_name, row_id, field }: ConflictRow): string => {
  const group = (FIELD_GROUPS[table_name] ?? []).find((fields) => fields.includes(field)) ?? [field];
  return [table_name, row_id, ...group].join('/');
};

/** One losing change: the conflicts of its mutation, and of earlier ones it takes the place of. */
interface Loss {
  readonly conflicts: readonly [ConflictRow, ...ConflictRow[]];
  readonly earlier: readonly ConflictRow[];
}

/**
 * Whether a loss holds all that an earlier one holds, against the same value: its writer saw that text and typed on, or
 * wrote the very same. Anything else that one person wrote is a text of its own.
 */
const continues = (earlier: Loss, { conflicts }: Loss): boolean =>
  earlier.conflicts.every((before) =>
    conflicts.some(
      (next) =>
        next.field === before.field &&
        next.user_id === before.user_id &&
        sameJson(next.kept, before.kept) &&
        (next.continues === before.id || sameJson(next.lost, before.lost)),
    ),
  );

/** Losses in their order, those that a later one goes on with joined to that one. */
const joinLosses = (losses: readonly Loss[]): readonly Loss[] => {
  let joined: readonly Loss[] = [];
  for (const loss of losses) {
    const continued = joined.filter((earlier) => continues(earlier, loss));
    const earlier = continued.flatMap((before) => [...before.earlier, ...before.conflicts]);
    joined = [...joined.filter((before) => !continued.includes(before)), { ...loss, earlier }];
  }
  return joined;
};

/** Open conflicts by what they are about; in each the oldest loss first. */
const inOrder = (open: readonly ConflictRow[]): readonly (readonly Loss[])[] => {
  const units = new Map<string, Map<string, ConflictRow[]>>();
  for (const conflict of open.toSorted(byAge)) {
    const key = unitOf(conflict);
    const mutations = units.get(key) ?? new Map<string, ConflictRow[]>();
    mutations.set(conflict.mutation_id, [...(mutations.get(conflict.mutation_id) ?? []), conflict]);
    units.set(key, mutations);
  }
  return [...units.values()].map((mutations) =>
    joinLosses(
      [...mutations.values()].flatMap(([first, ...more]) =>
        first === undefined ? [] : [{ conflicts: [first, ...more] as const, earlier: [] }],
      ),
    ),
  );
};

const sameValues = (a: FieldValues, b: FieldValues): boolean =>
  Object.keys(a).every((field) => sameJson(a[field] ?? null, b[field] ?? null));

const versionsOf = (
  [first, ...more]: readonly [ConflictRow, ...ConflictRow[]],
  row: Readonly<Record<string, Json>>,
  viewer: { readonly id: string; readonly names: ReadonlyMap<string, string> },
): Pick<ConflictItem, 'versions' | 'changed_since' | 'row_values'> => {
  const all = [first, ...more];
  const fields = (value: (conflict: ConflictRow) => Json): FieldValues =>
    Object.fromEntries(all.map((conflict) => [conflict.field, value(conflict)]));
  const now = fields(({ field }) => row[field] ?? null);
  const version = (
    kind: ConflictVersion['kind'],
    values: FieldValues,
    author_id: string | null,
    times: Pick<ConflictVersion, 'made_at' | 'arrived_at'>,
  ): ConflictVersion => ({
    kind,
    values,
    author: authorFor(viewer.id, author_id),
    name: author_id === null ? null : (viewer.names.get(author_id) ?? null),
    ...times,
    stands: sameValues(values, now),
  });
  const kept_values = fields((conflict) => conflict.kept);
  const kept = version('kept', kept_values, first.kept_by, {
    made_at: first.kept_made_at,
    arrived_at: first.kept_at,
  });
  const lost_values = fields((conflict) => conflict.lost);
  const lost = version('lost', lost_values, first.user_id, {
    made_at: first.lost_made_at,
    arrived_at: first.created_at,
  });
  const third =
    kept.stands || lost.stands ? [] : [version('now', now, null, { made_at: null, arrived_at: null })];
  const versions = [...third, kept, lost].toSorted((a, b) => Number(b.stands) - Number(a.stands));
  return { versions, changed_since: !kept.stands, row_values: now };
};

const readRows = async (
  db: AppDatabase,
  table: string,
  ids: readonly string[],
): Promise<readonly SyncRow[]> =>
  isSynced(table) ? (await db.rows[table].bulkGet([...ids])).filter((row) => row !== undefined) : [];

/**
 * Open conflicts by the fields they are about, each queue oldest first; those on rows that are gone are none (S5).
 * @param of these only; all of them when not given
 */
const listQueues = async (
  db: AppDatabase,
  of?: readonly OpenConflict[],
): Promise<readonly (readonly ConflictItem[])[]> => {
  const open = await readOpenConflicts(db, of);
  if (open.length === 0) return [];
  const names = await colleagueNames(db);
  const rows = new Map<string, SyncRow>();
  for (const table of new Set(open.map(({ table_name }) => table_name))) {
    const ids = new Set(open.filter(({ table_name }) => table_name === table).map(({ row_id }) => row_id));
    for (const row of await readRows(db, table, [...ids])) rows.set(`${table}/${row.id}`, row);
  }

  const queues = inOrder(open).flatMap((queue) => {
    const [first] = queue[0]?.conflicts ?? [];
    const row = first && rows.get(`${first.table_name}/${first.row_id}`);
    return first === undefined || row === undefined ? [] : [{ first, row, queue }];
  });
  const labels = await labelRows(
    db,
    queues.map(({ first: { table_name: table, row_id } }) => ({ table, row_id, columns: {} })),
  );
  return queues.flatMap(({ first: { table_name: table, row_id }, row, queue }, index) => {
    const label = labels[index];
    if (label === undefined) return [];
    const items = queue.map(({ conflicts, earlier }, place): ConflictItem => {
      const [{ id, created_at }] = conflicts;
      return {
        id,
        conflicts: [...conflicts, ...earlier].map(({ id: conflict_id, rev }) => ({
          id: conflict_id,
          base_rev: rev,
        })),
        table,
        row_id,
        row: label,
        row_rev: row.rev,
        fields: conflicts.map(({ field }) => field),
        ...versionsOf(conflicts, row, { id: db.user_id, names }),
        after_this: queue.length - 1 - place,
        found_at: created_at,
      };
    });
    return [items];
  });
};

/**
 * Open conflicts, newest first, one item for fields that belong together. Of several on the same fields
 * the oldest comes first and says how many follow. A conflict on a row that is gone, or about to go, is none (S5).
 * @param of these only; all of them when not given
 */
export const listConflicts = async (db: AppDatabase, of?: readonly OpenConflict[]): Promise<ConflictItem[]> =>
  (await listQueues(db, of))
    .flatMap(([first]) => (first === undefined ? [] : [first]))
    .toSorted((a, b) => comparePlain(b.found_at ?? '', a.found_at ?? '') || comparePlain(b.id, a.id));

/** All open conflicts on one field of a row, oldest first. */
export const conflictsOnField = async (
  db: AppDatabase,
  { table, row_id, field }: { readonly table: string; readonly row_id: string; readonly field: string },
): Promise<readonly ConflictItem[]> => {
  const of_row = (await openConflicts(db)).filter((open) => open.row_id === row_id);
  const queues = of_row.length === 0 ? [] : await listQueues(db, of_row);
  return queues.find(([first]) => first?.table === table && first.fields.join() === field) ?? [];
};

/**
 * How many choices are open, as `listConflicts` lists them. They count for everybody who sees the row and so may settle
 * it, both people who wrote a version among them: the pill and the list behind it never disagree.
 */
export const countChoices = async (db: AppDatabase): Promise<number> => {
  const by_row = Map.groupBy(await onShownRows(db, await openConflicts(db)), ({ row_id }) => row_id);
  const alone = [...by_row.values()].filter(({ length }) => length === 1).length;
  // Of several on one row the values tell which are one choice.
  const together = [...by_row.values()].filter(({ length }) => length > 1).flat();
  return alone + (together.length === 0 ? 0 : choicesIn(await listConflicts(db, together)));
};

/** The choices these items stand for: fields in a queue are chosen one after the other. */
export const choicesIn = (items: readonly Pick<ConflictItem, 'after_this'>[]): number =>
  items.reduce((sum, { after_this }) => sum + 1 + after_this, 0);

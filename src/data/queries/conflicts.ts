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
  /** It is what the row shows now. */
  readonly stands: boolean;
}

/** Two people changed one field, or fields that belong together: what there is to choose (G4). */
export interface ConflictItem {
  /** Of the first of its rows in `conflicts`. */
  readonly id: string;
  /** The conflict rows one choice settles. */
  readonly conflicts: readonly SeenRow[];
  readonly table: string;
  readonly row_id: string;
  readonly row: RowLabel;
  /** Rev of the row on the screen: the base of the choice. */
  readonly row_rev: number;
  /** What the row shows in these fields: the choice replaces this and nothing else (OB12). */
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

const byAge = (a: ConflictRow, b: ConflictRow): number =>
  comparePlain(a.created_at ?? '', b.created_at ?? '') || comparePlain(a.id, b.id);

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

/** Somebody went on typing against the same value: their latest words stand for all. */
const continues = ({ conflicts: [last] }: Loss, next: ConflictRow): boolean =>
  last.user_id === next.user_id && last.field === next.field && sameJson(last.kept, next.kept);

const joinLosses = (losses: readonly Loss[]): readonly Loss[] => {
  const joined: Loss[] = [];
  for (const loss of losses) {
    const last = joined.at(-1);
    if (last === undefined || !continues(last, loss.conflicts[0])) joined.push(loss);
    else joined[joined.length - 1] = { ...loss, earlier: [...last.earlier, ...last.conflicts] };
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
  looker: { readonly id: string; readonly names: ReadonlyMap<string, string> },
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
    author: authorFor(looker.id, author_id),
    name: author_id === null ? null : (looker.names.get(author_id) ?? null),
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
 * Conflicts nobody has settled, newest first, one item for fields that belong together. Of several on the same fields
 * the oldest comes first and says how many follow. A conflict on a row that is gone, or about to go, is none (S5).
 * @param of these only; all of them when not given
 */
export const listConflicts = async (
  db: AppDatabase,
  of?: readonly OpenConflict[],
): Promise<ConflictItem[]> => {
  const open = await readOpenConflicts(db, of);
  if (open.length === 0) return [];
  const names = await colleagueNames(db);
  const rows = new Map<string, SyncRow>();
  for (const table of new Set(open.map(({ table_name }) => table_name))) {
    const ids = new Set(open.filter(({ table_name }) => table_name === table).map(({ row_id }) => row_id));
    for (const row of await readRows(db, table, [...ids])) rows.set(`${table}/${row.id}`, row);
  }

  const items = inOrder(open).flatMap((queue) => {
    const [loss, ...rest] = queue;
    const [first, ...more] = loss?.conflicts ?? [];
    const row = first && rows.get(`${first.table_name}/${first.row_id}`);
    if (loss === undefined || first === undefined || row === undefined) return [];
    return {
      id: first.id,
      conflicts: [...loss.conflicts, ...loss.earlier].map(({ id, rev }) => ({ id, base_rev: rev })),
      table: first.table_name,
      row_id: first.row_id,
      row_rev: row.rev,
      fields: [first, ...more].map(({ field }) => field),
      ...versionsOf([first, ...more], row, { id: db.user_id, names }),
      after_this: rest.length,
      found_at: first.created_at,
    };
  });
  const labels = await labelRows(
    db,
    items.map(({ table, row_id }) => ({ table, row_id, columns: {} })),
  );
  return items
    .flatMap((item, index) => {
      const row = labels[index];
      return row === undefined ? [] : [{ ...item, row }];
    })
    .toSorted((a, b) => comparePlain(b.found_at ?? '', a.found_at ?? '') || comparePlain(b.id, a.id));
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

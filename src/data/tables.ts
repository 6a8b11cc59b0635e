/** What follows from the list of entities: tables, parents, groups, files, stores. A test holds it equal to the list in SQL. */
import type * as v from 'valibot';
import type { TextKind } from '../domain/conflict.ts';
import { may, type Person } from '../domain/rights.ts';
import type { Column, Derived, Entity } from './entities/entity.ts';
import { ENTITIES } from './entities/index.ts';

type Entities = typeof ENTITIES;
export type SyncedTable = keyof Entities;

/** The type of a table's rows. */
export type RowOf<Table extends SyncedTable> = Entities[Table] extends { readonly row?: infer Row }
  ? Exclude<Row, undefined>
  : never;

/** Whether this build knows a table of this name. */
export const isSynced = (table: string): table is SyncedTable => Object.hasOwn(ENTITIES, table);

/** Synced tables in pull order. */
export const SYNCED_TABLES: readonly SyncedTable[] = Object.keys(ENTITIES).filter(isSynced);

type Parent = NonNullable<Entity['parent']> & { readonly table: SyncedTable };
const DEFINITIONS: Readonly<Record<SyncedTable, Entity & { readonly parent?: Parent }>> = ENTITIES;

/** The definition of a table; null for one this build does not know. */
export const entityOf = (table: string): (typeof DEFINITIONS)[SyncedTable] | null =>
  isSynced(table) ? DEFINITIONS[table] : null;

/** A table whose rejected changes a form of its own columns revises: it declares the schema of its edits. */
export type FormTable = {
  [Table in SyncedTable]: Entities[Table] extends { readonly edit: unknown; readonly is_revisable: true }
    ? Table
    : never;
}[SyncedTable];

/** A table that declares the schema of its edits, and one that declares how a new row is read. */
export type EditableTable = {
  [Table in SyncedTable]: Entities[Table] extends { readonly edit: unknown } ? Table : never;
}[SyncedTable];
export type AddableTable = {
  [Table in SyncedTable]: Entities[Table] extends { readonly add: unknown } ? Table : never;
}[SyncedTable];

/** A table whose notes are saved while they are typed. */
export type NotedTable = {
  [Table in EditableTable]: Entities[Table] extends { readonly has_notes_field: true } ? Table : never;
}[EditableTable];
export const isNotedTable = (table: string): table is NotedTable => entityOf(table)?.has_notes_field === true;

/** The values that a form gives for edited columns, and for a new row, before validation. */
export type EditOf<Table extends EditableTable> = v.InferInput<Entities[Table]['edit']>;
export type AddOf<Table extends AddableTable> = v.InferInput<Entities[Table]['add']>;

/** Whether a form of its own columns revises a rejected change of this table. */
export const isFormTable = (table: string): table is FormTable => {
  const { edit, is_revisable } = entityOf(table) ?? {};
  return edit !== undefined && is_revisable === true;
};

/** A table of which rejected work on a deleted row can be saved as a new one. */
export type AnewTable = {
  [Table in SyncedTable]: Entities[Table] extends { readonly anew: unknown } ? Table : never;
}[SyncedTable];

/** A table of which what belongs to a deleted row can be put under another one. */
export type MovableTable = {
  [Table in AnewTable]: Entities[Table]['anew'] extends { readonly children_may_move: true } ? Table : never;
}[AnewTable];

/** The columns of a table. */
type ColumnsOf<Table extends SyncedTable> = Entities[Table]['columns'];
export type ColumnOf<Table extends SyncedTable> = keyof ColumnsOf<Table> & string;

/** The columns of a table that hold codes and are shown in lists of changes. */
export type ShownCodeColumn<Table extends SyncedTable> = {
  [Name in ColumnOf<Table>]: ColumnsOf<Table>[Name] extends { readonly untold: true }
    ? never
    : ColumnsOf<Table>[Name] extends { readonly kind: 'code' }
      ? Name
      : never;
}[ColumnOf<Table>];

/** The kind of a column; null for a column that this build does not know. */
export const columnOf = (table: string, column: string): Column | null =>
  entityOf(table)?.columns[column] ?? null;

/** Whether a person may give a column this value; null stands for a person of whom nothing is known. */
export const mayChoose = (user: Person | null, table: string, column: string, value: unknown): boolean => {
  const restricted = columnOf(table, column)?.restricted;
  if (restricted === undefined || !restricted.values.some((one) => one === value)) return true;
  return user !== null && may(user, restricted.action, table);
};

/** Whether a column holds a person's own words, and whether they may fill more than one line; null when it does not. */
export const textKind = (table: string, column: string): TextKind | null => {
  const kind = columnOf(table, column)?.kind;
  return kind === 'line' || kind === 'lines' ? kind : null;
};

/** What each table's definition says, by table; tables of which it says nothing are absent. */
const byTable = <Value>(pick: (entity: (typeof DEFINITIONS)[SyncedTable]) => Value | undefined) => {
  const found: Record<string, Value> = {};
  for (const table of SYNCED_TABLES) {
    const value = pick(DEFINITIONS[table]);
    if (value !== undefined) found[table] = value;
  }
  return found;
};

/** Child table → its parent, so that work on a child waits for its parent. */
export const PARENTS: Readonly<Record<string, Parent>> = byTable(({ parent }) => parent);

/** The tables whose changes stand in the history of a row of this table. */
export const tablesToldWith = (table: string): readonly SyncedTable[] =>
  SYNCED_TABLES.filter((child) => {
    const { is_told_with_parent, parent } = DEFINITIONS[child];
    return is_told_with_parent === true && parent?.table === table;
  });

/** Per table the sets of columns that merge as one (C6), as in SQL. */
export const FIELD_GROUPS: Readonly<Record<string, readonly (readonly string[])[]>> = byTable(
  ({ groups }) => groups,
);

/** Per table the columns that name a row of another table, and that table; a parent is not among them. */
export const REFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = byTable(
  ({ columns }) => {
    const found = Object.entries(columns).flatMap(([name, column]) =>
      column?.of === undefined ? [] : [[name, column.of] as const],
    );
    return found.length === 0 ? undefined : Object.fromEntries(found);
  },
);

/** Tables of which every change is sent by itself. */
export const UNJOINED: ReadonlySet<string> = new Set(
  Object.keys(byTable(({ keeps_each_change }) => keeps_each_change)),
);

/** What the row of a file says of it, by table. */
export const FILES = byTable(({ file }) => file);

/** Columns that tell of a row itself, and hold nothing a person entered. */
export const BOOKKEEPING: ReadonlySet<string> = new Set([
  'id',
  'rev',
  'created_at',
  'updated_at',
  'updated_by',
  'deleted_at',
]);

type DerivedOf<Table extends SyncedTable> = Entities[Table] extends { readonly derived: infer All }
  ? keyof All & string
  : never;

/** What is derived from rows, by name. */
export type DerivedName = { [Table in SyncedTable]: DerivedOf<Table> }[SyncedTable];

const isDerived = (name: string): name is DerivedName =>
  SYNCED_TABLES.some((table) => Object.hasOwn(DEFINITIONS[table].derived ?? {}, name));

/** All that is derived from rows. */
export const DERIVED_DATA: readonly (Derived & { readonly name: DerivedName })[] = SYNCED_TABLES.flatMap(
  (table) =>
    Object.entries(DEFINITIONS[table].derived ?? {}).flatMap(([name, derived]) =>
      isDerived(name) ? [{ ...derived, name }] : [],
    ),
);

/**
 * The stores of the local database in Dexie's words: primary key first, then only the indexes a query uses. The synced
 * tables hold living rows only: the engine takes deleted ones out.
 */
export const DATA_STORES: Readonly<Record<string, string>> = {
  ...byTable(({ indexes = [] }) => ['id', ...indexes].join(', ')),
  ...Object.assign({}, ...DERIVED_DATA.map(({ stores }) => stores)),
  /** With which version of its code something was derived: `DerivedVersion`. */
  derived_versions: 'name',
  /** What the server told that is no row of a synced table, for when there is no connection: `page-views.ts`. */
  kept_answers: 'name',
  drafts: 'key',
  /** Newest versions of drafts, by the worker of each page: `draft-worker.ts`. */
  typed_drafts: 'key',
  /** Pictures as they were taken or chosen, until each is a photo: `PhotoCapture`; their bytes beside them. */
  photo_captures: 'id, order, problem, [for_form+service_record_id]',
  photo_capture_bytes: 'id',
  /** Files of requests that were opened here: `KeptRequestFile`; their bytes beside them. */
  request_files: 'id, contact_id, opened_at',
  request_file_bytes: 'id',
  /** Services that get the pictures of their request, which may come for days: `DueRequestPhotos`. */
  request_photos_due: 'id',
  /** Rows that are gone while this person's unsent work hangs on them: `LastKnownRow`. */
  last_known: 'key',
};

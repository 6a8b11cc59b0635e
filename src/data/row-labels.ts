import { formatShort } from '../domain/calendar-date.ts';
import type { AppDatabase } from './database.ts';
import { rowKey } from '../sync/index.ts';
import { isOfSite, namesOfPictures, siteName } from './site-labels.ts';
import type { SyncedTable } from './tables.ts';

/** What a person calls a row. */
export interface RowLabel {
  /** All parts in one line: 'Jan de Boer', 'Jan de Boer – waxing – 05 mrt 2026'; empty when nothing is known. */
  readonly text: string;
  /** The client's name; null when it is not known (any more). */
  readonly name: string | null;
  /** The client it is or belongs to, when that is still on this device: where its record opens. */
  readonly client_id: string | null;
  /** For a service: its type as stored, for a screen that has words for it. */
  readonly service_type: string | null;
  /** For a service: its calendar date. */
  readonly date: string | null;
}

/** A row to be named, with columns that help when the row itself is gone. */
export interface RowToLabel {
  readonly table: string;
  readonly row_id: string;
  readonly columns: Readonly<Record<string, unknown>>;
}

type Columns = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const makeLabel = (
  client_id: string | null,
  name: string | null,
  service_type: string | null,
  date: string | null,
): RowLabel => ({
  text: [name, service_type, date === null ? null : formatShort(date)]
    .filter((part) => part !== null)
    .join(' – '),
  client_id,
  name,
  service_type,
  date,
});

/** A row as far as this device knows it. */
interface KnownRow {
  readonly columns: Columns;
  /** It is there, if only beneath a deletion that waits. */
  readonly is_here: boolean;
}

/** The columns that unsent inserts give rows which stand in no list, by id. */
const insertedColumns = async (
  db: AppDatabase,
  table: SyncedTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Columns>> => {
  const entries = await db.rows.parked
    .where('touches')
    .anyOf(ids.map((id) => rowKey(table, id)))
    .toArray();
  const inserts = entries.filter(({ mutation }) => mutation.op === 'put' && mutation.table === table);
  return new Map(inserts.map(({ mutation }) => [mutation.row_id, mutation.set]));
};

/**
 * Rows by id as the screen shows them, else as the server last sent them (a deletion that waits hides a row), else as this
 * device last knew them while unsent work hangs on them.
 */
const knownRows = async (
  db: AppDatabase,
  table: SyncedTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownRow>> => {
  const wanted = [...new Set(ids)];
  const keys = wanted.map((id) => rowKey(table, id));
  const [shown, beneath] = await Promise.all([db.rows[table].bulkGet(wanted), db.rows.shadow.bulkGet(keys)]);
  const found = new Map<string, KnownRow>();
  for (const [index, id] of wanted.entries()) {
    const row: object | undefined = shown[index] ?? beneath[index]?.row;
    if (row !== undefined) found.set(id, { columns: { ...row }, is_here: true });
  }
  const missing = wanted.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const [gone, inserted] = await Promise.all([
    db.rows.last_known.bulkGet(missing.map((id) => rowKey(table, id))),
    insertedColumns(db, table, missing),
  ]);
  for (const [index, id] of missing.entries()) {
    const columns = inserted.get(id) ?? gone[index]?.row;
    if (columns !== undefined) found.set(id, { columns: { ...columns }, is_here: false });
  }
  return found;
};

/** The columns of rows by id, also of those that are gone while unsent work hangs on them. */
export const readRows = async (
  db: AppDatabase,
  table: SyncedTable,
  ids: readonly string[],
): Promise<Map<string, Columns>> =>
  new Map([...(await knownRows(db, table, ids))].map(([id, { columns }]) => [id, columns]));

/** How rows of the public site are called. */
const siteRows = async (
  db: AppDatabase,
  rows: readonly RowToLabel[],
): Promise<(row: RowToLabel) => string | null> => {
  const found = new Map<string, Columns>();
  for (const [table, of_table] of Map.groupBy(rows, (row) => row.table)) {
    if (!isOfSite(table)) continue;
    const of_ids = await readRows(
      db,
      table,
      of_table.map(({ row_id }) => row_id),
    );
    for (const [id, columns] of of_ids) found.set(`${table}/${id}`, columns);
  }
  const names = rows.some(({ table }) => table === 'site_files') ? await namesOfPictures(db) : null;
  return ({ table, row_id, columns }) => {
    const known = { ...columns, ...found.get(`${table}/${row_id}`) };
    return table === 'site_files'
      ? (names?.get(textOf(known['picture_id']) ?? '') ?? null)
      : siteName(table, known);
  };
};

/** Names rows of any synced table: a client by its name, a service and its photos by client, type and date; in the order given. */
export const labelRows = async (db: AppDatabase, rows: readonly RowToLabel[]): Promise<RowLabel[]> => {
  const idsOf = (table: SyncedTable): string[] =>
    rows.filter((row) => row.table === table).map(({ row_id }) => row_id);
  const photos = await readRows(db, 'service_photos', idsOf('service_photos'));
  const recordOf = ({ table, row_id, columns }: RowToLabel): string =>
    table === 'service_photos'
      ? (textOf({ ...columns, ...photos.get(row_id) }['service_record_id']) ?? '')
      : row_id;
  const named = rows.filter(({ table }) => table === 'service_records' || table === 'service_photos');
  const records = await readRows(db, 'service_records', named.map(recordOf));
  const columnsOf = (row: RowToLabel): Columns => ({ ...row.columns, ...records.get(recordOf(row)) });
  const parent_ids = rows.map((row) => textOf(columnsOf(row)['client_id'])).filter((id) => id !== null);
  const clients = await knownRows(db, 'clients', [...idsOf('clients'), ...parent_ids]);

  const site = await siteRows(db, rows);

  return rows.map((row) => {
    if (isOfSite(row.table)) return makeLabel(null, site(row), null, null);
    if (row.table === 'clients') {
      const client = clients.get(row.row_id);
      const id = client?.is_here ? row.row_id : null;
      return makeLabel(id, textOf(client?.columns['name']) ?? textOf(row.columns['name']), null, null);
    }
    const columns = columnsOf(row);
    const client_id = textOf(columns['client_id']) ?? '';
    const client = clients.get(client_id);
    return makeLabel(
      client?.is_here ? client_id : null,
      textOf(client?.columns['name']),
      textOf(columns['service_type']),
      textOf(columns['date']),
    );
  });
};

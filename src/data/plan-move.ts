/** How refused work on a deleted row becomes work on a new one, with all that this device knows of it (G4). */
import { ARCHIVED_STATUS } from '../domain/client.ts';
import { uuidv7 } from '../lib/uuid.ts';
import type { Json, LocalChange, RejectedEntry } from '../sync/index.ts';
import type { AppDatabase } from './database.ts';
import { goneRows, type GoneRow } from './gone-rows.ts';
import { readRows } from './row-labels.ts';
import { BOOKKEEPING } from './tables.ts';

/**
 * A new client with everything, a new client for services alone, a new service at the same client, or services put under
 * another client.
 */
export type MoveKind = 'client' | 'client_for_services' | 'service' | 'to_client';

export interface Move<Kind extends MoveKind = MoveKind> {
  readonly kind: Kind;
  readonly client_id: string;
  readonly changes: readonly LocalChange[];
  /** The refused changes that are in it. */
  readonly mutation_ids: readonly string[];
}

type Columns = Readonly<Record<string, Json>>;

const isJson = (value: unknown): value is Json => value !== undefined;

const hasText = (columns: Columns, names: readonly string[]): boolean =>
  names.every((name) => typeof columns[name] === 'string' && columns[name] !== '');

/** The business columns of a deleted row as this device knew it, with the refused changes in it. */
const columnsOf = async (
  db: AppDatabase,
  table: 'clients' | 'service_records',
  row_id: string,
  entries: readonly RejectedEntry[],
): Promise<Columns> => {
  const known = (await readRows(db, table, [row_id])).get(row_id) ?? {};
  const patches = entries.filter(({ mutation }) => mutation.table === table && mutation.row_id === row_id);
  const columns = { ...known, ...Object.assign({}, ...patches.map(({ mutation }) => mutation.set)) };
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) =>
      BOOKKEEPING.has(name) || !isJson(value) ? [] : [[name, value]],
    ),
  );
};

const isOf = ({ mutation }: RejectedEntry, table: string, op: 'put' | 'patch'): boolean =>
  mutation.table === table && mutation.op === op;

/** A refused insert under another parent. */
const movedUnder = ({ mutation }: RejectedEntry, set: Columns): LocalChange => ({
  op: 'patch',
  table: mutation.table,
  row_id: mutation.row_id,
  set,
  base_rev: 0,
  expected: mutation.set,
});

interface Services {
  readonly changes: readonly LocalChange[];
  readonly mutation_ids: readonly string[];
}

/** Services that went with their client, or alone, made anew for a client; refused photos of them follow. */
const planServices = async (
  db: AppDatabase,
  entries: readonly RejectedEntry[],
  client_id: string,
): Promise<Services> => {
  const photos = entries.filter((entry) => isOf(entry, 'service_photos', 'put'));
  const edits = entries.filter((entry) => isOf(entry, 'service_records', 'patch'));
  const record_ids = new Set([
    ...edits.map(({ mutation }) => mutation.row_id),
    ...photos.flatMap(({ mutation: { set } }) => {
      const id = set['service_record_id'];
      return typeof id === 'string' ? [id] : [];
    }),
  ]);
  const changes: LocalChange[] = [];
  const mutation_ids: string[] = [];
  for (const record_id of record_ids) {
    const columns = await columnsOf(db, 'service_records', record_id, edits);
    if (!hasText(columns, ['service_type', 'date'])) continue;
    const row_id = uuidv7();
    changes.push({ op: 'put', table: 'service_records', row_id, set: { ...columns, client_id } });
    const of_record = photos.filter(({ mutation }) => mutation.set['service_record_id'] === record_id);
    changes.push(...of_record.map((photo) => movedUnder(photo, { service_record_id: row_id })));
    const its_edits = edits.filter(({ mutation }) => mutation.row_id === record_id);
    mutation_ids.push(...[...its_edits, ...of_record].map(({ mutation }) => mutation.id));
  }
  const added = entries.filter((entry) => isOf(entry, 'service_records', 'put'));
  return {
    changes: [...changes, ...added.map((entry) => movedUnder(entry, { client_id }))],
    mutation_ids: [...mutation_ids, ...added.map(({ mutation }) => mutation.id)],
  };
};

/** The changes that no other refusal holds back, and the row that is gone beneath them; null when none is. */
const goneBeneath = async (
  db: AppDatabase,
  mutation_ids: readonly string[],
): Promise<{ readonly entries: readonly RejectedEntry[]; readonly gone: GoneRow } | null> => {
  const rejected = await db.store.list_rejected();
  const named = rejected.filter(({ mutation }) => mutation_ids.includes(mutation.id));
  const entries = named.filter(({ blocked_by }) => blocked_by === undefined);
  const [gone] = (await goneRows(db, entries)).values();
  return gone === undefined ? null : { entries, gone };
};

/** Whether refused changes hold services that can be put under another client. */
export const hasServices = async (db: AppDatabase, mutation_ids: readonly string[]): Promise<boolean> => {
  const found = await goneBeneath(db, mutation_ids);
  return found !== null && (await planServices(db, found.entries, '')).changes.length > 0;
};

/**
 * Plans to put the services among refused changes, with their photos, under a client that is there; null when there are
 * none. Refused changes of the deleted client itself stay refused.
 */
export const planMoveToClient = async (
  db: AppDatabase,
  mutation_ids: readonly string[],
  client_id: string,
): Promise<Move<'to_client'> | null> => {
  const found = await goneBeneath(db, mutation_ids);
  if (found === null || (await db.rows.clients.get(client_id)) === undefined) return null;
  const services = await planServices(db, found.entries, client_id);
  return services.changes.length === 0 ? null : { kind: 'to_client', client_id, ...services };
};

/**
 * Plans it for refused changes that hang on one deleted row; null when too little is known of that row to make a new one,
 * or nothing can be made of it. What waits for a refused insert follows it by itself.
 * @param may_archive whether this person may add an archived client; else it is added as an active one
 */
export const planMove = async (
  db: AppDatabase,
  mutation_ids: readonly string[],
  { may_archive }: { readonly may_archive: boolean },
): Promise<Move<Exclude<MoveKind, 'to_client'>> | null> => {
  const found = await goneBeneath(db, mutation_ids);
  if (found === null) return null;
  const { entries, gone } = found;
  if (gone.table === 'clients') {
    const edits = entries.filter((entry) => isOf(entry, 'clients', 'patch'));
    const columns = await columnsOf(db, 'clients', gone.row_id, edits);
    if (!hasText(columns, ['name', 'email'])) return null;
    const client_id = uuidv7();
    const is_archived = columns['status'] === ARCHIVED_STATUS && !may_archive;
    const set = is_archived ? { ...columns, status: 'active' } : columns;
    const services = await planServices(db, entries, client_id);
    return {
      kind: edits.length > 0 ? 'client' : 'client_for_services',
      client_id,
      changes: [{ op: 'put', table: 'clients', row_id: client_id, set }, ...services.changes],
      mutation_ids: [...edits.map(({ mutation }) => mutation.id), ...services.mutation_ids],
    };
  }
  if (gone.table !== 'service_records') return null;
  const { client_id } = await columnsOf(db, 'service_records', gone.row_id, entries);
  if (typeof client_id !== 'string' || (await db.rows.clients.get(client_id)) === undefined) return null;
  const services = await planServices(db, entries, client_id);
  return services.changes.length === 0 ? null : { kind: 'service', client_id, ...services };
};

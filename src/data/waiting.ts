import type { Json, MutationOp, OutboxEntry, ParkedEntry } from '../sync/index.ts';
import type { AppDatabase } from './database.ts';
import { labelRows, type RowLabel } from './row-labels.ts';
import { type SiteDeed, siteDeeds } from './site-deeds.ts';
import { SITE_TABLES } from './site-labels.ts';

/** What a row carries on screen: parked (refused by the server) outweighs conflict, conflict outweighs waiting. */
export type RowBadge = 'none' | 'waiting' | 'parked' | 'conflict';

/** A change on this device that the server has not taken yet, in a person's terms. */
export interface WaitingChange {
  readonly mutation_id: string;
  readonly table: string;
  readonly row_id: string;
  /** Whose row: 'Jan de Boer', 'Jan de Boer – waxing – 05 mrt 2026'; empty when nothing is known of it. */
  readonly row_label: string;
  /** The parts of the label, for a screen that has words for the service type. */
  readonly row: RowLabel;
  readonly op: MutationOp;
  /** Columns changed, old and new value; empty for a delete. */
  readonly fields: readonly { readonly field: string; readonly before: Json; readonly after: Json }[];
  /** Device wall time, ISO 8601. */
  readonly made_at: string;
  readonly state: 'waiting' | 'parked';
  /** Why the server refused it; only when parked. */
  readonly code?: string;
  /** The mutation whose refusal held this one back; only when parked as its dependant. */
  readonly because_of?: string;
}

const fieldsOf = ({ mutation, before }: OutboxEntry): WaitingChange['fields'] =>
  Object.entries(mutation.set).map(([field, after]) => ({ field, before: before[field] ?? null, after }));

const describe = (entry: OutboxEntry | ParkedEntry, row: RowLabel): WaitingChange => ({
  mutation_id: entry.mutation.id,
  table: entry.mutation.table,
  row_id: entry.mutation.row_id,
  row_label: row.text,
  row,
  op: entry.mutation.op,
  fields: fieldsOf(entry),
  made_at: entry.made_at,
  state: 'code' in entry ? 'parked' : 'waiting',
  ...('code' in entry ? { code: entry.code } : {}),
  ...('because_of' in entry && entry.because_of !== undefined ? { because_of: entry.because_of } : {}),
});

/** Columns of a row as its own unsent changes give them: names a row that only exists here. */
const columnsByRow = (entries: readonly OutboxEntry[]): Map<string, Record<string, Json>> => {
  const columns = new Map<string, Record<string, Json>>();
  for (const { mutation, before } of entries) {
    columns.set(mutation.row_id, { ...before, ...columns.get(mutation.row_id), ...mutation.set });
  }
  return columns;
};

const listEntries = async (db: AppDatabase, limit?: number): Promise<(OutboxEntry | ParkedEntry)[]> => [
  ...(await db.store.list_parked()),
  ...(await db.store.list_outbox(limit)),
];

const describeAll = async (
  db: AppDatabase,
  entries: readonly (OutboxEntry | ParkedEntry)[],
): Promise<WaitingChange[]> => {
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
 * Changes that have not reached the server: parked ones first, then the queue in the order it will be sent, of which
 * the first `limit`.
 */
export const listWaitingChanges = async (db: AppDatabase, limit?: number): Promise<WaitingChange[]> =>
  await describeAll(db, await listEntries(db, limit));

/** What a person did at one go, as lists show and count it: one change, or all that belong to one entry of the site. */
export interface WaitingDeed {
  readonly key: string;
  readonly state: WaitingChange['state'];
  /** In the order of sending. */
  readonly changes: readonly WaitingChange[];
  /** The one it is named after: of a row rather than of a file. */
  readonly main: WaitingChange;
  /** What of the site it is about; null for anything else. */
  readonly site: SiteDeed | null;
}

/** `listWaitingChanges` as a person did them: a project with the files of its pictures is one. */
export const listWaitingDeeds = async (db: AppDatabase, limit?: number): Promise<WaitingDeed[]> => {
  const entries = await listEntries(db, limit);
  const sites = await siteDeeds(db, entries);
  const groups = Map.groupBy(
    await describeAll(db, entries),
    ({ mutation_id, state }) => `${state}/${sites.get(mutation_id)?.key ?? mutation_id}`,
  );
  return [...groups].flatMap(([key, changes]) => {
    const main = changes.find(({ table }) => table !== 'site_files') ?? changes[0];
    if (main === undefined) return [];
    return [{ key, state: main.state, changes, main, site: sites.get(main.mutation_id) ?? null }];
  });
};

/** How many changes there are to send, and what a person would count. */
export interface DeedCount {
  readonly mutations: number;
  readonly deeds: number;
}

const SITE_KEYS = [...SITE_TABLES, 'site_files'].map((table) => `${table}/`);

/** Counts what waits and what was refused, as the engine does and as a person did it. */
export const countDeeds = async (
  db: AppDatabase,
): Promise<{ readonly waiting: DeedCount; readonly parked: DeedCount }> => {
  const { queued, parked } = await db.store.counts();
  const count = async (mutations: number, table: 'outbox' | 'parked'): Promise<DeedCount> => {
    const of_site = await db.rows[table].where('touches').startsWithAnyOf(SITE_KEYS).distinct().toArray();
    const keys = new Set([...(await siteDeeds(db, of_site)).values()].map(({ key }) => key));
    return { mutations, deeds: mutations - of_site.length + keys.size };
  };
  return { waiting: await count(queued, 'outbox'), parked: await count(parked, 'parked') };
};

/** Row id → the state of its unsent changes; rows without any are absent. */
export const waitingByRow = async (db: AppDatabase): Promise<Map<string, 'waiting' | 'parked'>> => {
  const states = new Map<string, 'waiting' | 'parked'>();
  for (const { mutation } of await db.store.list_outbox()) states.set(mutation.row_id, 'waiting');
  for (const { mutation } of await db.store.list_parked()) states.set(mutation.row_id, 'parked');
  return states;
};

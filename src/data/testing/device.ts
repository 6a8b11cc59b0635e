import { expect } from 'vitest';
import { countFigures, countType, type TypeCounts } from '../../domain/figures.ts';
import { foldRevenue } from '../../domain/revenue.ts';
import { comparePlain } from '../../lib/compare.ts';
import type { Cursor, PullReply, PushResult, SyncRow, Tombstone } from '../../sync/index.ts';
import type { SeenColumns } from '../commands/command.ts';
import { readWhole, type SeenWhole } from '../commands/delete-seen.ts';
import { type AppDatabase, type AppTables, openAppDatabase } from '../database/database.ts';
import { recordFacts } from '../derived/figures-observer.ts';
import { TOTALS_ID } from '../derived/figures-rows.ts';

/** A device in a test: its database and a server that sends it pages. */
export interface Device {
  readonly db: AppDatabase;
  /** Applies a page as a pull would. */
  readonly pull: (page: Page) => Promise<void>;
  /** The server answers everything that waits: applied, without a row, unless told otherwise. */
  readonly answer: (say: (row_id: string) => Partial<PushResult>) => Promise<void>;
}

interface Page {
  readonly tables?: Readonly<Record<string, readonly SyncRow[]>>;
  readonly tombstones?: readonly Tombstone[];
  readonly withdrawn?: readonly Tombstone[];
  /** The server's clock; the same as this device's unless told otherwise. */
  readonly server_time?: string;
}

const AT = '2026-05-01T10:00:00.000Z';

/** Opens the database of a new user. */
export const openDevice = async (user_id: string = crypto.randomUUID()): Promise<Device> => {
  const opened = await openAppDatabase(user_id, { app_version: 'test' });
  if (!opened.ok) throw new Error(`database did not open: ${opened.error}`);
  const db = opened.value;
  const leader_epoch = await db.store.next_leader_epoch();
  let asked_with: Cursor | null = null;
  let pages = 0;
  return {
    db,
    pull: async ({ tables = {}, tombstones = [], withdrawn = [], server_time = AT }) => {
      pages += 1;
      const cursor: Cursor = { page: pages };
      const reply: PullReply = {
        tables,
        early: {},
        tombstones,
        withdrawn,
        restarted: [],
        cursor,
        more: false,
        pending: false,
        user: user_id,
        epoch: 'epoch',
        scope: 'scope',
        reset: false,
        server_time,
      };
      expect(await db.store.apply_page({ asked_with, leader_epoch, reply, at: AT })).toBe('applied');
      asked_with = cursor;
    },
    answer: async (say) => {
      const batch = await db.store.take_batch({ count: 50, bytes: 1_000_000 });
      const results = batch.map(
        ({ mutation: { id, table, row_id } }): PushResult => ({
          id,
          table,
          row_id,
          status: 'applied',
          dup: false,
          row: null,
          ...say(row_id),
        }),
      );
      const reply = { results, user: user_id, epoch: 'epoch', scope: 'scope', reset: false, server_time: AT };
      await db.store.apply_push(reply, AT);
    },
  };
};

/** The values that are read from these stores from now on, as they are read. */
export const noticeReads = (
  { rows }: AppDatabase,
  stores: readonly (keyof AppTables)[],
): readonly { readonly id: string }[] => {
  const read: { readonly id: string }[] = [];
  for (const store of stores)
    rows.clients.db.table(store).hook('reading', (value: { readonly id: string } | undefined) => {
      // A key without a record calls back too.
      if (value !== undefined) read.push(value);
      return value;
    });
  return read;
};

/** Counts everything anew from the rows and holds the kept figures against it. */
export const expectFiguresExact = async (db: AppDatabase): Promise<void> => {
  const records = await db.rows.service_records.toArray();
  const facts = records.map((row) => recordFacts({ ...row })).filter((row) => row !== null);
  const client_ids = [...new Set(facts.map(({ client_id }) => client_id))].toSorted(comparePlain);
  const counted = client_ids.map((id) =>
    countFigures(
      id,
      facts.filter(({ client_id }) => client_id === id),
    ),
  );
  const kept_figures = (await db.rows.figures.toArray()).flatMap(({ clients }) => Object.values(clients));
  expect(kept_figures.toSorted((a, b) => comparePlain(a.client_id, b.client_id))).toEqual(counted);

  const clients = await db.rows.clients.toArray();
  let type_counts: TypeCounts = {};
  for (const { service_type } of facts) type_counts = countType(type_counts, service_type, 1);
  const totals = {
    id: TOTALS_ID,
    active_clients: clients.filter(({ status }) => status === 'active').length,
    open_services: counted.reduce((sum, { open_services }) => sum + open_services, 0),
    total_cents: counted.reduce((sum, { total_cents }) => sum + total_cents, 0),
    type_counts,
    revenue: foldRevenue(
      {},
      facts.map((after) => ({ before: null, after })),
    ),
  };
  const kept = await db.rows.totals.get(TOTALS_ID);
  expect(kept ?? { ...totals, active_clients: 0, open_services: 0, total_cents: 0 }).toEqual(totals);
};

/** The row as it is on the screen, for an edit that begins now; empty when it is not there. */
export const shown = async (
  db: AppDatabase,
  table: 'clients' | 'service_records' | 'service_photos' | 'blog_posts',
  id: string,
): Promise<SeenColumns & { readonly notes?: string | null }> => ({ ...(await db.rows[table].get(id)) });

/** The row with all below it as it is on the screen, for a delete. */
export const whole = async (
  db: AppDatabase,
  table: 'clients' | 'service_records' | 'service_photos',
  id: string,
): Promise<SeenWhole> => {
  const found = await readWhole(db, table, { id });
  if (found === null) throw new Error(`there is no ${table}/${id}`);
  return found;
};

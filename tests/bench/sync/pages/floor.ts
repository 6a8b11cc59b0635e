import { Dexie } from 'dexie';
import { DATA_STORES } from '../../../../src/data/tables.ts';
import type { PullReply, PushReply, SyncRow } from '../../../../src/sync/protocol.ts';
import { type ContenderConfig, networkFetch } from './contender.ts';

/**
 * The least that a sync can cost: requests of the same bytes as ours, answered with the same bytes without any work of a
 * server, and a plain `bulkPut` of the same rows into stores with the same indexes. It keeps no change, merges nothing
 * and asks for nothing again.
 */
const dexie = new Dexie('floor', { chromeTransactionDurability: 'relaxed', cache: 'disabled' });
dexie.version(1).stores(DATA_STORES);

let config: ContenderConfig;
let send: typeof fetch;

async function open(given: ContenderConfig): Promise<void> {
  config = given;
  send = networkFetch();
  await dexie.open();
}

/** One request with the headers ours has; its answer is one that ours was given. */
async function ask<Reply>(body: string): Promise<Reply> {
  const { url, publishable_key, token } = config;
  const answer = await send(`${url}/rest/v1/rpc/floor`, {
    method: 'POST',
    headers: {
      apikey: publishable_key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body,
    credentials: 'omit',
  });
  const reply: Reply = JSON.parse(await answer.text());
  return reply;
}

/** One transaction for all tables of a page. */
async function write(tables: Readonly<Record<string, readonly SyncRow[]>>): Promise<void> {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  if (filled.length === 0) return;
  await dexie.transaction(
    'rw',
    filled.map(([name]) => name),
    async () => {
      await Promise.all(filled.map(([name, rows]) => dexie.table<SyncRow>(name).bulkPut([...rows])));
    },
  );
}

globalThis.contender = {
  open,
  async firstSync() {
    let written: Promise<void> = Promise.resolve();
    // A cursor tells the next page, so pages follow each other; the disk writes one while the next is fetched.
    for (const body of globalThis.floor_bodies) {
      const page = await ask<PullReply>(body);
      await written;
      written = write(page.tables).then(() => write(page.early));
    }
    await written;
    return await dexie.table('clients').count();
  },
  editNotes: async () => undefined,
  add: () => Promise.reject(new Error('the floor adds nothing')),
  async sync() {
    for (const body of globalThis.floor_bodies) {
      const { results } = await ask<PushReply>(body);
      const rows = Map.groupBy(results, ({ table }) => table);
      await write(
        Object.fromEntries(
          [...rows].map(([table, of_table]) => [
            table,
            of_table.flatMap(({ row }) => (row === null ? [] : [row])),
          ]),
        ),
      );
    }
  },
  ids: () => dexie.table<SyncRow, string>('clients').toCollection().primaryKeys(),
  keptNotes: async () => [],
};

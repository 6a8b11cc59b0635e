import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { setLogSink } from '../lib/logger.ts';
import { openAppDatabase } from './database.ts';
import { databaseName } from './database-name.ts';
import { addClient } from './commands/clients.ts';
import { listClients } from './queries/clients.ts';
import { openDevice } from './testing/device.ts';

const client = { name: 'Jan de Boer', email: 'jan@voorbeeld.example' };

test('R-50 two users of one device do not see each other', async () => {
  const sanne = await openDevice();
  const bram = await openDevice();
  await addClient(sanne.db, client);
  expect(await listClients(sanne.db)).toHaveLength(1);
  expect(await listClients(bram.db)).toEqual([]);
});

test('G1 R-50 what was saved is there when the database is opened again', async () => {
  const user_id = crypto.randomUUID();
  const before = await openDevice(user_id);
  await addClient(before.db, client);
  before.db.close();
  const after = await openDevice(user_id);
  expect(await listClients(after.db)).toMatchObject([{ ...client, badge: 'waiting' }]);
});

/** An acknowledged change as version 6 kept it: a record of its own. */
const singleEntry = (id: string, seq: number, at: string) => ({
  id,
  key: 'clients/c1',
  mutation: {
    id,
    seq,
    table: 'clients',
    row_id: 'c1',
    op: 'patch',
    set: { notes: id },
    bases: { notes: 1 },
  },
  before: { notes: null },
  made_at: at,
  at,
  status: 'applied',
  dup: false,
});

test('K7 RS1 what version 6 took down in its journal is there after the upgrade', async () => {
  const user_id = crypto.randomUUID();
  const first = singleEntry('m1', 1, '2026-11-20T10:00:00.000Z');
  const second = singleEntry('m2', 2, '2026-11-20T10:00:00.000Z');
  const old = new Dexie(databaseName(user_id));
  old.version(6).stores({ journal: 'id, key, at', meta: 'key' });
  await old.table('journal').bulkAdd([first, second]);
  old.close();
  const { db } = await openDevice(user_id);
  expect(await db.store.list_journal({ table: 'clients', row_id: 'c1' })).toEqual([second, first]);
  expect(await db.store.pull_state()).toMatchObject({ acknowledged: 'm2' });
});

test('a browser that cannot open the database answers broken, and the log says why', async () => {
  const lines: string[] = [];
  const restore = setLogSink(({ event }) => lines.push(event));
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('disk', 'UnknownError');
  });
  expect(await openAppDatabase(crypto.randomUUID())).toEqual({ ok: false, error: 'broken' });
  open.mockRestore();
  restore();
  expect(lines).toEqual(['the local database could not be opened']);
});

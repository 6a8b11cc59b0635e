import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { setLogSink } from '../lib/logger.ts';
import { deleteAppDatabase, openAppDatabase } from './database.ts';
import { databaseName } from './dexie-instance.ts';
import { addClient } from './commands/clients.ts';
import { DATABASE_VERSION } from './tables.ts';
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

test('K7 a database of a newer build is refused and left as it was', async () => {
  const user_id = crypto.randomUUID();
  const newer = new Dexie(databaseName(user_id));
  newer.version(DATABASE_VERSION + 1).stores({ only_in_the_newer_one: 'id' });
  await newer.open();
  newer.close();

  expect(await openAppDatabase(user_id)).toEqual({ ok: false, error: 'newer_version' });

  const found = (await indexedDB.databases()).find(({ name }) => name === databaseName(user_id));
  expect(found?.version).toBe((DATABASE_VERSION + 1) * 10);
  await newer.open();
  expect(newer.tables.map(({ name }) => name)).toEqual(['only_in_the_newer_one']);
});

test('K7 a database of a newer build is refused too where the browser cannot list databases', async () => {
  const user_id = crypto.randomUUID();
  const newer = new Dexie(databaseName(user_id));
  newer.version(DATABASE_VERSION + 1).stores({ only_in_the_newer_one: 'id' });
  await newer.open();
  newer.close();
  const databases = vi.spyOn(indexedDB, 'databases').mockResolvedValue([]);
  expect(await openAppDatabase(user_id)).toEqual({ ok: false, error: 'newer_version' });
  databases.mockRestore();
});

test('K7 a page lets go of the database when a newer build wants it, says so once, and never comes back', async () => {
  const { db } = await openDevice();
  const told: string[] = [];
  db.on_gone((why) => told.push(why));
  const newer = new Dexie(databaseName(db.user_id));
  newer.version(DATABASE_VERSION + 1).stores({ clients: 'id' });
  await newer.open();

  expect(told).toEqual(['newer_version']);
  expect(await addClient(db, client)).toEqual({
    ok: false,
    error: { code: 'storage', fault: 'newer_version' },
  });
  expect(await newer.table('clients').count()).toBe(0);
});

test('an older tab that does not let go is told apart from a broken database', async () => {
  const user_id = crypto.randomUUID();
  const older = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(databaseName(user_id), 1);
    request.addEventListener('success', () => resolve(request.result));
  });
  expect(await openAppDatabase(user_id, { blocked_wait_ms: 20 })).toEqual({ ok: false, error: 'blocked' });
  older.close();
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

test('deleting the database of a user leaves nothing of it, and tells the pages that have it open', async () => {
  const { db } = await openDevice();
  const told: string[] = [];
  db.on_gone((why) => told.push(why));
  await addClient(db, client);
  expect(await deleteAppDatabase(db.user_id)).toEqual({ ok: true, value: undefined });
  expect(told).toEqual(['deleted']);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(databaseName(db.user_id));
});

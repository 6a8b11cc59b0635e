import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { setLogSink } from '../lib/logger.ts';
import { openAppDatabase } from './database.ts';
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

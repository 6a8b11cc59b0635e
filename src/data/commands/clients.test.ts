import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { uuidv7Time } from '../../lib/uuid.ts';
import { StoreError } from '../../sync/index.ts';
import { listClients } from '../queries/client-list.ts';
import { getClient } from '../queries/clients.ts';
import { listServiceRecords } from '../queries/service-records.ts';
import { expectFiguresExact, openDevice, shown, whole } from '../testing/device.ts';
import { serverClient, serverRecord } from '../testing/rows.ts';
import { addClient, archiveClient, deleteClient, editClient, setClientStatus } from './clients.ts';
import { saveNotes } from './rows.ts';

const minimal = { name: ' Jan de Boer ', email: 'jan@voorbeeld.example' };

test('M-005 M-008 M-012 M-027 adding a client stores one full row and one mutation', async () => {
  const { db } = await openDevice();
  const added = await addClient(db, {
    ...minimal,
    yacht_name: 'Zeeleeuw',
    yacht_length: '12,5',
    location: '',
  });
  const id = added.ok ? added.value.id : '';
  expect(uuidv7Time(id)).toBeGreaterThan(Date.now() - 60_000);
  const columns = {
    name: 'Jan de Boer',
    email: 'jan@voorbeeld.example',
    phone: null,
    yacht_name: 'Zeeleeuw',
    yacht_type: null,
    yacht_length: 12.5,
    location: null,
    notes: null,
    status: 'prospect',
    next_recommended_service: null,
  };
  expect(await listClients(db)).toMatchObject([{ id, ...columns, rev: 0, badge: 'pending' }]);
  expect(await db.store.list_outbox()).toMatchObject([
    { mutation: { op: 'put', table: 'clients', row_id: id, set: columns, bases: {}, app_version: 'test' } },
  ]);
});

test('M-011 R-40 a client without name or e-mail is refused by field and nothing is stored', async () => {
  const { db } = await openDevice();
  expect(await addClient(db, { name: '', email: '' })).toEqual({
    ok: false,
    error: { code: 'invalid', fields: { name: 'required', email: 'required' } },
  });
  expect(await listClients(db)).toEqual([]);
  expect(await db.store.list_outbox()).toEqual([]);
});

test('an edit sends only the columns that were given, with the rev that stood on the screen', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1', { phone: '06', location: 'Hoorn' }, 7)] } });
  const changes = { phone: '', next_recommended_service: ' Teak oliën ' };
  expect(
    await editClient(db, { id: 'c1', base_rev: 7, expected: await shown(db, 'clients', 'c1'), changes }),
  ).toEqual({ ok: true, value: undefined });
  expect(await getClient(db, 'c1')).toMatchObject({
    phone: null,
    location: 'Hoorn',
    next_recommended_service: 'Teak oliën',
  });
  expect(await db.store.list_outbox()).toMatchObject([
    {
      mutation: {
        op: 'patch',
        bases: { phone: 7, next_recommended_service: 7 },
        set: { phone: null, next_recommended_service: 'Teak oliën' },
      },
      before: { phone: '06', next_recommended_service: null },
    },
  ]);
});

test('an edit without a change and one that is refused store nothing', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1')] } });
  expect(
    await editClient(db, { id: 'c1', base_rev: 1, expected: await shown(db, 'clients', 'c1'), changes: {} }),
  ).toMatchObject({ ok: true });
  expect(
    await editClient(db, {
      id: 'c1',
      base_rev: 1,
      expected: await shown(db, 'clients', 'c1'),
      changes: { email: 'geen' },
    }),
  ).toEqual({
    ok: false,
    error: { code: 'invalid', fields: { email: 'invalid_email' } },
  });
  expect(await db.store.list_outbox()).toEqual([]);
});

test('M-003 M-027 R-41 notes are kept as typed, and empty notes are none', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1')] } });
  await saveNotes(db, 'clients', {
    id: 'c1',
    base_rev: 1,
    seen: (await shown(db, 'clients', 'c1')).notes ?? '',
    notes: '  sleutel aan boord\n',
  });
  expect((await getClient(db, 'c1'))?.notes).toBe('  sleutel aan boord\n');
  await saveNotes(db, 'clients', {
    id: 'c1',
    base_rev: 1,
    seen: (await shown(db, 'clients', 'c1')).notes ?? '',
    notes: '',
  });
  expect((await getClient(db, 'c1'))?.notes).toBeNull();
});

test('M-008 M-031 a status is set freely; archiving sets completed and keeps the client with its services', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1')], service_records: [serverRecord('r1', 'c1')] } });
  await setClientStatus(db, {
    id: 'c1',
    base_rev: 1,
    expected: await shown(db, 'clients', 'c1'),
    status: 'prospect',
  });
  expect((await getClient(db, 'c1'))?.status).toBe('prospect');
  await archiveClient(db, { id: 'c1', base_rev: 1, expected: await shown(db, 'clients', 'c1') });
  expect((await getClient(db, 'c1'))?.status).toBe('completed');
  expect(await listServiceRecords(db, 'c1')).toHaveLength(1);
  await expectFiguresExact(db);
});

test('M-028 R-47 D7 deleting a client is one mutation that names the services it takes along', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient('c1', {}, 4), serverClient('c2')],
      service_records: [serverRecord('r1', 'c1'), serverRecord('r2', 'c1'), serverRecord('r3', 'c2')],
    },
  });
  expect(await deleteClient(db, await whole(db, 'clients', 'c1'))).toEqual({ ok: true, value: undefined });

  expect((await listClients(db)).map(({ id }) => id)).toEqual(['c2']);
  expect(await db.rows.service_records.toCollection().primaryKeys()).toEqual(['r3']);
  expect(await db.store.list_outbox()).toMatchObject([
    {
      mutation: {
        op: 'delete',
        table: 'clients',
        row_id: 'c1',
        bases: { '*': 4 },
        set: {},
        seen: { service_records: ['r1', 'r2'] },
      },
    },
  ]);
  await expectFiguresExact(db);
});

test('M-022 a failing database is an answer, not an exception, and the engine is not told of a write', async () => {
  const { db } = await openDevice();
  const told = vi.fn<() => void>();
  db.on_local_write(told);
  const commit = vi.spyOn(db.store, 'commit').mockRejectedValue(new StoreError('quota', undefined));
  expect(await addClient(db, minimal)).toEqual({ ok: false, error: { code: 'storage', fault: 'quota' } });
  expect(told).not.toHaveBeenCalled();
  commit.mockRejectedValue(new TypeError('a bug'));
  await expect(addClient(db, minimal)).rejects.toThrow('a bug');
});

test('R-50 every stored change is told to a listener, until it stops listening', async () => {
  const { db } = await openDevice();
  const told = vi.fn<() => void>();
  const stop = db.on_local_write(told);
  await addClient(db, minimal);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  await addClient(db, minimal);
  expect(told).toHaveBeenCalledTimes(1);
});

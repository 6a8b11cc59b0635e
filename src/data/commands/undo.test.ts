import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { listClients } from '../queries/client-list.ts';
import { getClient } from '../queries/clients.ts';
import { listServiceRecords } from '../queries/service-records.ts';
import { type Device, expectFiguresExact, openDevice, shown, whole } from '../testing/device.ts';
import { serverClient, serverRecord } from '../testing/rows.ts';
import { addClient, deleteClient, editClient, setClientStatus } from './clients.ts';
import { saveNotes } from './rows.ts';
import { addServiceRecord, setServiceStatus } from './service-records.ts';
import { canUndo, redoStep, undoStep } from './undo.ts';

const admin = { user: { role: 'admin' } } as const;
const technician = { user: { role: 'technician' } } as const;
const SEND_ALL = { count: 50, bytes: 1_000_000 };

const withClient = async (): Promise<Device> => {
  const device = await openDevice();
  await device.pull({
    tables: {
      clients: [serverClient('c1', { phone: '06-1' }, 3)],
      service_records: [serverRecord('r1', 'c1', {}, 2)],
    },
  });
  return device;
};

test('R-18 an undo is an ordinary fresh change that puts the fields back, and a redo does them again', async () => {
  const { db, pull } = await withClient();
  await editClient(db, {
    id: 'c1',
    base_rev: 3,
    expected: await shown(db, 'clients', 'c1'),
    changes: { phone: '06-2', location: 'Hoorn' },
  });
  await db.store.take_batch(SEND_ALL);
  await pull({ tables: { clients: [serverClient('c1', { phone: '06-2', location: 'Hoorn' }, 4)] } });
  expect(await undoStep(db, technician)).toMatchObject({
    ok: true,
    value: {
      restored: [{ table: 'clients', fields: ['phone', 'location'], row: { name: 'Jan de Boer' } }],
      left: [],
    },
  });
  expect(await getClient(db, 'c1')).toMatchObject({ phone: '06-1', location: null });
  const sent = (await db.store.list_outbox()).map(({ mutation }) => mutation);
  expect(sent.map(({ set }) => set)).toEqual([
    { phone: '06-2', location: 'Hoorn' },
    { phone: '06-1', location: null },
  ]);
  await redoStep(db);
  expect(await getClient(db, 'c1')).toMatchObject({ phone: '06-2', location: 'Hoorn' });
  expect(await redoStep(db)).toEqual({ ok: true, value: null });
});

test('R-18 steps are undone from the last to the first, whatever was changed: status, notes, a service', async () => {
  const { db } = await withClient();
  await setClientStatus(db, {
    id: 'c1',
    base_rev: 3,
    expected: await shown(db, 'clients', 'c1'),
    status: 'prospect',
  });
  await setServiceStatus(db, {
    id: 'r1',
    base_rev: 2,
    expected: await shown(db, 'service_records', 'r1'),
    status: 'paid',
  });
  await saveNotes(db, 'clients', {
    id: 'c1',
    base_rev: 3,
    seen: (await shown(db, 'clients', 'c1')).notes ?? '',
    notes: 'sleutel',
  });
  await undoStep(db, technician);
  expect(await getClient(db, 'c1')).toMatchObject({ notes: null, status: 'prospect' });
  await undoStep(db, technician);
  expect(await listServiceRecords(db, 'c1')).toMatchObject([{ status: 'completed' }]);
  await undoStep(db, technician);
  expect(await getClient(db, 'c1')).toMatchObject({ status: 'active' });
  expect(await undoStep(db, technician)).toEqual({ ok: true, value: null });
  await expectFiguresExact(db);
});

test('G4 R-18 a field somebody else changed since keeps their value and is named', async () => {
  const { db, pull, answer } = await withClient();
  await editClient(db, {
    id: 'c1',
    base_rev: 3,
    expected: await shown(db, 'clients', 'c1'),
    changes: { phone: '06-2', location: 'Hoorn' },
  });
  await answer(() => ({ row: serverClient('c1', { phone: '06-2', location: 'Hoorn' }, 4) }));
  await pull({ tables: { clients: [serverClient('c1', { phone: '06-9', location: 'Hoorn' }, 5)] } });
  expect(await undoStep(db, admin)).toMatchObject({
    value: { restored: [{ fields: ['location'] }], left: [{ fields: ['phone'] }] },
  });
  expect(await getClient(db, 'c1')).toMatchObject({ phone: '06-9', location: null });
  expect(await db.store.list_outbox()).toMatchObject([{ mutation: { set: { location: null } } }]);
});

test('R-18 R-17 an added client that was never sent is taken back by anybody, and nothing of it is sent', async () => {
  const { db } = await openDevice();
  const added = await addClient(db, { name: 'Jan', email: 'jan@voorbeeld.example' });
  const step_id = db.undo.last()?.id ?? 0;
  expect(added.ok && (await canUndo(db, step_id, technician.user))).toBe(true);
  expect(await undoStep(db, { ...technician, step_id })).toMatchObject({
    value: { restored: [{ fields: [], row: { name: 'Jan' } }] },
  });
  expect(await listClients(db)).toEqual([]);
  expect(await db.store.list_outbox()).toEqual([]);
  await expectFiguresExact(db);
});

test('R-18 R-17 an added service that may have been sent goes by a delete, which is the admin’s', async () => {
  const { db } = await withClient();
  const input = { service_type: 'waxing', date: '2026-06-01' };
  await addServiceRecord(db, { client_id: 'c1', input });
  await db.store.take_batch(SEND_ALL);
  const step_id = db.undo.last()?.id ?? 0;
  expect(await canUndo(db, step_id, technician.user)).toBe(false);
  expect(await canUndo(db, step_id, admin.user)).toBe(true);
  expect(await undoStep(db, technician)).toMatchObject({ value: { restored: [], left: [{ fields: [] }] } });
  expect(await listServiceRecords(db, 'c1')).toHaveLength(2);

  await addServiceRecord(db, { client_id: 'c1', input });
  await db.store.take_batch(SEND_ALL);
  await undoStep(db, admin);
  expect(await listServiceRecords(db, 'c1')).toHaveLength(2);
  expect((await db.store.list_outbox()).map(({ mutation }) => mutation.op)).toEqual(['put', 'put', 'delete']);
  await expectFiguresExact(db);
});

test('R-18 an added client with services under it stays, and so does its step until they are gone', async () => {
  const { db } = await openDevice();
  const added = await addClient(db, { name: 'Jan', email: 'jan@voorbeeld.example' });
  const step_id = db.undo.last()?.id ?? 0;
  await addServiceRecord(db, {
    client_id: added.ok ? added.value.id : '',
    input: { service_type: 'waxing', date: '2026-06-01' },
  });
  expect(await canUndo(db, step_id, admin.user)).toBe(false);
  expect(await undoStep(db, { ...admin, step_id })).toMatchObject({
    value: { left: [{ row: { name: 'Jan' } }] },
  });
  expect(await listClients(db)).toHaveLength(1);

  await undoStep(db, admin);
  expect(await canUndo(db, step_id, admin.user), 'once the service is gone').toBe(true);
  expect(await undoStep(db, { ...admin, step_id })).toMatchObject({ value: { left: [] } });
  expect(await listClients(db)).toEqual([]);
});

test('M-024 R-18 a delete leaves nothing to undo', async () => {
  const { db } = await withClient();
  await deleteClient(db, await whole(db, 'clients', 'c1'));
  expect(await undoStep(db, admin)).toEqual({ ok: true, value: null });
});

import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { SERVICE_STATUSES } from '../../domain/service-record.ts';
import { loadDraft } from '../drafts/adopt-draft.ts';
import { getClient } from '../queries/clients.ts';
import { listServiceRecords } from '../queries/service-records.ts';
import { type Device, expectFiguresExact, openDevice, shown, whole } from '../testing/device.ts';
import { saveDraft } from '../testing/drafts.ts';
import { serverClient, serverRecord } from '../testing/rows.ts';
import {
  addServiceRecord,
  addServiceToNewClient,
  deleteServiceRecord,
  editServiceRecord,
  setServiceStatus,
} from './service-records.ts';

const withClient = async (): Promise<Device> => {
  const device = await openDevice();
  await device.pull({
    tables: { clients: [serverClient('c1')], service_records: [serverRecord('r1', 'c1', {}, 3)] },
  });
  return device;
};

test('M-006 M-009 M-014 M-028 adding a service stores one full row and one mutation', async () => {
  const { db } = await withClient();
  const added = await addServiceRecord(db, {
    client_id: 'c1',
    input: { service_type: 'custom', custom_type: 'Mast polijsten', date: '2026-06-01', amount: '1.250,50' },
  });
  const id = added.ok ? added.value.id : '';
  const columns = {
    client_id: 'c1',
    service_type: 'Mast polijsten',
    date: '2026-06-01',
    amount: 1250.5,
    status: 'scheduled',
    notes: null,
  };
  const record_there = (await listServiceRecords(db, 'c1')).find((record) => record.id === id);
  expect(record_there).toMatchObject({ id, ...columns, badge: 'pending' });
  const outbox = await db.store.list_outbox();
  expect(outbox.map(({ mutation }) => mutation)).toMatchObject([
    { op: 'put', table: 'service_records', row_id: id, set: columns },
  ]);
  expect((await getClient(db, 'c1'))?.figures.total_cents).toBe(135_050);
  await expectFiguresExact(db);
});

test('G4 R-41 a service whose client was deleted while it was typed is saved with a new client at once, its draft with it', async () => {
  const { db } = await withClient();
  await saveDraft(db, 'service:new_service:c1', { values: { notes: 'Romp' } });
  const client = { name: 'Jan de Boer', email: 'jan@voorbeeld.example', status: 'active' as const };
  const input = { service_type: 'waxing', date: '2026-06-01', amount: '100', notes: 'Romp' };
  expect(await addServiceToNewClient(db, { client, input: { ...input, date: '' } })).toEqual({
    ok: false,
    error: { code: 'invalid', fields: { date: 'required' } },
  });
  expect(await db.store.list_outbox()).toEqual([]);
  const added = await addServiceToNewClient(db, { client, input }, 'service:new_service:c1');
  const id = added.ok ? added.value.id : '';
  expect(await getClient(db, id)).toMatchObject({ name: 'Jan de Boer', status: 'active' });
  expect(await listServiceRecords(db, id)).toMatchObject([{ service_type: 'waxing', notes: 'Romp' }]);
  expect(await loadDraft(db, 'service:new_service:c1')).toBeUndefined();
  await expectFiguresExact(db);
});

test('M-013 a service without type, date or custom text is refused by field and nothing is stored', async () => {
  const { db } = await withClient();
  expect(await addServiceRecord(db, { client_id: 'c1', input: { service_type: '', date: '' } })).toEqual({
    ok: false,
    error: { code: 'invalid', fields: { service_type: 'required', date: 'required' } },
  });
  expect(
    await addServiceRecord(db, { client_id: 'c1', input: { service_type: 'custom', date: '2026-06-01' } }),
  ).toEqual({ ok: false, error: { code: 'invalid', fields: { custom_type: 'required' } } });
  expect(await db.store.list_outbox()).toEqual([]);
});

test('M-009 a status changes freely to any other', async () => {
  const { db } = await withClient();
  for (const status of [...SERVICE_STATUSES, ...SERVICE_STATUSES.toReversed()]) {
    await setServiceStatus(db, {
      id: 'r1',
      base_rev: 3,
      expected: await shown(db, 'service_records', 'r1'),
      status,
    });
    expect(await db.rows.service_records.get('r1')).toMatchObject({ status });
    await expectFiguresExact(db);
  }
});

test('an edit of a service moves the figures with it', async () => {
  const { db } = await withClient();
  const changes = { date: '2026-07-01', amount: '12.5', service_type: 'antifouling' };
  await editServiceRecord(db, {
    id: 'r1',
    base_rev: 3,
    expected: await shown(db, 'service_records', 'r1'),
    changes,
  });
  expect(
    await editServiceRecord(db, {
      id: 'r1',
      base_rev: 3,
      expected: await shown(db, 'service_records', 'r1'),
      changes: {},
    }),
  ).toMatchObject({ ok: true });
  expect(
    await editServiceRecord(db, {
      id: 'r1',
      base_rev: 3,
      expected: await shown(db, 'service_records', 'r1'),
      changes: { amount: '-1' },
    }),
  ).toEqual({
    ok: false,
    error: { code: 'invalid', fields: { amount: 'negative' } },
  });
  expect((await getClient(db, 'c1'))?.figures).toMatchObject({
    total_cents: 1_250,
    last_service: '2026-07-01',
    latest_type: 'antifouling',
    type_counts: { antifouling: 1 },
  });
  await expectFiguresExact(db);
});

test('M-024 M-028 deleting a service removes it and its figures', async () => {
  const { db } = await withClient();
  await deleteServiceRecord(db, await whole(db, 'service_records', 'r1'));
  expect(await listServiceRecords(db, 'c1')).toEqual([]);
  expect((await getClient(db, 'c1'))?.figures).toMatchObject({ record_count: 0, last_service: null });
  expect(await db.store.list_outbox()).toMatchObject([
    { mutation: { op: 'delete', table: 'service_records', row_id: 'r1', bases: { '*': 3 } } },
  ]);
  await expectFiguresExact(db);
});

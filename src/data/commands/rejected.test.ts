import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { StoreError } from '../../sync/index.ts';
import { getRejectedEdit, isRevisable } from '../queries/rejected.ts';
import { loadDraft } from '../drafts/adopt-draft.ts';
import { saveDraft } from '../testing/drafts.ts';
import { openDevice, shown, whole } from '../testing/device.ts';
import { serverClient, serverRecord } from '../testing/rows.ts';
import { addClient, editClient } from './clients.ts';
import { reviseRejected } from './rejected.ts';
import { deleteServiceRecord, editServiceRecord } from './service-records.ts';

const AT = '2026-05-01T10:00:00.000Z';

const refuse = async (db: Awaited<ReturnType<typeof openDevice>>['db'], code = '23514'): Promise<string> => {
  const [first] = await db.store.list_outbox();
  const id = first?.mutation.id ?? '';
  await db.store.reject(id, code, AT);
  return id;
};

test('G4 D4 a rejected edit opens with the rejected values over the row as it is without them', async () => {
  const device = await openDevice();
  const { db } = device;
  await device.pull({ tables: { clients: [serverClient('c1', { phone: '06', notes: 'a' }, 3)] } });
  await editClient(db, {
    id: 'c1',
    base_rev: 3,
    expected: await shown(db, 'clients', 'c1'),
    changes: { phone: '12345', notes: 'b' },
  });
  const mutation_id = await refuse(db);
  expect(await getRejectedEdit(db, mutation_id)).toMatchObject({
    table: 'clients',
    code: '23514',
    shown: { phone: '12345', notes: 'b' },
    beneath: { phone: '06', notes: 'a', rev: 3 },
  });

  await saveDraft(db, 'rejected:1', { values: {} });
  const expected = { phone: '06', notes: 'a' };
  const revision = { table: 'clients', id: 'c1', base_rev: 3, expected, mutation_id } as const;
  expect(await reviseRejected(db, { ...revision, changes: { email: 'geen adres' } })).toMatchObject({
    error: { code: 'invalid', fields: { email: 'invalid_email' } },
  });
  expect(
    await reviseRejected(db, { ...revision, changes: { phone: '08', notes: 'b' } }, 'rejected:1'),
  ).toEqual({
    ok: true,
    value: undefined,
  });
  expect(await db.store.counts()).toMatchObject({ pending: 1, rejected: 0 });
  expect(await db.store.list_outbox()).toMatchObject([{ mutation: { set: { phone: '08', notes: 'b' } } }]);
  expect(await loadDraft(db, 'rejected:1')).toBeUndefined();
  expect(await getRejectedEdit(db, mutation_id)).toBeNull();
});

test('ST3 G4 on a full device pictures the server has make room for a revision', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1', { phone: '06' }, 3)] } });
  const expected = { phone: '06' };
  await editClient(db, { id: 'c1', base_rev: 3, expected, changes: { phone: '07' } });
  const mutation_id = await refuse(db);
  await db.rows.photo_bytes.put({ id: 'old', bytes: new ArrayBuffer(9), kept_at: AT });
  vi.spyOn(db.store, 'revise_rejected').mockRejectedValueOnce(new StoreError('quota', null));
  const revision = { table: 'clients', id: 'c1', base_rev: 3, expected, mutation_id } as const;
  expect(await reviseRejected(db, { ...revision, changes: { phone: '08' } })).toMatchObject({ ok: true });
  expect(await db.rows.photo_bytes.count()).toBe(0);
  expect(await db.rows.clients.get('c1')).toMatchObject({ phone: '08' });
});

test('G4 a rejected service is revised like a client; a rejected new client is sent again with the revision', async () => {
  const device = await openDevice();
  const { db } = device;
  await device.pull({
    tables: { clients: [serverClient('c1')], service_records: [serverRecord('s1', 'c1')] },
  });
  await editServiceRecord(db, {
    id: 's1',
    base_rev: 1,
    expected: await shown(db, 'service_records', 's1'),
    changes: { amount: '250' },
  });
  const of_service = await refuse(db);
  expect(await getRejectedEdit(db, of_service)).toMatchObject({
    table: 'service_records',
    shown: { amount: 250 },
    beneath: { amount: 100 },
  });
  await reviseRejected(db, {
    table: 'service_records',
    id: 's1',
    base_rev: 1,
    expected: { amount: 100 },
    mutation_id: of_service,
    changes: { amount: '25,50' },
  });
  expect(await db.rows.service_records.get('s1')).toMatchObject({ amount: 25.5 });

  const device_two = await openDevice();
  const added = await addClient(device_two.db, { name: 'Jan', email: 'jan@n.example' });
  const id = added.ok ? added.value.id : '';
  const of_insert = await refuse(device_two.db);
  const found = await getRejectedEdit(device_two.db, of_insert);
  expect(found?.beneath).toEqual(found?.shown);
  const changes = { name: 'Jan de Boer' };
  const seen = { table: 'clients', id, base_rev: 0, expected: { name: 'Jan' } } as const;
  await reviseRejected(device_two.db, { ...seen, mutation_id: of_insert, changes });
  expect(await device_two.db.store.list_outbox()).toMatchObject([
    { mutation: { op: 'put', set: { name: 'Jan de Boer', email: 'jan@n.example' } } },
  ]);
});

test('D4 a rejection that no other value can help is not offered for revision', async () => {
  const device = await openDevice();
  const { db } = device;
  await device.pull({
    tables: { clients: [serverClient('c1')], service_records: [serverRecord('s1', 'c1')] },
  });
  await deleteServiceRecord(db, await whole(db, 'service_records', 's1'));
  expect(await getRejectedEdit(db, await refuse(db, 'CONFLICT'))).toBeNull();
  expect(await getRejectedEdit(db, 'unknown')).toBeNull();

  const patch = { table: 'clients', op: 'patch' };
  expect(isRevisable({ ...patch, code: '23514' })).toBe(true);
  expect(isRevisable(patch), 'it still waits').toBe(false);
  expect(isRevisable({ ...patch, code: 'DELETED' })).toBe(false);
  expect(isRevisable({ ...patch, code: 'WAITS_FOR_REJECTED', blocked_by: 'x' })).toBe(false);
  expect(isRevisable({ ...patch, code: '23514', table: 'conflicts' })).toBe(false);
});

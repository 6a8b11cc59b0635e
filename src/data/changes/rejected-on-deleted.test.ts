import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { comparePlain } from '../../lib/compare.ts';
import { type PushResult, StoreError } from '../../sync/index.ts';
import { editClient } from '../commands/clients.ts';
import { discardRejected, moveRejectedToOther, saveRejectedAsNew } from '../commands/rejected.ts';
import { addServicePhoto } from '../commands/service-photos.ts';
import { addServiceRecord, setServiceStatus } from '../commands/service-records.ts';
import { canUndo, undoStep } from '../commands/undo.ts';
import { listClients } from '../queries/client-list.ts';
import { headerFigures } from '../queries/clients.ts';
import { listUnsentPhotos } from '../queries/service-photos.ts';
import { type Device, expectFiguresExact, openDevice } from '../testing/device.ts';
import { picture, serverClient, serverColleague, serverPhoto, serverRecord } from '../testing/rows.ts';
import { countChangeGroups, listPendingChangeGroups } from './pending-changes.ts';

const AT = '2026-05-01T10:00:00.000Z';
const DELETED_AT = '2026-05-01T09:30:00+00:00';
const technician = { role: 'technician' } as const;
const admin = { role: 'admin' } as const;

/** A client with a service, as the device of a technician has them. */
async function openWork(): Promise<Device> {
  const device = await openDevice();
  await device.pull({
    tables: {
      clients: [
        serverClient('c1', { name: 'Willem Dijk', phone: '06-1', notes: 'a' }, 3),
        serverClient('c2'),
      ],
      service_records: [serverRecord('s1', 'c1', {}, 2)],
      colleagues: [serverColleague('sanne', 'Sanne de Vries', 'admin')],
    },
  });
  return device;
}

const gone = { deleted_at: DELETED_AT, updated_by: 'sanne', name: '', email: '', notes: null } as const;
const deletedClient = { ...serverClient('c1', {}, 9), ...gone };
const deletedRecord = {
  ...serverRecord('s1', 'c1', { notes: null }, 9),
  deleted_at: DELETED_AT,
  updated_by: 'sanne',
};

/** The server answers everything that waits; a refusal unless told otherwise. */
const answer = ({ answer: reply }: Device, say: (row_id: string) => Partial<PushResult>): Promise<void> =>
  reply((row_id) => ({ status: 'rejected', ...say(row_id) }));

const refused = async ({ db }: Device) =>
  (await listPendingChangeGroups(db)).filter(({ state }) => state === 'rejected');
const idsOf = (groups: Awaited<ReturnType<typeof refused>>) =>
  groups.flatMap(({ changes }) => changes.map(({ mutation_id }) => mutation_id));

const byAnswer = async (device: Device) => {
  await answer(device, (id) => (id === 'c1' ? { code: 'DELETED', row: deletedClient } : { code: 'DELETED' }));
};
const ORDERS: Readonly<Record<string, (device: Device) => Promise<void>>> = {
  'the answer tells of it': byAnswer,
  'the page came before the answer': async (device) => {
    await device.pull({ tables: { clients: [deletedClient], service_records: [deletedRecord] } });
    await byAnswer(device);
  },
  'it was refused for something else before': async (device) => {
    await answer(device, () => ({ code: '22001' }));
    await device.pull({ tables: { clients: [deletedClient], service_records: [deletedRecord] } });
  },
};

for (const [order, happens] of Object.entries(ORDERS)) {
  test(`G4 S5 rejected work on a client somebody deleted says whose, by whom and when: ${order}`, async () => {
    const device = await openWork();
    const { db } = device;
    await editClient(db, {
      id: 'c1',
      base_rev: 3,
      expected: { notes: 'a' },
      changes: { notes: 'langs de steiger' },
    });
    await happens(device);
    expect(await refused(device)).toMatchObject([
      {
        gone: {
          table: 'clients',
          row: { name: 'Willem Dijk', top: null },
          at: DELETED_AT,
          author: 'colleague',
          name: 'Sanne de Vries',
          as_new: 'anew',
        },
        changes: [{ fields: [{ field: 'notes', after: 'langs de steiger' }] }],
      },
    ]);
    expect((await listClients(db)).map(({ id, badge }) => [id, badge])).toEqual([['c2', 'none']]);
    await expectFiguresExact(db);
  });

  test(`G4 S5 saved as a new client it holds all the device knew, the refusal is gone, and that can be undone: ${order}`, async () => {
    const device = await openWork();
    const { db } = device;
    await editClient(db, {
      id: 'c1',
      base_rev: 3,
      expected: { notes: 'a' },
      changes: { notes: 'langs de steiger' },
    });
    await happens(device);
    const saved = await saveRejectedAsNew(db, idsOf(await refused(device)), technician);
    const id = saved.ok ? saved.value.top_id : '';
    expect(await db.rows.clients.get(id)).toMatchObject({
      name: 'Willem Dijk',
      email: 'jan@voorbeeld.example',
      phone: '06-1',
      notes: 'langs de steiger',
      status: 'active',
    });
    expect(await refused(device)).toEqual([]);
    expect(await db.rows.last_known.count()).toBe(0);
    expect(await db.store.list_outbox()).toMatchObject([{ mutation: { op: 'put', row_id: id } }]);

    const step_id = db.undo.last()?.id ?? 0;
    expect(await canUndo(db, step_id, technician)).toBe(true);
    expect(await undoStep(db, { user: technician })).toMatchObject({
      value: { restored: [{ row: { name: 'Willem Dijk' } }], left: [] },
    });
    expect(await db.rows.clients.get(id)).toBeUndefined();
    expect(await refused(device)).toMatchObject([{ gone: { row: { name: 'Willem Dijk' }, as_new: 'anew' } }]);
    expect(await db.store.counts()).toMatchObject({ pending: 0, rejected: 1 });

    await discardRejected(db, idsOf(await refused(device)));
    expect(await refused(device)).toEqual([]);
    expect(await db.rows.last_known.count(), 'with the work its values go (S5)').toBe(0);
  });
}

test('G4 S5 services for a deleted client count in no figure and no list, and go with their photos to a new client', async () => {
  const device = await openWork();
  const { db } = device;
  const added = await addServiceRecord(db, {
    client_id: 'c1',
    input: { service_type: 'antifouling', date: '2026-05-01', amount: '500' },
  });
  const record_id = added.ok ? added.value.id : '';
  const photo = await addServicePhoto(db, {
    service_record_id: record_id,
    kind: 'before',
    taken_at: AT,
    picture: picture('bytes'),
  });
  const photo_id = photo.ok ? photo.value.id : '';
  await setServiceStatus(db, { id: 's1', base_rev: 2, expected: { status: 'completed' }, status: 'paid' });
  expect(await headerFigures(db)).toMatchObject({ total_cents: 60_000 });
  await answer(device, (id) =>
    id === 's1'
      ? { code: 'DELETED', row: deletedRecord }
      : { code: id === record_id ? 'PARENT_DELETED' : '23503' },
  );
  await device.pull({ tables: { clients: [deletedClient] } });

  expect(await headerFigures(db)).toMatchObject({ total_cents: 0, open_services: 0 });
  await expectFiguresExact(db);
  expect(await db.rows.service_records.count()).toBe(0);
  expect(await db.rows.service_photos.count()).toBe(0);
  const groups = await refused(device);
  expect(groups).toMatchObject([
    {
      gone: {
        table: 'clients',
        row: { name: 'Willem Dijk' },
        name: 'Sanne de Vries',
        as_new: 'anew_for_children',
      },
    },
  ]);
  expect(groups[0]?.changes).toHaveLength(3);
  expect((await countChangeGroups(db)).rejected, 'the pill counts as the list').toEqual({
    mutations: 3,
    groups: 1,
  });
  expect(await listUnsentPhotos(db)).toMatchObject([
    { row: { name: 'Willem Dijk', details: [{ value: 'antifouling' }, { value: '2026-05-01' }] } },
  ]);

  expect(await listUnsentPhotos(db), 'it is said to wait for a person').toMatchObject([{ is_held: true }]);

  const saved = await saveRejectedAsNew(db, idsOf(groups), technician);
  expect(await listUnsentPhotos(db)).toMatchObject([{ is_held: false }]);
  const client_id = saved.ok ? saved.value.top_id : '';
  expect(await db.rows.clients.get(client_id)).toMatchObject({ name: 'Willem Dijk' });
  const records = await db.rows.service_records.where('client_id').equals(client_id).toArray();
  expect(
    records.map(({ service_type, status }) => `${service_type} ${status}`).toSorted(comparePlain),
  ).toEqual(['antifouling scheduled', 'waxing paid']);
  expect(await db.rows.service_photos.get(photo_id)).toMatchObject({ service_record_id: record_id });
  expect(await db.store.counts()).toMatchObject({ rejected: 0 });
  const sent = (await db.store.list_outbox()).map(({ mutation }) => mutation.table);
  expect(sent.indexOf('clients')).toBe(0);
  expect(sent.indexOf('service_photos'), 'after its service').toBe(sent.length - 1);
  await expectFiguresExact(db);

  await undoStep(db, { user: technician });
  expect(await db.rows.clients.get(client_id)).toBeUndefined();
  expect(await db.rows.service_records.count()).toBe(0);
  expect((await countChangeGroups(db)).rejected).toEqual({ mutations: 3, groups: 1 });
  expect(await listUnsentPhotos(db)).toHaveLength(1);
  await expectFiguresExact(db);
});

/** Refused services of the deleted client, one of them with a photo; the client's own notes were rejected too. */
async function rejectedServices(): Promise<{ readonly device: Device; readonly record_id: string }> {
  const device = await openWork();
  const { db } = device;
  const added = await addServiceRecord(db, {
    client_id: 'c1',
    input: { service_type: 'antifouling', date: '2026-05-01', amount: '500' },
  });
  const record_id = added.ok ? added.value.id : '';
  await addServicePhoto(db, {
    service_record_id: record_id,
    kind: 'before',
    taken_at: AT,
    picture: picture('bytes'),
  });
  await setServiceStatus(db, { id: 's1', base_rev: 2, expected: { status: 'completed' }, status: 'paid' });
  await editClient(db, { id: 'c1', base_rev: 3, expected: { notes: 'a' }, changes: { notes: 'b' } });
  await answer(device, (id) => {
    if (id === 's1') return { code: 'DELETED', row: deletedRecord };
    if (id === 'c1') return { code: 'DELETED', row: deletedClient };
    return { code: id === record_id ? 'PARENT_DELETED' : '23503' };
  });
  await device.pull({ tables: { clients: [deletedClient] } });
  return { device, record_id };
}

test('G4 PS27 services of a deleted client are put under another client with their photos, and go out anew; the rest stays rejected', async () => {
  const { device, record_id } = await rejectedServices();
  const { db } = device;
  const [group, ...more] = await refused(device);
  expect(more).toEqual([]);
  expect(group?.gone).toMatchObject({ as_new: 'anew', can_move: true });
  const former_seqs = (await db.store.list_rejected()).map(({ mutation }) => mutation.seq);

  const moved = await moveRejectedToOther(db, idsOf(group === undefined ? [] : [group]), 'c2');
  expect(moved).toEqual({ ok: true, value: { kind: 'to_other', top_id: 'c2' } });
  const records = await db.rows.service_records.where('client_id').equals('c2').toArray();
  expect(
    records.map(({ service_type, status }) => `${service_type} ${status}`).toSorted(comparePlain),
  ).toEqual(['antifouling scheduled', 'waxing paid']);
  expect(await db.rows.service_photos.toArray()).toMatchObject([{ service_record_id: record_id }]);
  const sent = (await db.store.list_outbox()).map(({ mutation }) => mutation);
  expect(sent.map(({ op }) => op)).toEqual(['put', 'put', 'put']);
  expect(
    sent.every(({ seq }) => !former_seqs.includes(seq)),
    'surely new (PS24)',
  ).toBe(true);
  expect(sent.at(-1)?.table, 'after its service').toBe('service_photos');
  expect(await refused(device), 'the notes of the client').toMatchObject([
    { changes: [{ table: 'clients' }], gone: { as_new: 'anew', can_move: false } },
  ]);
  await expectFiguresExact(db);

  const step_id = db.undo.last()?.id ?? 0;
  expect(await canUndo(db, step_id, technician)).toBe(true);
  expect(await undoStep(db, { user: technician })).toMatchObject({ ok: true, value: { left: [] } });
  expect(await db.rows.service_records.count()).toBe(0);
  expect(await db.rows.service_photos.count()).toBe(0);
  expect(await db.store.counts()).toMatchObject({ pending: 0, rejected: 4 });
  expect((await refused(device))[0]?.changes).toHaveLength(4);
  await expectFiguresExact(db);
});

test('ST3 G4 on a full device pictures the server has make room for moving rejected work', async () => {
  const { device } = await rejectedServices();
  const { db } = device;
  await db.rows.photo_bytes.put({ id: 'old', bytes: new ArrayBuffer(9), kept_at: AT });
  vi.spyOn(db.store, 'move_rejected').mockRejectedValueOnce(new StoreError('quota', null));
  const ids = idsOf(await refused(device));
  expect(await moveRejectedToOther(db, ids, 'c2')).toMatchObject({ ok: true });
  expect(await db.rows.photo_bytes.get('old')).toBeUndefined();
});

test('G4 no work moves to a client that is gone by then, and the work stays', async () => {
  const { device } = await rejectedServices();
  const ids = idsOf(await refused(device));
  expect(await moveRejectedToOther(device.db, ids, 'c9')).toEqual({ ok: false, error: 'unknown_row' });
  expect(await device.db.store.counts()).toMatchObject({ pending: 0, rejected: 4 });
});

for (const move of ['as a new client', 'under another client'] as const)
  test(`R-17 R-18 a move ${move} can be undone only until the first of it may have left the device, by the office too`, async () => {
    const { device } = await rejectedServices();
    const { db } = device;
    const ids = idsOf(await refused(device));
    await (move === 'as a new client'
      ? saveRejectedAsNew(db, ids, technician)
      : moveRejectedToOther(db, ids, 'c2'));
    const step_id = db.undo.last()?.id ?? 0;
    for (const user of [technician, admin]) expect(await canUndo(db, step_id, user)).toBe(true);
    await db.store.take_batch({ count: 1, bytes: 1_000_000 });

    const before = await db.store.list_outbox();
    for (const user of [technician, admin]) {
      expect(await canUndo(db, step_id, user)).toBe(false);
      expect(await undoStep(db, { step_id, user })).toMatchObject({ value: { restored: [] } });
      expect(await db.store.list_outbox(), 'nothing of it is taken back').toEqual(before);
    }
  });

test('G4 PS27 moved work that the server has is not taken back by an admin: no service and no photo is lost', async () => {
  const { device, record_id } = await rejectedServices();
  const { db } = device;
  await moveRejectedToOther(db, idsOf(await refused(device)), 'c2');
  const made = new Map((await db.store.list_outbox()).map(({ mutation }) => [mutation.row_id, mutation]));
  /** The server accepts every pending mutation, deletes too. */
  const accept = async () =>
    await answer(device, (id) => {
      const { table, set = {} } = made.get(id) ?? {};
      const row = table === 'service_photos' ? serverPhoto(id, record_id, set) : serverRecord(id, 'c2', set);
      const is_first = made.delete(id);
      return { status: 'applied', row: is_first ? row : { ...row, rev: 2, deleted_at: AT } };
    });
  await accept();
  const step_id = db.undo.last()?.id ?? 0;
  expect(await undoStep(db, { user: admin })).toMatchObject({ value: { restored: [] } });
  await accept();
  expect(await db.rows.service_records.get(record_id)).toMatchObject({ service_type: 'antifouling' });
  expect(await db.rows.service_photos.toArray()).toMatchObject([{ service_record_id: record_id }]);
  expect(await db.rows.uploads.toArray(), 'its bytes are still to be sent').toMatchObject([
    { state: 'pending' },
  ]);
  expect(await canUndo(db, step_id, admin)).toBe(false);
});

test('G4 S5 rejected services whose client a run swept away are named and can be put under another client', async () => {
  const device = await openWork();
  const { db } = device;
  await addServiceRecord(db, { client_id: 'c1', input: { service_type: 'antifouling', date: '2026-05-01' } });
  await answer(device, () => ({ code: '22001' }));
  const origin = { epoch: 'epoch', scope: 'scope-2', reset: false, server_time: AT };
  const leader_epoch = await db.store.next_leader_epoch();
  await db.store.begin_resync({ ...origin, leader_epoch });
  const page = {
    tables: { clients: [serverClient('c2')] },
    early: {},
    tombstones: [],
    withdrawn: [],
    restarted: [],
    cursor: { page: 9 },
  };
  const reply = { ...page, ...origin, more: false, pending: false, user: db.user_id };
  await db.store.apply_page({ asked_with: null, leader_epoch, reply, at: AT });
  await db.store.finish_resync({ leader_epoch });

  expect(await db.rows.service_records.count()).toBe(0);
  await expectFiguresExact(db);
  const groups = await refused(device);
  expect(groups).toMatchObject([
    {
      gone: {
        table: 'clients',
        row: { name: 'Willem Dijk' },
        at: null,
        author: 'unknown',
        can_move: true,
      },
    },
  ]);
  expect(await moveRejectedToOther(db, idsOf(groups), 'c2')).toMatchObject({ ok: true });
  expect(await db.rows.service_records.toArray()).toMatchObject([
    { client_id: 'c2', service_type: 'antifouling' },
  ]);
});

test('G4 work on a service that is gone while its client is there becomes a new service of that client', async () => {
  const device = await openWork();
  const { db } = device;
  await setServiceStatus(db, { id: 's1', base_rev: 2, expected: { status: 'completed' }, status: 'paid' });
  await answer(device, () => ({ code: 'DELETED', row: deletedRecord }));
  const groups = await refused(device);
  expect(groups).toMatchObject([
    {
      gone: {
        table: 'service_records',
        row: { name: 'Willem Dijk', details: [{ value: 'waxing' }, { column: 'date' }] },
        as_new: 'anew',
      },
    },
  ]);
  await saveRejectedAsNew(db, idsOf(groups), technician);
  expect(await db.rows.service_records.toArray()).toMatchObject([
    { client_id: 'c1', service_type: 'waxing', amount: 100, status: 'paid' },
  ]);
});

test('G4 where too little is known of the deleted row, nothing is made of it and the work stays', async () => {
  const device = await openWork();
  const { db } = device;
  await device.pull({ tables: { clients: [deletedClient] } });
  await editClient(db, { id: 'c1', base_rev: 3, expected: { notes: 'a' }, changes: { notes: 'te laat' } });
  await answer(device, () => ({ code: 'DELETED', row: deletedClient }));
  const groups = await refused(device);
  expect(groups).toMatchObject([{ gone: { row: { name: null }, name: 'Sanne de Vries', as_new: null } }]);
  expect(await saveRejectedAsNew(db, idsOf(groups), technician)).toEqual({ ok: false, error: 'unknown_row' });
  expect(await refused(device)).toHaveLength(1);
});

test('S5 a row this person deleted leaves no value behind', async () => {
  const device = await openWork();
  const { db } = device;
  await editClient(db, { id: 'c2', base_rev: 1, expected: { notes: null }, changes: { notes: 'b' } });
  await db.store.commit([{ op: 'delete', table: 'clients', row_id: 'c2', base_rev: 1 }]);
  expect(await db.rows.last_known.count()).toBe(0);
});

import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { SyncRow } from '../../sync/index.ts';
import { clientsByContact } from '../queries/clients-by-contact.ts';
import { type Device, expectFiguresExact, openDevice, shown } from '../testing/device.ts';
import { serverClient, serverLead, serverRecord } from '../testing/rows.ts';
import { editClient } from './clients.ts';
import { convertRequest, linkRequest, type SeenRequest } from './convert-request.ts';
import { saveNotes } from './rows.ts';
import { setServiceStatus } from './service-records.ts';
import { canUndo, undoStep } from './undo.ts';

const admin = { user: { role: 'admin' } } as const;
const CLIENT = {
  name: 'Jan de Wit',
  email: 'jan@voorbeeld.example',
  phone: '06 12345678',
  yacht_type: 'Sloep',
};
const SERVICE = { service_type: 'antifouling', date: '2026-06-01', notes: 'Mijn boot is dof.' };

const lead = (table: SeenRequest['table'], columns: Partial<SyncRow> = {}, rev = 4): SyncRow =>
  serverLead(
    'a1',
    {
      ...(table === 'contacts' ? { form: 'contact', service: 'Antifouling', attachment_url: null } : {}),
      first_name: 'Jan',
      last_name: 'de Wit',
      phone: '06 12345678',
      client_id: null,
      ...columns,
    },
    rev,
  );
const withRequest = async (table: SeenRequest['table'] = 'contacts'): Promise<Device> => {
  const device = await openDevice();
  await device.pull({ tables: { [table]: [lead(table)] } });
  return device;
};
const seen = (table: SeenRequest['table'] = 'contacts'): SeenRequest => ({
  table,
  id: 'a1',
  base_rev: 4,
  seen: { status: 'new', client_id: null },
});
const sent = async ({ db }: Device) => (await db.store.list_outbox()).map(({ mutation }) => mutation);

test.for(['contacts', 'founding_members'] as const)(
  'C-010 M-004 M-028 R-18 one step makes client, yacht and planned service of a row of %s and answers it; an undo before sending leaves none of them',
  async (table) => {
    const device = await withRequest(table);
    const { db } = device;
    const done = await convertRequest(db, seen(table), { client: CLIENT, service: SERVICE });
    const client_id = done.ok ? done.value.client_id : '';
    expect(await db.rows.clients.get(client_id)).toMatchObject({ ...CLIENT, status: 'prospect' });
    expect(await db.rows.service_records.toArray()).toMatchObject([
      { ...SERVICE, client_id, status: 'scheduled', amount: 0 },
    ]);
    expect(await db.rows[table].get('a1')).toMatchObject({ client_id, status: 'contacted' });
    expect((await sent(device)).map(({ op, table: of, set }) => [op, of, set['client_id']])).toEqual([
      ['put', 'clients', undefined],
      ['put', 'service_records', client_id],
      ['patch', table, client_id],
    ]);
    await expectFiguresExact(db);

    expect(await canUndo(db, db.undo.last()?.id ?? 0, admin.user)).toBe(true);
    expect(await undoStep(db, admin)).toMatchObject({ ok: true, value: { left: [] } });
    // A change of the request to what it was: neither client nor service is ever sent.
    expect((await sent(device)).map(({ table: of, set }) => [of, set])).toEqual([
      [table, { client_id: null, status: 'new' }],
    ]);
    expect(await db.rows.clients.count()).toBe(0);
    expect(await db.rows.service_records.count()).toBe(0);
    expect(await db.rows[table].get('a1')).toMatchObject({ client_id: null, status: 'new' });
    expect(await clientsByContact(db, CLIENT)).toEqual([]);
    await expectFiguresExact(db);
    expect(db.undo.next_redo(), 'what was added is not added again').toBeNull();
  },
);

test('R-18 an undo after sending takes client and service away by one delete, and puts the request back', async () => {
  const device = await withRequest();
  const { db, answer } = device;
  const done = await convertRequest(db, seen(), { client: CLIENT, service: SERVICE });
  const client_id = done.ok ? done.value.client_id : '';
  const [record] = await db.rows.service_records.toArray();
  const record_id = record?.id ?? '';
  await answer((id) => ({
    row:
      id === client_id
        ? serverClient(id, { ...CLIENT, status: 'prospect' }, 1)
        : id === 'a1'
          ? lead('contacts', { client_id, status: 'contacted' }, 5)
          : serverRecord(id, client_id, { ...SERVICE, status: 'scheduled', amount: 0 }, 1),
  }));
  expect(await sent(device)).toEqual([]);
  expect(await undoStep(db, admin)).toMatchObject({ value: { left: [] } });
  expect(await sent(device)).toMatchObject([
    { op: 'delete', table: 'clients', row_id: client_id, seen: { service_records: [record_id] } },
    {
      op: 'patch',
      table: 'contacts',
      set: { client_id: null, status: 'new' },
      bases: { client_id: 5, status: 5 },
    },
  ]);
  expect(await db.rows.clients.count()).toBe(0);
  expect(await db.rows.service_records.count()).toBe(0);
  await expectFiguresExact(db);
});

test('R-18 an undo leaves client, service and link together when somebody worked on the service or on the client since', async () => {
  for (const work of ['service', 'client'] as const) {
    const device = await withRequest();
    const { db } = device;
    const done = await convertRequest(db, seen(), { client: CLIENT, service: SERVICE });
    const client_id = done.ok ? done.value.client_id : '';
    const step_id = db.undo.last()?.id ?? 0;
    const [record] = await db.rows.service_records.toArray();
    if (work === 'service')
      await setServiceStatus(db, {
        id: record?.id ?? '',
        base_rev: 0,
        expected: await shown(db, 'service_records', record?.id ?? ''),
        status: 'in_progress',
      });
    else {
      const expected = await shown(db, 'clients', client_id);
      await editClient(db, { id: client_id, base_rev: 0, expected, changes: { location: 'Hoorn' } });
    }
    expect(await undoStep(db, { ...admin, step_id })).toMatchObject({ ok: true });
    expect(await db.rows.clients.get(client_id), work).toMatchObject({ name: 'Jan de Wit' });
    expect(await db.rows.service_records.get(record?.id ?? ''), work).toMatchObject({ client_id });
    expect(await db.rows.contacts.get('a1'), work).toMatchObject({ client_id, status: 'contacted' });
  }
});

test('M-011 M-013 refused fields of client and service come back by name, and nothing is stored', async () => {
  const device = await withRequest();
  expect(
    await convertRequest(device.db, seen(), {
      client: { name: ' ', email: 'jan' },
      service: { service_type: '', date: '31-02-2026' },
    }),
  ).toEqual({
    ok: false,
    error: {
      code: 'invalid',
      fields: { name: 'required', email: 'invalid_email', service_type: 'required', date: 'invalid_date' },
    },
  });
  expect(await sent(device)).toEqual([]);
  expect(await convertRequest(device.db, seen(), { client: CLIENT, service: null })).toMatchObject({
    ok: true,
  });
  expect(await device.db.rows.service_records.count(), 'a service is a choice').toBe(0);
});

test('G4 a request that was deleted, or has a client by now, is converted no second time; a deleted client does not count', async () => {
  const device = await withRequest();
  const { db, pull } = device;
  await pull({
    tables: {
      clients: [serverClient('c1')],
      contacts: [lead('contacts', { client_id: 'c1', status: 'contacted' }, 5)],
    },
  });
  const unseen = { ok: false, error: { code: 'unseen' } };
  expect(await convertRequest(db, seen(), { client: CLIENT, service: null })).toEqual(unseen);
  expect(await linkRequest(db, seen(), { client_id: 'c1', service: null })).toEqual(unseen);
  expect(await db.rows.clients.count()).toBe(1);
  await pull({ tombstones: [{ table: 'clients', row_id: 'c1', rev: 2 }] });
  const now: SeenRequest = { ...seen(), base_rev: 5, seen: { status: 'contacted', client_id: 'c1' } };
  expect(await linkRequest(db, now, { client_id: 'c1', service: SERVICE }), 'a client that is gone').toEqual(
    unseen,
  );
  expect(await convertRequest(db, now, { client: CLIENT, service: null })).toMatchObject({ ok: true });
  await undoStep(db, admin);
  await pull({ tombstones: [{ table: 'contacts', row_id: 'a1', rev: 9 }] });
  expect(await convertRequest(db, now, { client: CLIENT, service: null })).toEqual(unseen);
  expect(await db.rows.clients.count()).toBe(0);
});

test('OB16 what waited for the request before is sent before the client, and the link after it', async () => {
  const device = await withRequest();
  const { db } = device;
  const notes = { id: 'a1', base_rev: 4, seen: '', notes: 'belt terug' };
  await saveNotes(db, 'contacts', notes);
  await convertRequest(db, seen(), { client: CLIENT, service: SERVICE });
  expect((await sent(device)).map(({ table }) => table)).toEqual([
    'contacts',
    'clients',
    'service_records',
    'contacts',
  ]);
  await undoStep(db, admin);
  expect((await sent(device)).map(({ set }) => set)).toEqual([
    { notes: 'belt terug' },
    { client_id: null, status: 'new' },
  ]);
});

test('OB16 R-18 linking to a client that waits itself is sent after it, and is undone alone', async () => {
  const device = await withRequest();
  const { db } = device;
  await saveNotes(db, 'contacts', { id: 'a1', base_rev: 4, seen: '', notes: 'belt terug' });
  const made = await convertRequest(db, seen(), { client: CLIENT, service: null });
  await device.pull({ tables: { founding_members: [lead('founding_members')] } });
  await saveNotes(db, 'founding_members', { id: 'a1', base_rev: 4, seen: '', notes: 'zelfde persoon' });
  const client_id = made.ok ? made.value.client_id : '';
  expect(
    (await clientsByContact(db, { email: ' JAN@voorbeeld.example', phone: null })).map(({ id }) => id),
  ).toEqual([client_id]);
  expect(await linkRequest(db, seen('founding_members'), { client_id, service: null })).toEqual({
    ok: true,
    value: { client_id },
  });
  const tables = (await sent(device)).map(({ table }) => table);
  expect(tables.lastIndexOf('founding_members')).toBeGreaterThan(tables.indexOf('clients'));
  expect(await undoStep(db, admin)).toMatchObject({ value: { left: [] } });
  expect(await db.rows.founding_members.get('a1')).toMatchObject({
    client_id: null,
    status: 'new',
    notes: 'zelfde persoon',
  });
  expect(await db.rows.clients.count()).toBe(1);
});

test.for(['contacts', 'founding_members'] as const)(
  'M-004 linking a row of %s to a client that is known plans its service in the same step; an undo leaves the client alone',
  async (table) => {
    const device = await withRequest(table);
    const { db, pull, answer } = device;
    await pull({ tables: { clients: [serverClient('c1')], service_records: [serverRecord('r1', 'c1')] } });
    const before = await db.rows.clients.get('c1');
    const link = { client_id: 'c1', service: SERVICE };
    expect(await linkRequest(db, seen(table), link)).toEqual({ ok: true, value: { client_id: 'c1' } });
    const [service] = (await db.rows.service_records.toArray()).filter(({ id }) => id !== 'r1');
    expect(service).toMatchObject({ ...SERVICE, client_id: 'c1', status: 'scheduled' });
    expect(await db.rows[table].get('a1')).toMatchObject({ client_id: 'c1', status: 'contacted' });
    const asSent = async () => (await sent(device)).map(({ op, table: of }) => `${op} ${of}`);
    expect(await asSent()).toEqual(['put service_records', `patch ${table}`]);
    await expectFiguresExact(db);

    await answer((id) => ({
      row:
        id === 'a1'
          ? lead(table, { client_id: 'c1', status: 'contacted' }, 5)
          : serverRecord(id, 'c1', { ...SERVICE, status: 'scheduled', amount: 0 }, 1),
    }));
    expect(await undoStep(db, admin)).toMatchObject({ ok: true, value: { left: [] } });
    expect(await asSent()).toEqual(['delete service_records', `patch ${table}`]);
    expect(await db.rows[table].get('a1')).toMatchObject({ client_id: null, status: 'new' });
    expect((await db.rows.service_records.toArray()).map(({ id }) => id)).toEqual(['r1']);
    expect(await db.rows.clients.get('c1')).toEqual(before);
    await expectFiguresExact(db);
  },
);

test('M-004 a refused field of the service stores nothing; work on the service since keeps it and the link together', async () => {
  const device = await withRequest();
  const { db, pull } = device;
  await pull({ tables: { clients: [serverClient('c1')] } });
  const refused = { client_id: 'c1', service: { service_type: 'waxing', date: '' } };
  expect(await linkRequest(db, seen(), refused)).toEqual({
    ok: false,
    error: { code: 'invalid', fields: { date: 'required' } },
  });
  expect(await sent(device)).toEqual([]);
  expect(await db.rows.request_photos_due.count()).toBe(0);

  await linkRequest(db, seen(), { client_id: 'c1', service: SERVICE });
  const step_id = db.undo.last()?.id ?? 0;
  const [record] = await db.rows.service_records.toArray();
  const id = record?.id ?? '';
  const expected = await shown(db, 'service_records', id);
  await setServiceStatus(db, { id, base_rev: 0, expected, status: 'in_progress' });
  expect(await undoStep(db, { ...admin, step_id })).toMatchObject({ ok: true });
  expect(await db.rows.service_records.get(id)).toMatchObject({ client_id: 'c1' });
  expect(await db.rows.contacts.get('a1')).toMatchObject({ client_id: 'c1', status: 'contacted' });
});

test('G4 of a request that was converted elsewhere while this device was away both clients stay, and the request is a choice', async () => {
  const device = await withRequest();
  const { db, pull } = device;
  const done = await convertRequest(db, seen(), { client: CLIENT, service: null });
  await pull({
    tables: {
      clients: [serverClient('c9', CLIENT)],
      contacts: [lead('contacts', { client_id: 'c9', status: 'contacted' }, 5)],
    },
  });
  expect(await db.rows.clients.count()).toBe(2);
  expect(await db.rows.contacts.get('a1')).toMatchObject({ client_id: done.ok ? done.value.client_id : '' });
  expect((await clientsByContact(db, CLIENT)).length, 'each is found beside the other').toBe(2);
});

import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { addClient, editClient } from '../commands/clients.ts';
import { addServicePhoto } from '../commands/service-photos.ts';
import { addServiceRecord } from '../commands/service-records.ts';
import { databaseName } from '../database/database-name.ts';
import { saveDraft } from '../testing/drafts.ts';
import { openDevice, shown } from '../testing/device.ts';
import { picture, serverClient, serverRecord } from '../testing/rows.ts';
import { exportUnsent } from './unsent.ts';
import { unsentFile } from './unsent-file.ts';

afterEach(() => vi.restoreAllMocks());

const NOTHING = { outbox: [], rejected: [], drafts: [], rows: {}, pagehide_drafts: {} };
const AT = '2026-05-01T10:00:00.000Z';

const deviceWithWork = async () => {
  const device = await openDevice();
  const { db } = device;
  await device.pull({
    tables: { clients: [serverClient('c1')], service_records: [serverRecord('s1', 'c1')] },
  });
  await editClient(db, {
    id: 'c1',
    base_rev: 1,
    expected: await shown(db, 'clients', 'c1'),
    changes: { notes: 'Sleutel bij de havenmeester' },
  });
  await addServiceRecord(db, { client_id: 'c1', input: { service_type: 'waxing', date: '2026-05-01' } });
  await addClient(db, { name: 'Onbekend', email: 'o@n.example' });
  const [refused] = await db.store.list_outbox();
  await db.store.reject(refused?.mutation.id ?? '', 'FORBIDDEN', AT);
  await saveDraft(db, 'client:new', { values: { name: 'Half' }, base: null });
  return device;
};

test('G4 R-50 everything that is only on this device is exported: pending, rejected and half-filled, with whom it is about', async () => {
  const { db } = await deviceWithWork();
  const work = await exportUnsent(db);
  expect(work.unreadable).toEqual([]);
  expect(work.rejected).toMatchObject([
    { code: 'FORBIDDEN', mutation: { op: 'patch', set: { notes: 'Sleutel bij de havenmeester' } } },
  ]);
  expect(work.outbox).toMatchObject([
    { mutation: { op: 'put', table: 'service_records', set: { client_id: 'c1' } } },
    { mutation: { op: 'put', table: 'clients', set: { name: 'Onbekend' } } },
  ]);
  expect(work.drafts).toMatchObject([{ form: 'client:new', value: { values: { name: 'Half' } } }]);
  expect(work.rows['clients/c1']).toMatchObject({ name: 'Jan de Boer' });
  expect(Object.keys(work.rows)).toHaveLength(3);
  expect(await db.store.counts(), 'nothing was changed').toMatchObject({ pending: 2, rejected: 1 });
});

test('ST1 K7 unsent work is read also when this page’s own connection is closed for good', async () => {
  const { db } = await deviceWithWork();
  db.close();
  expect(await exportUnsent(db)).toMatchObject({ rejected: [{ code: 'FORBIDDEN' }], unreadable: [] });
});

test('ST1 K7 from a database of a newer build, or a damaged one, comes what is there; what is not is named', async () => {
  const { db } = await deviceWithWork();
  db.close();
  await new Promise((resolve) => {
    const upgrade = indexedDB.open(databaseName(db.user_id), 9_000);
    upgrade.addEventListener('upgradeneeded', () => upgrade.result.deleteObjectStore('outbox'));
    upgrade.addEventListener('success', () => resolve(upgrade.result.close()));
  });
  expect(await exportUnsent(db)).toMatchObject({
    outbox: [],
    rejected: [{ code: 'FORBIDDEN' }],
    drafts: [{ form: 'client:new' }],
    unreadable: ['outbox'],
  });
});

test('G4 one rejected change can be exported by itself, with the changes that depend on it', async () => {
  const { db } = await openDevice();
  const added = await addClient(db, { name: 'Onbekend', email: 'o@n.example' });
  const client_id = added.ok ? added.value.id : '';
  await addServiceRecord(db, { client_id, input: { service_type: 'waxing', date: '2026-05-01' } });
  await addClient(db, { name: 'Een ander', email: 'a@n.example' });
  const [insert, , other] = await db.store.list_outbox();
  await db.store.reject(insert?.mutation.id ?? '', '23514', AT);
  await db.store.reject(other?.mutation.id ?? '', '23514', AT);
  const work = await exportUnsent(db, { only_rejected: [insert?.mutation.id ?? ''] });
  expect(work.rejected).toMatchObject([
    { code: '23514', mutation: { table: 'clients', set: { name: 'Onbekend' } } },
    { code: 'WAITS_FOR_REJECTED', mutation: { table: 'service_records' } },
  ]);
  expect(work).toMatchObject({ outbox: [], drafts: [], pagehide_drafts: {}, unreadable: [] });
  expect(JSON.stringify(work)).not.toContain('Een ander');
});

test('R-50 a form that could not be saved comes with the row it is about', async () => {
  const device = await openDevice();
  await device.pull({
    tables: {
      clients: [serverClient('c1'), serverClient('c2')],
      service_records: [serverRecord('s1', 'c1')],
    },
  });
  const forms = [{ form: 'service:edit:s1', values: { values: { amount: '95' } } }];
  const { rows } = await exportUnsent(device.db, { open_forms: forms });
  expect(Object.keys(rows)).toEqual(['service_records/s1', 'clients/c1']);
});

test('R-50 PH1 photos that wait alone are exported when asked for, bytes and all, with the service and client they are of', async () => {
  const device = await openDevice();
  const { db } = device;
  await device.pull({
    tables: { clients: [serverClient('c1')], service_records: [serverRecord('s1', 'c1')] },
  });
  const added = await addServicePhoto(db, {
    service_record_id: 's1',
    kind: 'after',
    taken_at: AT,
    picture: picture('romp'),
  });
  const id = added.ok ? added.value.id : '';
  // Its row has reached the server, its bytes have not.
  await db.rows.outbox.clear();
  const key = `service_photos/${id}`;
  const photo = { key, row_id: id, mime_type: 'image/webp', base64: btoa('romp') };
  expect(await exportUnsent(db, { photos: 'with_bytes' })).toMatchObject({
    outbox: [],
    photos: [photo],
    rows: { [key]: { kind: 'after' }, 'service_records/s1': {}, 'clients/c1': { name: 'Jan de Boer' } },
    unreadable: [],
  });
  expect(await exportUnsent(db, { photos: 'named' })).toMatchObject({ photos: [{ ...photo, base64: null }] });
  expect(await exportUnsent(db)).not.toHaveProperty('photos');
});

test('a device without a database, or one that does not open, gives nothing, says so and leaves no trace', async () => {
  const user_id = crypto.randomUUID();
  const nothing = { ...NOTHING, unreadable: ['outbox', 'rejected', 'drafts'] };
  expect(await exportUnsent({ user_id })).toEqual(nothing);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName(user_id));
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await exportUnsent({ user_id })).toEqual(nothing);
  expect(await exportUnsent({ user_id }, { photos: 'named' })).toEqual({
    ...nothing,
    photos: [],
    unreadable: [...nothing.unreadable, 'photos'],
  });
});

test('R-50 the file says who made it, when and why, and which forms were open on the screen', () => {
  const header = {
    user: { id: 'u', name: 'Bram Visser', email: 'bram@havenglans.example' },
    app_version: 'admin-host-1.js',
    made_at: AT,
    why: 'rescue',
  } as const;
  const open = [{ form: 'client:new', values: { name: 'Jan' } }];
  const file = unsentFile(header, { ...NOTHING, unreadable: ['outbox'] }, open);
  expect(file.name).toBe('havenglans-niet-verzonden-2026-05-01-1200.json');
  expect(JSON.parse(file.text)).toEqual({
    file: 'havenglans-unsent',
    format: 1,
    ...header,
    open_forms: open,
    ...NOTHING,
    unreadable: ['outbox'],
  });
});

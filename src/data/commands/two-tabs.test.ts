import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Json } from '../../sync/index.ts';
import { openAppDatabase, type AppDatabase } from '../database/database.ts';
import { localHistory } from '../queries/local-history.ts';
import { listPendingVersions } from '../queries/pending-versions.ts';
import { listSiteEntries, type SiteEntry } from '../queries/site-content.ts';
import { listServicePhotos } from '../queries/service-photos.ts';
import { listPendingChanges } from '../changes/pending-changes.ts';
import { openDevice, shown, whole } from '../testing/device.ts';
import {
  picture,
  serverClient,
  serverConflict,
  serverPhoto,
  serverRecord,
  serverSiteRow,
} from '../testing/rows.ts';
import { archiveClient, deleteClient, editClient, setClientStatus } from './clients.ts';
import { saveNotes } from './rows.ts';
import { resolveConflict } from './conflicts.ts';
import { listConflicts } from '../queries/conflicts.ts';
import { readWhole } from './delete-seen.ts';
import type { SitePicture } from '../../domain/site-picture.ts';
import { addServicePhoto, deleteServicePhoto, setPhotoKind } from './service-photos.ts';
import {
  addServiceRecord,
  deleteServiceRecord,
  editServiceRecord,
  setServiceStatus,
} from './service-records.ts';
import { deleteSiteEntry, editSiteEntry } from './site-content.ts';
import { undoStep } from './undo.ts';

/** Two tabs of one device with a client, a service of it and a photo. */
const twoTabs = async (): Promise<{ one: AppDatabase; two: AppDatabase }> => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient('c1', { phone: '06-1', notes: 'oud', status: 'active' })],
      service_records: [serverRecord('r1', 'c1', { status: 'scheduled', amount: 100 })],
      service_photos: [serverPhoto('p1', 'r1')],
      conflicts: [serverConflict('k1', 'c1', { kept: '06-1', lost: '06-9' })],
    },
  });
  const again = await openAppDatabase(db.user_id, { app_version: 'test' });
  if (!again.ok) throw new Error(`second tab did not open: ${again.error}`);
  return { one: db, two: again.value };
};

const expectedOf = async (
  db: AppDatabase,
): Promise<readonly (Readonly<Record<string, Json>> | undefined)[]> =>
  (await db.store.list_outbox()).map(({ mutation }) => mutation.expected);

test('OB12 M-003 notes that a second tab saves over others than it showed wait beside them, and stay readable', async () => {
  const { one, two } = await twoTabs();
  const row = { id: 'c1', base_rev: 1, seen: 'oud' };
  await saveNotes(one, 'clients', { ...row, notes: 'eerste' });
  await saveNotes(two, 'clients', { ...row, notes: 'tweede' });
  expect(await expectedOf(one)).toEqual([undefined, { notes: 'oud' }]);
  expect(await one.rows.clients.get('c1')).toMatchObject({ notes: 'eerste' });
  expect((await listPendingChanges(one)).flatMap(({ fields }) => fields)).toEqual([
    { field: 'notes', before: 'oud', after: 'eerste' },
    { field: 'notes', before: 'oud', after: 'tweede' },
  ]);
  expect(await listPendingVersions(two, { table: 'clients', row_id: 'c1' })).toMatchObject([
    { field: 'notes', value: 'tweede' },
  ]);
  expect(await listPendingVersions(two, { table: 'clients', row_id: 'c2' })).toEqual([]);
  const history = await localHistory(two, 'clients', 'c1');
  expect(new Set(history.map(({ changes }) => changes['notes']?.new))).toEqual(new Set(['eerste', 'tweede']));
  expect(two.undo.last(), 'nothing changed on the screens: nothing to undo').toBeNull();
});

test('OB12 R-41 emptied notes are seen as empty, not as a text', async () => {
  const { one, two } = await twoTabs();
  await saveNotes(one, 'clients', { id: 'c1', base_rev: 1, seen: 'oud', notes: '' });
  await saveNotes(two, 'clients', { id: 'c1', base_rev: 1, seen: '', notes: 'nieuw' });
  expect(await expectedOf(one)).toEqual([undefined]);
  expect(await one.rows.clients.get('c1')).toMatchObject({ notes: 'nieuw' });
});

test('OB12 M-009 M-031 R-42 forms and controls of clients, services and photos keep what another tab chose meanwhile', async () => {
  const { one, two } = await twoTabs();
  const client = { id: 'c1', base_rev: 1, expected: await shown(two, 'clients', 'c1') };
  const record = { id: 'r1', base_rev: 1, expected: await shown(two, 'service_records', 'r1') };
  const photo = { id: 'p1', base_rev: 1, expected: await shown(two, 'service_photos', 'p1') };
  await editClient(one, { ...client, changes: { phone: '06-2' } });
  await setClientStatus(one, { ...client, status: 'prospect' });
  await editServiceRecord(one, { ...record, changes: { amount: '150' } });
  await setServiceStatus(one, { ...record, status: 'paid' });
  await setPhotoKind(one, { ...photo, kind: 'after' });
  const pending = (await one.store.list_outbox()).length;

  await editClient(two, { ...client, changes: { phone: '06-3' } });
  await archiveClient(two, client);
  await editServiceRecord(two, { ...record, changes: { amount: '200' } });
  await setServiceStatus(two, { ...record, status: 'completed' });
  await setPhotoKind(two, { ...photo, kind: 'before' });
  const expected = (await expectedOf(two)).slice(pending);
  expect(Object.assign({}, ...expected)).toMatchObject({
    phone: '06-1',
    status: expect.any(String),
    amount: 100,
    kind: photo.expected['kind'],
  });
  expect(await two.rows.clients.get('c1')).toMatchObject({ phone: '06-2', status: 'prospect' });
  expect(await two.rows.service_records.get('r1')).toMatchObject({ amount: 150, status: 'paid' });
  expect(await two.rows.service_photos.get('p1')).toMatchObject({ kind: 'after' });
  const versions = await listPendingVersions(two, { table: 'clients', row_id: 'c1' });
  expect(new Set(versions.map(({ table }) => table)), 'of all that belongs to the client').toEqual(
    new Set(['clients', 'service_records', 'service_photos']),
  );
});

test('OB12 G4 a choice between two versions replaces what was shown beside them, nothing newer', async () => {
  const { one, two } = await twoTabs();
  const [item] = await listConflicts(two);
  if (item === undefined) throw new Error('no conflict');
  await editClient(one, { id: 'c1', base_rev: 1, expected: { phone: '06-1' }, changes: { phone: '06-5' } });
  await resolveConflict(two, { item, values: { phone: '06-9' } });
  const of_client = (await one.store.list_outbox()).filter(({ mutation }) => mutation.table === 'clients');
  expect(of_client.map(({ mutation }) => mutation.expected)).toEqual([undefined, { phone: '06-1' }]);
  expect(await one.rows.clients.get('c1')).toMatchObject({ phone: '06-5' });
});

test('OB12 R-18 an undo in one tab leaves what another tab wrote since', async () => {
  const { one, two } = await twoTabs();
  const row = { id: 'c1', base_rev: 1 };
  await editClient(one, { ...row, expected: { phone: '06-1' }, changes: { phone: '06-2' } });
  await editClient(two, { ...row, expected: { phone: '06-2' }, changes: { phone: '06-3' } });
  expect(await undoStep(one, { user: { role: 'admin' } })).toMatchObject({
    ok: true,
    value: { restored: [] },
  });
  expect(await one.rows.clients.get('c1')).toMatchObject({ phone: '06-3' });
});

test('OB12 R-18 a form of the site’s content keeps the text that another tab saved while it stood open', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { videos: [serverSiteRow('v1', { title: 'Polijsten', url: 'https://x' }, 2)] } });
  const [entry] = await listSiteEntries(db, 'video');
  if (entry === undefined) throw new Error('no entry');
  await editSiteEntry(db, { entry, changed: { title: 'Polijsten in de winter' }, pictures: {} });
  await editSiteEntry(db, { entry, changed: { title: 'Wassen' }, pictures: {} });
  expect(await expectedOf(db)).toEqual([undefined, { title: 'Polijsten' }]);
  expect(await db.rows.videos.get('v1')).toMatchObject({ title: 'Polijsten in de winter' });
});

/** What one tab does while the other is asked whether to delete the client or its service. */
const MEANWHILE: Readonly<Record<string, (one: AppDatabase) => Promise<unknown>>> = {
  'saved a text': async (one) =>
    await saveNotes(one, 'clients', { id: 'c1', base_rev: 1, seen: 'oud', notes: 'Sleutel ligt bij Piet' }),
  'changed a field of the form': async (one) =>
    await editClient(one, { id: 'c1', base_rev: 1, expected: { phone: '06-1' }, changes: { phone: '06-2' } }),
  'added a service': async (one) =>
    await addServiceRecord(one, { client_id: 'c1', input: { service_type: 'waxing', date: '2026-05-01' } }),
  'added a photo': async (one) =>
    await addServicePhoto(one, {
      service_record_id: 'r1',
      kind: 'after',
      taken_at: '2026-05-01T10:00:00.000Z',
      picture: picture('bytes'),
    }),
};

for (const [happened, act] of Object.entries(MEANWHILE)) {
  test(`OB14 R-47 D7 a client is not deleted over what another tab did meanwhile, and the person is asked again: another tab ${happened}`, async () => {
    const { one, two } = await twoTabs();
    const asked = await whole(two, 'clients', 'c1');
    await act(one);
    const pending = (await two.store.list_outbox()).length;
    expect(await deleteClient(two, asked)).toEqual({ ok: false, error: { code: 'unseen' } });
    expect(await two.rows.clients.get('c1')).toBeDefined();
    expect(await two.store.list_outbox(), 'nothing else waits').toHaveLength(pending);

    expect(await deleteClient(two, await whole(two, 'clients', 'c1'))).toMatchObject({ ok: true });
    expect(await two.rows.clients.get('c1')).toBeUndefined();
    expect(await two.rows.service_records.count()).toBe(0);
    expect(await two.rows.service_photos.count()).toBe(0);
  });
}

test('OB14 M-024 a service is not deleted over an amount or a photo that another tab gave it meanwhile', async () => {
  const { one, two } = await twoTabs();
  const asked = await whole(two, 'service_records', 'r1');
  await editServiceRecord(one, {
    id: 'r1',
    base_rev: 1,
    expected: { amount: 100 },
    changes: { amount: '150' },
  });
  expect(await deleteServiceRecord(two, asked)).toEqual({ ok: false, error: { code: 'unseen' } });
  const again = await whole(two, 'service_records', 'r1');
  await MEANWHILE['added a photo']?.(one);
  expect(await deleteServiceRecord(two, again)).toEqual({ ok: false, error: { code: 'unseen' } });
  expect(await deleteServiceRecord(two, await whole(two, 'service_records', 'r1'))).toMatchObject({
    ok: true,
  });
});

test('OB14 a text that reached the database after the screen was drawn counts as unseen', async () => {
  const { one, two } = await twoTabs();
  const drawn = { id: 'c1', ...(await shown(two, 'clients', 'c1')) };
  await MEANWHILE['saved a text']?.(one);
  const asked = await readWhole(two, 'clients', drawn);
  if (asked === null) throw new Error('the client is gone');
  expect(asked.expected['notes']).toBe('oud');
  expect(await deleteClient(two, asked)).toMatchObject({ error: { code: 'unseen' } });
});

test('OB14 a client that another tab deleted meanwhile is deleted, and the person is not asked again', async () => {
  const { one, two } = await twoTabs();
  const asked = await whole(two, 'clients', 'c1');
  await deleteClient(one, await whole(one, 'clients', 'c1'));
  expect(await deleteClient(two, asked)).toEqual({ ok: true, value: undefined });
});

test('OB14 R-18 a photo is not deleted over what another tab says that it shows, and the person is asked again', async () => {
  const { one, two } = await twoTabs();
  const [drawn] = await listServicePhotos(two, 'c1');
  const asked = drawn && (await readWhole(two, 'service_photos', { ...drawn }));
  if (!asked) throw new Error('no photo');
  await setPhotoKind(one, { id: 'p1', base_rev: 1, expected: { kind: drawn.kind }, kind: 'after' });
  expect(await deleteServicePhoto(two, asked)).toEqual({ ok: false, error: { code: 'unseen' } });
  expect(await two.rows.service_photos.get('p1')).toMatchObject({ kind: 'after' });
  expect(await deleteServicePhoto(two, await whole(two, 'service_photos', 'p1'))).toMatchObject({ ok: true });
  expect(await two.rows.service_photos.count()).toBe(0);
});

/** Two tabs of one device with a pair before and after that lacks its second half, and its entry as both show it. */
const twoTabsOfPair = async (): Promise<{ one: AppDatabase; two: AppDatabase; entry: SiteEntry }> => {
  const { db, pull } = await openDevice();
  const columns = { type: 'before_after', pair_id: 'pair', is_before: true, title: 'Romp', ready: false };
  await pull({ tables: { images: [serverSiteRow('i1', columns)] } });
  const again = await openAppDatabase(db.user_id, { app_version: 'test' });
  if (!again.ok) throw new Error(`second tab did not open: ${again.error}`);
  return { one: db, two: again.value, entry: await entryNow(db) };
};

const entryNow = async (db: AppDatabase): Promise<SiteEntry> => {
  const [entry] = await listSiteEntries(db, 'pair');
  if (entry === undefined) throw new Error('no entry');
  return entry;
};

const site_picture: SitePicture = {
  width: 800,
  height: 600,
  color: '#16292c',
  files: [{ format: 'webp', width: 800, bytes: picture().bytes, sha256: 'ab'.repeat(32) }],
  thumbnail: picture().thumbnail,
};

const SITE_EDITS = {
  'changed its title': { changed: { title: 'Romp na het polijsten' }, pictures: {} },
  'chose another picture': { changed: {}, pictures: { before: site_picture } },
  'added the half that was missing': { changed: {}, pictures: { after: site_picture } },
};

for (const [happened, edit] of Object.entries(SITE_EDITS)) {
  test(`OB14 R-18 an entry of the site is not deleted over what another tab did meanwhile, and the person is asked again: another tab ${happened}`, async () => {
    const { one, two, entry } = await twoTabsOfPair();
    expect(await editSiteEntry(one, { entry, ...edit })).toMatchObject({ ok: true });
    const pending = (await two.store.list_outbox()).length;
    expect(await deleteSiteEntry(two, entry)).toEqual({ ok: false, error: { code: 'unseen' } });
    expect(await two.rows.images.get('i1')).toBeDefined();
    expect(await two.store.list_outbox(), 'nothing else waits').toHaveLength(pending);

    expect(await deleteSiteEntry(two, await entryNow(two))).toEqual({ ok: true, value: undefined });
    expect(await two.rows.images.count()).toBe(0);
    expect(await two.rows.site_files.count()).toBe(0);
  });
}

test('OB14 an entry of the site is deleted though the server said meanwhile that its picture has arrived', async () => {
  const { db, pull } = await openDevice();
  const columns = { type: 'before_after', pair_id: 'pair', is_before: true, title: 'Romp' };
  await pull({ tables: { images: [serverSiteRow('i1', { ...columns, ready: false })] } });
  const asked = await entryNow(db);
  await pull({ tables: { images: [serverSiteRow('i1', { ...columns, ready: true }, 2)] } });
  expect(await deleteSiteEntry(db, asked)).toEqual({ ok: true, value: undefined });
});

test('OB14 an entry of the site that another tab deleted meanwhile is deleted, and the person is not asked again', async () => {
  const { one, two, entry } = await twoTabsOfPair();
  await deleteSiteEntry(one, entry);
  expect(await deleteSiteEntry(two, entry)).toEqual({ ok: true, value: undefined });
});

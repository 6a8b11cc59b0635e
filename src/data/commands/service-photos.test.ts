import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { listServicePhotos, listUnsentPhotos, countUnsentPhotos } from '../queries/service-photos.ts';
import { readPhoto, readUnsentPicture } from '../photos/photo-cache.ts';
import { noticeReads, openDevice, shown, whole } from '../testing/device.ts';
import { keepCapture, noteCapture } from '../photos/photo-captures.ts';
import { picture, serverClient, serverPhoto, serverRecord, unsentPhotos } from '../testing/rows.ts';
import { countUnsent, countUnsentGroups, takeUnsent } from '../changes/count-unsent.ts';
import {
  countChangeGroups,
  listPendingChangeGroups,
  listPendingChanges,
} from '../changes/pending-changes.ts';
import { addClient, deleteClient } from './clients.ts';
import {
  addServicePhoto,
  deleteServicePhoto,
  discardOrphanedPicture,
  retryPhotoBytes,
  retryUploads,
  setPhotoKind,
} from './service-photos.ts';
import { discardRejected } from './rejected.ts';
import { deleteServiceRecord } from './service-records.ts';

const AT = '2026-05-01T10:00:00.000Z';
const input = { service_record_id: 's1', kind: 'before', taken_at: '2026-05-01T09:30:00.000Z' } as const;

/** A device with a client, two services and the photos given. */
async function openWork(photos: readonly ReturnType<typeof serverPhoto>[] = []) {
  const device = await openDevice();
  await device.pull({
    tables: {
      clients: [serverClient('c1')],
      service_records: [serverRecord('s1', 'c1'), serverRecord('s2', 'c1')],
      service_photos: photos,
    },
  });
  return device;
}

const full = () => {
  throw new DOMException('the disk is full', 'QuotaExceededError');
};

const textOf = async (blob: Blob | null) => (blob === null ? null : await blob.text());

test('G1 PH1 a photo is on the screen with its picture at once, pending, and its row in the outbox', async () => {
  const { db } = await openWork();
  const told = vi.fn();
  db.on_local_write(told);
  const added = await addServicePhoto(db, { ...input, picture: picture('bytes') });
  const id = added.ok ? added.value.id : '';
  expect(await listServicePhotos(db, 'c1')).toEqual([
    {
      id,
      rev: 0,
      service_record_id: 's1',
      kind: 'before',
      taken_at: input.taken_at,
      taken_by: null,
      created_at: null,
      width: 2048,
      height: 1536,
      bytes_state: 'pending',
      failure: null,
      badge: 'pending',
    },
  ]);
  expect(await textOf(await readPhoto(db, id, 'full'))).toBe('bytes');
  expect(await textOf(await readPhoto(db, id, 'thumbnail'))).toBe('bytes, small');
  expect((await readPhoto(db, id, 'full'))?.type).toBe('image/webp');
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos({ pending: 1 }));
  const [change] = await listPendingChanges(db);
  expect(change).toMatchObject({
    table: 'service_photos',
    op: 'put',
    row: { name: 'Jan de Boer', details: [{ value: 'waxing' }, { value: '2026-03-05' }] },
  });
  expect(told).toHaveBeenCalledOnce();
});

test('R-50 a photo that waits is one entry of the list of photos, and no change beside it', async () => {
  const { db } = await openWork();
  for (const bytes of ['a', 'b']) await addServicePhoto(db, { ...input, picture: picture(bytes) });
  await addClient(db, { name: 'Els', email: 'els@n.example' });
  const listed = async (limit?: number) =>
    (await listPendingChangeGroups(db, limit)).map(({ main }) => `${main.table} ${main.op}`);
  expect(await listUnsentPhotos(db)).toHaveLength(2);
  expect(await listed()).toEqual(['clients put']);
  expect(await listed(1), 'photos before it take no place of the first').toEqual(['clients put']);
  expect((await countChangeGroups(db)).pending).toEqual({ mutations: 3, groups: 1 });
  const [{ id } = { id: '' }] = await listUnsentPhotos(db);
  await db.rows.uploads.delete(`service_photos/${id}`);
  expect(await listed(), 'its picture is with the server, its row is not').toEqual([
    'service_photos put',
    'clients put',
  ]);
});

test('OB15 pictures that wait, failed, lost their row, are no photo yet or are held by a form are counted without reading one', async () => {
  const { db } = await openWork();
  const ids: string[] = [];
  for (const bytes of ['a', 'b', 'c', 'd']) {
    const added = await addServicePhoto(db, { ...input, picture: picture(bytes) });
    if (added.ok) ids.push(added.value.id);
  }
  const [failed = '', gone = '', deleted = ''] = ids;
  await db.store.uploads.reject(`service_photos/${failed}`, 'TOO_LARGE');
  await db.store.uploads.reject(`service_photos/${gone}`, 'ROW_GONE');
  await deleteServicePhoto(db, await whole(db, 'service_photos', deleted));
  for (const problem of [null, 'unreadable'] as const) {
    const kept = await keepCapture(db, { ...input, name: null, picture: new Blob(['shot']) });
    await noteCapture(db, kept.ok ? kept.value.id : '', { problem });
  }
  const of_form = { service_record_id: 'not-saved', for_form: 'service:new_service:c1', for_client: 'c1' };
  await keepCapture(db, { ...input, ...of_form, name: null, picture: new Blob(['in a form']) });
  const stores = [
    'uploads',
    'photo_bytes',
    'photo_captures',
    'photo_capture_bytes',
    'service_records',
  ] as const;
  const read = noticeReads(db, stores);
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos({ pending: 2, held: 1, failed: 2, gone: 1 }));
  expect(read).toEqual([]);
  expect(await listUnsentPhotos(db), 'the notice sees what is read').toHaveLength(3);
  expect(read).not.toEqual([]);
});

test('a picture that is no valid photo is refused by field, and nothing is stored', async () => {
  const { db } = await openWork();
  const refused = async (parts: object) => {
    const done = await addServicePhoto(db, { ...input, picture: picture(), ...parts });
    return done.ok || done.error.code !== 'invalid' ? null : done.error.fields;
  };
  expect(await refused({ kind: 'during' })).toEqual({ kind: 'invalid_choice' });
  expect(await refused({ taken_at: 'gisteren' })).toEqual({ taken_at: 'invalid_date' });
  const too_large = { ...picture(), bytes: new ArrayBuffer(8 * 1024 * 1024 + 1) };
  expect(await refused({ picture: too_large })).toEqual({ picture: 'too_large' });
  expect(await listServicePhotos(db, 'c1')).toEqual([]);
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos());
});

test('ST3 a full device makes room by itself, and only a device that stays full refuses, as a value', async () => {
  const { db, pull } = await openWork();
  await pull({ tables: { service_photos: [serverPhoto('old', 's1')] } });
  await db.rows.photo_bytes.put({ id: 'old', bytes: new ArrayBuffer(9), kept_at: AT });
  const put = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(full);
  expect(await addServicePhoto(db, { ...input, picture: picture() })).toMatchObject({ ok: true });
  expect(await readPhoto(db, 'old', 'full')).toBeNull();

  put.mockImplementation(full);
  expect(await addServicePhoto(db, { ...input, picture: picture() })).toEqual({
    ok: false,
    error: { code: 'storage', fault: 'quota' },
  });
  put.mockRestore();
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos({ pending: 1 }));
});

test('a photo says what it shows, with the rev on the screen as base', async () => {
  const { db } = await openWork([serverPhoto('p1', 's1', {}, 4)]);
  await setPhotoKind(db, {
    id: 'p1',
    base_rev: 4,
    expected: await shown(db, 'service_photos', 'p1'),
    kind: 'after',
  });
  expect(await listServicePhotos(db, 'c1')).toMatchObject([
    { kind: 'after', badge: 'pending', bytes_state: 'stored' },
  ]);
  const [entry] = await db.store.list_outbox();
  expect(entry?.mutation).toMatchObject({ op: 'patch', set: { kind: 'after' }, bases: { kind: 4 } });
});

test('photos of a client come oldest first, whatever service they belong to', async () => {
  const { db } = await openWork([
    serverPhoto('p1', 's2', { taken_at: '2026-03-05T12:00:00.5+00:00' }),
    serverPhoto('p2', 's1', { taken_at: '2026-03-05T12:00:00+00:00', kind: 'after' }),
    serverPhoto('p3', 's1', { taken_at: '2026-03-05T13:00:00+02:00' }),
    serverPhoto('p4', 's1', { taken_at: '2026-03-05T12:00:00Z' }),
  ]);
  expect((await listServicePhotos(db, 'c1')).map(({ id }) => id)).toEqual(['p3', 'p4', 'p2', 'p1']);
});

test('R-47 D7 deleting a service or a client takes the photos along as seen', async () => {
  const photos = [serverPhoto('p1', 's1'), serverPhoto('p2', 's2'), serverPhoto('p3', 's2')];
  const { db } = await openWork(photos);
  await deleteServiceRecord(db, await whole(db, 'service_records', 's1'));
  expect((await listServicePhotos(db, 'c1')).map(({ id }) => id)).toEqual(['p2', 'p3']);
  await deleteClient(db, await whole(db, 'clients', 'c1'));
  expect(await db.rows.service_photos.count()).toBe(0);
  const seen = (await db.store.list_outbox()).map(({ mutation }) => mutation.seen);
  expect(seen).toEqual([
    { service_photos: ['p1'] },
    { service_records: ['s2'], service_photos: ['p2', 'p3'] },
  ]);
});

test('PH8 a photo deleted before it was sent no longer counts as pending', async () => {
  const { db } = await openWork();
  const added = await addServicePhoto(db, { ...input, picture: picture() });
  await deleteServicePhoto(db, await whole(db, 'service_photos', added.ok ? added.value.id : ''));
  expect(await listServicePhotos(db, 'c1')).toEqual([]);
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos());
});

test('PS12 G4 OB15 a photo whose row the server refused does not wait to be sent: it is counted beside those, by index keys, until a person settles it', async () => {
  const { db, answer } = await openWork();
  const added = await addServicePhoto(db, { ...input, picture: picture() });
  const id = added.ok ? added.value.id : '';
  await addServicePhoto(db, { ...input, picture: picture() });
  await answer((row_id) => (row_id === id ? { status: 'rejected', code: 'FORBIDDEN' } : {}));
  const read = noticeReads(db, ['rejected', 'uploads']);
  const none = { held: 0, failed: 0, gone: 0, refused_of_site: 0 };
  expect(await countUnsentPhotos(db)).toEqual({ ...none, pending: 1, refused: 1 });
  expect(read).toEqual([]);
  expect(await countUnsent(db)).toMatchObject({
    rejected: 1,
    photos: 2,
    failed_photos: 1,
    refused_photos: 1,
  });
  expect(await countUnsentGroups(db), 'one photo that was refused, and no change beside it').toMatchObject({
    changes: 0,
    rejected: 0,
    photos: 2,
    refused_photos: 1,
  });
  const left = await takeUnsent(db.user_id, { with_bytes: false });
  expect(left?.shown, 'what is left on this device is named the same').toMatchObject({
    changes: 0,
    photos: 2,
  });
  expect(left?.count, 'what may be thrown away is counted one by one').toMatchObject({
    changes: 1,
    photos: 2,
  });
  const [refused] = await db.store.list_rejected();
  await discardRejected(db, [refused?.mutation.id ?? '']);
  expect(await countUnsentPhotos(db), 'given up, it is nowhere').toEqual({ ...none, pending: 1, refused: 0 });
});

test('PH7 a picture that failed shows its code, and waits again after a retry', async () => {
  const { db } = await openWork();
  const added = await addServicePhoto(db, { ...input, picture: picture() });
  const id = added.ok ? added.value.id : '';
  await db.store.uploads.reject(`service_photos/${id}`, 'TOO_LARGE');
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos({ failed: 1 }));
  expect(await listServicePhotos(db, 'c1')).toMatchObject([{ bytes_state: 'failed', failure: 'TOO_LARGE' }]);
  expect(await listUnsentPhotos(db)).toMatchObject([
    { id, bytes_state: 'failed', failure: 'TOO_LARGE', row: { name: 'Jan de Boer' } },
  ]);
  expect(await retryPhotoBytes(db, id)).toEqual({ ok: true, value: undefined });
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos({ pending: 1 }));
});

test('PH7 PH8 D14 G4 a picture whose photo somebody else deleted stays until a person gives it up, and is neither sent again nor counted as unsent', async () => {
  const { db, pull, answer } = await openWork();
  const added = await addServicePhoto(db, { ...input, picture: picture('bytes') });
  const id = added.ok ? added.value.id : '';
  await answer(() => ({ row: serverPhoto(id, 's1') }));
  const keys = [`service_photos/${id}`];
  await discardOrphanedPicture(db, keys);
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos({ pending: 1 }));
  await pull({ tombstones: [{ table: 'service_photos', row_id: id, rev: 2 }] });
  await db.store.uploads.ready();
  expect(await listUnsentPhotos(db)).toMatchObject([{ id, failure: 'ROW_GONE' }]);
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos({ gone: 1 }));
  expect(await countUnsent(db), 'signing out still says that it is here only').toMatchObject({
    photos: 1,
    failed_photos: 1,
  });
  await retryUploads(db, keys);
  expect(await listUnsentPhotos(db)).toMatchObject([{ id, failure: 'ROW_GONE' }]);
  expect(await textOf(await readUnsentPicture(db, keys))).toBe('bytes');
  await discardOrphanedPicture(db, keys);
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos());
  expect(await readUnsentPicture(db, keys)).toBeNull();
  expect(await readPhoto(db, id, 'full')).toBeNull();
});

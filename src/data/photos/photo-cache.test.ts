import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { addClient } from '../commands/clients.ts';
import { addServicePhoto } from '../commands/service-photos.ts';
import type { AppDatabase } from '../database/database.ts';
import { nextDraft } from '../drafts/draft.ts';
import { storeDraft } from '../drafts/stored-drafts.ts';
import { makeRoom, keepPhoto, readPhoto, tidyPhotos } from './photo-cache.ts';
import { openDevice } from '../testing/device.ts';
import { picture, serverClient, serverPhoto, serverRecord } from '../testing/rows.ts';

const NOW_MS = Date.parse('2026-06-01T12:00:00Z');
const BYTES = { bytes: new ArrayBuffer(1_000), thumbnail: new ArrayBuffer(10) };

afterEach(() => {
  vi.restoreAllMocks();
});

const diskFull = () => {
  throw new DOMException('the disk is full', 'QuotaExceededError');
};

/** Photos p1..p3 of recent work, newest last, and one of work long ago. */
async function openCache() {
  const device = await openDevice();
  await device.pull({
    tables: {
      clients: [serverClient('c1')],
      service_records: [
        serverRecord('recent', 'c1', { date: '2026-05-20' }),
        serverRecord('old', 'c1', { date: '2025-05-20' }),
      ],
      service_photos: [
        serverPhoto('p1', 'recent', { taken_at: '2026-05-20T08:00:00Z' }),
        serverPhoto('p2', 'recent', { taken_at: '2026-05-20T09:00:00Z' }),
        serverPhoto('p3', 'recent', { taken_at: '2026-05-20T10:00:00Z' }),
        serverPhoto('p4', 'old', { taken_at: '2025-05-20T10:00:00Z' }),
      ],
    },
  });
  return device;
}

test('photos of recent work are to be fetched ahead, newest first, as far as there is room', async () => {
  const { db } = await openCache();
  expect(await tidyPhotos(db, NOW_MS)).toEqual(['p3', 'p2', 'p1']);
  expect(await tidyPhotos(db, NOW_MS, 2_500)).toEqual(['p3', 'p2']);
  await keepPhoto(db, 'p3', BYTES);
  expect(await tidyPhotos(db, NOW_MS)).toEqual(['p2', 'p1']);
});

test('a picture that was fetched is there from now on', async () => {
  const { db } = await openCache();
  expect(await readPhoto(db, 'p1', 'full')).toBeNull();
  await keepPhoto(db, 'p1', BYTES);
  expect((await readPhoto(db, 'p1', 'full'))?.size).toBe(1_000);
  expect((await readPhoto(db, 'p1', 'thumbnail'))?.size).toBe(10);
  expect((await readPhoto(db, 'p1', 'full'))?.type).toBe('image/webp');
});

test('full pictures of older work and beyond the room go, small ones stay', async () => {
  const { db } = await openCache();
  for (const id of ['p1', 'p2', 'p3', 'p4']) await keepPhoto(db, id, BYTES);
  await tidyPhotos(db, NOW_MS, 2_500);
  const full = await Promise.all(['p1', 'p2', 'p3', 'p4'].map((id) => readPhoto(db, id, 'full')));
  expect(full.map((blob) => blob !== null)).toEqual([false, true, true, false]);
  expect(await db.rows.photo_thumbnails.count()).toBe(4);
});

test('R-18 pictures of a photo that is gone are gone from the device', async () => {
  const { db, pull } = await openCache();
  await keepPhoto(db, 'p3', BYTES);
  await pull({ tombstones: [{ table: 'service_photos', row_id: 'p3', rev: 9 }] });
  await tidyPhotos(db, NOW_MS);
  expect(await db.rows.photo_bytes.count()).toBe(0);
  expect(await db.rows.photo_thumbnails.count()).toBe(0);
});

test('D14 PH8 a picture that still waits is never let go of, however old its work and full the device', async () => {
  const { db, pull } = await openCache();
  const input = { service_record_id: 'old', kind: 'after', taken_at: '2025-05-20T11:00:00Z' } as const;
  const added = await addServicePhoto(db, { ...input, picture: picture() });
  const id = added.ok ? added.value.id : '';
  await tidyPhotos(db, NOW_MS, 0);
  await pull({ tombstones: [{ table: 'service_photos', row_id: id, rev: 9 }] });
  await tidyPhotos(db, NOW_MS, 0);
  expect((await readPhoto(db, id, 'full'))?.size).toBe(7);
  expect((await readPhoto(db, id, 'thumbnail'))?.size).toBe(14);
});

test('ST3 G1 on a full device pictures the server has make room for a new client and for what is being typed', async () => {
  const { db } = await openCache();
  await keepPhoto(db, 'p1', BYTES);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(diskFull);
  expect(await addClient(db, { name: 'Jan', email: 'jan@voorbeeld.example' })).toMatchObject({ ok: true });
  expect(await readPhoto(db, 'p1', 'full')).toBeNull();
  expect(await db.store.counts()).toMatchObject({ pending: 1 });

  await keepPhoto(db, 'p2', BYTES);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(diskFull);
  expect(await storeDraft(db, nextDraft(db, 'client:new', { name: 'Piet' }))).toMatchObject({ ok: true });
  expect(await readPhoto(db, 'p2', 'full')).toBeNull();
  expect(await db.rows.drafts.toArray()).toMatchObject([{ value: { name: 'Piet' } }]);
});

/** A visit tomorrow to a client whose four services were done last year, and a recent one of another client. */
async function openCacheOfDay() {
  const device = await openDevice();
  const done = ['2025-04-01', '2025-05-01', '2025-06-01', '2025-07-01'];
  await device.pull({
    tables: {
      clients: [serverClient('c1'), serverClient('c2')],
      service_records: [
        serverRecord('tomorrow', 'c1', {
          date: '2026-06-02',
          status: 'scheduled',
          technician_id: device.db.user_id,
        }),
        ...done.map((date, index) => serverRecord(`done ${index}`, 'c1', { date })),
        serverRecord('recent', 'c2', { date: '2026-05-20' }),
      ],
      service_photos: [
        ...done.map((date, index) =>
          serverPhoto(`of done ${index}`, `done ${index}`, { taken_at: `${date}T09:00:00Z` }),
        ),
        serverPhoto('of recent', 'recent', { taken_at: '2026-05-20T09:00:00Z' }),
      ],
    },
  });
  return device;
}
const keptOn = async (db: AppDatabase) => await db.rows.photo_bytes.toCollection().primaryKeys();

test('R-15 photos of the last three services of tomorrow’s client come ahead of other recent ones, and tidying keeps them', async () => {
  const { db } = await openCacheOfDay();
  const of_day = ['of done 3', 'of done 2', 'of done 1'];
  expect(await tidyPhotos(db, NOW_MS)).toEqual([...of_day, 'of recent']);
  for (const id of [...of_day, 'of done 0', 'of recent']) await keepPhoto(db, id, BYTES, NOW_MS);
  await tidyPhotos(db, NOW_MS);
  expect(await keptOn(db)).toEqual([...of_day, 'of recent'].toSorted());
});

test('R-15 what was fetched of the day beyond the room stays until the day is over', async () => {
  const { db } = await openCacheOfDay();
  expect(await tidyPhotos(db, NOW_MS, 1_500)).toEqual(['of done 3']);
  for (const id of ['of done 3', 'of done 2', 'of recent']) await keepPhoto(db, id, BYTES, NOW_MS);
  await tidyPhotos(db, NOW_MS, 1_500);
  expect(await keptOn(db)).toEqual(['of done 2', 'of done 3']);
  await db.rows.service_records.update('tomorrow', { status: 'completed' });
  await tidyPhotos(db, NOW_MS, 1_500);
  expect(await keptOn(db)).toEqual([]);
});

test('ST3 R-15 on a full device photos of the day take the room of recent ones, and recent ones no room of the day', async () => {
  const { db } = await openCacheOfDay();
  await keepPhoto(db, 'of recent', BYTES, NOW_MS);
  await keepPhoto(db, 'of done 3', BYTES, NOW_MS);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(diskFull);
  await keepPhoto(db, 'of done 2', BYTES, NOW_MS);
  expect(await keptOn(db)).toEqual(['of done 2', 'of done 3']);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(diskFull);
  await expect(keepPhoto(db, 'of recent', BYTES, NOW_MS)).rejects.toThrow();
  expect(await keptOn(db)).toEqual(['of done 2', 'of done 3']);
});

test('ST3 D14 of the pictures the server has the oldest go first, no more than make room, and none that waits', async () => {
  const { db } = await openCache();
  const input = { service_record_id: 'old', kind: 'after', taken_at: '2020-05-20T11:00:00Z' } as const;
  const added = await addServicePhoto(db, { ...input, picture: picture() });
  const id = added.ok ? added.value.id : '';
  for (const photo_id of ['p3', 'p1', 'p4', 'p2', 'gone']) await keepPhoto(db, photo_id, BYTES);
  await makeRoom(db, 1_500);
  const keptNow = async () => (await db.rows.photo_bytes.toCollection().primaryKeys()).toSorted();
  expect(await keptNow()).toEqual([id, 'p2', 'p3'].toSorted());
  expect((await readPhoto(db, 'p4', 'thumbnail'))?.size, 'small ones stay').toBe(10);
  await makeRoom(db);
  expect(await keptNow()).toEqual([id]);
});

import 'fake-indexeddb/auto';
import { load } from 'exifreader';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import {
  discardCapture,
  exportCapture,
  keepCapture,
  listCaptures,
  listFormCaptures,
  listLabelledCaptures,
  listPendingCaptures,
  noteCapture,
  readCapture,
  settleFormCaptures,
} from './photo-captures.ts';
import { addServiceRecord } from '../commands/service-records.ts';
import { countUnsentPhotos } from '../queries/service-photos.ts';
import { openDevice } from '../testing/device.ts';
import { serverClient, serverRecord } from '../testing/rows.ts';
import { countUnsent, takeUnsent } from '../changes/count-unsent.ts';

afterEach(() => vi.restoreAllMocks());

const AT = '2026-05-01T10:00:00.000Z';
const shot = (bytes: string, name: string | null = null) => ({
  service_record_id: 's1',
  kind: 'before' as const,
  taken_at: AT,
  name,
  picture: new Blob([bytes], { type: 'image/jpeg' }),
});

const full = () => {
  throw new DOMException('the disk is full', 'QuotaExceededError');
};

/** A device with one client and one service. */
async function openWork(user_id?: string) {
  const device = await openDevice(user_id);
  if (user_id === undefined)
    await device.pull({
      tables: { clients: [serverClient('c1')], service_records: [serverRecord('s1', 'c1')] },
    });
  return device;
}

test('G1 a shot is on disk when it is said to be kept: the next start finds each as it came, in its order', async () => {
  const { db } = await openWork();
  for (const name of ['a', 'b', 'c'])
    expect(await keepCapture(db, shot(name, name))).toMatchObject({ ok: true });
  db.close();
  const { db: again } = await openWork(db.user_id);
  const kept = await listCaptures(again);
  expect(kept.map(({ name, order, problem, attempts }) => [name, order, problem, attempts])).toEqual([
    ['a', 1, null, 0],
    ['b', 2, null, 0],
    ['c', 3, null, 0],
  ]);
  const first = await readCapture(again, kept[0]?.id ?? '');
  expect(first?.type).toBe('image/jpeg');
  expect(await first?.text()).toBe('a');
  expect((await listLabelledCaptures(again))[0]?.row).toMatchObject({ name: 'Jan de Boer' });
});

test('G4 R-50 a shot that is no photo yet counts as unsent in every number, and the export contains its bytes', async () => {
  const { db } = await openWork();
  await keepCapture(db, shot('a'));
  const second = await keepCapture(db, shot('b'));
  const id = second.ok ? second.value.id : '';
  await noteCapture(db, id, { problem: 'unreadable' });
  expect(await countUnsentPhotos(db)).toEqual({
    pending: 1,
    held: 0,
    refused: 0,
    refused_of_site: 0,
    failed: 1,
    gone: 0,
  });
  const count = { changes: 0, rejected: 0, photos: 2, drafts: 0 };
  expect(await countUnsent(db)).toEqual({ ...count, failed_photos: 1, held_photos: 0, refused_photos: 0 });
  const taken = await takeUnsent(db.user_id, { with_bytes: true });
  expect(taken?.count).toEqual(count);
  expect(taken?.ids).toContain(`photo:service_photos/${id}`);
  expect(taken?.work.photos).toMatchObject([
    { service_record_id: 's1', mime_type: 'image/jpeg', base64: btoa('a') },
    { row_id: id, base64: btoa('b') },
  ]);
});

/** The place a picture tells of; undefined when it tells of none. */
const placeOf = (bytes: Buffer): unknown => load(bytes, { expanded: true }).gps;

const bytesOf = async (picture: Blob | null): Promise<Buffer> =>
  Buffer.from((await picture?.arrayBuffer()) ?? new ArrayBuffer(0));

test('R-50 an exported shot tells nothing of the place where it was taken, nor does one a person saves', async () => {
  const { db } = await openWork();
  const blank = sharp({ create: { width: 32, height: 24, channels: 3, background: '#16292c' } });
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 22/1 3123/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '4/1 54/1 0/1',
  };
  const jpeg = await blank
    .jpeg()
    .withExif({ IFD0: { Make: 'Werfcamera' }, IFD3: place })
    .toBuffer();
  expect(placeOf(jpeg)).toMatchObject({ Latitude: expect.closeTo(52.375, 2) });

  const kept = await keepCapture(db, { ...shot('a'), picture: new Blob([jpeg], { type: 'image/jpeg' }) });
  const id = kept.ok ? kept.value.id : '';
  const taken = await takeUnsent(db.user_id, { with_bytes: true });
  const exported = Buffer.from(taken?.work.photos[0]?.base64 ?? '', 'base64');
  const saved = await bytesOf(await exportCapture(db, id));
  for (const bytes of [exported, saved]) {
    expect(placeOf(bytes)).toBeUndefined();
    expect((await sharp(bytes).metadata()).width).toBe(32);
  }
  expect(
    (await bytesOf(await readCapture(db, id))).equals(jpeg),
    'what is made into a photo is as it came',
  ).toBe(true);
});

test('ST3 G1 a full device makes room by itself; one that stays full keeps nothing, says so, and loses nothing', async () => {
  const { db } = await openWork();
  await keepCapture(db, shot('a'));
  await db.rows.photo_bytes.put({ id: 'old', bytes: new ArrayBuffer(9), kept_at: AT });
  const put = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(full);
  expect(await keepCapture(db, shot('b'))).toMatchObject({ ok: true });
  expect(await db.rows.photo_bytes.count()).toBe(0);
  put.mockImplementation(full);
  expect(await keepCapture(db, shot('c'))).toEqual({ ok: false, error: { code: 'storage', fault: 'quota' } });
  put.mockRestore();
  expect(await countUnsentPhotos(db)).toEqual({
    pending: 2,
    held: 0,
    refused: 0,
    refused_of_site: 0,
    failed: 0,
    gone: 0,
  });
  expect(await db.rows.photo_capture_bytes.count()).toBe(2);
});

test('a chosen file that can no longer be read is refused by its code', async () => {
  const { db } = await openWork();
  const gone = shot('a');
  vi.spyOn(gone.picture, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  expect(await keepCapture(db, gone)).toEqual({ ok: false, error: { code: 'unreadable' } });
  expect(await listCaptures(db)).toEqual([]);
});

test('G4 only a picture that could not become a photo is thrown away when asked, with its bytes', async () => {
  const { db } = await openWork();
  const kept = await keepCapture(db, shot('a'));
  const id = kept.ok ? kept.value.id : '';
  await discardCapture(db, id);
  expect(await listCaptures(db)).toHaveLength(1);
  await noteCapture(db, id, { problem: 'unreadable' });
  await discardCapture(db, id);
  expect(await listCaptures(db)).toEqual([]);
  expect(await db.rows.photo_capture_bytes.count()).toBe(0);
});

const inForm = (bytes: string, service_record_id = 'new') => ({
  ...shot(bytes),
  service_record_id,
  for_form: 'service:new_service:c1',
  for_client: 'c1',
});

test('G4 R-50 pictures taken in a form that is not saved are counted apart from those that go by themselves', async () => {
  const { db } = await openWork();
  for (const picture of [inForm('a'), inForm('b'), inForm('of another tab', 'other'), shot('of s1')])
    await keepCapture(db, picture);
  expect(await countUnsentPhotos(db)).toEqual({
    pending: 1,
    held: 3,
    refused: 0,
    refused_of_site: 0,
    failed: 0,
    gone: 0,
  });
  expect(await countUnsent(db), 'signing out still says that they are here only').toMatchObject({
    photos: 4,
    failed_photos: 3,
    held_photos: 3,
    refused_photos: 0,
  });
  const input = { service_type: 'waxing', date: '2026-05-01', amount: '0', status: 'completed' } as const;
  await addServiceRecord(db, { client_id: 'c1', input, id: 'new' });
  expect(await countUnsentPhotos(db), 'those of the saved form go').toMatchObject({ pending: 3, held: 1 });
  await settleFormCaptures(db, 'service:new_service:c1', 'new');
  expect(await countUnsentPhotos(db)).toEqual({
    pending: 4,
    held: 0,
    refused: 0,
    refused_of_site: 0,
    failed: 0,
    gone: 0,
  });
});

test('G1 pictures taken in a form wait for its service, go to the one it is saved as, and can be thrown away', async () => {
  const { db } = await openWork();
  const listed = async (key: string) => (await listFormCaptures(db, key)).map(({ id }) => id);
  const ids: string[] = [];
  for (const picture of [inForm('a'), inForm('b'), inForm('of another tab', 'other'), shot('of s1')]) {
    const kept = await keepCapture(db, picture);
    if (kept.ok) ids.push(kept.value.id);
  }
  const [a = '', b = '', other = '', of_s1 = ''] = ids;
  expect(await listed('service:new_service:c1')).toEqual([a, b, other]);
  expect(await listed('service:new_service:c2')).toEqual([]);
  expect((await listPendingCaptures(db)).map(({ id }) => id)).toEqual([of_s1]);
  const labelled = await listLabelledCaptures(db);
  expect(labelled.map(({ is_held }) => is_held)).toEqual([true, true, true, false]);
  expect(labelled.map(({ row: { name } }) => name)).toEqual(Array(4).fill('Jan de Boer'));
  await discardCapture(db, b);
  await discardCapture(db, of_s1);
  const input = { service_type: 'waxing', date: '2026-05-01', amount: '0', status: 'completed' } as const;
  expect(await addServiceRecord(db, { client_id: 'c1', input, id: 'new' })).toEqual({
    ok: true,
    value: { id: 'new' },
  });
  expect(await listed('service:new_service:c1'), 'until then only the other tab waits').toEqual([other]);
  await settleFormCaptures(db, 'service:new_service:c1', 'new');
  expect(await listed('service:new_service:c1')).toEqual([]);
  expect((await listPendingCaptures(db)).map(({ id, service_record_id }) => [id, service_record_id])).toEqual(
    [
      [a, 'new'],
      [other, 'new'],
      [of_s1, 's1'],
    ],
  );
});

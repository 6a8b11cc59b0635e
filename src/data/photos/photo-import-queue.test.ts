import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { err, ok, type Result } from '../../lib/result.ts';
import { addServicePhoto } from '../commands/service-photos.ts';
import { addServiceRecord } from '../commands/service-records.ts';
import type { DatabaseLocks } from '../database/database-lock.ts';
import { keepCapture, listCaptures, noteCapture, retryCapture } from './photo-captures.ts';
import {
  createPhotoImportQueue,
  type PhotoImportQueue,
  type PhotoImportOptions,
} from './photo-import-queue.ts';
import { readPhoto } from './photo-cache.ts';
import { listServicePhotos, countUnsentPhotos } from '../queries/service-photos.ts';
import { type Device, openDevice } from '../testing/device.ts';
import { picture, serverClient, serverRecord, unsentPhotos } from '../testing/rows.ts';

const AT = '2026-05-01T10:00:00.000Z';
/** A busy machine makes no test fail. */
const PATIENT = { timeout: 10_000 };

const imports: PhotoImportQueue[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const running of imports.splice(0)) await running.stop();
});

async function openWork(): Promise<Device> {
  const device = await openDevice();
  await device.pull({
    tables: { clients: [serverClient('c1')], service_records: [serverRecord('s1', 'c1')] },
  });
  return device;
}

type Prepare = PhotoImportOptions['prepare'];
type Prepared = Awaited<ReturnType<Prepare>>;

/** Makes a picture of a shot's words; those that begin with a refusal are refused. */
const prepare: Prepare = async (blob) => {
  const shot = await blob.text();
  if (shot.startsWith('unreadable')) return err('unreadable');
  if (shot.startsWith('too_large')) return err('too_large');
  return ok({
    ...picture(`small ${shot}`),
    taken_at: shot.startsWith('exif') ? '2020-01-01T00:00:00.000Z' : null,
  });
};

/** An encoder that does nothing until it is let go. */
function heldPrepare(): { prepare: Prepare; asked: string[]; release: () => void } {
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  return {
    asked,
    release: gate.resolve,
    prepare: async (blob): Promise<Prepared> => {
      asked.push(await blob.text());
      await gate.promise;
      return await prepare(blob);
    },
  };
}

const full = () => {
  throw new DOMException('the disk is full', 'QuotaExceededError');
};

/** The browser's lock, in short: one after another, given up when the signal says so. */
function fakeLocks(): DatabaseLocks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async request(_name, { signal }, then) {
      const before = last;
      const mine = Promise.withResolvers<void>();
      last = before.then(async () => await mine.promise);
      const given_up = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => given_up.reject(signal.reason), { once: true });
      try {
        await Promise.race([before, given_up.promise]);
        return await then();
      } finally {
        mine.resolve();
      }
    },
  };
}

/** Starts what makes photos of shots in a tab. */
function startImport({ db }: Device, options: Partial<PhotoImportOptions> = {}) {
  const faults: string[] = [];
  const errors: unknown[] = [];
  const running = createPhotoImportQueue({
    db,
    prepare,
    locks: null,
    on_fault: (fault) => faults.push(fault),
    report: (error) => errors.push(error),
    ...options,
  });
  imports.push(running);
  running.start();
  return { running, faults, errors };
}

const shoot = async ({ db }: Device, ...shots: readonly string[]): Promise<void> => {
  for (const name of shots) {
    const picture_taken = new Blob([name], { type: 'image/jpeg' });
    const about = { service_record_id: 's1', kind: 'before', taken_at: AT, name } as const;
    const kept: Result<unknown, unknown> = await keepCapture(db, { ...about, picture: picture_taken });
    expect(kept.ok).toBe(true);
  }
};

const photosOf = async ({ db }: Device) => await listServicePhotos(db, 'c1');

/** The photos' own words, in the order in which they were made. */
async function words({ db }: Device): Promise<(string | undefined)[]> {
  const rows = await db.rows.service_photos.orderBy('id').toArray();
  return await Promise.all(rows.map(async ({ id }) => await (await readPhoto(db, id, 'full'))?.text()));
}

test('G1 G2 PH11 shots whose page was killed in the midst of encoding become photos at the next start, in their order, each once', async () => {
  const device = await openWork();
  const held = heldPrepare();
  startImport(device, held);
  await shoot(device, 'a', 'exif b', 'c');
  await vi.waitFor(() => expect(held.asked).toEqual(['a']), PATIENT);
  expect(await countUnsentPhotos(device.db)).toEqual(unsentPhotos({ pending: 3 }));
  expect(await photosOf(device)).toEqual([]);
  // Killed: nothing of that page ever goes on.
  device.db.close();

  const again = await openDevice(device.db.user_id);
  startImport(again);
  await vi.waitFor(async () => expect(await photosOf(again)).toHaveLength(3), PATIENT);
  expect(await words(again)).toEqual(['small a', 'small exif b', 'small c']);
  expect((await photosOf(again)).map(({ taken_at }) => taken_at.slice(0, 4))).toEqual([
    '2020',
    '2026',
    '2026',
  ]);
  expect(await listCaptures(again.db)).toEqual([]);
  expect(await again.db.rows.photo_capture_bytes.count()).toBe(0);
  expect(await again.db.store.list_outbox()).toHaveLength(3);
  expect(await countUnsentPhotos(again.db)).toEqual(unsentPhotos({ pending: 3 }));
});

test('G2 PH11 two tabs that encode the same shot at once make one photo of it, also when there are no locks', async () => {
  const device = await openWork();
  const other = await openDevice(device.db.user_id);
  const [held, held_there] = [heldPrepare(), heldPrepare()];
  startImport(device, held);
  startImport(other, held_there);
  await shoot(device, 'a');
  await vi.waitFor(() => expect([held.asked, held_there.asked]).toEqual([['a'], ['a']]), PATIENT);
  held.release();
  held_there.release();
  await shoot(device, 'b');
  await vi.waitFor(async () => expect(await listCaptures(device.db)).toEqual([]), PATIENT);
  expect(await words(device)).toEqual(['small a', 'small b']);
  expect(await device.db.store.list_outbox()).toHaveLength(2);
  expect(await device.db.rows.uploads.count()).toBe(2);
});

test('G2 with locks a shot is encoded by one tab alone; a tab that is frozen in the midst of it delays no other', async () => {
  const device = await openWork();
  const other = await openDevice(device.db.user_id);
  const locks = fakeLocks();
  const seen: string[] = [];
  const counting: Prepare = async (blob) => {
    seen.push(await blob.text());
    return await prepare(blob);
  };
  startImport(device, { locks, prepare: counting });
  const second = startImport(other, { locks, prepare: counting });
  await shoot(device, 'a', 'b', 'c', 'd');
  await vi.waitFor(async () => expect(await photosOf(device)).toHaveLength(4), PATIENT);
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
  await second.running.stop();

  // Frozen with the lock in its hands.
  const frozen = Promise.withResolvers<void>();
  void locks.request('', { mode: 'exclusive', signal: new AbortController().signal }, () => frozen.promise);
  const third = await openDevice(device.db.user_id);
  await imports[0]?.stop();
  startImport(third, { locks, timeout_ms: 20 });
  await shoot(device, 'e');
  await vi.waitFor(async () => expect(await photosOf(third)).toHaveLength(5), PATIENT);
  frozen.resolve();
});

test('thirty shots are encoded one at a time, from the disk', async () => {
  const device = await openWork();
  let at_once = 0;
  let most_at_once = 0;
  startImport(device, {
    prepare: async (blob) => {
      at_once += 1;
      most_at_once = Math.max(most_at_once, at_once);
      const made = await prepare(blob);
      at_once -= 1;
      return made;
    },
  });
  await shoot(device, ...Array.from({ length: 30 }, (_, index) => `shot ${index}`));
  await vi.waitFor(async () => expect(await photosOf(device)).toHaveLength(30), PATIENT);
  expect(most_at_once).toBe(1);
});

test('G4 a picture that cannot become a photo stays with its reason and its bytes, the others go on; a person can try it again', async () => {
  const device = await openWork();
  const { faults, errors } = startImport(device);
  await shoot(device, 'unreadable.txt', 'a', 'too_large.tiff', 'b');
  await vi.waitFor(async () => expect(await photosOf(device)).toHaveLength(2), PATIENT);
  const aside = await listCaptures(device.db);
  expect(aside.map(({ name, problem }) => [name, problem])).toEqual([
    ['unreadable.txt', 'unreadable'],
    ['too_large.tiff', 'too_large'],
  ]);
  expect(await device.db.rows.photo_capture_bytes.count()).toBe(2);
  expect([faults, errors]).toEqual([[], []]);
  const decoded = vi.spyOn(Blob.prototype, 'text').mockResolvedValue('now it can be read');
  await retryCapture(device.db, aside[0]?.id ?? '');
  await vi.waitFor(async () => expect(await photosOf(device)).toHaveLength(3), PATIENT);
  decoded.mockRestore();
});

test('G4 a shot of a service that was deleted meanwhile is kept and named, not sent after it', async () => {
  const device = await openWork();
  await shoot(device, 'a');
  await device.pull({ tombstones: [{ table: 'service_records', row_id: 's1', rev: 9 }] });
  startImport(device);
  await vi.waitFor(
    async () => expect(await listCaptures(device.db)).toMatchObject([{ problem: 'record_gone' }]),
    PATIENT,
  );
  expect(await device.db.store.list_outbox()).toEqual([]);
});

test('a picture that ends the page each time it is tried is set aside, so that the next start gets past it', async () => {
  const device = await openWork();
  await shoot(device, 'bomb', 'a');
  const [bomb] = await listCaptures(device.db);
  const held = heldPrepare();
  startImport(device, held);
  await vi.waitFor(
    async () => expect(await listCaptures(device.db)).toMatchObject([{ name: 'bomb', attempts: 1 }, {}]),
    PATIENT,
  );
  await imports.pop()?.stop();
  await noteCapture(device.db, bomb?.id ?? '', { attempts: 3 });
  startImport(device);
  await vi.waitFor(async () => expect(await words(device)).toEqual(['small a']), PATIENT);
  expect(await listCaptures(device.db)).toMatchObject([{ name: 'bomb', problem: 'crashed', attempts: 0 }]);
});

test('ST3 a device that stores nothing more stops and says so; the shots stay, and go on when asked', async () => {
  const device = await openWork();
  await shoot(device, 'a', 'b');
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
  const { running, faults } = startImport(device);
  const told = vi.fn();
  running.subscribe(told);
  await vi.waitFor(() => expect(running.stopped()).toBe('storage'), PATIENT);
  expect(faults).toEqual(['quota']);
  expect(told).toHaveBeenCalled();
  expect(await countUnsentPhotos(device.db)).toEqual(unsentPhotos({ pending: 2 }));
  add.mockRestore();
  running.retry();
  await vi.waitFor(async () => expect(await words(device)).toEqual(['small a', 'small b']), PATIENT);
  expect(running.stopped()).toBeNull();
});

test('code that cannot be fetched is no fault of the picture: it waits, and goes on with the network', async () => {
  const device = await openWork();
  let is_away = true;
  const { running, errors } = startImport(device, {
    prepare: async (blob) => (is_away ? err('not_loaded') : await prepare(blob)),
  });
  await shoot(device, 'a');
  await vi.waitFor(() => expect(running.stopped()).toBe('not_loaded'), PATIENT);
  expect(await listCaptures(device.db)).toMatchObject([{ problem: null, attempts: 0 }]);
  expect(errors).toEqual([]);
  is_away = false;
  globalThis.dispatchEvent?.(new Event('online'));
  if (running.stopped() !== null) running.retry();
  await vi.waitFor(async () => expect(await photosOf(device)).toHaveLength(1), PATIENT);
});

test('a surprise is told as one, and the picture kept', async () => {
  const device = await openWork();
  const { running, errors } = startImport(device, { prepare: () => Promise.reject(new Error('broken')) });
  await shoot(device, 'a');
  await vi.waitFor(() => expect(running.stopped()).toBe('unexpected'), PATIENT);
  expect(errors).toHaveLength(1);
  expect(await countUnsentPhotos(device.db)).toEqual(unsentPhotos({ pending: 1 }));
});

test('PH1 PH11 the picture made of the shot is sent, never the shot itself with the place it was taken at', async () => {
  const device = await openWork();
  startImport(device);
  await shoot(device, 'shot with its place');
  await vi.waitFor(async () => expect(await photosOf(device)).toHaveLength(1), PATIENT);
  const bytes = await device.db.rows.photo_bytes.toArray();
  expect(bytes.map((kept) => new TextDecoder().decode(kept.bytes))).toEqual(['small shot with its place']);
  const [upload] = await device.db.rows.uploads.toArray();
  expect(upload?.mime_type).toBe('image/webp');
  expect(await device.db.rows.photo_capture_bytes.count()).toBe(0);
});

test('a photo made without a shot has an id of its own', async () => {
  const device = await openWork();
  const about = { service_record_id: 's1', kind: 'after', taken_at: AT } as const;
  expect(await addServicePhoto(device.db, { ...about, picture: picture() })).toMatchObject({ ok: true });
  expect(await photosOf(device)).toHaveLength(1);
});

test('G1 a picture of a form becomes a photo once its service is saved, without another tap', async () => {
  const { db } = await openWork();
  const queue = createPhotoImportQueue({ db, prepare, on_fault: vi.fn(), report: vi.fn(), locks: null });
  imports.push(queue);
  queue.start();
  const about = { service_record_id: 'new', kind: 'after', taken_at: AT, name: null } as const;
  await keepCapture(db, { ...about, picture: new Blob(['shot']), for_form: 'service:new_service:c1' });
  await vi.waitFor(() => expect(queue.captures()).toHaveLength(1), PATIENT);
  expect(queue.captures()).toMatchObject([{ problem: null, attempts: 0 }]);
  const input = { service_type: 'waxing', date: '2026-05-01' };
  await addServiceRecord(db, { client_id: 'c1', input, id: 'new' });
  await vi.waitFor(async () => expect(await listServicePhotos(db, 'c1')).toHaveLength(1), PATIENT);
  expect(await listCaptures(db)).toEqual([]);
});

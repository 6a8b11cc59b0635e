import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { AppDatabase } from '../data/index.ts';
import { readPhoto } from '../data/index.ts';
import { openDevice } from '../data/testing/device.ts';
import { serverClient, serverPhoto, serverRecord } from '../data/testing/rows.ts';
import { setLogSink } from '../lib/logger.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { createFakeBucket, createFakeSession } from '../sync/testing/index.ts';
import { createPhotoAccess } from './photo-access.ts';
import { prefetch } from './photo-prefetch.ts';

const NOW_MS = Date.parse('2026-05-21T12:00:00Z');
const bytesOf = (id: string): ArrayBuffer => new TextEncoder().encode(`bytes of ${id}`).buffer;

/** A device that knows photos whose bytes are with the server only. */
async function openTablet(...ids: readonly string[]) {
  const { db, pull } = await openDevice();
  const bucket = createFakeBucket();
  const hashes = await Promise.all(ids.map((id) => sha256Hex(bytesOf(id))));
  for (const [index, id] of ids.entries())
    bucket.lying.set(id, { bytes: bytesOf(id), sha256: hashes[index] ?? '' });
  await pull({
    tables: {
      clients: [serverClient('c1')],
      service_records: [serverRecord('s1', 'c1', { date: '2026-05-20' })],
      service_photos: ids.map((id, index) =>
        serverPhoto(id, 's1', { sha256: hashes[index] ?? '', taken_at: `2026-05-20T1${index}:00:00Z` }),
      ),
    },
  });
  const asked = vi.spyOn(bucket, 'fetch');
  const session = createFakeSession(db.user_id);
  const photos = createPhotoAccess({
    db,
    files: bucket,
    session,
    shrink: async () => new TextEncoder().encode('small').buffer,
  });
  return { db, bucket, asked, session, photos };
}

const textOf = async (db: AppDatabase, id: string, size: 'full' | 'thumbnail') =>
  (await readPhoto(db, id, size))?.text();

test('a picture that is elsewhere is fetched once, however often it is asked for, and stays', async () => {
  const { db, asked, photos, session } = await openTablet('p1');
  const answers = await Promise.all([photos.fetch('p1'), photos.fetch('p1')]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await textOf(db, 'p1', 'full')).toBe('bytes of p1');
  expect(await textOf(db, 'p1', 'thumbnail')).toBe('small');
  await photos.fetch('p1');
  expect(asked).toHaveBeenCalledOnce();
  expect(session.asked).toEqual([false]);
});

test('G6 bytes that are not those of the row are not taken', async () => {
  const lines: string[] = [];
  const restore = setLogSink(({ event }) => lines.push(event));
  const { db, bucket, photos } = await openTablet('p1');
  bucket.lying.set('p1', { bytes: bytesOf('other'), sha256: '' });
  expect(await photos.fetch('p1')).toEqual({ ok: false, error: 'failed' });
  expect(await readPhoto(db, 'p1', 'full')).toBeNull();
  restore();
  expect(lines).toEqual(['a photo came with other bytes than its row says']);
});

test('G5 why a picture cannot be had is said: no network, no session, not there', async () => {
  const { bucket, photos, session } = await openTablet('p1');
  session.answer = { kind: 'none' };
  expect(await photos.fetch('p1')).toEqual({ ok: false, error: 'sign_in' });
  session.answer = { kind: 'unreachable' };
  expect(await photos.fetch('p1')).toEqual({ ok: false, error: 'offline' });
  session.answer = { kind: 'token', token: 'mine' };
  bucket.lying.clear();
  expect(await photos.fetch('p1')).toEqual({ ok: false, error: 'failed' });
  vi.spyOn(bucket, 'fetch').mockResolvedValue({ ok: false, failure: { kind: 'unreachable', detail: '' } });
  expect(await photos.fetch('p1')).toEqual({ ok: false, error: 'offline' });
  expect(await photos.fetch('nobody')).toEqual({ ok: false, error: 'failed' });
});

test('a small version is fetched instead of the whole picture, once, encoded anew, and kept', async () => {
  const { db, bucket, asked, photos } = await openTablet('p1');
  bucket.lying.set('p1-small', { bytes: bytesOf('p1-small'), sha256: null });
  const answers = await Promise.all([photos.fetch_small('p1'), photos.fetch_small('p1')]);
  expect(answers).toEqual([
    { ok: true, value: undefined },
    { ok: true, value: undefined },
  ]);
  expect(asked.mock.calls.map(([{ path }]) => path)).toEqual(['p1-small']);
  expect(await textOf(db, 'p1', 'thumbnail')).toBe('small');
  expect(await readPhoto(db, 'p1', 'full')).toBeNull();
  await photos.fetch_small('p1');
  expect(asked).toHaveBeenCalledOnce();
});

test('where the server has the whole picture alone, a small one is made of it; where it has neither, that is said', async () => {
  const { db, bucket, photos } = await openTablet('p1', 'p2');
  bucket.lying.delete('p2');
  expect(await photos.fetch_small('p1')).toEqual({ ok: true, value: undefined });
  expect(await textOf(db, 'p1', 'thumbnail')).toBe('small');
  expect(await photos.fetch_small('p2')).toEqual({ ok: false, error: 'failed' });
});

test('four small versions at once; what was asked for last, and is on the screen, goes before what waits', async () => {
  const ids = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
  const { bucket, photos } = await openTablet(...ids);
  const begun: string[] = [];
  const held: (() => void)[] = [];
  vi.spyOn(bucket, 'fetch').mockImplementation(async ({ path }) => {
    begun.push(path);
    await new Promise<void>((go) => held.push(go));
    return { ok: true, value: new Blob(['x']) };
  });
  const all = Promise.all(ids.map((id) => photos.fetch_small(id)));
  await expect.poll(() => held.length).toBe(4);
  expect(begun.toSorted()).toEqual(['p1-small', 'p2-small', 'p3-small', 'p4-small']);
  held.shift()?.();
  await expect.poll(() => begun.at(-1)).toBe('p6-small');
  while (begun.length < ids.length || held.length > 0) {
    held.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect((await all).every(({ ok: is_ok }) => is_ok)).toBe(true);
});

test('photos of recent work come ahead, newest first; one that is missing holds nothing up', async () => {
  const { db, bucket, asked, photos } = await openTablet('p1', 'p2', 'p3');
  bucket.lying.delete('p2');
  const skipped = new Map<string, number>();
  const parts = { db, photos, may_fetch: () => true, now_ms: () => NOW_MS };
  await prefetch(parts, skipped, () => false);
  expect(asked.mock.calls.map(([{ path }]) => path)).toEqual(['p3', 'p2', 'p1']);
  await prefetch(parts, skipped, () => false);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(await textOf(db, 'p1', 'full')).toBe('bytes of p1');
});

test('ST3 on a device without room a picture is shown and not kept, and nothing is fetched ahead for a while', async () => {
  const restore = setLogSink(() => undefined);
  const { db, asked, photos } = await openTablet('p1', 'p2', 'p3');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('the disk is full', 'QuotaExceededError');
  });
  expect(await photos.fetch('p1')).toMatchObject({ ok: true });
  expect(await photos.keep('p1')).toEqual({ ok: false, error: 'no_room' });
  asked.mockClear();
  const skipped = new Map<string, number>();
  let now_ms = NOW_MS;
  const parts = { db, photos, may_fetch: () => true, now_ms: () => now_ms };
  await prefetch(parts, skipped, () => false);
  await prefetch(parts, skipped, () => false);
  expect(asked).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  now_ms += 11 * 60_000;
  await prefetch(parts, skipped, () => false);
  expect((await db.rows.photo_bytes.toCollection().primaryKeys()).toSorted()).toEqual(['p1', 'p2', 'p3']);
  restore();
});

test('no photo is prefetched without a network, or where none may be fetched', async () => {
  const { db, asked, photos, session } = await openTablet('p1', 'p2');
  session.answer = { kind: 'unreachable' };
  const parts = { db, photos, may_fetch: () => true, now_ms: () => NOW_MS };
  await prefetch(parts, new Map(), () => false);
  expect(session.asked).toHaveLength(1);
  await prefetch({ ...parts, may_fetch: () => false }, new Map(), () => false);
  expect(asked).not.toHaveBeenCalled();
});

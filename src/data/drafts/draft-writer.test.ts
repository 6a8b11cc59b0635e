import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppDatabase } from '../database/database.ts';
import { openDevice } from '../testing/device.ts';
import { FakeLocalStorage } from '../testing/fake-local-storage.ts';
import { type Draft, draftKey } from './draft.ts';
import {
  createDraftWriter,
  EVERY_CHANGE_UP_TO_CHARACTERS,
  FRAME_MS,
  STORE_AFTER_MS,
} from './draft-writer.ts';
import { readDraftSync } from './sync-drafts.ts';

/** Names under which something was kept at once; a file that ran before may still have timers. */
let sync_writes: string[] = [];
let is_full = false;

beforeEach(() => {
  sync_writes = [];
  is_full = false;
  const storage = new FakeLocalStorage();
  Object.defineProperty(storage, 'setItem', {
    value(name: string, value: string) {
      if (is_full) throw new DOMException('full', 'QuotaExceededError');
      sync_writes.push(name);
      storage[name] = value;
    },
  });
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FORM = 'client:notes:1';

const syncWrites = (db: AppDatabase): number =>
  sync_writes.filter((name) => name.includes(db.user_id)).length;
const keptNow = (db: AppDatabase) => readDraftSync(db.user_id, draftKey(db, FORM))?.value;
const storedNow = async (db: AppDatabase) => (await db.rows.drafts.get(draftKey(db, FORM)))?.value;

/** A device, and what its worker was handed. */
async function device() {
  const { db } = await openDevice();
  const early: Draft[] = [];
  const writer = createDraftWriter(
    {
      ...db,
      draft_worker: {
        start: () => undefined,
        put: (draft) => early.push(draft),
        drop: () => true,
        close: () => undefined,
      },
    },
    FORM,
  );
  return { db, writer, early };
}

const diskFull = () => {
  throw new DOMException('the disk is full', 'QuotaExceededError');
};

describe('the writer of drafts', () => {
  test('R-41 typed text is kept before the key is handled, with every key', async () => {
    const { db, writer, early } = await device();
    for (const text of ['J', 'Ja', 'Jan']) {
      writer.write(text);
      expect(keptNow(db)).toBe(text);
    }
    expect(
      early.map(({ value }) => value),
      'handed to the worker as soon',
    ).toEqual(['J', 'Ja', 'Jan']);
  });

  test('R-41 a long text is kept once a frame, its last version when the frame is over', async () => {
    const { db, writer } = await device();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const long = 'a'.repeat(EVERY_CHANGE_UP_TO_CHARACTERS);
    writer.write(long);
    expect(keptNow(db), 'the first key of a quiet spell at once').toBe(long);
    writer.write(`${long}b`);
    writer.write(`${long}bc`);
    expect(syncWrites(db)).toBe(1);
    vi.advanceTimersByTime(FRAME_MS);
    expect(keptNow(db)).toBe(`${long}bc`);
    expect(syncWrites(db)).toBe(2);
    vi.advanceTimersByTime(FRAME_MS);
    writer.write(`${long}bcd`);
    expect(keptNow(db), 'a key after the frame at once').toBe(`${long}bcd`);
  });

  test('R-41 a page that goes away in the midst of a frame keeps the newest text at once', async () => {
    const { db, writer } = await device();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const long = 'a'.repeat(EVERY_CHANGE_UP_TO_CHARACTERS);
    writer.write(long);
    writer.write(`${long}b`);
    writer.leave();
    expect(keptNow(db)).toBe(`${long}b`);
  });

  test('values in quick succession become one write of the newest to the database', async () => {
    const { db, writer } = await device();
    const put = vi.spyOn(db.rows.drafts, 'put');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    writer.write('J');
    vi.advanceTimersByTime(STORE_AFTER_MS - 1);
    writer.write('Jan');
    vi.advanceTimersByTime(STORE_AFTER_MS - 1);
    expect(put).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await writer.flush();
    expect(put).toHaveBeenCalledTimes(1);
    expect(await storedNow(db)).toBe('Jan');
    expect(keptNow(db), 'stored: the synchronous copy goes').toBeUndefined();
  });

  test('discarding runs after the write under way and drops the writes behind it', async () => {
    const { db, writer } = await device();
    writer.write('a');
    const storing = writer.flush();
    writer.write('ab');
    const discarded = writer.discard();
    expect(keptNow(db), 'not wanted from this moment').toBeUndefined();
    await Promise.all([storing, discarded]);
    expect(await storedNow(db)).toBeUndefined();
    expect(await db.rows.drafts.get(draftKey(db, FORM)), 'nothing of the text stays').not.toHaveProperty(
      'value',
    );
  });

  test('a stored draft is not stored again, and a discarded one not discarded again', async () => {
    const { db, writer } = await device();
    const put = vi.spyOn(db.rows.drafts, 'put');
    writer.write('a');
    await writer.flush();
    writer.leave();
    await writer.flush();
    await writer.discard();
    await writer.discard();
    expect(put).toHaveBeenCalledTimes(2);
  });

  test('a write that failed does not block the next, and what was kept at once stays meanwhile', async () => {
    const { db, writer } = await device();
    // Also after room was made for it.
    vi.spyOn(db.rows.drafts, 'put').mockImplementationOnce(diskFull).mockImplementationOnce(diskFull);
    writer.write('a');
    await writer.flush();
    expect(keptNow(db)).toBe('a');
    writer.write('ab');
    await writer.flush();
    expect(await storedNow(db)).toBe('ab');
    writer.keepAgain();
    expect(keptNow(db), 'kept outside the database too when a save fails').toBe('ab');
  });

  test('R-41 a full localStorage breaks neither the typing nor the draft', async () => {
    const { db, writer } = await device();
    is_full = true;
    expect(() => writer.write('Jan')).not.toThrow();
    await writer.flush();
    expect(await storedNow(db)).toBe('Jan');
  });
});

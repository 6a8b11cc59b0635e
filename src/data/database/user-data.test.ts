import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { addClient } from '../commands/clients.ts';
import { acquireSharedDatabase, withExclusiveDatabase } from './database-lock.ts';
import { saveDraft } from '../testing/drafts.ts';
import { databaseName } from './database-name.ts';
import { openDevice } from '../testing/device.ts';
import { countUnsent, takeUnsent } from '../changes/count-unsent.ts';
import { hasUserData, removeUserData } from './user-data.ts';

const client = { name: 'Jan de Boer', email: 'jan@voorbeeld.example' };

test('R-50 removing a user takes the database and every mark with their id, and nothing of anybody else', async () => {
  const sanne = await openDevice();
  const bram = await openDevice();
  sanne.db.close();
  const marks: Record<string, unknown> = {
    [`havenglans-kept-${sanne.db.user_id}`]: 'yes',
    [`havenglans-draft:${sanne.db.user_id}:client:notes:c1`]: '{}',
    [`havenglans-kept-${bram.db.user_id}`]: 'yes',
    'mantine-color-scheme-value': 'dark',
  };
  const removeItem = (name: string): void => {
    delete marks[name];
  };
  Object.defineProperty(marks, 'removeItem', { value: removeItem, enumerable: false });
  expect(await removeUserData(sanne.db.user_id, { ...marks, removeItem })).toEqual({
    ok: true,
    value: undefined,
  });
  expect(Object.keys(marks)).toEqual([`havenglans-kept-${bram.db.user_id}`, 'mantine-color-scheme-value']);
  expect(await hasUserData(sanne.db.user_id)).toBe(false);
  expect(await hasUserData(bram.db.user_id)).toBe(true);
});

test('a removal that fails leaves the marks for the next try', async () => {
  const removeItem = vi.fn();
  const removal = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError');
  });
  const answer = await removeUserData('u', { 'havenglans-kept-u': 'yes', removeItem });
  removal.mockRestore();
  expect(answer).toEqual({ ok: false, error: 'broken' });
  expect(removeItem).not.toHaveBeenCalled();
});

test('G4 unsent work is counted the same live and in an export', async () => {
  const { db } = await openDevice();
  await addClient(db, client);
  await addClient(db, { ...client, name: 'Piet' });
  const [first] = await db.store.list_outbox();
  await db.store.reject(first?.mutation.id ?? '', 'FORBIDDEN', '2026-05-01T10:00:00.000Z');
  await saveDraft(db, 'client:new', { name: 'Half' });
  const count = { changes: 2, rejected: 1, photos: 0, drafts: 1 };
  expect(await countUnsent(db)).toEqual({ ...count, failed_photos: 0, held_photos: 0, refused_photos: 0 });
  const exported = await takeUnsent(db.user_id, { with_bytes: true });
  expect(exported?.count).toEqual(count);
  expect(exported?.ids).toHaveLength(3);
  expect(exported?.ids).toContain(first?.mutation.id);
});

/** Gives the user's database further stores with one row each, as a later build would. */
async function addStores(user_id: string, stores: Readonly<Record<string, object>>): Promise<void> {
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open(databaseName(user_id), 9_000);
    opening.addEventListener('upgradeneeded', () => {
      for (const [name, row] of Object.entries(stores)) {
        const { objectStoreNames } = opening.result;
        if (objectStoreNames.contains(name)) opening.result.deleteObjectStore(name);
        opening.result.createObjectStore(name, { keyPath: name === 'photo_bytes' ? 'id' : 'key' }).add(row);
      }
    });
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });
}

const upload = { key: 'service_photos/p1', row_id: 'p1', mime_type: 'image/webp', unwanted: false };

test('G4 D14 a picture that is being uploaded is unsent work, and the file contains its bytes', async () => {
  const { db } = await openDevice();
  db.close();
  await addStores(db.user_id, {
    uploads: upload,
    photo_bytes: { id: 'p1', bytes: new TextEncoder().encode('boeg').buffer, kept_at: '' },
  });
  const taken = await takeUnsent(db.user_id, { with_bytes: true });
  expect(taken?.count).toMatchObject({ changes: 0, photos: 1 });
  expect(taken?.ids).toEqual(['photo:service_photos/p1']);
  expect(taken?.work.photos).toEqual([
    { key: upload.key, row_id: 'p1', mime_type: 'image/webp', base64: btoa('boeg') },
  ]);
});

test('G4 D14 the picture of a row that its user deleted is not in the file', async () => {
  const { db } = await openDevice();
  db.close();
  await addStores(db.user_id, { uploads: { ...upload, unwanted: true } });
  expect((await takeUnsent(db.user_id, { with_bytes: false }))?.count.photos).toBe(0);
});

test('G4 a database that cannot be read whole counts as unreadable, never as empty', async () => {
  const { db } = await openDevice();
  db.close();
  expect(await takeUnsent(db.user_id, { with_bytes: false })).not.toBeNull();
  await addStores(db.user_id, { uploads: { key: 'half written' } });
  expect(await takeUnsent(db.user_id, { with_bytes: false })).toBeNull();
  expect(await takeUnsent('nobody', { with_bytes: false })).toBeNull();
});

const fail = async (): Promise<never> => {
  throw new Error('no');
};

test('a removal waits until every page has let go, and gives up on one that does not', async () => {
  const first = await acquireSharedDatabase('u');
  const second = await acquireSharedDatabase('u');
  const work = vi.fn(async () => 'done');
  expect(await withExclusiveDatabase('u', work, { timeout_ms: 20 })).toBe('in_use');
  expect(work).not.toHaveBeenCalled();
  const waiting = withExclusiveDatabase('u', work, { timeout_ms: 2_000 });
  first();
  second();
  expect(await waiting).toBe('done');
});

test('a failure of the work itself is not mistaken for a page in the way', async () => {
  await expect(withExclusiveDatabase('u', fail)).rejects.toThrow('no');
  expect(await withExclusiveDatabase('u', async () => 'done', { locks: null })).toBe('done');
});

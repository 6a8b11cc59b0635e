import { cdp } from 'vitest/browser';
import { createTestStore } from '../../src/sync/testing/index.ts';
import { storeContract } from '../contract/store-contract.ts';

const MEGABYTE = 1024 * 1024;

/** Bytes no compression makes smaller. */
function noise(): Uint8Array {
  const bytes = new Uint8Array(MEGABYTE);
  for (let at = 0; at < MEGABYTE; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return bytes;
}

const open = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('filling'));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
  });

/** Whether a megabyte was written. Throws when anything but the lack of room was in the way. */
const fits = (db: IDBDatabase, place: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const tx = db.transaction('filling', 'readwrite');
    tx.objectStore('filling').put(noise(), place);
    tx.addEventListener('complete', () => resolve(true));
    tx.addEventListener('abort', () => {
      if (tx.error?.name === 'QuotaExceededError') resolve(false);
      else reject(tx.error ?? new Error('aborted'));
    });
  });

storeContract(
  'Dexie on Chromium',
  (options) => createTestStore(options, 'browser'),
  async () => {
    const name = `filling-${crypto.randomUUID()}`;
    const db = await open(name);
    let place = 0;
    while (await fits(db, place)) place += 1;
    return async () => {
      db.close();
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).addEventListener('success', resolve);
      });
      // What a deleted database held may be given back much later.
      await cdp().send('Storage.overrideQuotaForOrigin', {
        origin: location.origin,
        quotaSize: 1024 * MEGABYTE,
      });
    };
  },
);

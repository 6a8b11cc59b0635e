import { IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';
import { createTestStore } from '../../src/sync/testing/index.ts';
import { storeContract } from './store-contract.ts';

const refuse = (): never => {
  throw new DOMException('', 'QuotaExceededError');
};

storeContract('Dexie on fake-indexeddb', createTestStore, async () => {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refuse);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
  return async () => {
    vi.restoreAllMocks();
  };
});

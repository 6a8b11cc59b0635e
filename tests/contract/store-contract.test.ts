import { createTestStore } from '../../src/sync/testing/index.ts';
import { storeContract } from './store-contract.ts';

storeContract('Dexie on fake-indexeddb', () => createTestStore());

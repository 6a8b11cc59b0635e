/**
 * What every store must promise, on whatever IndexedDB it runs. Files beside this one run it on the fake and,
 * later, in a real browser.
 */
import { describe } from 'vitest';
import { storeCommits } from './store-contract-commits.ts';
import { storeIdentity } from './store-contract-identity.ts';
import { storeParked } from './store-contract-parked.ts';
import { storePulling } from './store-contract-pulling.ts';
import { storeResync } from './store-contract-resync.ts';
import { storeSending } from './store-contract-sending.ts';
import type { OpenHarness } from './store-contract-fixtures.ts';

/** Declares the suite; `open` gives a store on a fresh database with the tables of the app. */
export function storeContract(name: string, open: OpenHarness): void {
  describe(`store contract: ${name}`, () => {
    storeCommits(open);
    storeSending(open);
    storeParked(open);
    storePulling(open);
    storeResync(open);
    storeIdentity(open);
  });
}

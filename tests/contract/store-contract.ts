/**
 * What every store must promise, on whatever IndexedDB it runs: on the fake beside this file, in a real Chromium in
 * tests/browser.
 */
import { describe } from 'vitest';
import { storeCommits } from './store-contract-commits.ts';
import { storeFaults } from './store-contract-faults.ts';
import { storeIdentity } from './store-contract-identity.ts';
import { storeJournal } from './store-contract-journal.ts';
import { storeRejected } from './store-contract-rejected.ts';
import { storePulling } from './store-contract-pulling.ts';
import { storeResync } from './store-contract-resync.ts';
import { storeSending } from './store-contract-sending.ts';
import { storeTwoTabs } from './store-contract-two-tabs.ts';
import type { FillDisk, OpenHarness } from './store-contract-fixtures.ts';

/** Declares the suite; `open` gives a store on a fresh database with the tables of the app. */
export function storeContract(name: string, open: OpenHarness, fillDisk: FillDisk): void {
  describe(`store contract: ${name}`, () => {
    storeCommits(open);
    storeTwoTabs(open);
    storeSending(open);
    storeRejected(open);
    storePulling(open);
    storeResync(open);
    storeJournal(open);
    storeIdentity(open);
    storeFaults(open, fillDisk);
  });
}

/**
 * What every store must promise, on whatever IndexedDB it runs: on the fake beside this file, in a real Chromium in
 * tests/browser.
 */
import { describe, expect, test } from 'vitest';
import { storeCommits } from './store-contract-commits.ts';
import { storeFaults } from './store-contract-faults.ts';
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

/** The part of the store contract about identity. */
function storeIdentity(open: OpenHarness): void {
  describe('identity', () => {
    test('AU1 S4 the client id stays until it is renewed', async () => {
      const harness = await open();
      const id = await harness.store.client_id();
      const again = await harness.open_again();
      expect(await again.store.client_id()).toBe(id);
      const renewed = await harness.store.renew_client_id();
      expect(renewed).not.toBe(id);
      expect(await again.store.client_id()).toBe(renewed);
    });

    test('LD1 every leader gets a higher epoch', async () => {
      const harness = await open();
      const first = await harness.store.next_leader_epoch();
      const again = await harness.open_again();
      expect(await again.store.next_leader_epoch()).toBe(first + 1);
    });

    test('ST1 a probe of a sound database succeeds', async () => {
      const { store } = await open();
      await expect(store.probe()).resolves.toBeUndefined();
    });
  });
}

import { describe, expect, test } from 'vitest';
import type { OpenHarness } from './store-contract-fixtures.ts';

/** The part of the store contract about identity. */
export function storeIdentity(open: OpenHarness): void {
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

import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  ANSWERED_AT,
  createFakeClock,
  pullInto,
  pullReply,
  serverRow,
} from '../../src/sync/testing/index.ts';
import { holdStore, meddleWithTransactions, openTab } from './database-faults.ts';
import { newClient, outbox } from './store-contract-fixtures.ts';
import type { FillDisk, OpenHarness } from './store-contract-fixtures.ts';

/** The store's timeout for one transaction, and the moment it listens on (ST5). */
const TIMEOUT_MS = 20_000;
const HEARING_MS = 1_000;
const REOPENING_MS = 10_000;
/** More than a full disk has room for, in letters that do not repeat. */
const LONG = Array.from({ length: 50_000 }, () => crypto.randomUUID()).join('');

/** The part of the store contract about a database that fails. */
export function storeFaults(open: OpenHarness, fillDisk: FillDisk): void {
  describe('a database that fails', () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    test('ST3 G1 PL1 a full disk refuses a commit whole, and a page with what was written of it; both go through when there is room', async () => {
      const { store, rows } = await open();
      await store.commit([newClient('c1')]);
      const large = { ...newClient('c2'), set: { name: 'Klant c2', notes: LONG } };
      // Rows of a page are handed to the disk some at a time: the one that does not fit has some before and behind it.
      const clients = Array.from({ length: 700 }, (_none, index) =>
        serverRow(`p${String(index)}`, 1, index === 300 ? { notes: LONG } : {}),
      );
      const page = {
        asked_with: null,
        leader_epoch: await store.next_leader_epoch(),
        reply: pullReply({ tables: { clients }, cursor: { x: 1 } }),
        at: ANSWERED_AT,
      };
      const makeRoom = await fillDisk();
      try {
        await expect(store.commit([newClient('c3'), large])).rejects.toMatchObject({ fault: 'quota' });
        await expect(store.apply_page(page)).rejects.toMatchObject({ fault: 'quota' });
      } finally {
        await makeRoom();
      }
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c1']);
      expect(await outbox(store)).toHaveLength(1);
      expect(await store.pull_state()).toMatchObject({ cursor: null });
      await store.commit([newClient('c3'), large]);
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c1', 'c2', 'c3']);
      await store.apply_page(page);
      expect(await rows('clients')).toHaveLength(703);
    });

    test('ST2 G2 a commit whose transaction is aborted is tried once more and written once', async () => {
      const { store, pair, rows } = await open();
      meddleWithTransactions(pair.strict.backendDB(), (tx, earlier) => {
        if (earlier === 0) queueMicrotask(() => tx.abort());
      });
      await store.commit([newClient('c1')]);
      expect(await rows('clients')).toHaveLength(1);
      expect(await outbox(store)).toMatchObject([{ row_id: 'c1', seq: 1 }]);
    });

    test('ST2 ST3 G1 a commit that is aborted again leaves nothing and says so', async () => {
      const { store, pair, rows } = await open();
      meddleWithTransactions(pair.strict.backendDB(), (tx) => queueMicrotask(() => tx.abort()));
      await expect(store.commit([newClient('c1')])).rejects.toMatchObject({
        name: 'StoreError',
        fault: 'connection_lost',
      });
      vi.restoreAllMocks();
      expect(await rows('clients')).toEqual([]);
      expect(await outbox(store)).toEqual([]);
    });

    test("ST2 G1 a connection that was closed under the store (InvalidStateError) is opened again for people's writes and for pages", async () => {
      const { store, pair, rows } = await open();
      pair.strict.backendDB().close();
      pair.relaxed.backendDB().close();
      await store.commit([newClient('c1')]);
      await pullInto(store, { clients: [serverRow('c2', 1)] }, 1);
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c1', 'c2']);
      await expect(store.probe()).resolves.toBeUndefined();
    });

    test("ST2 G1 iOS's 'connection lost' (UnknownError) in the midst of a write ends in one write", async () => {
      const { store, pair, rows } = await open();
      meddleWithTransactions(pair.strict.backendDB(), (_tx, earlier) => {
        if (earlier === 0)
          throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      });
      await store.commit([newClient('c1')]);
      expect(await rows('clients')).toHaveLength(1);
      expect(await outbox(store)).toHaveLength(1);
    });

    test('ST2 several calls that lose the connection at once open one other and all go through', async () => {
      const { store, pair, rows, indexedDB } = await open();
      pair.strict.backendDB().close();
      const reopened = vi.spyOn(indexedDB, 'open');
      await Promise.all([
        store.commit([newClient('c1')]),
        store.commit([newClient('c2')]),
        store.client_id(),
        store.next_leader_epoch(),
      ]);
      expect(reopened).toHaveBeenCalledTimes(1);
      expect(await rows('clients')).toHaveLength(2);
      expect((await outbox(store)).map(({ seq }) => seq)).toEqual([1, 2]);
    });

    test('ST2 ST3 a reopening that stands behind another tab’s upgrade is given up as blocked, and works when that is over', async () => {
      const clock = createFakeClock();
      const { store, pair, indexedDB } = await open({ clock });
      const { name } = pair.strict;
      const old_tab = await openTab({ indexedDB, name });
      pair.strict.backendDB().close();
      const upgrade = indexedDB.open(name, old_tab.version + 10);
      const refused = new Promise((resolve) => {
        upgrade.addEventListener('error', resolve);
      });
      upgrade.addEventListener('upgradeneeded', () => upgrade.transaction?.abort());
      await new Promise((resolve) => {
        upgrade.addEventListener('blocked', resolve);
      });
      const saving = store.commit([newClient('c1')]);
      const said = expect(saving).rejects.toMatchObject({ name: 'StoreError', fault: 'blocked' });
      clock.advance(TIMEOUT_MS + HEARING_MS);
      await vi.waitFor(() => expect(clock.next_due_in_ms()).toBe(REOPENING_MS));
      clock.advance(REOPENING_MS);
      await said;
      old_tab.close();
      await refused;
      expect(await outbox(store), 'what was given up is not written later').toEqual([]);
      await store.commit([newClient('c1')]);
      expect(await outbox(store)).toHaveLength(1);
    });

    test('ST5 G1 a write that a frozen tab holds up is given up as blocked, and is not written when that tab lets go', async () => {
      const clock = createFakeClock();
      const { store, pair, rows, indexedDB } = await open({ clock });
      const frozen = await openTab({ indexedDB, name: pair.strict.name });
      const letGo = holdStore(frozen, 'outbox');
      const saving = store.commit([newClient('c1')]);
      const said = expect(saving).rejects.toMatchObject({ name: 'StoreError', fault: 'blocked' });
      clock.advance(TIMEOUT_MS + HEARING_MS);
      await vi.waitFor(() => expect(clock.next_due_in_ms()).toBe(TIMEOUT_MS));
      clock.advance(TIMEOUT_MS + HEARING_MS);
      await said;
      letGo();
      expect(await outbox(store)).toEqual([]);
      expect(await rows('clients')).toEqual([]);
      await store.commit([newClient('c1')]);
      expect(await outbox(store)).toHaveLength(1);
      frozen.close();
    });

    test('ST5 G2 a write that was held up and is tried again when the tab lets go is written once', async () => {
      const clock = createFakeClock();
      const { store, pair, indexedDB } = await open({ clock });
      const frozen = await openTab({ indexedDB, name: pair.strict.name });
      const letGo = holdStore(frozen, 'outbox');
      const saving = store.commit([newClient('c1')]);
      clock.advance(TIMEOUT_MS + HEARING_MS);
      letGo();
      await saving;
      expect(await outbox(store)).toMatchObject([{ row_id: 'c1', seq: 1 }]);
      frozen.close();
    });

    test('ST5 a page that slept past the timeout still hears the answer', async () => {
      const clock = createFakeClock();
      const { store, pair, indexedDB } = await open({ clock });
      const reopened = vi.spyOn(pair.strict, 'open');
      const other = await openTab({ indexedDB, name: pair.strict.name });
      const letGo = holdStore(other, 'outbox');
      const saving = store.commit([newClient('c1')]);
      letGo();
      clock.advance(TIMEOUT_MS);
      await saving;
      expect(reopened).not.toHaveBeenCalled();
      expect(await outbox(store)).toHaveLength(1);
      expect(clock.next_due_in_ms()).toBeNull();
      other.close();
    });
  });
}

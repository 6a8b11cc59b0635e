import { describe, expect, test } from 'vitest';
import {
  ANSWERED_AT,
  answerPending,
  deletedRow,
  EVERYTHING,
  pullInto,
  pullReply,
  serverRow,
  TEST_ORIGIN,
} from '../../src/sync/testing/index.ts';
import type { SyncRow } from '../../src/sync/index.ts';
import { newClient, notes, rejectedIn } from './store-contract-fixtures.ts';
import type { OpenHarness } from './store-contract-fixtures.ts';

/** The part of the store contract about pulling. */
export function storePulling(open: OpenHarness): void {
  describe('pulling', () => {
    test('PL1 rows and cursor of a page are written together, early rows too (K1)', async () => {
      const { store, rows } = await open();
      const leader_epoch = await store.next_leader_epoch();
      const reply = pullReply({
        tables: { clients: [serverRow('c1', 1)] },
        early: { clients: [serverRow('c2', 1)] },
        cursor: { clients: { x: 7 } },
        pending: true,
      });
      await store.apply_page({ asked_with: null, leader_epoch, reply, at: ANSWERED_AT });
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c1', 'c2']);
      expect(await store.pull_state()).toMatchObject({
        cursor: { clients: { x: 7 } },
        first_sync_done: true,
      });
    });

    test('PL2 D6 a page asked with another cursor than the stored one is not written', async () => {
      const { store, rows } = await open();
      await pullInto(store, { clients: [serverRow('c1', 1)] }, 1);
      const leader_epoch = await store.next_leader_epoch();
      const reply = pullReply({ tables: { clients: [serverRow('c2', 1)] }, cursor: { x: 9 } });
      expect(await store.apply_page({ asked_with: null, leader_epoch, reply, at: ANSWERED_AT })).toBe(
        'stale_cursor',
      );
      expect(await rows('clients')).toHaveLength(1);
      expect((await store.pull_state()).cursor).toEqual({ x: 1 });
    });

    test('PL2 LD1 D6 a page of an earlier leader is not written', async () => {
      const { store, rows } = await open();
      const frozen = await store.next_leader_epoch();
      await store.next_leader_epoch();
      const reply = pullReply({ tables: { clients: [serverRow('c1', 1)] } });
      expect(await store.apply_page({ asked_with: null, leader_epoch: frozen, reply, at: ANSWERED_AT })).toBe(
        'stale_leader',
      );
      expect(await rows('clients')).toEqual([]);
      expect(await store.begin_resync({ ...TEST_ORIGIN, leader_epoch: frozen })).toBe(false);
    });

    test('PL8 D9 a row or tombstone counts only with a higher rev; a row born again goes on above its tombstone', async () => {
      const { store, rows } = await open();
      await pullInto(store, { clients: [serverRow('c1', 4)] }, 1);
      const leader_epoch = await store.next_leader_epoch();
      const with_tombstone = pullReply({
        tombstones: [{ table: 'clients', row_id: 'c1', rev: 5 }],
        cursor: { x: 2 },
      });
      await store.apply_page({ asked_with: { x: 1 }, leader_epoch, reply: with_tombstone, at: ANSWERED_AT });
      expect(await rows('clients')).toEqual([]);
      await pullInto(store, { clients: [serverRow('c1', 4)] }, 3);
      expect(await rows('clients')).toEqual([]);
      await pullInto(store, { clients: [serverRow('c1', 6)] }, 4);
      expect(await rows('clients')).toMatchObject([{ rev: 6 }]);
      const late = pullReply({
        tombstones: [{ table: 'clients', row_id: 'c1', rev: 5 }],
        cursor: { x: 5 },
      });
      const again = await store.next_leader_epoch();
      await store.apply_page({ asked_with: { x: 4 }, leader_epoch: again, reply: late, at: ANSWERED_AT });
      expect(await rows('clients')).toMatchObject([{ rev: 6 }]);
    });

    test('PL9 a soft-deleted row leaves the view and stays away', async () => {
      const { store, rows } = await open();
      await pullInto(store, { clients: [serverRow('c1', 4), serverRow('c2', 1)] }, 1);
      await pullInto(store, { clients: [deletedRow('c1', 5)] }, 2);
      await pullInto(store, { clients: [serverRow('c1', 4)] }, 3);
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c2']);
    });

    test('MG1 G7 a pulled row lies beneath pending changes and shows where they do not', async () => {
      const { store, row } = await open();
      await pullInto(store, { clients: [serverRow('c1', 1, { notes: 'a', phone: '1' })] }, 1);
      await store.commit([notes('c1', 'mine', 1)]);
      await pullInto(store, { clients: [serverRow('c1', 2, { notes: 'theirs', phone: '2' })] }, 2);
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'mine', phone: '2', rev: 2 });
    });

    test('MG3 a row deleted elsewhere goes from view; the pending edit of it ends among the rejected', async () => {
      const { store, rows } = await open();
      await pullInto(store, { clients: [serverRow('c1', 1, { notes: 'a' })] }, 1);
      await store.commit([notes('c1', 'mine', 1)]);
      await pullInto(store, { clients: [deletedRow('c1', 2)] }, 2);
      expect(await rows('clients')).toEqual([]);
      await answerPending(store, () => ({ status: 'rejected', code: 'DELETED', row: deletedRow('c1', 2) }));
      expect(await rows('clients')).toEqual([]);
      expect(await rejectedIn(store)).toMatchObject([
        { code: 'DELETED', mutation: { set: { notes: 'mine' } } },
      ]);
    });

    test('MG4 our own insert that comes by pull before its answer is one row, without flicker', async () => {
      const { store, rows } = await open();
      await store.commit([newClient('c1')]);
      await store.take_batch(EVERYTHING);
      await pullInto(store, { clients: [serverRow('c1', 2, { name: 'Klant c1', notes: 'office' })] }, 1);
      expect(await rows('clients')).toMatchObject([{ id: 'c1', rev: 2, notes: 'office' }]);
    });

    test('PL13 tables this build does not know are passed over', async () => {
      const { store } = await open();
      await pullInto(store, { hulls: [serverRow('h1', 1)], clients: [serverRow('c1', 1)] }, 1);
      expect((await store.pull_state()).cursor).toEqual({ x: 1 });
    });

    test('PL13 K4 rows acknowledged before the first page, and gone since, leave with the end of the run', async () => {
      // Seed 758 of the simulator: deleted elsewhere, and the tombstone collected, before the device ever pulled.
      const { store, rows } = await open();
      await store.commit([newClient('c1'), newClient('c2')]);
      await answerPending(store, ({ row_id }) => ({ row: serverRow(row_id, 1) }));
      await pullInto(store, { clients: [serverRow('c2', 1)] }, 1);
      expect(await store.pull_state()).toMatchObject({ resync_open: true });
      const leader_epoch = await store.next_leader_epoch();
      expect(await store.finish_resync({ leader_epoch })).toBe(1);
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c2']);
      expect(await store.pull_state()).toMatchObject({ resync_open: false });
    });

    test('PL14 a first sync of many rows equals what the server sent, repeats included', async () => {
      const { store, rows } = await open();
      const leader_epoch = await store.next_leader_epoch();
      const ids = Array.from({ length: 600 }, (_none, index) => `c${String(index).padStart(3, '0')}`);
      const page = ids.map((id) => serverRow(id, 1, { notes: 'a' }));
      const first = pullReply({
        tables: { clients: page.slice(0, 450) },
        early: { clients: [serverRow('c250', 3, { notes: 'early' })] },
        cursor: { x: 1 },
        more: true,
      });
      await store.apply_page({ asked_with: null, leader_epoch, reply: first, at: ANSWERED_AT });
      expect(await store.pull_state()).toMatchObject({ first_sync_done: false, last_pull_at: null });
      const second = pullReply({
        tables: { clients: [...page.slice(190), deletedRow('c005', 2)] },
        cursor: { x: 2 },
      });
      await store.apply_page({ asked_with: { x: 1 }, leader_epoch, reply: second, at: ANSWERED_AT });
      const found = await rows('clients');
      expect(found).toHaveLength(599);
      expect(found.find(({ id }) => id === 'c250')).toMatchObject({ rev: 3, notes: 'early' });
      expect(await store.pull_state()).toMatchObject({ first_sync_done: true, last_pull_at: ANSWERED_AT });
    });

    test('PL25 a page without rows is written while somebody reads rows; one with rows waits', async () => {
      const { store, pair, rows } = await open();
      await pullInto(store, { clients: [serverRow('c1', 1)] }, 1);
      const leader_epoch = await store.next_leader_epoch();
      const apply = (asked_with: number, brought: readonly SyncRow[]) =>
        store.apply_page({
          asked_with: { x: asked_with },
          leader_epoch,
          reply: pullReply({ tables: { clients: brought }, cursor: { x: asked_with + 1 } }),
          at: ANSWERED_AT,
        });
      const reader = { is_done: false };
      const reading = pair.relaxed.transaction('r', 'clients', async (tx) => {
        while (!reader.is_done) await tx.table('clients').count();
      });
      expect(await apply(1, [])).toBe('applied');
      expect((await store.pull_state()).cursor).toEqual({ x: 2 });
      let is_written = false;
      const writing = apply(2, [serverRow('c2', 1)]).then((outcome) => {
        is_written = true;
        return outcome;
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(is_written).toBe(false);
      reader.is_done = true;
      await reading;
      expect(await writing).toBe('applied');
      expect(await rows('clients')).toHaveLength(2);
    });
  });
}

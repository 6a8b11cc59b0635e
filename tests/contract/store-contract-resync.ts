import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/sync/index.ts';
import {
  ANSWERED_AT,
  answerPending,
  deletedRow,
  EVERYTHING,
  pullInto,
  pullReply,
  pushReply,
  pushResult,
  serverRow,
  TEST_ORIGIN,
} from '../../src/sync/testing/index.ts';
import { newClient, newRecord, notes, rejectedIn, outbox } from './store-contract-fixtures.ts';
import type { OpenHarness } from './store-contract-fixtures.ts';

/** Opens a run in another scope, so that revs go on. */
async function rerun(store: Store, epoch = 'epoch-1'): Promise<number> {
  const leader_epoch = await store.next_leader_epoch();
  expect(await store.begin_resync({ ...TEST_ORIGIN, epoch, scope: 'scope-2', leader_epoch })).toBe(true);
  return leader_epoch;
}

/** The part of the store contract about starting again. */
export function storeResync(open: OpenHarness): void {
  describe('starting again', () => {
    test('PL11 D8 a run sweeps what it did not bring, never rows with pending or rejected changes', async () => {
      const { store, rows } = await open();
      const all = ['c1', 'c2', 'c3', 'c4'].map((id) => serverRow(id, 1, { notes: 'a' }));
      await pullInto(store, { clients: all }, 1);
      await store.commit([notes('c3', 'rejected', 1)]);
      await answerPending(store, () => ({ status: 'rejected', code: '23514' }));
      await store.commit([notes('c2', 'pending', 1)]);
      const leader_epoch = await rerun(store);
      const reply = pullReply({
        tables: { clients: [serverRow('c1', 1, { notes: 'a' })] },
        scope: 'scope-2',
      });
      await store.apply_page({ asked_with: null, leader_epoch, reply, at: ANSWERED_AT });
      expect(await store.finish_resync({ leader_epoch })).toBe(1);
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c1', 'c2', 'c3']);
      expect(await store.pull_state()).toMatchObject({ resync_open: false, scope: 'scope-2' });
      const [entry] = await rejectedIn(store);
      await store.discard_rejected(entry?.mutation.id ?? '');
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c1', 'c2']);
    });

    test('PL11 D8 nothing is swept while more is to come or something is pending, and early rows count as brought', async () => {
      const { store, rows } = await open();
      await pullInto(store, { clients: [serverRow('c1', 1), serverRow('c2', 1)] }, 1);
      const leader_epoch = await rerun(store);
      const page = { scope: 'scope-2', early: { clients: [serverRow('c2', 1)] } };
      const first = pullReply({ ...page, more: true, cursor: { x: 1 } });
      await store.apply_page({ asked_with: null, leader_epoch, reply: first, at: ANSWERED_AT });
      expect(await store.finish_resync({ leader_epoch })).toBe(0);
      const second = pullReply({ scope: 'scope-2', pending: true, cursor: { x: 2 } });
      await store.apply_page({ asked_with: { x: 1 }, leader_epoch, reply: second, at: ANSWERED_AT });
      expect(await store.finish_resync({ leader_epoch })).toBe(0);
      expect(await rows('clients')).toHaveLength(2);
      expect((await store.pull_state()).resync_open).toBe(true);
      const third = pullReply({ scope: 'scope-2', cursor: { x: 3 } });
      await store.apply_page({ asked_with: { x: 2 }, leader_epoch, reply: third, at: ANSWERED_AT });
      expect(await store.finish_resync({ leader_epoch })).toBe(1);
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c2']);
    });

    test('PL19 tables that begin anew are swept of what they do not bring; other tables and pending work stay', async () => {
      const { store, rows } = await open();
      const records = ['s1', 's2', 's3'].map((id) => serverRow(id, 1, { client_id: 'c1', notes: 'a' }));
      await pullInto(store, { clients: [serverRow('c1', 1)], service_records: records }, 1);
      await store.commit([
        {
          op: 'patch',
          table: 'service_records',
          row_id: 's3',
          set: { notes: 'b' },
          base_rev: 1,
          expected: { notes: 'a' },
        },
      ]);
      const leader_epoch = await store.next_leader_epoch();
      const apply = (parts: Parameters<typeof pullReply>[0], x: number) =>
        store.apply_page({ asked_with: { x }, leader_epoch, reply: pullReply(parts), at: ANSWERED_AT });
      const first = { tables: { service_records: [serverRow('s1', 1)] }, more: true, cursor: { x: 2 } };
      await apply({ ...first, restarted: ['service_records'] }, 1);
      expect(await store.finish_resync({ leader_epoch }), 'more is to come').toBe(0);
      // The role changes once more: what the first page brought is not known to be seen any longer.
      await apply({ restarted: ['service_records'], cursor: { x: 3 } }, 2);
      expect((await store.pull_state()).resync_open).toBe(true);
      expect(await store.finish_resync({ leader_epoch })).toBe(2);
      expect((await rows('service_records')).map(({ id }) => id)).toEqual(['s3']);
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c1']);
      expect(await store.pull_state()).toMatchObject({ cursor: { x: 3 }, resync_open: false });
    });

    test('PL21 a row that goes out of sight leaves the screen; what was sent of it is kept, and a later change shows it again', async () => {
      const { store, row, rows } = await open();
      await store.commit([newClient('c1')]);
      await answerPending(store, ({ table, row_id }) => ({
        row: serverRow(row_id, 1, { notes: 'a' }),
        table,
      }));
      await store.commit([notes('c1', 'b', 1)]);
      const leader_epoch = await store.next_leader_epoch();
      const withdrawn = [{ table: 'clients', row_id: 'c1', rev: 2 }];
      const { cursor } = await store.pull_state();
      const reply = pullReply({ withdrawn, cursor: { x: 1 } });
      await store.apply_page({ asked_with: cursor, leader_epoch, reply, at: ANSWERED_AT });
      expect(await rows('clients')).toEqual([]);
      expect(
        (await outbox(store)).map(({ set }) => set),
        'the server judges it',
      ).toEqual([{ notes: 'b' }]);
      expect((await store.list_journal()).map(({ mutation }) => mutation.op)).toEqual(['put']);
      await answerPending(store, () => ({ status: 'rejected', code: 'FORBIDDEN', row: null }));
      expect(await rejectedIn(store)).toMatchObject([{ code: 'FORBIDDEN' }]);
      await pullInto(store, { clients: [serverRow('c1', 3, { notes: 'c' })] }, 2);
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'b', rev: 3 });
    });

    test('PL23 PS15 G4 work on a row that went out of sight is rejected and stays, beneath it stays no value; with the row it goes again', async () => {
      const { store, pair, row, rows } = await open();
      const conflict = { table_name: 'clients', row_id: 'c1', field: 'notes', kept: 'geheim', lost: 'mijn' };
      const tables = {
        clients: [serverRow('c1', 1, { notes: 'geheim' })],
        conflicts: [serverRow('k1', 1, conflict)],
      };
      await pullInto(store, tables, 1);
      await store.commit([notes('c1', 'b', 1)]);
      // The answer may come before the mark: until then the row is on the screen.
      await answerPending(store, () => ({ status: 'rejected', code: 'OUT_OF_SIGHT', row: null }));
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'b', rev: 1 });
      await store.commit([notes('c1', 'c', 1)]);
      const leader_epoch = await store.next_leader_epoch();
      const withdrawn = [
        { table: 'clients', row_id: 'c1', rev: 2 },
        { table: 'conflicts', row_id: 'k1', rev: 2 },
      ];
      const reply = pullReply({ withdrawn, cursor: { x: 2 } });
      await store.apply_page({ asked_with: { x: 1 }, leader_epoch, reply, at: ANSWERED_AT });
      expect([...(await rows('clients')), ...(await rows('conflicts'))]).toEqual([]);
      expect(await pair.relaxed.table('shadow').toArray()).toEqual([]);
      await answerPending(store, () => ({ status: 'rejected', code: 'OUT_OF_SIGHT', row: null }));
      const kept = await rejectedIn(store);
      expect(kept.map(({ code, mutation }) => [code, mutation.set])).toEqual([
        ['OUT_OF_SIGHT', { notes: 'b' }],
        ['OUT_OF_SIGHT', { notes: 'c' }],
      ]);

      await pullInto(
        store,
        { clients: [serverRow('c1', 3, { notes: 'later' })], conflicts: [serverRow('k1', 3, conflict)] },
        3,
      );
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'c', rev: 3 });
      expect((await rows('conflicts')).map(({ id }) => id)).toEqual(['k1']);
      const last = kept.at(-1)?.mutation.id ?? '';
      await store.retry_rejected(last);
      expect((await outbox(store)).map(({ set }) => set)).toEqual([{ notes: 'c' }]);
    });

    test('PL19 PL21 a row that went out of sight comes back as it was in another role; a deleted one stays away', async () => {
      const { store, rows } = await open();
      const clients = [serverRow('c1', 1), serverRow('c2', 1), serverRow('c3', 1, { notes: 'a' })];
      await pullInto(store, { clients }, 1);
      await store.commit([newRecord('s1', 'c1'), notes('c3', 'b', 1)]);
      await answerPending(store, () => ({ status: 'rejected', code: '22001', row: null }));
      const leader_epoch = await store.next_leader_epoch();
      const apply = async (parts: Parameters<typeof pullReply>[0], x: number) => {
        const reply = pullReply({ ...parts, cursor: { x: x + 1 } });
        await store.apply_page({ asked_with: { x }, leader_epoch, reply, at: ANSWERED_AT });
      };
      const [first, deleted, last] = clients.map(({ id }) => ({ table: 'clients', row_id: id, rev: 2 }));
      if (!first || !deleted || !last) throw new Error('three rows');
      await apply({ withdrawn: [first, last], tombstones: [deleted] }, 1);
      expect([...(await rows('clients')), ...(await rows('service_records'))]).toEqual([]);
      // The same rev, for the rows did not change: this user sees them now.
      const same = clients.map((row) => ({ ...row, rev: 2 }));
      await apply({ tables: { clients: same }, restarted: ['clients'] }, 2);
      await store.finish_resync({ leader_epoch });
      expect(await rows('clients')).toMatchObject([
        { id: 'c1', rev: 2 },
        { id: 'c3', rev: 2, notes: 'b' },
      ]);
      expect(await rows('service_records')).toMatchObject([{ id: 's1' }]);
    });

    test('PL19 PL21 a row that another role does not see leaves the screen as it was; in the first role it comes back', async () => {
      const { store, rows } = await open();
      const clients = [serverRow('c1', 6), serverRow('c2', 6)];
      await pullInto(store, { clients }, 1);
      const leader_epoch = await store.next_leader_epoch();
      const apply = async (parts: Parameters<typeof pullReply>[0], x: number) => {
        const reply = pullReply({ ...parts, restarted: ['clients'], cursor: { x: x + 1 } });
        await store.apply_page({ asked_with: { x }, leader_epoch, reply, at: ANSWERED_AT });
        await store.finish_resync({ leader_epoch });
      };
      // The same rev, seen by another user.
      const hidden = { table: 'clients', row_id: 'c1', rev: 6 };
      await apply({ withdrawn: [hidden], tables: { clients: clients.slice(1) } }, 1);
      expect(await rows('clients')).toMatchObject([{ id: 'c2' }]);
      await apply({ tables: { clients } }, 2);
      expect(await rows('clients')).toMatchObject([{ id: 'c1', rev: 6 }, { id: 'c2' }]);
    });

    test('PL21 a refused insert under a row that went out of sight comes back with it', async () => {
      const { store, rows } = await open();
      await pullInto(store, { clients: [serverRow('c1', 1)] }, 1);
      await store.commit([newRecord('s1', 'c1')]);
      await answerPending(store, () => ({ status: 'rejected', code: '22001', row: null }));
      const leader_epoch = await store.next_leader_epoch();
      const withdrawn = [{ table: 'clients', row_id: 'c1', rev: 2 }];
      const reply = pullReply({ withdrawn, cursor: { x: 2 } });
      await store.apply_page({ asked_with: { x: 1 }, leader_epoch, reply, at: ANSWERED_AT });
      expect(await rows('service_records')).toEqual([]);
      await pullInto(store, { clients: [serverRow('c1', 3)] }, 3);
      expect(await rows('service_records')).toMatchObject([{ id: 's1' }]);
    });

    test('PL12 OB7 D2 in another epoch the rows of the run count whatever their revs were, and old bases stay labelled', async () => {
      const { store, row, rows } = await open();
      await pullInto(store, { clients: [serverRow('c1', 9, { notes: 'lost' }), serverRow('c2', 9)] }, 1);
      await pullInto(store, { clients: [deletedRow('c2', 10)] }, 2);
      const leader_epoch = await rerun(store, 'epoch-2');
      await store.commit([notes('c1', 'meanwhile', 9)]);
      expect((await outbox(store))[0]?.epoch).toBe('epoch-1');
      const reply = pullReply({
        tables: { clients: [serverRow('c1', 2, { notes: 'restored' }), serverRow('c2', 1)] },
        epoch: 'epoch-2',
        scope: 'scope-2',
      });
      await store.apply_page({ asked_with: null, leader_epoch, reply, at: ANSWERED_AT });
      await store.finish_resync({ leader_epoch });
      expect(await row('clients', 'c1')).toMatchObject({ rev: 2, notes: 'meanwhile' });
      expect(await rows('clients')).toHaveLength(2);
      await store.commit([notes('c2', 'x', 1)]);
      expect((await outbox(store))[1]?.epoch).toBe('epoch-2');
    });

    test('PL12 D1 after a reset in the same epoch the rows of the run count whatever their revs were', async () => {
      const { store, rows } = await open();
      await pullInto(store, { clients: [serverRow('c1', 9, { notes: 'lost' }), serverRow('c2', 9)] }, 1);
      const leader_epoch = await store.next_leader_epoch();
      await store.begin_resync({ ...TEST_ORIGIN, reset: true, leader_epoch });
      const reply = pullReply({ tables: { clients: [serverRow('c1', 2, { notes: 'restored' })] } });
      await store.apply_page({ asked_with: null, leader_epoch, reply, at: ANSWERED_AT });
      expect(await store.finish_resync({ leader_epoch })).toBe(1);
      expect(await rows('clients')).toMatchObject([{ id: 'c1', rev: 2, notes: 'restored' }]);
    });

    test('PS9 D1 an answer of a server before it was put back is not recorded: the mutation goes out again', async () => {
      const { store } = await open();
      await pullInto(store, { clients: [serverRow('c1', 5, { notes: 'a' })] }, 1);
      await store.commit([notes('c1', 'b', 5)]);
      const [sent] = await store.take_batch(EVERYTHING);
      if (sent === undefined) throw new Error('nothing was taken');
      // Another tab hears of the restore before this answer arrives (that of a frozen leader, say).
      await rerun(store, 'epoch-2');
      const taken = pushResult(sent.mutation, { row: serverRow('c1', 6, { notes: 'b' }) });
      await store.apply_push(pushReply([taken], { epoch: 'epoch-1' }), ANSWERED_AT);
      expect(await outbox(store)).toMatchObject([{ set: { notes: 'b' } }]);
      await store.apply_push(pushReply([taken], { epoch: 'epoch-2' }), ANSWERED_AT);
      expect(await outbox(store)).toEqual([]);
    });

    test('RS2 RS3 D1 a device that pushed before it ever pulled tells a server put back from the one that took it', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      const [sent] = await store.take_batch(EVERYTHING);
      if (sent === undefined) throw new Error('nothing was taken');
      const taken = pushResult(sent.mutation, { row: serverRow('c1', 6) });
      await store.apply_push(pushReply([taken], { epoch: 'epoch-1' }), ANSWERED_AT);
      expect(await store.pull_state()).toMatchObject({
        epoch: 'epoch-1',
        cursor: null,
        first_sync_done: false,
      });
      const leader_epoch = await store.next_leader_epoch();
      const reply = pullReply({ epoch: 'epoch-2' });
      expect(await store.apply_page({ asked_with: null, leader_epoch, reply, at: ANSWERED_AT })).toBe(
        'stale_cursor',
      );
      await rerun(store, 'epoch-2');
      expect(await outbox(store)).toMatchObject([{ id: sent.mutation.id, table: 'clients', row_id: 'c1' }]);
    });

    test('PL2 a page of another epoch or scope than the remembered one is not written', async () => {
      const { store } = await open();
      await pullInto(store, { clients: [serverRow('c1', 1)] }, 1);
      const leader_epoch = await store.next_leader_epoch();
      for (const other of [{ epoch: 'epoch-2' }, { scope: 'scope-2' }]) {
        const reply = pullReply({ ...other, cursor: { x: 2 } });
        expect(await store.apply_page({ asked_with: { x: 1 }, leader_epoch, reply, at: ANSWERED_AT })).toBe(
          'stale_cursor',
        );
      }
    });
  });
}

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

const LATER = '2026-05-20T10:00:00.000Z';

/** Says that the server was restored; the journal goes back into the outbox. */
async function restored(store: Store, server_time = LATER): Promise<number> {
  const leader_epoch = await store.next_leader_epoch();
  const origin = { ...TEST_ORIGIN, epoch: 'epoch-2', server_time };
  expect(await store.begin_resync({ ...origin, leader_epoch })).toBe(true);
  return leader_epoch;
}

/** The journal, oldest change first. */
const journal = async (store: Store) => (await store.list_journal()).toReversed();

/** The part of the store contract about what was acknowledged. */
export function storeJournal(open: OpenHarness): void {
  describe('the journal', () => {
    test('RS1 D2 acknowledged mutations are in the journal as they were sent, also for another tab; rejected ones are not', async () => {
      const harness = await open();
      const { store } = harness;
      await pullInto(store, { clients: [serverRow('c1', 3, { notes: 'a' })] }, 1);
      await store.commit([notes('c1', 'b', 3)]);
      await store.commit([newClient('c2')]);
      await store.commit([newClient('c3')]);
      const sent = await store.list_outbox();
      await answerPending(store, ({ row_id }) =>
        row_id === 'c3'
          ? { status: 'rejected', code: '23514' }
          : { status: 'merged', row: serverRow(row_id, 4) },
      );
      const again = await harness.open_again();
      const [patch, put, ...none] = await journal(again.store);
      expect(none).toEqual([]);
      expect(patch).toMatchObject({
        id: sent[0]?.mutation.id,
        key: 'clients/c1',
        mutation: sent[0]?.mutation,
        before: { notes: 'a' },
        made_at: sent[0]?.made_at,
        at: TEST_ORIGIN.server_time,
        status: 'merged',
      });
      expect(put?.mutation).toEqual(sent[1]?.mutation);
      expect(await store.list_journal({ table: 'clients', row_id: 'c2' })).toEqual([put]);
      expect(await store.pull_state()).toMatchObject({ acknowledged: expect.any(String) });
    });

    test('RS2 D1 the mark is the newest that took effect with its answer, whatever the ids and one sent twice', async () => {
      // Seed 187 of the simulator: a server put back to between the two still knew the one that was sent twice.
      const { store } = await open();
      await store.commit([newClient('c1')]);
      await store.commit([newClient('c2')]);
      await store.commit([newClient('c3')]);
      const [, second] = await store.list_outbox();
      await answerPending(store, ({ row_id }) => ({ row: serverRow(row_id, 4), dup: row_id === 'c3' }));
      expect((await store.pull_state()).acknowledged).toBe(second?.mutation.id);
    });

    test('RS1 K6 after 30 days by the clock of the server it is forgotten, whatever the device believes', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      await answerPending(store, () => ({ row: serverRow('c1', 1) }));
      const leader_epoch = await store.next_leader_epoch();
      const page = (server_time: string, cursor: number, asked_with: number | null) =>
        store.apply_page({
          asked_with: asked_with === null ? null : { x: asked_with },
          leader_epoch,
          reply: pullReply({ server_time, cursor: { x: cursor } }),
          at: ANSWERED_AT,
        });
      await page('2026-05-31T09:00:00.000+00:00', 1, null);
      expect(await journal(store)).toHaveLength(1);
      await page('2026-05-31T10:00:00.001+00:00', 2, 1);
      expect(await journal(store)).toEqual([]);
      expect(await store.pull_state()).toMatchObject({ acknowledged: null });
    });

    test('RS3 D2 after a restore the journal goes into the outbox as it was, before pending changes, and once', async () => {
      const { store } = await open();
      await pullInto(store, { clients: [serverRow('c1', 3, { notes: 'a' })] }, 1);
      await store.commit([notes('c1', 'b', 3)]);
      await store.commit([newClient('c2')]);
      const sent = await outbox(store);
      await answerPending(store, ({ row_id }) => ({ row: serverRow(row_id, 4, { notes: 'b' }) }));
      await store.commit([notes('c2', 'waits', 4)]);
      const [pending] = await outbox(store);
      await restored(store);
      await restored(store);
      expect(await outbox(store)).toEqual([...sent, pending]);
      expect(await journal(store)).toEqual([]);
      expect(await store.pull_state()).toMatchObject({ acknowledged: null, cursor: null });
      const batch = await store.take_batch(EVERYTHING);
      expect(batch.map(({ mutation }) => mutation)).toEqual([...sent, pending]);
    });

    test('RS3 K6 mutations acknowledged more than 30 days before are not sent again', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      await answerPending(store, () => ({ row: serverRow('c1', 1) }));
      await restored(store, '2026-11-01T10:00:00.000Z');
      expect(await outbox(store)).toEqual([]);
    });

    test('RS7 another scope sends nothing again; a reset does', async () => {
      const { store } = await open();
      await pullInto(store, { clients: [] }, 1);
      await store.commit([newClient('c1')]);
      await answerPending(store, () => ({ row: serverRow('c1', 1) }));
      const leader_epoch = await store.next_leader_epoch();
      await store.begin_resync({ ...TEST_ORIGIN, scope: 'scope-2', leader_epoch });
      expect(await outbox(store)).toEqual([]);
      await store.begin_resync({ ...TEST_ORIGIN, scope: 'scope-2', reset: true, leader_epoch });
      expect(await outbox(store)).toHaveLength(1);
    });

    test('RS5 MG2 mutations that are sent again show only where the server has less, never over a newer value', async () => {
      const { store, row } = await open();
      await pullInto(store, { clients: [serverRow('c1', 3, { notes: 'a', phone: '1' })] }, 1);
      await store.commit([
        { op: 'patch', table: 'clients', row_id: 'c1', set: { notes: 'mine', phone: '2' }, base_rev: 3 },
      ]);
      await answerPending(store, () => ({ row: serverRow('c1', 4, { notes: 'mine', phone: '2' }) }));
      await store.commit([newClient('c2')]);
      await answerPending(store, () => ({ row: serverRow('c2', 1, { name: 'Klant c2', notes: null }) }));
      await pullInto(store, { clients: [serverRow('c1', 5, { notes: 'office', phone: '2' })] }, 2);
      const leader_epoch = await restored(store);
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'office', phone: '2' });
      const reply = pullReply({
        epoch: 'epoch-2',
        tables: { clients: [serverRow('c1', 2, { notes: 'a', phone: '1' })] },
      });
      await store.apply_page({ asked_with: null, leader_epoch, reply, at: ANSWERED_AT });
      await store.finish_resync({ leader_epoch });
      expect(await row('clients', 'c1'), 'the newer value was lost').toMatchObject({
        notes: 'a',
        phone: '2',
      });
      expect(await row('clients', 'c2'), 'what is lost and will be sent stays').toMatchObject({
        name: 'Klant c2',
      });
    });

    test('RS4 G2 an answer to what is sent again is recorded like any other: back to the journal, or rejected', async () => {
      const { store, row } = await open();
      await pullInto(store, { clients: [serverRow('c1', 3, { notes: 'a' }), serverRow('c2', 3)] }, 1);
      await store.commit([notes('c1', 'b', 3)]);
      await store.commit([notes('c2', 'b', 3)]);
      const sent = await outbox(store);
      await answerPending(store, ({ row_id }) => ({ row: serverRow(row_id, 4, { notes: 'b' }) }));
      await restored(store);
      await answerPending(store, ({ row_id }) =>
        row_id === 'c1'
          ? { status: 'applied', dup: true, row: serverRow('c1', 2, { notes: 'b' }) }
          : { status: 'rejected', code: 'GONE' },
      );
      expect((await journal(store)).map(({ mutation }) => mutation)).toEqual([sent[0]]);
      expect(await rejectedIn(store)).toMatchObject([{ code: 'GONE', mutation: sent[1] }]);
      expect(await row('clients', 'c1'), 'D2 the lower rev of the restored server counts').toMatchObject({
        rev: 2,
      });
      expect(await outbox(store)).toEqual([]);
    });

    test('RS4 S5 a mutation sent again over a row deleted since is dropped, its later changes too; new work on it is rejected', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      await store.take_batch(EVERYTHING);
      await store.commit([newRecord('s1', 'c1')]);
      await store.take_batch(EVERYTHING);
      await store.commit([notes('c1', 'privé', 0)]);
      await answerPending(store, ({ row_id }) => ({ row: serverRow(row_id, 1, { client_id: 'c1' }) }));
      await store.commit([notes('c1', 'nieuw', 1)]);
      await restored(store);
      await answerPending(store, ({ row_id }) => ({
        status: 'rejected',
        code: row_id === 's1' ? 'PARENT_DELETED' : 'DELETED',
        row: row_id === 'c1' ? deletedRow('c1', 2) : null,
      }));
      expect(await outbox(store)).toEqual([]);
      expect(await journal(store)).toEqual([]);
      expect(await rejectedIn(store)).toMatchObject([
        { code: 'DELETED', mutation: { set: { notes: 'nieuw' } } },
      ]);
    });

    test('RS6 S5 a confirmed delete takes the values of its rows out of the journal; the delete itself stays', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      await store.take_batch(EVERYTHING);
      await store.commit([newRecord('s1', 'c1')]);
      await store.commit([newClient('c2')]);
      await answerPending(store, ({ row_id, table }) => ({
        row: serverRow(row_id, 1, table === 'clients' ? {} : { client_id: 'c1' }),
      }));
      await store.commit([
        { op: 'delete', table: 'clients', row_id: 'c1', base_rev: 1, seen: { service_records: ['s1'] } },
      ]);
      expect(await journal(store), 'not before it is confirmed').toHaveLength(3);
      await answerPending(store, () => ({
        row: deletedRow('c1', 2),
        also: { service_records: [deletedRow('s1', 2, { client_id: 'c1' })] },
      }));
      expect((await journal(store)).map(({ key, mutation }) => [key, mutation.op])).toEqual([
        ['clients/c2', 'put'],
        ['clients/c1', 'delete'],
      ]);
    });

    test('RS6 of tables that a role reads no more nothing stays in the journal, what went in the same answer does', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      await store.commit([newRecord('r1', 'c1')]);
      await answerPending(store, ({ row_id }) => ({ row: serverRow(row_id, 4) }));
      await store.forget_journal(['conflicts']);
      expect(await journal(store)).toHaveLength(2);
      await store.forget_journal(['service_records', 'conflicts']);
      expect((await journal(store)).map(({ key }) => key)).toEqual(['clients/c1']);
      expect(await store.pull_state()).toMatchObject({ acknowledged: expect.any(String) });
    });

    test('RS6 S5 D9 so does a delete that is pulled, but a late tombstone of a row that lives again does not', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      await store.commit([newClient('c2')]);
      await answerPending(store, ({ row_id }) => ({ row: serverRow(row_id, 5) }));
      const leader_epoch = await store.next_leader_epoch();
      const tombstones = [
        { table: 'clients', row_id: 'c1', rev: 6 },
        { table: 'clients', row_id: 'c2', rev: 4 },
      ];
      const reply = pullReply({ tombstones, cursor: { x: 2 } });
      await store.apply_page({ asked_with: null, leader_epoch, reply, at: ANSWERED_AT });
      expect((await journal(store)).map(({ key }) => key)).toEqual(['clients/c2']);
    });

    test('RS1 D6 an answer whose mutation no longer waits is not taken down', async () => {
      const { store } = await open();
      const late = pushResult({ id: 'gone', table: 'clients', row_id: 'c1' }, { row: serverRow('c1', 1) });
      await store.apply_push(pushReply([late]), ANSWERED_AT);
      expect(await journal(store)).toEqual([]);
    });
  });
}

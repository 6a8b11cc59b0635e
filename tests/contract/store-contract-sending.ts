import { describe, expect, test } from 'vitest';
import {
  ANSWERED_AT,
  answerPending,
  createSeededRandom,
  deletedRow,
  EVERYTHING,
  pullInto,
  pushReply,
  pushResult,
  serverRow,
} from '../../src/sync/testing/index.ts';
import { newClient, newRecord, notes, rejectedIn, outbox } from './store-contract-fixtures.ts';
import type { OpenHarness } from './store-contract-fixtures.ts';

/** The part of the store contract about sending. */
export function storeSending(open: OpenHarness): void {
  describe('sending', () => {
    test('OB8 D10 a batch is marked attempted on disk before it is handed out, in order, and stays in the outbox', async () => {
      const harness = await open();
      const { store } = harness;
      await store.commit([newClient('c1')]);
      await store.commit([newClient('c2')]);
      await store.commit([newClient('c3')]);
      const batch = await store.take_batch({ count: 2, bytes: 1_000_000 });
      expect(batch.map(({ mutation }) => mutation.row_id)).toEqual(['c1', 'c2']);
      const again = await harness.open_again();
      const left = await again.store.list_outbox();
      expect(left.map(({ attempted }) => attempted)).toEqual([true, true, false]);
    });

    test('OB15 marks of rows are counted by index keys, and a page of other rows reads no pending value either', async () => {
      const { store, pair } = await open();
      await store.commit([newClient('c1'), newClient('c2'), newClient('c3')]);
      await store.take_batch({ count: 1, bytes: 1_000_000 });
      await store.commit([notes('c1', 'b', 0)]);
      await store.reject((await outbox(store))[1]?.id ?? '', '23514', ANSWERED_AT);
      const read: unknown[] = [];
      for (const name of ['outbox', 'rejected'])
        pair.relaxed.table(name).hook('reading', (value: unknown) => {
          read.push(value);
          return value;
        });
      expect(await store.changes_by_row()).toEqual(
        new Map([
          ['clients/c1', { pending: 2, rejected: 0 }],
          ['clients/c2', { pending: 0, rejected: 1 }],
          ['clients/c3', { pending: 1, rejected: 0 }],
        ]),
      );
      await pullInto(store, { clients: [serverRow('c9', 1)] }, 1);
      expect(read).toEqual([]);
      expect(await store.list_outbox(), 'the hook sees what is read').toHaveLength(read.length);
    });

    test('OB15 rows that come and go read the changes over them, and no more than twice as many of others', async () => {
      const { store, pair, rows } = await open();
      const ids = Array.from({ length: 40 }, (_none, index) => `c${index}`);
      await pullInto(store, { clients: ids.map((id) => serverRow(id, 1)) }, 1);
      for (const id of ids) await store.commit([notes(id, 'mine', 1)]);
      for (const { id } of (await outbox(store)).slice(20)) await store.reject(id, '23514', ANSWERED_AT);
      const read: string[] = [];
      for (const name of ['outbox', 'rejected'])
        pair.relaxed
          .table(name)
          .hook('reading', (value: { readonly mutation: { readonly row_id: string } }) => {
            read.push(value.mutation.row_id);
            return value;
          });
      const named = ids.slice(0, 9);
      await pullInto(store, { clients: named.map((id) => serverRow(id, 2)) }, 2);
      expect(new Set(read)).toEqual(new Set(named));
      read.length = 0;
      await pullInto(store, { clients: [deletedRow('c39', 2)] }, 3);
      expect(await rows('clients')).toHaveLength(39);
      expect(new Set(read), 'what was rejected on other rows hangs on none that is gone').toEqual(
        new Set(['c39']),
      );
    });

    test('PS8 K5 a batch keeps within its bytes but always holds one mutation', async () => {
      const { store } = await open();
      for (const id of ['c1', 'c2', 'c3']) await store.commit([newClient(id)]);
      expect(await store.take_batch({ count: 50, bytes: 1 })).toHaveLength(1);
      expect(await store.take_batch({ count: 50, bytes: 500 })).toHaveLength(2);
    });

    test('PS28 changes from 100 B to 500 kB go out in their order, in batches of at most 256 kB or of one change', async () => {
      const { store } = await open();
      const random = createSeededRandom(28);
      const ids = Array.from({ length: 60 }, (_none, index) => `c${index}`);
      for (const id of ids) {
        const bytes = Math.round(100 * 5_000 ** random.next());
        await store.commit([{ op: 'put', table: 'clients', row_id: id, set: { notes: 'n'.repeat(bytes) } }]);
      }
      const sent: string[] = [];
      const LIMITS = { count: 500, bytes: 256 * 1024 };
      for (;;) {
        const batch = await store.take_batch(LIMITS);
        if (batch.length === 0) break;
        const bytes = batch.reduce((sum, { mutation }) => sum + JSON.stringify(mutation).length, 0);
        if (batch.length > 1) expect(bytes).toBeLessThanOrEqual(LIMITS.bytes);
        const next = (await store.list_outbox(batch.length + 1))[batch.length];
        if (next !== undefined)
          expect(bytes + JSON.stringify(next.mutation).length, 'not needlessly short').toBeGreaterThan(
            LIMITS.bytes,
          );
        sent.push(...batch.map(({ mutation }) => mutation.row_id));
        await store.apply_push(pushReply(batch.map(({ mutation }) => pushResult(mutation))), ANSWERED_AT);
      }
      expect(sent).toEqual(ids);
    });

    test('PS10 an acknowledged mutation leaves the outbox and the row of the answer shows', async () => {
      const { store, row } = await open();
      await store.commit([newClient('c1')]);
      await answerPending(store, ({ row_id }) => ({
        row: serverRow(row_id, 1, { name: 'Klant c1', notes: null }),
      }));
      expect(await store.counts()).toEqual({ pending: 0, rejected: 0, oldest_at: null });
      expect(await row('clients', 'c1')).toMatchObject({ rev: 1, created_at: expect.any(String) });
      expect((await store.pull_state()).last_push_at).toBe(ANSWERED_AT);
    });

    test('PS9 D6 a result whose mutation no longer waits is not used at all', async () => {
      const { store, row } = await open();
      await pullInto(store, { clients: [serverRow('c1', 12, { notes: 'now' })] }, 1);
      const late = pushResult(
        { id: 'gone', table: 'clients', row_id: 'c1' },
        {
          row: serverRow('c1', 13, { notes: 'late' }),
        },
      );
      await store.apply_push(pushReply([late]), ANSWERED_AT);
      expect(await row('clients', 'c1')).toMatchObject({ rev: 12, notes: 'now' });
    });

    test('PS9 D6 the row of a late answer never replaces a newer one', async () => {
      const { store, row } = await open();
      await pullInto(store, { clients: [serverRow('c1', 5, { notes: 'a' })] }, 1);
      await store.commit([notes('c1', 'b', 5)]);
      const [sent] = await store.take_batch(EVERYTHING);
      await pullInto(store, { clients: [serverRow('c1', 12, { notes: 'office' })] }, 2);
      if (sent === undefined) throw new Error('nothing was taken');
      await store.apply_push(
        pushReply([pushResult(sent.mutation, { row: serverRow('c1', 7, { notes: 'b' }) })]),
        ANSWERED_AT,
      );
      expect(await row('clients', 'c1')).toMatchObject({ rev: 12, notes: 'office' });
    });

    test('MG1 later pending changes stay on top of the answer to an earlier one', async () => {
      const { store, row } = await open();
      await pullInto(store, { clients: [serverRow('c1', 5, { notes: 'a', phone: '1' })] }, 1);
      await store.commit([notes('c1', 'b', 5)]);
      const [sent] = await store.take_batch(EVERYTHING);
      await store.commit([notes('c1', 'c', 5)]);
      if (sent === undefined) throw new Error('nothing was taken');
      const answer = serverRow('c1', 6, { notes: 'b', phone: '2' });
      await store.apply_push(pushReply([pushResult(sent.mutation, { row: answer })]), ANSWERED_AT);
      expect(await row('clients', 'c1')).toMatchObject({ rev: 6, notes: 'c', phone: '2' });
      expect((await outbox(store))[0]?.bases).toEqual({ notes: 5 });
    });

    test('PS11 G4 a rejected mutation is rejected with its code, stays in view, and the rest flows', async () => {
      const { store, row } = await open();
      await store.commit([newClient('c1')]);
      await store.commit([newClient('c2')]);
      await answerPending(store, ({ row_id }) =>
        row_id === 'c1'
          ? { status: 'rejected', code: '23514' }
          : { row: serverRow('c2', 1, { name: 'Klant c2', notes: null }) },
      );
      expect(await store.counts()).toMatchObject({ pending: 0, rejected: 1 });
      expect(await rejectedIn(store)).toMatchObject([
        { code: '23514', rejected_at: ANSWERED_AT, mutation: { row_id: 'c1' } },
      ]);
      expect(await row('clients', 'c1')).toMatchObject({ rev: 0 });
      expect(await row('clients', 'c2')).toMatchObject({ rev: 1 });
    });

    test('PS12 G4 changes that depend on a rejected insert are rejected with it, also those made afterwards', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      await store.commit([newRecord('s1', 'c1')]);
      await store.commit([newClient('c2')]);
      await store.commit([newRecord('s2', 'c2')]);
      const [first] = await store.take_batch({ count: 1, bytes: 1_000_000 });
      if (first === undefined) throw new Error('nothing was taken');
      await store.apply_push(
        pushReply([pushResult(first.mutation, { status: 'rejected', code: 'FORBIDDEN' })]),
        ANSWERED_AT,
      );
      await store.commit([newRecord('s3', 'c1')]);
      await store.commit([notes('c1', 'later', 0)]);
      const list = await rejectedIn(store);
      expect(list.map(({ mutation }) => mutation.row_id)).toEqual(['c1', 's1', 's3', 'c1']);
      expect(list.slice(1).every((entry) => entry.blocked_by === first.mutation.id)).toBe(true);
      expect((await outbox(store)).map(({ row_id }) => row_id)).toEqual(['c2', 's2']);
    });

    test('PS12 a dependant that the same answer accepted stays accepted; one it rejected keeps its own code', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      await store.commit([newRecord('s1', 'c1')]);
      await store.commit([newRecord('s2', 'c1')]);
      await answerPending(store, ({ row_id }) => {
        if (row_id === 'c1') return { status: 'rejected', code: 'ID_REUSED' };
        if (row_id === 's1') return { row: serverRow('s1', 1, { client_id: 'c1' }) };
        return { status: 'rejected', code: 'PARENT_DELETED' };
      });
      expect((await rejectedIn(store)).map(({ code, mutation }) => [mutation.row_id, code])).toEqual([
        ['c1', 'ID_REUSED'],
        ['s2', 'PARENT_DELETED'],
      ]);
      expect(await outbox(store)).toEqual([]);
    });

    test('PS13 D7 a rejected delete is rejected and the row and its children come back', async () => {
      const { store, rows } = await open();
      await pullInto(
        store,
        { clients: [serverRow('c1', 3)], service_records: [serverRow('s1', 1, { client_id: 'c1' })] },
        1,
      );
      await store.commit([
        { op: 'delete', table: 'clients', row_id: 'c1', base_rev: 3, seen: { service_records: ['s1'] } },
      ]);
      await answerPending(store, () => ({ status: 'rejected', code: 'CONFLICT', row: serverRow('c1', 4) }));
      expect(await rows('clients')).toMatchObject([{ id: 'c1', rev: 4 }]);
      expect(await rows('service_records')).toMatchObject([{ id: 's1', rev: 1 }]);
      expect(await rejectedIn(store)).toMatchObject([{ code: 'CONFLICT' }]);
    });

    test('PS14 PL9 an accepted delete takes the children of its answer along, and older rows never bring them back', async () => {
      const { store, rows } = await open();
      const record = serverRow('s1', 1, { client_id: 'c1' });
      await pullInto(store, { clients: [serverRow('c1', 3)], service_records: [record] }, 1);
      await store.commit([
        { op: 'delete', table: 'clients', row_id: 'c1', base_rev: 3, seen: { service_records: ['s1'] } },
      ]);
      await answerPending(store, () => ({
        row: deletedRow('c1', 4),
        also: { service_records: [deletedRow('s1', 2, { client_id: 'c1' })] },
      }));
      await pullInto(store, { clients: [serverRow('c1', 3)], service_records: [record] }, 2);
      expect([...(await rows('clients')), ...(await rows('service_records'))]).toEqual([]);
    });

    test('PS15 S3 GONE and FORBIDDEN never remove a row here', async () => {
      const { store, row } = await open();
      await pullInto(store, { clients: [serverRow('c1', 3, { notes: 'a' })] }, 1);
      await store.commit([notes('c1', 'b', 3)]);
      await answerPending(store, () => ({ status: 'rejected', code: 'GONE', row: null }));
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'b' });
    });

    test('PS16 K2 one mutation can be rejected without an answer to it', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      await store.commit([newRecord('s1', 'c1')]);
      const [first] = await outbox(store);
      await store.reject(first?.id ?? '', '22P02', ANSWERED_AT);
      expect((await rejectedIn(store)).map(({ code }) => code)).toEqual(['22P02', 'WAITS_FOR_REJECTED']);
      await store.reject('unknown', '22P02', ANSWERED_AT);
      expect(await store.counts()).toMatchObject({ pending: 0, rejected: 2 });
    });
  });
}

import { describe, expect, test } from 'vitest';
import { answerPending, pullInto, serverRow } from '../../src/sync/testing/index.ts';
import { newClient, newRecord, notes, rejectedIn, outbox } from './store-contract-fixtures.ts';
import type { OpenHarness } from './store-contract-fixtures.ts';

const move = (row_id: string, client_id: string) =>
  ({ op: 'patch', table: 'service_records', row_id, set: { client_id }, base_rev: 3 }) as const;

/** The part of the store contract about rejected changes. */
export function storeRejected(open: OpenHarness): void {
  describe('rejected changes', () => {
    test('PS17 D4 a retry has a new id and the old seq, goes first and is not joined', async () => {
      const { store } = await open();
      await pullInto(store, { clients: [serverRow('c1', 3, { notes: 'a' })] }, 1);
      await store.commit([notes('c1', 'b', 3)]);
      const [rejected] = await outbox(store);
      await answerPending(store, () => ({ status: 'rejected', code: '23514' }));
      await store.commit([newClient('c2')]);
      await store.retry_rejected(rejected?.id ?? '');
      const [retried, other] = await outbox(store);
      expect(retried).toMatchObject({ seq: rejected?.seq, set: { notes: 'b' }, bases: { notes: 3 } });
      expect(retried?.id).not.toBe(rejected?.id);
      expect(other?.row_id).toBe('c2');
      await store.commit([notes('c1', 'c', 3)]);
      expect(await outbox(store)).toHaveLength(3);
      expect(await rejectedIn(store)).toEqual([]);
    });

    test('MG2 D4 a newer value of the same person stays in view when an older rejected one is retried', async () => {
      const { store, row } = await open();
      await pullInto(store, { clients: [serverRow('c1', 3, { notes: 'a' })] }, 1);
      await store.commit([notes('c1', 'old', 3)]);
      const [rejected] = await outbox(store);
      await answerPending(store, () => ({ status: 'rejected', code: '23514' }));
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'old' });
      await store.commit([notes('c1', 'new', 3)]);
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'new' });
      await answerPending(store, () => ({ row: serverRow('c1', 4, { notes: 'new' }) }));
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'new', rev: 4 });
      await store.retry_rejected(rejected?.id ?? '');
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'new' });
    });

    test('PS17 a retried insert takes the later edits of its row with it, and its children follow', async () => {
      const { store, row } = await open();
      await store.commit([newClient('c1')]);
      await store.commit([newRecord('s1', 'c1')]);
      const [put] = await outbox(store);
      await answerPending(store, () => ({ status: 'rejected', code: '23514' }));
      await store.commit([notes('c1', 'mended', 0)]);
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'mended' });
      const child = (await rejectedIn(store)).find(({ mutation }) => mutation.row_id === 's1');
      await store.retry_rejected(child?.mutation.id ?? '');
      const pending = await outbox(store);
      expect(pending.map(({ op, row_id }) => [op, row_id])).toEqual([
        ['put', 'c1'],
        ['put', 's1'],
      ]);
      expect(pending[0]).toMatchObject({ set: { name: 'Klant c1', notes: 'mended' } });
      expect(pending[0]?.id).not.toBe(put?.id);
      expect(await store.counts()).toMatchObject({ rejected: 0 });
    });

    test('PS24 K4 a retried insert and what follows it take new places, above all that was ever sent', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      await store.commit([newRecord('s1', 'c1')]);
      await answerPending(store, () => ({ status: 'rejected', code: '23514' }));
      await store.commit([newClient('c2')]);
      const [other] = await outbox(store);
      await answerPending(store, () => ({ status: 'applied' }));
      const insert = (await rejectedIn(store)).find(({ blocked_by }) => blocked_by === undefined);
      await store.retry_rejected(insert?.mutation.id ?? '');
      const again = await outbox(store);
      expect(again.map(({ row_id }) => row_id)).toEqual(['c1', 's1']);
      const last = other?.seq ?? Number.POSITIVE_INFINITY;
      expect(again.map(({ seq }) => seq)).toEqual([last + 1, last + 2]);
      await store.commit([notes('c1', 'later', 0)]);
      expect((await outbox(store)).map(({ op, seq }) => [op, seq - last])).toEqual([
        ['put', 1],
        ['put', 2],
        ['patch', 3],
      ]);
    });

    test('PS25 D4 what moved a row of before beneath a retried insert stays by itself where it was moved on since', async () => {
      const { store } = await open();
      const records = ['s1', 's2'].map((id) => serverRow(id, 3, { client_id: 'c0' }));
      await pullInto(
        store,
        { clients: [serverRow('c0', 1), serverRow('c9', 1)], service_records: records },
        1,
      );
      await store.commit([newClient('c1')]);
      await store.commit([move('s1', 'c1'), move('s2', 'c1')]);
      await answerPending(store, () => ({ status: 'rejected', code: '23514' }));
      await store.commit([move('s1', 'c9')]);
      await answerPending(store, ({ row_id }) => ({ row: serverRow(row_id, 4, { client_id: 'c9' }) }));
      const insert = (await rejectedIn(store)).find(({ blocked_by }) => blocked_by === undefined);
      await store.retry_rejected(insert?.mutation.id ?? '');
      expect((await outbox(store)).map(({ op, row_id }) => [op, row_id])).toEqual([
        ['put', 'c1'],
        ['patch', 's2'],
      ]);
      const [left, ...others] = await rejectedIn(store);
      expect(others).toEqual([]);
      expect(left?.mutation).toMatchObject({ row_id: 's1', set: { client_id: 'c1' } });
      expect(left?.blocked_by).toBeUndefined();
      await store.retry_rejected(left?.mutation.id ?? '');
      expect((await outbox(store))[0], 'D4 in its old place').toMatchObject({ row_id: 's1', seq: 2 });
    });

    test("PS18 discarding shows the server's value again; a discarded insert takes along what waited for it", async () => {
      const { store, rows, row } = await open();
      await pullInto(store, { clients: [serverRow('c1', 3, { notes: 'a' })] }, 1);
      await store.commit([notes('c1', 'b', 3)]);
      await store.commit([newClient('c2')]);
      await store.commit([newRecord('s2', 'c2')]);
      await answerPending(store, () => ({ status: 'rejected', code: '23514' }));
      for (const { mutation } of (await rejectedIn(store)).filter(
        (entry) => entry.blocked_by === undefined,
      )) {
        await store.discard_rejected(mutation.id);
      }
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'a', rev: 3 });
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c1']);
      expect(await rows('service_records')).toEqual([]);
      expect(await rejectedIn(store)).toEqual([]);
    });

    test('PS18 deleting a row whose insert is rejected drops the insert: there is nothing to tell the server', async () => {
      const { store, rows } = await open();
      await store.commit([newClient('c1')]);
      await answerPending(store, () => ({ status: 'rejected', code: '23514' }));
      await store.commit([{ op: 'delete', table: 'clients', row_id: 'c1', base_rev: 0 }]);
      expect(await rows('clients')).toEqual([]);
      expect(await store.counts()).toMatchObject({ pending: 0, rejected: 0 });
    });
  });
}

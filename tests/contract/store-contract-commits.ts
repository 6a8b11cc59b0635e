import { describe, expect, test, vi } from 'vitest';
import { EVERYTHING, pullInto, serverRow, type TestChange } from '../../src/sync/testing/index.ts';
import { meddleWithTransactions } from './database-faults.ts';
import { newClient, newRecord, notes, outbox } from './store-contract-fixtures.ts';
import type { OpenHarness } from './store-contract-fixtures.ts';

/** The part of the store contract about committing. */
export function storeCommits(open: OpenHarness): void {
  describe('committing', () => {
    test('G1 OB1 a new row, its mutation and its view are there after the commit, also for another tab', async () => {
      const harness = await open();
      await harness.store.commit([newClient('c1')]);
      const again = await harness.open_again();
      expect(await again.row('clients', 'c1')).toMatchObject({
        name: 'Klant c1',
        rev: 0,
        deleted_at: null,
      });
      expect(await outbox(again.store)).toMatchObject([{ op: 'put', row_id: 'c1', seq: 1, bases: {} }]);
    });

    test('OB1 several changes are one transaction: a bad one leaves nothing of the others', async () => {
      const { store, rows } = await open();
      const bad: TestChange = { ...newClient('c2'), table: 'no_such_table' };
      await expect(store.commit([newClient('c1'), bad])).rejects.toThrow('not in a synced table');
      await store.commit([newClient('c3')]);
      await expect(store.commit([newClient('c4'), newClient('c3')])).rejects.toThrow(
        'put of a row that exists',
      );
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c3']);
      expect(await outbox(store)).toHaveLength(1);
    });

    test('OB2 D10 a patch that never left joins the pending one under a new id; one that was attempted stays as it is', async () => {
      const { store, row } = await open();
      await pullInto(store, { clients: [serverRow('c1', 5, { notes: 'a' })] }, 1);
      await store.commit([notes('c1', 'b', 5)]);
      const [first] = await outbox(store);
      await store.commit([notes('c1', 'c', 5)]);
      const [joined, ...none] = await outbox(store);
      expect(none).toEqual([]);
      expect(joined).toMatchObject({ seq: first?.seq, set: { notes: 'c' } });
      expect(joined?.id).not.toBe(first?.id);
      const [sent] = await store.take_batch(EVERYTHING);
      await store.commit([notes('c1', 'd', 5)]);
      const after = await outbox(store);
      expect(after).toHaveLength(2);
      expect(after[0]).toEqual(sent?.mutation);
      expect(after[1]).toMatchObject({ set: { notes: 'd' } });
      expect(await row('clients', 'c1')).toMatchObject({ notes: 'd', rev: 5 });
    });

    test('OB3 D3 a new edit of a field with a pending change inherits the base of that change, and a join keeps the lowest', async () => {
      const { store } = await open();
      await pullInto(store, { clients: [serverRow('c1', 5, { notes: 'a', phone: '1' })] }, 1);
      await store.commit([notes('c1', 'b', 5)]);
      await store.take_batch(EVERYTHING);
      await pullInto(store, { clients: [serverRow('c1', 9, { notes: 'office', phone: '2' })] }, 2);
      await store.commit([
        { op: 'patch', table: 'clients', row_id: 'c1', set: { notes: 'c', phone: '3' }, base_rev: 9 },
      ]);
      const [sent, second] = await outbox(store);
      expect(sent?.bases).toEqual({ notes: 5 });
      expect(second?.bases).toEqual({ notes: 5, phone: 9 });
      await store.commit([{ op: 'patch', table: 'clients', row_id: 'c1', set: { phone: '4' }, base_rev: 7 }]);
      expect((await outbox(store))[1]?.bases).toEqual({ notes: 5, phone: 7 });
    });

    test('OB4 K2 NUL and lone surrogates never enter the outbox', async () => {
      const { store, row } = await open();
      const set = { name: 'a\u0000b\ud800c', tags: ['x\udc00', { deep: '\u0000' }], notes: '⛵' };
      await store.commit([{ op: 'put', table: 'clients', row_id: 'c1', set }]);
      const clean = { name: 'abc', tags: ['x', { deep: '' }], notes: '⛵' };
      expect((await outbox(store))[0]?.set).toEqual(clean);
      expect(await row('clients', 'c1')).toMatchObject(clean);
    });

    test('OB5 columns that did not change are left out; a patch that changes nothing makes no mutation', async () => {
      const { store } = await open();
      await pullInto(store, { clients: [serverRow('c1', 1, { notes: 'a', phone: null })] }, 1);
      await store.commit([notes('c1', 'a', 1)]);
      expect(await outbox(store)).toEqual([]);
      await store.commit([
        { op: 'patch', table: 'clients', row_id: 'c1', set: { notes: 'a', phone: '06' }, base_rev: 1 },
      ]);
      const [entry] = await store.list_outbox();
      expect(entry).toMatchObject({ mutation: { set: { phone: '06' } }, before: { phone: null } });
    });

    test('OB6 D7 a delete hides the row and the children it saw, and carries both', async () => {
      const { store, rows } = await open();
      await pullInto(
        store,
        {
          clients: [serverRow('c1', 3)],
          service_records: [serverRow('s1', 1, { client_id: 'c1' }), serverRow('s2', 1, { client_id: 'c2' })],
        },
        1,
      );
      await store.commit([
        { op: 'delete', table: 'clients', row_id: 'c1', base_rev: 3, seen: { service_records: ['s1'] } },
      ]);
      expect(await rows('clients')).toEqual([]);
      expect((await rows('service_records')).map(({ id }) => id)).toEqual(['s2']);
      expect(await outbox(store)).toMatchObject([
        { op: 'delete', bases: { '*': 3 }, set: {}, seen: { service_records: ['s1'] } },
      ]);
    });

    test('OB10 a delete takes a row that never left the device back, with what follows it; nothing is sent', async () => {
      const { store, rows } = await open();
      await store.commit([newClient('c1'), newClient('c2')]);
      await store.commit([newRecord('s1', 'c1'), newRecord('s2', 'c2')]);
      await store.commit([
        { op: 'patch', table: 'service_records', row_id: 's1', set: { notes: 'x' }, base_rev: 0 },
      ]);
      const seen = { service_records: ['s1'] };
      const told = await store.commit([{ op: 'delete', table: 'clients', row_id: 'c1', base_rev: 0, seen }]);
      expect((await rows('clients')).map(({ id }) => id)).toEqual(['c2']);
      expect((await rows('service_records')).map(({ id }) => id)).toEqual(['s2']);
      expect((await outbox(store)).map(({ row_id }) => row_id)).toEqual(['c2', 's2']);
      expect(told.map(({ id, after }) => [id, after])).toEqual([
        ['c1', null],
        ['s1', null],
      ]);
    });

    test('OB10 D10 an insert that may have left the device is deleted like any row, and kept when asked', async () => {
      const { store, row } = await open();
      await store.commit([newClient('c1')]);
      await store.take_batch(EVERYTHING);
      const gone: TestChange = { op: 'delete', table: 'clients', row_id: 'c1', base_rev: 0 };
      expect(await store.commit([{ ...gone, unsent_only: true }])).toEqual([]);
      expect(await row('clients', 'c1')).toMatchObject({ name: 'Klant c1' });
      await store.commit([gone]);
      expect(await row('clients', 'c1')).toBeUndefined();
      expect((await outbox(store)).map(({ op }) => op)).toEqual(['put', 'delete']);
    });

    test('OB1 a commit answers each row as it was and as it is', async () => {
      const { store } = await open();
      await pullInto(store, { clients: [serverRow('c1', 1, { notes: 'a', phone: '06' })] }, 1);
      const told = await store.commit([notes('c1', 'b', 1), notes('c1', 'c', 1)]);
      expect(told).toMatchObject([
        { table: 'clients', id: 'c1', before: { notes: 'a' }, after: { notes: 'c', phone: '06' } },
      ]);
    });

    test('PH11 G1 G2 a commit in place of a kept picture takes it along whole, and the same commit of another tab writes nothing', async () => {
      const harness = await open();
      const { store, pair, rows } = harness;
      const put = async (name: string) => await pair.strict.table(name).put({ id: 'k1' });
      const left = async () => [
        await pair.strict.table('figures').count(),
        await pair.strict.table('photo_thumbnails').count(),
      ];
      await put('figures');
      await put('photo_thumbnails');
      const input = {
        store: 'figures',
        key: 'k1',
        bytes_store: 'photo_thumbnails',
        only_if_there: true,
      } as const;
      const bad: TestChange = { ...newClient('c2'), table: 'no_such_table' };
      await expect(store.commit([newClient('c1'), bad], input)).rejects.toThrow('not in a synced table');
      expect(await left()).toEqual([1, 1]);

      const other = await harness.open_again();
      await Promise.all([
        store.commit([newClient('c1')], input),
        other.store.commit([newClient('c3')], input),
      ]);
      expect(await left()).toEqual([0, 0]);
      expect(await rows('clients')).toHaveLength(1);
      expect(await outbox(store)).toHaveLength(1);
      await store.commit([newClient('c4')], { store: 'figures', key: 'k1' });
      expect(await rows('clients'), 'without the condition it is only taken along').toHaveLength(2);
    });

    test('OB13 G1 G2 a draft is deleted by the commit it became, which leaves a mark in its place, and a commit that fails deletes nothing', async () => {
      const harness = await open();
      const { store, pair } = harness;
      const typed = { id: 'form', seq: 1, text: 'half' };
      const input = { store: 'figures', key: 'form', left: { id: 'form', seq: 2, sent: true } };
      const kept = async () => await (await harness.open_again()).pair.strict.table('figures').toArray();
      await pair.strict.table('figures').put(typed);
      const bad: TestChange = { ...newClient('c2'), table: 'no_such_table' };
      await expect(store.commit([newClient('c1'), bad], input)).rejects.toThrow('not in a synced table');
      await expect(store.commit([newClient('c3'), newClient('c3')], input)).rejects.toThrow();
      expect(await kept()).toEqual([typed]);

      await store.commit([newClient('c1')], input);
      expect(await kept()).toEqual([input.left]);

      await pair.strict.table('figures').put(typed);
      await store.commit([], input);
      expect(await kept(), 'a commit of no change takes it too').toEqual([input.left]);

      const typed_on = { id: 'form', seq: 3, text: 'half and more' };
      await pair.strict.table('figures').put(typed_on);
      await store.commit([newClient('c5')], input);
      expect(await kept(), 'what was typed after the form was sent stays').toEqual([typed_on]);
    });

    test('G1 ST2 a strict write to a store beside the engine is there for another tab, and once after a lost connection', async () => {
      const harness = await open();
      const { store, pair } = harness;
      meddleWithTransactions(pair.strict.backendDB(), (tx, earlier) => {
        if (earlier === 0) queueMicrotask(() => tx.abort());
      });
      await store.strict_write(['figures'], async (tx) => {
        await tx.table('figures').put({ id: 'k1', kept: true });
      });
      vi.restoreAllMocks();
      const again = await harness.open_again();
      expect(await again.pair.relaxed.table('figures').toArray()).toEqual([{ id: 'k1', kept: true }]);
    });

    test('OB7 a mutation carries the epoch its bases were read from, and none before the first pull (D2)', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      await pullInto(store, { clients: [serverRow('c2', 1, { notes: 'a' })] }, 1);
      await store.commit([notes('c2', 'b', 1)]);
      expect((await outbox(store)).map(({ epoch }) => epoch)).toEqual([null, 'epoch-1']);
    });

    test('OB9 a mutation tells when it was made, and with a later edit joined to it when that was', async () => {
      const { store } = await open();
      await store.commit([newClient('c1')]);
      const [first] = await store.list_outbox();
      expect(first?.mutation.made_at).toBe(first?.made_at);
      expect(Date.parse(first?.made_at ?? '')).not.toBeNaN();
      await store.commit([notes('c1', 'later', 0)]);
      const [joined, ...none] = await store.list_outbox();
      expect(none).toEqual([]);
      expect(joined?.made_at, 'it waits since the first').toBe(first?.made_at);
      expect(Date.parse(joined?.mutation.made_at ?? '')).toBeGreaterThanOrEqual(
        Date.parse(first?.made_at ?? ''),
      );
    });
  });
}

import { expect, test } from 'vitest';
import type { Store, SyncRow } from '../../index.ts';
import {
  ANSWERED_AT,
  answerPending,
  createTestStore,
  deletedRow,
  EVERYTHING,
  pullInto,
  pullReply,
  serverRow,
} from '../../testing/index.ts';

const REFUSED = { status: 'rejected', code: 'PARENT_DELETED' } as const;
const put = (table: string, row_id: string, set: Record<string, string>) =>
  ({ op: 'put', table, row_id, set }) as const;
const idOf = async (store: Store, row_id: string): Promise<string> =>
  (await store.list_rejected()).find(({ mutation }) => mutation.row_id === row_id)?.mutation.id ?? '';

test('PS26 a rejected insert under a row that is deleted stands in no list, with all that waits for it; a restore brings it back', async () => {
  const { store, rows } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3, { name: 'Jan' })] });
  await store.commit([put('service_records', 's1', { client_id: 'c1', notes: 'a' })]);
  await answerPending(store, REFUSED);
  await store.commit([
    {
      op: 'patch',
      table: 'service_records',
      row_id: 's1',
      set: { notes: 'b' },
      base_rev: 0,
      expected: { notes: 'a' },
    },
  ]);
  expect(await rows('service_records')).toEqual([]);
  expect(await store.counts()).toMatchObject({ rejected: 2, pending: 0 });

  await pullInto(store, { clients: [deletedRow('c1', 4)] });
  expect(await rows('service_records')).toEqual([]);

  await store.begin_resync({
    epoch: 'restored',
    scope: 'scope-1',
    reset: true,
    server_time: ANSWERED_AT,
    leader_epoch: await store.next_leader_epoch(),
  });
  const leader_epoch = await store.next_leader_epoch();
  const reply = pullReply({ tables: { clients: [serverRow('c1', 3, { name: 'Jan' })] }, epoch: 'restored' });
  await store.apply_page({ asked_with: null, leader_epoch, reply, at: ANSWERED_AT });
  expect(await rows('service_records')).toMatchObject([{ id: 's1', notes: 'b' }]);
});

test('PS26 an insert that was refused for something else goes from the lists when its parent is deleted', async () => {
  const { store, rows } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3)] });
  await store.commit([put('service_records', 's1', { client_id: 'c1', notes: 'too long' })]);
  await answerPending(store, { status: 'rejected', code: '22001' });
  expect(await rows('service_records')).toHaveLength(1);
  await pullInto(store, { clients: [deletedRow('c1', 4)] });
  expect(await rows('service_records')).toEqual([]);
  expect(await store.list_rejected()).toMatchObject([{ code: '22001' }]);
});

/** A run in another scope that brings these clients, and nothing else. */
async function runWith(store: Store, scope: string, clients: readonly SyncRow[]): Promise<void> {
  await store.begin_resync({
    epoch: 'epoch-1',
    scope,
    reset: false,
    server_time: ANSWERED_AT,
    leader_epoch: await store.next_leader_epoch(),
  });
  const leader_epoch = await store.next_leader_epoch();
  const reply = pullReply({ tables: { clients }, scope });
  await store.apply_page({ asked_with: null, leader_epoch, reply, at: ANSWERED_AT });
  await store.finish_resync({ leader_epoch });
}

test('PS26 PL11 a rejected insert under a row that a run swept away goes from the lists, and comes back with that row', async () => {
  const { store, rows } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3), serverRow('c2', 3)] });
  await store.commit([
    put('service_records', 's1', { client_id: 'c1', notes: 'too long' }),
    put('service_records', 's2', { client_id: 'c2', notes: 'too long' }),
  ]);
  await answerPending(store, { status: 'rejected', code: '22001' });
  await store.commit([
    {
      op: 'patch',
      table: 'service_records',
      row_id: 's1',
      set: { notes: 'still' },
      base_rev: 0,
      expected: { notes: 'too long' },
    },
  ]);
  await runWith(store, 'scope-2', [serverRow('c2', 3)]);
  expect((await rows('clients')).map(({ id }) => id)).toEqual(['c2']);
  expect((await rows('service_records')).map(({ id }) => id)).toEqual(['s2']);
  expect(await store.counts(), 'and is still kept').toMatchObject({ rejected: 3 });

  await runWith(store, 'scope-3', [serverRow('c1', 3), serverRow('c2', 3)]);
  expect(await rows('service_records')).toMatchObject([{ id: 's1', notes: 'still' }, { id: 's2' }]);
});

test('PS26 a rejected insert under a parent of this person’s own, refused or pending, stays where it is in a run', async () => {
  const { store, rows } = await createTestStore();
  await store.commit([put('clients', 'c1', { name: 'new' })]);
  await answerPending(store, { status: 'rejected', code: '23514' });
  await store.commit([put('service_records', 's1', { client_id: 'c1' })]);
  await runWith(store, 'scope-2', []);
  expect([...(await rows('clients')), ...(await rows('service_records'))].map(({ id }) => id)).toEqual([
    'c1',
    's1',
  ]);
});

test('PS26 a tombstone keeps when its row was deleted and by whom, and nothing of the row', async () => {
  const { store, dump } = await createTestStore();
  await pullInto(store, {
    clients: [serverRow('clean', 1, { name: 'a' }), serverRow('edited', 1, { name: 'b' })],
  });
  await store.commit([
    {
      op: 'patch',
      table: 'clients',
      row_id: 'edited',
      set: { name: 'c' },
      base_rev: 1,
      expected: { name: 'b' },
    },
  ]);
  const deleted = { name: '', updated_by: 'sanne' };
  await pullInto(store, { clients: [deletedRow('clean', 2, deleted), deletedRow('edited', 2, deleted)] });
  const deletion = { at: deletedRow('x', 1).deleted_at, by: 'sanne' };
  expect(await dump('tombstones')).toEqual([
    { key: 'clients/clean', rev: 2, deletion },
    { key: 'clients/edited', rev: 2, deletion },
  ]);
});

test('PS27 rejected work moves to a new row in one transaction: inserts follow it in the order, the rest is gone', async () => {
  const { store, rows } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3, { name: 'Jan', notes: 'a' })] });
  await store.commit([
    put('service_records', 's1', { client_id: 'c1', notes: 'visit' }),
    {
      op: 'patch',
      table: 'clients',
      row_id: 'c1',
      set: { notes: 'b' },
      base_rev: 3,
      expected: { notes: 'a' },
    },
  ]);
  await answerPending(store, REFUSED);
  await pullInto(store, { clients: [deletedRow('c1', 4)] });

  const changes = [
    put('clients', 'c2', { name: 'Jan', notes: 'b' }),
    {
      op: 'patch',
      table: 'service_records',
      row_id: 's1',
      set: { client_id: 'c2' },
      base_rev: 0,
      expected: { client_id: 'c1' },
    },
  ] as const;
  const ids = [await idOf(store, 's1'), await idOf(store, 'c1')];
  const { former } = await store.move_rejected(ids, changes);
  expect(former).toHaveLength(2);
  expect(await store.counts()).toMatchObject({ pending: 2, rejected: 0 });
  expect(await rows('service_records')).toMatchObject([{ id: 's1', client_id: 'c2' }]);
  const sent = await store.list_outbox();
  expect(sent).toMatchObject([
    { mutation: { row_id: 'c2', op: 'put' }, attempted: false },
    { mutation: { row_id: 's1', op: 'put', set: { client_id: 'c2', notes: 'visit' } }, attempted: false },
  ]);
  const [first, second] = sent.map(({ mutation }) => mutation.seq);
  expect(second).toBeGreaterThan(first ?? 0);

  await store.commit([put('clients', 'c3', { name: 'next' })]);
  const seqs = (await store.list_outbox()).map(({ mutation }) => mutation.seq);
  expect(new Set(seqs).size, 'no place is given twice').toBe(3);
});

test('PS27 a decision of another tab about other rejected work during a move is no part of the move', async () => {
  const { store } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3, { name: 'Jan' })] });
  await store.commit([
    put('service_records', 's1', { client_id: 'c1', notes: 'visit' }),
    put('service_records', 's2', { client_id: 'c1', notes: 'another' }),
  ]);
  await answerPending(store, REFUSED);
  const [moved, other] = [await idOf(store, 's1'), await idOf(store, 's2')];
  const change = { op: 'patch', table: 'service_records', row_id: 's1', base_rev: 0 } as const;
  const [{ former }] = await Promise.all([
    store.move_rejected([moved], [{ ...change, set: { client_id: 'c2' }, expected: { client_id: 'c1' } }]),
    store.retry_rejected(other),
  ]);
  expect(former.map(({ id }) => id)).toEqual([moved]);
  expect(await store.counts()).toMatchObject({ pending: 2, rejected: 0 });
});

test('PS27 a move is taken back as long as nothing of it left the device: the rejected work is as before', async () => {
  const { store, rows, dump } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3, { name: 'Jan' })] });
  await store.commit([
    put('service_records', 's1', { client_id: 'c1', notes: 'visit' }),
    {
      op: 'patch',
      table: 'clients',
      row_id: 'c1',
      set: { name: 'Piet' },
      base_rev: 3,
      expected: { name: 'Jan' },
    },
  ]);
  await answerPending(store, REFUSED);
  await pullInto(store, { clients: [deletedRow('c1', 4)] });
  const before = await dump('rejected');

  const move = async () =>
    await store.move_rejected(
      [await idOf(store, 's1'), await idOf(store, 'c1')],
      [
        put('clients', 'c2', { name: 'Piet' }),
        {
          op: 'patch',
          table: 'service_records',
          row_id: 's1',
          set: { client_id: 'c2' },
          base_rev: 0,
          expected: { client_id: 'c1' },
        },
      ],
    );
  const removal = {
    op: 'delete',
    table: 'clients',
    row_id: 'c2',
    base_rev: 0,
    seen: { service_records: ['s1'] },
    unsent_only: true,
  } as const;
  const first = await move();
  expect(await store.move_back_rejected([removal], first.former)).toBe(true);
  expect(await dump('rejected')).toEqual(before);
  expect(await dump('outbox')).toEqual([]);
  expect([...(await rows('clients')), ...(await rows('service_records'))]).toEqual([]);

  const second = await move();
  await store.take_batch(EVERYTHING);
  expect(await store.move_back_rejected([removal], second.former), 'it may have left the device').toBe(false);
  expect(await store.counts()).toMatchObject({ pending: 2, rejected: 0 });
});

import { expect, test } from 'vitest';
import type { PushResult, SyncRow } from '../../index.ts';
import {
  ANSWERED_AT,
  answerPending,
  createTestStore,
  deletedRow,
  EVERYTHING,
  pullInto,
  pullReply,
  pushReply,
  pushResult,
  serverRow,
  type TestChange,
  TEST_ORIGIN,
} from '../../testing/index.ts';

const patch = (
  set: Record<string, string>,
  base_rev: number,
  row_id = 'c1',
): Extract<TestChange, { op: 'patch' }> => ({
  op: 'patch',
  table: 'clients',
  row_id,
  set,
  base_rev,
});

const put = (table: string, row_id: string, set: Record<string, string>): TestChange => ({
  op: 'put',
  table,
  row_id,
  set,
});

const removal = (base_rev: number): Extract<TestChange, { op: 'delete' }> => ({
  op: 'delete',
  table: 'clients',
  row_id: 'c1',
  base_rev,
  seen: {},
});

const rejectedWith = (code: string) => (): Partial<PushResult> => ({ status: 'rejected', code });

test('MG2 D4 an older change that is rejected together with a newer accepted one does not show over it', async () => {
  const { store, row } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3, { status: 'prospect' })] });
  await store.commit([patch({ status: 'completed' }, 3)]);
  // Attempted without an answer, so the next change is one of its own.
  await store.take_batch(EVERYTHING);
  await store.commit([patch({ status: 'active' }, 3)]);
  await answerPending(store, ({ seq }) => ({
    ...(seq === 1 ? { status: 'rejected', code: 'FORBIDDEN' } : {}),
    row: serverRow('c1', 4, { status: 'active' }),
  }));
  expect(await store.counts()).toMatchObject({ pending: 0, rejected: 1 });
  expect(await row('clients', 'c1')).toMatchObject({ status: 'active', rev: 4 });
});

test('OB3 D3 a rejected change that shows no more lends its base to no later edit', async () => {
  const { store, row } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3, { notes: 'a' })] });
  await store.commit([patch({ notes: 'refused' }, 3)]);
  await answerPending(store, rejectedWith('23514'));
  await store.commit([patch({ notes: 'taken' }, 3)]);
  await answerPending(store, () => ({ row: serverRow('c1', 4, { notes: 'taken' }) }));
  await pullInto(store, { clients: [serverRow('c1', 5, { notes: 'of the office' })] });
  expect(await row('clients', 'c1')).toMatchObject({ notes: 'of the office' });
  await store.commit([patch({ notes: 'after reading that' }, 5)]);
  const [pending] = await store.list_outbox();
  expect(pending?.mutation.bases).toEqual({ notes: 5 });
});

test('OB6 D7 a person who deletes again after a rejected delete has seen the rows on the screen now', async () => {
  const { store, row } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3)] });
  await store.commit([removal(3)]);
  await answerPending(store, () => ({ ...rejectedWith('CONFLICT')(), row: serverRow('c1', 8) }));
  expect(await row('clients', 'c1')).toMatchObject({ rev: 8 });
  await store.commit([removal(8)]);
  const [again] = await store.list_outbox();
  expect(again?.mutation.bases).toEqual({ '*': 8 });
});

test('PS18 discarding a child whose insert was rejected with its parent takes along the later edits of that child', async () => {
  const { store, rows } = await createTestStore();
  await store.commit([put('clients', 'c1', { name: 'Jansen' })]);
  await answerPending(store, rejectedWith('23514'));
  await store.commit([put('service_records', 's1', { client_id: 'c1', notes: 'a' })]);
  await store.commit([{ ...patch({ notes: 'b' }, 0, 's1'), table: 'service_records' }]);
  const insert = (await store.list_rejected()).find(({ mutation }) => mutation.row_id === 's1');
  await store.discard_rejected(insert?.mutation.id ?? '');
  expect(await rows('service_records')).toEqual([]);
  expect((await store.list_rejected()).map(({ mutation }) => mutation.row_id)).toEqual(['c1']);
});

test('PL11 D8 G7 a row that one run did not bring and a later one brings again stays when the change over it goes', async () => {
  const { store, row } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3, { notes: 'a' })] });
  await store.commit([patch({ notes: 'refused' }, 3)]);
  await answerPending(store, rejectedWith('23514'));
  const leader_epoch = await store.next_leader_epoch();
  const run = async (scope: string, rows: readonly SyncRow[]): Promise<void> => {
    await store.begin_resync({ ...TEST_ORIGIN, scope, leader_epoch });
    const reply = pullReply({ tables: { clients: rows }, scope });
    await store.apply_page({ asked_with: null, leader_epoch, reply, at: ANSWERED_AT });
    await store.finish_resync({ leader_epoch });
  };
  await run('technician', []);
  await run('admin', [serverRow('c1', 3, { notes: 'a' })]);
  const [rejected] = await store.list_rejected();
  await store.discard_rejected(rejected?.mutation.id ?? '');
  expect(await row('clients', 'c1')).toMatchObject({ notes: 'a' });
});

test('PS14 PS18 an insert that is rejected together with its accepted delete does not bring the row back', async () => {
  const { store, rows } = await createTestStore();
  await store.commit([put('clients', 'c1', { name: 'Jansen' })]);
  // Attempted without an answer, so the delete is one of its own.
  await store.take_batch(EVERYTHING);
  await store.commit([removal(0)]);
  await answerPending(store, ({ seq }) => (seq === 1 ? rejectedWith('23514')() : { status: 'noop' }));
  expect(await rows('clients')).toEqual([]);
  expect(await store.counts()).toMatchObject({ pending: 0, rejected: 0 });
});

test('PS14 S5 an accepted delete takes along the rejected work on the row and its children, the rejected delete too', async () => {
  const { store, rows, dump } = await createTestStore();
  await pullInto(store, { clients: [serverRow('c1', 3, { notes: 'a' }), serverRow('c2', 1)] });
  await store.commit([
    patch({ notes: 'refused' }, 3),
    patch({ notes: 'of another' }, 1, 'c2'),
    put('service_records', 's1', { client_id: 'c1', notes: 'refused too' }),
  ]);
  await answerPending(store, rejectedWith('23514'));
  await store.commit([{ ...removal(3), seen: { service_records: ['s1'] } }]);
  await answerPending(store, () => ({ ...rejectedWith('CONFLICT')(), row: serverRow('c1', 8) }));
  expect(await store.counts()).toMatchObject({ rejected: 4 });
  await store.commit([{ ...removal(8), seen: { service_records: ['s1'] } }]);
  await answerPending(store, () => ({ row: deletedRow('c1', 9) }));
  expect((await store.list_rejected()).map(({ mutation }) => mutation.row_id)).toEqual(['c2']);
  expect((await rows('clients')).map(({ id }) => id)).toEqual(['c2']);
  expect(await rows('service_records')).toEqual([]);
  expect(await dump('shadow')).toHaveLength(1);
});

test('PS14 G4 a child that was moved away before the delete came keeps what is rejected over it', async () => {
  const { store, row } = await createTestStore();
  const leader_epoch = await store.next_leader_epoch();
  const tables = {
    clients: [serverRow('c1', 1)],
    service_records: [serverRow('s1', 1, { client_id: 'c1' })],
  };
  await store.apply_page({ asked_with: null, leader_epoch, reply: pullReply({ tables }), at: ANSWERED_AT });
  await store.commit([{ ...patch({ notes: 'refused' }, 1, 's1'), table: 'service_records' }]);
  await answerPending(store, rejectedWith('23514'));
  await store.commit([{ ...removal(1), seen: { service_records: ['s1'] } }]);
  await answerPending(store, () => ({ row: deletedRow('c1', 2) }));
  expect(await row('service_records', 's1')).toMatchObject({ notes: 'refused' });
  expect(await store.counts()).toMatchObject({ rejected: 1 });
});

test('PS14 G4 an edit saved after the delete is not dropped with the rejected insert that the delete took away', async () => {
  // Seed 130 of the simulator: a form that was still open, saved over a client deleted in the meantime.
  const { store } = await createTestStore();
  await store.commit([put('clients', 'c1', { name: 'a' })]);
  await store.take_batch(EVERYTHING);
  await store.commit([removal(0)]);
  await store.commit([patch({ notes: 'late' }, 0)]);
  const verdicts: Record<number, Partial<PushResult>> = {
    1: { status: 'rejected', code: '23514' },
    2: { status: 'noop' },
    3: { status: 'rejected', code: 'DELETED' },
  };
  await answerPending(store, ({ seq }) => verdicts[seq] ?? {});
  expect(await store.list_rejected()).toMatchObject([
    { code: 'DELETED', mutation: { set: { notes: 'late' } } },
  ]);
  expect((await store.list_rejected())[0]).not.toHaveProperty('blocked_by');
});

test('PS14 G4 one that had no verdict of its own yet goes out again and gets it', async () => {
  const { store } = await createTestStore();
  await store.commit([put('clients', 'c1', { name: 'a' })]);
  await store.take_batch(EVERYTHING);
  await store.commit([removal(0)]);
  await store.commit([patch({ notes: 'late' }, 0)]);
  const [first, second] = await store.take_batch({ count: 2, bytes: 1_000_000 });
  if (first === undefined || second === undefined) throw new Error('two were to be sent');
  const results = [
    pushResult(first.mutation, { status: 'rejected', code: '23514' }),
    pushResult(second.mutation, { status: 'noop' }),
  ];
  await store.apply_push(pushReply(results), ANSWERED_AT);
  expect(await store.list_rejected()).toEqual([]);
  expect(await store.list_outbox()).toMatchObject([{ mutation: { set: { notes: 'late' } } }]);
});

test('PS12 PS14 G2 a delete that waits behind an insert goes out, and takes the rejected insert along', async () => {
  const { store, row } = await createTestStore();
  await store.commit([put('clients', 'c1', { name: 'a' })]);
  await store.take_batch(EVERYTHING);
  await store.commit([removal(0)]);
  const [first] = await store.take_batch({ count: 1, bytes: 1_000_000 });
  if (first === undefined) throw new Error('one was to be sent');
  await store.apply_push(
    pushReply([pushResult(first.mutation, { status: 'rejected', code: '23514' })]),
    ANSWERED_AT,
  );
  expect(await store.list_outbox()).toMatchObject([{ mutation: { op: 'delete' } }]);
  expect(await row('clients', 'c1')).toBeUndefined();
  await answerPending(store, () => ({ status: 'noop' }));
  expect(await store.counts()).toMatchObject({ pending: 0, rejected: 0 });
});

test('PS14 D7 G4 a rejected insert that unseen work hangs on stays with all of it, for a person to decide', async () => {
  // Seed 2 of the simulator: another tab added a visit while this one deleted the new client.
  const { store, row } = await createTestStore();
  await store.commit([
    put('clients', 'c1', { name: 'a' }),
    put('service_records', 'seen', { client_id: 'c1', notes: 'with the client' }),
  ]);
  await store.take_batch(EVERYTHING);
  await store.commit([put('service_records', 'unseen', { client_id: 'c1', notes: 'of another tab' })]);
  await store.commit([{ ...removal(0), seen: { service_records: ['seen'] } }]);
  await answerPending(store, ({ seq }) => (seq === 4 ? { status: 'noop' } : rejectedWith('22P02')()));
  expect((await store.list_rejected()).map(({ mutation }) => mutation.row_id)).toEqual([
    'c1',
    'seen',
    'unseen',
  ]);
  expect(await row('clients', 'c1')).toMatchObject({ name: 'a' });
  expect(await row('service_records', 'unseen')).toMatchObject({ notes: 'of another tab' });
});

test('OB2 PS14 G4 an edit saved after the delete does not join the insert before it, nor go with it', async () => {
  // Seed 220 of the simulator: a form still open over a visit that went with its client.
  const { store } = await createTestStore();
  await store.commit([put('clients', 'c1', { name: 'a' })]);
  await store.take_batch(EVERYTHING);
  await store.commit([put('service_records', 's1', { client_id: 'c1', notes: 'first' })]);
  await store.commit([{ ...removal(0), seen: { service_records: ['s1'] } }]);
  await store.commit([{ ...patch({ notes: 'late' }, 0, 's1'), table: 'service_records' }]);
  const codes: Record<number, Partial<PushResult>> = {
    2: { status: 'rejected', code: '22P02' },
    3: { row: deletedRow('c1', 9) },
    4: { status: 'rejected', code: 'GONE' },
  };
  await answerPending(store, ({ seq }) => codes[seq] ?? {});
  expect(await store.list_rejected()).toMatchObject([{ code: 'GONE', mutation: { set: { notes: 'late' } } }]);
});

test('PS17 PS14 G4 an insert that is retried does not take along an edit made after a delete that waits over it', async () => {
  // Seed 445 of the simulator: retried in one tab, deleted in another, edited in a third where it still stood.
  const { store } = await createTestStore();
  await store.commit([put('clients', 'c1', { name: 'a' })]);
  await store.take_batch(EVERYTHING);
  await store.commit([patch({ notes: 'before' }, 0)]);
  await store.commit([removal(0)]);
  await store.commit([patch({ notes: 'late' }, 0)]);
  const [first] = await store.take_batch({ count: 1, bytes: 1_000_000 });
  if (first === undefined) throw new Error('one was to be sent');
  await store.apply_push(pushReply([pushResult(first.mutation, rejectedWith('23514')())]), ANSWERED_AT);
  const [refused] = await store.list_rejected();
  await store.retry_rejected(refused?.mutation.id ?? '');
  expect((await store.list_outbox()).map(({ mutation: { op, set } }) => [op, set])).toEqual([
    ['put', { name: 'a', notes: 'before' }],
    ['delete', {}],
    ['patch', { notes: 'late' }],
  ]);
  await answerPending(store, ({ seq }) => (seq === 3 ? { status: 'noop' } : rejectedWith('23514')()));
  expect(await store.list_rejected()).toMatchObject([
    { code: '23514', mutation: { set: { notes: 'late' } } },
  ]);
});

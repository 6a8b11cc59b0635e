import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'dexie';
import { describe, expect, test, vi } from 'vitest';
import type { RowChange, RowObserver, SyncRow } from '../../index.ts';
import {
  createTestStore,
  deletedRow,
  pullReply,
  pushReply,
  pushResult,
  serverRow,
  TEST_ORIGIN,
} from '../../testing/index.ts';
import type { TestChange, TestStore } from '../../testing/index.ts';
import { faultOf } from './dexie-store.ts';

const AT = '2026-05-01T10:00:00.000Z';
const put = (id: string): TestChange => ({ op: 'put', table: 'clients', row_id: id, set: { name: id } });

const patch = (row_id: string, set: Readonly<Record<string, string>>): TestChange => ({
  op: 'patch',
  table: 'clients',
  row_id,
  set,
  base_rev: 3,
});

async function pulled(opened: TestStore, reply: Parameters<typeof pullReply>[0]) {
  const leader_epoch = await opened.store.next_leader_epoch();
  const { cursor } = await opened.store.pull_state();
  return opened.store.apply_page({ asked_with: cursor, leader_epoch, reply: pullReply(reply), at: AT });
}

/** Counts the rows of each table in a store of its own, and keeps what it was told. */
function counting() {
  const told: (readonly RowChange[])[] = [];
  let fails = false;
  const derive: RowObserver = {
    stores: ['figures'],
    async on_rows(tx: Transaction, changes) {
      told.push(changes);
      for (const { table, before, after } of changes) {
        const figures = tx.table<{ id: string; count: number }, string>('figures');
        const count = (await figures.get(table))?.count ?? 0;
        await figures.put({
          id: table,
          count: count + (after === null ? 0 : 1) - (before === null ? 0 : 1),
        });
      }
      if (fails) throw new Error('observer');
    },
  };
  return { derive, told, fail: (next: boolean) => (fails = next) };
}

describe('derived data', () => {
  test('MG5 G1 the observer is told of every change once, before and after, in the same transaction', async () => {
    const { derive, told } = counting();
    const opened = await createTestStore({ derive });
    await opened.store.commit([put('c1'), put('c2')]);
    expect(told).toHaveLength(1);
    expect(told[0]?.map(({ id, before, after }) => [id, before, after?.['name']])).toEqual([
      ['c1', null, 'c1'],
      ['c2', null, 'c2'],
    ]);
    await pulled(opened, {
      tables: { clients: [serverRow('c3', 1), serverRow('c1', 1, { name: 'server' })] },
    });
    expect(told[1]?.map(({ id, before }) => [id, before?.['name']])).toEqual([
      ['c3', undefined],
      ['c1', 'c1'],
    ]);
    expect(await opened.dump('figures')).toEqual([{ id: 'clients', count: 3 }]);
  });

  test('MG5 a change, a delete, its rejection, a sweep and a tombstone keep the figures equal to a recount', async () => {
    const { derive } = counting();
    const opened = await createTestStore({ derive });
    const recount = async () => {
      const figures = await opened.dump('figures');
      for (const table of ['clients', 'service_records']) {
        const count = (await opened.rows(table)).length;
        expect(figures).toContainEqual({ id: table, count });
      }
    };
    const records = ['s1', 's2'].map((id) => serverRow(id, 1, { client_id: 'c1' }));
    await pulled(opened, {
      tables: { clients: [serverRow('c1', 1), serverRow('c2', 1)], service_records: records },
    });
    await recount();
    const seen = { service_records: ['s1', 's2'] };
    await opened.store.commit([{ op: 'delete', table: 'clients', row_id: 'c1', base_rev: 1, seen }]);
    expect(await opened.rows('service_records')).toEqual([]);
    await recount();
    const [batch] = await opened.store.take_batch({ count: 9, bytes: 9_999 });
    if (batch === undefined) throw new Error('nothing was taken');
    const rejected = pushResult(batch.mutation, {
      status: 'rejected',
      code: 'CONFLICT',
      row: serverRow('c1', 2),
    });
    await opened.store.apply_push(pushReply([rejected]), AT);
    await recount();
    await pulled(opened, {
      tables: { service_records: [deletedRow('s1', 2)] },
      tombstones: [{ table: 'service_records', row_id: 's2', rev: 2 }],
      cursor: { x: 2 },
    });
    await recount();
    const leader_epoch = await opened.store.next_leader_epoch();
    await opened.store.begin_resync({ ...TEST_ORIGIN, scope: 'scope-2', leader_epoch });
    await opened.store.apply_page({
      asked_with: null,
      leader_epoch,
      reply: pullReply({ scope: 'scope-2', tables: { service_records: [serverRow('s9', 1)] } }),
      at: AT,
    });
    await opened.store.finish_resync({ leader_epoch });
    expect((await opened.rows('clients')).map(({ id }) => id)).toEqual(['c1']);
    await recount();
  });

  test('MG5 PS9 after a push of many the observer hears each row as it stood: patched twice, under a later change, new', async () => {
    const stood = new Map<string, SyncRow | null>();
    const wrong: RowChange[] = [];
    const derive: RowObserver = {
      stores: [],
      async on_rows(tx: Transaction, changes) {
        await tx.table('clients').count();
        for (const change of changes) {
          if (!isDeepStrictEqual(stood.get(change.id) ?? null, change.before)) wrong.push(change);
          stood.set(change.id, change.after);
        }
      },
    };
    const opened = await createTestStore({ derive });
    const { store } = opened;
    const ids = Array.from({ length: 12 }, (_, index) => `c${index}`);
    await pulled(opened, {
      tables: { clients: ids.map((id) => serverRow(id, 3, { name: id, notes: 'a' })) },
    });
    for (const id of ids) await store.commit([patch(id, { notes: 'b' })]);
    await store.commit([patch('c0', { phone: '1' })]);
    await store.commit([put('new')]);
    const batch = await store.take_batch({ count: 50, bytes: 1_000_000 });
    await store.commit([patch('c1', { notes: 'c' })]);
    const results = batch.map(({ mutation }) =>
      pushResult(mutation, {
        row: serverRow(mutation.row_id, 4, { name: mutation.row_id, notes: 'b', phone: 'office' }),
      }),
    );
    expect(await store.apply_push(pushReply(results), AT), 'the later change waits still').toBe(1);
    expect(wrong).toEqual([]);
    expect([...stood.keys()]).toHaveLength(13);
    for (const row of await opened.rows('clients')) expect(row, row.id).toEqual(stood.get(row.id));
    expect(stood.get('c1')).toMatchObject({ rev: 4, notes: 'c', phone: 'office' });
  });

  test('OB1 MG5 an observer that fails undoes the whole commit', async () => {
    const { derive, fail } = counting();
    const opened = await createTestStore({ derive });
    fail(true);
    await expect(opened.store.commit([put('c1')])).rejects.toThrow('observer');
    expect(await opened.rows('clients')).toEqual([]);
    expect(await opened.store.list_outbox()).toEqual([]);
    fail(false);
    await opened.store.commit([put('c1')]);
    expect(await opened.dump('figures')).toEqual([{ id: 'clients', count: 1 }]);
  });
});

test('PL13 a build that comes to know a further table goes on where it was, and names that table too', async () => {
  const old = await createTestStore({ tables: ['clients'] });
  await pulled(old, { tables: { clients: [serverRow('c1', 1)], service_records: [serverRow('s1', 1)] } });
  expect(await old.rows('service_records')).toEqual([]);
  const newer = await old.open_again({ tables: ['clients', 'service_records'] });
  expect(await newer.store.pull_state()).toMatchObject({
    cursor: { x: 1 },
    tables: ['clients', 'service_records'],
    resync_open: false,
  });
  await pulled(newer, {
    restarted: ['service_records'],
    cursor: { x: 2 },
    tables: { service_records: [serverRow('s1', 1)] },
  });
  expect(await newer.rows('service_records')).toHaveLength(1);
  expect(await newer.rows('clients')).toHaveLength(1);
});

/** An error as a database throws it. */
const named = (name: string, inner?: Error) => Object.assign(new Error('whatever it says'), { name, inner });

/** Makes the next transactions of the strict instance fail, before or after they did their work. */
function failing(opened: TestStore, errors: readonly Error[], when: 'before' | 'after' = 'before') {
  const { strict } = opened.pair;
  const original = strict.transaction.bind(strict);
  const left = [...errors];
  const open = vi.spyOn(strict, 'open');
  Object.assign(strict, {
    async transaction(...parameters: unknown[]) {
      const error = left.shift();
      if (error !== undefined && when === 'before') throw error;
      const result: unknown = await Reflect.apply(original, strict, parameters);
      if (error !== undefined) throw error;
      return result;
    },
  });
  return { reopened: () => open.mock.calls.length };
}

describe('trouble with the database', () => {
  test('ST2 a lost connection is closed, reopened and tried once more', async () => {
    const opened = await createTestStore();
    const { reopened } = failing(opened, [named('UnknownError')]);
    await opened.store.commit([put('c1')]);
    expect(reopened()).toBe(1);
    expect(await opened.rows('clients')).toHaveLength(1);
  });

  test('ST2 G1 a commit whose answer was lost is written once', async () => {
    const opened = await createTestStore();
    failing(opened, [named('AbortError')], 'after');
    await opened.store.commit([put('c1'), put('c2')]);
    expect(await opened.store.list_outbox()).toHaveLength(2);
  });

  test('ST2 G2 an insert whose answer was lost, sent and taken by the server meanwhile, is no second one', async () => {
    const opened = await createTestStore();
    const other_tab = await opened.open_again();
    const { strict } = opened.pair;
    const original = strict.transaction.bind(strict);
    let tries = 0;
    Object.assign(strict, {
      async transaction(...parameters: unknown[]) {
        const result: unknown = await Reflect.apply(original, strict, parameters);
        tries += 1;
        if (tries > 1) return result;
        const [entry] = await other_tab.store.take_batch({ count: 1, bytes: 1_000 });
        const taken = entry && [pushResult(entry.mutation, { row: serverRow('c1', 1, { name: 'c1' }) })];
        await other_tab.store.apply_push(pushReply(taken ?? []), AT);
        throw named('UnknownError');
      },
    });
    await opened.store.commit([put('c1')]);
    expect(await opened.rows('clients')).toMatchObject([{ id: 'c1', rev: 1 }]);
    expect(await opened.store.list_outbox()).toEqual([]);
  });

  test('ST2 ST3 a connection that is lost again is given up with a fault', async () => {
    const opened = await createTestStore();
    failing(opened, [named('UnknownError'), named('InvalidStateError')]);
    await expect(opened.store.commit([put('c1')])).rejects.toMatchObject({
      name: 'StoreError',
      fault: 'connection_lost',
    });
  });

  test('ST2 K7 a database that its owner closed stays closed', async () => {
    const opened = await createTestStore();
    opened.store.close();
    await expect(opened.store.commit([put('c1')])).rejects.toMatchObject({ fault: 'newer_version' });
    expect(opened.pair.strict.isOpen()).toBe(false);
  });

  test('ST3 a full disk is said at once, without reopening', async () => {
    const opened = await createTestStore();
    const { reopened } = failing(opened, [named('AbortError', named('QuotaExceededError'))]);
    await expect(opened.store.commit([put('c1')])).rejects.toMatchObject({
      name: 'StoreError',
      fault: 'quota',
    });
    expect(reopened()).toBe(0);
  });

  test('ST3 faults go by the name of the error or of what caused it; a bug is not a fault', () => {
    expect(faultOf(named('QuotaExceededError'))).toBe('quota');
    expect(faultOf(named('VersionError'))).toBe('newer_version');
    expect(faultOf(named('DatabaseClosedError', named('VersionError')))).toBe('newer_version');
    expect(faultOf(named('UnknownError'))).toBe('connection_lost');
    expect(faultOf(named('DataError'))).toBe('broken');
    expect(faultOf(new TypeError('bug'))).toBeNull();
    expect(faultOf('text')).toBeNull();
  });
});

import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { MAX_PUSH_COUNT } from '../core/batch-size.ts';
import { createFakeServer, createTestDevice, createTestStore, TEST_USER } from '../testing/index.ts';
import type { FakeServer, TestChange, TestStore } from '../testing/index.ts';
import { type FreeLocks, pushOutbox, type PushOutboxOptions } from './push-outbox.ts';

const NATIVE_VERSION = 10;

const put = (id: string): TestChange => ({
  op: 'put',
  table: 'clients',
  row_id: id,
  set: { name: id, notes: null },
});

/** The browser's locks: free, or held by a tab. */
const locks = (state: 'free' | 'held', asked: string[] = []): FreeLocks => ({
  request: async (name, options, then) => {
    expect(options).toEqual({ ifAvailable: true });
    asked.push(name);
    return then(state === 'free' ? { name } : null);
  },
});

async function device(): Promise<{ tab: TestStore; server: FakeServer; options: PushOutboxOptions }> {
  const tab = await createTestStore({}, 'browser');
  const server = createFakeServer();
  return {
    tab,
    server,
    options: {
      user_id: TEST_USER,
      database_name: tab.pair.strict.name,
      database_version: NATIVE_VERSION,
      token: 'good',
      schema: 1,
      remote: server,
      uuid: () => crypto.randomUUID(),
      locks: locks('free'),
    },
  };
}

test('BG2 G2 mutations that the worker sent are sent again by the next page and take effect once', async () => {
  const { tab, server, options } = await device();
  await tab.store.commit([put('a'), put('b')]);
  expect(await pushOutbox(options)).toBe('sent');
  expect(server.applied).toHaveLength(2);
  expect(await tab.store.list_outbox()).toMatchObject([{ attempted: true }, { attempted: true }]);

  const page = await createTestDevice({ remote: server, on: tab });
  await page.lead();
  expect(server.applied).toHaveLength(2);
  expect(page.engine.status()).toMatchObject({ pending: 0, rejected: 0 });
  expect((await tab.rows('clients')).map(({ id, rev }) => [id, rev])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});

test('BG2 D10 the mark is on disk before the request leaves, so that a later edit gets an id of its own', async () => {
  const { tab, options } = await device();
  await tab.store.commit([put('a')]);
  let seen: readonly boolean[] = [];
  await pushOutbox({
    ...options,
    remote: {
      push: async () => {
        seen = (await tab.store.list_outbox()).map(({ attempted }) => attempted);
        return { ok: false, failure: { kind: 'unreachable', detail: 'test' } };
      },
    },
  });
  expect(seen).toEqual([true]);
});

test('BG2 the client id is the pages’ own, also when the worker is the first to need it', async () => {
  const { tab, server, options } = await device();
  await tab.store.commit([put('a')]);
  await pushOutbox(options);
  expect(server.pushes.map(({ client_id }) => client_id)).toEqual([await tab.store.client_id()]);
});

test('a long outbox goes batch by batch, in order', async () => {
  const { tab, server, options } = await device();
  const names = Array.from(
    { length: MAX_PUSH_COUNT + 10 },
    (_, index) => `row-${String(index).padStart(3, '0')}`,
  );
  await tab.store.commit(names.map(put));
  expect(await pushOutbox(options)).toBe('sent');
  expect(server.pushes.map(({ mutations }) => mutations.length)).toEqual([MAX_PUSH_COUNT, 10]);
  expect(server.ids('clients')).toEqual(names);
});

test('PS29 mutations that an answer does not name are sent again at once', async () => {
  const { tab, server, options } = await device();
  await tab.store.commit(['a', 'b', 'c'].map(put));
  server.push_faults.push({
    kind: 'alter',
    change: (reply) => ({ ...reply, results: reply.results.slice(0, 1) }),
  });
  expect(await pushOutbox(options)).toBe('sent');
  expect(server.pushes.map(({ mutations }) => mutations.map(({ row_id }) => row_id))).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c'],
  ]);
  expect(server.applied).toHaveLength(3);
});

test('BG1 while a tab leads the worker stays out of it', async () => {
  const { tab, server, options } = await device();
  await tab.store.commit([put('a')]);
  const asked: string[] = [];
  expect(await pushOutbox({ ...options, locks: locks('held', asked) })).toBe('busy');
  expect(asked).toEqual([`sync:${TEST_USER}`]);
  expect(server.pushes).toEqual([]);
  expect(await tab.store.list_outbox()).toMatchObject([{ attempted: false }]);
});

test('BG1 G6 mutations without an answer, or with one for another user, are left', async () => {
  const { tab, server, options } = await device();
  await tab.store.commit([put('a')]);
  server.push_faults.push({ kind: 'fail', failure: { kind: 'unauthorized' } });
  expect(await pushOutbox(options)).toBe('left');
  server.user = 'somebody-else';
  expect(await pushOutbox(options)).toBe('left');
  expect(await tab.store.list_outbox()).toHaveLength(1);
});

test('BG3 PS12 RS2 behind a rejection the rest waits for a page; a server in another epoch takes nothing', async () => {
  const { tab, server, options } = await device();
  await tab.store.commit(Array.from({ length: MAX_PUSH_COUNT + 10 }, (_, index) => put(`row-${index}`)));
  server.judge = (mutation) => (mutation.row_id === 'row-3' ? '23514' : null);
  expect(await pushOutbox(options)).toBe('sent');
  expect(server.pushes.map(({ mutations }) => mutations.length)).toEqual([MAX_PUSH_COUNT]);

  const restored = await device();
  const page = await createTestDevice({ remote: restored.server, on: restored.tab });
  await page.lead();
  await page.engine.stop();
  await restored.tab.store.commit(
    Array.from({ length: MAX_PUSH_COUNT + 10 }, (_, index) => put(`later-${index}`)),
  );
  restored.server.epoch = 'epoch-2';
  await pushOutbox(restored.options);
  expect(restored.server.pushes.map(({ mutations }) => mutations.length)).toEqual([MAX_PUSH_COUNT]);
  expect(restored.server.pushes[0]).toMatchObject({ epoch: 'epoch-1', acknowledged: null });
  expect(restored.server.applied).toEqual([]);
});

test('BG3 RS2 D1 the worker names the newest acknowledged change too', async () => {
  const { tab, server, options } = await device();
  const page = await createTestDevice({ remote: server, on: tab });
  await page.lead();
  const backup = server.backup();
  await page.write(put('a'));
  await page.pass(300);
  await page.engine.stop();
  await tab.store.commit([put('b')]);
  const { epoch } = server;
  server.restore(backup);
  server.epoch = epoch;
  await pushOutbox(options);
  expect(server.pushes.at(-1)).toMatchObject({ acknowledged: server.applied[0] });
  expect(server.ids('clients')).toEqual([]);
});

test('an empty outbox asks the server nothing', async () => {
  const { server, options } = await device();
  expect(await pushOutbox(options)).toBe('nothing');
  expect(server.pushes).toEqual([]);
});

test('BG4 K7 a database of another build is left alone, and a missing one is not made', async () => {
  const { tab, server, options } = await device();
  await tab.store.commit([put('a')]);
  expect(await pushOutbox({ ...options, database_version: NATIVE_VERSION + 10 })).toBe('left');
  expect(await pushOutbox({ ...options, database_name: 'nobody' })).toBe('left');
  expect(server.pushes).toEqual([]);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('nobody');
});

test('BG4 an upgrade by a page is not held up', async () => {
  const { tab, options } = await device();
  await tab.store.commit([put('a')]);
  let deleted = false;
  await pushOutbox({
    ...options,
    remote: {
      push: async () => {
        tab.store.close();
        await new Promise<void>((resolve) => {
          const request = indexedDB.deleteDatabase(options.database_name);
          request.addEventListener('success', () => {
            deleted = true;
            resolve();
          });
        });
        return { ok: false, failure: { kind: 'unreachable', detail: 'test' } };
      },
    },
  });
  expect(deleted).toBe(true);
});

import { describe, expect, test } from 'vitest';
import type { SyncRow } from './index.ts';
import { createFakeServer, createTestDevice } from './testing/index.ts';
import type { FakeServer, TestChange, TestDevice } from './testing/index.ts';

const put = (id: string): TestChange => ({
  op: 'put',
  table: 'clients',
  row_id: id,
  set: { name: id, notes: null },
});
const notes = (id: string, text: string, base_rev: number): TestChange => ({
  op: 'patch',
  table: 'clients',
  row_id: id,
  set: { notes: text },
  base_rev,
});
const ids = (rows: readonly SyncRow[]) => rows.map(({ id }) => id);

async function leading(server: FakeServer, seed?: number): Promise<TestDevice> {
  const device = await createTestDevice({ remote: server, ...(seed === undefined ? {} : { seed }) });
  await device.lead();
  return device;
}

async function write(device: TestDevice, ...changes: readonly TestChange[]): Promise<void> {
  await device.write(...changes);
  await device.pass(300);
}

async function syncNow(device: TestDevice): Promise<void> {
  device.engine.sync_now();
  await device.engine.settled();
}

/** Which rows the pushes from one on were about, push by push. */
const rowsPushed = (server: FakeServer, from: number) =>
  server.pushes.slice(from).map(({ mutations }) => mutations.map(({ row_id }) => row_id));

describe('a restored server', () => {
  test('RS8 D13 one that is not settled is told by every device; nothing is lost, and all goes on by itself', async () => {
    const server = createFakeServer();
    const device = await leading(server);
    await write(device, put('before'));
    const unsettled = { kind: 'fail', failure: { kind: 'unsettled' } } as const;
    server.push_faults.push(unsettled);
    await write(device, put('after'));
    expect(device.engine.status()).toMatchObject({
      phase: 'backoff',
      reachable: true,
      server_unsettled: true,
      pending: 1,
      rejected: 0,
    });
    server.push_faults.push({ kind: 'fail', failure: { kind: 'unreachable', detail: 'away' } });
    await syncNow(device);
    expect(device.engine.status(), 'a lost connection says nothing else of the server').toMatchObject({
      reachable: false,
      server_unsettled: true,
    });
    await device.pass(300_000);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', server_unsettled: false, pending: 0 });
    expect(server.ids('clients')).toEqual(['before', 'after']);

    const newcomer = await createTestDevice({ remote: server, seed: 7 });
    server.pull_faults.push(unsettled);
    await newcomer.lead();
    expect(newcomer.engine.status()).toMatchObject({ server_unsettled: true, first_sync_done: false });
    await newcomer.pass(300_000);
    expect(newcomer.engine.status()).toMatchObject({ server_unsettled: false, first_sync_done: true });
  });

  test('RS2 RS3 D1 D2 G2 mutations acknowledged after the backup are sent again, take effect once, and rows are equal', async () => {
    const server = createFakeServer();
    const device = await leading(server);
    await write(device, put('before'));
    const backup = server.backup();
    await write(device, put('after'));
    await write(device, notes('before', 'mine', 1));
    server.restore(backup);
    server.write('clients', 'office', { name: 'office' });
    expect(server.ids('clients')).toEqual(['before', 'office']);
    await syncNow(device);
    await device.pass(1_000);
    expect(server.ids('clients').toSorted()).toEqual(['after', 'before', 'office']);
    expect(server.row('clients', 'before')).toMatchObject({ notes: 'mine' });
    expect(await device.rows('clients')).toEqual(
      ['after', 'before', 'office'].map((id) => server.row('clients', id)),
    );
    expect(server.applied.filter((id, place) => server.applied.indexOf(id) !== place)).toHaveLength(2);
    const applied = server.applied.length;
    await syncNow(device);
    expect(server.applied).toHaveLength(applied);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0, rejected: 0 });
    expect(await device.store.pull_state()).toMatchObject({ epoch: server.epoch, resync_open: false });
  });

  test('RS2 RS3 D2 the journal goes before pending changes, although a push is the first to hear of the restore', async () => {
    const server = createFakeServer();
    const device = await leading(server);
    const backup = server.backup();
    await write(device, put('c1'));
    server.restore(backup);
    const pushes = server.pushes.length;
    await write(device, notes('c1', 'later', 1));
    expect(rowsPushed(server, pushes)).toEqual([['c1'], ['c1', 'c1']]);
    expect(server.pushes.at(-1)?.mutations.map(({ op }) => op)).toEqual(['put', 'patch']);
    expect(server.row('clients', 'c1')).toMatchObject({ notes: 'later' });
    expect(device.engine.status()).toMatchObject({ pending: 0, rejected: 0 });
  });

  test('RS2 D1 a backup put back without a word, in the same epoch, is noticed by a pull and by a push', async () => {
    for (const hears of ['pull', 'push'] as const) {
      const server = createFakeServer();
      const device = await leading(server);
      const backup = server.backup();
      await write(device, put('c1'));
      const { epoch } = server;
      server.restore(backup);
      server.epoch = epoch;
      if (hears === 'pull') await syncNow(device);
      else await write(device, put('c2'));
      await device.pass(1_000);
      expect(server.ids('clients')).toEqual(hears === 'pull' ? ['c1'] : ['c1', 'c2']);
      expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0, rejected: 0 });
      expect(await device.store.pull_state()).toMatchObject({ resync_open: false });
    }
  });

  test('RS4 D2 an edit of a row whose insert another device has yet to send again is rejected, and goes with a retry', async () => {
    const server = createFakeServer();
    const [maker, editor] = [await leading(server, 71), await leading(server, 72)];
    const backup = server.backup();
    await write(maker, put('c1'));
    await syncNow(editor);
    await write(editor, notes('c1', 'edited', 1));
    server.restore(backup);
    await syncNow(editor);
    const [waits] = await editor.store.list_rejected();
    expect(waits).toMatchObject({ code: 'GONE', mutation: { set: { notes: 'edited' } } });
    expect(await editor.row('clients', 'c1')).toMatchObject({ notes: 'edited' });
    await syncNow(maker);
    await editor.store.retry_rejected(waits?.mutation.id ?? '');
    await syncNow(editor);
    await syncNow(maker);
    expect(await maker.rows('clients')).toEqual([server.row('clients', 'c1')]);
    expect(await editor.rows('clients')).toEqual(await maker.rows('clients'));
    expect(server.row('clients', 'c1')).toMatchObject({ notes: 'edited' });
  });

  test('RS3 G2 a device that dies at any step of its recovery goes on where it was', async () => {
    for (let step = 0; step < 8; step += 1) {
      const server = createFakeServer();
      const device = await leading(server);
      const backup = server.backup();
      await write(device, put('c1'));
      await write(device, put('c2'));
      await device.engine.stop();
      server.restore(backup);
      let left = step;
      const dies = <T>(answer: Promise<T>): Promise<T> => {
        left -= 1;
        if (left === 0) throw new Error('killed');
        return answer;
      };
      const mortal = await createTestDevice({
        remote: server,
        on: device,
        through: (store) => ({
          ...store,
          begin_resync: (run) => dies(store.begin_resync(run)),
          take_batch: (limits) => dies(store.take_batch(limits)),
          apply_push: (reply, at) => dies(store.apply_push(reply, at)),
          apply_page: (page) => dies(store.apply_page(page)),
          finish_resync: (run) => dies(store.finish_resync(run)),
        }),
      });
      await mortal.lead();
      await mortal.engine.stop();
      const next = await createTestDevice({ remote: server, on: device });
      await next.lead();
      expect(server.ids('clients').toSorted(), `killed at step ${step}`).toEqual(['c1', 'c2']);
      expect(await next.rows('clients')).toEqual(['c1', 'c2'].map((id) => server.row('clients', id)));
      expect(next.engine.status()).toMatchObject({ pending: 0, rejected: 0 });
      expect(new Set(server.applied).size).toBe(2);
      expect(server.applied).toHaveLength(4);
    }
  });

  test('RS2 RS6 S5 a row someone deleted in the lost time stays deleted: its delete is sent again, its values are not', async () => {
    const server = createFakeServer();
    const device = await leading(server);
    await write(device, put('c1'));
    await write(device, notes('c1', 'privé', 1));
    const backup = server.backup();
    await write(device, { op: 'delete', table: 'clients', row_id: 'c1', base_rev: 2 });
    server.restore(backup);
    expect(server.row('clients', 'c1')).toMatchObject({ notes: 'privé', deleted_at: null });
    const pushes = server.pushes.length;
    await syncNow(device);
    await device.pass(1_000);
    expect(server.row('clients', 'c1')).toMatchObject({ deleted_at: expect.any(String) });
    expect(JSON.stringify(server.pushes.slice(pushes))).not.toContain('privé');
    expect(ids(await device.rows('clients'))).toEqual([]);
  });

  test('RS2 PL10 a server that is another one with every answer is left alone for longer and longer', async () => {
    const server = createFakeServer();
    const device = await leading(server);
    await device.store.commit([put('c1')]);
    let epochs = 0;
    const anew = server.push.bind(server);
    server.push = (request) => {
      epochs += 1;
      server.epoch = `epoch-${epochs + 1}`;
      return anew(request);
    };
    const pushes = server.pushes.length;
    await syncNow(device);
    expect(device.engine.status()).toMatchObject({ phase: 'backoff', pending: 1 });
    expect(server.pushes.length - pushes).toBeLessThan(6);
  });

  test('RS7 another scope sends nothing again', async () => {
    const server = createFakeServer();
    const device = await leading(server);
    await write(device, put('c1'));
    server.scope = 'scope-2';
    const pushes = server.pushes.length;
    await syncNow(device);
    expect(server.pushes).toHaveLength(pushes);
    expect(await device.store.pull_state()).toMatchObject({ scope: 'scope-2', resync_open: false });
  });
});

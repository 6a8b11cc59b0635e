/** The engine when the network, the server or the database fails, one fault a test. Faults at random: `engine.seeded-faults.test.ts`. */
import { describe, expect, test, vi } from 'vitest';
import { pullReply, type TestDevice } from './testing/index.ts';
import { put, notes, unreachable, ids, leading, drain } from './testing/leading-device.ts';

/** The store's timeout, with the moment it listens on (ST5). */
const STORE_TIMEOUT_MS = 21_000;

/** Another connection that keeps a transaction on the outbox open until the answer is called. */
async function holdOutbox(device: TestDevice): Promise<() => void> {
  const frozen = (await device.open_again()).pair.strict.backendDB();
  let is_held = true;
  const outbox = frozen.transaction('outbox', 'readwrite').objectStore('outbox');
  const again = (): void => {
    if (is_held) outbox.count().addEventListener('success', again);
  };
  again();
  return () => {
    is_held = false;
  };
}

describe('faults of the network', () => {
  test('PS3 G2 an answer that got lost: the same mutation goes out again and takes effect once', async () => {
    const { server, device } = await leading();
    server.push_faults.push({ kind: 'lost_answer' });
    await device.write(put('c1'));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({
      phase: 'backoff',
      reachable: false,
      pending: 1,
      rejected: 0,
    });
    await drain(device);
    expect(server.pushes).toHaveLength(2);
    expect(server.pushes[0]?.mutations[0]).toEqual(server.pushes[1]?.mutations[0]);
    expect(server.applied).toHaveLength(1);
    expect(await device.row('clients', 'c1')).toMatchObject({ rev: 1 });
  });

  test('PS3 OB8 D10 an edit made while the answer was lost is a mutation of its own', async () => {
    const { server, device } = await leading();
    server.push_faults.push({ kind: 'lost_answer' });
    await device.write(put('c1'));
    await device.pass(300);
    await device.write(notes('c1', 'later', 0));
    await drain(device);
    expect(server.applied).toHaveLength(2);
    expect(server.row('clients', 'c1')).toMatchObject({ notes: 'later' });
    expect(await device.row('clients', 'c1')).toMatchObject({ notes: 'later', rev: 2 });
  });

  test('PS4 failures are never counted against a mutation, however many', async () => {
    const { server, device } = await leading();
    for (let times = 0; times < 15; times += 1) server.push_faults.push(unreachable);
    await device.write(put('c1'));
    await device.pass(300);
    await drain(device);
    expect(server.applied).toHaveLength(1);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0, rejected: 0 });
  });

  test('PS5 backoff ends early on online, visible and a person asking, not on a local write or a poke', async () => {
    const { server, device } = await leading();
    for (const reason of ['online', 'visible', 'looked', 'joined', 'sync_now'] as const) {
      server.pull_faults.push(unreachable);
      device.engine.sync_now();
      await device.engine.settled();
      expect(device.engine.status().phase).toBe('backoff');
      const pulls = server.pulls.length;
      await device.write(put(`c-${reason}`));
      device.triggers.hint('poke');
      await device.engine.settled();
      expect(server.pulls).toHaveLength(pulls);
      if (reason === 'sync_now') device.engine.sync_now();
      else device.triggers.hint(reason);
      await device.engine.settled();
      expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0 });
    }
  });

  test('PS5 after an outage of any length whatever brings a person back is a try at once', async () => {
    for (const look of ['online', 'visible', 'looked', 'opened'] as const) {
      const { server, device } = await leading();
      for (let times = 0; times < 9; times += 1) server.push_faults.push(unreachable);
      await device.write(put('c1'));
      for (let tries = 0; tries < 8; tries += 1) await device.pass(300_000);
      expect(device.engine.status(), look).toMatchObject({ phase: 'backoff', pending: 1 });
      expect(device.engine.status().next_retry_in_ms, look).toBeGreaterThan(1_000);
      const pushes = server.pushes.length;
      server.push_faults.length = 0;
      if (look === 'opened') device.engine.looked();
      else device.triggers.hint(look);
      await device.engine.settled();
      expect(server.pushes.length, look).toBeGreaterThan(pushes);
      expect(server.applied, look).toHaveLength(1);
    }
  });

  test('PS6 Retry-After is kept to, except when a person asks', async () => {
    const { server, device } = await leading();
    const busy = {
      kind: 'fail',
      failure: { kind: 'unreachable', detail: '429', retry_after_ms: 90_000 },
    } as const;
    server.pull_faults.push(busy, busy);
    device.engine.sync_now();
    await device.engine.settled();
    expect(device.engine.status().next_retry_in_ms).toBe(90_000);
    const pulls = server.pulls.length;
    device.triggers.hint('online');
    await device.pass(80_000);
    expect(server.pulls).toHaveLength(pulls);
    device.engine.sync_now();
    await device.engine.settled();
    expect(server.pulls).toHaveLength(pulls + 1);
    await device.pass(90_000);
    expect(device.engine.status().phase).toBe('idle');
  });

  test('PS7 K6 a wrong device clock never stops sending', async () => {
    const { server, device } = await leading();
    server.push_faults.push(unreachable);
    await device.write(put('c1'));
    await device.pass(300);
    device.clock.jump_wall(-3 * 86_400_000);
    await drain(device);
    expect(server.applied).toHaveLength(1);
  });

  test('PS8 K5 batch and page halve when the link or the server cannot take them, and grow back', async () => {
    const { server, device } = await leading();
    const too_much = { kind: 'fail', failure: { kind: 'too_much', detail: '57014' } } as const;
    await device.store.commit(Array.from({ length: 200 }, (_, index) => put(`c${index}`)));
    server.push_faults.push(too_much, too_much);
    device.engine.sync_now();
    await device.engine.settled();
    await drain(device);
    const sizes = server.pushes.map(({ mutations }) => mutations.length);
    expect(sizes.slice(0, 4)).toEqual([200, 100, 50, 75]);
    expect(server.applied).toHaveLength(200);
    server.pull_faults.push(too_much);
    device.engine.sync_now();
    await device.engine.settled();
    await device.pass(300_000);
    expect(server.pulls.at(-1)?.limit).toBe(1_000);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', rejected: 0 });
  });

  test('PS29 G2 mutations that an answer does not name go out again at once, without a backoff, and take effect once', async () => {
    const { server, device } = await leading();
    await device.store.commit(['c1', 'c2', 'c3'].map((id) => put(id)));
    server.push_faults.push({
      kind: 'alter',
      change: (reply) => ({ ...reply, results: reply.results.slice(0, 1) }),
    });
    device.engine.sync_now();
    await device.engine.settled();
    expect(server.pushes.map(({ mutations }) => mutations.map(({ row_id }) => row_id))).toEqual([
      ['c1', 'c2', 'c3'],
      ['c2', 'c3'],
    ]);
    expect(server.applied).toHaveLength(3);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0, rejected: 0 });
    expect((await device.rows('clients')).map(({ id, rev }) => [id, rev])).toEqual([
      ['c1', 1],
      ['c2', 1],
      ['c3', 1],
    ]);
  });

  test('PS8 K5 the timeout of a push grows with its bytes: 20 s and 1 s for every 4 kB', async () => {
    const { server, device } = await leading();
    await device.write({ op: 'put', table: 'clients', row_id: 'c1', set: { notes: 'x'.repeat(40_000) } });
    await device.pass(300);
    expect(server.pushes[0]?.timeout_ms).toBe(30_000);
  });

  test('PS19 a request that hangs on a dead connection is given up when the network or the person returns', async () => {
    const { server, device } = await leading();
    const never = Promise.withResolvers<void>();
    server.pull_faults.push({ kind: 'hold', until: never.promise });
    device.engine.sync_now();
    await vi.waitFor(() => expect(device.engine.status().phase).toBe('pulling'));
    device.clock.advance(11_000);
    device.triggers.hint('online');
    await vi.waitFor(() => expect(device.engine.status().phase).toBe('idle'));
    never.resolve();
    await device.engine.settled();
    expect(device.engine.status().phase).toBe('idle');
  });

  test('PL15 G6 an empty answer deletes nothing, and an answer that names nothing of the batch is no answer', async () => {
    const { server, device } = await leading((prepared) => prepared.write('clients', 'c1', {}));
    server.pull_faults.push({ kind: 'alter', change: () => pullReply({ cursor: { x: 99 } }) });
    device.engine.sync_now();
    await device.engine.settled();
    expect(ids(await device.rows('clients'))).toEqual(['c1']);
    server.push_faults.push({
      kind: 'alter',
      change: (reply) => ({ ...reply, results: [] }),
    });
    await device.write(put('c2'));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({ phase: 'backoff', pending: 1 });
  });
});

describe('faults of the database', () => {
  test('ST5 ST1 G2 a frozen tab on the outbox: the engine says blocked instead of sending for ever, and sends once it lets go', async () => {
    const { server, device } = await leading();
    await device.write(put('c1'));
    const letGo = await holdOutbox(device);
    device.clock.advance(300);
    for (let tries = 0; tries < 2; tries += 1) {
      await vi.waitFor(() => expect(device.clock.next_due_in_ms()).toBe(STORE_TIMEOUT_MS - 1_000));
      device.clock.advance(STORE_TIMEOUT_MS);
    }
    await vi.waitFor(() =>
      expect(device.engine.status()).toMatchObject({ phase: 'storage_broken', storage_fault: 'blocked' }),
    );
    expect(server.pushes).toEqual([]);
    letGo();
    await device.pass(300_000);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0, storage_fault: null });
    expect(server.applied).toHaveLength(1);
  });
});

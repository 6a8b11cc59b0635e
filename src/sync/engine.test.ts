import { describe, expect, test, vi } from 'vitest';
import type { Store, SyncRow, TokenAnswer } from './index.ts';
import { StoreError } from './index.ts';
import { createFakeServer, createTestDevice, createTestStore, pullReply } from './testing/index.ts';
import type { FakeServer, TestChange, TestDevice } from './testing/index.ts';

const put = (id: string): TestChange => ({
  op: 'put',
  table: 'clients',
  row_id: id,
  set: { name: id, notes: null },
});
const child = (id: string, client_id: string): TestChange => ({
  op: 'put',
  table: 'service_records',
  row_id: id,
  set: { client_id, amount: 1 },
});
const notes = (id: string, text: string, base_rev: number): TestChange => ({
  op: 'patch',
  table: 'clients',
  row_id: id,
  set: { notes: text },
  base_rev,
});
const unreachable = { kind: 'fail', failure: { kind: 'unreachable', detail: 'test' } } as const;
const fail = (kind: 'unauthorized' | 'not_staff' | 'upgrade_needed' | 'client_refused') =>
  ({ kind: 'fail', failure: { kind } }) as const;
const ids = (rows: readonly SyncRow[]) => rows.map(({ id }) => id);

async function leading(prepare: (server: FakeServer) => void = () => undefined) {
  const server = createFakeServer();
  prepare(server);
  const device = await createTestDevice({ remote: server });
  await device.lead();
  return { server, device };
}

/** Waits until so many requests have arrived at the server; answers how many. */
async function arrived(requests: readonly unknown[], count: number): Promise<number> {
  await vi.waitFor(() => expect(requests).toHaveLength(count), { timeout: 10_000, interval: 2 });
  return count;
}

/** Lets retries come until nothing waits, or gives up. */
async function drain(device: TestDevice): Promise<void> {
  for (let tries = 0; tries < 20 && device.engine.status().queued > 0; tries += 1) await device.pass(300_000);
}

describe('a cycle', () => {
  test('PS1 a start pushes what waits, then pulls', async () => {
    const server = createFakeServer();
    server.write('clients', 'office', { notes: 'hello' });
    const device = await createTestDevice({ remote: server });
    await device.store.commit([put('mine')]);
    await device.lead();
    expect(server.pushes.map(({ mutations }) => mutations.length)).toEqual([1]);
    expect(ids(await device.rows('clients'))).toEqual(['mine', 'office']);
    expect(await device.row('clients', 'mine')).toMatchObject({ rev: 1 });
    expect(device.engine.status()).toMatchObject({
      phase: 'idle',
      queued: 0,
      leader: true,
      reachable: true,
      first_sync_done: true,
      last_pull_at: '2026-05-01T10:00:00.000Z',
      last_push_at: '2026-05-01T10:00:00.000Z',
    });
  });

  test('PS2 a local write goes out after 300 ms, together with those that joined it', async () => {
    const { server, device } = await leading();
    await device.write(put('c1'));
    await device.pass(200);
    await device.write(put('c2'));
    expect(server.pushes).toHaveLength(0);
    await device.pass(100);
    expect(server.pushes.map(({ mutations }) => mutations.map(({ row_id }) => row_id))).toEqual([
      ['c1', 'c2'],
    ]);
  });

  test('PS1 P4 after every push comes a pull: it brings what the server changed of its own accord', async () => {
    const { server, device } = await leading();
    const pulls = server.pulls.length;
    await device.write(put('c1'));
    await device.pass(300);
    expect(server.pulls.length).toBeGreaterThan(pulls);
  });

  test('PL3 pages follow each other until there are no more; the next is asked for while one is written', async () => {
    const { device, server } = await leading((prepared) => {
      for (let index = 0; index < 6_000; index += 1) prepared.write('clients', `c${index}`, {});
    });
    expect(await device.pair.relaxed.table('clients').count()).toBe(6_000);
    expect(server.pulls.map(({ cursor }) => cursor)).toEqual([null, { x: 2_000 }, { x: 5_000 }]);
    expect(device.engine.status()).toMatchObject({ first_sync_done: true, first_sync_rows: 6_000 });
  });

  test('PL4 a write during a long pull goes out between two pages, and the pull goes on where it was', async () => {
    const server = createFakeServer();
    for (let index = 0; index < 4_100; index += 1) server.write('clients', `c${index}`, {});
    const gate = Promise.withResolvers<void>();
    server.pull_faults.push({ kind: 'hold', until: gate.promise });
    const device = await createTestDevice({ remote: server });
    device.engine.start();
    await device.leader.win();
    await device.write(put('mine'));
    gate.resolve();
    await device.engine.settled();
    expect(server.pushes).toHaveLength(1);
    expect(server.pulls.slice(0, 2).map(({ cursor }) => cursor)).toEqual([null, { x: 2_000 }]);
    expect(await device.pair.relaxed.table('clients').count()).toBe(4_101);
  });

  test('PS21 the answer to the last batch brings the first page: no pull follows, and its own rows come with the next one', async () => {
    const { server, device } = await leading((prepared) => {
      prepared.pages_along = true;
      prepared.write('clients', 'office', { notes: 'een' });
    });
    const pulls = server.pulls.length;
    server.write('clients', 'office', { notes: 'twee' });
    await device.write(put('mine'));
    await device.pass(300);
    expect(server.pushes.at(-1)?.cursor).toEqual({ x: 1 });
    expect(server.pulls).toHaveLength(pulls);
    expect(await device.row('clients', 'office')).toMatchObject({ notes: 'twee', rev: 2 });
    expect(await device.row('clients', 'mine')).toMatchObject({ rev: 1 });
    expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0 });
    await device.pass(60_000);
    expect(server.pulls.at(-1)?.cursor).toEqual({ x: 2 });
    expect((await device.store.pull_state()).cursor).toEqual({ x: 3 });
  });

  test('PS1 the outbox is asked again only while something waits: not after an answer that took all, but after a write meanwhile', async () => {
    const server = createFakeServer();
    let asked = 0;
    const through = (store: Store): Store => ({
      ...store,
      take_batch: (limits) => {
        asked += 1;
        return store.take_batch(limits);
      },
    });
    const device = await createTestDevice({ remote: server, through });
    await device.lead();
    const at_rest = asked;
    await device.write(put('c1'));
    await device.pass(300);
    expect(asked - at_rest, 'took all there was').toBe(1);
    const gate = Promise.withResolvers<void>();
    server.push_faults.push({ kind: 'hold', until: gate.promise });
    await device.write(put('c2'));
    device.clock.advance(300);
    await arrived(server.pushes, 2);
    await device.write(put('c3'));
    gate.resolve();
    await device.engine.settled();
    expect(server.pushes.map(({ mutations }) => mutations.map(({ row_id }) => row_id))).toEqual([
      ['c1'],
      ['c2'],
      ['c3'],
    ]);
    expect(asked - at_rest, 'and for what was written while it was on its way').toBe(3);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0 });
  });

  test('PS21 PL5 after a poke no page that came with an answer is new enough: a pull follows', async () => {
    const { server, device } = await leading((prepared) => {
      prepared.pages_along = true;
      prepared.write('clients', 'office', { notes: 'een' });
    });
    const pulls = server.pulls.length;
    const gate = Promise.withResolvers<void>();
    server.push_faults.push({ kind: 'alter', change: (reply) => reply });
    server.push_faults.unshift({ kind: 'hold', until: gate.promise });
    await device.write(put('mine'));
    device.clock.advance(300);
    await arrived(server.pushes, 1);
    device.triggers.hint('poke');
    gate.resolve();
    await device.engine.settled();
    expect(server.pulls).toHaveLength(pulls + 1);
  });

  test('PL5 a poke is a pull within 200 ms; a burst of pokes is one', async () => {
    const { server, device } = await leading();
    const pulls = server.pulls.length;
    server.write('clients', 'c1', {});
    for (let times = 0; times < 5; times += 1) device.triggers.hint('poke');
    await device.pass(200);
    expect(server.pulls).toHaveLength(pulls + 1);
    expect(ids(await device.rows('clients'))).toEqual(['c1']);
  });

  test('PL5 a poke during a pull is followed by another: the page on its way may be older than the change', async () => {
    const { server, device } = await leading();
    const gate = Promise.withResolvers<void>();
    server.pull_faults.push({ kind: 'hold', until: gate.promise });
    device.engine.sync_now();
    const pulls = await arrived(server.pulls, server.pulls.length + 1);
    device.triggers.hint('poke');
    gate.resolve();
    await device.engine.settled();
    expect(server.pulls).toHaveLength(pulls + 1);
  });

  test('PL6 someone who looks gets a pull every 60 s; a hidden tab asks nothing by itself', async () => {
    const { server, device } = await leading();
    const pulls = server.pulls.length;
    await device.pass(60_000);
    expect(server.pulls).toHaveLength(pulls + 1);
    device.triggers.hint('hidden');
    await device.pass(300_000);
    expect(server.pulls).toHaveLength(pulls + 1);
    device.triggers.hint('visible');
    await device.engine.settled();
    expect(server.pulls).toHaveLength(pulls + 2);
  });

  test('PL7 K1 while something is pending, polls follow at 0.25 s and ever slower up to 30 s', async () => {
    const { server, device } = await leading((prepared) => {
      prepared.pending = true;
    });
    const gaps: number[] = [];
    for (let polls = 0; polls < 9; polls += 1) {
      const due = device.clock.next_due_in_ms() ?? 0;
      gaps.push(due);
      await device.pass(due);
    }
    expect(gaps).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    server.pending = false;
    await device.pass(30_000);
    expect(device.clock.next_due_in_ms()).toBe(60_000);
  });

  test("AU8 K6 the server's clock is passed on and the poke channel gets the token that was good", async () => {
    const { device } = await leading();
    expect(device.session.server_times[0]).toBe('2026-05-01T10:00:00.000Z');
    expect(device.triggers.listening).toBe('token-1');
  });
});

describe('faults of the network', () => {
  test('PS3 G2 an answer that got lost: the same mutation goes out again and takes effect once', async () => {
    const { server, device } = await leading();
    server.push_faults.push({ kind: 'lost_answer' });
    await device.write(put('c1'));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({
      phase: 'backoff',
      reachable: false,
      queued: 1,
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
    expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0, rejected: 0 });
  });

  test('PS5 backoff ends early on online, visible and a person asking, not on a local write or a poke', async () => {
    const { server, device } = await leading();
    for (const reason of ['online', 'visible', 'joined', 'sync_now'] as const) {
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
      expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0 });
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

  test('PS29 G2 what an answer does not name goes out again at once, without a backoff, and takes effect once', async () => {
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
    expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0, rejected: 0 });
    expect((await device.rows('clients')).map(({ id, rev }) => [id, rev])).toEqual([
      ['c1', 1],
      ['c2', 1],
      ['c3', 1],
    ]);
  });

  test('PS8 K5 the patience grows with what is sent: 20 s and 1 s for every 4 kB', async () => {
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
    expect(device.engine.status()).toMatchObject({ phase: 'backoff', queued: 1 });
  });
});

describe('who is signed in', () => {
  test('AU3 a 401 is followed by one forced refresh, then by waiting for sign-in; signing in resumes', async () => {
    const { server, device } = await leading();
    server.push_faults.push(fail('unauthorized'), fail('unauthorized'));
    const asked = device.session.asked.length;
    await device.write(put('c1'));
    await device.pass(300);
    expect(device.session.asked.slice(asked)).toEqual([false, true]);
    expect(device.engine.status()).toMatchObject({ phase: 'waiting_for_sign_in', queued: 1, rejected: 0 });
    expect(device.triggers.listening).toBeNull();
    await device.write(put('c2'));
    device.triggers.hint('online');
    await device.pass(600_000);
    expect(server.pushes).toHaveLength(2);
    expect(device.engine.status()).toMatchObject({ phase: 'waiting_for_sign_in', queued: 2 });
    device.engine.signed_in();
    await device.engine.settled();
    expect(server.applied).toHaveLength(2);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0 });
  });

  test('AU3 a 401 mended by the refresh goes on as if nothing had been', async () => {
    const { server, device } = await leading();
    server.push_faults.push(fail('unauthorized'));
    server.pull_faults.push(fail('unauthorized'));
    await device.write(put('c1'));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0 });
    expect(server.applied).toHaveLength(1);
  });

  test('AU2 AU4 G5 G6 without a token nothing is sent at all; without a fresh one because the network is away it tries again', async () => {
    const server = createFakeServer();
    const device = await createTestDevice({ remote: server });
    device.session.answer = { kind: 'none' };
    await device.store.commit([put('c1')]);
    await device.lead();
    expect([...server.pushes, ...server.pulls]).toEqual([]);
    expect(device.engine.status()).toMatchObject({ phase: 'waiting_for_sign_in', queued: 1 });
    device.session.answer = { kind: 'unreachable' };
    device.engine.signed_in();
    await device.engine.settled();
    expect(device.engine.status().phase).toBe('backoff');
    device.session.answer = { kind: 'token', token: 'token-2' };
    await drain(device);
    expect(server.pushes[0]?.token).toBe('token-2');
  });

  test('AU5 K2 an account that is no longer staff stops everything and rejects nothing', async () => {
    const { server, device } = await leading();
    server.push_faults.push(fail('not_staff'));
    await device.write(put('c1'));
    await device.pass(300);
    await device.pass(600_000);
    expect(device.engine.status()).toMatchObject({ phase: 'not_staff', queued: 1, rejected: 0 });
    expect(server.pushes).toHaveLength(1);
    expect(ids(await device.rows('clients'))).toEqual(['c1']);
  });

  test('AU6 a build too old to push says so and goes on fetching', async () => {
    const { server, device } = await leading();
    server.push_faults.push(fail('upgrade_needed'));
    await device.write(put('c1'));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({ phase: 'upgrade_needed', queued: 1, rejected: 0 });
    server.write('clients', 'office', {});
    await device.write(put('c2'));
    await device.pass(60_000);
    expect(ids(await device.rows('clients'))).toEqual(['c1', 'c2', 'office']);
    expect(server.pushes).toHaveLength(1);
    device.engine.sync_now();
    await device.engine.settled();
    expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0 });
  });

  test('AU7 PL15 G6 D8 an answer made for another user is not used', async () => {
    const { server, device } = await leading((prepared) => prepared.write('clients', 'c1', {}));
    server.user = 'user-2';
    server.write('clients', 'theirs', {});
    await device.write(put('mine'));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({ phase: 'waiting_for_sign_in', queued: 1 });
    server.user = 'user-1';
    device.engine.sync_now();
    await device.engine.settled();
    expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0 });
  });

  test('AU1 S4 a refused client id is renewed once and the same mutations go out under the new one', async () => {
    const { server, device } = await leading();
    server.push_faults.push(fail('client_refused'));
    await device.write(put('c1'));
    await device.pass(300);
    const [first, second] = server.pushes;
    expect(second?.client_id).not.toBe(first?.client_id);
    expect(second?.mutations).toEqual(first?.mutations);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0 });
  });
});

describe('rejections', () => {
  test('PS11 PS12 G4 a rejected mutation is rejected with what depends on it and the rest flows on', async () => {
    const { server, device } = await leading((prepared) => {
      prepared.judge = ({ row_id, set }) => (row_id === 'bad' || set['client_id'] === 'bad' ? '23514' : null);
    });
    await device.store.commit([put('bad'), child('s1', 'bad'), put('good'), child('s2', 'good')]);
    await device.write(notes('good', 'hi', 0));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0, rejected: 2 });
    expect(server.row('clients', 'good')).toMatchObject({ notes: 'hi' });
    const rejected = await device.store.list_rejected();
    expect(rejected.map(({ mutation, blocked_by }) => [mutation.row_id, blocked_by])).toEqual([
      ['bad', undefined],
      ['s1', rejected[0]?.mutation.id],
    ]);
  });

  test('PS13 PS17 D7 a rejected delete: row and children are back on the screen', async () => {
    const { server, device } = await leading((prepared) => {
      prepared.write('clients', 'c1', {});
      prepared.write('service_records', 's1', { client_id: 'c1' });
      prepared.judge = ({ op }) => (op === 'delete' ? 'CONFLICT' : null);
    });
    const seen = { service_records: ['s1'] };
    await device.write({ op: 'delete', table: 'clients', row_id: 'c1', base_rev: 1, seen });
    expect(await device.rows('service_records')).toEqual([]);
    await device.pass(300);
    expect(ids(await device.rows('clients'))).toEqual(['c1']);
    expect(ids(await device.rows('service_records'))).toEqual(['s1']);
    server.judge = () => null;
    const [rejected] = await device.store.list_rejected();
    await device.store.retry_rejected(rejected?.mutation.id ?? '');
    device.engine.local_write();
    await device.pass(300);
    expect([...(await device.rows('clients')), ...(await device.rows('service_records'))]).toEqual([]);
  });

  test('PS16 K2 one mutation that fails its whole batch is found by halves and rejected; the others arrive', async () => {
    const { server, device } = await leading();
    server.judge_batch = ({ mutations }) =>
      mutations.some(({ row_id }) => row_id === 'c5') ? { kind: 'batch_invalid', code: '22P02' } : null;
    for (let index = 0; index < 9; index += 1) await device.store.commit([put(`c${index}`)]);
    device.engine.sync_now();
    await device.engine.settled();
    await drain(device);
    expect(await device.store.list_rejected()).toMatchObject([{ code: '22P02', mutation: { row_id: 'c5' } }]);
    expect(server.applied).toHaveLength(8);
    expect(server.pushes.some(({ mutations }) => mutations.length === 0)).toBe(true);
  });

  test('PS16 K2 when even an empty push fails nothing is rejected: the fault is not in the batch', async () => {
    const { server, device } = await leading();
    server.judge_batch = () => ({ kind: 'batch_invalid', code: '22023' });
    await device.write(put('c1'));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({ phase: 'backoff', queued: 1, rejected: 0 });
    server.judge_batch = () => null;
    await drain(device);
    expect(server.applied).toHaveLength(1);
  });
});

describe('another server, another view', () => {
  test('PL10 PL11 D1 D8 another epoch: everything is fetched anew and what is no longer there is swept at a clean end', async () => {
    const { server, device } = await leading((prepared) => {
      prepared.write('clients', 'c1', { notes: 'a' });
      prepared.write('clients', 'lost', {});
    });
    server.epoch = 'epoch-2';
    server.forget('clients', 'lost');
    server.pending = true;
    device.engine.sync_now();
    await device.engine.settled();
    expect(ids(await device.rows('clients'))).toEqual(['c1', 'lost']);
    server.pending = false;
    await device.pass(30_000);
    expect(ids(await device.rows('clients'))).toEqual(['c1']);
    expect(await device.store.pull_state()).toMatchObject({ epoch: 'epoch-2', resync_open: false });
  });

  test('PL11 D8 a scope that changes between two pages starts the run again; nothing is swept on half of it', async () => {
    const { server, device } = await leading((prepared) => {
      for (let index = 0; index < 6_000; index += 1) prepared.write('clients', `c${index}`, {});
    });
    server.scope = 'scope-2';
    let altered = 0;
    server.pull_faults.push(
      { kind: 'alter', change: (reply) => reply },
      {
        kind: 'alter',
        change: (reply) => {
          altered += 1;
          server.scope = 'scope-3';
          return reply;
        },
      },
    );
    device.engine.sync_now();
    await device.engine.settled();
    await drain(device);
    expect(altered).toBe(1);
    expect(await device.pair.relaxed.table('clients').count()).toBe(6_000);
    expect(await device.store.pull_state()).toMatchObject({ scope: 'scope-3', resync_open: false });
  });

  test('PL10 RS2 D1 a push that meets another epoch goes out in it, then everything is fetched anew', async () => {
    const { server, device } = await leading((prepared) => prepared.write('clients', 'lost', {}));
    server.epoch = 'epoch-2';
    server.forget('clients', 'lost');
    await device.write(put('mine'));
    await device.pass(300);
    expect(ids(await device.rows('clients'))).toEqual(['mine']);
    expect(server.applied).toHaveLength(1);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0 });
  });

  test('PL10 a cursor the server no longer trusts leads to a pull from none; one that says so for ever is left alone for longer and longer', async () => {
    const { server, device } = await leading((prepared) => prepared.write('clients', 'c1', {}));
    server.pull_faults.push({
      kind: 'alter',
      change: (reply) => ({ ...reply, reset: true }),
    });
    device.engine.sync_now();
    await device.engine.settled();
    expect(server.pulls.at(-1)?.cursor).toBeNull();
    expect(ids(await device.rows('clients'))).toEqual(['c1']);
    for (let times = 0; times < 40; times += 1) {
      server.pull_faults.push({
        kind: 'alter',
        change: (reply) => ({ ...reply, reset: true, more: true, cursor: { x: times } }),
      });
    }
    const pulls = server.pulls.length;
    device.engine.sync_now();
    await device.engine.settled();
    expect(device.engine.status().phase).toBe('backoff');
    expect(server.pulls.length - pulls).toBeLessThan(12);
  });
});

describe('leaders and followers', () => {
  test("LD2 a follower touches no network: it writes, tells the leader and shows the leader's word", async () => {
    const { server, device } = await leading();
    const follower = await createTestDevice({ remote: server, on: device });
    follower.engine.start();
    await follower.engine.settled();
    await follower.write(put('c1'));
    await follower.engine.settled();
    expect(follower.leader.nudges).toContain('local_write');
    expect(server.pushes).toHaveLength(0);
    expect(follower.engine.status()).toMatchObject({ leader: false, queued: 1 });
    device.leader.hear({ nudge: 'local_write' });
    await device.pass(300);
    const said = device.leader.announced.at(-1);
    if (said === undefined) throw new Error('the leader said nothing');
    follower.leader.hear({ status: { ...said, phase: 'backoff', reachable: false } });
    await follower.engine.settled();
    expect(follower.engine.status()).toMatchObject({
      leader: false,
      phase: 'backoff',
      queued: 0,
      last_push_at: said.last_push_at,
    });
    expect(server.applied).toHaveLength(1);
  });

  test('LD3 sign-in, visibility and a person asking reach the leader from any tab', async () => {
    const { server, device } = await leading();
    const follower = await createTestDevice({ remote: server, on: device });
    follower.engine.start();
    follower.engine.signed_in();
    follower.engine.sync_now();
    follower.triggers.hint('visible');
    follower.triggers.hint('online');
    await follower.engine.settled();
    expect(follower.leader.nudges).toEqual(['signed_in', 'sync_now', 'visible', 'online']);
  });

  test('PL6 PS5 PS19 a follower that is looked at asks every 60 s, but shortens no backoff and ends no slow request', async () => {
    const { server, device } = await leading();
    const follower = await createTestDevice({ remote: server, on: device });
    follower.engine.start();
    const passed_on = async (): Promise<void> => {
      await follower.pass(60_000);
      const nudge = follower.leader.nudges.at(-1);
      if (nudge !== undefined) device.leader.hear({ nudge });
      await device.pass(200);
    };
    const pulls = server.pulls.length;
    await passed_on();
    expect(server.pulls).toHaveLength(pulls + 1);

    const slow = Promise.withResolvers<void>();
    server.pull_faults.push({ kind: 'hold', until: slow.promise });
    device.engine.sync_now();
    await arrived(server.pulls, pulls + 2);
    device.clock.advance(40_000);
    const nudge = follower.leader.nudges.at(-1) ?? 'visible';
    device.leader.hear({ nudge });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.pulls).toHaveLength(pulls + 2);
    slow.resolve();
    await device.engine.settled();

    server.pull_faults.push({ kind: 'fail', failure: { kind: 'unreachable', detail: 'test' } });
    device.engine.sync_now();
    await device.engine.settled();
    expect(device.engine.status().phase).toBe('backoff');
    const tries = server.pulls.length;
    device.leader.hear({ nudge });
    await device.engine.settled();
    expect(server.pulls).toHaveLength(tries);
  });

  test('LD4 D6 what a leader hears after it lost leadership changes nothing', async () => {
    const { server, device } = await leading();
    server.write('clients', 'c1', {});
    const gate = Promise.withResolvers<void>();
    server.pull_faults.push({ kind: 'hold', until: gate.promise });
    device.engine.sync_now();
    await arrived(server.pulls, server.pulls.length + 1);
    device.leader.lose();
    gate.resolve();
    await device.engine.settled();
    expect(await device.rows('clients')).toEqual([]);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', leader: false });
    expect(device.triggers.listening).toBeNull();
  });

  test('LD4 a call given up while it waits for its token is not sent', async () => {
    const { server, device } = await leading();
    const pulls = server.pulls.length;
    const token = Promise.withResolvers<TokenAnswer>();
    const asked = vi.spyOn(device.session, 'token').mockReturnValue(token.promise);
    device.engine.sync_now();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    device.leader.lose();
    asked.mockRestore();
    token.resolve({ kind: 'token', token: 'token-1' });
    await device.engine.settled();
    expect(server.pulls).toHaveLength(pulls);
    expect(device.engine.status()).toMatchObject({ leader: false, phase: 'idle' });
  });

  test('LD4 D6 a frozen leader that thaws after another took over writes nothing and steps down', async () => {
    const { server, device } = await leading();
    server.write('clients', 'c1', {});
    const gate = Promise.withResolvers<void>();
    server.pull_faults.push({ kind: 'hold', until: gate.promise });
    device.engine.sync_now();
    await arrived(server.pulls, server.pulls.length + 1);
    const other = await createTestDevice({ remote: server, on: await device.open_again() });
    await other.lead();
    expect(ids(await other.rows('clients'))).toEqual(['c1']);
    gate.resolve();
    await device.engine.settled();
    expect(device.leader.resigned).toBe(1);
    expect(device.engine.status()).toMatchObject({ leader: false, phase: 'idle' });
  });

  test('LD5 G2 two tabs that both believe to lead send twice; the server applies once', async () => {
    const { server, device } = await leading();
    const other = await createTestDevice({ remote: server, on: await device.open_again() });
    await other.lead();
    await device.store.commit([put('c1')]);
    device.engine.sync_now();
    other.engine.sync_now();
    await Promise.all([device.engine.settled(), other.engine.settled()]);
    expect(server.applied).toHaveLength(1);
    expect(await other.row('clients', 'c1')).toMatchObject({ rev: 1 });
    expect(await other.store.counts()).toMatchObject({ queued: 0, rejected: 0 });
  });
});

describe("the device's database", () => {
  test('ST1 a database that fails is said so, is probed, and work resumes when it answers', async () => {
    const server = createFakeServer();
    let broken = false;
    const check = () => {
      if (broken) throw new StoreError('quota', null);
    };
    const through = (store: Store): Store => ({
      ...store,
      counts: async () => (check(), store.counts()),
      take_batch: async (limits) => (check(), store.take_batch(limits)),
      probe: async () => (check(), store.probe()),
    });
    const device = await createTestDevice({ remote: server, through });
    await device.lead();
    broken = true;
    await device.write(put('c1'));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({ phase: 'storage_broken', storage_fault: 'quota' });
    await device.pass(10_000);
    expect(device.engine.status().phase).toBe('storage_broken');
    broken = false;
    await device.pass(300_000);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', storage_fault: null, queued: 0 });
    expect(server.applied).toHaveLength(1);
  });

  test.each(['take_batch', 'apply_push', 'apply_page'] as const)(
    'ST6 a full disk makes room once before the work is stopped: %s',
    async (call) => {
      const server = createFakeServer();
      server.write('clients', 'c9', { notes: 'a' });
      let full = false;
      let asked = 0;
      const device = await createTestDevice({
        remote: server,
        make_room: async () => {
          asked += 1;
          full = false;
        },
        through: (store: Store): Store => ({
          ...store,
          [call]: async (...given: readonly never[]) => {
            if (full) throw new StoreError('quota', null);
            return await Reflect.apply(store[call], store, given);
          },
        }),
      });
      full = call === 'apply_page';
      await device.lead();
      full = call !== 'apply_page';
      await device.write(put('c1'));
      await device.pass(300);
      expect(asked).toBe(1);
      expect(device.engine.status()).toMatchObject({ phase: 'idle', storage_fault: null, queued: 0 });
      expect(server.applied).toHaveLength(1);
      expect(await device.row('clients', 'c9')).toMatchObject({ notes: 'a' });
    },
  );

  test('ST6 a disk that stays full is said so, and asks for room once a try', async () => {
    let asked = 0;
    let full = false;
    const device = await createTestDevice({
      remote: createFakeServer(),
      make_room: async () => {
        asked += 1;
        throw new StoreError('quota', null);
      },
      through: (store: Store): Store => ({
        ...store,
        take_batch: async (limits) => {
          if (full) throw new StoreError('quota', null);
          return await store.take_batch(limits);
        },
      }),
    });
    await device.lead();
    full = true;
    await device.write(put('c1'));
    await device.pass(300);
    expect(asked).toBe(1);
    expect(device.engine.status()).toMatchObject({
      phase: 'storage_broken',
      storage_fault: 'quota',
      queued: 1,
    });
  });

  test('ST1 a full disk that answers a probe is not tried with the same page every second', async () => {
    const server = createFakeServer();
    server.write('clients', 'c1', { notes: 'a' });
    let full = true;
    const through = (store: Store): Store => ({
      ...store,
      apply_page: async (page) => {
        if (full) throw new StoreError('quota', null);
        return store.apply_page(page);
      },
    });
    const device = await createTestDevice({ remote: server, through });
    await device.lead();
    for (let second = 0; second < 600; second += 1) await device.pass(1_000);
    expect(server.pulls.length).toBeLessThan(30);
    full = false;
    await device.pass(300_000);
    expect(await device.row('clients', 'c1')).toMatchObject({ notes: 'a' });
    expect(device.engine.status()).toMatchObject({ phase: 'idle', storage_fault: null });
  });

  test('PS10 an answer that could not be recorded is asked for again: acknowledged only after it was recorded', async () => {
    const server = createFakeServer();
    let failures = 1;
    const through = (store: Store): Store => ({
      ...store,
      apply_push: async (reply, at) => {
        failures -= 1;
        if (failures >= 0) throw new StoreError('connection_lost', null);
        return store.apply_push(reply, at);
      },
    });
    const device = await createTestDevice({ remote: server, through });
    await device.lead();
    await device.write(put('c1'));
    await device.pass(300);
    expect(await device.store.counts()).toMatchObject({ queued: 1, rejected: 0 });
    await device.pass(300_000);
    expect(server.applied).toHaveLength(1);
    expect(await device.store.counts()).toMatchObject({ queued: 0, rejected: 0 });
  });

  test('OB8 G1 work left by a killed tab goes out at the next start', async () => {
    const server = createFakeServer();
    const killed = await createTestStore();
    await killed.store.commit([put('c1')]);
    await killed.store.take_batch({ count: 50, bytes: 1_000_000 });
    const device = await createTestDevice({ remote: server, on: await killed.open_again() });
    await device.lead();
    expect(server.applied).toHaveLength(1);
  });
});

describe('the handle', () => {
  test('status is one object until something changes, and listeners hear of changes', async () => {
    const { device } = await leading();
    const before = device.engine.status();
    let heard = 0;
    const end = device.engine.subscribe(() => {
      heard += 1;
    });
    expect(device.engine.status()).toBe(before);
    await device.write(put('c1'));
    await device.engine.settled();
    expect(heard).toBeGreaterThan(0);
    expect(device.engine.status()).not.toBe(before);
    end();
    const times = heard;
    await device.pass(300);
    expect(heard).toBe(times);
  });

  test('OB11 what was just written waits at once; a count that began before the write does not deny it', async () => {
    const held: (() => void)[] = [];
    let holding = false;
    const through = (store: Store): Store => ({
      ...store,
      counts: async () => {
        const counts = await store.counts();
        if (holding) await new Promise<void>((resolve) => held.push(resolve));
        return counts;
      },
    });
    const device = await createTestDevice({ remote: createFakeServer(), through });
    await device.lead();
    const queued = () => device.engine.status().queued;

    holding = true;
    device.engine.local_write();
    await expect.poll(() => held).toHaveLength(1);
    await device.store.commit([put('c1'), put('c2')]);
    holding = false;
    device.engine.local_write();
    expect(queued(), 'before anything was counted').toBe(1);
    await expect.poll(queued).toBe(2);
    held[0]?.();
    await device.engine.settled();
    expect(queued(), 'after the count of before').toBe(2);
    await device.pass(300);
    expect(queued()).toBe(0);
  });

  test('a stopped engine does nothing more', async () => {
    const { server, device } = await leading();
    await device.engine.stop();
    const pulls = server.pulls.length;
    device.triggers.hint('online');
    device.engine.sync_now();
    await device.pass(600_000);
    expect(server.pulls).toHaveLength(pulls);
    expect(device.clock.next_due_in_ms()).toBeNull();
  });
});

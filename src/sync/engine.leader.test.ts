import { describe, expect, test, vi } from 'vitest';
import type { Store, TokenAnswer } from './index.ts';
import { StoreError } from './index.ts';
import { createFakeServer, createTestDevice, createTestStore } from './testing/index.ts';
import { arrived, ids, leading, put } from './testing/leading-device.ts';

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
    expect(follower.engine.status()).toMatchObject({ leader: false, pending: 1 });
    device.leader.hear({ nudge: 'local_write' });
    await device.pass(300);
    const said = device.leader.announced.at(-1);
    if (said === undefined) throw new Error('the leader said nothing');
    follower.leader.hear({ status: { ...said, phase: 'backoff', reachable: false } });
    await follower.engine.settled();
    expect(follower.engine.status()).toMatchObject({
      leader: false,
      phase: 'backoff',
      pending: 0,
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
    follower.triggers.hint('looked');
    follower.engine.looked();
    await follower.engine.settled();
    const passed_on = ['signed_in', 'sync_now', 'visible', 'online', 'looked', 'looked'];
    expect(follower.leader.nudges).toEqual(passed_on);
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

  test('LD4 D6 answers after leadership ended change nothing', async () => {
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
    expect(await other.store.counts()).toMatchObject({ pending: 0, rejected: 0 });
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
    expect(device.engine.status()).toMatchObject({ phase: 'idle', storage_fault: null, pending: 0 });
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
      expect(device.engine.status()).toMatchObject({ phase: 'idle', storage_fault: null, pending: 0 });
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
      pending: 1,
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
    expect(await device.store.counts()).toMatchObject({ pending: 1, rejected: 0 });
    await device.pass(300_000);
    expect(server.applied).toHaveLength(1);
    expect(await device.store.counts()).toMatchObject({ pending: 0, rejected: 0 });
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

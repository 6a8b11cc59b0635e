import { describe, expect, test } from 'vitest';
import type { Store } from './index.ts';
import { createFakeServer, createTestDevice } from './testing/index.ts';
import { arrived, ids, leading, put } from './testing/leading-device.ts';

const DAY_MS = 24 * 3_600_000;

describe('a cycle', () => {
  test('PS1 a start pushes pending changes, then pulls', async () => {
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
      pending: 0,
      leader: true,
      reachable: true,
      first_sync_done: true,
      last_pull_at: '2026-05-01T10:00:00.000Z',
      last_push_at: '2026-05-01T10:00:00.000Z',
    });
  });

  test('R-09 K6 AU10 a device clock that is two days off is told as skew, also to other tabs and after a start without signal', async () => {
    const { server, device } = await leading();
    expect(device.engine.status().clock_skew_ms).toBe(0);
    device.clock.jump_wall(-2 * DAY_MS);
    device.engine.sync_now();
    await device.engine.settled();
    expect(device.engine.status().clock_skew_ms).toBe(2 * DAY_MS);
    const follower = await createTestDevice({ remote: server, on: device });
    follower.engine.start();
    await follower.engine.settled();
    const said = device.leader.announced.at(-1);
    if (said === undefined) throw new Error('the leader said nothing');
    follower.leader.hear({ status: said });
    expect(follower.engine.status().clock_skew_ms).toBe(2 * DAY_MS);
    server.pull_faults.push({ kind: 'fail', failure: { kind: 'unreachable', detail: 'no signal' } });
    const later = await createTestDevice({ remote: server, on: device, online: false });
    await later.lead();
    expect(later.engine.status()).toMatchObject({ reachable: false, clock_skew_ms: 2 * DAY_MS });
  });

  test('AU10 an answer whose time is no time says nothing of the clock', async () => {
    const { server, device } = await leading();
    server.server_time = 'noon';
    device.engine.sync_now();
    await device.engine.settled();
    expect(device.engine.status().clock_skew_ms).toBeNull();
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
    // The answer to the push came before the first page.
    expect(server.pulls.slice(0, 2).map(({ cursor }) => cursor)).toEqual([{}, { x: 2_000 }]);
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
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0 });
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
    expect(asked - at_rest, 'and for what was written while it ran').toBe(3);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0 });
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

  test('PL5 a poke during a pull is followed by another: the page being fetched may be older than the change', async () => {
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

  test('OB11 a new write is pending at once; a count that began before it does not deny it', async () => {
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
    const pending = () => device.engine.status().pending;

    holding = true;
    device.engine.local_write();
    await expect.poll(() => held).toHaveLength(1);
    await device.store.commit([put('c1'), put('c2')]);
    holding = false;
    device.engine.local_write();
    expect(pending(), 'before anything was counted').toBe(1);
    await expect.poll(pending).toBe(2);
    held[0]?.();
    await device.engine.settled();
    expect(pending(), 'after the count of before').toBe(2);
    await device.pass(300);
    expect(pending()).toBe(0);
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

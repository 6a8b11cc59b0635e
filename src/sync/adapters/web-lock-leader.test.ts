import { describe, expect, test } from 'vitest';
import type { Nudge, SyncStatus } from '../index.ts';
import { createFakeBus, createFakeClock, createFakeLocks, createFakePage } from '../testing/index.ts';
import { createSeededRandom } from '../testing/index.ts';
import { initialState } from '../core/state.ts';
import { statusOf } from '../engine.ts';
import { FIRST_STEAL_GAP_MS, createStealLimit } from './web-lock-leader.ts';
import { createWebLockLeader } from './web-lock-leader.ts';

const STATUS: SyncStatus = statusOf(initialState({ user_id: 'u', online: true, visible: true }), 0);

/** A browser with one database and any number of tabs. */
function browser(with_locks = true) {
  const clock = createFakeClock();
  const bus = createFakeBus();
  const locks = with_locks ? createFakeLocks() : null;
  let epoch = 0;
  let database_fails = false;
  let tabs = 0;
  function openTab() {
    tabs += 1;
    const page = createFakePage();
    const events: string[] = [];
    const nudges: Nudge[] = [];
    const heard: SyncStatus[] = [];
    const leader = createWebLockLeader({
      name: 'user-1',
      store: {
        next_leader_epoch() {
          if (database_fails) return Promise.reject(new Error('database'));
          epoch += 1;
          return Promise.resolve(epoch);
        },
      },
      clock,
      random: createSeededRandom(tabs),
      locks,
      open_bus: bus.open,
      page,
    });
    leader.start({
      gained: (gained) => events.push(`gained ${gained}`),
      lost: () => events.push('lost'),
      nudged: (nudge) => nudges.push(nudge),
      heard: (status) => heard.push(status),
    });
    return { leader, page, events, nudges, heard };
  }
  return {
    openTab,
    bus,
    clock,
    failDatabase: (fails: boolean) => {
      database_fails = fails;
    },
    /** Lets time pass in steps small enough for promises to keep up. */
    pass: async (ms: number) => {
      for (let left = ms; left > 0; left -= 1_000) {
        clock.advance(Math.min(1_000, left));
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('with Web Locks', () => {
  test('LD1 one tab leads; when it stops the next one does, with a higher epoch', async () => {
    const { openTab, pass } = browser();
    const first = openTab();
    const second = openTab();
    await pass(1_000);
    expect([first.events, second.events]).toEqual([['gained 1'], []]);
    first.leader.stop();
    await pass(1_000);
    expect([first.events, second.events]).toEqual([['gained 1', 'lost'], ['gained 2']]);
  });

  test('LD2 LD3 nudges reach the leader only, its status the followers only, also one that opens later', async () => {
    const { openTab, pass } = browser();
    const first = openTab();
    const second = openTab();
    await pass(1_000);
    first.leader.announce({ ...STATUS, pending: 3 });
    second.leader.announce({ ...STATUS, pending: 9 });
    second.leader.nudge('local_write');
    const third = openTab();
    await pass(1_000);
    expect(first.nudges).toEqual(['local_write']);
    expect(second.nudges).toEqual([]);
    expect(second.heard.at(-1)?.pending).toBe(3);
    expect(third.heard.at(-1)?.pending).toBe(3);
    expect(first.heard).toEqual([]);
  });

  test('LD6 a frozen leader is taken over by a visible follower after 15 s of silence and a question', async () => {
    const { openTab, bus, pass } = browser();
    const frozen = openTab();
    const follower = openTab();
    await pass(20_000);
    expect(follower.events).toEqual([]);
    bus.freeze(0);
    await pass(15_000);
    expect(follower.events).toEqual([]);
    await pass(8_000);
    expect(follower.events).toEqual(['gained 2']);
    expect(frozen.events).toEqual(['gained 1', 'lost']);
  });

  test('LD6 a hidden follower takes nothing over; it asks when it is looked at', async () => {
    const { openTab, bus, pass } = browser();
    openTab();
    const follower = openTab();
    follower.page.show(false);
    await pass(1_000);
    bus.freeze(0);
    await pass(60_000);
    expect(follower.events).toEqual([]);
    follower.page.show(true);
    await pass(3_000);
    expect(follower.events).toEqual(['gained 2']);
  });

  test('LD6 a leader that answers the question stays, however late its beats', async () => {
    const { openTab, bus, pass } = browser();
    const leader = openTab();
    const follower = openTab();
    await pass(1_000);
    bus.freeze(0);
    await pass(16_000);
    bus.thaw(0);
    await pass(10_000);
    expect(leader.events).toEqual(['gained 1']);
    expect(follower.events).toEqual([]);
  });

  test('LD6 a tab that cannot hear takes over at most once a minute and ever more rarely', () => {
    const clock = createFakeClock();
    const limit = createStealLimit(clock);
    const taken: number[] = [];
    for (let minute = 0; minute <= 20 * 60; minute += 1) {
      if (limit.take()) taken.push(minute);
      clock.advance(FIRST_STEAL_GAP_MS / 60);
    }
    expect(taken).toEqual([0, 60, 180, 420, 900]);
    clock.advance(15 * 60_000);
    limit.heardLeader();
    expect(limit.take()).toBe(true);
    clock.advance(FIRST_STEAL_GAP_MS);
    expect(limit.take()).toBe(true);
  });

  test('LD7 a page that is put away lets go first, and campaigns again when it is back', async () => {
    const { openTab, pass } = browser();
    const first = openTab();
    const second = openTab();
    await pass(1_000);
    first.page.put_away();
    await pass(1_000);
    expect([first.events, second.events]).toEqual([['gained 1', 'lost'], ['gained 2']]);
    first.page.bring_back();
    second.leader.stop();
    await pass(1_000);
    expect(first.events).toEqual(['gained 1', 'lost', 'gained 3']);
  });

  test('LD4 a leader that resigns campaigns again', async () => {
    const { openTab, pass } = browser();
    const only = openTab();
    await pass(1_000);
    only.leader.resign();
    expect(only.events).toEqual(['gained 1', 'lost']);
    await pass(6_000);
    expect(only.events).toEqual(['gained 1', 'lost', 'gained 2']);
  });

  test('LD1 without an epoch from the database no tab leads; it is asked again', async () => {
    const { openTab, pass, failDatabase } = browser();
    failDatabase(true);
    const only = openTab();
    await pass(12_000);
    expect(only.events).toEqual([]);
    failDatabase(false);
    await pass(6_000);
    expect(only.events).toEqual(['gained 1']);
  });
});

describe('without Web Locks', () => {
  test('LD8 a lone tab leads when no answer comes; a second one follows', async () => {
    const { openTab, pass } = browser(false);
    const first = openTab();
    await pass(3_000);
    const second = openTab();
    await pass(30_000);
    expect([first.events, second.events]).toEqual([['gained 1'], []]);
  });

  test('LD8 of two that start together the one with the highest epoch stays', async () => {
    const { openTab, pass } = browser(false);
    const first = openTab();
    const second = openTab();
    await pass(30_000);
    const leading = [first, second].filter(({ events }) => events.at(-1)?.startsWith('gained') === true);
    expect(leading).toHaveLength(1);
    expect(leading[0]?.events.at(-1)).toBe('gained 2');
  });

  test('LD8 when the leader falls silent a follower takes over', async () => {
    const { openTab, bus, pass } = browser(false);
    const first = openTab();
    await pass(3_000);
    const second = openTab();
    await pass(3_000);
    bus.freeze(0);
    await pass(30_000);
    expect(second.events).toEqual(['gained 2']);
    bus.thaw(0);
    await pass(6_000);
    expect(first.events).toEqual(['gained 1', 'lost']);
  });
});

import { describe, expect, test } from 'vitest';
import type { SyncPhase } from '../status.ts';
import { pullReply } from '../testing/index.ts';
import { EVENTS, NOW, PHASES, RUN, inPhase, pull_state } from '../testing/engine-states.ts';
import type { EffectType } from './effects.ts';
import type { CallFailure, SyncEvent } from './events.ts';
import type { SyncState } from './state.ts';
import { reduce } from './transitions.ts';

const NETWORK: ReadonlySet<EffectType> = new Set([
  'read_state',
  'take_batch',
  'send',
  'fetch',
  'write_results',
  'write_page',
  'begin_resync',
  'finish_resync',
  'reject',
  'renew_client',
]);

const types = Object.values(EVENTS).map(({ type }) => type);

describe.each(PHASES)('every event in phase %s', (phase) => {
  test('D6 LD4 an outcome of an earlier run changes nothing', () => {
    const state = inPhase(phase, 'leader');
    for (const event of Object.values(EVENTS)) {
      if (!('run' in event)) continue;
      expect(reduce(state, { ...event, run: RUN - 1 }, NOW)).toEqual({ state, effects: [] });
    }
  });

  test('LD4 losing leadership ends what runs: later outcomes are not heard and nothing listens', () => {
    const { state, effects } = reduce(inPhase(phase, 'leader'), EVENTS.lost, NOW);
    expect(state).toMatchObject({ leader_epoch: null, push_work: null, pull_work: null });
    expect(state.run).toBeGreaterThan(RUN);
    expect(effects.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['abort_calls', 'stop_listening']),
    );
  });
});

describe.each(['idle', 'storage_broken'] as const)('LD2 a follower in phase %s', (phase) => {
  test.each(types.filter((type) => type !== 'gained' && type !== 'started'))(
    '%s asks nothing of the network',
    (type) => {
      const { state, effects } = reduce(inPhase(phase, 'follower'), EVENTS[type], NOW);
      expect(effects.filter((effect) => NETWORK.has(effect.type))).toEqual([]);
      expect(['idle', 'storage_broken']).toContain(state.phase);
      expect(state.leader_epoch).toBeNull();
    },
  );
});

describe('failures of a call', () => {
  const failures: readonly [CallFailure['kind'], CallFailure, SyncPhase, SyncPhase][] = [
    ['unreachable', { kind: 'unreachable', detail: 'x' }, 'backoff', 'backoff'],
    ['too_much', { kind: 'too_much', detail: 'x' }, 'backoff', 'backoff'],
    ['unauthorized', { kind: 'unauthorized' }, 'pushing', 'pulling'],
    ['no_token', { kind: 'no_token' }, 'waiting_for_sign_in', 'waiting_for_sign_in'],
    ['not_staff', { kind: 'not_staff' }, 'not_staff', 'not_staff'],
    ['upgrade_needed', { kind: 'upgrade_needed' }, 'pulling', 'upgrade_needed'],
    ['client_refused', { kind: 'client_refused' }, 'pushing', 'backoff'],
    ['batch_invalid', { kind: 'batch_invalid', code: '22P02' }, 'pushing', 'backoff'],
  ];

  test.each(failures)('%s of a push and of a pull', (_kind, failure, of_push, of_pull) => {
    const event: SyncEvent = { type: 'call_failed', run: RUN, failure };
    expect(reduce(inPhase('pushing', 'leader'), event, NOW).state.phase).toBe(of_push);
    expect(reduce(inPhase('pulling', 'leader'), event, NOW).state.phase).toBe(of_pull);
  });

  test('AU3 K6 the second refusal in a row waits for sign-in; the first asks for a fresh token', () => {
    const event: SyncEvent = { type: 'call_failed', run: RUN, failure: { kind: 'unauthorized' } };
    for (const phase of ['pushing', 'pulling'] as const) {
      const first = reduce(inPhase(phase, 'leader'), event, NOW);
      expect(first.effects).toMatchObject([{ force_refresh: true }]);
      expect(reduce(first.state, event, NOW).state.phase).toBe('waiting_for_sign_in');
    }
  });

  test('PS5 the wait doubles with every failed try and never exceeds five minutes', () => {
    const event: SyncEvent = { type: 'call_failed', run: RUN, failure: { kind: 'unreachable', detail: 'x' } };
    const waits = [0, 1, 2, 3, 8, 9, 40].map((attempt) => {
      const { state } = reduce({ ...inPhase('pulling', 'leader'), attempt }, event, {
        ...NOW,
        random: 0.999_999,
      });
      return Math.round(((state.retry_at_ms ?? 0) - NOW.now_ms) / 1_000);
    });
    expect(waits).toEqual([1, 2, 4, 8, 256, 300, 300]);
  });

  test('PS5 a try that fails before a person who came meanwhile is followed by the next within a second', () => {
    const event: SyncEvent = { type: 'call_failed', run: RUN, failure: { kind: 'unreachable', detail: 'x' } };
    for (const phase of ['pushing', 'pulling'] as const) {
      for (const look of ['online', 'visible', 'looked', 'sync_now'] as const) {
        const seen = reduce({ ...inPhase(phase, 'leader'), attempt: 9 }, EVENTS[look], NOW);
        const { state } = reduce(seen.state, event, { ...NOW, random: 0.999_999 });
        expect((state.retry_at_ms ?? 0) - NOW.now_ms, `${phase} × ${look}`).toBeLessThan(1_000);
      }
    }
  });
});

/** What a refused page leads to. */
const stale = (outcome: 'stale_leader' | 'stale_cursor') =>
  reduce(inPhase('pulling', 'leader'), { ...EVENTS.page_written, outcome }, NOW);

describe('pages', () => {
  const reply = pullReply({ more: true, cursor: { x: 5 } });
  const arrived = (state: SyncState, at: { cursor: typeof reply.cursor | null }, said = reply) =>
    reduce(
      state,
      { type: 'page_arrived', run: RUN, page: { asked_with: at.cursor, reply: said }, elapsed_ms: 9_000 },
      NOW,
    );

  test('PL3 a full page is written while the next is fetched; the one that comes meanwhile waits its turn', () => {
    const fetching = {
      ...inPhase('pulling', 'leader'),
      pull_work: { fetching: { cursor: null }, writing: null, ahead: [] },
    };
    const first = arrived(fetching, { cursor: null });
    expect(first.effects.map(({ type }) => type)).toEqual(['write_page', 'fetch']);
    const second = arrived(first.state, { cursor: { x: 5 } }, pullReply({ cursor: { x: 9 } }));
    expect(second.effects).toEqual([]);
    const written = reduce(second.state, EVENTS.page_written, NOW);
    expect(written.effects).toMatchObject([{ type: 'write_page', page: { asked_with: { x: 5 } } }]);
  });

  /** Pages behind cursors 1, 2, 3 … arrive while the first one is being written. */
  const aheadOf = (from: SyncState, count: number) => {
    const asked: (typeof reply.cursor | null)[] = [];
    let at = arrived(from, { cursor: null }, pullReply({ more: true, cursor: { x: 1 } }));
    for (let x = 1; x <= count; x += 1) {
      asked.push(...at.effects.flatMap((effect) => (effect.type === 'fetch' ? [effect.cursor] : [])));
      at = arrived(at.state, { cursor: { x } }, pullReply({ more: true, cursor: { x: x + 1 } }));
    }
    return { at, asked };
  };
  const asking: SyncState = {
    ...inPhase('pulling', 'leader'),
    pull_work: { fetching: { cursor: null }, writing: null, ahead: [] },
  };

  test('PL3 pages are asked for without waiting for the disk, two ahead and no more; each is written in its turn', () => {
    const { at, asked } = aheadOf(asking, 2);
    expect(asked).toEqual([{ x: 1 }, { x: 2 }]);
    expect(at.effects).toEqual([]);
    const second = reduce(at.state, EVENTS.page_written, NOW);
    expect(second.effects).toMatchObject([
      { type: 'write_page', page: { asked_with: { x: 1 } } },
      { type: 'fetch', cursor: { x: 3 } },
    ]);
    const third = reduce(second.state, EVENTS.page_written, NOW);
    expect(third.effects).toMatchObject([{ type: 'write_page', page: { asked_with: { x: 2 } } }]);
  });

  test('PL3 PL4 no page is fetched while a change is pending, and fetched pages are dropped for its push', () => {
    const { at } = aheadOf(asking, 1);
    const pending = reduce(at.state, EVENTS.local_write, NOW).state;
    const arriving = arrived(pending, { cursor: { x: 2 } }, pullReply({ more: true, cursor: { x: 3 } }));
    expect(arriving.effects).toEqual([]);
    const { state, effects } = reduce(arriving.state, EVENTS.page_written, NOW);
    expect(state).toMatchObject({ phase: 'pushing', pull_work: null });
    expect(effects).toContainEqual({ type: 'abort_calls' });
  });

  test('PL10 a page of another epoch or scope opens one run, whatever comes of the request that was under way', () => {
    const { at } = aheadOf(asking, 1);
    const strange = pullReply({ more: true, cursor: { x: 3 }, epoch: 'epoch-2' });
    const ahead = arrived({ ...at.state, pull: pull_state }, { cursor: { x: 2 } }, strange);
    const second = reduce(ahead.state, EVENTS.page_written, NOW);
    expect(second.effects).toMatchObject([
      { type: 'write_page', page: { asked_with: { x: 1 } } },
      { type: 'fetch' },
    ]);
    const third = reduce(second.state, EVENTS.page_written, NOW);
    expect(third.effects.map(({ type }) => type)).toEqual(['abort_calls', 'begin_resync']);
    expect(third.state.run).toBe(RUN + 1);
    const late = reduce(third.state, EVENTS.call_failed, NOW);
    expect(late).toEqual({ state: third.state, effects: [] });
    expect(arrived(third.state, { cursor: { x: 3 } }, strange).effects).toEqual([]);
  });

  test('PL4 a pending write is not kept waiting by a fetch: the push comes after the page', () => {
    const state = {
      ...inPhase('pulling', 'leader'),
      write_pending: true,
      pull_work: { fetching: { cursor: null }, writing: null, ahead: [] },
    };
    const { state: writing, effects } = arrived(state, { cursor: null });
    expect(effects.map(({ type }) => type)).toEqual(['write_page']);
    expect(reduce(writing, EVENTS.page_written, NOW).state.phase).toBe('pushing');
  });

  test('PL10 D8 a page of another epoch or scope is not written: a run is opened', () => {
    for (const other of [{ epoch: 'epoch-2' }, { scope: 'scope-2' }, { reset: true }]) {
      const state = {
        ...inPhase('pulling', 'leader'),
        pull: pull_state,
        pull_work: { fetching: { cursor: { x: 1 } }, writing: null, ahead: [] },
      };
      const { effects } = arrived(state, { cursor: { x: 1 } }, pullReply(other));
      expect(effects.map(({ type }) => type)).toEqual(['abort_calls', 'begin_resync']);
    }
  });

  test('PL2 LD4 a page refused for a later leader makes this one step down; one refused for its cursor starts over', () => {
    expect(stale('stale_leader')).toMatchObject({ state: { phase: 'idle', leader_epoch: null } });
    expect(stale('stale_leader').effects.map(({ type }) => type)).toContain('resign');
    expect(stale('stale_cursor').state.phase).toBe('pushing');
  });
});

/** What the reducer does where the pair of phase and event alone does not tell. */
import { describe, expect, test } from 'vitest';
import { EVENTS, NOW, inPhase, pull_state } from '../testing/engine-states.ts';
import type { SyncEvent } from './events.ts';
import type { SyncState } from './state.ts';
import { reduce } from './transitions.ts';
import {
  ALL_TIMERS,
  HALT,
  LETS_GO,
  OUTCOMES,
  check,
  leads,
  notes,
  stays,
  verifying,
} from '../testing/outcomes.ts';

/** The cursor that goes with a batch. */
const cursorAlong = (change: Partial<SyncState>): unknown => {
  const state: SyncState = { ...inPhase('pushing', 'leader'), pull: pull_state, ...change };
  const sent = reduce(state, EVENTS.batch_taken, NOW).effects.find((effect) => effect.type === 'send');
  return sent?.cursor;
};

describe('pairs of phase and event whose outcome depends on the state', () => {
  const pulling = inPhase('pulling', 'leader');
  const STEPS_DOWN = leads('idle', ...ALL_TIMERS, ...LETS_GO, 'resign');

  test('PL2 LD4 a page that was not written', () => {
    check(pulling, { ...EVENTS.page_written, outcome: 'stale_leader' }, STEPS_DOWN);
    check(pulling, { ...EVENTS.page_written, outcome: 'stale_cursor' }, OUTCOMES.cycle);
    check(
      { ...pulling, consecutive_restarts: 3 },
      { ...EVENTS.page_written, outcome: 'stale_cursor' },
      OUTCOMES.backoff,
    );
  });

  test('PL10 a run that could not be opened, or is opened again and again', () => {
    check(pulling, { ...EVENTS.resync_begun, still_leading: false }, STEPS_DOWN);
    check({ ...pulling, consecutive_restarts: 3 }, EVENTS.resync_begun, OUTCOMES.backoff);
    const pushing = inPhase('pushing', 'leader');
    check(pushing, { ...EVENTS.resync_begun, still_leading: false }, STEPS_DOWN);
    check({ ...pushing, consecutive_restarts: 3 }, EVENTS.resync_begun, OUTCOMES.backoff);
  });

  test('PL10 D1 a run opened by the answer to a push: what it brought is recorded; if nothing was taken, all goes again', () => {
    const pushing = inPhase('pushing', 'leader');
    check(pushing, EVENTS.resync_begun, OUTCOMES.batch);
    if (pushing.push_work === null) throw new Error('a push has work');
    const { reply } = EVENTS.push_answered;
    check({ ...pushing, push_work: { ...pushing.push_work, reply } }, EVENTS.resync_begun, OUTCOMES.record);
    const elsewhere: SyncState = { ...pushing, pull: pull_state };
    for (const origin of [{ epoch: 'epoch-2' }, { scope: 'scope-2' }, { reset: true }])
      check(elsewhere, { ...EVENTS.push_answered, reply: { ...reply, ...origin } }, notes('begin_resync'));
  });

  test('PS19 a hint during a request that has been silent for long starts over', () => {
    for (const phase of ['pushing', 'pulling'] as const)
      for (const type of ['online', 'visible', 'sync_now'] as const)
        check(
          { ...inPhase(phase, 'leader'), calling_since_ms: NOW.now_ms - 10_001 },
          EVENTS[type],
          OUTCOMES.cycle,
        );
  });

  test('PS6 a server that named a time is not asked before it, except when a person asks', () => {
    const told = { ...inPhase('backoff', 'leader'), not_before_ms: NOW.now_ms + 1 };
    check(told, EVENTS.joined, OUTCOMES['.']);
    expect(reduce(told, EVENTS.online, NOW).state.phase).toBe('backoff');
    expect(reduce(told, EVENTS.visible, NOW).state.phase).toBe('backoff');
    check(told, EVENTS.sync_now, OUTCOMES.cycle);
  });

  test('PS1 PS9 an empty batch leads to the pull, an answer about nothing of the batch to a wait', () => {
    check(inPhase('pushing', 'leader'), { ...EVENTS.batch_taken, entries: [] }, leads('pulling', 'fetch'));
    const reply = { ...EVENTS.push_answered.reply, results: [] };
    check(inPhase('pushing', 'leader'), { ...EVENTS.push_answered, reply }, OUTCOMES.backoff);
  });

  test('PS21 a page that came with the last answer is written instead of asking for one; with more to send it is left', () => {
    const pushing = inPhase('pushing', 'leader');
    if (pushing.push_work === null) throw new Error('a push has work');
    const { page } = EVENTS.page_arrived;
    const recording: SyncState = {
      ...pushing,
      pull: pull_state,
      push_work: {
        ...pushing.push_work,
        step: 'writing',
        reply: { ...EVENTS.push_answered.reply, page: page.reply },
      },
    };
    const recorded = reduce(recording, EVENTS.results_written, NOW).state;
    const nothing_left: SyncEvent = { ...EVENTS.batch_taken, entries: [] };
    check(recorded, nothing_left, leads('pulling', 'write_page'));
    const written = reduce(recorded, nothing_left, NOW).effects.find(
      (effect) => effect.type === 'write_page',
    );
    expect(written?.page).toEqual({ asked_with: pull_state.cursor, reply: page.reply });
    check(recorded, EVENTS.batch_taken, notes('send'));
    expect(reduce(recorded, EVENTS.batch_taken, NOW).state.push_work?.page).toBeNull();
    for (const type of ['poke', 'joined'] as const) {
      const late = reduce(recorded, EVENTS[type], NOW).state;
      check(late, nothing_left, leads('pulling', 'fetch'));
      const early = reduce(reduce(recording, EVENTS[type], NOW).state, EVENTS.results_written, NOW).state;
      check(early, nothing_left, leads('pulling', 'fetch'));
    }
    const in_a_run: SyncState = { ...recording, pull: { ...pull_state, resync_open: true } };
    const recorded_in_run = reduce(in_a_run, EVENTS.results_written, NOW).state;
    check(recorded_in_run, nothing_left, leads('pulling', 'fetch'));
  });

  test('RS2 D1 a device that has pushed and never pulled says with the next batch which epoch it knows', () => {
    const pushing = inPhase('pushing', 'leader');
    if (pushing.push_work === null) throw new Error('a push has work');
    const { reply } = EVENTS.push_answered;
    const unpulled = { ...pull_state, cursor: null, epoch: null, scope: null, first_sync_done: false };
    const recording: SyncState = {
      ...pushing,
      pull: unpulled,
      push_work: { ...pushing.push_work, step: 'writing', reply },
    };
    const recorded = reduce(recording, EVENTS.results_written, NOW).state;
    const next = reduce(recorded, EVENTS.batch_taken, NOW).effects.find((effect) => effect.type === 'send');
    expect(next).toMatchObject({ epoch: reply.epoch });
    const elsewhere: SyncEvent = {
      ...EVENTS.push_answered,
      reply: { ...reply, epoch: 'another', results: [] },
    };
    check(reduce(recorded, EVENTS.batch_taken, NOW).state, elsewhere, leads('pushing', 'begin_resync'));
  });

  test('PS21 K5 a page is asked for along with a push, but not in a run, before the first sync, or on a weak link', () => {
    expect(cursorAlong({})).toEqual(pull_state.cursor);
    expect(cursorAlong({ pull: { ...pull_state, resync_open: true } })).toBeNull();
    expect(cursorAlong({ pull: { ...pull_state, first_sync_done: false } })).toBeNull();
    const { sizes } = inPhase('pushing', 'leader');
    expect(cursorAlong({ sizes: { ...sizes, push_count: 100 } })).toBeNull();
  });

  test('K2 PS16 an empty push that passes: the batch is at fault', () => {
    check(verifying(), EVENTS.push_answered, notes('reject'));
    const work = verifying().push_work;
    if (work === null) throw new Error('a push has work');
    const two = { ...verifying(), push_work: { ...work, batch: [...work.batch, ...work.batch] } };
    check(two, EVENTS.push_answered, notes('take_batch'));
  });

  test("AU7 another user's answer asks for a fresh token once, then for a person", () => {
    const foreign = {
      ...EVENTS.push_answered,
      reply: { ...EVENTS.push_answered.reply, user: 'someone-else' },
    };
    check(inPhase('pushing', 'leader'), foreign, notes('send'));
    check(
      { ...inPhase('pushing', 'leader'), refreshed: true },
      foreign,
      leads('waiting_for_sign_in', ...HALT),
    );
    const { page } = EVENTS.page_arrived;
    const page_of_another = {
      ...EVENTS.page_arrived,
      page: { ...page, reply: { ...page.reply, user: 'someone-else' } },
    };
    check(pulling, page_of_another, notes('fetch'));
    check({ ...pulling, refreshed: true }, page_of_another, leads('waiting_for_sign_in', ...HALT));
  });

  test('AU6 while pushing is refused a cycle only pulls; when all is refused nothing is asked but later', () => {
    check({ ...inPhase('pushing', 'leader'), refused: 'push' }, EVENTS.state_read, leads('pulling', 'fetch'));
    const nothing_goes: SyncState = { ...inPhase('upgrade_needed', 'leader'), refused: 'all' };
    for (const type of ['joined', 'poke_due', 'pending_due', 'online', 'visible'] as const)
      check(nothing_goes, EVENTS[type], OUTCOMES['.']);
    check(nothing_goes, EVENTS.poll_due, stays('start poll'));
    check(nothing_goes, EVENTS.sync_now, OUTCOMES.cycle);
  });

  test('PL5 a poke that came during the cycle is followed by another', () => {
    check({ ...pulling, again: true }, EVENTS.page_written, OUTCOMES.cycle);
    check({ ...pulling, again: true }, EVENTS.resync_finished, OUTCOMES.cycle);
  });

  test('PL6 a hidden tab plans no poll', () => {
    check({ ...pulling, visible: false }, EVENTS.page_written, leads('idle', 'count'));
    check({ ...inPhase('idle', 'follower'), visible: false }, EVENTS.started, stays('count', 'read_state'));
  });
});

/**
 * Every state × event pair of the core: the phase that follows and the effects, in their order. The grids are the
 * expectation; a pair that changes must be changed here too. What a pair does by the details of its event
 * (failures, outcomes of a page) stands below the grids and in transitions.test.ts.
 */
import { describe, expect, test } from 'vitest';
import type { SyncPhase } from '../status.ts';
import { EVENTS, NOW, PHASES, RUN, inPhase, pull_state } from '../testing/engine-states.ts';
import type { CallFailure, EventType, SyncEvent } from './events.ts';
import type { SyncState } from './state.ts';
import { TRANSITIONS, reduce } from './transitions.ts';

const ALL_TIMERS = ['write', 'poke', 'retry', 'pending', 'poll'].map((name) => `cancel ${name}`);
const LETS_GO = ['abort_calls', 'stop_listening', 'count', 'start poll'];

interface Outcome {
  /** Absent: the phase stays. */
  readonly phase?: SyncPhase;
  readonly effects: readonly string[];
  /** Whether anything in the state changes; what stays as it was must be the very same state. */
  readonly changes: boolean;
}

const stays = (...effects: string[]): Outcome => ({ effects, changes: false });
const notes = (...effects: string[]): Outcome => ({ effects, changes: true });
const leads = (phase: SyncPhase, ...effects: string[]): Outcome => ({ phase, effects, changes: true });

/** The words of the grids. */
const OUTCOMES = {
  /** Means nothing here. */
  '.': stays(),
  /** Taken down, nothing to do. */
  noted: notes(),
  /** A cycle begins: push, then pull. */
  cycle: leads('pushing', ...ALL_TIMERS, 'abort_calls', 'read_state'),
  /** Leadership or the engine ended. */
  follow: leads('idle', ...ALL_TIMERS, ...LETS_GO),
  /** As `follow`, with a database that still fails: the next probe stays planned. */
  'follow*': notes(...ALL_TIMERS.filter((name) => name !== 'cancel retry'), ...LETS_GO),
  broken: leads('storage_broken', ...ALL_TIMERS, 'abort_calls', 'start retry'),
  backoff: leads('backoff', ...ALL_TIMERS, 'abort_calls', 'count', 'start retry'),
  done: leads('idle', 'count', 'start poll'),
  look: stays('count', 'read_state', 'start poll'),
  hide: notes('cancel poll'),
  count: stays('count'),
  'count+': notes('count'),
  write: notes('count', 'start write'),
  poke: stays('start poke'),
  probe: stays('probe'),
  'probe+': notes('probe'),
  batch: notes('take_batch'),
  'batch,count': notes('take_batch', 'count'),
  send: notes('send'),
  record: notes('write_results'),
  'tell write': notes('count', 'nudge local_write'),
  'tell online': stays('nudge online'),
  'tell visible': stays('nudge visible', 'start poll'),
  'tell sync_now': stays('nudge sync_now'),
  'tell signed_in': stays('nudge signed_in'),
  'ask leader': stays('nudge poke', 'count', 'start poll'),
  sound: leads('idle', 'cancel retry', 'count', 'start poll'),
} as const satisfies Readonly<Record<string, Outcome>>;

const LEADER_GRID = `
                | idle    | pulling | pushing     | backoff | waiting_for_sign_in | not_staff | upgrade_needed | storage_broken
started         | look    | look    | look        | look    | look                | look      | look           | look
stopped         | follow  | follow  | follow      | follow  | follow              | follow    | follow         | follow*
gained          | cycle   | cycle   | cycle       | cycle   | cycle               | cycle     | cycle          | probe+
lost            | follow  | follow  | follow      | follow  | follow              | follow    | follow         | follow*
online          | cycle   | noted   | noted       | cycle   | .                   | .         | cycle          | probe
offline         | noted   | noted   | noted       | noted   | noted               | noted     | noted          | noted
visible         | cycle   | noted   | noted       | cycle   | .                   | .         | cycle          | probe
hidden          | hide    | hide    | hide        | hide    | hide                | hide      | hide           | hide
poke            | poke    | noted   | noted       | .       | .                   | .         | poke           | .
joined          | cycle   | noted   | noted       | cycle   | .                   | .         | cycle          | .
local_write     | write   | count+  | count+      | count+  | count+              | count+    | count+         | probe
sync_now        | cycle   | noted   | noted       | cycle   | cycle               | cycle     | cycle          | probe
signed_in       | cycle   | noted   | noted       | cycle   | cycle               | cycle     | cycle          | .
heard           | .       | .       | .           | .       | .                   | .         | .              | .
write_due       | cycle   | .       | .           | .       | .                   | .         | .              | .
poke_due        | cycle   | .       | .           | .       | .                   | .         | cycle          | .
retry_due       | .       | .       | .           | cycle   | .                   | .         | .              | probe
poll_due        | cycle   | .       | .           | .       | .                   | .         | cycle          | .
pending_due     | cycle   | .       | .           | .       | .                   | .         | cycle          | .
counted         | noted   | noted   | noted       | noted   | noted               | noted     | noted          | noted
store_failed    | broken  | broken  | broken      | broken  | broken              | broken    | broken         | broken
probed          | .       | .       | .           | .       | .                   | .         | .              | cycle
state_read      | noted   | .       | batch       | .       | .                   | .         | .              | .
batch_taken     | .       | .       | send        | .       | .                   | .         | .              | .
push_answered   | .       | .       | record      | .       | .                   | .         | .              | .
results_written | .       | .       | batch,count | .       | .                   | .         | .              | .
rejected          | .       | .       | batch,count | .       | .                   | .         | .              | .
client_renewed  | .       | .       | send        | .       | .                   | .         | .              | .
page_arrived    | .       | noted   | .           | .       | .                   | .         | .              | .
page_written    | .       | done    | .           | .       | .                   | .         | .              | .
resync_begun    | .       | cycle   | batch       | .       | .                   | .         | .              | .
resync_finished | .       | done    | .           | .       | .                   | .         | .              | .
call_failed     | .       | backoff | backoff     | .       | .                   | .         | .              | .`;

/** A follower is idle, or its database fails; nothing else can be. */
const FOLLOWER_GRID = `
                | idle           | storage_broken
started         | look           | look
stopped         | follow         | follow*
gained          | cycle          | probe+
lost            | follow         | follow*
online          | tell online    | probe
offline         | noted          | noted
visible         | tell visible   | probe
hidden          | hide           | hide
poke            | poke           | .
joined          | .              | .
local_write     | tell write     | probe
sync_now        | tell sync_now  | probe
signed_in       | tell signed_in | .
heard           | noted          | noted
write_due       | .              | .
poke_due        | .              | .
retry_due       | .              | probe
poll_due        | ask leader     | .
pending_due     | .              | .
counted         | noted          | noted
store_failed    | broken         | broken
probed          | .              | sound
state_read      | noted          | .
batch_taken     | .              | .
push_answered   | .              | .
results_written | .              | .
rejected          | .              | .
client_renewed  | .              | .
page_arrived    | .              | .
page_written    | .              | .
resync_begun    | .              | .
resync_finished | .              | .
call_failed     | .              | .`;

interface Pair {
  readonly phase: SyncPhase;
  readonly type: EventType;
  readonly word: keyof typeof OUTCOMES;
}

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const isOutcome = (word: string): word is keyof typeof OUTCOMES => word in OUTCOMES;
const isPhase = (word: string): word is SyncPhase => word in TRANSITIONS;
const isEvent = (word: string): word is EventType => word in EVENTS;

/** The pairs of a grid; throws at a word that means nothing. */
function pairsOf(grid: string): readonly Pair[] {
  const [[, ...phases] = [], ...rows] = grid.trim().split('\n').map(cells);
  return rows.flatMap(([type = '', ...words]) =>
    words.map((word, column) => {
      const phase = phases[column] ?? '';
      if (!isPhase(phase) || !isEvent(type) || !isOutcome(word))
        throw new Error(`${type} | ${phase} | ${word}`);
      return { phase, type, word };
    }),
  );
}

/** An effect in the words of the grids. */
const wordOf = (effect: ReturnType<typeof reduce>['effects'][number]): string => {
  if (effect.type === 'start_timer') return `start ${effect.name}`;
  if (effect.type === 'cancel_timer') return `cancel ${effect.name}`;
  return effect.type === 'nudge' ? `nudge ${effect.nudge}` : effect.type;
};

function check(before: SyncState, event: SyncEvent, outcome: Outcome): void {
  const { state, effects } = reduce(before, event, NOW);
  expect({ phase: state.phase, effects: effects.map(wordOf) }).toEqual({
    phase: outcome.phase ?? before.phase,
    effects: outcome.effects,
  });
  if (outcome.changes) expect(state).not.toEqual(before);
  else expect(state).toEqual(before);
  for (const effect of effects) if ('run' in effect) expect(effect.run).toBe(state.run);
}

const leader_pairs = pairsOf(LEADER_GRID);
const follower_pairs = pairsOf(FOLLOWER_GRID);

test('the grids hold every pair once', () => {
  const events = Object.keys(EVENTS);
  for (const phase of PHASES) {
    expect(Object.keys(TRANSITIONS[phase]).toSorted()).toEqual(events.toSorted());
    expect(leader_pairs.filter((pair) => pair.phase === phase).map(({ type }) => type)).toEqual(events);
  }
  expect(leader_pairs).toHaveLength(PHASES.length * events.length);
  expect(follower_pairs).toHaveLength(2 * events.length);
});

describe('a leader', () => {
  test.each(leader_pairs)('$phase × $type: $word', ({ phase, type, word }) => {
    check(inPhase(phase, 'leader'), EVENTS[type], OUTCOMES[word]);
  });
});

describe('LD2 a follower', () => {
  test.each(follower_pairs)('$phase × $type: $word', ({ phase, type, word }) => {
    check(inPhase(phase, 'follower'), EVENTS[type], OUTCOMES[word]);
  });
});

/** A refusal of the call that runs. */
const failed = (kind: 'unauthorized' | 'client_refused'): SyncEvent => ({
  type: 'call_failed',
  run: RUN,
  failure: { kind },
});

const HALT = [...ALL_TIMERS, 'abort_calls', 'stop_listening', 'count'];

/** What each failure leads to: of a push, of the empty push that looks into it, of a pull. */
const FAILURES: {
  readonly [K in CallFailure['kind']]: {
    readonly failure: Extract<CallFailure, { readonly kind: K }>;
    readonly push: Outcome;
    readonly verifying: Outcome;
    readonly pull: Outcome;
  };
} = {
  unreachable: {
    failure: { kind: 'unreachable', detail: 'test' },
    push: OUTCOMES.backoff,
    verifying: OUTCOMES.backoff,
    pull: OUTCOMES.backoff,
  },
  too_much: {
    failure: { kind: 'too_much', detail: 'test' },
    push: OUTCOMES.backoff,
    verifying: OUTCOMES.backoff,
    pull: OUTCOMES.backoff,
  },
  unauthorized: {
    failure: { kind: 'unauthorized' },
    push: notes('send'),
    verifying: notes('send'),
    pull: notes('fetch'),
  },
  no_token: {
    failure: { kind: 'no_token' },
    push: leads('waiting_for_sign_in', ...HALT),
    verifying: leads('waiting_for_sign_in', ...HALT),
    pull: leads('waiting_for_sign_in', ...HALT),
  },
  not_staff: {
    failure: { kind: 'not_staff' },
    push: leads('not_staff', ...HALT),
    verifying: leads('not_staff', ...HALT),
    pull: leads('not_staff', ...HALT),
  },
  upgrade_needed: {
    failure: { kind: 'upgrade_needed' },
    push: leads('pulling', 'fetch'),
    verifying: leads('pulling', 'fetch'),
    pull: leads('upgrade_needed', ...HALT),
  },
  unsettled: {
    failure: { kind: 'unsettled' },
    push: OUTCOMES.backoff,
    verifying: OUTCOMES.backoff,
    pull: OUTCOMES.backoff,
  },
  client_refused: {
    failure: { kind: 'client_refused' },
    push: notes('renew_client'),
    verifying: notes('renew_client'),
    pull: OUTCOMES.backoff,
  },
  batch_invalid: {
    failure: { kind: 'batch_invalid', code: '22P02' },
    push: notes('send'),
    verifying: OUTCOMES.backoff,
    pull: OUTCOMES.backoff,
  },
};

/** A push that asks with nothing whether the batch is at fault. */
function verifying(): SyncState {
  const state = inPhase('pushing', 'leader');
  if (state.push_work === null) throw new Error('a push has work');
  return { ...state, push_work: { ...state.push_work, step: 'verifying' } };
}

describe('every failure of a call', () => {
  test.each(Object.values(FAILURES))('$failure.kind', ({ failure, push, verifying: of_check, pull }) => {
    const event: SyncEvent = { type: 'call_failed', run: RUN, failure };
    check(inPhase('pushing', 'leader'), event, push);
    check(verifying(), event, of_check);
    check(inPhase('pulling', 'leader'), event, pull);
  });

  test('AU3 AU1 the second refusal in a row: sign in, or wait', () => {
    const told = { ...inPhase('pushing', 'leader'), refreshed: true, renewed: true };
    check(told, failed('unauthorized'), leads('waiting_for_sign_in', ...HALT));
    check(told, failed('client_refused'), OUTCOMES.backoff);
    const pulling = { ...inPhase('pulling', 'leader'), refreshed: true };
    check(pulling, failed('unauthorized'), leads('waiting_for_sign_in', ...HALT));
  });
});

/** The cursor that goes with a batch. */
const cursorAlong = (change: Partial<SyncState>): unknown => {
  const state: SyncState = { ...inPhase('pushing', 'leader'), pull: pull_state, ...change };
  const sent = reduce(state, EVENTS.batch_taken, NOW).effects.find((effect) => effect.type === 'send');
  return sent?.cursor;
};

describe('what a pair does by its details', () => {
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
    const booked_in_run = reduce(in_a_run, EVENTS.results_written, NOW).state;
    check(booked_in_run, nothing_left, leads('pulling', 'fetch'));
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

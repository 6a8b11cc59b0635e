/**
 * Every state × event pair of the core: the phase that follows and the effects, in their order. The grids are the
 * expectation; a pair that changes must be changed here too. What a pair does by the details of its event
 * (failures, outcomes of a page) stands below the grids, in transitions.details.test.ts and in transitions.test.ts.
 */
import { describe, expect, test } from 'vitest';
import type { SyncPhase } from '../status.ts';
import { EVENTS, PHASES, RUN, inPhase } from '../testing/engine-states.ts';
import type { CallFailure, EventType, SyncEvent } from './events.ts';
import { TRANSITIONS } from './transitions.ts';
import { HALT, OUTCOMES, type Outcome, check, failed, leads, notes, verifying } from '../testing/outcomes.ts';

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
looked          | .       | .       | .           | cycle   | .                   | .         | .              | probe
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
looked          | tell looked    | probe
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

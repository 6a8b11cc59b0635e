/**
 * What the phases do: each action returns the next state and the effects it asks for (start a cycle, pull, back off,
 * halt, step down). The handlers of the phases in `transitions/` choose which action follows an event.
 */
import type { StoreFault } from '../store-port.ts';
import { BACKOFF_FIRST_MS, RETRY_AFTER_MAX_MS, backoffDelayMs, pendingPollMs } from './backoff.ts';
import { fetchPage } from './requests.ts';
import type { Effect, TimerName } from './effects.ts';
import { NO_PUSH, stay, step } from './state.ts';
import type { Moment, Step, SyncState } from './state.ts';
import type { PullReply } from '../protocol.ts';

/** From a write to the push: further writes join it. */
export const WRITE_DELAY_MS = 300;
/** From a poke to the pull: a burst of pokes is one pull. */
export const POKE_DELAY_MS = 200;
/** While someone looks at the screen. */
const POLL_MS = 60_000;
/** A request may hang on a connection that is no more; after this a hint starts a new try. */
const HANGING_MS = 10_000;

const TIMERS: readonly TimerName[] = ['write', 'poke', 'retry', 'pending', 'poll'];
const cancelTimers = (): readonly Effect[] => TIMERS.map((name) => ({ type: 'cancel_timer', name }) as const);

const NO_WORK = { push_work: null, pull_work: null, calling_since_ms: null, retry_at_ms: null } as const;

/** The poll is set while someone looks; a hidden tab does not ask by itself. */
export const pollTimer = (state: SyncState): readonly Effect[] =>
  state.visible ? [{ type: 'start_timer', name: 'poll', delay_ms: POLL_MS }] : [];

/** Starts a cycle: a push of the pending mutations, then a pull. Every trigger leads here; only a leader starts one. */
export function startCycle(state: SyncState): Step {
  if (state.leader_epoch === null) return stay(state);
  const run = state.run + 1;
  return step(
    state,
    {
      ...NO_WORK,
      phase: 'pushing',
      run,
      again: false,
      push_work: NO_PUSH,
    },
    ...cancelTimers(),
    { type: 'abort_calls' },
    { type: 'read_state', run },
  );
}

/** A new try where a hint may be worth one: not before the time the server named. */
export const tryUnlessTold = (state: SyncState, moment: Moment): Step =>
  moment.now_ms < state.not_before_ms ? stay(state) : startCycle(state);

/**
 * Starts over when the running request has been silent for long (a socket that died with the old network). Otherwise the
 * cycle goes on, and should it fail, the next try comes within a second: earlier failures no longer count (PS5).
 */
export function startOverIfHanging(state: SyncState, moment: Moment, again = true): Step {
  const since = state.calling_since_ms;
  const awaited: SyncState = { ...state, attempt: 0 };
  if (since !== null && moment.now_ms - since > HANGING_MS) return startCycle(awaited);
  return step(awaited, { again: awaited.again || again });
}

/** After the push, or when pushing is refused: fetches from where the cursor stands. */
export const startPull = (state: SyncState, moment: Moment): Step =>
  fetchPage(
    { ...state, phase: 'pulling', push_work: null, pull_work: null },
    state.pull.cursor,
    false,
    moment,
  );

/** The server answered the call that was under way. */
export const withAnswer = (state: SyncState): SyncState => ({
  ...state,
  reachable: true,
  server_unsettled: false,
  refreshed: false,
  calling_since_ms: null,
});

/** The cycle is done; another follows at once if something happened meanwhile. */
export function endCycle(state: SyncState, pending: boolean): Step {
  const done: SyncState = { ...state, ...NO_WORK, attempt: 0, consecutive_restarts: 0, not_before_ms: 0 };
  if (done.again || done.write_pending) return startCycle(done);
  const poll: readonly Effect[] = pending
    ? [{ type: 'start_timer', name: 'pending', delay_ms: pendingPollMs(done.pending_polls) }]
    : [];
  return step(
    done,
    {
      phase: done.refused === 'nothing' ? 'idle' : 'upgrade_needed',
      pending_polls: pending ? done.pending_polls + 1 : 0,
    },
    { type: 'count' },
    ...poll,
    ...pollTimer(done),
  );
}

/** Waits and tries again by itself; failures are never counted against a mutation. */
export function toBackoff(state: SyncState, moment: Moment, retry_after_ms = 0): Step {
  const told_ms = Math.min(retry_after_ms, RETRY_AFTER_MAX_MS);
  const delay_ms = Math.max(
    told_ms,
    backoffDelayMs(Math.max(state.attempt, state.consecutive_restarts), moment.random),
  );
  return step(
    state,
    {
      ...NO_WORK,
      phase: 'backoff',
      run: state.run + 1,
      attempt: state.attempt + 1,
      again: false,
      retry_at_ms: moment.now_ms + delay_ms,
      not_before_ms: told_ms > 0 ? moment.now_ms + told_ms : 0,
    },
    ...cancelTimers(),
    { type: 'abort_calls' },
    { type: 'count' },
    { type: 'start_timer', name: 'retry', delay_ms },
  );
}

/** After this many runs opened or pages refused in a row, waits before trying again. */
const RESTARTS_WITHOUT_BACKOFF = 3;

/** Begins the cycle again, and counts it; after a few of those in a row, waits first. */
export function restartOrBackOff(state: SyncState, moment: Moment, onward: (state: SyncState) => Step): Step {
  const counted: SyncState = { ...state, consecutive_restarts: state.consecutive_restarts + 1 };
  return counted.consecutive_restarts > RESTARTS_WITHOUT_BACKOFF
    ? toBackoff(counted, moment)
    : onward(counted);
}

/** What an answer says of the database it comes from. */
export type ReplyOrigin = Pick<PullReply, 'epoch' | 'scope' | 'reset' | 'server_time'>;

/** Whether the server is another one than the rows here came from, or was restored (D1). */
export const isRestored = ({ pull }: SyncState, { epoch, reset }: ReplyOrigin): boolean =>
  reset || (pull.epoch !== null && pull.epoch !== epoch);

/** Whether what is known here no longer fits: another server, a restored one, or a table of it was emptied (D1). */
export const isOtherOrigin = (state: SyncState, origin: ReplyOrigin): boolean =>
  isRestored(state, origin) || (state.pull.scope !== null && state.pull.scope !== origin.scope);

/** The effect that opens a run on an answer of that origin; nothing when leadership is gone. */
export const beginResync = (state: SyncState, origin: ReplyOrigin): readonly Effect[] => {
  const { run, leader_epoch } = state;
  const { epoch, scope, reset, server_time } = origin;
  return leader_epoch === null
    ? []
    : [{ type: 'begin_resync', run, leader_epoch, epoch, scope, reset, server_time }];
};

/** Stops until a person does something: signs in, is given rights, takes the new version. */
export const toHalt = (
  state: SyncState,
  phase: 'waiting_for_sign_in' | 'not_staff' | 'upgrade_needed',
): Step =>
  step(
    state,
    { ...NO_WORK, phase, run: state.run + 1, again: false, attempt: 0 },
    ...cancelTimers(),
    { type: 'abort_calls' },
    { type: 'stop_listening' },
    { type: 'count' },
  );

/** A person asked or signed in: earlier refusals may no longer hold. */
export const startAfresh = (state: SyncState): Step =>
  startCycle({
    ...state,
    refused: 'nothing',
    refreshed: false,
    renewed: false,
    attempt: 0,
    consecutive_restarts: 0,
    not_before_ms: 0,
  });

/** The device's database fails: nothing else makes sense until it answers a probe. */
export function toStorageBroken(state: SyncState, fault: StoreFault, moment: Moment): Step {
  // A probe that succeeds is no success yet: a full disk answers it, and the same page fails again.
  const attempt = state.attempt + 1;
  const delay_ms = Math.max(BACKOFF_FIRST_MS, backoffDelayMs(attempt, moment.random));
  return step(
    state,
    {
      ...NO_WORK,
      phase: 'storage_broken',
      storage_fault: fault,
      run: state.run + 1,
      attempt,
      again: false,
      retry_at_ms: moment.now_ms + delay_ms,
    },
    ...cancelTimers(),
    { type: 'abort_calls' },
    { type: 'start_timer', name: 'retry', delay_ms },
  );
}

/** Leadership ended: answers to running calls no longer count; this tab shows its own counts and the leader's status. */
export const becomeFollower = (state: SyncState): Step =>
  step(
    state,
    {
      ...NO_WORK,
      phase: state.phase === 'storage_broken' ? 'storage_broken' : 'idle',
      leader_epoch: null,
      run: state.run + 1,
      again: false,
      attempt: 0,
      retry_at_ms: state.phase === 'storage_broken' ? state.retry_at_ms : null,
    },
    ...cancelTimers().filter(
      (effect) =>
        !(state.phase === 'storage_broken' && effect.type === 'cancel_timer' && effect.name === 'retry'),
    ),
    { type: 'abort_calls' },
    { type: 'stop_listening' },
    { type: 'count' },
    ...pollTimer(state),
  );

/** A later leader exists (D6): steps down and campaigns again. */
export const stepDown = (state: SyncState): Step => {
  const down = becomeFollower(state);
  return { state: down.state, effects: [...down.effects, { type: 'resign' }] };
};

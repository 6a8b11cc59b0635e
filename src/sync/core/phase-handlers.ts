/** The types of the table of transitions (one handler per phase and event), and handlers that several phases share. */
import type { CallFailure, EventOf, EventType } from './events.ts';
import { becomeFollower, pollTimer, startAfresh, toStorageBroken } from './actions.ts';
import { stay, step } from './state.ts';
import type { Moment, Step, SyncState } from './state.ts';

/** What one event does in one phase. */
type Handler<T extends EventType> = (state: SyncState, event: EventOf<T>, moment: Moment) => Step;

/** Every event of one phase: a missing one does not compile. */
export type PhaseHandlers = { readonly [T in EventType]: Handler<T> };

type FailureKind = CallFailure['kind'];
type FailureOf<K extends FailureKind> = Extract<CallFailure, { readonly kind: K }>;

/** What each failure of a call leads to: a missing one does not compile. */
export type FailureHandlers = {
  readonly [K in FailureKind]: (state: SyncState, failure: FailureOf<K>, moment: Moment) => Step;
};

const enterFailure = <K extends FailureKind>(
  handlers: FailureHandlers,
  kind: K,
  state: SyncState,
  failure: FailureOf<K>,
  moment: Moment,
): Step => handlers[kind](state, failure, moment);

/** Looks a failure up in a phase's table of failures. */
export const afterFailure = (
  handlers: FailureHandlers,
  state: SyncState,
  failure: CallFailure,
  moment: Moment,
): Step => enterFailure(handlers, failure.kind, state, failure, moment);

/** The event means nothing here. */
export const ignored = (state: SyncState): Step => stay(state);

/** A write is known to wait before it is counted: no screen says meanwhile that all is sent (OB11). */
export const countWrite = (state: SyncState): Step =>
  step(state, { counts: { ...state.counts, pending: Math.max(1, state.counts.pending) } }, { type: 'count' });

/** A write while a cycle runs: it goes out before the cycle ends, unless pushing is refused anyway. */
export const noteWrite = (state: SyncState): Step =>
  countWrite({ ...state, write_pending: state.refused === 'nothing' });

/** Facts from outside, taken down in every phase. */
export const FACTS = {
  counted: (state, { counts }) => step(state, { counts }),
  heard: (state, { status }) => {
    if (state.leader_epoch !== null) return stay(state);
    const differs = status.pending !== state.counts.pending || status.rejected !== state.counts.rejected;
    return differs ? step(state, { heard: status }, { type: 'count' }) : step(state, { heard: status });
  },
  offline: (state) => step(state, { online: false }),
  hidden: (state) => step(state, { visible: false }, { type: 'cancel_timer', name: 'poll' }),
  started: (state) =>
    step(state, {}, { type: 'count' }, { type: 'read_state', run: state.run }, ...pollTimer(state)),
  stopped: (state) => becomeFollower(state),
  lost: (state) => becomeFollower(state),
  store_failed: (state, { fault }, moment) => toStorageBroken(state, fault, moment),
} as const satisfies Partial<PhaseHandlers>;

/** Gaining leadership starts a cycle, whatever an earlier leader met. */
export const LEADERSHIP = {
  gained: (state, { leader_epoch }) => startAfresh({ ...state, leader_epoch }),
} as const satisfies Partial<PhaseHandlers>;

/** Outcomes that cannot come where nothing of the kind was asked for: their run is over. */
export const NO_PUSH_OUTCOMES = {
  state_read: ignored,
  batch_taken: ignored,
  push_answered: ignored,
  results_written: ignored,
  rejected: ignored,
  client_renewed: ignored,
} as const satisfies Partial<PhaseHandlers>;

/** As `NO_PUSH_OUTCOMES`, of a pull. */
export const NO_PULL_OUTCOMES = {
  page_arrived: ignored,
  page_written: ignored,
  resync_finished: ignored,
} as const satisfies Partial<PhaseHandlers>;

/** As `NO_PUSH_OUTCOMES`, of both. */
export const NO_CALL_OUTCOMES = {
  ...NO_PUSH_OUTCOMES,
  ...NO_PULL_OUTCOMES,
  resync_begun: ignored,
  call_failed: ignored,
} as const satisfies Partial<PhaseHandlers>;

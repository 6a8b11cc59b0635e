import { FACTS, LEADERSHIP, NO_CALL_OUTCOMES, countWrite, ignored } from '../phase-handlers.ts';
import type { PhaseHandlers } from '../phase-handlers.ts';
import { POKE_DELAY_MS, pollTimer, startAfresh, startCycle } from '../actions.ts';
import { stay, step } from '../state.ts';
import type { Step, SyncState } from '../state.ts';

const COMMON = {
  ...FACTS,
  ...LEADERSHIP,
  ...NO_CALL_OUTCOMES,
  sync_now: startAfresh,
  signed_in: startAfresh,
  looked: ignored,
  local_write: countWrite,
  write_due: ignored,
  retry_due: ignored,
  probed: ignored,
} as const satisfies Partial<PhaseHandlers>;

/** Nothing is sent or fetched until a person acts; the data stays open and writable (G5). */
const HALTED: PhaseHandlers = {
  ...COMMON,
  online: (state) => step(state, { online: true }),
  visible: (state) => step(state, { visible: true }),
  poke: (state) => stay(state),
  joined: (state) => stay(state),
  poke_due: ignored,
  poll_due: ignored,
  pending_due: ignored,
};

/** No user is signed in, or the server refuses the token even after a refresh (G5). */
export const WAITING_FOR_SIGN_IN: PhaseHandlers = HALTED;

/** The account is no longer staff: nothing is rejected for that (K2). */
export const NOT_STAFF: PhaseHandlers = HALTED;

/** A pull, unless even that is refused. */
const pullOnly = (state: SyncState): Step => (state.refused === 'all' ? stay(state) : startCycle(state));

/** This build is too old to push; it goes on fetching as long as that is allowed. */
export const UPGRADE_NEEDED: PhaseHandlers = {
  ...COMMON,
  online: (state) => pullOnly({ ...state, online: true }),
  visible: (state) => pullOnly({ ...state, visible: true }),
  poke: (state) => step(state, {}, { type: 'start_timer', name: 'poke', delay_ms: POKE_DELAY_MS }),
  joined: pullOnly,
  poke_due: pullOnly,
  pending_due: pullOnly,
  poll_due: (state) => (state.refused === 'all' ? step(state, {}, ...pollTimer(state)) : startCycle(state)),
};

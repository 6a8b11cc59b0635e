import { FACTS, LEADERSHIP, NO_CALL_OUTCOMES, countWrite, ignored } from '../phase-handlers.ts';
import type { PhaseHandlers } from '../phase-handlers.ts';
import { startAfresh, startCycle, tryUnlessTold } from '../actions.ts';
import { stay } from '../state.ts';

/** A try failed in a way that time may mend; the next comes by itself. Mutations stay pending, and no failure is counted against them. */
export const BACKOFF: PhaseHandlers = {
  ...FACTS,
  ...LEADERSHIP,
  ...NO_CALL_OUTCOMES,
  retry_due: (state) => startCycle(state),
  online: (state, _event, moment) => tryUnlessTold({ ...state, online: true, attempt: 0 }, moment),
  visible: (state, _event, moment) => tryUnlessTold({ ...state, visible: true, attempt: 0 }, moment),
  looked: (state, _event, moment) => tryUnlessTold({ ...state, attempt: 0 }, moment),
  // The realtime connection stands again: so may the rest; its own backoff keeps this rare.
  joined: (state, _event, moment) => tryUnlessTold(state, moment),
  sync_now: startAfresh,
  signed_in: startAfresh,
  local_write: countWrite,
  // Pokes may come in bursts while the server fails: the retry fetches what they tell of.
  poke: (state) => stay(state),
  write_due: ignored,
  poke_due: ignored,
  poll_due: ignored,
  pending_due: ignored,
  probed: ignored,
};

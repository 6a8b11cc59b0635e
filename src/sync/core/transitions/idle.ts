import { FACTS, LEADERSHIP, NO_CALL_OUTCOMES, countWrite, ignored } from '../phase-handlers.ts';
import type { PhaseHandlers } from '../phase-handlers.ts';
import type { Nudge } from '../../ports.ts';
import { POKE_DELAY_MS, WRITE_DELAY_MS, pollTimer, startAfresh, startCycle } from '../actions.ts';
import { stay, step, andThen } from '../state.ts';
import type { Step, SyncState } from '../state.ts';

/** A leader acts; a follower tells the leader. */
const actOrNudge = (state: SyncState, nudge: Nudge, act: (state: SyncState) => Step): Step =>
  state.leader_epoch === null ? step(state, {}, { type: 'nudge', nudge }) : act(state);

/**
 * Nothing runs. Leader: everything is sent as far as the device knows; it waits for a reason to start.
 * Follower: shows its counts and the leader's word, and passes every reason on.
 */
export const IDLE: PhaseHandlers = {
  ...FACTS,
  ...LEADERSHIP,
  ...NO_CALL_OUTCOMES,
  state_read: (state, { state: pull }) => step(state, { pull }),
  online: (state) => actOrNudge({ ...state, online: true }, 'online', startCycle),
  visible: (state) =>
    andThen(actOrNudge({ ...state, visible: true }, 'visible', startCycle), (next) =>
      step(next, {}, ...(next.leader_epoch === null ? pollTimer(next) : [])),
    ),
  poke: (state) => step(state, {}, { type: 'start_timer', name: 'poke', delay_ms: POKE_DELAY_MS }),
  joined: (state) => startCycle(state),
  local_write: (state) =>
    andThen(countWrite(state), (next) =>
      actOrNudge(next, 'local_write', (leader) =>
        step(
          leader,
          { write_pending: true },
          { type: 'start_timer', name: 'write', delay_ms: WRITE_DELAY_MS },
        ),
      ),
    ),
  looked: (state) => actOrNudge(state, 'looked', (leader) => stay(leader)),
  sync_now: (state) => actOrNudge(state, 'sync_now', startAfresh),
  signed_in: (state) => actOrNudge(state, 'signed_in', startAfresh),
  write_due: (state) => startCycle(state),
  poke_due: (state) => startCycle(state),
  pending_due: (state) => startCycle(state),
  poll_due: (state) =>
    state.leader_epoch === null
      ? step(state, {}, { type: 'nudge', nudge: 'poke' }, { type: 'count' }, ...pollTimer(state))
      : startCycle(state),
  retry_due: ignored,
  probed: ignored,
};

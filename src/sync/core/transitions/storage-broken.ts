import { FACTS, NO_CALL_OUTCOMES, ignored } from '../phase-handlers.ts';
import type { PhaseHandlers } from '../phase-handlers.ts';
import { pollTimer, startCycle } from '../actions.ts';
import { stay, step } from '../state.ts';
import type { Step, SyncState } from '../state.ts';

const probe = (state: SyncState): Step => step(state, {}, { type: 'probe' });

/** The device's database fails even after reopening: only a probe that succeeds leads out. */
export const STORAGE_BROKEN: PhaseHandlers = {
  ...FACTS,
  ...NO_CALL_OUTCOMES,
  gained: (state, { leader_epoch }) => step(state, { leader_epoch }, { type: 'probe' }),
  retry_due: probe,
  online: (state) => probe({ ...state, online: true }),
  visible: (state) => probe({ ...state, visible: true }),
  looked: probe,
  sync_now: probe,
  local_write: probe,
  signed_in: (state) => stay(state),
  probed: (state) => {
    const sound: SyncState = { ...state, phase: 'idle', storage_fault: null, retry_at_ms: null };
    if (sound.leader_epoch !== null) return startCycle(sound);
    return step(
      sound,
      { attempt: 0 },
      { type: 'cancel_timer', name: 'retry' },
      { type: 'count' },
      ...pollTimer(sound),
    );
  },
  poke: (state) => stay(state),
  joined: (state) => stay(state),
  write_due: ignored,
  poke_due: ignored,
  poll_due: ignored,
  pending_due: ignored,
};

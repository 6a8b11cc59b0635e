import type { SyncPhase } from '../status.ts';
import type { PhaseHandlers } from './phase-handlers.ts';
import type { EventOf, EventType, SyncEvent } from './events.ts';
import { stay } from './state.ts';
import type { Moment, Step, SyncState } from './state.ts';
import { BACKOFF } from './transitions/backoff.ts';
import { NOT_STAFF, UPGRADE_NEEDED, WAITING_FOR_SIGN_IN } from './transitions/halted.ts';
import { IDLE } from './transitions/idle.ts';
import { PULLING } from './transitions/pulling.ts';
import { PUSHING } from './transitions/pushing.ts';
import { STORAGE_BROKEN } from './transitions/storage-broken.ts';

/**
 * The table of the engine: phase × event → the handler that returns the next state and effects. A missing handler
 * does not compile. A cycle goes `idle` → `pushing` → `pulling` → `idle`; a failure leads to `backoff`, which starts the
 * cycle again, or to a phase that waits for a person (sign-in, rights, a new version) or for the device's database.
 */
export const TRANSITIONS: { readonly [P in SyncPhase]: PhaseHandlers } = {
  idle: IDLE,
  pulling: PULLING,
  pushing: PUSHING,
  backoff: BACKOFF,
  waiting_for_sign_in: WAITING_FOR_SIGN_IN,
  not_staff: NOT_STAFF,
  upgrade_needed: UPGRADE_NEEDED,
  storage_broken: STORAGE_BROKEN,
};

/** Calls one handler with its event's type kept, since a union of events cannot index the table by itself. */
function handle<T extends EventType>(state: SyncState, type: T, event: EventOf<T>, moment: Moment): Step {
  return TRANSITIONS[state.phase][type](state, event, moment);
}

/**
 * The pure core of the engine: what an event does to its state, and the effects that follow. Outcomes of an
 * abandoned run are not heard (D6).
 */
export function reduce(state: SyncState, event: SyncEvent, moment: Moment): Step {
  if ('run' in event && event.run !== state.run) return stay(state);
  return handle(state, event.type, event as EventOf<typeof event.type>, moment);
}

import type { SyncPhase } from '../status.ts';
import type { PhaseCells } from './cells.ts';
import type { EventOf, EventType, SyncEvent } from './events.ts';
import { stay } from './state.ts';
import type { Moment, Step, SyncState } from './state.ts';
import { BACKOFF } from './transitions/backoff.ts';
import { NOT_STAFF, UPGRADE_NEEDED, WAITING_FOR_SIGN_IN } from './transitions/halted.ts';
import { IDLE } from './transitions/idle.ts';
import { PULLING } from './transitions/pulling.ts';
import { PUSHING } from './transitions/pushing.ts';
import { STORAGE_BROKEN } from './transitions/storage-broken.ts';

/** Phase × event → what comes of it. Total: a missing cell does not compile. */
export const TRANSITIONS: { readonly [P in SyncPhase]: PhaseCells } = {
  idle: IDLE,
  pulling: PULLING,
  pushing: PUSHING,
  backoff: BACKOFF,
  waiting_for_sign_in: WAITING_FOR_SIGN_IN,
  not_staff: NOT_STAFF,
  upgrade_needed: UPGRADE_NEEDED,
  storage_broken: STORAGE_BROKEN,
};

/** One cell, with its event's type kept: a union of events and a table of cells do not find each other alone. */
function enter<T extends EventType>(state: SyncState, type: T, event: EventOf<T>, moment: Moment): Step {
  return TRANSITIONS[state.phase][type](state, event, moment);
}

/**
 * The pure core of the engine: what an event does to its state, and the effects that follow. Outcomes of an
 * abandoned run are not heard (D6).
 */
export function reduce(state: SyncState, event: SyncEvent, moment: Moment): Step {
  if ('run' in event && event.run !== state.run) return stay(state);
  return enter(state, event.type, event as EventOf<typeof event.type>, moment);
}

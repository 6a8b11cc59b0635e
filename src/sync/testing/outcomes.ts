/** Outcomes of an action in a phase, as short words, and how a test compares them with what the reducer does. */
import { expect } from 'vitest';
import type { SyncPhase } from '../status.ts';
import { inPhase, NOW, RUN } from './engine-states.ts';
import type { SyncEvent } from '../core/events.ts';
import type { SyncState } from '../core/state.ts';
import { reduce } from '../core/transitions.ts';

/** Effects that many outcomes share. */
export const ALL_TIMERS = ['write', 'poke', 'retry', 'pending', 'poll'].map((name) => `cancel ${name}`);
export const LETS_GO = ['abort_calls', 'stop_listening', 'count', 'start poll'];

export interface Outcome {
  /** Absent: the phase stays. */
  readonly phase?: SyncPhase;
  readonly effects: readonly string[];
  /** Whether anything in the state changes; what stays as it was must be the very same state. */
  readonly changes: boolean;
}

export const stays = (...effects: string[]): Outcome => ({ effects, changes: false });
export const notes = (...effects: string[]): Outcome => ({ effects, changes: true });
export const leads = (phase: SyncPhase, ...effects: string[]): Outcome => ({ phase, effects, changes: true });

/** The terms used in the grids. */
export const OUTCOMES = {
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
  'tell looked': stays('nudge looked'),
  'tell sync_now': stays('nudge sync_now'),
  'tell signed_in': stays('nudge signed_in'),
  'ask leader': stays('nudge poke', 'count', 'start poll'),
  sound: leads('idle', 'cancel retry', 'count', 'start poll'),
} as const satisfies Readonly<Record<string, Outcome>>;

/** An effect in the terms of the grids. */
const wordOf = (effect: ReturnType<typeof reduce>['effects'][number]): string => {
  if (effect.type === 'start_timer') return `start ${effect.name}`;
  if (effect.type === 'cancel_timer') return `cancel ${effect.name}`;
  return effect.type === 'nudge' ? `nudge ${effect.nudge}` : effect.type;
};

/** The reducer answers this event with this outcome, and its effects carry the run of the state. */
export function check(before: SyncState, event: SyncEvent, outcome: Outcome): void {
  const { state, effects } = reduce(before, event, NOW);
  expect({ phase: state.phase, effects: effects.map(wordOf) }).toEqual({
    phase: outcome.phase ?? before.phase,
    effects: outcome.effects,
  });
  if (outcome.changes) expect(state).not.toEqual(before);
  else expect(state).toEqual(before);
  for (const effect of effects) if ('run' in effect) expect(effect.run).toBe(state.run);
}

/** A refusal of the call that runs. */
export const failed = (kind: 'unauthorized' | 'client_refused'): SyncEvent => ({
  type: 'call_failed',
  run: RUN,
  failure: { kind },
});

/** What a device does on the way to waiting for a person. */
export const HALT = [...ALL_TIMERS, 'abort_calls', 'stop_listening', 'count'];

/** A push that asks with nothing whether the batch is at fault. */
export function verifying(): SyncState {
  const state = inPhase('pushing', 'leader');
  if (state.push_work === null) throw new Error('a push has work');
  return { ...state, push_work: { ...state.push_work, step: 'verifying' } };
}

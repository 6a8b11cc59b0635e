/** The pure part of the queue of bytes: state × event → state + effects. */
import { backoffDelayMs, RETRY_AFTER_MAX_MS } from './backoff.ts';

/** Two at a time: a slow link is filled, and a tablet holds two pictures in memory at most (PH2). */
const UPLOADS_AT_ONCE = 2;

export type UploadEvent =
  | { readonly type: 'gained' }
  | { readonly type: 'lost' }
  /** The store may hold something else. */
  | { readonly type: 'changed' }
  | { readonly type: 'looked'; readonly ready: readonly string[] }
  | { readonly type: 'look_failed' }
  | { readonly type: 'settled'; readonly key: string }
  | { readonly type: 'failed'; readonly key: string; readonly retry_after_ms?: number }
  /** Nothing can be sent until somebody signs in; or ever, by this account. */
  | { readonly type: 'refused'; readonly key: string }
  | { readonly type: 'signed_in' }
  /** Network or person is back: waiting longer makes no sense. */
  | { readonly type: 'hint' }
  | { readonly type: 'timer' };

export type UploadEffect =
  | { readonly type: 'begin' }
  | { readonly type: 'end' }
  | { readonly type: 'look' }
  | { readonly type: 'send'; readonly key: string }
  | { readonly type: 'set_timer'; readonly delay_ms: number }
  | { readonly type: 'clear_timer' };

export interface UploadState {
  readonly leads: boolean;
  /** A look is under way; `again`: something changed since. */
  readonly looking: 'no' | 'yes' | 'again';
  readonly ready: readonly string[];
  readonly sending: readonly string[];
  /** Failed since the last success: others go first. */
  readonly tired: readonly string[];
  readonly failures: number;
  readonly rests: boolean;
  readonly needs_sign_in: boolean;
}

export const IDLE_UPLOADS: UploadState = {
  leads: false,
  looking: 'no',
  ready: [],
  sending: [],
  tired: [],
  failures: 0,
  rests: false,
  needs_sign_in: false,
};

interface Step {
  readonly state: UploadState;
  readonly effects: readonly UploadEffect[];
}

const without = (keys: readonly string[], key: string): readonly string[] =>
  keys.filter((other) => other !== key);

const look = (state: UploadState): Step =>
  state.looking === 'no'
    ? { state: { ...state, looking: 'yes' }, effects: [{ type: 'look' }] }
    : { state: { ...state, looking: 'again' }, effects: [] };

/** Sends what there is room for; what failed last goes last. */
function fill(state: UploadState, before: readonly UploadEffect[] = []): Step {
  if (!state.leads || state.rests || state.needs_sign_in) return { state, effects: before };
  const free = state.ready.filter((key) => !state.sending.includes(key));
  const order = [
    ...free.filter((key) => !state.tired.includes(key)),
    ...free.filter((key) => state.tired.includes(key)),
  ];
  const next = order.slice(0, Math.max(0, UPLOADS_AT_ONCE - state.sending.length));
  return {
    state: { ...state, sending: [...state.sending, ...next] },
    effects: [...before, ...next.map((key): UploadEffect => ({ type: 'send', key }))],
  };
}

const awake = (state: UploadState): UploadState => ({ ...state, rests: false, failures: 0 });

function rest(state: UploadState, random: number, retry_after_ms = 0): Step {
  const delay_ms = Math.max(
    backoffDelayMs(state.failures, random),
    Math.min(retry_after_ms, RETRY_AFTER_MAX_MS),
  );
  return {
    state: { ...state, rests: true, failures: state.failures + 1 },
    effects: [{ type: 'set_timer', delay_ms }],
  };
}

/** Looks and goes on with what is known meanwhile. */
function wake(state: UploadState): Step {
  const next = look(state);
  return fill(next.state, [{ type: 'clear_timer' }, ...next.effects]);
}

/** One step of the queue. `random` in [0, 1) decides how long a rest is. */
export function reduceUploads(state: UploadState, event: UploadEvent, random: number): Step {
  if (event.type === 'gained')
    return {
      state: { ...IDLE_UPLOADS, leads: true, looking: 'yes' },
      effects: [{ type: 'begin' }, { type: 'look' }],
    };
  if (!state.leads) return { state, effects: [] };
  switch (event.type) {
    case 'lost':
      return { state: IDLE_UPLOADS, effects: [{ type: 'end' }] };
    case 'changed':
      return look(state);
    case 'looked': {
      const looked: UploadState = { ...state, looking: 'no', ready: event.ready };
      if (state.looking !== 'again') return fill(looked);
      const again = look(looked);
      return fill(again.state, again.effects);
    }
    case 'look_failed':
      return rest({ ...state, looking: 'no' }, random);
    case 'settled': {
      const { key } = event;
      return fill(
        {
          ...awake(state),
          ready: without(state.ready, key),
          sending: without(state.sending, key),
          tired: [],
        },
        state.rests ? [{ type: 'clear_timer' }] : [],
      );
    }
    case 'failed': {
      const { key, retry_after_ms } = event;
      const failed: UploadState = {
        ...state,
        sending: without(state.sending, key),
        tired: [...without(state.tired, key), key],
      };
      // Two that fail together are one failure.
      return state.rests ? { state: failed, effects: [] } : rest(failed, random, retry_after_ms);
    }
    case 'refused':
      return {
        state: { ...state, sending: without(state.sending, event.key), needs_sign_in: true },
        effects: [],
      };
    case 'signed_in':
      return wake({ ...awake(state), needs_sign_in: false });
    case 'hint':
      return state.rests ? wake(awake(state)) : look(state);
    case 'timer':
      return wake({ ...state, rests: false });
    default:
      return event;
  }
}

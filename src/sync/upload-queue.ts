import { IDLE_UPLOADS, reduceUploads } from './core/upload-reducer.ts';
import type { UploadEffect, UploadEvent } from './core/upload-reducer.ts';
import type { Hint, Nudge } from './ports.ts';
import { sendUpload } from './send-upload.ts';
import type { UploadQueueOptions } from './upload-ports.ts';

export interface UploadQueue {
  start(): void;
  /** Only the leading tab sends (PH2). */
  lead(leads: boolean): void;
  /** Somebody signed in (again) on this device. */
  signed_in(): void;
  /** The server was reached, or a person asked: waiting longer makes no sense. */
  reached(): void;
  /** Another tab told this one, the leading one, that somebody looks or asked there, or that the network is back. */
  nudged(nudge: Nudge): void;
  /** Gives up what is under way; resolves when nothing of it runs any more. */
  stop(): Promise<void>;
  /** Resolves when no call is running; timers may be. */
  settled(): Promise<void>;
}

const nothing = (): void => undefined;

/** What ends a rest, whichever tab it comes from (PH6). */
const WAKES: readonly (Hint | Nudge)[] = ['online', 'visible', 'looked', 'sync_now'];

/** Drives the pure part: sends bytes through the ports, two at a time, as long as this tab leads. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const { store, clock, random, triggers } = options;
  const report = options.report ?? (() => undefined);
  let state = IDLE_UPLOADS;
  let life: 'new' | 'running' | 'stopped' = 'new';
  let controller = new AbortController();
  let clearTimer = nothing;
  let unwatch = nothing;
  const running = new Set<Promise<void>>();

  function dispatch(event: UploadEvent): void {
    if (life !== 'running') return;
    const step = reduceUploads(state, event, random.next());
    state = step.state;
    for (const effect of step.effects) carryOut(effect);
  }

  function wake(by: Hint | Nudge): void {
    if (WAKES.includes(by)) dispatch({ type: 'hint' });
  }

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => running.delete(tracked));
    running.add(tracked);
  }

  async function looking(): Promise<void> {
    try {
      dispatch({ type: 'looked', ready: await store.ready() });
    } catch (error) {
      report(error);
      dispatch({ type: 'look_failed' });
    }
  }

  async function beginning(): Promise<void> {
    try {
      await store.none_sending();
    } catch (error) {
      report(error);
    }
  }

  async function sending(key: string): Promise<void> {
    const { signal } = controller;
    try {
      const outcome = await sendUpload(options, key, signal);
      if (!signal.aborted) dispatch({ ...outcome, key });
    } catch (error) {
      report(error);
      if (!signal.aborted) dispatch({ type: 'failed', key });
    }
  }

  function carryOut(effect: UploadEffect): void {
    switch (effect.type) {
      case 'begin':
        controller = new AbortController();
        unwatch = store.watch(() => dispatch({ type: 'changed' }));
        track(beginning());
        break;
      case 'end':
        controller.abort();
        unwatch();
        clearTimer();
        break;
      case 'look':
        track(looking());
        break;
      case 'send':
        track(sending(effect.key));
        break;
      case 'set_timer':
        clearTimer();
        clearTimer = clock.after(effect.delay_ms, () => dispatch({ type: 'timer' }));
        break;
      case 'clear_timer':
        clearTimer();
        break;
    }
  }

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.allSettled(running);
  }

  return {
    start() {
      if (life !== 'new') return;
      life = 'running';
      triggers.start(wake);
    },
    lead(leads) {
      if (leads !== state.leads) dispatch({ type: leads ? 'gained' : 'lost' });
    },
    signed_in: () => dispatch({ type: 'signed_in' }),
    reached: () => dispatch({ type: 'hint' }),
    nudged: wake,
    async stop() {
      dispatch({ type: 'lost' });
      life = 'stopped';
      triggers.stop();
      await settled();
    },
    settled,
  };
}

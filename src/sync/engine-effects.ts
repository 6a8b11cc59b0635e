import type { Effect, EffectType, TimerName } from './core/effects.ts';
import type { SyncEvent } from './core/events.ts';
import { type CallPorts, createCalls } from './engine-calls.ts';
import type { Leader, Remote } from './ports.ts';
import { StoreError } from './store-port.ts';
import type { Store } from './store-port.ts';

/** What effects are carried out with. */
interface EffectPorts extends CallPorts {
  readonly store: Store;
  readonly remote: Remote;
  readonly leader: Leader;
  readonly schema: number;
  readonly make_room?: (() => Promise<void>) | undefined;
}

/** Carries out effects; a promise for those that take time. */
interface EffectRunner {
  run(effect: Effect): Promise<void> | undefined;
  /** Timers and calls end; nothing is dispatched by them any more. */
  stop(): void;
}

type EffectOf<T extends EffectType> = Extract<Effect, { readonly type: T }>;
type Handlers = { readonly [T in EffectType]: (effect: EffectOf<T>) => Promise<void> | undefined };

const DUE = {
  write: { type: 'write_due' },
  poke: { type: 'poke_due' },
  retry: { type: 'retry_due' },
  poll: { type: 'poll_due' },
  pending: { type: 'pending_due' },
} as const satisfies Record<TimerName, SyncEvent>;

/** Binds effects to the ports. Bookkeeping and network calls fail apart: each is an effect of its own. */
export function createEffectRunner(ports: EffectPorts): EffectRunner {
  const { store, remote, clock, dispatch } = ports;
  const timers = new Map<TimerName, () => void>();
  const calls = createCalls(ports);
  let asked_counts = 0;

  const nowIso = (): string => new Date(clock.now_ms()).toISOString();

  function storeFailed(error: unknown): SyncEvent {
    ports.report(error);
    return { type: 'store_failed', fault: error instanceof StoreError ? error.fault : 'broken' };
  }

  /** Runs a store call once more where room could be made for it; else throws what it threw. */
  async function withRoom(work: () => Promise<SyncEvent>, error: unknown): Promise<SyncEvent> {
    const { make_room } = ports;
    if (make_room === undefined || !(error instanceof StoreError) || error.fault !== 'quota') throw error;
    try {
      await make_room();
    } catch (reason) {
      ports.report(reason);
      throw error;
    }
    return await work();
  }

  /** A store call whose failure is the database's, never the network's. */
  async function dispatchOutcome(work: () => Promise<SyncEvent>): Promise<void> {
    const done = work().catch(async (error: unknown) => await withRoom(work, error));
    dispatch(await done.catch(storeFailed));
  }

  const handlers: Handlers = {
    start_timer({ name, delay_ms }) {
      if (timers.has(name)) return undefined;
      const cancel = clock.after(delay_ms, () => {
        timers.delete(name);
        dispatch(DUE[name]);
      });
      timers.set(name, cancel);
      return undefined;
    },
    cancel_timer({ name }) {
      timers.get(name)?.();
      timers.delete(name);
      return undefined;
    },
    async count() {
      asked_counts += 1;
      const asked = asked_counts;
      const event = await store
        .counts()
        .then((counts): SyncEvent => ({ type: 'counted', counts }), storeFailed);
      // One asked for later knows of more: what this one found may be from before the last write (OB11).
      if (asked === asked_counts || event.type !== 'counted') dispatch(event);
    },
    probe: () =>
      dispatchOutcome(async () => {
        await store.probe();
        return { type: 'probed' };
      }),
    nudge({ nudge }) {
      ports.leader.nudge(nudge);
      return undefined;
    },
    resign() {
      ports.leader.resign();
      return undefined;
    },
    abort_calls() {
      calls.abort();
      return undefined;
    },
    stop_listening() {
      ports.triggers.listen(null);
      return undefined;
    },
    read_state: ({ run }) =>
      dispatchOutcome(async () => ({ type: 'state_read', run, state: await store.pull_state() })),
    take_batch: ({ run, count, bytes }) =>
      dispatchOutcome(async () => ({
        type: 'batch_taken',
        run,
        entries: await store.take_batch({ count, bytes }),
      })),
    write_results: ({ run, reply }) =>
      dispatchOutcome(async () => {
        const at = nowIso();
        const left = await store.apply_push(reply, at);
        return { type: 'results_written', run, at, left };
      }),
    reject: ({ run, mutation_id, code }) =>
      dispatchOutcome(async () => {
        await store.reject(mutation_id, code, nowIso());
        return { type: 'rejected', run };
      }),
    renew_client: ({ run }) =>
      dispatchOutcome(async () => {
        await store.renew_client_id();
        return { type: 'client_renewed', run };
      }),
    write_page: ({ run, leader_epoch, page }) =>
      dispatchOutcome(async () => {
        const at = nowIso();
        const outcome = await store.apply_page({ ...page, leader_epoch, at });
        return { type: 'page_written', run, outcome, at };
      }),
    begin_resync: ({ run, leader_epoch, epoch, scope, reset, server_time }) =>
      dispatchOutcome(async () => {
        const still_leading = await store.begin_resync({ epoch, scope, reset, server_time, leader_epoch });
        return { type: 'resync_begun', run, still_leading };
      }),
    finish_resync: ({ run, leader_epoch }) =>
      dispatchOutcome(async () => {
        await store.finish_resync({ leader_epoch });
        return { type: 'resync_finished', run };
      }),
    async send({ run, mutations, epoch, acknowledged, cursor, tables, force_refresh, timeout_ms }) {
      const wanted = calls.stillWanted();
      let client_id: string;
      try {
        client_id = await store.client_id();
      } catch (error) {
        return dispatch(storeFailed(error));
      }
      await calls.call(
        run,
        force_refresh,
        wanted,
        (token, signal) =>
          remote.push({
            client_id,
            schema: ports.schema,
            epoch,
            acknowledged,
            mutations,
            cursor,
            tables,
            token,
            timeout_ms,
            signal,
          }),
        (reply) => ({ type: 'push_answered', run, reply }),
      );
    },
    async fetch({ run, cursor, is_blank, acknowledged, tables, limit, bytes, force_refresh, timeout_ms }) {
      const began_ms = clock.monotonic_ms();
      await calls.call(
        run,
        force_refresh,
        calls.stillWanted(),
        (token, signal) =>
          remote.pull({
            cursor: cursor ?? (is_blank ? null : {}),
            acknowledged,
            tables,
            limit,
            bytes,
            token,
            timeout_ms,
            signal,
          }),
        (reply) => ({
          type: 'page_arrived',
          run,
          page: { asked_with: cursor, reply },
          elapsed_ms: clock.monotonic_ms() - began_ms,
        }),
      );
    },
  };

  /** One handler, with its effect's type kept. */
  const handle = <T extends EffectType>(type: T, effect: EffectOf<T>): Promise<void> | undefined =>
    handlers[type](effect);

  return {
    run: (effect) => handle(effect.type, effect as EffectOf<typeof effect.type>),
    stop() {
      for (const cancel of timers.values()) cancel();
      timers.clear();
      calls.abort();
    },
  };
}

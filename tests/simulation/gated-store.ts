import type { LocalChange, Random, Store } from '../../src/sync/index.ts';
import { chance } from './random-choice.ts';
import type { Owner, Scheduler } from './scheduler.ts';

type Calls = { readonly [K in Exclude<keyof Store, 'close'>]: Store[K] };

const forever = (): Promise<never> => new Promise(() => undefined);

export interface GatedStore extends Store {
  /** As `commit`, by someone who has just had a turn. */
  commit_now: Store['commit'];
  discard_now: Store['discard_rejected'];
  revise_now: (mutation_id: string, changes: readonly LocalChange[]) => Promise<void>;
}

/**
 * A store whose every call waits for its turn, and whose answers sometimes come late. Of a dead process nothing
 * comes any more.
 * @param after looks at what a call left on disk, before anyone hears of it
 */
export function gatedStore(of: {
  readonly store: Store;
  readonly process: Owner & { readonly death: Promise<undefined> };
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly after: (call: keyof Calls) => Promise<void>;
}): GatedStore {
  const { store, process, scheduler, random } = of;

  async function through<T>(call: keyof Calls, work: () => Promise<T>): Promise<T> {
    await scheduler.turn(process, call);
    return now(call, work);
  }

  async function now<T>(call: keyof Calls, work: () => Promise<T>): Promise<T> {
    const outcome = await scheduler.track(Promise.race([settled(work), process.death]));
    if (outcome === undefined || !process.alive) return forever();
    await scheduler.track(of.after(call));
    if (chance(random, 0.25)) await scheduler.turn(process, `${call} is done`);
    if ('fault' in outcome) {
      scheduler.note(`${process.name}: ${call} failed: ${String(outcome.fault)}`);
      throw outcome.fault;
    }
    return outcome.value;
  }

  return {
    discard_now: (id) => now('discard_rejected', () => store.discard_rejected(id)),
    commit_now: (changes) => now('commit', () => store.commit(changes)),
    revise_now: (id, changes) => now('revise_rejected', () => store.revise_rejected(id, changes)),
    commit: (changes, kept) => through('commit', () => store.commit(changes, kept)),
    pull_state: () => through('pull_state', () => store.pull_state()),
    client_id: () => through('client_id', () => store.client_id()),
    renew_client_id: () => through('renew_client_id', () => store.renew_client_id()),
    apply_page: (page) => through('apply_page', () => store.apply_page(page)),
    begin_resync: (run) => through('begin_resync', () => store.begin_resync(run)),
    finish_resync: (run) => through('finish_resync', () => store.finish_resync(run)),
    take_batch: (limits) => through('take_batch', () => store.take_batch(limits)),
    apply_push: (reply, at) => through('apply_push', () => store.apply_push(reply, at)),
    reject: (id, code, at) => through('reject', () => store.reject(id, code, at)),
    counts: () => through('counts', () => store.counts()),
    list_outbox: () => through('list_outbox', () => store.list_outbox()),
    list_journal: (row) => through('list_journal', () => store.list_journal(row)),
    forget_journal: (tables) => through('forget_journal', () => store.forget_journal(tables)),
    revise_rejected: (ids, changes, kept, files) =>
      through('revise_rejected', () => store.revise_rejected(ids, changes, kept, files)),
    list_rejected: () => through('list_rejected', () => store.list_rejected()),
    retry_rejected: (id) => through('retry_rejected', () => store.retry_rejected(id)),
    discard_rejected: (id) => through('discard_rejected', () => store.discard_rejected(id)),
    next_leader_epoch: () => through('next_leader_epoch', () => store.next_leader_epoch()),
    probe: () => through('probe', () => store.probe()),
    close: () => store.close(),
  };
}

async function settled<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly fault: unknown }> {
  try {
    return { value: await work() };
  } catch (fault) {
    return { fault };
  }
}

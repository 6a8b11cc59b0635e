/** The store port on Dexie: puts its parts together over one database, whose connections it opens again. */
import type { Dexie, Transaction } from 'dexie';
import type { Clock } from '../../ports.ts';
import { StoreError, type StoreFault } from '../../store-port.ts';
import { systemClock } from '../system.ts';
import { commitChanges, moveBackRejected, moveRejected } from './commit.ts';
import { readMeta, type StoreAccess, type StoreContext, type Work, writeMeta } from './context.ts';
import { forgetJournal, listJournal } from './journal.ts';
import { applyPage, beginResync, finishResync, readPullState } from './pull.ts';
import { applyPush, changesByRow, listOutbox, readCounts, takeBatch } from './push.ts';
import { discardRejected, listRejected, rejectById } from './rejected.ts';
import { retryRejected } from './retry-rejected.ts';
import { type DexieStore, type DexieStoreOptions } from './schema.ts';
import { createUploadStore } from './uploads.ts';

/** How long one transaction may stay without an answer; the longest honest one is the sweep after a first sync. */
const TIMEOUT_MS = 20_000;
/** A page that slept hears all its timers at once: the answers that came meanwhile get this long to be heard. */
const HEARING_MS = 1_000;

/** A database that does not answer: its process hangs, or a frozen tab sits on the stores. */
class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** Calls back after the wait and a moment more; the returned function cancels. */
function afterHearing(after: Clock['after'], delay_ms: number, callback: () => void): () => void {
  let cancel = after(delay_ms, () => {
    cancel = after(HEARING_MS, callback);
  });
  return () => cancel();
}

/** Ends a transaction for good; one that is committing right now goes its way. */
function abort(tx: Transaction | undefined): void {
  try {
    tx?.abort();
  } catch {
    // It has ended already: the next try of the same work finds out with which result.
  }
}

/**
 * Runs one transaction. One that stays unanswered is aborted, so that what was given up is never written later, and
 * throws Unanswered.
 */
async function boundedTransaction<T>(
  db: Dexie,
  mode: 'r' | 'rw',
  stores: readonly string[],
  body: (tx: Transaction) => Promise<T>,
  after: Clock['after'],
): Promise<T> {
  let running: Transaction | undefined;
  let is_given_up = false;
  const too_long = Promise.withResolvers<never>();
  const cancel = afterHearing(after, TIMEOUT_MS, () => {
    is_given_up = true;
    too_long.reject(new Unanswered());
    abort(running);
  });
  const work = db.transaction(mode, [...stores], async (tx) => {
    // The database opened after all, for work that was given up.
    if (is_given_up) throw new Unanswered();
    running = tx;
    return await body(tx);
  });
  try {
    return await Promise.race([work, too_long.promise]);
  } finally {
    cancel();
  }
}

/** How long a reopening may take before it counts as blocked. */
const REOPEN_TIMEOUT_MS = 10_000;

const FAULT_BY_NAME: Readonly<Record<string, StoreFault>> = {
  QuotaExceededError: 'quota',
  VersionError: 'newer_version',
  UpgradeError: 'newer_version',
  /** WebKit's 'Connection to Indexed Database server lost', and Chromium's failing disk. */
  UnknownError: 'connection_lost',
  InvalidStateError: 'connection_lost',
  DatabaseClosedError: 'connection_lost',
  TransactionInactiveError: 'connection_lost',
  TimeoutError: 'connection_lost',
  AbortError: 'connection_lost',
  /** What Dexie says to everybody else while it opens the connection anew for the first who missed it. */
  OpenFailedError: 'connection_lost',
  Unanswered: 'blocked',
  NotFoundError: 'broken',
  DataError: 'broken',
  MissingAPIError: 'broken',
  NoSuchDatabaseError: 'broken',
  SchemaError: 'broken',
  ReadOnlyError: 'broken',
};

/** Names of an error and of what caused it, outermost first: Dexie wraps the browser's error as `inner`. */
function errorNames(error: unknown): readonly string[] {
  const names: string[] = [];
  let at: unknown = error;
  for (let depth = 0; depth < 4 && typeof at === 'object' && at !== null; depth += 1) {
    if ('name' in at && typeof at.name === 'string') names.push(at.name);
    at = 'inner' in at ? at.inner : undefined;
  }
  return names;
}

/** The fault of a database error by its name, never by its message; null when it is not one of a database. */
export function faultOf(error: unknown): StoreFault | null {
  const faults = errorNames(error).flatMap((name) => FAULT_BY_NAME[name] ?? []);
  if (faults.includes('quota')) return 'quota';
  if (faults.includes('newer_version')) return 'newer_version';
  return faults[0] ?? null;
}

/** Closes the connection and opens another; as long as that runs, everybody who lost it waits for the same one. */
function createReopening(db: Dexie, after: Clock['after']): () => Promise<void> {
  let under_way: Promise<void> | null = null;
  async function reopen(): Promise<void> {
    db.close({ disableAutoOpen: false });
    const too_long = Promise.withResolvers<never>();
    const cancel = after(REOPEN_TIMEOUT_MS, () => too_long.reject(new StoreError('blocked', null)));
    try {
      await Promise.race([db.open(), too_long.promise]);
    } finally {
      cancel();
      under_way = null;
    }
  }
  return () => (under_way ??= reopen());
}

/**
 * Wraps both instances. The body may run twice and must do the same both times. Database failures come out as
 * StoreError; anything else (a bug in the body) as it is.
 */
function createStoreAccess(strict: Dexie, relaxed: Dexie, after: Clock['after']): StoreAccess {
  async function run<T>(
    db: Dexie,
    reopen: () => Promise<void>,
    mode: 'r' | 'rw',
    stores: readonly string[],
    body: Work<T>,
  ): Promise<T> {
    const attempt = (): Promise<T> => boundedTransaction(db, mode, stores, body, after);
    const connection = db.backendDB();
    try {
      return await attempt();
    } catch (first) {
      const fault = faultOf(first);
      if (fault === null) throw first;
      // Closed by its owner, for a newer build or for good: opening it again would be in the way (K7).
      if (db.hasBeenClosed()) throw new StoreError('newer_version', first);
      if (fault !== 'connection_lost' && !(first instanceof Unanswered)) throw new StoreError(fault, first);
    }
    try {
      // Somebody else who lost the same connection may have opened another already.
      if (db.backendDB() === connection || !db.isOpen()) await reopen();
      return await attempt();
    } catch (second) {
      if (second instanceof StoreError) throw second;
      const fault = faultOf(second);
      if (fault === null) throw second;
      throw new StoreError(fault, second);
    }
  }
  const reopenStrict = createReopening(strict, after);
  const reopenRelaxed = createReopening(relaxed, after);
  return {
    strict: (mode, stores, body) => run(strict, reopenStrict, mode, stores, body),
    relaxed: (mode, stores, body) => run(relaxed, reopenRelaxed, mode, stores, body),
  };
}

/**
 * The store on two opened Dexie instances of one database, whose schema holds the synced tables, `SYNC_STORES`
 * and the observer's stores.
 */
export function createDexieStore(options: DexieStoreOptions): DexieStore {
  const after = (options.clock ?? systemClock).after;
  const context: StoreContext = {
    options,
    access: createStoreAccess(options.strict, options.relaxed, after),
    known_tables: new Set(options.tables),
  };
  const { access } = context;

  const newClientId = (replace: boolean): Promise<string> =>
    access.strict('rw', ['meta'], async (tx) => {
      const known = await readMeta(tx, 'client_id');
      if (known !== undefined && !replace) return known;
      const id = options.random.uuid();
      await writeMeta(tx, 'client_id', id);
      return id;
    });

  return {
    uploads: createUploadStore(context),
    strict_write: (stores, body) => access.strict('rw', stores, body),
    commit: async (changes, instead_of, files) =>
      (await commitChanges(context, changes, { instead_of, files })).rows,
    pull_state: () => readPullState(context),
    client_id: () => newClientId(false),
    renew_client_id: () => newClientId(true),
    apply_page: (page) => applyPage(context, page),
    begin_resync: (run) => beginResync(context, run),
    finish_resync: (run) => finishResync(context, run),
    take_batch: (limits) => takeBatch(context, limits),
    apply_push: (reply, at) => applyPush(context, reply, at),
    reject: (mutation_id, code, at) => rejectById(context, mutation_id, code, at),
    counts: () => readCounts(context),
    list_outbox: (limit) => listOutbox(context, limit),
    list_rejected: () => listRejected(context),
    list_journal: (row) => listJournal(context, row),
    forget_journal: (tables) => forgetJournal(context, tables),
    retry_rejected: (mutation_id) => retryRejected(context, mutation_id),
    revise_rejected: async (mutation_ids, changes, instead_of, files) => {
      await commitChanges(context, changes, { instead_of, files, revises: [mutation_ids].flat() });
    },
    move_rejected: (mutation_ids, changes) => moveRejected(context, mutation_ids, changes),
    move_back_rejected: (changes, former) => moveBackRejected(context, changes, former),
    discard_rejected: (mutation_id) => discardRejected(context, mutation_id),
    changes_by_row: () => changesByRow(context),
    next_leader_epoch: () =>
      access.strict('rw', ['meta'], async (tx) => {
        const next = ((await readMeta(tx, 'leader_epoch')) ?? 0) + 1;
        await writeMeta(tx, 'leader_epoch', next);
        return next;
      }),
    async probe() {
      await access.strict('r', ['meta'], async (tx) => tx.table('meta').count());
      await access.relaxed('r', ['meta'], async (tx) => tx.table('meta').count());
    },
    close() {
      options.strict.close();
      options.relaxed.close();
    },
  };
}

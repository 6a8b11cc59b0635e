/** The connections to the device's database: a transaction that is left unanswered is given up, a lost connection reopened. */
import type { Dexie, Transaction } from 'dexie';
import type { Clock } from '../../ports.ts';
import { StoreError, type StoreFault } from '../../store-port.ts';

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

/** One instance with the way to open it again. */
interface Connection {
  readonly db: Dexie;
  readonly reopen: () => Promise<void>;
}

type Work<T> = (tx: Transaction) => Promise<T>;

/** Runs transactions; a lost connection (iOS) is closed, reopened and tried once more. */
export interface StoreAccess {
  /** People's writes: on disk before it resolves (G1). */
  strict<T>(mode: 'r' | 'rw', stores: readonly string[], body: Work<T>): Promise<T>;
  /** What can be had again from the server. */
  relaxed<T>(mode: 'r' | 'rw', stores: readonly string[], body: Work<T>): Promise<T>;
}

/**
 * Wraps both instances. The body may run twice and must do the same both times. Database failures come out as
 * StoreError; anything else (a bug in the body) as it is.
 */
export function createStoreAccess(strict: Dexie, relaxed: Dexie, after: Clock['after']): StoreAccess {
  async function run<T>(
    { db, reopen }: Connection,
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
  const connectionOf = (db: Dexie): Connection => ({ db, reopen: createReopening(db, after) });
  const own = connectionOf(strict);
  const pulled = connectionOf(relaxed);
  return {
    strict: (mode, stores, body) => run(own, mode, stores, body),
    relaxed: (mode, stores, body) => run(pulled, mode, stores, body),
  };
}

import type { Dexie, Transaction } from 'dexie';
import type { Clock } from '../../ports.ts';

/** How long one transaction may stay without an answer; the longest honest one is the sweep after a first sync. */
const PATIENCE_MS = 20_000;
/** A page that slept hears all its timers at once: the answers that came meanwhile get this long to be heard. */
const HEARING_MS = 1_000;

/** A database that does not answer: its process hangs, or a frozen tab sits on the stores. */
export class Unanswered extends Error {
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
    // Too late: the next try of the same work finds out what came of it.
  }
}

/**
 * Runs one transaction. One that stays unanswered is aborted, so that what was given up is never written later, and
 * throws Unanswered.
 */
export async function patientTransaction<T>(
  db: Dexie,
  mode: 'r' | 'rw',
  stores: readonly string[],
  body: (tx: Transaction) => Promise<T>,
  after: Clock['after'],
): Promise<T> {
  let running: Transaction | undefined;
  let is_given_up = false;
  const too_long = Promise.withResolvers<never>();
  const cancel = afterHearing(after, PATIENCE_MS, () => {
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

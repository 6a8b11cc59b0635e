import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Remote } from '../ports.ts';
import type { Mutation } from '../protocol.ts';
import { newestOf } from '../core/newest-acknowledged.ts';
import { MAX_PUSH_BYTES, MAX_PUSH_COUNT, timeoutForBytes } from '../core/batch-size.ts';
import type { StoredAnswer, StoredEntry } from './dexie-store/schema.ts';
import { lockName } from './lock-name.ts';

/**
 * What became of a push without a page. `nothing`: the device has nothing to send. `sent`: the server has answered
 * for everything. `busy`: a tab leads and does it itself. `left`: something could not be sent now.
 */
export type OutboxPush = 'nothing' | 'sent' | 'busy' | 'left';

/** The part of the browser's locks that takes one only if it is free. */
export interface FreeLocks {
  request<T>(
    name: string,
    options: { readonly ifAvailable: true },
    then: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

export interface PushOutboxOptions {
  /** The user whose outbox it is; the lock of the tabs has the same name. */
  readonly user_id: string;
  readonly database_name: string;
  /** IndexedDB's own number; a database of any other is left alone (K7). */
  readonly database_version: number;
  /** A checked token of this user; never refreshed here. */
  readonly token: string;
  readonly schema: number;
  readonly remote: Pick<Remote, 'push'>;
  readonly uuid: () => string;
  readonly locks?: FreeLocks;
}

/** The part of the device's database that sending needs (dexie-store/schema.ts). */
interface OutboxSchema extends DBSchema {
  outbox: { key: number; value: StoredEntry };
  journal: { key: string; value: StoredAnswer; indexes: { at: string } };
  meta: { key: string; value: { key: string; value: unknown } };
}

interface Batch {
  readonly client_id: string;
  readonly epoch: string | null;
  readonly acknowledged: string | null;
  readonly mutations: readonly Mutation[];
  readonly bytes: number;
}

const encoder = new TextEncoder();

/** The database as it is on this device; null when it is not there, or is another build's. */
async function openAsItIs(options: PushOutboxOptions): Promise<IDBPDatabase<OutboxSchema> | null> {
  let made_here = false;
  try {
    const db = await openDB<OutboxSchema>(options.database_name, undefined, {
      upgrade: (_db, _old, _new, transaction) => {
        made_here = true;
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
      // A page wants to upgrade or delete it: never stand in its way.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
    if (db.version === options.database_version) return db;
    db.close();
    return null;
  } catch (error) {
    if (made_here) return null;
    throw error;
  }
}

/** The epoch in what is remembered of the last pull. */
const epochOf = (pull: unknown): string | null =>
  typeof pull === 'object' && pull !== null && 'epoch' in pull && typeof pull.epoch === 'string'
    ? pull.epoch
    : null;

/** The next mutations after a seq, marked attempted on disk before anyone may send them (D10). */
async function takeAfter(
  db: IDBPDatabase<OutboxSchema>,
  seq: number,
  uuid: () => string,
): Promise<Batch | null> {
  const transaction = db.transaction(['outbox', 'journal', 'meta'], 'readwrite', { durability: 'strict' });
  // A failing request rejects by itself; the transaction's own word would come unheard.
  transaction.done.catch(() => undefined);
  const outbox = transaction.objectStore('outbox');
  const meta = transaction.objectStore('meta');
  const journal = transaction.objectStore('journal').index('at');
  const newest = await journal.openCursor(null, 'prev');
  const together = newest === null ? [] : await journal.getAll(newest.value.at);
  const pull = await meta.get('pull');
  const last_attempted = await meta.get('last_attempted_seq');
  let known = await meta.get('client_id');
  const batch: StoredEntry[] = [];
  let bytes = 0;
  let pending = await outbox.openCursor(IDBKeyRange.lowerBound(seq, true));
  while (pending !== null && batch.length < MAX_PUSH_COUNT) {
    const entry_bytes = encoder.encode(JSON.stringify(pending.value.mutation)).length;
    if (batch.length > 0 && bytes + entry_bytes > MAX_PUSH_BYTES) break;
    bytes += entry_bytes;
    batch.push(pending.value);
    pending = await pending.continue();
  }
  if (batch.length > 0 && known === undefined) {
    known = { key: 'client_id', value: uuid() };
    await meta.put(known);
  }
  const last = batch.at(-1);
  if (last !== undefined && last.seq > Number(last_attempted?.value ?? 0))
    await meta.put({ key: 'last_attempted_seq', value: last.seq });
  await transaction.done;
  if (last === undefined || typeof known?.value !== 'string') return null;
  const mutations = batch.map(({ mutation }) => mutation);
  return {
    client_id: known.value,
    epoch: epochOf(pull?.value),
    acknowledged: newestOf(together.flatMap(({ entries }) => entries)),
    mutations,
    bytes,
  };
}

async function sendAll(db: IDBPDatabase<OutboxSchema>, options: PushOutboxOptions): Promise<OutboxPush> {
  const { remote, schema, token, user_id } = options;
  let last_seq = Number.NEGATIVE_INFINITY;
  let sent = 0;
  for (;;) {
    const batch = await takeAfter(db, last_seq, options.uuid);
    if (batch === null) return sent === 0 ? 'nothing' : 'sent';
    const { bytes, ...rest } = batch;
    const { mutations } = batch;
    const answer = await remote.push({ ...rest, schema, token, timeout_ms: timeoutForBytes(bytes) });
    if (!answer.ok || answer.value.user !== user_id) return 'left';
    const { epoch, results } = answer.value;
    const statuses = new Map(results.map((result) => [result.id, result.status]));
    sent += mutations.length;
    // The answer names the first mutations; the others are sent again (PS29).
    const unanswered = mutations.findIndex(({ id }) => !statuses.has(id));
    const answered = unanswered === -1 ? mutations : mutations.slice(0, unanswered);
    const last = answered.at(-1);
    // What follows a rejected insert has to wait with it (PS12). A server that was restored took nothing (RS2):
    // recovery is a page's work.
    const is_plain = answered.every(
      (mutation) =>
        statuses.get(mutation.id) !== 'rejected' && (mutation.epoch === null || mutation.epoch === epoch),
    );
    if (last === undefined || !is_plain) return 'sent';
    last_seq = last.seq;
  }
}

/**
 * Sends the pending mutations of this device while no page is open (Background Sync) and writes nothing: the outbox stays
 * as it is. The next page sends it again under the same ids, the ledger answers what happened then, and the page records it
 * (PS3, decision 008). Only with the tabs' lock, only with the token given. Rejects when the database fails.
 */
export async function pushOutbox(options: PushOutboxOptions): Promise<OutboxPush> {
  const locks: FreeLocks = options.locks ?? navigator.locks;
  return locks.request(lockName(options.user_id), { ifAvailable: true }, async (lock) => {
    if (lock === null) return 'busy';
    const db = await openAsItIs(options);
    if (db === null) return 'left';
    try {
      return await sendAll(db, options);
    } finally {
      db.close();
    }
  });
}

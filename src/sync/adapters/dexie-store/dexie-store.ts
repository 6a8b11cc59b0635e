/** The store port on Dexie: puts together commits, pulls, pushes and rejected work over one database. */
import { systemClock } from '../system.ts';
import { commitChanges, moveBackRejected, moveRejected } from './commit.ts';
import { type StoreContext, readMeta, writeMeta } from './context.ts';
import { listJournal } from './journal.ts';
import { changesByRow, listOutbox, readCounts, takeBatch, applyPush } from './push.ts';
import { applyPage, readPullState, beginResync, finishResync } from './pull.ts';
import { discardRejected, listRejected, rejectById } from './rejected.ts';
import { retryRejected } from './retry-rejected.ts';
import { createStoreAccess } from './connection.ts';
import type { DexieStore, DexieStoreOptions } from './schema.ts';
import { createUploadStore } from './uploads.ts';

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

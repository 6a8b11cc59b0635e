import { type AppDatabase, editClient, openAppDatabase } from '../../../../src/data/index.ts';
import {
  createBrowserTriggers,
  createPostgrestRemote,
  createSyncEngine,
  createWebLockLeader,
  type SyncEngine,
  systemClock,
  systemRandom,
  WIRE_SCHEMA,
} from '../../../../src/sync/index.ts';
import { type ContenderConfig, networkFetch } from './contender.ts';

let db: AppDatabase;
let engine: SyncEngine;

/** The product's own database, commands and engine; only the realtime channel is left out, as it is for the other. */
async function open(config: ContenderConfig): Promise<void> {
  const { url: base_url, publishable_key, token, user_id } = config;
  const opened = await openAppDatabase(user_id);
  if (!opened.ok) throw new Error(opened.error);
  db = opened.value;
  engine = createSyncEngine({
    store: db.store,
    remote: createPostgrestRemote({ base_url, publishable_key, fetch: networkFetch() }),
    session: {
      user_id,
      token: async () => ({ kind: 'token', token }),
      observe_server_time: () => undefined,
    },
    clock: systemClock,
    random: systemRandom,
    leader: createWebLockLeader({ name: user_id, store: db.store }),
    triggers: createBrowserTriggers(),
    schema: WIRE_SCHEMA,
  });
}

const atRest = (): boolean => {
  const { phase, pending, in_flight, first_sync_done } = engine.status();
  return first_sync_done && phase === 'idle' && pending + in_flight === 0;
};

/** Waits until the engine's status says so. */
async function until(is_so: () => boolean): Promise<void> {
  if (is_so()) return;
  await new Promise<void>((resolve) => {
    const stop = engine.subscribe(() => {
      if (!is_so()) return;
      stop();
      resolve();
    });
  });
}

globalThis.contender = {
  open,
  async firstSync() {
    engine.start();
    await until(atRest);
    return db.rows.clients.count();
  },
  async editNotes(id, notes) {
    const row = await db.rows.clients.get(id);
    const done = await editClient(db, {
      id,
      base_rev: row?.rev ?? 0,
      expected: { ...row },
      changes: { notes },
    });
    if (!done.ok) throw new Error(done.error.code);
  },
  async add(id, email) {
    const blank = { phone: null, yacht_name: null, yacht_type: null, yacht_length: null, location: null };
    const rest = { notes: null, status: 'active', next_recommended_service: null };
    const set = { name: 'Nieuw', email, ...blank, ...rest };
    await db.store.commit([{ op: 'put', table: 'clients', row_id: id, set }]);
  },
  async sync() {
    engine.local_write();
    engine.sync_now();
    await until(() => engine.status().pending > 0 || engine.status().phase !== 'idle');
    await until(() => {
      // A person who wants it now; the other retries at a fixed short interval.
      if (engine.status().phase === 'backoff') engine.sync_now();
      return atRest();
    });
  },
  ids: () => db.rows.clients.toCollection().primaryKeys(),
  async keptNotes() {
    const [conflicts, rejected] = await Promise.all([db.rows.conflicts.toArray(), db.store.list_rejected()]);
    const kept = [
      ...conflicts.map(({ lost }) => lost),
      ...rejected.map(({ mutation }) => mutation.set['notes']),
    ];
    return kept.filter((value) => typeof value === 'string');
  },
};
